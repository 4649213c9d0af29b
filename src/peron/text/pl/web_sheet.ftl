### Arkusz Następnej stacji: Londyn do zachowania i do druku, kolejność kredek oraz stół opisany słowami.

## Arkusz do zachowania

web-sheet-keep-line = { $game } · { $table }
web-sheet-whose = Czyj arkusz
web-sheet-save = Zapisz jako SVG
web-sheet-pdf = Plik PDF: naciśnij „Drukuj” i jako drukarkę wybierz „Zapisz jako PDF”.
web-sheet-back = Do stolika
web-sheet-alt = Arkusz, gra { $name }: { $lines }. Obiekty turystyczne { $sites }, stacje przesiadkowe { $interchanges }, razem { $total }.
web-sheet-alt-line = { line-of-pencil } { $points }

## Stół słowami: co można zrobić

web-sheet-text-from = Ze stacji { $station }
web-sheet-text-none = Z tą kartą nie da się narysować żadnego odcinka.
web-sheet-text-to =
    { $symbol ->
        [any] do stacji centralnej
       *[other] do { card-goal }
    }, dzielnica: { $district }
web-sheet-text-power = Z mocą kredki: { WORD($power, "power") }
web-sheet-text-first = Dwa odcinki, z mocą kredki: wybierz pierwszy
web-sheet-text-mark = Zakreśl stację, która ma się liczyć jak dwie
web-sheet-text-other = Bez rysowania
web-sheet-text-refused =
    { $count ->
        [one] { $count } odcinka ze stacji { $station } nie można narysować
       *[other] { $count } odcinków ze stacji { $station } nie można narysować
    }
web-sheet-text-why-section = Czemu nie można narysować { $section }?

## Jak jest teraz

web-sheet-text-card = Karta
web-sheet-text-turn = Runda { $round } z 4, tura { $turn }: { $card }.
web-sheet-text-undergrounds = Odkryto { $count } z 5 kart metra. Piąta kończy rundę.
web-sheet-text-revealed = Odkryte w tej rundzie
web-sheet-text-to-come = Jeszcze nieodkryte, bez kolejności
web-sheet-text-to-come-none = Nie została żadna karta.
web-sheet-text-line = Twoja linia
web-sheet-text-line-of = { line-of-pencil }, początek na stacji { $start }.
web-sheet-text-line-empty = Nie ma jeszcze odcinków.
web-sheet-text-line-ends =
    { $count ->
        [one] Koniec: { $ends }.
       *[other] Końce: { $ends }.
    }
web-sheet-text-line-score = { COUNT($districts, "districts") } × { COUNT($most, "stations") } w jednej z nich + { $river } za { RIVER("for") } = { $points }
web-sheet-text-line-stations = Stacje: { $stations }.
web-sheet-text-line-sections = Odcinki: { $sections }.
web-sheet-text-line-marked = Stacja { $station } liczy się jak dwie w swojej dzielnicy.
web-sheet-text-noted-first = Zanotowany pierwszy z dwóch odcinków: { $section }.
web-sheet-text-noted-mark = Zanotowane: stacja { $station } będzie się liczyć jak dwie.
web-sheet-text-sheets = Wszystkie arkusze
web-sheet-text-sheet = { $name }: { COUNT($points, "points") }
web-sheet-text-holds = Kredka w ręce: { pencil-name }.
web-sheet-text-holds-power = Kredka w ręce: { pencil-name }; jej moc: { WORD($power, "power") }, { $used ->
    [yes] użyta w tej rundzie
   *[no] jeszcze nieużyta
}.
web-sheet-text-of-line = { line-of-pencil }: { $points }
web-sheet-text-of-line-none = { line-of-pencil }: brak odcinków
web-sheet-text-sites = Obiekty turystyczne, { COUNT($count, "sites") }: { $points }
web-sheet-text-interchanges = Stacje przesiadkowe: { $points }
web-sheet-text-interchange-list =
    { $lines ->
        [one] z { $lines } linią: { $stations }
       *[other] z { $lines } liniami: { $stations }
    }
web-sheet-text-modules = Gra solo z modułami: { $points }
web-sheet-text-total = Razem: { $points }
web-sheet-text-network = Odcinki na arkuszu
web-sheet-text-power-of = { pencil-name }: { WORD($power, "power") }. { web-ns-power-about }
web-sheet-text-map = Mapa według dzielnic
web-sheet-text-district = { $district }: { COUNT($count, "stations") }
web-sheet-text-station-start = tu zaczyna się { line-of-pencil }
web-sheet-text-station-ways = Odcinki do: { $stations }.
web-sheet-text-under-river = { $station } pod { RIVER("under") }
