### The page at a table of Metro: tiles, lines, companies, the end.
### Squares are named by column and row: d3. Words that metro.ftl has for sentences of its own are used here too.

## What is to be done now

web-metro-do-turn =
    { $more ->
        [share] Lay a tile, draw one and lay that, or exchange a share
        [wagon] Lay a tile, draw one and lay that, or place your wagon
        [both] Lay a tile, exchange a share or place a wagon
       *[none] { $draw ->
            [yes] { $tiles ->
                [one] Lay your tile, or draw one and lay that
               *[other] Lay one of your tiles, or draw one and lay that
            }
           *[no] Lay your tile
        }
    }
web-metro-do-turn-short =
    { $more ->
        [share] A tile or a share
        [wagon] A tile or your wagon
        [both] A tile, a share or a wagon
       *[none] { $draw ->
            [yes] Lay a tile or draw one
           *[no] { $tiles ->
                [one] Lay your tile
               *[other] Lay one of your tiles
            }
        }
    }
web-metro-do-drawn = Lay the tile you drew
web-metro-doing-drawn = lays the tile just drawn

## What happens, where the tile can be seen

web-metro-laid =
    { $you ->
        [yes] You lay a tile on { $square }.
       *[no] { $seat } lays a tile on { $square }.
    }
web-metro-drew =
    { $you ->
        [yes] You draw a tile and must lay it.
       *[no] { $seat } draws a tile and must lay it.
    }
web-metro-why-drawn = You have drawn a tile. Now you must lay it.

## Players

web-metro-waiting = { $count } waiting
web-metro-done = { $count } done
web-metro-count-waiting = Lines that wait:
web-metro-count-done = Lines that are done:
web-metro-count-spare = extra wagon
web-metro-count-tiles = tiles in hand
web-metro-count-shown = shares shown

## The tile in hand

web-metro-tile =
    { $count ->
        [one] Your tile
       *[other] Your tiles
    }
web-metro-tile-drawn = The tile you drew
web-metro-arrow = arrow up, no turning
web-metro-free = may be turned
web-metro-fits =
    { $turns ->
        [yes] { $count ->
            [0] Turned like this it fits nowhere.
            [one] Turned like this it fits on { $count } square. An amber dot marks it.
           *[other] Turned like this it fits on { $count } squares. Amber dots mark them.
        }
       *[no] { $count ->
            [0] It fits nowhere.
            [one] It fits on { $count } square. An amber dot marks it.
           *[other] It fits on { $count } squares. Amber dots mark them.
        }
    }
web-metro-later = You lay it when it is your turn.
web-metro-no-tile = You have no tile any more.
web-metro-draw = Draw another and lay that
web-metro-stack =
    { $count ->
        [0] The stack is empty
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
web-metro-kept =
    { $count ->
        [one] stays in your hand:
       *[other] stay in your hand:
    }
web-metro-tile-label =
    { $count ->
        [one] Tile with tracks { $ways }
       *[other] Tile { $slot } of { $count } with tracks { $ways }
    }
web-metro-track =
    { $from ->
        [north] from north { web-metro-track-to }
        [east] from east { web-metro-track-to }
        [south] from south { web-metro-track-to }
       *[west] from west { web-metro-track-to }
    }
web-metro-track-to =
    { $to ->
        [north] to north
        [east] to east
        [south] to south
       *[west] to west
    }
web-metro-turn = Turn the tile
web-metro-turn-left = Turn left
web-metro-turn-right = Turn right
web-metro-turn-same = looks the same all round

## Lines

web-metro-line =
    { $you ->
        [yes] { $start ->
            [rail] Your line from central rail { $number }
           *[station] Your line { $number }
        }
       *[no] { $start ->
            [rail] Central rail { $number }: { $name }
           *[station] Line { $number }: { $name }
        }
    }
web-metro-stop-centre = central station
web-metro-stop-station = station { $number }
web-metro-finishes =
    { $doubled ->
        [yes] { $where } · { tile-count }, doubled
       *[no] { $where } · { tile-count }
    }
web-metro-grows =
    { $more ->
        [0] { tile-count } so far
       *[other] +{ $more }, { tile-count } so far
    }
web-metro-effect =
    { $finished ->
        [yes] { $line }: finished, { $what }, { point-count }
       *[no] { $line }: { $what }
    }
web-metro-does-finish =
    { $whose ->
        [yours] { $count ->
            [one] Laid here it finishes your line
           *[other] Laid here it finishes { $count } of your lines
        }
        [some] Laid here it finishes { $count } lines, { $own } of them yours
        [others] { $count ->
            [one] Laid here it finishes a line, not yours
           *[other] Laid here it finishes { $count } lines, none of them yours
        }
       *[nobody] { $count ->
            [one] Laid here it finishes a line
           *[other] Laid here it finishes { $count } lines
        }
    }
web-metro-does-grow =
    { $whose ->
        [yours] { $count ->
            [one] Laid here it lengthens your line
           *[other] Laid here it lengthens { $count } of your lines
        }
        [some] Laid here it lengthens { $count } lines, { $own } of them yours
        [others] { $count ->
            [one] Laid here it lengthens a line, not yours
           *[other] Laid here it lengthens { $count } lines, none of them yours
        }
       *[nobody] { $count ->
            [one] Laid here it lengthens a line
           *[other] Laid here it lengthens { $count } lines
        }
    }
web-metro-does-nothing = Laid here it touches no line
web-metro-staying =
    { $count ->
        [one] Your other waiting line stays open.
       *[other] Your other { $count } waiting lines stay open.
    }
web-metro-wagon-waiting = { $line }: waits, { tile-count } so far
web-metro-wagon-done =
    { $doubled ->
        [yes] { $line }: done at { $where }, { tile-count } doubled, { point-count }
       *[no] { $line }: done at { $where }, { tile-count }, { point-count }
    }
web-metro-nobody = Nobody’s tracks
web-metro-nobodys =
    { $tiles ->
        [one] { tile-count } that no wagon has come to yet
       *[other] { tile-count } that no wagon has come to yet
    }
web-metro-traced-done =
    { $doubled ->
        [yes] Done at { $where }: { tile-count }, doubled to { point-count }.
       *[no] Done at { $where }: { tile-count }, { point-count }.
    }
web-metro-traced-open =
    { $tiles ->
        [0] Nothing lies before it yet: it goes on at { $square }.
       *[other] { tile-count } so far. It goes on at { $square }.
    }
web-metro-lines = Your waiting lines
web-metro-lines-aside =
    { $count ->
        [0] none
       *[other] { $count }
    }
web-metro-lines-done = Done
web-metro-so-far = { $count } so far
web-metro-all-done = All your lines are done. You go on laying tiles.

## What is pointed at

web-metro-pointed = What is pointed at
web-metro-point =
    { $turns ->
        [touch] Tap a square to see what your tile does there before you lay it. Tap a wagon or a rail to follow its line.
        [yes] Point at a square to see what your tile does there; R turns it. Point at a wagon or a rail to follow its line.
       *[no] Point at a square to see what your tile does there. Point at a wagon or a rail to follow its line.
    }
web-metro-point-lines = Point at a wagon or a rail to follow its line.
web-metro-not-here = Not here
web-metro-lay = Lay tile on { $square }
web-metro-place-here = A wagon on central rail { $rail }
web-metro-place-wagon = Put wagon on rail { $rail }
web-metro-show-share = Which share do you show?
web-metro-show-frozen = The share stays open before you and can no longer be exchanged.

## The board, told

web-metro-board = Board of Metro
web-metro-square-laid =
    { $count ->
        [0] { $square }: a tile, no line of a wagon yet
       *[other] { $square }: a tile; { $lines }
    }
web-metro-square-empty =
    { $turn ->
        [yes] { $square }: empty, your tile may not be laid here
       *[no] { $square }: empty
    }
web-metro-square-can =
    { $count ->
        [0] { $square }: empty, your tile fits
       *[other] { $square }: empty, your tile fits; { $does }
    }
web-metro-station =
    { $wagon ->
        [yes] Station { $number }. { $what }
       *[no] Station { $number }: no wagon
    }
web-metro-rail =
    { $state ->
        [taken] Central rail { $rail }. { $what }
        [can] Central rail { $rail }: free, a wagon can be put here
        [not] Central rail { $rail }: free, no wagon may be put here now
       *[free] Central rail { $rail }: free
    }

## Moves

web-metro-move-lay =
    { $turn ->
        [0] { $slot ->
            [2] lay your second tile on { $square }
            [3] lay your third tile on { $square }
           *[other] lay the tile on { $square }
        }
       *[other] { $slot ->
            [2] lay your second tile on { $square }, turned by { $turn }°
            [3] lay your third tile on { $square }, turned by { $turn }°
           *[other] lay the tile on { $square }, turned by { $turn }°
        }
    }
web-metro-move-draw = draw a tile and lay that
web-metro-move-exchange =
    { $from ->
        [open] exchange your { company-colour } { $percent } % share for the open one
       *[hidden] exchange your { company-colour } { $percent } % share for a hidden one
    }
web-metro-move-wagon =
    { $share ->
        [yes] show your { company-colour } { $percent } % share and put the wagon of that company on central rail { $rail }
       *[no] put your extra wagon on central rail { $rail }
    }
web-metro-move-does = { $move } ({ $does })

## Companies and shares

web-metro-companies = Companies
web-metro-value = value
web-metro-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-metro-you-hold = you { $percent } %
web-metro-exchange-state =
    { $state ->
        [open] Shares are exchanged until a company reaches { $limit } points.
        [paused] Shares are exchanged again when a tile has been laid.
       *[closed] A company has reached { $limit } points: shares stay where they are.
    }
web-metro-shares = Your shares
web-metro-shares-worth = worth { $count } now
web-metro-share = { company-colour } { $percent } %
web-metro-share-label =
    { $shown ->
        [yes] Your { company-colour } { $percent } % share, worth { $points } now; it lies open and cannot be exchanged
       *[no] Your { company-colour } { $percent } % share, worth { $points } now
    }
web-metro-shares-can = Press a share to exchange it in place of laying a tile.
web-metro-shares-note = Nobody else sees them before the end.
web-metro-exchange-for = Your { company-colour } { $percent } % share for
web-metro-take-open = the open { company-colour } one
web-metro-take-hidden = the top hidden one
web-metro-worth-now = worth { $before } → { $after } now
web-metro-hidden-known = you know it: { company-colour }
web-metro-hidden-count =
    { $count ->
        [one] { $count } lies hidden
       *[other] { $count } lie hidden
    }
web-metro-exchange = Exchange
web-metro-later-exchange = You can exchange when it is your turn.

## Number cards, wagons of the centre

web-metro-numbers = Your number cards
web-metro-numbers-worth = worth { $count } now
web-metro-number =
    { $count ->
        [0] Station { $number }: no line arrives there yet
        [one] Station { $number }: { $count } point
       *[other] Station { $number }: { $count } points
    }
web-metro-number-open = open
web-metro-numbers-note = The line that arrives at such a station brings you its points too. Dashes on the board mark them.
web-metro-spare =
    { $companies ->
        [yes] Wagons beside the board
       *[no] Extra wagons
    }
web-metro-spare-can = Put yours on a free rail of the central station in place of laying a tile: amber dots mark where.
web-metro-spare-share = Put one on a free rail of the central station by showing a share of its company.
web-metro-spare-yours = Yours can be put on a free rail of the central station when it is your turn.
web-metro-spare-placed = Yours stands in the central station already.
web-metro-spare-none = All of them stand in the central station.

## Parts of a narrow screen, keys

web-metro-tab-tile = Tile
web-metro-tab-lines = Lines
web-metro-tab-shares = Shares
web-metro-key-board = To the board
web-metro-key-arrows = On the board: from square to square, to stations and rails
web-metro-key-lay = Lay the tile; on a laid tile: follow its tracks one after another
web-metro-key-tile = Choose which tile
web-metro-key-turn = Turn the tile, with Shift the other way
web-metro-key-draw = Draw another tile

## The end

web-metro-end-lines = Lines
web-metro-end-line-count =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
web-metro-end-from =
    { $start ->
        [rail] central rail { $number }
       *[station] station { $number }
    }
web-metro-end-into = into the centre
web-metro-end-to = to station { $number }
web-metro-end-numbers = Number cards
web-metro-end-number-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-metro-end-card = card { $number }
web-metro-end-shares = Shares
web-metro-end-share-count =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
web-metro-end-times = { $percent } % × value { $value }
web-metro-end-bonus = Largest shares
web-metro-end-bonus-count =
    { $count ->
        [one] { $count } company
       *[other] { $count } companies
    }
web-metro-end-tenth = a tenth of { $profit }
web-metro-end-board = The board at the end
web-metro-end-board-note = Point at a wagon or a rail to follow its line.
web-metro-end-company-lines = Where the companies have their points from
web-metro-end-swing =
    { $start ->
        [rail] { $name }: line from central rail { $number }, { tile-count }
       *[station] { $name }: line { $number }, { tile-count }
    }
web-metro-end-nothing = No line was finished.
web-metro-end-level = level on points
