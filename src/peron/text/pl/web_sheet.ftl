### Arkusz Następnej stacji: Londyn do zachowania i do druku, kolejność kredek oraz stół opisany słowami.

## Arkusz do zachowania

web-sheet-keep = Arkusz: { $name }
web-sheet-keep-line = { $game } · { $table }
web-sheet-whose = Czyj arkusz
web-sheet-print = Drukuj
web-sheet-save = Zapisz jako SVG
web-sheet-pdf = Plik PDF: naciśnij „Drukuj” i jako drukarkę wybierz „Zapisz jako PDF”.
web-sheet-back = Do stolika
web-sheet-alt = Arkusz, gra { $name }: { $lines }. Obiekty turystyczne { $sites }, stacje przesiadkowe { $interchanges }, razem { $total }.
web-sheet-alt-line = { line-of-pencil } { $points }
web-sheet-missing = Nie ma takiego arkusza
web-sheet-missing-line = Arkusze są w grach w Londyn, które się już zaczęły.

## Kolejność kredek

web-sheet-order = Kolejność kredek
web-sheet-order-random = Losowa
web-sheet-order-own = Własna
web-sheet-order-round = Runda { $round }
web-sheet-order-earlier = Wcześniej: { $pencil }
web-sheet-order-later = Później: { $pencil }
web-sheet-order-moved = { $pencil }: runda { $round }.

## Stół słowami: co można zrobić

web-sheet-text-from = Ze stacji { $station }
web-sheet-text-none = Z tą kartą nie da się narysować żadnego odcinka.
web-sheet-text-to =
    { $symbol ->
        [square] do kwadratu
        [triangle] do trójkąta
        [pentagon] do pięciokąta
        [circle] do okręgu
       *[any] do stacji centralnej
    }, dzielnica: { $district }
web-sheet-text-power = Z mocą kredki: { power-name }
web-sheet-text-first = Dwa odcinki, z mocą kredki: wybierz pierwszy
web-sheet-text-mark = Oznacz stację, która liczy się podwójnie
web-sheet-text-other = Bez rysowania
web-sheet-text-refused =
    { $count ->
        [one] { $count } odcinka ze stacji { $station } nie można narysować
        [few] { $count } odcinków ze stacji { $station } nie można narysować
       *[many] { $count } odcinków ze stacji { $station } nie można narysować
    }
web-sheet-text-why = Czemu nie?
web-sheet-text-why-section = Czemu nie można narysować { $section }?
web-sheet-text-why-nothing = Już nic nie stoi na przeszkodzie.

## Jak jest teraz

web-sheet-text-card = Karta
web-sheet-text-turn = Runda { $round } z 4, tura { $turn }: { $card }.
web-sheet-text-undergrounds =
    { $count ->
        [one] Odkryto { $count } z 5 kart metra. Piąta kończy rundę.
        [few] Odkryto { $count } z 5 kart metra. Piąta kończy rundę.
       *[many] Odkryto { $count } z 5 kart metra. Piąta kończy rundę.
    }
web-sheet-text-revealed = Odkryte w tej rundzie
web-sheet-text-to-come = Jeszcze nieodkryte, bez kolejności
web-sheet-text-to-come-none = Nie została żadna karta.
web-sheet-text-line = Twoja linia
web-sheet-text-line-of = { line-of-pencil }, początek na stacji { $start }.
web-sheet-text-line-empty = Nie ma jeszcze odcinków.
web-sheet-text-line-ends =
    { $count ->
        [one] Koniec: { $ends }.
        [few] Końce: { $ends }.
       *[many] Końce: { $ends }.
    }
web-sheet-text-line-score =
    { $districts ->
        [one] { $districts } dzielnica
        [few] { $districts } dzielnice
       *[many] { $districts } dzielnic
    } × { $most ->
        [one] { $most } stacja w jednej z nich
        [few] { $most } stacje w jednej z nich
       *[many] { $most } stacji w jednej z nich
    } + { $thames } za Tamizę = { $points }
web-sheet-text-line-stations = Stacje: { $stations }.
web-sheet-text-line-sections = Odcinki: { $sections }.
web-sheet-text-line-marked = Stacja { $station } liczy się jak dwie w swojej dzielnicy.
web-sheet-text-noted-first = Zanotowany pierwszy z dwóch odcinków: { $section }.
web-sheet-text-noted-mark = Zanotowane: stacja { $station } będzie się liczyć podwójnie.
web-sheet-text-sheets = Wszystkie arkusze
web-sheet-text-sheet = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-sheet-text-holds = Kredka w ręce: { pencil-name }.
web-sheet-text-holds-power = Kredka w ręce: { pencil-name }; jej moc: { power-name }, { $used ->
    [yes] użyta w tej rundzie
   *[no] wolna
}.
web-sheet-text-of-line = { line-of-pencil }: { $points }
web-sheet-text-of-line-none = { line-of-pencil }: brak odcinków
web-sheet-text-sites =
    { $count ->
        [one] Obiekty turystyczne, { $count } koło: { $points }
        [few] Obiekty turystyczne, { $count } koła: { $points }
       *[many] Obiekty turystyczne, { $count } kół: { $points }
    }
web-sheet-text-interchanges = Stacje przesiadkowe: { $points }
web-sheet-text-interchange-list =
    { $lines ->
        [one] z { $lines } linią: { $stations }
        [few] z { $lines } liniami: { $stations }
       *[many] z { $lines } liniami: { $stations }
    }
web-sheet-text-modules = Gra solo z modułami: { $points }
web-sheet-text-total = Razem: { $points }
web-sheet-text-network = Odcinki na arkuszu
web-sheet-text-goals = Cele
web-sheet-text-powers = Moce kredek
web-sheet-text-power-of = { pencil-name }: { power-name }. { web-ns-power-about }
web-sheet-text-map = Mapa według dzielnic
web-sheet-text-district =
    { $count ->
        [one] { $district }: { $count } stacja
        [few] { $district }: { $count } stacje
       *[many] { $district }: { $count } stacji
    }
web-sheet-text-station-start = tu zaczyna się { line-of-pencil }
web-sheet-text-station-ways = Odcinki do: { $stations }.
web-sheet-text-over-thames = { $station } przez Tamizę
