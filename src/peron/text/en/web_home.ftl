### The page, before one sits down: home, new tables, invitations, rules.

## The sign of every page

web-title = Peron
web-description = City-transit board games in your browser: with bots, at one screen, or with friends over a link. No account.
web-skip = Skip to the page
web-nav-games = Games
web-nav-rules = Rules
web-nav-replays = Replays
web-menu = Menu
web-language = Change the language: { $language }
web-dark = Dark
web-guest = Guest
web-my-name = Your name
web-name-change = change your name
web-name-save = Save
web-name-cancel = Cancel
web-name-kept = From now on you are { $name }. Tables where you sit keep the name you had.
web-unofficial = Peron is an independent implementation of rules. The names of the games belong to their owners; drawings, texts and the boards of Berlin and San Francisco are Peron’s own.

## Home

web-where-to = Where to today?
web-intro = City-transit board games. No account: sit down and play.
web-platforms = Platforms
web-platform = Platform { $number }
web-play-bots = Play with bots
web-play-game = Play with bots: { $game }
web-play-alone = Play alone
web-play-alone-game = Play alone: { $game }
web-play-setting = Setting the table…
web-new-table = Table…
web-new-table-of = Set up a table: { $game }
web-against-in = Against how many bots: { $game }
web-against-line =
    { $count ->
        [0] alone
       *[other] { web-bots-number }, { $level }
    }
web-bots-number =
    { $count ->
        [0] alone
        [one] { $count } bot
       *[other] { $count } bots
    }
web-players-range = { $min }–{ COUNT($max, "players") }
web-minutes = { $minutes } min
web-minutes-said = about { $minutes } minutes
web-invited = Have an invitation?
web-invite-field = Link or code of the invitation
web-invite-short = Join with a link
web-invite-unread = That is no invitation. Paste the whole link you were sent, or its end after the #.
web-enter = Enter
web-one-screen = At one screen
web-hot-seat = Take turns
web-departures = Your departures
web-games-running = { COUNT($count, "games") } under way
web-no-games = No games under way. Pick a platform.
web-your-turn = Your turn
web-waits-for = Waiting for { $names }
web-waiting-for = { web-waits-for }.
web-waits-people = Waiting for { COUNT($count, "people-acc") }
web-over = Over
web-last-changed = last change { $when }
web-finished = Finished games
web-finished-number =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-finished-none = A finished game stays here, to be looked at move by move.
web-finished-more = Show all { $count }
web-watch = Watch
web-watch-title = Tables to watch
web-watch-none = Nobody plays at an open table right now.
web-import = Bring in a record
web-import-line = A .peron file from another Peron. Every move is tried before you see it.
web-import-choose = Choose a file
web-import-drop = or drop it here
web-import-reading = Replaying the record…
web-import-failed = This record cannot be replayed
web-import-large = The file is too large to be a record.

## When something is not there

web-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
web-unreachable-title = No connection to the server
web-screen-failed = This part of the page did not arrive
web-screen-failed-line = Nothing is lost. Load the page again.
web-reload = Load again
web-try-again = Try again
web-loading = One moment…
web-nowhere = No train stops here
web-nowhere-line = This address leads nowhere. Perhaps a letter is missing from the link.
web-to-home = To the platforms

## Levels of bots

web-level-beginner = beginner
web-level-steady = steady
web-level-strong = strong
web-level-expert = expert
web-level-line-beginner = Knows the rules and makes the mistakes of a first evening.
web-level-line-steady = Plays straight on, without tricks. A fair start.
web-level-line-strong = Looks ahead and gets in your way.
web-level-line-expert = Thinks long and forgives little.

## A new table

web-new = New table
web-new-line = Who sits where? The seats go round the table in this order.
web-new-game-choice = Game
web-seat-count = Players
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-who = Seat { $number }: who sits here
web-sitter-me = Me
web-sitter-here = Beside me
web-sitter-bot = Bot
web-sitter-open = Invite
web-sitter-line-me = You play at this screen.
web-sitter-line-here = Takes turns with you at this screen.
web-sitter-line-open = Gets a link and takes this seat.
web-sitter-name = Name
web-sitter-name-of = Name of the person at seat { $number }
web-sitter-level-of = Level of the bot at seat { $number }
web-sitter-name-missing = Everybody needs a name. Seat { $number } has none.
web-seat-up = Move seat { $number } up
web-seat-down = Move seat { $number } down
web-seat-moved = { $who } now sits at seat { $number }.
web-pace = Pace of the bots
web-pace-quick = Quick
web-pace-calm = Calm
web-pace-slow = Slow
web-pace-line-quick = no waiting
web-pace-line-calm = a second a move
web-pace-line-slow = time to watch
web-listed = Others may watch
web-listed-line = The table is shown on the home page. What you keep secret nobody sees before its time.
web-start = Start the game
web-start-watch = Let the bots play, and watch
web-open-table = Open the table, invite { $count }
web-start-line = It begins at once.
web-open-line =
    { $count ->
        [one] You get a link for the open seat. The game begins when it is taken.
       *[other] You get a link for each of the { $count } open seats. The game begins when all are taken.
    }
web-hot-line = Between turns a curtain hides the hands.

## How a table plays

web-options = How you play
web-options-said = Played with
web-options-none = the game as usual, no modules
web-option-group-modules = Modules
web-option-group-variants = Variants
web-option-group-start = The start
web-option-not-with = Not together with “{ $other }”.
web-order-random = By lot
web-order-own = My own
web-order-round = Round { $round }
web-order-earlier = Earlier: { $thing }
web-order-later = Later: { $thing }
web-order-moved = { $thing }: round { $round }.
web-option-why-setup-metro-companies-numbers = Each of them goes with one of the other two.
web-option-why-setup-metro-stations-tracks = Both need the central station.
web-option-symbols = Symbols of the marked places
web-option-line-symbols = Every marked place has a symbol of its own; for a change they can be drawn.
web-option-symbols-fixed = as printed
web-option-symbols-drawn = drawn
web-option-said-symbols-drawn = symbols drawn
web-option-objectives = Objectives
web-option-line-objectives = Two common goals, worth 10 points each.
web-option-said-objectives-true = objectives
web-option-powers = Pencil powers
web-option-line-powers = Each pencil can do something once a round: joker, second section, switch or double station.
web-option-said-powers-true = pencil powers
web-option-pencils = Order of the pencils
web-option-line-pencils = Drawn at random, or as the table wants it.
web-option-said-pencils = pencils: { $things }
web-option-companies = Stock companies
web-option-line-companies = Lines belong to eight companies. You hold secret shares and play for what they will be worth.
web-option-said-companies-true = stock companies
web-option-stations = Metro stations
web-option-line-stations = One more wagon each, for a line that starts at the central station.
web-option-said-stations-true = metro stations
web-option-tracks = Central tracks
web-option-line-tracks = Four tiles lie in the centre: lines run through it, and nothing is doubled.
web-option-said-tracks-true = central tracks
web-option-numbers = Numbered stations
web-option-line-numbers = Secret cards with the numbers of stations: the line that arrives there scores for you as well.
web-option-numbers-0 = none
web-option-said-numbers-1 = 1 number card each
web-option-said-numbers-2 = 2 number cards each
web-option-said-numbers-3 = 3 number cards each
web-option-said-numbers-4 = 4 number cards each
web-option-said-numbers-5 = 5 number cards each
web-option-direction = How tiles lie
web-option-line-direction = Turned freely, most tiles can be laid in several ways.
web-option-direction-arrow = arrow up
web-option-direction-free = turned freely
web-option-said-direction-free = tiles turned freely
web-option-hand = Tiles in hand
web-option-line-hand = With more tiles you plan more and leave less to chance.
web-option-said-hand-2 = two tiles in hand
web-option-said-hand-3 = three tiles in hand
web-option-numbering = Numbers of the stations
web-option-line-numbering = In 2000 they ran to the left from the top right corner, in 2009 to the right from the top left one.
web-option-numbering-2000 = edition of 2000
web-option-numbering-2009 = edition of 2009
web-option-said-numbering-2009 = stations numbered as in 2009
web-option-first = Who begins
web-option-line-first = The order of the seats is the order of turns.
web-option-first-random = drawn by lot
web-option-first-A = the first seat
web-option-said-first-A = the first seat begins

## The waiting room

web-waiting-room = Waiting room
web-waiting-title = Waiting for players
web-waiting-host = Send each open seat its link. The game starts by itself when nobody is missing.
web-waiting-guest = The game starts by itself when nobody is missing.
web-waiting-rules = Read the rules meanwhile
web-waiting-seats = At this table
web-seat-awaited = invited, not here yet
web-seat-here = is here
web-seat-absent = sat down, not connected
web-invite-seat = Invitation to seat { $number }
web-invite-once = Good for one person, once.
web-invite-link = Link
web-invite-copy = Copy the link
web-invite-copied = Copied
web-invite-copied-said = The link to seat { $number } is copied.
web-invite-copy-failed = The browser does not let us copy. Mark the link and copy it yourself.
web-invite-share-text = A seat is kept for you at { $table }: { $game }
web-invite-new = Make a new link
web-invite-new-line = The link that was made before is not known on this device. A new one makes it void.
web-invite-qr = QR code with the link to seat { $number }
web-invite-only-here = This server listens on this computer only: the links work here, not on another device. Started with --host 0.0.0.0 it can be reached from your network.
web-put-bot = Put a bot here
web-put-bot-level = Put a bot of this level here
web-open-seat = Free the seat
web-get-up = Get up
web-watching-number =
    { $count ->
        [one] { $count } is watching
       *[other] { $count } are watching
    }

## An invitation

web-join = Invitation
web-join-title = A seat is kept for you
web-join-line = { $game } · table { $table }
web-join-over = Take over the seat of { $name }
web-join-seat = Your seat
web-join-who = At the table
web-join-take = Take the seat
web-join-name-missing = Say your name, so that the others know who came.
web-join-gone = This invitation no longer leads anywhere
web-join-gone-line = It was used, or a newer one replaced it. Ask for a new one.
web-join-empty = The link is incomplete
web-join-empty-line = The part after # is missing. Copy the whole link again.

## Rules

web-rules-of = Rules: { $game }
web-rules-line = In Peron’s own words. Each rule has a tag; refused moves name it. Tags that the count leaves out are not in use.
web-rules-games = Rules of which game
web-rules-contents = Contents
web-rules-ruling = Peron’s ruling
web-rules-ruling-line = The printed rules are silent here; this is how Peron decides.
web-rules-back = Back to the table
web-rules-link = Link to rule { $rule }
web-rules-none = The rules did not arrive
