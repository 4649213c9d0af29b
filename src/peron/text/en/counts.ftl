### Things that are counted: each noun with its forms once. COUNT($n, "cards") says count-cards.
### Polish needs some of them in another case: -acc is the accusative, -gen the genitive, -loc the locative.
### .noun is the noun without its number.

## At every table

count-points = { $count } { count-points.noun }
    .noun =
    { $count ->
        [one] point
       *[other] points
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-people-acc =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
count-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
count-moves-loc = { count-moves }
count-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
count-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
count-guests =
    { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }
count-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
count-rides =
    { $count ->
        [one] { $count } ride
       *[other] { $count } rides
    }
count-problems =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }

## Ticket: cards, tokens, routes

count-cards = { $count } { count-cards.noun }
    .noun =
    { $count ->
        [one] card
       *[other] cards
    }
count-cards-gen = { count-cards }
count-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
count-tokens = { $count } { count-tokens.noun }
    .noun =
    { $count ->
        [one] token
       *[other] tokens
    }
count-symbols =
    { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }
count-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
count-routes = { $count } { count-routes.noun }
    .noun =
    { $count ->
        [one] route
       *[other] routes
    }
count-routes-gen = { count-routes }
count-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }

## Pieces by their ids

count-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
count-tram =
    { $count ->
        [one] { $count } tram
       *[other] { $count } trams
    }
count-subway =
    { $count ->
        [one] { $count } subway car
       *[other] { $count } subway cars
    }
count-cable-car =
    { $count ->
        [one] { $count } cable car
       *[other] { $count } cable cars
    }

## Cards by their colours

count-blue = { $count } { colour-blue }
count-green = { $count } { colour-green }
count-black = { $count } { colour-black }
count-purple = { $count } { colour-purple }
count-red = { $count } { colour-red }
count-orange = { $count } { colour-orange }

## Next Station: the sheet

count-stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
count-sections =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
count-districts =
    { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }
count-sites =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }

## Metro: tiles, lines, shares

count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
count-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
count-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
count-lines-acc = { count-lines }
count-shares =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
count-companies =
    { $count ->
        [one] { $count } company
       *[other] { $count } companies
    }
count-seconds-acc = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
count-times = { $count ->
    [one] once
   *[other] { $count } times
}
