### What happens around a table, and why something is not possible there now.

## What happens

event-start = The game starts.
event-over = The game is over.
event-sit =
    { YOU($seat) ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
event-bot = { $name }, a bot, sits down.
event-open = { $name } gets up: the seat is open.
event-hand-over = { $name } takes over a seat.
event-undo-asked =
    { YOU($seat) ->
        [yes] You ask to take your move back.
       *[no] { $name } asks to take a move back.
    }
event-undo-agreed =
    { YOU($seat) ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
event-undo-refused =
    { YOU($seat) ->
        [yes] You say no: nothing is taken back.
       *[no] { $name } says no: nothing is taken back.
    }
event-undo =
    { YOU($seat) ->
        [yes] You take your move back
       *[no] { PLAYER($seat) } takes a move back
    }{ $count ->
        [one] .
       *[other] , and with it { COUNT($count, "moves") } in all.
    }
event-concede =
    { YOU($seat) ->
        [yes] You concede.
       *[no] { $name } concedes.
    }
event-leave =
    { YOU($seat) ->
        [yes] You leave; a bot plays for you for now.
       *[no] { $name } leaves; a bot plays in that seat for now.
    }
event-stand-in =
    { YOU($seat) ->
        [yes] A bot plays for you for now.
       *[no] A bot plays for { $name } for now.
    }
event-return =
    { YOU($seat) ->
        [yes] You are back.
       *[no] { $name } is back.
    }

## What is to be done

prompt-over = The game is over
    .short = { prompt-over }

## Why not

why-no-such-seat = There is no seat { $seat }; { $seats } people play.
why-no-such-move = There is no move { $move }: moves are numbered from 0 and below { $moves }.
why-game-over = The game is over.
why-not-your-turn = Now playing: { PLAYER($seat) }.
why-already-decided = You have chosen already. The others are still deciding.
notation-no-such-move = There is no move { $move }.
notation-unknown = “{ $text }” is not a move. Did you mean “{ $nearest }”?
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
