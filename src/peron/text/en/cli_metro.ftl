### Metro at the terminal: the table, the moves, help, and what can be typed.

table-column-waiting = lines waiting
table-column-done = finished
table-column-tiles = tiles in hand
table-column-wagon = extra wagon
table-column-shown = shares shown
table-companies = Companies (value)
table-company =
    { $points ->
        [one] { $name } { $points } point, value { $value }
       *[other] { $name } { $points } points, value { $value }
    }
table-wagons-free = Wagons not placed
table-shares-open = Open shares
table-lines-idle = no tile yet: { $stations }
table-rails = Central rails
table-rails-free = all 8 free
table-no-tiles = No tile has been laid yet.
# Companies in two letters, at the edge of the board.
table-company-yellow = ye
table-company-blue = bl
table-company-orange = or
table-company-green = gr
table-company-purple = pu
table-company-black = bk
table-company-red = re
table-company-white = wh
table-metro-legend = Four arrows are a tile: where a train leaves that comes from the north, the east, the south, the west. At the edge stand the stations with the owner of the wagon; ✓ is a finished line.
menu-line-done =
    { $points ->
        [one] { $line } finished at { $where }: { $points } point
       *[other] { $line } finished at { $where }: { $points } points
    }
menu-other-ways =
    { $count ->
        [one] Or { $count } other way
       *[other] Or { $count } other ways
    }
menu-ways-more = #2 90°: your second tile, turned by 90°. [+3]: 3 other ways to lay a tile there.
menu-metro-draw = Or
menu-metro-pass = Or
menu-metro-wagon = Wagon on rail
menu-metro-exchange = Exchange
menu-exchange-open = { $percent } % { given-colour } → { taken-colour }
menu-exchange-hidden = { $percent } % { given-colour } → hidden
menu-wagon-ways = Put a wagon on central rail { $rail }, showing one of { $count } shares

play-left-points-companies = Points of the companies so far: { $points }
play-example-metro = lay d3
play-help-metro-aim = Your lines begin at the stations where your wagons stand. A line that reaches any station scores 1 point for each tile it passes, every time it passes it; into the central station it scores double.
play-help-metro-turn = In your turn lay the tile in your hand, or draw one and lay that. It goes on a free square at the edge or beside a tile. It lengthens whatever lines come to it, yours or not: let yours be long, and those of others end soon.
play-help-metro-tiles = A tile is four arrows: where a train leaves that comes from the north, the east, the south, the west. [7] on the board is where move 7 lays it.
play-help-metro-letters = A tile is told by its tracks: N-S E-W S-E W-N leads a train from north to south, from east to west, from south to east, from west to north.
play-help-metro-lines = 8A is the line of player A from station 8, 8·ye that of the yellow company, c3A one from central rail 3; ✓ means finished. 8A +2 (5) says that it gets 2 tiles longer and then has 5; 8A 3→d2 that it has 3 and goes on at d2.
play-help-metro-moves = A move in words: lay d3 · d3 · lay 2 d3 (the second tile) · lay d3 turn 90 · draw · pass
    .typed = lay d3
play-help-metro-more = With the modules: exchange 20 open · exchange 20 hidden · wagon 5 · wagon 5 share 20
    .typed = wagon 5
play-help-metro-board = The board, and all lines with the squares they pass.
    .typed = board

typed-metro-idle = a an the tile on to at square by for my from rail with degrees
typed-metro-lay = put place
typed-metro-drawn = new
typed-metro-turn = turned rotate rotated
typed-metro-draw = take
typed-metro-pass = skip
typed-metro-exchange = swap trade
typed-metro-open = visible
typed-metro-hidden = secret
typed-metro-wagon = wagons
typed-metro-share = shares showing
typed-metro-yellow = yellows
typed-metro-blue = blues
typed-metro-orange = oranges
typed-metro-green = greens
typed-metro-purple = violet
typed-metro-black = blacks
typed-metro-red = reds
typed-metro-white = whites
