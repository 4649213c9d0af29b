### The table of Next Station: London in the browser: the card, the sheet one draws on, the score area, the others, the end.
### Stations are named by column and row: D4. $pencil, $symbol, $power, $objective are ids of the game.

## Words

web-nextstation-pencil = { CAPITAL(WORD($pencil, "colour")) }
web-nextstation-symbol = { CAPITAL(WORD($symbol, "symbol")) }
web-nextstation-power-name = { CAPITAL(WORD($power, "power")) }
web-nextstation-objective =
    { $objective ->
        [centre] Centre
        [districts] Districts
        [interchanges] Interchanges
        [sites] Tourist sites
       *[river] { RIVER() }
    }
web-nextstation-card-name =
    { $kind ->
        [underground] { web-nextstation-symbol }, underground
       *[street] { web-nextstation-symbol }, street
    }

## The sign

web-nextstation-round = Round { $round } of 4 · { pencil-name } · { SAY($doing) }
web-nextstation-round-alone = Round { $round } of 4 · { pencil-name }
web-nextstation-round-practice = Round { $round } of 4 · { pencil-name } · practice
web-nextstation-round-short = { $name } · round { $round } of 4
web-nextstation-round-watched = Round { $round } of 4 · { SAY($doing) }

## The card

web-nextstation-card =
    { $kind ->
        [underground] Card { $number } · underground
       *[street] Card { $number } · street
    }
web-nextstation-undergrounds = underground: { $count } of 5
web-nextstation-undergrounds-short = { $count } of 5
web-nextstation-do-power =
    { $power ->
        [joker] Broken lines show where the joker lets you go as well.
        [again] Draw two sections: choose the first one.
        [switch] Broken lines show what you can draw from the middle of your line.
       *[double] Choose a station of your line: it will count as two in its district. You draw after that.
    }
web-nextstation-do-back = You can take it back until everybody has decided.
web-nextstation-switch-in-force = A switch belongs to this card
    .short = with a switch
web-nextstation-switch-ignored = The switch came too early to count
    .short = switch too early

## Deciding

web-nextstation-draw-points = Draw, { $points }
web-nextstation-draw-wide = Draw section, { $points }
web-nextstation-draw-first = Draw the first, { $points }
web-nextstation-draw-second = Draw the second, { $points }
web-nextstation-choose = Choose a section
web-nextstation-choose-mark = Choose a station
web-nextstation-mark = Mark { $station }, { $points }
web-nextstation-mark-none = Mark nothing
web-nextstation-skip = Skip
web-nextstation-gain-line = { web-nextstation-pencil } line { $before } → { $after }
web-nextstation-gain-parts = { COUNT($districts, "districts") } × { COUNT($most, "stations") } + { $river } { RIVER() }
web-nextstation-gain-power = uses your power: { WORD($power, "power") }
web-nextstation-no-way = No section joins { $station } and your line.
web-nextstation-whole = Whole sheet

## The power of the pencil

web-nextstation-power = Pencil power
web-nextstation-power-ready = once a round, free
web-nextstation-power-used = used in this round
web-nextstation-power-idle = once a round, of no use now
web-nextstation-power-use = Use it
web-nextstation-power-keep = Save it
web-nextstation-power-short = { web-nextstation-power-name } power
web-nextstation-power-about =
    { $power ->
        [joker] Take the card as a joker: the section may lead to any station.
        [again] Draw two sections in one turn.
        [switch] Take the card as if a switch lay beside it: the section may start at any station of your line.
       *[double] Mark a station of your line: it counts as two in its district.
    }

## Cards

web-nextstation-cards = Cards of this round
web-nextstation-to-come = Still to come
web-nextstation-to-come-about = { COUNT($count, "cards") }, in no order

## The score area

web-nextstation-score = Your sheet
web-nextstation-sheet-of = Sheet: { $name }
web-nextstation-head-line = Line
web-nextstation-head-districts = Districts
web-nextstation-head-most = Most in one
web-nextstation-head-river = { RIVER() }
web-nextstation-head-sum = Sum
web-nextstation-sites = Tourist sites
web-nextstation-interchanges = Interchanges
web-nextstation-modules = Alone
web-nextstation-total = Total now
web-nextstation-becomes = { $before }, then { $after }
web-nextstation-not-yet = not drawn yet
web-nextstation-about-line =
    { $state ->
        [todo] The { line-of-pencil } comes in round { $round }.
        [empty] The { line-of-pencil } has no section yet, so no points.
       *[drawn] The { line-of-pencil }: stations in { COUNT($districts, "districts") }, at most { $most } in one of them: { $districts } × { $most }. Sections under the { RIVER() }, { COUNT($each, "points") } each, add { $river }.
    }
web-nextstation-about-sites =
    { $count ->
        [one] { $count } place is circled: one for every tourist site that a line comes to.
       *[other] { $count } places are circled: one for every tourist site that a line comes to.
    } The track is worth { $points } now; the next place makes it { $next }.
web-nextstation-about-sites-full = All places are circled. The track is worth { $points }.
web-nextstation-about-interchanges = Stations with 2 lines are worth { $two } points, with 3 lines { $three }, with 4 lines { $four }.
web-nextstation-about-objective =
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
web-nextstation-about-modules = Alone, each module costs { COUNT($points, "points") }.
web-nextstation-about-total = Lines, tourist sites, interchanges and objectives, as if the game ended now.

## Others

web-nextstation-others = Others
web-nextstation-points = Points
web-nextstation-decided = decided
web-nextstation-deciding = deciding
web-nextstation-marking = may mark
web-nextstation-skipped = skipped
web-nextstation-drew = last:
web-nextstation-open-sheet = Sheet:
web-nextstation-sheet-line = { pencil-name } · total { $points }
web-nextstation-print = Print or save

## The curtain, when several people share a screen

web-nextstation-curtain-pass = Pass the screen on. Decisions stay covered until everybody has decided.
web-nextstation-openly = Play openly, without the curtain
web-nextstation-ready = That’s me, show my sheet

## Stations for those who cannot see them

web-nextstation-station = { $station }, { $symbol ->
    [any] central station
   *[other] { WORD($symbol, "symbol") }
}
web-nextstation-station-lines = lines: { $lines }
web-nextstation-station-end = end of your line
web-nextstation-station-can = you can draw here, { $before } → { $after } points
web-nextstation-station-mark = you can mark it, { $before } → { $after } points
web-nextstation-station-marked = counts as two
web-nextstation-sheet = Your sheet of { $name }
web-nextstation-sheet-other = The sheet of { $player }

## Rounds

web-nextstation-round-over = End of round { $round }
web-nextstation-round-rest = No hurry
web-nextstation-round-scored = Round { $round } of 4 · { line-of-pencil }
web-nextstation-round-none = No section drawn
web-nextstation-round-districts = Districts of this line
web-nextstation-round-most = most
web-nextstation-round-circled = Tourist sites on it: { $count }
web-nextstation-round-total = Total after this round
web-nextstation-round-pass = Pencils move on
web-nextstation-round-next = Next round: { pencil-name }
web-nextstation-round-told = The { line-of-pencil } is scored: { COUNT($districts, "districts") } × { $most } + { $river } = { COUNT($points, "points") }. Your next pencil is { WORD($next, "colour") }.

## The end

web-nextstation-end-rank =
    { $rank ->
        [1] The lowest of 6 ranks
        [6] The highest of 6 ranks
       *[other] Rank { $rank } of 6, from the lowest
    }
web-nextstation-end-score = The score
web-nextstation-end-best = the best
web-nextstation-end-made = a line: districts × most in one + { RIVER() }
web-nextstation-ranks = Ranks
web-nextstation-rank-to = to { $to }
web-nextstation-rank-from = { $from } and up
web-nextstation-rank-missing = To the next rank: { COUNT($count, "points") }
web-nextstation-rank-top = There is no higher rank
web-nextstation-end-sheets = The sheets
web-nextstation-end-row-line = { web-nextstation-pencil } line
web-nextstation-end-modules = Modules, alone
web-nextstation-end-circles = { COUNT($count, "sites") }: circle { $count } of the track gives { $points }

## Parts and keys

web-nextstation-tab-sheet = Sheet
web-nextstation-tab-cards = Card
web-nextstation-tab-others = Others · { $decided }/{ $count }
web-nextstation-key-sheet = To the sheet
web-nextstation-key-walk = From light to light; with Shift from station to station
web-nextstation-key-enter = Choose; once more: draw it
web-nextstation-key-skip = Skip this card
web-nextstation-key-power = Take up or save the power
web-nextstation-key-space = The next section to the same station
web-nextstation-shown = Marked on the map: { $things }

## The sheet to keep

web-sheet-keep-line = { $game } · { $table }
web-sheet-whose = Whose sheet
web-sheet-pdf = For a PDF, press “Print” and choose “Save as PDF” as the printer.
web-sheet-back = To the table
web-sheet-alt = Sheet of { $name }: { $lines }. Tourist sites { $sites }, interchanges { $interchanges }, total { $total }.
web-sheet-alt-line = { line-of-pencil } { $points }
