### The ticket games told to players: what happens, why a move is refused, what a move would do, how the score adds up.

## What lies on the table

table-column-cards = cards
table-column-tickets = tickets
table-offer = On offer
table-free = free

## What happens

event-first-tickets-chosen =
    { YOU($seat) ->
        [yes] You have chosen your first tickets.
       *[no] { PLAYER($seat) } has chosen the first tickets.
    }
event-first-player =
    { YOU($seat) ->
        [yes] You go first.
       *[no] { PLAYER($seat) } goes first.
    }
event-draw-deck =
    { YOU($seat) ->
        [yes] You draw { ONE_CARD($card) } from the deck.
       *[no] { KNOWN($card) ->
            [yes] { PLAYER($seat) } draws { ONE_CARD($card) } from the deck.
           *[no] { PLAYER($seat) } draws a card from the deck.
        }
    }
event-draw-market =
    { YOU($seat) ->
        [yes] You take { ONE_CARD($card) } from the face-up row.
       *[no] { PLAYER($seat) } takes { ONE_CARD($card) } from the face-up row.
    }
event-market =
    { $count ->
        [one] New face-up card: { CARD($cards) }.
       *[other] New face-up cards: { CARD($cards) }.
    }
event-sweep = { WILDS($wilds) } face up: all five cards are discarded.
event-row-stays = { WILDS($wilds) } face up. The cards that are left could not settle the row, so it stays.
event-reshuffle = The deck is used up. The discards become a new deck of { COUNT($count, "cards") }.
event-tickets-drawn =
    { YOU($seat) ->
        [yes] You draw
       *[no] { PLAYER($seat) } draws
    } { KNOWN($tickets) ->
        [yes] { $count ->
            [one] a ticket: { TICKET($tickets) }.
           *[other] tickets: { TICKET($tickets) }.
        }
       *[no] { COUNT($count, "tickets") }.
    }
event-tickets-kept =
    { KNOWN($tickets) ->
        [yes] { YOU($seat) ->
            [yes] { $returned ->
                [0] You keep { TICKET($tickets) }.
               *[other] You keep { TICKET($tickets) } and return the other ticket.
            }
           *[no] { $returned ->
                [0] { PLAYER($seat) } keeps { TICKET($tickets) }.
               *[other] { PLAYER($seat) } keeps { TICKET($tickets) } and returns the other ticket.
            }
        }
       *[no] { $returned ->
            [0] { $count ->
                [one] { PLAYER($seat) } keeps { $count } ticket.
               *[other] { PLAYER($seat) } keeps { $count } tickets.
            }
           *[other] { PLAYER($seat) } keeps 1 ticket and returns the other.
        }
    }
event-claim =
    { YOU($seat) ->
        [yes] You claim
       *[no] { PLAYER($seat) } claims
    } { ROUTE($route) } with { CARDS($cards) }: +{ COUNT($points, "points") }.
event-token =
    { YOU($seat) ->
        [yes] You take { ONE_TOKEN($token) } ({ PLACE($place) }).
       *[no] { PLAYER($seat) } takes { ONE_TOKEN($token) } ({ PLACE($place) }).
    }
event-stack =
    { YOU($seat) ->
        [yes] You put { TOKENS($token, $count) } on { PLACE($place) }.
       *[no] { PLAYER($seat) } puts { TOKENS($token, $count) } on { PLACE($place) }.
    }
event-last-round =
    { YOU($seat) ->
        [yes] You have
       *[no] { PLAYER($seat) } has
    } { $left ->
        [0] no pieces left
       *[other] { COUNT($left, "pieces") } left
    }. Final round: everybody has one more turn.

## Why not

why-choose-tickets-first = First choose which tickets you keep.
why-take-second-card = You have taken one card. Now take the second.
why-nothing-offered = There are no tickets to choose from now.
why-one-ticket-offered = This was the last ticket, so you keep it.
why-may-not-pass = You can still draw or claim something, so you may not pass.
why-deck-empty = The deck is empty, and there are no discards to shuffle.
why-no-card-there = No card lies on that place.
why-wild-as-second = A face-up { WILD() } can only be the first and only card.
why-no-tickets-left = No tickets are left.
why-route-taken =
    { YOU($owner) ->
        [yes] You own this route already.
       *[no] This route is taken: { PLAYER($owner) }.
    }
why-own-other-strand = You own the other strand of this double route.
why-double-closed = The other strand is taken. With two players a double route has room for one.
why-too-few-pieces =
    You have { COUNT($have, PIECE($piece)) } left; the route { PIECE($piece) ->
        [subway] needs { $need }
       *[other] has { $need } spaces
    }.
why-too-few-cards = Still missing: { CARDS($cards) }. You have { $have } of { $need }.
why-place-tokens-first = The last tourism tokens are still to be placed.
why-tokens-placed = All tourism tokens are placed already.
why-not-beside = No tokens with this symbol ({ TOKEN($token) }) wait beside the board.
why-has-stack = { PLACE($place) } has tokens already. Choose a place without any.
why-take-token-first = First choose which tourism token you take.
why-no-token-to-take = There is no tourism token to choose now.
why-have-token = You have { ONE_TOKEN($token) } already.
why-token-not-here = No token with this symbol ({ TOKEN($token) }) lies at either end of your new route.

## What is to be done now

own-turn =
    { $last ->
        [yes] { prompt-ticket-last-turn.title }
       *[no] { your-turn }
    }
prompt-ticket-turn = Draw cards, claim a route or take tickets
    .title = { your-turn }
    .line = { prompt-ticket-turn }
    .short = Cards, a route or tickets
prompt-ticket-last-turn = Your last turn: draw cards, claim a route, take tickets or pass
    .title = Your last turn
    .line = Final round: everybody has one more turn
    .short = Final round
prompt-ticket-pass = You can only pass
    .title = { own-turn }
    .line = { prompt-ticket-pass }
    .short = { prompt-ticket-pass }
prompt-ticket-second-card = Draw a second card
    .title = { own-turn }
    .line = { prompt-ticket-second-card }
    .short = { prompt-ticket-second-card }
prompt-ticket-tickets = Choose the tickets you keep
    .title = { own-turn }
    .line = { prompt-ticket-tickets }
    .short = Choose tickets
prompt-ticket-first-tickets = Choose the first tickets you keep: one or both
    .title = { your-turn }
    .line = { prompt-ticket-first-tickets }
    .short = { prompt-ticket-tickets.short }
prompt-ticket-placing =
    { $count ->
        [one] Put the last tourism tokens on a place that has none
       *[other] Choose tourism tokens and put them on a place that has none
    }
    .title = Place tokens
    .line = { prompt-ticket-placing }
    .short =
    { $count ->
        [one] Choose a place
       *[other] Tokens and a place
    }
    .where =
    { $both ->
        [yes] { $count ->
            [one] Now the other one, on another place without tokens.
           *[other] You place both, one at a time, on places without tokens.
        }
       *[no] { $count ->
            [one] The last stack goes on any place without tokens.
           *[other] One stack, on any place without tokens. Somebody else places the other.
        }
    }
prompt-ticket-token = Choose which tourism token you take
    .title = Take a token
    .line = You claimed { ROUTE($route) }, +{ $points }
    .short = Choose a token
ticket-doing =
    { $phase ->
        [second-card] takes a second card
        [tickets] chooses tickets
        [placing] places tourism tokens
        [token] chooses a token
       *[turn] chooses a move
    }
prompt-ticket-wait = { PLAYER($seat) } { ticket-doing }
    .line =
    { $last ->
        [yes] { prompt-ticket-last-turn.line }
       *[no] { ticket-doing }
    }
    .short =
    { $last ->
        [yes] { prompt-ticket-last-turn.short }
       *[no] { ticket-doing }
    }
prompt-ticket-first-wait = First tickets are being chosen: { PLAYER($seats) }
    .line = { prompt-ticket-first-wait.short }
    .short = First tickets
prompt-ticket-first-kept = Your choice is made. Still choosing: { PLAYER($seats) }
    .line = Your choice is made
    .short = { prompt-ticket-first-kept.line }

## What a claim would bring beside its points

gain-ticket = completes { TICKET($ticket) }
gain-ticket-nearer = brings { TICKET($ticket) } from { $before } missing routes to { $after }
gain-token = brings { ONE_TOKEN($token) }
gain-token-choice = brings one of the tokens { TOKEN($tokens) }

## What a move would do

move-draw-deck = Draw a card from the deck, unseen
move-draw-market =
    { $card ->
        [wild] Take { ONE_CARD($card) }, face up; it is your only card this turn
       *[other] Take { ONE_CARD($card) }, face up
    }
move-tickets =
    { $count ->
        [1] Draw the last ticket; you must keep it
       *[other] Draw { $count } tickets and keep at least 1
    }
move-keep =
    { $returned ->
        [0] Keep { TICKET($tickets) }
       *[other] Keep { TICKET($tickets) } and return the other
    }
move-claim = Claim { ROUTE($route) } with { CARDS($cards) } for { COUNT($points, "points") }
move-take-token = Take { ONE_TOKEN($token) } ({ PLACE($place) })
move-place-token = Put { TOKENS($token, $count) } on { PLACE($place) }

## The score, line by line

score-tram =
    { $count } { TRAM() ->
        [cable-car] cable car
       *[tram] tram
    } { count-routes.noun }
score-subway = { $count } subway { count-routes.noun }
score-ferry = { $count } ferry { count-routes.noun }
score-ticket-done = Ticket { TICKET($ticket) }, completed
score-ticket-open = Ticket { TICKET($ticket) }, not completed
score-tokens =
    { $count ->
        [one] { $count } tourism token
       *[other] { $count } different tourism tokens
    }

verdict-tickets =
    { YOU($seat) ->
        [yes] You win: level on points, more completed tickets ({ $rule }).
       *[no] { PLAYER($seat) } wins: level on points, more completed tickets ({ $rule }).
    }
    .by = level on points, more completed tickets
verdict-shared-tickets = { PLAYER($seats) } share the victory: level on points and on tickets ({ $rule }).
    .by = level on points and on tickets

## Moves that were not understood

notation-card = “{ $name }” is not a card. Did you mean “{ $nearest }”?
notation-not-face-up = “{ $text }”: no such card lies there. Face up are: { CARD($face_up) } ({ $rule }).
notation-which-route = Which route? Say it with its name, such as “{ $nearest }”.
notation-route = There is no route “{ $name }”. Did you mean “{ $nearest }”?
notation-token = There is no tourism token “{ $name }”. Did you mean “{ $nearest }”?
notation-place = There is no place “{ $name }”. Did you mean “{ $nearest }”?
notation-payment-count = { ROUTE($route) } takes { COUNT($need, "cards") }, not { CARDS($cards) } ({ $rule }).
notation-payment-ferries = The ferry symbols of { ROUTE($route) } take { WILDS($ferries) } at least; { CARDS($cards) } will not do ({ $rule }).
notation-payment-colours = { ROUTE($route) } takes any one colour, but only one; { CARDS($cards) } will not do ({ $rule }).
notation-payment-colour = { ROUTE($route) } takes cards of its own colour ({ CARD($card) }) and { WILD() } cards; { CARDS($cards) } will not do ({ $rule }).
payment = { CARDS($cards) }
notation-choose-payment =
    { $more ->
        [0] There are several ways to pay for { ROUTE($route) }. Choose one: { SAY($ways) }.
       *[other] There are many ways to pay for { ROUTE($route) }. Choose one, such as: { SAY($ways) } ({ $more } more).
    }

## What a board has

inventory-ticket = { COUNT($places, "places") }, { COUNT($routes, "routes") }, { COUNT($tickets, "tickets") }
