### Metro in words: the text view of its table.

## Laying a tile

web-metro-text-lay = Lay your tile
web-metro-text-lay-drawn = Lay the tile you have drawn
web-metro-text-which = Which tile?
web-metro-text-slot = Tile { $slot }:
web-metro-text-turned = How does it lie?
web-metro-text-turn-0 = as it is
web-metro-text-turn-90 = turned a quarter to the right
web-metro-text-turn-180 = turned by half
web-metro-text-turn-270 = turned a quarter to the left
web-metro-text-fits =
    { $turns ->
        [yes] { $count ->
            [0] Like this it fits nowhere: turn it.
           *[other] Like this it fits on { COUNT($count, "squares") }.
        }
       *[no] It fits on { COUNT($count, "squares") }.
    }
web-metro-text-deed-own-done = Finishes a line of yours
web-metro-text-deed-done = Finishes a line
web-metro-text-deed-own-grows = Lengthens a line of yours
web-metro-text-deed-grows = Lengthens a line
web-metro-text-deed-nothing = Changes no line yet

## Other moves

web-metro-text-wagon = Put a wagon in the central station
web-metro-text-wagon-share = Which share do you show? The wagon is of its company.
web-metro-text-wagon-on = Rail { $rail }, towards { $square }
web-metro-text-exchange = Exchange a share

## How things stand

web-metro-text-no-tile = You have no tile.
web-metro-text-player =
    { $known ->
        [yes] { COUNT($points, "points") },{ " " }
       *[no] { "" }
    }{ $tiles ->
        [0] no tile
       *[other] { COUNT($tiles, "tiles") } in hand
    }{ $wagon ->
        [yes] , the extra wagon not placed yet
       *[no] { "" }
    }
web-metro-text-shown = Shown: { $shares }

## Lines

web-metro-text-lines-count = { $waiting } waiting, { $done } finished
web-metro-text-company = { CAPITAL(company-name) }
web-metro-text-station = Station { $number }
web-metro-text-rail = Central rail { $number }
web-metro-text-over = over { $squares }

## The board

web-metro-text-board = The board, square by square
web-metro-text-grid = The board: columns a to h, rows 1 to 8
web-metro-text-laid = { $count } of 60 tiles
web-metro-text-centre = Central station
web-metro-text-square-tile = { $square }: tracks { $ways }. { $lines }
web-metro-text-square-no-line = No line yet
web-metro-text-square-free = { $square }: free
web-metro-text-square-lay = { $square }: free, your tile fits. To the button that lays it
web-metro-text-square-why = { $square }: free, but your tile may not be laid here. Why?

## Companies and cards

web-metro-text-companies = Companies and shares
web-metro-text-worth = worth { COUNT($count, "points") } now, without bonuses
web-metro-text-chart = All companies
web-metro-text-column-company = Company
web-metro-text-column-points = Points
web-metro-text-column-value = Value now
web-metro-text-column-wagon = Extra wagon
web-metro-text-colour = { CAPITAL(SHARE($company)) }
web-metro-text-wagon-free = free
web-metro-text-wagon-placed = placed
web-metro-text-stacks = On the table
web-metro-text-share-stack =
    { $percent } %: open { SHARE($company) }, { $count ->
        [0] none hidden
       *[other] { $count } hidden
    }
web-metro-text-numbers-line = The line that arrives at this station brings you its points in the end, whoever has built it.
