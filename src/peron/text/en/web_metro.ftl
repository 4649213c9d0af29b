### The page at a table of Metro: tiles, lines, companies, the end.
### Squares are named by column and row: d3. Words that metro.ftl has for sentences of its own are used here too.

## Players

web-metro-waiting = { $count } waiting
web-metro-done = { $count } done
web-metro-count-waiting = Lines that wait
web-metro-count-done = Lines that are done
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
        [yes] Turned like this it fits
       *[no] It fits
    } { $count ->
        [0] nowhere.
       *[other] on { COUNT($count, "squares") }. { web-metro-fits.dots }
    }
    .dots =
    { $count ->
        [one] An amber dot marks it.
       *[other] Amber dots mark them.
    }
web-metro-later = You lay it when it is your turn.
web-metro-no-tile = You have no tile any more.
web-metro-draw = Draw another and lay that
web-metro-stack =
    { $count ->
        [0] The stack is empty
       *[other] { COUNT($count, "tiles") } in the stack
    }
web-metro-kept =
    { $count ->
        [one] stays:
       *[other] stay:
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

web-metro-does =
    Laid here it { $what ->
        [finish] finishes
       *[grow] lengthens
    } { $whose ->
        [yours] { $count ->
            [one] your line
           *[other] { $count } of your lines
        }
        [some] { $count } lines, { $own } of them yours
        [others] { $count ->
            [one] a line, not yours
           *[other] { $count } lines, none of them yours
        }
       *[nobody] { $count ->
            [one] a line
           *[other] { $count } lines
        }
    }
web-metro-does-nothing = Laid here it touches no line
web-metro-staying =
    { $count ->
        [one] Your other waiting line stays open.
       *[other] Your other { $count } waiting lines stay open.
    }
web-metro-wagon-waiting = { $line }: waits, { COUNT($tiles, "tiles") } so far
web-metro-wagon-done =
    { $line }: done at { stop-name }, { COUNT($tiles, "tiles") }{ $counts ->
        [2] { " " }doubled
       *[other] { "" }
    }, { COUNT($points, "points") }
web-metro-nobody = Nobody’s tracks
web-metro-nobodys = { COUNT($tiles, "tiles") } that no wagon has come to yet
web-metro-traced-done =
    { $counts ->
        [2] Done at { stop-name }: { COUNT($tiles, "tiles") }, doubled to { COUNT($points, "points") }.
       *[other] Done at { stop-name }: { COUNT($tiles, "tiles") }, { COUNT($points, "points") }.
    }
web-metro-traced-open =
    { $tiles ->
        [0] Nothing lies before it yet: it goes on at { $square }.
       *[other] { COUNT($tiles, "tiles") } so far. It goes on at { $square }.
    }
web-metro-lines = Your lines
web-metro-lines-aside =
    { $count ->
        [0] all finished
       *[other] { $count } waiting
    }
web-metro-so-far = { $count } so far

## What was finished is counted

web-metro-counted-by =
    { $laid ->
        [yes] finished by { $you ->
            [yes] you
           *[no] { $name }
        }, on { $square }
       *[no] finished as soon as its wagon stood there
    }
web-metro-counted-score =
    { $you ->
        [yes] Your score
       *[no] Score: { $name }
    }
    .rule = M9

## Lines in the colours of their owners

web-metro-coloured = Colour lines by owner
web-metro-coloured-open = goes on, with its station
web-metro-coloured-done = done and counted

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
    .rule = M20

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

## Companies and shares

web-metro-value = value
web-metro-points = { $count } { web-end-points }
web-metro-you-hold = you { $percent } %
web-metro-exchange-state =
    { $state ->
        [open] Shares are exchanged until a company reaches { $limit } points.
        [paused] Shares are exchanged again when a tile has been laid.
       *[closed] A company has reached { $limit } points: shares stay where they are.
    }
    .rule =
    { $state ->
        [paused] M15a
       *[other] M15
    }
web-metro-shares = Your shares
web-metro-worth = worth { $count } now
web-metro-share-label =
    { $shown ->
        [yes] Your { SHARE($company) } { $percent } % share, worth { $points } now; it lies open and cannot be exchanged
       *[no] Your { SHARE($company) } { $percent } % share, worth { $points } now
    }
web-metro-shares-lying = Face up in the middle
web-metro-share-lying = Face up: { SHARE($company) } { $percent } %, worth { $points } now
web-metro-shares-can = Press a share to exchange it in place of laying a tile.
web-metro-shares-note = Until the end others know only the open shares you took and those you have shown.
web-metro-exchange-for = Your { SHARE($company) } { $percent } % share for
web-metro-take-open = the open { SHARE($company) } one
web-metro-take-hidden = the top hidden one
web-metro-worth-now = worth { $before } → { $after } now
web-metro-hidden-known = you know it: { SHARE($company) }
web-metro-hidden-count =
    { $count ->
        [one] { $count } lies hidden
       *[other] { $count } lie hidden
    }
web-metro-exchange = Exchange
web-metro-later-exchange = You can exchange when it is your turn.

## Number cards, wagons of the centre

web-metro-numbers = Your number cards
web-metro-number =
    { $count ->
        [0] Station { $number }: no line arrives there yet
       *[other] Station { $number }: { COUNT($count, "points") }
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
web-metro-key-board = To the board
web-metro-key-arrows = On the board: from square to square, to stations and rails
web-metro-key-lay = Lay the tile; on a laid tile: follow its tracks one after another
web-metro-key-tile = Choose which tile
web-metro-key-turn = Turn the tile, with Shift the other way
web-metro-key-draw = Draw another tile
web-metro-key-next = On the board: to the next square where the tile fits, with Shift to the one before

## The end

web-metro-end-from =
    { $start ->
        [rail] central rail { $number }
       *[station] station { $number }
    }
web-metro-end-into = into the centre
web-metro-end-to = to station { $number }
web-metro-end-numbers = Number cards
web-metro-end-card = card { $number }
web-metro-end-times = { $percent } % × value { $value }
web-metro-end-bonus = Largest shares
web-metro-end-tenth = a tenth of { $profit }
web-metro-end-board = The board at the end
web-metro-end-company-lines = Where the companies have their points from
web-metro-end-swing =
    { $start ->
        [rail] { $name }: line from central rail { $number }, { COUNT($tiles, "tiles") }
       *[station] { $name }: line { $number }, { COUNT($tiles, "tiles") }
    }
# For whom else a line counted: who has the number card of its station, who holds how much of its company.
web-metro-end-also-card = card { $number }: { $name } +{ $points }
web-metro-end-also-share = { $name } { $percent } %
web-metro-end-nothing = No line was finished.

## The end: number cards and shares are turned over

web-metro-reveal-kind =
    { $kind ->
        [score-number-card] Number cards, { $number } of { $count }
        [score-share] Shares, { $number } of { $count }
       *[score-share-bonus] Largest shares, { $number } of { $count }
    }
web-metro-reveal-order =
    { $what ->
        [shares] Shares round by round, everybody’s smallest first. Then what the largest shares bring.
       *[cards] Whoever has fewest points for lines begins, with the card that brings least.
    }
web-metro-reveal-of =
    { $kind ->
        [score-number-card] { $name }: number card { $number }
        [score-share] { $name }: { $percent } % of the { COMPANY($company) }, value { $value }
       *[score-share-bonus] { $name }: largest share in the { COMPANY($company) }, a tenth of { $profit }
    }
web-metro-reveal-lines = lines { $points }
web-metro-reveal-who = Whose cards and shares
web-metro-reveal-largest = largest share
web-metro-shown = Marked on the board: { $square }
