### First rides: what the coach says. .what is to be done, .why; .done is said after it, .other after another move, .lead
### and .leadwhy while it is not possible yet. Parameters are those of the move, and what the lesson looks up.

## London

lesson-london-symbol =
    .what = Draw { $start }–{ $station }
    .why = Press { $station }, then “Draw”. The card shows a triangle, and so does this station. It lies in a new district, across the Thames: { $before } → { $after } points.
    .done = Districts × most stations in one of them, + 2 for the Thames.
lesson-london-site =
    .what = { lesson-london-symbol.what }
    .why = Every card leads to the asterisk in the centre. It is also a tourist site, and the more sites you reach the more each one brings.
    .done = Each site circles a place of the tourist track.
lesson-london-ends =
    .what = { lesson-london-symbol.what }
    .why = A line has two ends and grows at both: it can also go on from where it began. { $before } → { $after } points.
    .done = Look at both ends before you draw.
lesson-london-switch =
    .what = { lesson-london-symbol.what }
    .why = With the switch a section may begin at any station of your line, not only at its ends. { $before } → { $after } points.
    .done = A line that branches has more ends to grow from.
lesson-london-joker =
    .what = { lesson-london-symbol.what }
    .why = A joker leads to any station. Reckon first: { $districts } districts × { $most } in one of them + { $river } for the Thames = { $after }.
lesson-london-last =
    .what = { lesson-london-symbol.what }
    .why = The fifth underground card ends the round, and it is still played. Then the line counts { $districts } × { $most } + { $river } = { $after }.
lesson-london-score =
    .what = Your first line: { COUNT($points, "points") }
    .why = { $points ->
        [0] A line without a section counts nothing. Many districts, many stations in one of them, and the Thames: that is what brings points.
       *[other] Districts: { $districts }, most stations in one of them: { $most }, for the Thames: { $river }. { $districts } × { $most } + { $river } = { $points }.
    }
lesson-london-interchange =
    .what = { lesson-london-symbol.what }
    .why = Your first line stops here too. At the end a station with two lines brings 2 points, with three 5, with four 9.
    .done = An interchange. Lines meet at stations, never between.
lesson-london-alone =
    .what = Draw this round by yourself
    .why = Both ends, new districts, the Thames, stations of your first line: point at a station, and you see what it would bring.
lesson-london-end =
    .what = Two more lines, then all is counted
    .why = You have { COUNT($total, "points") }. Later lines bring more, because they meet the earlier ones. Keep room for them.
