### Następna stacja słowami: widok tekstowy stolika.

## Co można zrobić

web-nextstation-text-from = Ze stacji { $station }
web-nextstation-text-none = Z tą kartą nie da się narysować żadnego odcinka.
web-nextstation-text-to =
    { $symbol ->
        [any] do stacji centralnej
       *[other] do { card-goal }
    }, dzielnica: { $district }
web-nextstation-text-power = Z mocą kredki: { WORD($power, "power") }
web-nextstation-text-first = Dwa odcinki, z mocą kredki: wybierz pierwszy
web-nextstation-text-mark = Zakreśl stację, która ma się liczyć jak dwie
web-nextstation-text-other = Bez rysowania
web-nextstation-text-refused =
    { $count ->
        [one] { $count } odcinka ze stacji { $station } nie można narysować
       *[other] { $count } odcinków ze stacji { $station } nie można narysować
    }
web-nextstation-text-why-section = Czemu nie można narysować { $section }?

## Jak jest teraz

web-nextstation-text-card = Karta
web-nextstation-text-turn = Runda { $round } z 4, tura { $turn }: { $card }.
web-nextstation-text-undergrounds = Odkryto { $count } z 5 kart metra. Piąta kończy rundę.
web-nextstation-text-revealed = Odkryte w tej rundzie
web-nextstation-text-to-come = Jeszcze nieodkryte, bez kolejności
web-nextstation-text-to-come-none = Nie została żadna karta.
web-nextstation-text-line = Twoja linia
web-nextstation-text-line-of = { line-of-pencil }, początek na stacji { $start }.
web-nextstation-text-line-empty = Nie ma jeszcze odcinków.
web-nextstation-text-line-ends =
    { $count ->
        [one] Koniec: { $ends }.
       *[other] Końce: { $ends }.
    }
web-nextstation-text-line-score = { COUNT($districts, "districts") } × { COUNT($most, "stations") } w jednej z nich + { $river } za { RIVER("for") } = { $points }
web-nextstation-text-line-stations = Stacje: { $stations }.
web-nextstation-text-line-sections = Odcinki: { $sections }.
web-nextstation-text-line-marked = Stacja { $station } liczy się jak dwie w swojej dzielnicy.
web-nextstation-text-noted-first = Zanotowany pierwszy z dwóch odcinków: { $section }.
web-nextstation-text-noted-mark = Zanotowane: stacja { $station } będzie się liczyć jak dwie.
web-nextstation-text-sheets = Wszystkie arkusze
web-nextstation-text-sheet = { $name }: { COUNT($points, "points") }
web-nextstation-text-holds = Kredka w ręce: { pencil-name }.
web-nextstation-text-holds-power = Kredka w ręce: { pencil-name }; jej moc: { WORD($power, "power") }, { $used ->
    [yes] użyta w tej rundzie
   *[no] jeszcze nieużyta
}.
web-nextstation-text-of-line = { line-of-pencil }: { $points }
web-nextstation-text-of-line-none = { line-of-pencil }: brak odcinków
web-nextstation-text-sites = Obiekty turystyczne, { COUNT($count, "sites") }: { $points }
web-nextstation-text-interchanges = Stacje przesiadkowe: { $points }
web-nextstation-text-interchange-list =
    { $lines ->
        [one] z { $lines } linią: { $stations }
       *[other] z { $lines } liniami: { $stations }
    }
web-nextstation-text-modules = Gra solo z modułami: { $points }
web-nextstation-text-total = Razem: { $points }
web-nextstation-text-network = Odcinki na arkuszu
web-nextstation-text-power-of = { pencil-name }: { WORD($power, "power") }. { web-nextstation-power-about }
web-nextstation-text-map = Mapa według dzielnic
web-nextstation-text-district = { $district }: { COUNT($count, "stations") }
web-nextstation-text-station-start = tu zaczyna się { line-of-pencil }
web-nextstation-text-station-ways = Odcinki do: { $stations }.
web-nextstation-text-under-river = { $station } pod { RIVER("under") }
