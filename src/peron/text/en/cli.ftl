### The command line: help, the table in the terminal, what can be typed, and what goes wrong.

## The version

cli-version-compiled = peron { $version } (compiled rules)
cli-version-interpreted = peron { $version } (interpreted rules: slower, the same games)

## Help

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-metavar-options = OPTIONS
help-metavar-command = COMMAND
help-metavar-game = GAME
help-metavar-bot = BOT
help-metavar-file = FILE
help-metavar-folder = FOLDER
help-metavar-board = GAME_OR_FILE
help-metavar-rule = RULE
help-metavar-seed = SEED
help-metavar-name = NAME
help-metavar-hash = HASH
help-metavar-host = ADDRESS
help-metavar-option = NAME[=VALUE]
help-help = Show this help.
help-peron = City-transit board games. Without a command the page opens in your browser, to play alone, at one screen or with friends; the commands play in the terminal, replay games and let bots play.
help-lang = Language; otherwise { $variable }, otherwise that of your system.
help-version = Show the version, and whether the rules run compiled.
help-plain = Plain lines without columns, boxes and colour, for screen readers and logs.
help-json = One JSON object instead of a table.
help-option-board = Play on the board in this file.
help-play = Play a game in the terminal, against bots or, where the game allows it, alone. Type ? during the game for help.
help-play-game = The game (berlin if left out). “peron games” lists them.
help-players = Number of players, you included; 1 to play alone. The last bot named takes every seat that is left.
help-play-bot = A bot to play against, by its level: beginner, steady, strong, expert. Or by its kind: random, greedy, search, search:0.5s, search:2000. Repeat it for more bots.
help-play-seed = Deal by this number or word. The same seed deals the same cards; by chance if left out.
help-seat = Your seat, from 1. Which seat begins is up to the seed.
help-name = Your name in the record.
help-record = Write the game to this file, also when you leave early.
help-replay = Step through a record and show the scores.
help-replay-file = The record.
help-replay-quiet = Only the scores.
help-replay-step = Wait for Enter after every move.
help-verify = Check that a record replays, and that its seed is the one that was promised before the game.
help-verify-hash = The hash of the seed as you were shown it before the game, or its first digits, at least 8.
help-duel = Let bots play many games, each bot in every seat, and compare them.
help-duel-game = The game they play.
help-duel-bots = The bots, as many as play the game, by level: beginner, steady, strong, expert. Or by kind: random, greedy, search, search:0.5s, search:2000.
help-duel-games = How many games (100 if left out).
help-duel-jobs = How many games to play at once (all processors if left out).
help-duel-seed = The same seed plays the same games (0 if left out).
help-duel-records = Write a record of every game to this folder.
help-solo = Let a bot play many games alone and see how many points it makes.
help-solo-game = The game it plays: one that can be played alone.
help-solo-bot = The bot, by level or by kind, as in a duel.
help-option = An option of the game: NAME switches it on, NAME=VALUE chooses. Can be given more than once.
help-serve = Start the server, for games alone, at one screen or with friends.
help-serve-host = The address to listen at (127.0.0.1 if left out: this machine only; 0.0.0.0 for the whole network).
help-serve-port = The port to listen at (8321 if left out, 0 for any that is free).
help-serve-data-dir = Where games are kept (a folder of your own if left out).
help-serve-no-browser = Do not open the browser.
help-serve-no-limits = Let everybody ask for as much as they like: for measurements and closed networks.
help-serve-log-level = What to write to the log (info; warning at a terminal).
help-games = List the games.
help-rules = Show the rules of a game, or one rule.
help-rules-game = The game.
help-rules-id = The rule, such as T13.
help-board = Check or draw boards.
help-board-check = List everything that is wrong with a board file.
help-board-show = Draw a board as an SVG picture.
help-board-file = The board file.
help-board-what = A game, or a board file.
help-board-out = Where to write the picture; - for standard output.
help-board-theme = Colours for day or night (light if left out).
help-bench = Measure how fast the rules and bots run here.
help-bench-quick = Shorter and less exact.
help-bench-server = Measure how many tables a server holds here: full speed, and one move a second at each table.
help-bench-game = The game to play (berlin if left out).
help-bench-tables = How many tables to begin with (200 if left out, 20 with --quick).
help-bench-seconds = How many seconds each measurement takes (10 if left out, 3 with --quick).

## What goes wrong

cli-see-help = “{ $command }” shows how to use it.
cli-unknown-command = There is no command “{ $name }”. Did you mean “{ $nearest }”? The commands are: { $known }.
cli-unknown-option = There is no option { $name }. Did you mean { $nearest }?
cli-unknown-language = Peron does not speak “{ $name }”. Did you mean “{ $nearest }”? The languages are: { $known }.
cli-unknown-log-level = There is no log level “{ $name }”. Did you mean “{ $nearest }”? There are: { $known }.
cli-unknown-theme = There is no theme “{ $name }”. Did you mean “{ $nearest }”? The themes are: { $known }.
cli-unknown-rule = There is no rule “{ $name }”. Did you mean “{ $nearest }”? The rules are: { $known }.
cli-missing = { $name } is missing.
cli-option-value = { $name } needs a value after it.
cli-bad-value = { $name } cannot be “{ $value }”.
cli-extra = “{ $value }” is one word too many.
cli-file-unread =
    { $reason ->
        [missing] There is no file “{ $file }”.
        [folder] “{ $file }” is a folder.
        [denied] The file “{ $file }” may not be read. Check its permissions.
        [not-text] “{ $file }” is not UTF-8 text.
       *[other] The file “{ $file }” cannot be read.
    }
cli-file-unwritten =
    { $reason ->
        [missing] “{ $file }” cannot be written: its folder does not exist.
        [folder] “{ $file }” cannot be written: it is a folder.
        [denied] The file “{ $file }” may not be written. Check the permissions of its folder.
       *[other] The file “{ $file }” cannot be written. Perhaps there is no room left.
    }
cli-file-foreign = “{ $file }” exists and is not a record of a game. It is left alone; choose another name.
cli-board-other-game = The board in “{ $file }” is for the game “{ $board }”, not for “{ $game }”.
cli-board-problems =
    { $count ->
        [one] { $count } problem.
       *[other] { $count } problems.
    }
cli-board-good =
    { $file }: no problems. { $name }: { $places ->
        [one] { $places } place
       *[other] { $places } places
    }, { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }.
cli-board-drawn = Drawn: { $file }
cli-games-id = id
cli-games-name = game
cli-games-players = players
cli-games-play = start it with

## The table

table-heading-first-tickets = Your first tickets
table-heading-turn = Your turn
table-heading-last-turn = Your last turn
table-heading-second-card = Your second card
table-heading-tickets = Your new tickets
table-heading-placing = Place tourism tokens
table-heading-token = Choose a tourism token
table-heading-over = The game is over
table-you = You
table-tokens = Tourism tokens
table-tokens-beside = Still to be placed
table-face-up = Face up
table-gap = empty
table-stacks = Stacks
table-decks = deck { $deck }, discards { $discards }, tickets { $tickets }
table-hand = Your hand ({ $count })
table-tickets = Your tickets
table-offer = On offer
table-ticket-done = { $ticket }, completed
table-ticket-open =
    { $ticket }, to go: { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
table-ticket-lost = { $ticket }, can no longer be completed
table-total = Score now
table-nothing = nothing
table-routes = { $player }: routes
table-tokens-of = { $player }: tokens
table-known = { $player }: known cards
table-free = free
table-column-points = points
table-column-cards = cards
table-column-tickets = tickets
table-column-tram = trams
table-column-subway = subway cars
table-column-cable-car = cable cars
table-column-tokens = tokens
table-board-hint = “? claim r12” says why a route cannot be claimed. Letters name the owner: { $seats }.
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-routes-tram = Tram routes
table-routes-subway = Subway routes
table-routes-ferry = Ferry routes
table-routes-cable-car = Cable car routes

## The moves

menu-moves = Moves
menu-draw = Draw a card
menu-deck = deck
menu-keep = Tickets
menu-tickets = Tickets
menu-place-token = Tokens
menu-take-token = Tokens
menu-pass = Or
menu-claim-tram = Claim a tram route
menu-claim-subway = Claim a subway route
menu-claim-ferry = Claim a ferry route
menu-claim-cable-car = Claim a cable car route
menu-ways =
    { $count ->
        [one] { $count } way to pay
       *[other] { $count } ways to pay
    }
menu-claim-ways =
    { $points ->
        [one] Claim { $route } ({ $cards } cards) for { $points } point: { $ways }
       *[other] Claim { $route } ({ $cards } cards) for { $points } points: { $ways }
    }
menu-pay = { $route }: how do you pay?
menu-token = token
menu-claim-token = Tourism token: { $tokens }
menu-place-somewhere =
    { $count ->
        [one] Put { $tokens } on the only place without tokens
       *[other] Put { $tokens } on one of { $count } places without tokens
    }
menu-place = { $tokens }: on which place?

## The score

score-heading = Final score
score-heading-open = Score so far
score-total = Total
score-wins =
    { $margin ->
        [one] { $you ->
            [yes] You win by { $margin } point.
           *[no] { $player } wins by { $margin } point.
        }
       *[other] { $you ->
            [yes] You win by { $margin } points.
           *[no] { $player } wins by { $margin } points.
        }
    }
score-wins-tie =
    { $you ->
        [yes] You win the tie with more completed tickets (T20).
       *[no] { $player } wins the tie with more completed tickets (T20).
    }
score-wins-tie-line =
    { $you ->
        [yes] You win the tie with the better single line (N19).
       *[no] { $player } wins the tie with the better single line (N19).
    }
score-shared = { $players } share the victory ({ $rule }).
score-solo =
    { $points ->
        [one] Your score is { $points } point.
       *[other] Your score is { $points } points.
    }

## A game

play-person = Player
play-welcome = You play against { $others }. Type the number of a move, or ? for help.
play-welcome-alone = You play alone. Type the number of a move, or ? for help.
play-seat = There is no seat { $seat }: { $players } people play.
play-too-many-bots =
    { $bots ->
        [one] One bot and you are too many for { $players } players. Raise --players or name fewer bots.
       *[other] { $bots } bots and you are too many for { $players } players. Raise --players or name fewer bots.
    }
play-prompt =
    { $last ->
        [1] Your move (1, ?):{" "}
       *[other] Your move (1–{ $last }, ?):{" "}
    }
play-pay-prompt = Pay with (1–{ $last }, Enter goes back):{" "}
play-place-prompt = On which place (1–{ $last }, Enter goes back):{" "}
play-place = There is no such place: the list goes from 1 to { $last }.
play-number = { $number } is not in the list: it goes from 1 to { $last }.
play-way = There is no such way to pay: the list goes from 1 to { $last }.
play-way-prompt = Which way (1–{ $last }, Enter goes back):{" "}
play-no-way = There is no such way: the list goes from 1 to { $last }.
play-unknown = “{ $text }” is neither a move nor a command. Did you mean “{ $nearest }”? Type ? for help.
play-rule-hint = “rule { $rule }” shows the rule.
play-rule-unknown = There is no rule “{ $id }”. “peron rules { $game }” lists them all.
play-payment = (Paying with { $cards }.)
play-legal = That move is legal.
play-example = claim { $route }
play-why-what = Type a move after it: ? { $example }
play-hint = Hint: { $typed }. { $move }.
play-save-where = Type a file name after it: save game.txt
play-saved = Game saved: { $file }
play-seed = Seed { $seed }: “--seed { $seed }” deals the same game again.
play-left =
    { $moves ->
        [one] You leave the game after { $moves } move.
       *[other] You leave the game after { $moves } moves.
    }
play-left-points = Points for routes so far: { $points }
play-left-points-now = Points so far: { $points }

play-help-title = How to play
play-help-aim = You score points for routes you claim and for tickets whose two places your own routes join. An open ticket costs its value at the end.
play-help-turn = On your turn you do one of three things: draw two cards (a face-up { $wild } is the only one), claim a route with cards of its colour, or draw tickets. A { $wild } stands for any colour; a gray route takes any one colour.
play-help-ferries = On a ferry route each ferry symbol takes one ferry card; the other spaces take cards of one colour, as usual.
play-help-tokens = A route that ends where tourism tokens lie brings you one whose symbol you do not have yet. Different symbols score at the end: the more, the better.
play-help-end =
    { $left ->
        [one] When somebody has { $left } piece left or none, everybody has one more turn.
       *[other] When somebody has { $left } pieces left or fewer, everybody has one more turn.
    }
play-help-number = The move with this number.
    .typed = 8
play-help-ways = The same, and at once the second of several ways to do it.
    .typed = 8 2
play-help-moves = A move in words: draw red · draw deck · tickets · keep both · claim { $route } · pass
    .typed = draw red
play-help-token = Tourism tokens in words: place bell union_square · take bridge
    .typed = take bridge
play-help-why = Why a move is not legal, with the rule; what it does if it is: “? { $example }”.
    .typed = ? MOVE
play-help-rule = A rule of the game.
    .typed = rule { $rule }
play-help-board = All routes with price, points and owner.
    .typed = board
play-help-table = The table and your moves again. Enter alone does the same.
    .typed = table
play-help-log = All that has happened.
    .typed = log
play-help-hint = What a strong bot would do in your place.
    .typed = hint
play-help-undo = Take your last move back, and with it what the bots did since.
    .typed = undo
play-help-save = Write the game so far to a file.
    .typed = save FILE
play-help-quit = Leave the game.
    .typed = quit

## Words that can be typed besides those of the notation, with spaces between them

typed-command-help = h
typed-command-why = whynot
typed-command-rule = rules
typed-command-board = map routes
typed-command-table = state show
typed-command-log = history
typed-command-hint = advice
typed-command-undo = back
typed-command-save = write
typed-command-quit = exit q leave
typed-idle = a an the from with and card cards ticket for token tokens on at
typed-draw = take
typed-deck = pile
typed-tickets = newtickets
typed-keep = choose
typed-first = 1st
typed-second = 2nd
typed-both = all
typed-pass = skip
typed-claim = build
typed-take = get
typed-place = put lay
typed-bridge = bridges
typed-lighthouse = lighthouses
typed-bell = bells
typed-note = notes
typed-house = houses
typed-lantern = lanterns
typed-tree = trees
typed-blue = blues
typed-green = greens
typed-black = blacks
typed-purple = purples violet
typed-red = reds
typed-orange = oranges
typed-wild = wilds bike bikes ferry ferries

## Replays

replay-players = Players
replay-seed = Seed
replay-step = Enter for the next move, “all” for the rest:{" "}
replay-go-on = all a
replay-conceded =
    { $moves ->
        [one] Conceded by { $players } after { $moves } move.
       *[other] Conceded by { $players } after { $moves } moves.
    }
replay-open =
    { $moves ->
        [one] The game was left after { $moves } move.
       *[other] The game was left after { $moves } moves.
    }

## What is checked of a record

verify-label-moves = Moves
verify-label-end = Score
verify-label-promise = Promise
verify-label-noted = Your hash
verify-label-deal = Deal
verify-good = right
verify-bad = wrong
verify-none = not checked
verify-moves-good = Every move is legal.
verify-moves-bad = Line { $line } cannot be replayed.
verify-end-good = The scores come out: { $scores }.
verify-end-bad = Line { $line } does not fit the moves.
verify-end-open = The game goes on: there are no scores to compare.
verify-end-conceded = Conceded by { $players }: there are no scores to compare.
verify-end-unreached = The end of the record is not reached.
verify-promise-good = The seed has the hash that the record promised.
verify-promise-bad = The record promised another hash: { $hash }
verify-promise-none = The record has no hash, so it holds no promise to check.
verify-noted-good = It fits the seed.
verify-noted-bad = It does not fit the seed: { $hash }
verify-deal-bad = The record fixes the deal itself ({ $stacks }), so it was not the seed that decided it.
verify-broken = The promise was not kept.
verify-hash = “{ $hash }” is not the beginning of a hash: that is 8 to 64 digits, 0–9 and a–f.

## Duels and measurements

duel-counts = A duel needs at least one game and one job, not { $games } and { $jobs }.
duel-progress = Games
duel-column-bot = bot
duel-column-games = games
duel-column-wins = wins
duel-column-win-rate = win rate
duel-column-ci95 = 95% interval
duel-column-mean = mean score, 95%
duel-interrupted = Interrupted. This is what was played so far.
duel-summary =
    { $games ->
        [one] { $games } game in { $seconds } s. A shared victory counts as its share.
       *[other] { $games } games in { $seconds } s. A shared victory counts as its share.
    }
solo-counts = Games alone need at least one game and one job, not { $games } and { $jobs }.
solo-bot = Bot
solo-games = Games
solo-mean = Mean score, 95%
solo-before-modules = The same before { $points } points are taken off for modules
solo-range = Lowest and highest
solo-time = Processor time per game
solo-column-points = points
solo-column-games = games
solo-column-share = share
solo-band-lowest = up to { $most }
solo-band-highest = over { $most }
bench-column-name = measured
bench-column-value = value
bench-column-unit = unit
bench-column-target = target
bench-compiled = Compiled rules.
bench-not-compiled = Interpreted rules: the targets are for compiled ones.
bench-progress = Round { $round }
bench-playouts = random games
bench-san-francisco = random games, San Francisco
bench-san-francisco-ratio = San Francisco : Berlin, random games
bench-python = moves and apply, called from Python
bench-clone = clone()
bench-sample = sample()
bench-search = search with full playouts
bench-greedy = games of two greedy bots
bench-interpreted = random games, interpreted
bench-interpreted-ratio = compiled : interpreted, random games
bench-interpreted-search-ratio = compiled : interpreted, search
bench-chess = python-chess, random games
bench-chess-ratio = Peron : python-chess
bench-london-playouts = London, random solo games
bench-london-python = London, moves and apply, called from Python
bench-london-clone = London, clone()
bench-london-sample = London, sample()
bench-london-search = London, search
bench-metro-playouts = Metro, random games
bench-metro-python = Metro, moves and apply, called from Python
bench-metro-clone = Metro, clone()
bench-metro-sample = Metro, sample()
bench-unit-moves = moves/s
bench-unit-iterations = iterations/s
bench-unit-estimates = estimates/s
bench-unit-games = games/s
bench-server-set-up =
    { $tables ->
        [one] Setting up { $tables } table
       *[other] Setting up { $tables } tables
    }
bench-server-steady =
    { $tables ->
        [one] { $tables } table, one move a second
       *[other] { $tables } tables, one move a second each
    }
bench-server-full =
    { $tables ->
        [one] { $tables } table at full speed
       *[other] { $tables } tables at full speed
    }
bench-server-not-started = The server to be measured did not start.
bench-server-refused = The server refused what it should have done: { $message }
bench-load-play = play
bench-load-tables = tables
bench-load-moves = moves/s
bench-load-p50 = half within
bench-load-p99 = 99% within
bench-load-server = server
bench-load-load = load
bench-load-steady = one move a second each
bench-load-full = full speed
bench-load-times = Times are from sending a move until another player has it. Shares are of one processor: the server's, and that of the program that plays everybody.
bench-load-memory = Each table with its four connections takes { $kilobytes } kB of the server's memory.
bench-load-breaks = It breaks at { $tables } tables: more than 1 in 100 moves took longer than 100 ms, or moves came too late.
bench-load-busy = The program that plays everybody was at its limit too: the server might have held more.

## The page of rules

rules-page-title = The rules of { $game }
rules-page-intro = Every rule has an id, which Peron cites when it refuses a move. Where the printed rules are silent, Peron decides: such rules are marked as rulings. The sentences are Peron's own.

## Learning a bot's weights anew

help-learn = Learn the weights of a bot anew, by letting it play alone, and write them to a file.
help-learn-game = The game; only London's bots learn.
help-learn-out = Where to write the weights.
help-learn-minutes = Minutes of processor time to learn for (10 if left out).
help-learn-games = Learn from so many games instead: with the same seed they make the same weights.
help-learn-seed = The seed of all chance in it (1 if left out).
help-learn-measured = How many games to play whenever the mean score is measured (400 if left out).
learn-game = Nothing is learned for { $game }: its bots have no weights. London's do.
learn-length = Say either how many minutes to learn for or from how many games.
learn-progress = Learning
learn-measured =
    { $games ->
        [one] { $games } game: mean score { $base }, with both modules { $both }
       *[other] { $games } games: mean score { $base }, with both modules { $both }
    }
learn-interrupted = Interrupted. What was learned so far is in the file.
learn-time = Processor time
learn-base = Mean score
learn-both = With both modules
learn-file = Weights
