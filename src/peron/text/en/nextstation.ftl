### Next Station told to players: what happens, why a move is refused, how the score adds up.
# The city's river: of a shipped city by its id, else by the name in the city's file.
river-name =
    { $case ->
       *[other] { $river ->
            [thames] Thames
           *[other] { $name }
        }
    }

## Words

# The line of a colour, as in “the pink line”.
line-of-pencil = { WORD($pencil, "colour") } line
power-joker = joker
power-again = second section
power-switch = switch
power-double = double station
symbol-square = square
symbol-triangle = triangle
symbol-pentagon = pentagon
symbol-circle = circle
symbol-any = any symbol
symbol-joker = joker
symbol-switch = switch
turned-up =
    { $kind ->
        [underground] { WORD($symbol, "symbol") }, underground card { $undergrounds } of 5
       *[street] { WORD($symbol, "symbol") }, street card
    }
table-goals = Objectives
table-cards-revealed = Revealed

## What happens

event-card =
    { $switch ->
        [in-force] Turn { $turn }: a switch with { turned-up }. A section may start at any station of the line.
        [ignored] Turn { $turn }: a switch, too early to count; then { turned-up }.
       *[none] Turn { $turn }: { turned-up }.
    }
event-pencil =
    { YOU($seat) ->
        [yes] You take the { pencil-name }. Your line starts at { $start }.
       *[no] { PLAYER($seat) } takes the { pencil-name } and starts at { $start }.
    }
event-decided =
    { YOU($seat) ->
        [yes] You have decided: { SAY($decision) }.
       *[no] { PLAYER($seat) } has decided.
    }
event-skip =
    { YOU($seat) ->
        [yes] You draw nothing.
       *[no] { PLAYER($seat) } draws nothing.
    }
event-section =
    { YOU($seat) ->
        [yes] You draw
       *[no] { PLAYER($seat) } draws
    } { $from }–{ $to } on the { line-of-pencil }{ $power ->
        [none] .
       *[other] , with a pencil power: { WORD($power, "power") }.
    }
event-mark =
    { YOU($seat) ->
        [yes] You mark { $station }: it counts as two stations of its district.
       *[no] { PLAYER($seat) } marks { $station }: it counts as two stations of its district.
    }
event-mark-none =
    { YOU($seat) ->
        [yes] You mark no station.
       *[no] { PLAYER($seat) } marks no station.
    }
event-last-mark =
    { YOU($seat) ->
        [yes] The round is drawn. You may still mark a station before it is scored.
       *[no] The round is drawn. { PLAYER($seat) } may still mark a station before it is scored.
    }
event-line-scored =
    { $drawn ->
        [no] { YOU($seat) ->
            [yes] Your { line-of-pencil } has no section: 0 points.
           *[no] { PLAYER($seat) }, { line-of-pencil }: no section, 0 points.
        }
       *[yes] { YOU($seat) ->
            [yes] Your { line-of-pencil }: { $districts } × { $most } + { $river } for the { RIVER() } = { $points }.
           *[no] { PLAYER($seat) }, { line-of-pencil }: { $districts } × { $most } + { $river } for the { RIVER() } = { $points }.
        }
    }
event-solo-rank = { $points } points. { solo-praise }
solo-praise =
    { $rank ->
        [0] The passengers have decided to walk.
        [1] The trains run, mostly in the right direction.
        [2] A decent network: people complain only on Mondays.
        [3] Even the timetable begins to make sense.
        [4] Other cities ask for your drawings.
       *[5] They will name a station after you.
    }

## What there is to do

card-goal =
    { $symbol ->
        [square] a square
        [triangle] a triangle
        [pentagon] a pentagon
        [circle] a circle
       *[joker] any station
    }
your-section = Your section
all-at-once = all decide at once
one-more-mark = one more mark before the lines are scored
prompt-nextstation-start = Draw the first section from { $start } to { card-goal }, or skip the card.
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-draw =
    { $from ->
        [any] Draw a section from any station of your line to { card-goal }, or skip the card.
       *[end] Draw a section from an end of your line to { card-goal }, or skip the card.
    }
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-none = No section fits this card. You can only skip it.
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-power-only = Without your power no section fits this card.
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-second = { SECTION($section) } is noted. Now draw the second section; undo takes the first one back.
    .title = Your second section
    .line = { all-at-once }
prompt-nextstation-marked = { $station } is marked and counts as two. Now draw a section, or skip the card.
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-mark = The round is drawn. You can still mark a station: it counts as two in its district.
    .title = One more mark?
    .line = { one-more-mark }
prompt-nextstation-decided = You have decided: { SAY($decision) }.
    .line = you have decided
prompt-nextstation-watch = Everybody draws on a sheet of their own, all at once.
    .line = { all-at-once }
prompt-nextstation-wait-mark = { PLAYER($seat) } may still mark a station before the lines are scored.
    .line = { one-more-mark }

## Moves: their fields are the parameters

move-skip = Skip this card
move-draw =
    { KNOWN($power) ->
        [no] Draw { $start }–{ $station }: { $before } → { $after } points
       *[yes] { $power ->
            [again] Draw { $start }–{ $station } as the second section: { $before } → { $after } points
           *[other] Draw { $start }–{ $station } with a pencil power ({ WORD($power, "power") }): { $before } → { $after } points
        }
    }
move-first = Draw { $start }–{ $station } as the first of two sections: { $before } → { $after } points
move-mark = Mark { $station }: { $before } → { $after } points
move-mark-none = Mark nothing
decision-skip = draw nothing
decision-draw = draw { SECTION($sections) }
gain-district = a new district
gain-river = under the { RIVER() }
gain-site = a tourist site
gain-interchange = an interchange of { $lines } lines

## Why not

why-card-played = The last card of the round has been played. Now you may only mark a station.
why-another-marks = The round is drawn. Before it is scored, { PLAYER($seat) } may still mark a station.
why-not-the-last-moment = You need not say that you mark nothing: you may mark a station until the end of the round.
why-second-first = You have drawn { $section } as the first of two sections. Now draw the second.
why-power-not-held =
    { $held ->
        [none] The game is played without pencil powers.
       *[other] The { pencil-name } does not have this power ({ WORD($power, "power") }). It has another one: { WORD($held, "power") }.
    }
why-power-used = You have used this power in this round already: { WORD($power, "power") }.
why-power-not-needed = You can draw this section without your power ({ WORD($power, "power") }). Save it.
why-crossed = { $section } would cross { $other } on your { line-of-pencil }.
why-section-drawn = { $section } is drawn already: it belongs to your { line-of-pencil }.
why-loop = Your line already has both stations ({ $stations }): that would make a loop.
why-off-the-line = { $section } does not touch your line.
why-not-the-start = Your line begins at { $start }: the first section must start there.
why-not-an-end = { $station } is not an end of your line. You may start there with a switch only.
why-switch-spent = One of the two sections may start at any station with the switch card, and { $section } would be the second to do so: { $station } is not an end of your line.
why-wrong-symbol = The section must lead to this symbol: { WORD($symbol, "symbol") }. { $station } has another one: { WORD($has, "symbol") }.
why-no-second = After { $section } there is no second section that you could draw.
why-nothing-to-mark = Your line has no section yet, so there is nothing to mark.
why-not-on-line = { $station } is not a station of your line.

## The score, line by line

score-line = The { line-of-pencil }: { $districts } × { $most } + { $river } for the { RIVER() }
score-line-none = The { line-of-pencil }: no section
score-sites = Tourist track: { COUNT($count, "sites") }
score-interchanges =
    { $count ->
        [one] { $count } interchange of { $lines } lines
       *[other] { $count } interchanges of { $lines } lines
    }
score-objective =
    { $objective ->
        [centre] Objective: all stations of the central district ({ $have } of { $need })
        [districts] Objective: every district ({ $have } of { $need })
        [interchanges] Objective: interchanges ({ $have } of { $need })
        [sites] Objective: all tourist sites ({ $have } of { $need })
       *[river] Objective: { RIVER() } crossings ({ $have } of { $need })
    }
score-solo-modules =
    { $count ->
        [one] Alone with { $count } module
       *[other] Alone with { $count } modules
    }

verdict-lines =
    { YOU($seat) ->
        [yes] You win: level on points, the better single line ({ $rule }).
       *[no] { PLAYER($seat) } wins: level on points, the better single line ({ $rule }).
    }
    .by = level on points, the better single line
verdict-shared-lines = { PLAYER($seats) } share the victory: level on points and on their best lines ({ $rule }).
    .by = level on points and on their best lines
verdict-rank = { event-solo-rank }
    .by = { solo-praise }

## Moves that were not understood

notation-station = There is no station “{ $name }”. Did you mean “{ $nearest }”?
notation-section = No section joins { $a } and { $b }. From { $a } there are: { $sections }.

## Deals that do not fit

deal-rounds = The deal of “{ $stack }” has { $given } rounds; the game has { $rounds }.

## What a board has

inventory-nextstation = { COUNT($stations, "stations") }, { COUNT($sections, "sections") }
