### Next Station told to players: what happens, why a move is refused, how the score adds up.
### $you is yes when the sentence is told to the player it is about. Stations are named by column and row: D4.

## Words

# The line of a colour, as in “the pink line”.
line-of-pencil =
    { $pencil ->
        [purple] purple line
        [blue] blue line
        [pink] pink line
       *[green] green line
    }
pencil-name =
    { $pencil ->
        [purple] purple pencil
        [blue] blue pencil
        [pink] pink pencil
       *[green] green pencil
    }
power-name =
    { $power ->
        [joker] joker
        [again] second section
        [switch] switch
       *[double] double station
    }
power-held =
    { $held ->
        [joker] joker
        [again] second section
        [switch] switch
        [double] double station
       *[none] none
    }
symbol-name =
    { $symbol ->
        [square] square
        [triangle] triangle
        [pentagon] pentagon
        [circle] circle
       *[joker] joker
    }
symbol-of-station =
    { $has ->
        [square] square
        [triangle] triangle
        [pentagon] pentagon
       *[circle] circle
    }
turned-up =
    { $kind ->
        [underground] { symbol-name }, underground card { $undergrounds } of 5
       *[street] { symbol-name }, street card
    }

## What happens

event-card =
    { $switch ->
        [in-force] Turn { $turn }: a switch with { turned-up }. A section may start at any station of the line.
        [ignored] Turn { $turn }: a switch, too early to count; then { turned-up }.
       *[none] Turn { $turn }: { turned-up }.
    }
event-pencil =
    { $you ->
        [yes] You take the { pencil-name }. Your line starts at { $start }.
       *[no] { $seat } takes the { pencil-name } and starts at { $start }.
    }
event-decided =
    { $you ->
        [yes] You have decided: { $decision }.
       *[no] { $seat } has decided.
    }
event-noted =
    { $you ->
        [yes] You note { $noted }. Your decision is not complete yet.
       *[no] { $seat } is at work.
    }
event-skip =
    { $you ->
        [yes] You draw nothing.
       *[no] { $seat } draws nothing.
    }
event-section =
    { $power ->
        [none] { $you ->
            [yes] You draw { $from }–{ $to } on the { line-of-pencil }.
           *[no] { $seat } draws { $from }–{ $to } on the { line-of-pencil }.
        }
       *[other] { $you ->
            [yes] You draw { $from }–{ $to } on the { line-of-pencil }, with a pencil power: { power-name }.
           *[no] { $seat } draws { $from }–{ $to } on the { line-of-pencil }, with a pencil power: { power-name }.
        }
    }
event-mark =
    { $you ->
        [yes] You mark { $station }: it counts as two stations of its district.
       *[no] { $seat } marks { $station }: it counts as two stations of its district.
    }
event-mark-none =
    { $you ->
        [yes] You mark no station.
       *[no] { $seat } marks no station.
    }
event-last-mark =
    { $you ->
        [yes] The round is drawn. You may still mark a station before it is scored.
       *[no] The round is drawn. { $seat } may still mark a station before it is scored.
    }
event-line-scored =
    { $drawn ->
        [no] { $you ->
            [yes] Your { line-of-pencil } has no section: 0 points.
           *[no] { $seat }, { line-of-pencil }: no section, 0 points.
        }
       *[yes] { $you ->
            [yes] Your { line-of-pencil }: { $districts } × { $most }, Thames crossings: { $crossings }. Points: { $points }.
           *[no] { $seat }, { line-of-pencil }: { $districts } × { $most }, Thames crossings: { $crossings }. Points: { $points }.
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

## Why not

why-card-played = The last card of the round has been played. Now you may only mark a station.
why-another-marks = The round is drawn. Before it is scored, { $seat } may still mark a station.
why-not-the-last-moment = You need not say that you mark nothing: you may mark a station until the end of the round.
why-second-first = You have drawn { $section } as the first of two sections. Now draw the second.
why-power-not-held =
    { $held ->
        [none] The game is played without pencil powers.
       *[other] The { pencil-name } does not have this power ({ power-name }). It has another one: { power-held }.
    }
why-power-used = You have used this power in this round already: { power-name }.
why-power-not-needed = You can draw this section without your power ({ power-name }). Save it.
why-crossed = { $section } would cross { $other } on your { line-of-pencil }.
why-section-drawn = { $section } is drawn already: it belongs to your { line-of-pencil }.
why-loop = Your line already has both stations ({ $stations }): that would make a loop.
why-off-the-line = { $section } does not touch your line.
why-not-the-start = Your line begins at { $start }: the first section must start there.
why-not-an-end = { $station } is not an end of your line. You may start there with a switch only.
why-wrong-symbol = The section must lead to this symbol: { symbol-name }. { $station } has another one: { symbol-of-station }.
why-no-second = After { $section } there is no second section that you could draw.
why-nothing-to-mark = Your line has no section yet, so there is nothing to mark.
why-not-on-line = { $station } is not a station of your line.

## The score, line by line

score-line = The { line-of-pencil }: { $districts } × { $most }, Thames crossings: { $crossings }
score-line-none = The { line-of-pencil }: no section
score-sites =
    { $count ->
        [one] Tourist track: { $count } place
       *[other] Tourist track: { $count } places
    }
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
       *[thames] Objective: Thames crossings ({ $have } of { $need })
    }
score-solo-modules =
    { $count ->
        [one] Alone with { $count } module
       *[other] Alone with { $count } modules
    }

## Moves that were not understood

notation-station = There is no station “{ $name }”. Did you mean “{ $nearest }”?
notation-section = No section joins { $a } and { $b }. From { $a } there are: { $sections }.

## Deals that do not fit

deal-rounds = The deal of “{ $stack }” has { $given } rounds; the game has { $rounds }.
