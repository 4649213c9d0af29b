### Words that every part of Peron uses: games, cards, pieces, places, players.

game-berlin = Ticket to Ride: Berlin
game-san-francisco = Ticket to Ride: San Francisco
game-london = Next Station: London
game-metro = Metro

## Colours of routes and cards

colour-blue = blue
colour-green = green
colour-black = black
colour-purple = purple
colour-red = red
colour-orange = orange
colour-gray = gray

## Cards: a number of them; .one is a single one that somebody takes, .label the word alone

card-blue =
    { $count ->
        [one] { $count } blue card
       *[other] { $count } blue cards
    }
    .one = a blue card
    .label = { colour-blue }
card-green =
    { $count ->
        [one] { $count } green card
       *[other] { $count } green cards
    }
    .one = a green card
    .label = { colour-green }
card-black =
    { $count ->
        [one] { $count } black card
       *[other] { $count } black cards
    }
    .one = a black card
    .label = { colour-black }
card-purple =
    { $count ->
        [one] { $count } purple card
       *[other] { $count } purple cards
    }
    .one = a purple card
    .label = { colour-purple }
card-red =
    { $count ->
        [one] { $count } red card
       *[other] { $count } red cards
    }
    .one = a red card
    .label = { colour-red }
card-orange =
    { $count ->
        [one] { $count } orange card
       *[other] { $count } orange cards
    }
    .one = an orange card
    .label = { colour-orange }
card-bike =
    { $count ->
        [one] { $count } bike
       *[other] { $count } bikes
    }
    .one = a bike
    .label = bike
card-ferry =
    { $count ->
        [one] { $count } ferry
       *[other] { $count } ferries
    }
    .one = a ferry
    .label = ferry
# Where the game, and with it the picture on the card, is not known.
card-wild =
    { $count ->
        [one] { $count } wild card
       *[other] { $count } wild cards
    }
    .one = a wild card
    .label = wild card

## Pieces: a number of them

piece-tram =
    { $count ->
        [one] { $count } tram
       *[other] { $count } trams
    }
piece-subway =
    { $count ->
        [one] { $count } subway car
       *[other] { $count } subway cars
    }
piece-cable-car =
    { $count ->
        [one] { $count } cable car
       *[other] { $count } cable cars
    }

## Tourism tokens by their symbols: a number of them; .one is a single one, .label the symbol alone

token-bridge =
    { $count ->
        [one] { $count } bridge token
       *[other] { $count } bridge tokens
    }
    .one = a bridge token
    .label = bridge
token-lighthouse =
    { $count ->
        [one] { $count } lighthouse token
       *[other] { $count } lighthouse tokens
    }
    .one = a lighthouse token
    .label = lighthouse
token-bell =
    { $count ->
        [one] { $count } bell token
       *[other] { $count } bell tokens
    }
    .one = a bell token
    .label = bell
token-note =
    { $count ->
        [one] { $count } note token
       *[other] { $count } note tokens
    }
    .one = a note token
    .label = note
token-house =
    { $count ->
        [one] { $count } house token
       *[other] { $count } house tokens
    }
    .one = a house token
    .label = house
token-lantern =
    { $count ->
        [one] { $count } lantern token
       *[other] { $count } lantern tokens
    }
    .one = a lantern token
    .label = lantern
token-tree =
    { $count ->
        [one] { $count } tree token
       *[other] { $count } tree tokens
    }
    .one = a tree token
    .label = tree

## Kinds of route

kind-tram = tram
kind-subway = subway
kind-ferry = ferry
kind-cable-car = cable car

## Routes and tickets. A strand is named by its colour where another route joins the same places.

route-name = { $a } – { $b }
route-strand = { $a } – { $b } ({ $colour })
route-strand-letter = { $a } – { $b } ({ $colour }, strand { $letter })
ticket-name = { $a } – { $b } ({ $points })

## Lists

list-and = { $start } and { $end }
list-or = { $start } or { $end }

## Names that are not known

unknown-game =
    There is no game “{ $id }”. Did you mean “{ $nearest }”? The games are: { $known }.
unknown-bot =
    There is no bot “{ $id }”. Did you mean “{ $nearest }”? The bots are: { $known }.
bot-budget = “{ $budget }” is not a budget for “{ $id }”. Give seconds or a number of tries: search:0.5s, search:2000.
bot-other-game = The bot “{ $id }” cannot play { $game }. These can: { $known }.

## Numbers with so many figures after the point

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
