### The page after a game and looking back: end, replay, text view.

## The end: who has won

web-end-winner =
    { $count ->
        [one] Winner
       *[other] Shared win
    }
web-end-points =
    { $count ->
        [one] pt
       *[other] pts
    }
web-end-cut-short = The game was conceded before its end. The score is as it stood then.
web-end-conceded =
    { $count ->
        [one] { $names } conceded and comes last, whatever the score.
       *[other] { $names } conceded and come last, whatever the score.
    }

## The end: the score

web-end-table = The score, line by line
web-end-you = that’s you
web-end-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
web-end-joined = Tickets joined
web-end-open = Tickets not joined
web-end-each-ticket = Every ticket
web-end-none = none
web-tourism-tokens = Tourism tokens
web-end-ticket-open = not joined

## The end: tickets are turned over

web-reveal-ticket = Tickets, { $number } of { $count }
web-reveal-next = Next
web-reveal-skip = Straight to the result
web-reveal-routes = routes { $points }
web-reveal-lead = Who leads
web-reveal-who = Whose tickets
web-reveal-map = The ticket on the map
web-reveal-order = Whoever has fewest points for routes begins, with the cheapest ticket.

## The end: map, chart, decisive moves

web-end-map = The map at the end
web-end-map-all = The map at the end, with the routes of all players
web-end-map-one = The map at the end, with { COUNT($count, "routes") }: { $name }
web-end-filter = Whose wagons the map shows
web-everyone = everyone
web-end-chart = Points, move by move, and tickets
web-end-chart-tickets = tickets
web-end-chart-keys = Choose a move with the arrow keys; Enter shows it.
web-end-chart-at = { $move }: { $scores }
web-end-chart-score = { $name } { $points }
web-end-chart-table = Show as a table
web-end-final-round = final round
web-end-decided = Where the game was decided
web-end-decided-claim = { $name }: { $route }, { $kind }
web-end-ticket-of =
    { $joined ->
        [yes] { $name }: ticket { $ticket }, joined
       *[no] { $name }: ticket { $ticket }, not joined
    }
web-end-tokens-of = { $name }: tourism tokens
web-end-decided-lead = takes the lead
web-end-decided-nothing = Nobody claimed a route.
web-end-show-move = Show move { $move }

## The end: the shuffle

web-end-shuffle-matches = Shuffle checked
    .line = The hash from before the game matches the seed: { $hash }
web-end-shuffle-differs = Shuffle not confirmed
    .line = The hash from before the game is not that of the seed.
web-end-shuffle-cannot = Shuffle not checked here
    .line = This page came without encryption, so the browser computes no hashes. You can do it yourself.
web-end-shuffle-checking = Checking the shuffle
    .line = One moment.
web-end-shuffle-hide = Hide
web-end-shuffle-seed = Seed of the shuffle
web-end-shuffle-before = Hash shown before the game
web-end-shuffle-now = Hash of the seed, computed here
web-end-shuffle-how = To check it yourself, anywhere:

## The end: a picture of it

web-picture = Picture to share
web-picture-line = The board as it stood, everybody’s place and points.
web-picture-alt = Picture of the result. { $result }
web-picture-save = Save picture
web-save-svg = Save as SVG
web-picture-failed = The picture could not be made. The game itself can still be saved.

## The end: what next

web-end-rematch = Rematch
web-end-next = To the next game
web-new-game = New game
web-end-replay = Replay
web-end-save = Save record
web-end-share-text = { $game }: { $scores }
web-end-link-copied = Link copied.
web-end-link-failed = The link could not be copied. It is the address of this page.

## Looking back

web-replay-label = Looking back
web-replay-at = You are looking at move { $move } of { $last }
web-replay-start = You are looking at the table before the first move
web-replay-now = Back to now
web-replay-result = Back to the result
web-replay-scrub = Moment of the game
web-replay-first = To the beginning
web-replay-last = To the last move
web-replay-back = One move back
web-replay-back-of = To the move before: { $name }
web-replay-forward = One move forward
web-replay-forward-of = To the next move: { $name }
web-replay-play = Play
web-replay-pause = Pause
web-replay-pace = Pace: { $times }×
web-replay-more = More
web-replay-stops = Stop at the moves of
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-replay-copy = Copy link to this move

## The text view: what is going on

web-text-title = { $game } in words
web-text-close = Show the map
web-text-sections = Parts of this page
web-text-now = Now
web-text-changed = What changed
web-text-changed-nothing = Nothing yet.
web-text-older = Older

## The text view: taking back

web-text-undo = Take my move back
web-text-undo-ask = Ask to take my move back

## The text view: what you can do

web-text-moves = What you can do
web-text-moves-none = Nothing at the moment.
web-text-cards-and-tickets = Cards and tickets
web-text-slot = place { $slot }
web-text-claims = Claim a route
web-text-claims-count = { COUNT($count, "routes") } can be claimed
web-text-claims-none = You cannot pay for any route yet.
web-text-search = Search by place
web-text-search-none = No place has this name.
web-text-pay-with = Pay with

## The text view: how things stand

web-text-hand-none = No cards.
web-text-tickets-none = No tickets.
web-text-ticket-joined = Joined.
web-text-ticket-lost = Cannot be joined any more.
web-text-ticket-missing = { COUNT($count, "routes-gen") } missing, { COUNT($cards, "cards") }: { $routes }.
web-text-market = Face-up cards
web-text-market-gap = No card lies here.
web-text-deck = Deck: { COUNT($count, "cards") }
web-text-ticket-deck = Ticket deck: { COUNT($count, "tickets") }
web-players-list = Players
web-text-player = { $pieces }; { COUNT($cards, "cards") } in hand; { COUNT($tickets, "tickets") }; { COUNT($points, "points") }
web-text-to-move = to move
web-text-routes-mine = Your routes
web-text-routes-none = None yet.
web-text-places = Routes by place
web-text-place-claimable = { $count } can be claimed
web-text-route = { $kind }, { $colour }, { COUNT($cards, "cards") }, { COUNT($points, "points") }
web-text-route-ferry = { $kind }, { $price }, { COUNT($points, "points") }
web-text-why = Why not?
web-text-why-route = Why can I not claim { $route }?
web-text-why-nothing = Nothing stands in the way any more.
web-text-claim-this = Claim
web-text-claim-route = Ways to claim { $route }

## The text view: the end

web-text-result = Result
web-text-score-of = { $name }, { $rank }: { COUNT($points, "points") }
web-text-no-points = No points.
web-over-closed = Unfinished
