### First rides: what the coach says. .what is to be done, .why; .done is said after it, .other after another move, .lead
### and .leadwhy while it is not possible yet. Parameters are those of the move, and what the lesson looks up.

## Metro

lesson-metro-start =
    .what = Lay your tile on { $square }
    .why = Press the square, then “Lay tile”. The wagon of station 5 above it is yours: its line begins here, and brings a point for each tile once it arrives at a station.
    .done = The line has begun, and goes on over what is laid next.
lesson-metro-grow =
    .what = { lesson-metro-start.what }
    .why = That takes your line to { COUNT($tiles, "tiles") }. Long lines pay: lead yours on, and not into the next station.
lesson-metro-centre =
    .what = { lesson-metro-start.what }
    .why = Your line arrives at the central station, where everything counts double: { COUNT($tiles, "tiles") } bring { COUNT($points, "points") }.
    .done = Counted at once, and the wagon is turned over.
    .lead = Lead your line to the centre
    .leadwhy = A line that arrives at the central station counts double. Point at a square, and you see which lines would go on there.
lesson-metro-ban =
    .what = Draw another tile
    .why = All its tracks turn straight back, and a line of one tile is forbidden: it fits nowhere at the edge. Draw another, and lay that one.
lesson-metro-drawn =
    .what = Lay the drawn tile
    .why = What you draw must be laid at once, on any square with an amber dot. The tile you had stays in your hand for later.
lesson-metro-spoil =
    .what = { lesson-metro-start.what }
    .why = { LINE($line) }. It arrives here and brings only { COUNT($points, "points") }. Spoiling the lines of others is half the game.
    .done = That wagon has arrived for good.
    .lead = Get in the way of another line
    .leadwhy = You may lay tiles where lines of others go on. Lead them into a station while they are short.
lesson-metro-finish =
    .what = { lesson-metro-start.what }
    .why = A line of yours arrives, and is counted at once. Wait too long, and somebody else leads it where you do not want it.
    .done = Counted. On to the next one.
    .lead = Make your lines longer
    .leadwhy = Point at a square, and you see which lines would go on there. Lead your own past stations until they are long.
lesson-metro-end =
    .what = Now play to win
    .why = Tiles left in the stack: { $stack }. The game ends when all are laid, those in hand too. Your lines long, those of others short, and the centre counts double.
