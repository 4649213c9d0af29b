### The page at a ticket table: market, hand, tickets, map.

## The market: face-up cards, deck, tickets

web-market = Market
web-face-up = Face up
web-draw-rule = Draw two, or one face-up { $wild }
web-draw-rule-short = two, or one face-up { $wild }
web-market-card = Face up, place { $slot }: { $card }
web-market-gap = Place { $slot } is empty
web-deck-left = { $count } left
web-deck = Deck: draw a card unseen, { web-deck-left }
web-discards =
    { $count ->
        [0] No discards
        [one] { $count } discard
       *[other] { $count } discards
    }
web-take-tickets =
    { $count ->
        [one] Take { $count } ticket
       *[other] Take { $count } tickets, keep at least 1
    }

## The hand

web-hand = Your hand
web-stack-red = red
web-stack-orange = orange
web-stack-green = green
web-stack-blue = blue
web-stack-purple = purple
web-stack-black = black
web-stack-bike = bike
web-stack-ferry = ferry

## Tickets

web-tickets = Your tickets
web-tickets-none = No tickets yet
web-ticket-joined = joined
web-ticket-open = not joined yet
web-ticket-missing = { COUNT($routes, "routes-gen") } missing, { COUNT($cards, "cards-gen") }
web-ticket-lost = cannot be joined any more

## The choice of tickets

web-offer-title = Which tickets do you keep?
web-offer-first = Keep one or both. The others choose at the same time.
web-offer-later = Keep at least one.
web-offer-only = This is the last ticket: you keep it.
web-offer-means = Joined, a ticket gives its points; not joined, it costs them.
web-offer-hold = You hold
web-offer-keep = Keep
web-keep-both = Keep both
web-keep-one = Keep this one
web-keep-none = Choose at least one
web-offer-chosen = Your tickets are chosen

## Parts of a narrow screen

web-tab-token = Token
web-tab-cards = Cards
web-tab-hand = Hand
web-tab-tickets = Tickets · { $count }

## The map

web-board-of = Map of { $name }

## Players

web-count-pieces =
    { $kind ->
        [subway] subway cars
        [cable-car] cable cars
       *[tram] trams
    }
web-count-tokens = tourism tokens
web-count-cards = cards in hand
web-count-tickets = tickets held

## Keys

web-key-market = Take the face-up card at that place
web-key-deck = Draw from the deck
web-key-tickets = Take tickets
web-key-offer = Choose among tickets; keep them
web-key-token = Choose a tourism token; take or place it
web-key-board = To the map
web-key-routes = On the map: the routes here
web-key-pay = Choose how to pay; claim

## A route that is pointed at

web-how-to-pay = How do you pay?
web-claim-for = Claim route, +{ $points }
web-keeps = keeps { $cards }
web-joins = Joins { $ticket }

## The map and the box about a route

web-route-line =
    { $kind ->
        [subway] Subway · { $colour } · costs { $count }
       *[other] { CAPITAL(WORD($kind, "kind")) } · { $colour } · { COUNT($count, "spaces") }
    }
web-route-label = { $name }: { $kind }, { $colour }, { $cards }, { $points }; { $state }
web-route-can = you can claim it now
web-route-yours = yours
web-route-taken = taken: { $name }
web-route-place = { $name }, { $reference }, { COUNT($count, "routes") }
web-route-list = Routes at { $name }
web-route-short = costs { $cards } · +{ $points }
web-route-pay = You pay
web-route-hint = Click it, or press Enter, to claim it.
web-route-cannot = You cannot claim this route
web-route-next-claim =
    { $count ->
        [one] Amber ring: you can claim this route now ({ $count })
       *[other] Amber ring: routes you can claim now ({ $count })
    }
web-route-next-draw = You can draw cards now: face up or from the deck.
web-route-next-second = Take the second card: face up or from the deck.
web-route-owned =
    { $you ->
        [yes] This route is yours.
       *[no] This route belongs to { $name }.
    }

## Ferries and tourism tokens

web-route-ferry-price =
    { $cards ->
        [0] { $ferries }
       *[other] { $ferries } + { $cards } { $colour ->
            [gray] { $cards ->
                [one] of any colour
               *[other] of one colour
            }
           *[other] { $name }
        }
    }
web-route-token = Brings you { $token }
web-route-token-choice = Brings you a token of your choice: { $tokens }
web-tokens = Your tokens
web-tokens-none = No tourism tokens yet
web-tokens-have = You have: { $tokens }
web-tokens-points = { COUNT($count, "points") } at the end
web-tokens-worth = Tourism tokens: { $tokens }; worth { COUNT($count, "points") }
web-tokens-beside = Beside the board
web-tokens-placing = { $name } places them
web-stack-gone = tokens gone: { $token }
web-spot-place = put the tokens here
web-spot-take = take the token here
web-token-which = Which token do you take?
web-token-both = Both ends have one you lack.
web-token-where = Where do the tokens go?
web-token-in-stack =
    { $count ->
        [one] a single token
       *[other] { COUNT($count, "tokens") }
    }
web-token-left =
    { $count ->
        [one] the last one here
       *[other] { $count } here
    }
web-token-first = waiting for your token
web-token-point = Point at a place on the map
web-token-place-here = Place here
web-token-kinds =
    { $count ->
        [one] { $count } token
       *[other] { $count } different tokens
    }
web-token-then = then
web-token-take = Take it
web-route-shown = Marked on the board: { ROUTE($routes) }
