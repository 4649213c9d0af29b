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
            [one] Like this it fits on { $count } square.
           *[other] Like this it fits on { $count } squares.
        }
       *[no] { $count ->
            [one] It fits on { $count } square.
           *[other] It fits on { $count } squares.
        }
    }
web-metro-text-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
web-metro-text-deed-own-done = Finishes a line of yours
web-metro-text-deed-done = Finishes a line
web-metro-text-deed-own-grows = Lengthens a line of yours
web-metro-text-deed-grows = Lengthens a line
web-metro-text-deed-nothing = Changes no line yet
web-metro-text-lay-on = Lay it on { $square }
web-metro-text-effect =
    { $finished ->
        [yes] { $line }: { $what }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] { $line }: { $what }
    }

## Other moves

web-metro-text-draw = Draw a tile from the stack and lay that one
web-metro-text-pass = Pass
web-metro-text-wagon = Put a wagon in the central station
web-metro-text-wagon-share = Which share do you show? The wagon is of its company.
web-metro-text-wagon-on = Rail { $rail }, towards { $square }
web-metro-text-exchange = Exchange a share
web-metro-text-exchange-for =
    { $from ->
        [open] Give your { $given ->
            [yellow] yellow
            [blue] blue
            [orange] orange
            [green] green
            [purple] purple
            [black] black
            [red] red
           *[white] white
        } { $percent } % share for the open one: { $taken ->
            [yellow] yellow
            [blue] blue
            [orange] orange
            [green] green
            [purple] purple
            [black] black
            [red] red
           *[white] white
        }
       *[hidden] Give your { $given ->
            [yellow] yellow
            [blue] blue
            [orange] orange
            [green] green
            [purple] purple
            [black] black
            [red] red
           *[white] white
        } { $percent } % share for the top hidden one
    }

## How things stand

web-metro-text-hand =
    { $count ->
        [one] Your tile
       *[other] Your tiles
    }
web-metro-text-drawn = Just drawn
web-metro-text-no-tile = You have no tile.
web-metro-text-stack =
    { $count ->
        [0] the stack is empty
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
web-metro-text-player =
    { $known ->
        [yes] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $tiles ->
            [0] no tile
            [one] { $tiles } tile in hand
           *[other] { $tiles } tiles in hand
        }{ $wagon ->
            [yes] , the extra wagon not placed yet
           *[no] { "" }
        }
       *[no] { $tiles ->
            [0] no tile
            [one] { $tiles } tile in hand
           *[other] { $tiles } tiles in hand
        }{ $wagon ->
            [yes] , the extra wagon not placed yet
           *[no] { "" }
        }
    }
web-metro-text-shown = Shown: { $shares }
web-metro-text-share-name =
    { $company ->
        [yellow] yellow { $percent } %
        [blue] blue { $percent } %
        [orange] orange { $percent } %
        [green] green { $percent } %
        [purple] purple { $percent } %
        [black] black { $percent } %
        [red] red { $percent } %
       *[white] white { $percent } %
    }

## Lines

web-metro-text-lines = Lines
web-metro-text-lines-mine = Your lines
web-metro-text-lines-count = { $waiting } waiting, { $done } finished
web-metro-text-company =
    { $company ->
        [yellow] Yellow company
        [blue] Blue company
        [orange] Orange company
        [green] Green company
        [purple] Purple company
        [black] Black company
        [red] Red company
       *[white] White company
    }
web-metro-text-station = Station { $number }
web-metro-text-rail = Central rail { $number }
web-metro-text-line-open =
    { $tiles ->
        [0] no tile yet, starts on { $square }
        [one] { $tiles } tile so far, goes on to { $square }
       *[other] { $tiles } tiles so far, goes on to { $square }
    }
web-metro-text-line-done =
    { $end ->
        [centre] { $doubled ->
            [yes] Finished in the central station: { $tiles ->
                [one] { $tiles } tile
               *[other] { $tiles } tiles
            }, doubled, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[no] Finished in the central station: { $tiles ->
                [one] { $tiles } tile
               *[other] { $tiles } tiles
            }, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        }
       *[station] Finished at station { $number }: { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
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
web-metro-text-exchange-state =
    { $state ->
        [open] Shares can be exchanged until a company reaches 25 points.
        [paused] No share is exchanged until a tile is laid again.
       *[closed] Shares are no longer exchanged.
    }
web-metro-text-shares = Your shares
web-metro-text-worth =
    { $count ->
        [one] worth { $count } point now, without bonuses
       *[other] worth { $count } points now, without bonuses
    }
web-metro-text-share =
    { $company ->
        [yellow] yellow
        [blue] blue
        [orange] orange
        [green] green
        [purple] purple
        [black] black
        [red] red
       *[white] white
    } { $percent } %, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now{ $shown ->
        [yes] , shown
       *[no] { "" }
    }
web-metro-text-chart = All companies
web-metro-text-column-company = Company
web-metro-text-column-points = Points
web-metro-text-column-value = Value now
web-metro-text-column-wagon = Extra wagon
web-metro-text-colour =
    { $company ->
        [yellow] Yellow
        [blue] Blue
        [orange] Orange
        [green] Green
        [purple] Purple
        [black] Black
        [red] Red
       *[white] White
    }
web-metro-text-wagon-free = free
web-metro-text-wagon-placed = placed
web-metro-text-stacks = On the table
web-metro-text-share-stack =
    { $percent } %: open { $company ->
        [yellow] yellow
        [blue] blue
        [orange] orange
        [green] green
        [purple] purple
        [black] black
        [red] red
       *[white] white
    }, { $count ->
        [0] none hidden
        [one] { $count } hidden
       *[other] { $count } hidden
    }
web-metro-text-numbers = Your number cards
web-metro-text-numbers-line = The line that arrives at this station brings you its points in the end, whoever has built it.
web-metro-text-number =
    { $points ->
        [0] Station { $number }: nothing yet
        [one] Station { $number }: { $points } point
       *[other] Station { $number }: { $points } points
    }
