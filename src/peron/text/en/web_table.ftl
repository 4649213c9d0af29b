### The page at a table: signs, buttons and panels of every game.

## The sign: where one is, and what is to be done now

web-table-where = Table { $name } · { COUNT($count, "players") }
web-begins = { YOU($seat) ->
        [yes] You go first
       *[no] { PLAYER($seat) } goes first
    }
web-now-playing = Now playing: { $name }
web-looking = You are watching
web-now-past = Move { $move } of { $count }
web-past-line = You are looking back
web-now-away = A bot plays for you
web-away-line = Come back whenever you like
web-now-conceded = You have conceded
web-conceded-line = You may watch how the game goes on
web-now-question = A question to everybody
web-title-turn = { $title } · { $name }

## Tools

web-tool-undo = Undo
web-tool-undo-ask = Ask to undo
web-tool-hint = Hint

## Players

web-players = Departures
web-score = Score
web-to-move = to move
web-parts = Parts of the table
web-tab-players = Players
web-tab-text = Text
web-you = you
web-player-away = a bot plays for now
web-player-lost = not connected
web-player-conceded = conceded

web-last-moves = Last moves
web-rule = Rule { $rule }
web-show-me = Show me

## What the others have just done, on a phone

web-news = News
web-number-of = { $at } of { $count }
web-show = Show

## The log

web-log = Log
web-log-moves = Moves, the latest first
web-log-move = Move { $move }
web-log-empty = Nothing has happened yet.
web-move = Move
web-scrub-first = To the beginning
web-scrub-last = Back to now

## To take a move back

web-undo-asks =
    { $count ->
        [one] { $name } asks to take the last move back.
       *[other] { $name } asks to take the last { $count } moves back.
    }
web-undo-asked = { $name } asks to take a move back. Waiting for { $names }.
web-undo-own = You ask to take your move back. Waiting for { $names }.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-withdraw = Withdraw

## Somebody is not there

web-bar-away = A bot plays for you for now.
web-come-back = Come back
web-bar-absent = { $name } is not connected. The game waits.
web-stand-in = Let a bot play

## The way to the server

web-offline = Offline since { $time }. Your move is kept and will be sent.
web-offline-still = Offline since { $time }. You see the table as it was.
web-next-try =
    { $count ->
        [0] Trying now
        [one] Next try in { $count } second
       *[other] Next try in { $count } seconds
    }
web-retry = Try now
web-not-now = Not now
web-table-loading = Setting the table…
web-table-gone = This table cannot be opened
web-table-unreachable = The table cannot be reached
web-table-unreachable-line = Nothing is lost. We keep trying by ourselves.
web-table-unshown = This game has no table in the browser yet
web-table-unshown-line = It can be played through the server’s protocol.
web-table-home = To the games

## The menu

web-menu-language = Language
web-menu-theme = Theme
web-menu-light = Light
web-menu-sound = Sound
web-menu-sound-quiet = Quiet
web-menu-sound-full = Full
web-menu-sound-off = Off
web-menu-pace-instant = at once
web-menu-pace-quick = quick
web-menu-pace-calm = calm
web-menu-pace-slow = slow
web-menu-rules = Rules of the game
web-text-view = Text view
web-tv = Television view
web-menu-leave = Leave, a bot plays for you
web-menu-return = Come back to the table
web-menu-concede = Concede…
web-menu-stand-in = Let a bot play for { $name }
web-menu-record = Save the record
web-all-games = All games
web-concede-title = Concede this game?
web-concede-line = You take the last place. If others play on, a bot takes over your seat.
web-concede-yes = Concede
web-play-on = Play on

## The curtain, where several people share a screen

web-curtain-now = Now playing
web-curtain-pass = Pass the screen on. Hands stay covered until somebody presses the button.
web-ready = That’s me, show my hand
web-curtain-last = Last turn
web-curtain-hide-line = Look at what you drew. Nobody else has seen it.
web-curtain-hide = Hide my hand
web-curtain-undo = Undo that move
web-curtain-undo-of = Undo the move: { $name }
web-curtain-undo-ask = Ask to undo that move
web-curtain-covered = Covered until the next person at this screen is to move.

## Keys

web-keys = Keys
web-keys-line = They do nothing while you write in a field.
web-key-undo = Take your move back
web-key-hint = Ask for a hint
web-key-coach = To the coach
web-key-text = Text view and back
web-key-log = To the log
web-key-help = These keys
web-key-close = Close, let go of what is chosen
web-key-tab = From part to part of the table
web-key-arrows = Within a part
web-route-zoom-in = Zoom in
web-route-zoom-out = Zoom out
web-route-map-all = Show the whole map
web-key-zoom = On the map: nearer, farther, all of it

## A hint

web-hint = Hint: { $move }.
web-hint-thinking = Thinking…
web-hint-meanwhile = You can play on without waiting.
web-hint-failed = No hint came.
web-hint-follow = Do it
web-hint-stop = Stop

## The coach of a first ride

web-coach = First ride
web-coach-step = step { $step } of { $of }
web-coach-skip = Skip step
web-coach-on = Go on
web-coach-leave = Leave the ride

## The daily ride

web-daily-counted = counts
web-daily-practice = practice
