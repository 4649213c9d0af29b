### Words that every part of Peron uses: games, cards, pieces, places, players.

## Colours

colour-blue = blue
colour-green = green
colour-black = black
colour-purple = purple
colour-red = red
colour-orange = orange
colour-gray = gray
colour-yellow = yellow
colour-white = white
colour-pink = pink
pencil-name = { WORD($pencil, "colour") } pencil

## Cards: a number of them; .one is a single one that somebody takes, .label the word alone where it is no colour

card-blue = { count-blue } { count-cards.noun }
    .one = a blue card
card-green = { count-green } { count-cards.noun }
    .one = a green card
card-black = { count-black } { count-cards.noun }
    .one = a black card
card-purple = { count-purple } { count-cards.noun }
    .one = a purple card
card-red = { count-red } { count-cards.noun }
    .one = a red card
card-own = { $count } “{ $name }” { count-cards.noun }
    .one = a “{ $name }” card
card-orange = { count-orange } { count-cards.noun }
    .one = an orange card
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
card-wild = { $count } wild { count-cards.noun }
    .one = a wild card
    .label = wild card

## Tourism tokens by their symbols: a number of them; .one is a single one, .label the symbol alone

token-bridge = { $count } bridge { count-tokens.noun }
    .one = a bridge token
    .label = bridge
token-lighthouse = { $count } lighthouse { count-tokens.noun }
    .one = a lighthouse token
    .label = lighthouse
token-bell = { $count } bell { count-tokens.noun }
    .one = a bell token
    .label = bell
token-note = { $count } note { count-tokens.noun }
    .one = a note token
    .label = note
token-house = { $count } house { count-tokens.noun }
    .one = a house token
    .label = house
token-lantern = { $count } lantern { count-tokens.noun }
    .one = a lantern token
    .label = lantern
token-tree = { $count } tree { count-tokens.noun }
    .one = a tree token
    .label = tree

## Kinds of route

kind-tram = tram
kind-subway = subway
kind-ferry = ferry
kind-cable-car = cable car
routes-tram = Tram routes
routes-subway = Subway routes
routes-ferry = Ferry routes
routes-cable-car = Cable car routes

## Routes and tickets. A strand is named by its colour where another route joins the same places.

route-name = { $a } – { $b }
route-strand = { $a } – { $b } ({ $colour })
route-strand-letter =
    { $a } – { $b } ({ $letter ->
        [a] first
        [b] second
        [c] third
       *[d] fourth
    } { $colour })
ticket-name = { $a } – { $b } ({ $points })

## Lists

list-and = { $start } and { $end }
list-or = { $start } or { $end }

## Whose turn it is

your-turn = Your turn

## Names that are not known

did-you-mean =
    { $suggestion ->
        [none] { "" }
       *[other] Did you mean “{ $suggestion }”?{ " " }
    }
unknown-game =
    There is no game “{ $id }”. { did-you-mean }The games are: { $known }.
unknown-bot =
    There is no bot “{ $id }”. { did-you-mean }The bots are: { $known }.
bot-budget = “{ $budget }” is not a budget for “{ $id }”. Give seconds or a number of tries: search:0.5s, search:2000.
bot-other-game = The bot “{ $id }” cannot play { $game }. These can: { $known }.

## Numbers with so many figures after the point

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
