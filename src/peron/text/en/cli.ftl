### The command line: help, and what goes wrong.

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
help-metavar-hostname = NAME
help-metavar-url = URL
help-metavar-build = WHEEL_OR_COMMIT
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
help-seat = Your seat, from 1. Which seat begins is up to the seed, or to --option first.
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
help-serve-titles = A folder of board files: each of them is a title that can be played.
help-serve-allow-host = A name by which the server may be asked for, once for each (if left out: localhost on this machine, any name on a network).
help-serve-trust-proxy = The address or network of a proxy that may say who visitors are and whether they came by https, once for each (nobody if left out).
help-serve-no-browser = Do not open the browser.
help-serve-no-limits = Let everybody ask for as much as they like: for measurements and closed networks.
help-serve-log-level = What to write to the log (info; warning at a terminal).
help-serve-database = A PostgreSQL database for the games, as postgresql://user:password@host/name (SQLite in the folder if left out).
help-serve-keep-days = Delete tables that nobody has touched for so many days, and guests who have not come back (never if left out).
help-serve-access-log = A file for a line about every request and every socket, without cookies and tokens; - is the standard output (none if left out).
help-serve-metrics-token = What those must send who read the figures at /metrics (as { $variable } too, where nobody sees it in a list of processes). Without it only this machine may read them, and with --trust-proxy nobody.
help-serve-workers = How many processes serve (one if left out); more than one need --database.
help-serve-thinkers = How many processes think for the bots (one less than there are processors if left out; 0: leave it to “peron think”).
help-serve-bus = Where processes tell each other what has happened, as nats://host:4222 (through the database if left out).
help-think = Think for the bots of servers that share a database, here or on another machine.
help-think-database = The PostgreSQL database of the servers, as postgresql://user:password@host/name.
help-think-thinkers = How many questions to think about at the same time (one less than there are processors if left out).
cli-needs-database = { $option } needs a database that several processes can use: say --database postgresql://user:password@host/name
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
help-bench-against = Measure another build beside this one, each in its turn: a wheel, or a commit of this checkout.
help-bench-database = The database of the server that is measured; the other build has a folder of its own.
help-bench-workers = How many processes the measured server has.
help-bench-bus = How the processes of the measured server tell each other what has changed.

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
cli-bad-host-name = --allow-host cannot be “{ $name }”. Give a name alone, without https:// and what follows the name: --allow-host { $right }
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
cli-board-problems = { COUNT($count, "problems") }.
cli-board-good = { $file }: no problems. { $name }: { SAY($what) }.
cli-board-drawn = Drawn: { $file }
cli-titles-folder = There is no folder “{ $folder }” to take titles from.
cli-title-left-out = “{ $file }” is left out.
cli-games-id = id
cli-games-name = game
cli-games-players = players
cli-games-play = start it with

## Replays

replay-players = Players
replay-seed = Seed
replay-step = Enter for the next move, “all” for the rest:{" "}
replay-go-on = all a
replay-conceded = Conceded by { $players } after { COUNT($moves, "moves-loc") }.
replay-open = The game was left after { COUNT($moves, "moves-loc") }.

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
verify-end-given-up = Conceded by { $players }: whoever gives up comes last.
verify-end-missing = The last line is missing: the record is cut off.
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
duel-summary = { COUNT($games, "games") } in { $seconds } s. A shared victory counts as its share.
solo-counts = Games alone need at least one game and one job, not { $games } and { $jobs }.
solo-bot = Bot
solo-games = Games
solo-mean = Mean score, 95%
solo-from-none = The same from 0 points: games began with { $points }
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
bench-server-set-up = Setting up { COUNT($tables, "tables") }
bench-server-steady =
    { $tables ->
        [one] { $tables } table, one move a second
       *[other] { $tables } tables, one move a second each
    }
bench-server-full = { COUNT($tables, "tables") } at full speed
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
bench-server-build = Building { $build }
bench-server-no-build = { $build } could not be built: { $message }
bench-against-build = And { $build }:
bench-against-name = side by side
bench-against-here = here
bench-against-there = there
bench-against-ratio = ratio
bench-against-cpu = ms of CPU for a move, full speed
bench-against-steady = ms of CPU for a move, one move a second each
bench-against-moves = moves/s, full speed
bench-against-held = tables held, 99% within 100 ms
bench-against-memory = kB for a table with four connections

## The page of rules

rules-minute = In one minute
rules-figure = Figure
rules-page-title = The rules of { $game }
rules-page-intro = Every rule has an id, which Peron cites when it refuses a move. Where the printed rules are silent, Peron decides: such rules are marked as rulings. Ids that the count leaves out are not in use: nothing is missing. The sentences are Peron's own.

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
learn-measured = { COUNT($games, "games") }: mean score { ALL($means) }
learn-interrupted = Interrupted. What was learned so far is in the file.
learn-time = Processor time
learn-mean = Mean score
learn-mean-with = { learn-mean }: { $options }
learn-file = Weights
