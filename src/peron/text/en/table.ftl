### What happens around a table, and why something is not possible there now.
### $you is yes when the sentence is said to the person it is about.

## What happens

event-start = The game starts.
event-sit =
    { $you ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
event-bot = { $name }, a bot, sits down.
event-open = { $name } gets up: the seat is open.
event-hand-over = { $name } takes over a seat.
event-undo-asked =
    { $you ->
        [yes] You ask to take your move back.
       *[no] { $name } asks to take a move back.
    }
event-undo-agreed =
    { $you ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
event-undo-refused =
    { $you ->
        [yes] You say no: nothing is taken back.
       *[no] { $name } says no: nothing is taken back.
    }
event-undo =
    { $count ->
        [one] { $you ->
            [yes] You take your move back.
           *[no] { $seat } takes a move back.
        }
       *[other] { $you ->
            [yes] You take your move back, and with it { $count } moves in all.
           *[no] { $seat } takes a move back, and with it { $count } moves in all.
        }
    }
event-concede =
    { $you ->
        [yes] You concede.
       *[no] { $name } concedes.
    }
event-leave =
    { $you ->
        [yes] You leave; a bot plays for you for now.
       *[no] { $name } leaves; a bot plays in that seat for now.
    }
event-stand-in =
    { $you ->
        [yes] A bot plays for you for now.
       *[no] A bot plays for { $name } for now.
    }
event-return =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }

## Why not

table-unknown = There is no such table.
table-other-rules = This table was set up with other rules or another board ({ $board }, rules { $rules }) than this Peron knows. It cannot be played on here.
table-moved = This table goes on elsewhere. Connect again.
table-seat = There is no seat { $seat }: the table has { $seats } seats, counted from 0.
table-seat-taken = Somebody sits there already.
table-seat-open = Nobody sits there.
table-not-yours = This is not your seat.
table-not-host = Only the person who set up the table can do this.
table-watching = You are watching. To play, take a seat first.
table-started = The game has started: who sits where is settled.
table-not-started = The game has not started: seats are still open.
table-over = The game is over.
table-not-over = The game is not over. The record tells the seed, so it can be had only at the end.
table-stale = The table has changed since you decided (you saw version { $version }, now it is { $now }). Look again.
table-version = There is no version { $version }: the last one is { $now }.
table-away = A bot plays in this seat now. Come back first.
table-not-away = You have not left.
table-present = This person is here; a bot stands in only for somebody who is not connected.
table-conceded = You have conceded.
table-no-bot = No bot is to move here.
table-asking = There is already a request to take a move back. Answer that one first.
table-not-asked = Nobody asks you to take anything back.
table-nothing-to-undo = You have made no move that could be taken back.
table-curtain = Another hand is open on this screen. First let the curtain fall and say that you are ready.
table-name = A name has at least one letter and at most { $most }.
table-pace = The pace is between 0 and { $most } seconds, not { $seconds }.
table-hint-people = Hints are for games without other people.
table-hint-later = It is not your turn to decide. A hint comes with your turn.
table-hint-coming = A hint is on its way.
table-no-hint = No hint came of it. Ask again.
