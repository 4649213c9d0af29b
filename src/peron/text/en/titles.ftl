### The titles that come with Peron: a name, `.box` what stands on the box, `.line` and `.short` what it is about.

title-berlin = Berlin
    .box = Ticket to Ride: Berlin
    .line = Trams through the streets, the subway underneath, and a table of points for each.
    .short = Trams and subway
title-san-francisco = San Francisco
    .box = Ticket to Ride: San Francisco
    .line = Cable cars, ferries and tourism tokens.
    .short = Cable cars, ferries, tokens
title-london = London
    .box = Next Station: London
    .line = Four rounds, four pencils, one map. Alone or all at once.
    .short = Four pencils, one map
title-metro = Metro
    .box = Metro
    .card = Metro, with four modules
    .line = Tile by tile: the longer the line, the better.
    .short = Tile by tile, the longer the better
