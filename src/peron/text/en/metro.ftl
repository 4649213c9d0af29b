### Metro told to players: what is to be done, what moves do, what happens, why not, how the score adds up.
### { COMPANY($company) } is “yellow company”, { SHARE($company) } the colour of a share, { LINE($line) } “Your line 11”,
### { TILE($tile) } a tile as it can be told. Squares are named by column and row: d3.

## Words

company-name = { SHARE($company) } company
# Where a line starts.
line-start =
    { $start ->
        [rail] central rail { $number }
       *[station] station { $number }
    }
# Somebody's line, by whose it is and where it starts.
line-name =
    { $you ->
        [yes] { $start ->
            [rail] Your line from central rail { $number }
           *[station] Your line { $number }
        }
       *[no] { $start ->
            [rail] Central rail { $number }: { $name }
           *[other] Line { $number }: { $name }
        }
    }
# Where a finished line ends.
stop-name =
    { $stop ->
        [centre] central station
       *[other] station { $stop }
    }
# A tile; in a terminal with its tracks, from where to where they lead.
tile-name =
    { $tracks ->
        [seen] a tile
       *[other] a tile ({ $tracks })
    }
table-companies = Companies
table-shares = Shares
table-lines = Lines
table-drawn = Just drawn
table-wagon = extra wagon

## What is to be done

lay-from-hand =
    { $tiles ->
        [one] Lay your tile
       *[other] Lay one of your tiles
    }
prompt-metro-turn =
    { $tiles ->
        [0] You have no tile left: { $more ->
            [exchange] exchange a share, or pass
            [wagon] place a wagon, or pass
            [exchange-wagon] exchange a share, place a wagon, or pass
           *[none] you can only pass
        }
       *[other] { $more ->
            [none] { lay-from-hand }{ $draw ->
                [yes] , or draw one and lay that
               *[no] { "" }
            }
           *[other] Lay a tile,{ $draw ->
                [yes] { " " }draw one and lay that,
               *[no] { "" }
            } { $more ->
                [exchange] or exchange a share
                [wagon] or place a wagon
               *[exchange-wagon] exchange a share, or place a wagon
            }
        }
    }
    .title = { your-turn }
    .line = { prompt-metro-turn }
    .short =
    { $tiles ->
        [0] { $more ->
            [exchange] A share, or pass
            [wagon] A wagon, or pass
            [exchange-wagon] A share, a wagon, or pass
           *[none] You can only pass
        }
       *[other] { $more ->
            [exchange] A tile or a share
            [wagon] A tile or a wagon
            [exchange-wagon] A tile, a share or a wagon
           *[none] { $draw ->
                [yes] Lay a tile or draw one
               *[no] { lay-from-hand }
            }
        }
    }
prompt-metro-drawn = Lay the tile you drew
    .title = { your-turn }
    .line = { prompt-metro-drawn }
    .short = { prompt-metro-drawn }
prompt-metro-wait = { PLAYER($seat) } { prompt-metro-wait.short }
    .line = { prompt-metro-wait.short }
    .short =
    { $drawn ->
        [yes] lays the tile just drawn
       *[no] chooses a move
    }

## Moves, and what they do to lines

turned-by =
    { $turn ->
        [0] { "" }
       *[other] , turned by { $turn }°
    }
move-lay =
    { $slot ->
        [2] Lay your second tile on { $square }{ turned-by }
        [3] Lay your third tile on { $square }{ turned-by }
       *[other] Lay the tile on { $square }{ turned-by }
    }
move-draw-tile = Draw a tile and lay that
move-exchange =
    { $taken ->
        [open] Exchange your { SHARE($company) } { $percent } % share for the open { SHARE($open) } one
       *[hidden] Exchange your { SHARE($company) } { $percent } % share for the top hidden one
    }
move-wagon =
    { KNOWN($company) ->
        [yes] Show your { SHARE($company) } { $percent } % share and put the wagon of that company on central rail { $rail }
       *[no] Put your extra wagon on central rail { $rail }
    }
# A move with what it does.
move-does = { $move } ({ $does })
gain-grows = { LINE($line) }: { gain-grows.what }
    .what =
    { $more ->
        [0] { COUNT($tiles, "tiles") } so far
       *[other] +{ $more }, { COUNT($tiles, "tiles") } so far
    }
gain-finishes = { LINE($line) }: finished, { gain-finishes.what }, { COUNT($points, "points") }
    .what = { stop-name } · { COUNT($tiles, "tiles") }
gain-doubles = { LINE($line) }: finished, { gain-doubles.what }, { COUNT($points, "points") }
    .what = { stop-name } · { COUNT($tiles, "tiles") }, doubled

## What happens

event-lay =
    { YOU($seat) ->
        [yes] You lay
       *[no] { PLAYER($seat) } lays
    } { TILE($tile) } on { $square }{ turned-by }.
event-new-tile =
    { YOU($seat) ->
        [yes] You take { TILE($tile) }.
       *[no] { PLAYER($seat) } takes a new tile.
    }
event-draw-tile =
    { YOU($seat) ->
        [yes] You draw { TILE($tile) } and must lay it.
       *[no] { PLAYER($seat) } draws a tile and must lay it.
    }
line-doubled =
    { $counts ->
        [2] , doubled
       *[other] { "" }
    }
event-line-finished =
    { YOU($seat) ->
        [yes] Your line from { line-start } is finished: { COUNT($tiles, "tiles") }{ line-doubled }, { COUNT($points, "points") }.
       *[no] { PLAYER($seat) }: the line from { line-start } is finished, { COUNT($tiles, "tiles") }{ line-doubled }, { COUNT($points, "points") }.
    }
event-line-of-company = The line of the { COMPANY($company) } from { line-start } is finished: { COUNT($tiles, "tiles") }{ line-doubled }, { COUNT($points, "points") }.
event-exchange-open =
    { YOU($seat) ->
        [yes] You exchange your { SHARE($given) } { $percent } % share for the open { SHARE($taken) } one.
       *[no] { PLAYER($seat) } exchanges a { $percent } % share for the open { SHARE($taken) } one.
    }
event-exchange-hidden =
    { YOU($seat) ->
        [yes] You exchange your { SHARE($given) } { $percent } % share for a hidden one. It is { SHARE($taken) }.
       *[no] { PLAYER($seat) } exchanges a { $percent } % share for a hidden one.
    }
event-share-turned-up = Turned up: { SHARE($company) } { $percent } %.
event-exchange-closed = The { COMPANY($company) } has { COUNT($points, "points") }: from now on no shares are exchanged.
event-exchange-paused = No tile has been laid for a long time. Shares are exchanged again when one has been laid.
event-wagon =
    { YOU($seat) ->
        [yes] You put your extra wagon on central rail { $rail }.
       *[no] { PLAYER($seat) } puts the extra wagon on central rail { $rail }.
    }
event-wagon-of-company =
    { YOU($seat) ->
        [yes] You show your { SHARE($company) } { $percent } % share and put the wagon of that company on central rail { $rail }.
       *[no] { PLAYER($seat) } shows a { SHARE($company) } { $percent } % share and puts the wagon of that company on central rail { $rail }.
    }
event-idle =
    { YOU($seat) ->
        [yes] You have no tile left and pass.
       *[no] { PLAYER($seat) } has no tile left and passes.
    }

## Why not

why-lay-the-drawn = You have drawn { TILE($tile) }. Now you must lay it.
why-nothing-drawn = You have not drawn a tile. Draw one first, or lay one from your hand.
why-no-such-tile =
    { $hand ->
        [one] You play with one tile in hand: there is no tile { $slot }.
       *[other] You play with { $hand } tiles in hand: there is no tile { $slot }.
    }
why-no-tile-there = There is no tile { $slot } in your hand any more.
why-occupied = A tile already lies on { $square }.
why-square-not-beside =
    { $beside ->
        [tracks] { $square } is neither at the edge of the board nor beside a tile that was laid in the game. The tiles in the centre do not count.
        [centre] { $square } is neither at the edge of the board nor beside a tile. The central station does not count.
       *[nothing] { $square } is neither at the edge of the board nor beside a tile.
    }
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
why-exchange-closed = The { COMPANY($company) } has reached { $limit } points: shares are no longer exchanged.
why-exchange-paused = Too many turns have gone by without a tile. Shares are exchanged again when one has been laid.
why-share-shown = You have shown your { SHARE($company) } { $percent } % share for a wagon: it can no longer be exchanged.
why-no-wagons = The game is played without wagons in the central station.
why-share-needed = To put a wagon in the centre, show a share of its company, for example: wagon 5 share 20.
why-wagon-placed = Your extra wagon stands in the centre already.
why-company-wagon-placed = The extra wagon of the { COMPANY($company) } stands in the centre already.
why-rail-taken = A wagon already stands on central rail { $rail }.
why-rail-of-one-tile = The line from central rail { $rail } is a single tile that leads straight back: no wagon may be put there.

## The score, line by line

score-metro-line =
    { $start ->
        [rail] Line from central rail { $number }: { COUNT($tiles, "tiles") }
       *[station] { $counts ->
            [2] Line from station { $number } into the centre: { COUNT($tiles, "tiles") }, doubled
           *[other] Line from station { $number }: { COUNT($tiles, "tiles") }
        }
    }
score-number-card = Number card { $number }
share-name = { SHARE($company) } { $percent } %
score-share = { SHARE($company) } { $percent } %, value of the company: { $value }
score-share-bonus = Largest share in the { COMPANY($company) }: a tenth of { $profit }

## Moves that were not understood

notation-square = There is no square “{ $name }”. Columns are a to h and rows 1 to 8. Did you mean “{ $nearest }”?
notation-centre = “{ $name }” belongs to the central station: no tile is laid there ({ $rule }).
notation-rail = There is no central rail { $number }: they are numbered from 1 to { $rails }.
notation-share = “{ $text }” does not say which share. Give its percentage: { $nearest }.
notation-which-share = “{ $text }” does not fit just one of your shares. They are: { SAY($shares) }.

## Setups that do not fit

deal-stacks = The deal of “{ $stack }” has { $given } stacks; the game has { $stacks }.

## What a board has

inventory-metro = { COUNT($tiles, "tiles") }, { COUNT($stations, "stations") }
