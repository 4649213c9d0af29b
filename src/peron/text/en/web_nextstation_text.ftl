### Next Station in words: the text view of its table.

## What can be done

web-nextstation-text-from = From { $station }
web-nextstation-text-none = No section can be drawn with this card.
web-nextstation-text-to =
    { $symbol ->
        [any] to the central station
       *[other] to { card-goal }
    } in the district { $district }
web-nextstation-text-power = With your power: { WORD($power, "power") }
web-nextstation-text-first = Two sections, with your power: choose the first one
web-nextstation-text-mark = Mark a station that counts as two
web-nextstation-text-other = Without drawing
web-nextstation-text-refused = { COUNT($count, "sections") } from { $station } cannot be drawn
web-nextstation-text-why-section = Why can I not draw { $section }?

## How it stands

web-nextstation-text-card = The card
web-nextstation-text-turn = Round { $round } of 4, turn { $turn }: { $card }.
web-nextstation-text-undergrounds =
    { $count ->
        [one] { $count } of 5 underground cards has come up. The round ends with the fifth.
       *[other] { $count } of 5 underground cards have come up. The round ends with the fifth.
    }
web-nextstation-text-revealed = Revealed in this round
web-nextstation-text-to-come = Still to come, in no order
web-nextstation-text-to-come-none = No card is left.
web-nextstation-text-line = Your line
web-nextstation-text-line-of = The { line-of-pencil } starts at { $start }.
web-nextstation-text-line-empty = It has no section yet.
web-nextstation-text-line-ends =
    { $count ->
        [one] Its end: { $ends }.
       *[other] Its ends: { $ends }.
    }
web-nextstation-text-line-score = { COUNT($districts, "districts") } × { COUNT($most, "stations") } in one of them + { $river } for the { RIVER() } = { $points }
web-nextstation-text-line-stations = Stations: { $stations }.
web-nextstation-text-line-sections = Sections: { $sections }.
web-nextstation-text-line-marked = { $station } counts as two stations of its district.
web-nextstation-text-noted-first = Noted as the first of two sections: { $section }.
web-nextstation-text-noted-mark = Noted: { $station } will count as two.
web-nextstation-text-sheets = All sheets
web-nextstation-text-sheet = { $name }: { COUNT($points, "points") }
web-nextstation-text-holds = Holds the { pencil-name }.
web-nextstation-text-holds-power = Holds the { pencil-name }; its power: { WORD($power, "power") }, { $used ->
    [yes] used in this round
   *[no] free
}.
web-nextstation-text-of-line = { line-of-pencil }: { $points }
web-nextstation-text-of-line-none = { line-of-pencil }: no section
web-nextstation-text-sites = Tourist track, { COUNT($count, "sites") }: { $points }
web-nextstation-text-interchanges = Interchanges: { $points }
web-nextstation-text-interchange-list =
    { $lines ->
        [one] with { $lines } line: { $stations }
       *[other] with { $lines } lines: { $stations }
    }
web-nextstation-text-modules = Alone with modules: { $points }
web-nextstation-text-total = Total: { $points }
web-nextstation-text-network = Its sections
web-nextstation-text-power-of = { pencil-name }: { WORD($power, "power") }. { web-nextstation-power-about }
web-nextstation-text-map = The map by district
web-nextstation-text-district = { $district }: { COUNT($count, "stations") }
web-nextstation-text-station-start = start of the { line-of-pencil }
web-nextstation-text-station-ways = Sections to { $stations }.
web-nextstation-text-under-river = { $station } under the { RIVER() }
