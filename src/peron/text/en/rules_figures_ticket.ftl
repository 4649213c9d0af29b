### What the figures of the ticket games show, for those who do not see them, and the words printed on them.

figure-ticket-pieces = { COUNT($trams, $tram) }{ $subways ->
        [0] { "" }
       *[other] { " " }and { COUNT($subways, "subway") }
    } in the player’s own colour.
figure-ticket-cards = Six cards of each colour, each colour with a mark of its own, and { $wilds } wild cards.
figure-ticket-swept = Three of the five face-up cards are wild: all five give way to five new ones.
figure-ticket-draw = The first card comes from the deck, the second from the face-up row.
figure-ticket-wild = Allowed: two ordinary cards, or one face-up wild card alone. Not allowed: a face-up wild card as one of two.
figure-ticket-claim = Three ways to pay for a route of { COUNT($spaces, "spaces") }: cards of its colour, some of them replaced by wild cards, or wild cards only. Then a piece stands on every space.
figure-ticket-lengths = Rows of spaces, each with the points the route brings.
figure-ticket-double = Two strands between the same places. Yellow owns one and may not take the other; blue may.
figure-ticket-tickets = Two tickets are drawn; one is kept, the other goes under the deck.
figure-ticket-last = Yellow is down to { COUNT($left, "pieces") }; blue, pink and, last, yellow have one more turn.
figure-ticket-score = Three routes of one player lead from A to D; the ticket A – D is joined, the ticket A – E is not.
    .example = Routes { $routes }, joined ticket + { $joined }, missed ticket − { $missed }: { $total } points.
figure-ticket-kinds = Above a tram route with a space for each card, below a subway route with one space and its cost beside it: three cards of its colour pay for either.
figure-ticket-costs = Subway routes by their cost, each with its points.
figure-ticket-beside = One player owns the tram strand and the subway strand between the same two places.
figure-ticket-ferry = Three ways to pay for a ferry route of { COUNT($spaces, "spaces") } with { COUNT($symbols, "symbols") }: at least one card is wild.
figure-ticket-stacks = Stacks of tokens on the { $marked } marked places, and { $beside } more beside the board.
figure-ticket-take = A route has been claimed; a token from the stack at its end goes to the player who claimed it.
figure-ticket-tokens = One to seven different symbols with their points; all seven bring { $all }.

## Signs on the board

sign-ticket-tram = a route in one colour: one card and one piece for each space
sign-ticket-gray = gray: any one colour
sign-ticket-subway = a subway route: one space, its cost beside it
sign-ticket-ferry = a ferry symbol: one wild card for this space
sign-ticket-wild = a wild card: any colour
sign-ticket-marked = a place with a stack of tokens
sign-ticket-token = a tourism token
