### The table of Next Station: London in the browser: the card, the sheet one draws on, the score area, the others, the end.
### Stations are named by column and row: D4. $pencil, $symbol, $power, $objective are ids of the game.

## Words

web-ns-pencil = { CAPITAL(WORD($pencil, "colour")) }
web-ns-symbol = { CAPITAL(WORD($symbol, "symbol")) }
web-ns-power-name = { CAPITAL(WORD($power, "power")) }
web-ns-objective =
    { $objective ->
        [centre] Centre
        [districts] Districts
        [interchanges] Interchanges
        [sites] Tourist sites
       *[river] { RIVER() }
    }
web-ns-card-name =
    { $kind ->
        [underground] { web-ns-symbol }, underground
       *[street] { web-ns-symbol }, street
    }

## The sign

web-ns-now = Your section
web-ns-now-second = Your second section
web-ns-now-mark = One more mark?
web-ns-round = Round { $round } of 4 · { pencil-name } · all decide at once
web-ns-round-alone = Round { $round } of 4 · { pencil-name }
web-ns-round-practice = Round { $round } of 4 · { pencil-name } · practice
web-ns-round-short = { $name } · round { $round } of 4
web-ns-doing = Round { $round } of 4 · all decide at once
web-ns-doing-decided = Round { $round } of 4 · you have decided
web-ns-doing-mark = Round { $round } of 4 · one more mark before the lines are scored

## The card

web-ns-card =
    { $kind ->
        [underground] Card { $number } · underground
       *[street] Card { $number } · street
    }
web-ns-undergrounds = underground: { $count } of 5
web-ns-undergrounds-short = { $count } of 5
web-ns-do-power =
    { $power ->
        [joker] Broken lines show where the joker lets you go as well.
        [again] Draw two sections: choose the first one.
        [switch] Broken lines show what you can draw from the middle of your line.
       *[double] Choose a station of your line: it will count as two in its district. You draw after that.
    }
web-ns-do-back = You can take it back until everybody has decided.
web-ns-switch-in-force = A switch belongs to this card
web-ns-switch-ignored = The switch came too early to count

## Deciding

web-ns-draw-points = Draw, { $points }
web-ns-draw-wide = Draw section, { $points }
web-ns-draw-first = Draw the first, { $points }
web-ns-draw-second = Draw the second, { $points }
web-ns-choose = Choose a section
web-ns-choose-mark = Choose a station
web-ns-mark = Mark { $station }, { $points }
web-ns-mark-none = Mark nothing
web-ns-skip = Skip
web-ns-gain-line = { web-ns-pencil } line { $before } → { $after }
web-ns-gain-parts = { COUNT($districts, "districts") } × { COUNT($most, "stations") } + { $river } { RIVER() }
web-ns-gain-power = uses your power: { WORD($power, "power") }
web-ns-no-way = No section joins { $station } and your line.
web-ns-whole = Whole sheet

## The power of the pencil

web-ns-power = Pencil power
web-ns-power-ready = once a round, free
web-ns-power-used = used in this round
web-ns-power-idle = once a round, of no use now
web-ns-power-use = Use it
web-ns-power-keep = Save it
web-ns-power-short = { web-ns-power-name } power
web-ns-power-about =
    { $power ->
        [joker] Take the card as a joker: the section may lead to any station.
        [again] Draw two sections in one turn.
        [switch] Take the card as if a switch lay beside it: the section may start at any station of your line.
       *[double] Mark a station of your line: it counts as two in its district.
    }

## Cards

web-ns-cards = Cards of this round
web-ns-to-come = Still to come
web-ns-to-come-about = { COUNT($count, "cards") }, in no order

## The score area

web-ns-score = Your sheet
web-ns-sheet-of = Sheet: { $name }
web-ns-head-line = Line
web-ns-head-districts = Districts
web-ns-head-most = Most in one
web-ns-head-river = { RIVER() }
web-ns-head-sum = Sum
web-ns-sites = Tourist sites
web-ns-interchanges = Interchanges
web-ns-modules = Alone
web-ns-total = Total now
web-ns-becomes = { $before }, then { $after }
web-ns-not-yet = not drawn yet
web-ns-about-line =
    { $state ->
        [todo] The { line-of-pencil } comes in round { $round }.
        [empty] The { line-of-pencil } has no section yet, so no points.
       *[drawn] The { line-of-pencil }: stations in { COUNT($districts, "districts") }, at most { $most } in one of them: { $districts } × { $most }. Sections under the { RIVER() }, { COUNT($each, "points") } each, add { $river }.
    }
web-ns-about-sites =
    { $count ->
        [one] { $count } place is circled: one for every tourist site that a line comes to.
       *[other] { $count } places are circled: one for every tourist site that a line comes to.
    } The track is worth { $points } now; the next place makes it { $next }.
web-ns-about-sites-full = All places are circled. The track is worth { $points }.
web-ns-about-interchanges = Stations with 2 lines are worth { $two } points, with 3 lines { $three }, with 4 lines { $four }.
web-ns-about-objective =
    { $objective ->
        [centre] All stations of the central district: { $have } of { $need }.
        [districts] A station in every district: { $have } of { $need }.
        [interchanges] Interchanges: { $have } of { $need }.
        [sites] All tourist sites: { $have } of { $need }.
       *[river] Sections under the { RIVER() }: { $have } of { $need }.
    } { $done ->
        [yes] Reached: { $points } points.
       *[no] { $points } points once it is reached.
    }
web-ns-about-modules = Alone, each module costs { COUNT($points, "points") }.
web-ns-about-total = Lines, tourist sites, interchanges and objectives, as if the game ended now.

## Others

web-ns-others = Others
web-ns-points = Points
web-ns-decided = decided
web-ns-deciding = deciding
web-ns-marking = may mark
web-ns-skipped = skipped
web-ns-drew = last:
web-ns-open-sheet = Sheet:
web-ns-sheet-line = { pencil-name } · total { $points }
web-ns-print = Print or save

## The curtain, when several people share a screen

web-ns-curtain-pass = Pass the screen on. Decisions stay covered until everybody has decided.
web-ns-openly = Play openly, without the curtain
web-ns-ready = That’s me, show my sheet

## Stations for those who cannot see them

web-ns-station = { $station }, { $symbol ->
    [any] central station
   *[other] { WORD($symbol, "symbol") }
}
web-ns-station-lines = lines: { $lines }
web-ns-station-end = end of your line
web-ns-station-can = you can draw here, { $before } → { $after } points
web-ns-station-mark = you can mark it, { $before } → { $after } points
web-ns-station-marked = counts as two
web-ns-sheet = Your sheet of { $name }
web-ns-sheet-other = The sheet of { $player }

## Rounds

web-ns-round-over = End of round { $round }
web-ns-round-rest = No hurry
web-ns-round-scored = Round { $round } of 4 · { line-of-pencil }
web-ns-round-none = No section drawn
web-ns-round-districts = Districts of this line
web-ns-round-of = { $count } of { $all }
web-ns-round-most = most
web-ns-round-circled = Tourist sites on it: { $count }
web-ns-round-total = Total after this round
web-ns-round-pass = Pencils move on
web-ns-round-next = Next round: { pencil-name }
web-ns-round-told = The { line-of-pencil } is scored: { COUNT($districts, "districts") } × { $most } + { $river } = { COUNT($points, "points") }. Your next pencil is { WORD($next, "colour") }.

## The end

web-ns-end-rank =
    { $rank ->
        [1] The lowest of 6 ranks
        [6] The highest of 6 ranks
       *[other] Rank { $rank } of 6, from the lowest
    }
web-ns-end-score = The score
web-ns-end-best = the best
web-ns-end-made = a line: districts × most in one + { RIVER() }
web-ns-ranks = Ranks
web-ns-rank-to = to { $to }
web-ns-rank-from = { $from } and up
web-ns-rank-missing = To the next rank: { COUNT($count, "points") }
web-ns-rank-top = There is no higher rank
web-ns-end-sheets = The sheets
web-ns-end-row-line = { web-ns-pencil } line
web-ns-end-modules = Modules, alone
web-ns-end-circles = { COUNT($count, "sites") }: circle { $count } of the track gives { $points }

## Parts and keys

web-ns-tab-sheet = Sheet
web-ns-tab-cards = Card
web-ns-tab-others = Others · { $decided }/{ $count }
web-ns-key-sheet = To the sheet
web-ns-key-walk = From light to light; with Shift from station to station
web-ns-key-enter = Choose; once more: draw it
web-ns-key-skip = Skip this card
web-ns-key-power = Take up or save the power
web-ns-key-space = The next section to the same station
web-ns-shown = Marked on the map: { $things }
