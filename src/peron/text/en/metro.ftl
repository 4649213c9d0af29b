### Metro told to players: what happens, why a move is refused, how the score adds up.
### $you is yes when the sentence is told to the player it is about. Squares are named by column and row: d3.

## Words

company-name =
    { $company ->
        [yellow] yellow company
        [blue] blue company
        [orange] orange company
        [green] green company
        [purple] purple company
        [black] black company
        [red] red company
       *[white] white company
    }
# A share of a company, as in “your yellow 20 % share”.
company-colour =
    { $company ->
        [yellow] yellow
        [blue] blue
        [orange] orange
        [green] green
        [purple] purple
        [black] black
        [red] red
       *[white] white
    }
taken-colour =
    { $taken ->
        [yellow] yellow
        [blue] blue
        [orange] orange
        [green] green
        [purple] purple
        [black] black
        [red] red
       *[white] white
    }
given-colour =
    { $given ->
        [yellow] yellow
        [blue] blue
        [orange] orange
        [green] green
        [purple] purple
        [black] black
        [red] red
       *[white] white
    }
# Where a line starts.
line-start =
    { $start ->
        [rail] central rail { $number }
       *[station] station { $number }
    }
tile-count =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
point-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What happens

event-lay =
    { $turn ->
        [0] { $you ->
            [yes] You lay { $tile } on { $square }.
           *[no] { $seat } lays { $tile } on { $square }.
        }
       *[other] { $you ->
            [yes] You lay { $tile } on { $square }, turned by { $turn }°.
           *[no] { $seat } lays { $tile } on { $square }, turned by { $turn }°.
        }
    }
event-new-tile =
    { $you ->
        [yes] You take a new tile: { $tile }.
       *[no] { $seat } takes a new tile.
    }
event-draw-tile =
    { $you ->
        [yes] You draw a tile and must lay it: { $tile }.
       *[no] { $seat } draws a tile and must lay it.
    }
event-line-finished =
    { $you ->
        [yes] Your line from { line-start } is finished: { tile-count }, { point-count }.
       *[no] { $seat }: the line from { line-start } is finished, { tile-count }, { point-count }.
    }
event-line-of-company = The line of the { company-name } from { line-start } is finished: { tile-count }, { point-count }.
event-exchange-open =
    { $you ->
        [yes] You exchange your { given-colour } { $percent } % share for the open { taken-colour } one.
       *[no] { $seat } exchanges a { $percent } % share for the open { taken-colour } one.
    }
event-exchange-hidden =
    { $you ->
        [yes] You exchange your { given-colour } { $percent } % share for a hidden one. It is { taken-colour }.
       *[no] { $seat } exchanges a { $percent } % share for a hidden one.
    }
event-share-turned-up = Turned up: { company-colour } { $percent } %.
event-exchange-closed = The { company-name } has { point-count }: from now on no shares are exchanged.
event-exchange-paused = No tile has been laid for a long time. Shares are exchanged again when one has been laid.
event-wagon =
    { $you ->
        [yes] You put your extra wagon on central rail { $rail }.
       *[no] { $seat } puts the extra wagon on central rail { $rail }.
    }
event-wagon-of-company =
    { $you ->
        [yes] You show your { company-colour } { $percent } % share and put the wagon of that company on central rail { $rail }.
       *[no] { $seat } shows a { company-colour } { $percent } % share and puts the wagon of that company on central rail { $rail }.
    }
event-idle =
    { $you ->
        [yes] You have no tile left and pass.
       *[no] { $seat } has no tile left and passes.
    }

## Why not

why-lay-the-drawn = You have drawn a tile ({ $tile }). Now you must lay it.
why-nothing-drawn = You have not drawn a tile. Draw one first, or lay one from your hand.
why-no-such-tile =
    { $hand ->
        [one] You play with one tile in hand: there is no tile { $slot }.
       *[other] You play with { $hand } tiles in hand: there is no tile { $slot }.
    }
why-no-tile-there = There is no tile { $slot } in your hand any more.
why-occupied = A tile already lies on { $square }.
why-square-not-beside = { $square } is neither at the edge of the board nor beside a tile.
why-not-turned = The arrow of a tile points the way of the board: tiles are not turned in this game.
why-same-turned = Turned by { $turn }° this tile lies just as when turned by { $same }°. Lay it like that.
why-one-tile =
    { $turns ->
        [yes] On { $square } one track of this tile, turned like this, would join two rails of stations: a whole line of one tile. It can still be laid in another way.
       *[no] On { $square } one track of this tile would join two rails of stations: a whole line of one tile. It can still be laid elsewhere.
    }
why-one-tile-in-centre = A wagon stands in the centre before { $square }, and this tile would lead its line straight back: a whole line of one tile. It can still be laid in another way.
why-stack-empty = The stack is empty: there is no tile to draw.
why-tile-to-lay = You have a tile to lay or can draw one, so you may not pass.
why-no-companies = The game is played without companies and shares.
why-exchange-closed = The { company-name } has reached { $limit } points: shares are no longer exchanged.
why-exchange-paused = Too many turns have gone by without a tile. Shares are exchanged again when one has been laid.
why-share-shown = You have shown your { company-colour } { $percent } % share for a wagon: it can no longer be exchanged.
why-no-wagons = The game is played without wagons in the central station.
why-share-needed = To put a wagon in the centre, show a share of its company: wagon 5 share 20.
why-wagon-placed = Your extra wagon stands in the centre already.
why-company-wagon-placed = The extra wagon of the { company-name } stands in the centre already.
why-rail-taken = A wagon already stands on central rail { $rail }.
why-rail-of-one-tile = The line from central rail { $rail } is a single tile that leads straight back: no wagon may be put there.

## The score, line by line

score-metro-line =
    { $start ->
        [rail] Line from central rail { $number }: { tile-count }
       *[station] { $end ->
            [centre] Line from station { $number } into the centre: { tile-count }, doubled
           *[station] Line from station { $number }: { tile-count }
        }
    }
score-number-card = Number card { $number }
score-share = { company-colour } { $percent } %, value of the company: { $value }
score-share-bonus = Largest share in the { company-name }: a tenth of { $profit }

## Moves that were not understood

notation-square = There is no square “{ $name }”. Columns are a to h and rows 1 to 8. Did you mean “{ $nearest }”?
notation-centre = “{ $name }” belongs to the central station: no tile is laid there. Did you mean “{ $nearest }”?
notation-rail = There is no central rail { $number }: they are numbered from 1 to { $rails }.
notation-share = “{ $text }” does not say which share. Give its percentage: { $nearest }.
notation-which-share = “{ $text }” does not fit just one of your shares. They are: { $shares }.

## Setups that do not fit

setup-metro-companies-numbers = The modules “{ $option }” and “{ $other }” are not played together. Each of them can be combined with “stations” or with “tracks”.
setup-metro-stations-tracks = The modules “{ $option }” and “{ $other }” are not played together: both need the central station. Each of them can be combined with “companies” or with “numbers”.
deal-stacks = The deal of “{ $stack }” has { $given } stacks; the game has { $stacks }.
