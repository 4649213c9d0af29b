### What happens around a table, and why something is not possible there now.

## What happens

event-start = The game starts.
event-over = { prompt-over }.
event-pass =
    { YOU($seat) ->
        [yes] You pass.
       *[no] { PLAYER($seat) } passes.
    }
move-pass = Pass
event-close =
    { $reason ->
        [rules] The rules have changed since this game began, and it cannot go on by them. It ends here, unfinished.
       *[operator] Those who run this server have closed the table. The game ends here, unfinished. { $text }
    }
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

## Who has won, and by what

verdict-points =
    { YOU($seat) ->
        [yes] You win by { COUNT($points, "points") }.
       *[no] { PLAYER($seat) } wins by { COUNT($points, "points") }.
    }
    .by = by { COUNT($points, "points") }
verdict-conceded =
    { YOU($seat) ->
        [yes] You win: the others conceded.
       *[no] { PLAYER($seat) } wins: the others conceded.
    }
    .by = the others conceded
verdict-shared = { PLAYER($seats) } share the victory: level on points ({ $rule }).
    .by = level on points
verdict-alone = Your score is { COUNT($points, "points") }.
    .by = { COUNT($points, "points") }
verdict-practice = { SAY($verdict) } Practice: something was taken back after the next card had been seen.
    .by = practice
score-total = Total

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
table-newer = A newer Peron has written into the log of this table ({ $kind }), which this one does not understand. Nothing is lost.
table-other-rules = This table was set up with other rules or another board ({ $board }, rules { $rules }) than this Peron knows. It cannot be played on here.
table-closed =
    { $reason ->
        [rules] The rules have changed since this game was played. It is shown as far as it goes by today’s rules.
       *[operator] Those who run this server have closed the table. { $text }
    }
table-damaged = The log of this table is damaged, so it cannot be opened any more. All other tables go on.
table-too-many = You have set up { $most } tables today at which seats are still open. Fill those first.
table-listed-too-many = Enough tables from here are in the list for now. Set this one up without it, and invite people.
table-moved = This table goes on elsewhere. Connect again.
table-seat = There is no seat { $seat }: the table has { $seats } seats, counted from 0.
table-seat-taken = Somebody sits there already.
table-seat-open = Nobody sits there.
table-not-yours = This is not your seat.
table-not-host = Only the person who set up the table can do this.
table-watching = You are watching. To play, take a seat first.
table-started = The game has started: who sits where is settled.
table-not-started = The game has not started: seats are still open.
table-over = { why-game-over }
table-not-over = The game is not over. The record tells the seed, so it can be had only at the end.
table-next = The next game has been set up already, at another table.
table-seated = You have a seat at this table already.
table-sent-away = Whoever set the table up has freed your seat. Ask them for an invitation.
table-stale = The table has changed since you decided (you saw version { $version }, now it is { $now }). Look again.
table-version = There is no version { $version }: the last one is { $now }.
table-away = A bot plays in this seat now. Come back first.
table-not-away = You have not left.
table-present = This person is here; a bot stands in only for somebody who is not connected.
table-back-soon = This person has only just gone. A bot can stand in in { COUNT($seconds, "seconds-acc") }.
table-too-often = This has been done { COUNT($most, "times") } at this table, and that is as often as it can be.
table-conceded = You have conceded.
table-no-bot = No bot is to move here.
table-asking = There is already a request to take a move back. Answer that one first.
table-not-asked = Nobody asks you to take anything back.
table-nothing-to-undo = You have made no move that could be taken back.
table-step-over = This step of the ride is over.
table-no-ride = There is no first ride at this table, or it is over.
table-curtain = Another hand is open on this screen. First let the curtain fall and say that you are ready.
table-name = A name has at least one letter and at most { $most }.
table-pace = The pace is between 0 and { $most } seconds, not { $seconds }.
table-hint-people = Hints are for games without other people.
table-hint-later = It is not your turn to decide. A hint comes with your turn.
table-hint-coming = A hint is on its way.
table-hint-queue = Too many questions are waiting for the bots. Ask for a hint again in a moment.
table-ride-undo = This ride counts: only a move that has shown you nothing new can be taken back.
table-ride-alone = The daily ride is yours to play: in the one that counts nobody plays or thinks for you, and nobody takes the seat over.
table-no-hint = No hint came of it. Ask again.

## First rides at every table

lesson-other = That is allowed too. The ride goes on from here; Undo takes the move back.
lesson-wait =
    .what = The others play
    .why = See what they do. Then it is your turn again.
lesson-free =
    .what = Play as you like
    .why = The next step comes when it is time for it. The bulb at the top gives a hint.
lesson-end =
    .what = The ride is over, the game goes on
    .why = You know what decides the game. The bulb at the top gives a hint whenever you want one.
