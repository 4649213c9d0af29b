### What the figures of Metro show, for those who do not see them, and the words printed on them.

figure-metro-board = The board with 8 × 8 squares, from a1 in the top left corner to h8, the central station in the middle and { $stations } stations round the edge.
figure-metro-numbering = Numbers round the board: 1 at the top right, from there to the left, down, and round.
figure-metro-tile = A tile with its arrow up: a train comes in on the left, runs over one track and leaves on the right.
figure-metro-wagons = Wagons of one colour by number of players: with { $players } players there are { $wagons }.
figure-metro-turn = Lay the tile of your hand, or one from the stack.
    .hand = hand
    .stack = stack
    .or = or
figure-metro-lay = A tile on its way to an empty square beside one that lies at the edge.
figure-metro-where = Squares at the edge and beside tiles are open; those that only touch a corner, or nothing, are not.
figure-metro-banned = A track of the tile would lead from a station straight back to it: the tile may not lie there.
figure-metro-loop = Four tiles whose tracks make a ring that no train ever reaches.
figure-metro-grow = One new tile lengthens the yellow line and the blue one at once.
figure-metro-finished = A yellow line from its wagon over { COUNT($tiles, "tiles") } to station { $stop }.
    .sum = { COUNT($tiles, "tiles") } = { COUNT($points, "points") }
    .example = { COUNT($tiles, "tiles") }, { COUNT($points, "points") }.
figure-metro-doubled = A yellow line from its wagon over { COUNT($tiles, "tiles") } into the central station.
    .sum = { COUNT($tiles, "tiles") } × 2 = { COUNT($points, "points") }
    .example = { COUNT($tiles, "tiles") } × 2 = { COUNT($points, "points") }.
figure-metro-free = The same tile turned in four ways.
figure-metro-hands = Hands of one, two and three tiles.
figure-metro-companies = Wagons of eight companies, and the four shares of one of them: 10, 20, 30 and 40 %.
figure-metro-stacks = Four stacks of hidden shares, an open share beside each.
figure-metro-exchange = A share of one’s own goes under the stack of its percentage; the hidden one on top or the open one comes in its place.
    .own = own
    .hidden = hidden
    .open = open
figure-metro-values = Eight companies with their points and the values that follow from them.
    .points = points
    .value = value
figure-metro-extra = One more wagon, kept beside the tile in hand.
figure-metro-central = A blue line begins at the central station and runs over { COUNT($tiles, "tiles") } to the edge.
    .sum = { figure-metro-finished.sum }
    .example = From the centre nothing is doubled: { COUNT($tiles, "tiles") }, { COUNT($points, "points") }.
figure-metro-through = A line runs from edge to edge through tiles in the centre, over { COUNT($tiles, "tiles") }.
    .sum = { figure-metro-finished.sum }
    .example = Tiles in the centre count like others: { COUNT($points, "points") }.
figure-metro-card = A line ends at station { $stop }; the holder of card { $stop } gets its { COUNT($points, "points") } too.

## Signs on the board

sign-metro-wagon = a wagon: its line begins here
sign-metro-finished = a wagon turned over: its line is finished, with its points
sign-metro-station = a station, where lines may end
sign-metro-centre = the central station: lines that end here count double
sign-metro-arrow = the arrow points the way of the board
