### A sheet of Next Station: London to keep and to print, the order of the pencils, and the table in words.

## The sheet to keep

web-sheet-keep = Sheet: { $name }
web-sheet-keep-line = { $game } · { $table }
web-sheet-whose = Whose sheet
web-sheet-print = Print
web-sheet-save = Save as SVG
web-sheet-pdf = For a PDF, press “Print” and choose “Save as PDF” as the printer.
web-sheet-back = To the table
web-sheet-alt = Sheet of { $name }: { $lines }. Tourist sites { $sites }, interchanges { $interchanges }, total { $total }.
web-sheet-alt-line = { line-of-pencil } { $points }
web-sheet-missing = There is no such sheet
web-sheet-missing-line = Sheets are kept of games of London that have begun.

## The order of the pencils

web-sheet-order = Order of the pencils
web-sheet-order-random = By lot
web-sheet-order-own = My own
web-sheet-order-round = Round { $round }
web-sheet-order-earlier = Earlier: { $pencil }
web-sheet-order-later = Later: { $pencil }
web-sheet-order-moved = { $pencil }: round { $round }.

## The table in words: what can be done

web-sheet-text-from = From { $station }
web-sheet-text-none = No section can be drawn with this card.
web-sheet-text-to =
    { $symbol ->
        [square] to a square
        [triangle] to a triangle
        [pentagon] to a pentagon
        [circle] to a circle
       *[any] to the central station
    } in the district { $district }
web-sheet-text-power = With your power: { power-name }
web-sheet-text-first = Two sections, with your power: choose the first one
web-sheet-text-mark = Mark a station that counts as two
web-sheet-text-other = Without drawing
web-sheet-text-refused =
    { $count ->
        [one] { $count } section from { $station } cannot be drawn
       *[other] { $count } sections from { $station } cannot be drawn
    }
web-sheet-text-why = Why not?
web-sheet-text-why-section = Why can I not draw { $section }?
web-sheet-text-why-nothing = Nothing stands in the way any more.

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
web-sheet-text-line-score =
    { $districts ->
        [one] { $districts } district
       *[other] { $districts } districts
    } × { $most ->
        [one] { $most } station in one of them
       *[other] { $most } stations in one of them
    } + { $thames } for the Thames = { $points }
web-sheet-text-line-stations = Stations: { $stations }.
web-sheet-text-line-sections = Sections: { $sections }.
web-sheet-text-line-marked = { $station } counts as two stations of its district.
web-sheet-text-noted-first = Noted as the first of two sections: { $section }.
web-sheet-text-noted-mark = Noted: { $station } will count as two.
web-sheet-text-sheets = All sheets
web-sheet-text-sheet = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-sheet-text-holds = Holds the { pencil-name }.
web-sheet-text-holds-power = Holds the { pencil-name }; its power: { power-name }, { $used ->
    [yes] used in this round
   *[no] free
}.
web-sheet-text-of-line = { line-of-pencil }: { $points }
web-sheet-text-of-line-none = { line-of-pencil }: no section
web-sheet-text-sites =
    { $count ->
        [one] Tourist track, { $count } place: { $points }
       *[other] Tourist track, { $count } places: { $points }
    }
web-sheet-text-interchanges = Interchanges: { $points }
web-sheet-text-interchange-list =
    { $lines ->
        [one] with { $lines } line: { $stations }
       *[other] with { $lines } lines: { $stations }
    }
web-sheet-text-modules = Alone with modules: { $points }
web-sheet-text-total = Total: { $points }
web-sheet-text-network = Its sections
web-sheet-text-goals = Objectives
web-sheet-text-powers = Pencil powers
web-sheet-text-power-of = { pencil-name }: { power-name }. { web-ns-power-about }
web-sheet-text-map = The map by district
web-sheet-text-district =
    { $count ->
        [one] { $district }: { $count } station
       *[other] { $district }: { $count } stations
    }
web-sheet-text-station-start = start of the { line-of-pencil }
web-sheet-text-station-ways = Sections to { $stations }.
web-sheet-text-over-thames = { $station } over the Thames
