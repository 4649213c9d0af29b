### What can be wrong with a city of Next Station, beside what can be wrong with any board file.
### Each message says what is wrong, then what would be right. Stations are named by column and row: D4.

board-repeated-district = The district “{ $district }” stands twice in the list. Keep one of them.
board-empty-district = No station lies in the district “{ $district }”, so nobody could ever reach it. Give it one, or remove the district.
board-crowded-district = The district “{ $district }” has { $count } stations. It can have { $most } at most.
board-district-area = The area of the district “{ $district }” is empty: its left side must be left of its right one, its top above its bottom.
board-crowded-suburb = The suburb “{ $district }” has { $count } stations. A suburb has one.
board-station-district = The station is drawn in the district “{ $drawn }”, and the file says “{ $district }”. Change one of them.
board-repeated-station = The station { $station } stands twice in the list. Keep one of them.
board-station-outside = This lies outside the map, which has { $columns } columns and { $rows } rows, both counted from 0.
board-station-name = A station is called by its column and row: this one is { $name }, not { $station }.
board-unknown-district =
    { $suggestion ->
        [none] There is no district “{ $district }”. Add it to the districts, or name another.
       *[other] There is no district “{ $district }”. Did you mean “{ $suggestion }”?
    }
board-no-sites = No station is a tourist site. Mark at least one with "site": true.
board-no-start = No line can start in { $pencil }. Mark a station with "start": "{ $pencil }".
board-second-start = The { $pencil } line starts at { $station } already. Each pencil has one start station.
board-no-centre = There is no central station. Give one station the symbol "any".
board-second-centre = { $station } is the central station already. Only one station has the symbol "any".
board-unknown-station =
    { $suggestion ->
        [none] There is no station { $station }. Add it to the stations, or name another.
       *[other] There is no station { $station }. Did you mean { $suggestion }?
    }
board-section-name = A section is called by its two stations: this one is { $name }, not { $section }.
board-section-to-itself = The section leads from { $station } to { $station }. It must join two stations.
board-repeated-section = { $a } and { $b } are joined by another section already. Keep one of them.
board-section-not-straight = { $a } and { $b } lie neither in one row or column nor on one diagonal. Sections are straight.
board-section-through = The section from { $a } to { $b } would run through { $station }. Let it end there.
board-unknown-section =
    { $suggestion ->
        [none] There is no section { $section }. Add it to the sections, or name another.
       *[other] There is no section { $section }. Did you mean { $suggestion }?
    }
board-repeated-crossing = { $a } and { $b } stand twice among the crossings. Keep one of them.
board-crossing-missing = { $a } and { $b } cross where there is no station. Add the pair ["{ $a }", "{ $b }"] to the crossings.
board-no-crossing = { $a } and { $b } do not cross. Remove the pair.
board-under-river = { $section } runs under the river as it is drawn. Mark it with "river": true, or draw the river elsewhere.
board-not-under-river = { $section } does not meet the river as it is drawn. Remove "river", or draw the river elsewhere.
board-stations-apart =
    { $count ->
        [one] No section leads from the other stations to { $stations }. Join it to the rest.
       *[other] No section leads from the other stations to { $stations }. Join them to the rest.
    }
board-objective-out-of-reach =
    { $objective ->
        [interchanges] The objective of { $need } interchanges cannot be reached: there are { $most } stations. Say under "objectives" what it needs.
       *[river] The objective of { $need } sections under the river cannot be reached: there are { $most }. Say under "objectives" what it needs.
    }
board-ranks-not-rising = { $higher } must be more than { $lower } before it: ranks rise.
