### A sheet of Next Station: London to keep and to print, the order of the pencils, and the table in words.

## The sheet to keep

web-sheet-keep-line = { $game } · { $table }
web-sheet-whose = Whose sheet
web-sheet-save = Save as SVG
web-sheet-pdf = For a PDF, press “Print” and choose “Save as PDF” as the printer.
web-sheet-back = To the table
web-sheet-alt = Sheet of { $name }: { $lines }. Tourist sites { $sites }, interchanges { $interchanges }, total { $total }.
web-sheet-alt-line = { line-of-pencil } { $points }

## The table in words: what can be done

web-sheet-text-from = From { $station }
web-sheet-text-none = No section can be drawn with this card.
web-sheet-text-to =
    { $symbol ->
        [any] to the central station
       *[other] to { card-goal }
    } in the district { $district }
web-sheet-text-power = With your power: { WORD($power, "power") }
web-sheet-text-first = Two sections, with your power: choose the first one
web-sheet-text-mark = Mark a station that counts as two
web-sheet-text-other = Without drawing
web-sheet-text-refused = { COUNT($count, "sections") } from { $station } cannot be drawn
web-sheet-text-why-section = Why can I not draw { $section }?

## How it stands

web-sheet-text-card = The card
web-sheet-text-turn = Round { $round } of 4, turn { $turn }: { $card }.
web-sheet-text-undergrounds =
    { $count ->
        [one] { $count } of 5 underground cards has come up. The round ends with the fifth.
       *[other] { $count } of 5 underground cards have come up. The round ends with the fifth.
    }
web-sheet-text-revealed = Revealed in this round
web-sheet-text-to-come = Still to come, in no order
web-sheet-text-to-come-none = No card is left.
web-sheet-text-line = Your line
web-sheet-text-line-of = The { line-of-pencil } starts at { $start }.
web-sheet-text-line-empty = It has no section yet.
web-sheet-text-line-ends =
    { $count ->
        [one] Its end: { $ends }.
       *[other] Its ends: { $ends }.
    }
web-sheet-text-line-score = { COUNT($districts, "districts") } × { COUNT($most, "stations") } in one of them + { $river } for the { RIVER() } = { $points }
web-sheet-text-line-stations = Stations: { $stations }.
web-sheet-text-line-sections = Sections: { $sections }.
web-sheet-text-line-marked = { $station } counts as two stations of its district.
web-sheet-text-noted-first = Noted as the first of two sections: { $section }.
web-sheet-text-noted-mark = Noted: { $station } will count as two.
web-sheet-text-sheets = All sheets
web-sheet-text-sheet = { $name }: { COUNT($points, "points") }
web-sheet-text-holds = Holds the { pencil-name }.
web-sheet-text-holds-power = Holds the { pencil-name }; its power: { WORD($power, "power") }, { $used ->
    [yes] used in this round
   *[no] free
}.
web-sheet-text-of-line = { line-of-pencil }: { $points }
web-sheet-text-of-line-none = { line-of-pencil }: no section
web-sheet-text-sites = Tourist track, { COUNT($count, "sites") }: { $points }
web-sheet-text-interchanges = Interchanges: { $points }
web-sheet-text-interchange-list =
    { $lines ->
        [one] with { $lines } line: { $stations }
       *[other] with { $lines } lines: { $stations }
    }
web-sheet-text-modules = Alone with modules: { $points }
web-sheet-text-total = Total: { $points }
web-sheet-text-network = Its sections
web-sheet-text-power-of = { pencil-name }: { WORD($power, "power") }. { web-ns-power-about }
web-sheet-text-map = The map by district
web-sheet-text-district = { $district }: { COUNT($count, "stations") }
web-sheet-text-station-start = start of the { line-of-pencil }
web-sheet-text-station-ways = Sections to { $stations }.
web-sheet-text-under-river = { $station } under the { RIVER() }
