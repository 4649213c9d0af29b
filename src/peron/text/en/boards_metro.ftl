### What can be wrong with a board of Metro, beside what can be wrong with any board file.
### Each message says what is wrong, then what would be right. Squares are named by column and row: d4.

board-repeated-tile = The tile { $tile } stands twice in the list. Keep one of them, and give it more copies.
board-tile-count = There are { $count } tiles in all, and { $need } squares to lay them on. Change the copies so that they add up to { $need }.
board-repeated-central-tile = Turned, { $tile } is the same as { $other }. The tiles of the centre must differ however they are turned.
board-tile-ends = Two tracks of { $tile } would leave on the same side. The four tracks of a tile leave on four sides.
board-tile-tracks = These are not the tracks of { $tile }. They would be { $tracks }.
board-station-inside =
    { $side ->
        [N] There is another square to the north of { $square }. Stations lie at the edge of the board.
        [E] There is another square to the east of { $square }. Stations lie at the edge of the board.
        [S] There is another square to the south of { $square }. Stations lie at the edge of the board.
       *[W] There is another square to the west of { $square }. Stations lie at the edge of the board.
    }
board-repeated-station-place = There is a station at { $square } { $side } already. Every side of a square at the edge has one.
board-repeated-number = Another station has the number { $number } in the edition of { $edition } already.
board-station-order = Stations stand in the order of their numbers of 2000: number { $number } is not the one for place { $place } of the list.
board-rail-order = Central rails stand in the order of their numbers: number { $number } is not the one for place { $place } of the list.
board-rail-place = { $square } { $side } is no outer side of the central station.
board-repeated-rail-place = There is a rail at { $square } { $side } already. Every outer side of the central station has one.
board-rail-square = The square in front of this rail is { $outside }, not { $square }.
board-rail-end =
    { $rail ->
        [departure] The departure rail touches end { $need } there, not { $end }.
       *[arrival] The arrival rail touches end { $need } there, not { $end }.
    }
board-company-wagons = The “{ $company }” company has { $count } wagons. Every company has { $need }.
board-no-wagons = There are no stations for “{ $colour }”. Add a list of them.
board-no-such-player = “{ $colour }” takes no part with { $players } players. Remove it.
board-second-wagon = Another wagon stands at station { $number } already.
