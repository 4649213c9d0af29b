### The ticket games told to players: what happens, why a move is refused, what a move would do, how the score adds up.
### $you is yes when the sentence is told to the player it is about; $known is yes when the listener may know the cards;
### $tram is what the game calls its trams: tram or cable-car.

## What happens

event-first-tickets-chosen =
    { $you ->
        [yes] You have chosen your first tickets.
       *[no] { $seat } has chosen the first tickets.
    }
event-first-player =
    { $you ->
        [yes] You go first.
       *[no] { $seat } goes first.
    }
event-draw-deck =
    { $you ->
        [yes] You draw { $a-card } from the deck.
       *[no] { $known ->
            [yes] { $seat } draws { $a-card } from the deck.
           *[no] { $seat } draws a card from the deck.
        }
    }
event-draw-market =
    { $you ->
        [yes] You take { $a-card } from the face-up row.
       *[no] { $seat } takes { $a-card } from the face-up row.
    }
event-market =
    { $count ->
        [one] New face-up card: { $cards }.
       *[other] New face-up cards: { $cards }.
    }
event-sweep = { $wild-count } face up: all five cards are discarded.
event-reshuffle =
    { $count ->
        [one] The deck is used up. The discards become a new deck of { $count } card.
       *[other] The deck is used up. The discards become a new deck of { $count } cards.
    }
event-tickets-drawn =
    { $known ->
        [yes] { $you ->
            [yes] You draw tickets: { $tickets }.
           *[no] { $seat } draws tickets: { $tickets }.
        }
       *[no] { $count ->
            [one] { $seat } draws { $count } ticket.
           *[other] { $seat } draws { $count } tickets.
        }
    }
event-tickets-kept =
    { $known ->
        [yes] { $you ->
            [yes] { $returned ->
                [0] You keep { $tickets }.
               *[other] You keep { $tickets } and return the other ticket.
            }
           *[no] { $returned ->
                [0] { $seat } keeps { $tickets }.
               *[other] { $seat } keeps { $tickets } and returns the other ticket.
            }
        }
       *[no] { $returned ->
            [0] { $count ->
                [one] { $seat } keeps { $count } ticket.
               *[other] { $seat } keeps { $count } tickets.
            }
           *[other] { $seat } keeps 1 ticket and returns the other.
        }
    }
event-claim =
    { $points ->
        [one] { $you ->
            [yes] You claim { $route } with { $cards }: +{ $points } point.
           *[no] { $seat } claims { $route } with { $cards }: +{ $points } point.
        }
       *[other] { $you ->
            [yes] You claim { $route } with { $cards }: +{ $points } points.
           *[no] { $seat } claims { $route } with { $cards }: +{ $points } points.
        }
    }
event-token =
    { $you ->
        [yes] You take { $a-token } ({ $place }).
       *[no] { $seat } takes { $a-token } ({ $place }).
    }
event-stack =
    { $you ->
        [yes] You put { $token-count } on { $place }.
       *[no] { $seat } puts { $token-count } on { $place }.
    }
event-pass =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-last-round =
    { $you ->
        [yes] { $left ->
            [0] You have no pieces left. Final round: everybody has one more turn.
            [one] You have { $left } piece left. Final round: everybody has one more turn.
           *[other] You have { $left } pieces left. Final round: everybody has one more turn.
        }
       *[no] { $left ->
            [0] { $seat } has no pieces left. Final round: everybody has one more turn.
            [one] { $seat } has { $left } piece left. Final round: everybody has one more turn.
           *[other] { $seat } has { $left } pieces left. Final round: everybody has one more turn.
        }
    }
event-over = The game is over.

## Why not

why-no-such-seat = There is no seat { $seat }; { $seats } people play.
why-no-such-move = There is no move { $move }: moves are numbered from 0 and below { $moves }.
why-game-over = The game is over.
why-not-your-turn = Now playing: { $seat }.
why-already-decided = You have chosen already. The others are still deciding.
why-choose-tickets-first = First choose which tickets you keep.
why-take-second-card = You have taken one card. Now take the second.
why-nothing-offered = There are no tickets to choose from now.
why-one-ticket-offered = This was the last ticket, so you keep it.
why-may-not-pass = You can still draw or claim something, so you may not pass.
why-deck-empty = The deck is empty, and there are no discards to shuffle.
why-no-card-there = No card lies on that place.
why-wild-as-second = A face-up { $wild } can only be the first and only card.
why-no-tickets-left = No tickets are left.
why-route-taken =
    { $you ->
        [yes] You own this route already.
       *[no] This route is taken: { $owner }.
    }
why-own-other-strand = You own the other strand of this double route.
why-double-closed = The other strand is taken. With two players a double route has room for one.
why-too-few-pieces =
    { $piece ->
        [subway] { $have ->
            [one] You have { $have } subway car left; the route needs { $need }.
           *[other] You have { $have } subway cars left; the route needs { $need }.
        }
        [cable-car] { $have ->
            [one] You have { $have } cable car left; the route has { $need } spaces.
           *[other] You have { $have } cable cars left; the route has { $need } spaces.
        }
       *[tram] { $have ->
            [one] You have { $have } tram left; the route has { $need } spaces.
           *[other] You have { $have } trams left; the route has { $need } spaces.
        }
    }
why-too-few-cards =
    { $short ->
        [one] One card short ({ $card }): you have { $have } of { $need }.
       *[other] { $short } cards short ({ $card }): you have { $have } of { $need }.
    }
why-place-tokens-first = The last tourism tokens are still to be placed.
why-tokens-placed = All tourism tokens are placed already.
why-not-beside = No tokens with this symbol ({ $token }) wait beside the board.
why-has-stack = { $place } has tokens already. Choose a place without any.
why-take-token-first = First choose which tourism token you take.
why-no-token-to-take = There is no tourism token to choose now.
why-have-token = You have { $a-token } already.
why-token-not-here = No token with this symbol ({ $token }) lies at either end of your new route.

## What a move would do

move-pass = Pass
move-draw-deck = Draw a card from the deck, unseen
move-draw-market =
    { $only ->
        [yes] Take { $a-card }, face up; it is your only card this turn
       *[no] Take { $a-card }, face up
    }
move-tickets =
    { $count ->
        [1] Draw the last ticket; you must keep it
       *[other] Draw { $count } tickets and keep at least 1
    }
move-keep =
    { $returned ->
        [0] Keep { $tickets }
       *[other] Keep { $tickets } and return the other
    }
move-claim =
    { $points ->
        [one] Claim { $route } with { $cards } for { $points } point
       *[other] Claim { $route } with { $cards } for { $points } points
    }
move-take-token = Take { $a-token } ({ $place })
move-place-token = Put { $token-count } on { $place }

## The score, line by line

score-tram =
    { $tram ->
        [cable-car] { $count ->
            [one] { $count } cable car route
           *[other] { $count } cable car routes
        }
       *[tram] { $count ->
            [one] { $count } tram route
           *[other] { $count } tram routes
        }
    }
score-subway =
    { $count ->
        [one] { $count } subway route
       *[other] { $count } subway routes
    }
score-ferry =
    { $count ->
        [one] { $count } ferry route
       *[other] { $count } ferry routes
    }
score-ticket-done = Ticket { $ticket }, completed
score-ticket-open = Ticket { $ticket }, not completed
score-tokens =
    { $count ->
        [one] { $count } tourism token
       *[other] { $count } different tourism tokens
    }

## Moves that were not understood

notation-no-such-move = There is no move { $move }.
notation-unknown = “{ $text }” is not a move. Did you mean “{ $nearest }”?
notation-card = “{ $name }” is not a card. Did you mean “{ $nearest }”?
notation-not-face-up = “{ $text }”: no such card lies there. Face up are: { $face_up }.
notation-route = There is no route “{ $name }”. Did you mean “{ $nearest }”?
notation-token = There is no tourism token “{ $name }”. Did you mean “{ $nearest }”?
notation-place = There is no place “{ $name }”. Did you mean “{ $nearest }”?
notation-payment = “{ $cards }” does not pay for { $route }. These do: { $ways }.
notation-choose-payment = There are several ways to pay for { $route }. Choose one: { $ways }.
