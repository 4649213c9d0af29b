### Who sits at a table and how it plays, before it begins: options, the waiting room, invitations, codes.

## How a table plays

web-options = How you play
web-options-said = Agreed at the table
web-options-none = the game as usual
web-seat-number = Seat { $number }
web-sitter-level-of = Level of the bot at seat { $number }
web-pace = Pace of the bots
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
web-option-line-objectives = Two common goals; each brings points to everybody who reaches it.
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
web-option-said-first-who = { $who } begins
web-option-said-first-seat = seat { $number } begins

## The waiting room

web-waiting-room = Waiting room
web-waiting-title = Waiting for players
web-waiting-host = Tell the others the code, or send them the link: whoever comes chooses a free seat. The game starts by itself when nobody is missing.
web-waiting-guest = The game starts by itself when nobody is missing.
web-waiting-rules = Read the rules meanwhile
web-waiting-seats = At this table
web-code-title = Come to the table
web-code-line = Scan it with a phone, or type the code at { $host }.
web-code-qr = QR code with the link to this table
web-code-copied-said = The link to the table is copied.
web-code-share-text = { $game } is waiting for you. Code { $code }
web-seat-awaited = free
web-seat-here = is here
web-seat-absent = sat down, not connected
web-bot-level = bot · { $level }
web-seat-mine = you
web-share = Share
web-invite-link = Link
web-invite-copy = Copy the link
web-invite-copy-failed = The browser does not let us copy. Mark the link and copy it yourself.
web-invite-only-here = This server listens on this computer only: the code and the link work here, not on another device. Started with --host 0.0.0.0 it can be reached from your network.
web-put-bot = Put a bot here
web-put-bot-level = Put a bot of this level here
web-put-bot-at = A bot at seat { $number }
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

## With the code of a table

web-come = Come to a table
web-come-title = Take a seat
web-come-here = Sit here
web-come-take = Take seat { $number }
web-come-none = No table for { $code }
web-come-begun = The game has begun
web-come-begun-line = All seats are taken. You can watch.
