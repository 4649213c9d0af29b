### Strona po grze i przy oglądaniu wstecz: koniec, powtórka, widok tekstowy.

## Koniec: kto wygrywa

web-end-winner =
    { $count ->
        [one] Wygrywa
       *[other] Wspólna wygrana
    }
web-end-points =
    { $count ->
       *[other] pkt
    }
web-end-cut-short = Gra poddana przed końcem. Wynik jest z tamtej chwili.
web-end-conceded =
    { $count ->
        [one] { $names } poddaje grę i bez względu na wynik jest na końcu.
       *[other] { $names } poddają grę i bez względu na wynik są na końcu.
    }

## Koniec: wynik

web-end-table = Wynik, wiersz po wierszu
web-end-you = to Ty
web-end-rank = { $rank }.
web-end-joined = Bilety zrealizowane
web-end-open = Bilety niezrealizowane
web-end-each-ticket = Każdy bilet
web-end-none = brak
web-tourism-tokens = Żetony turystyki
web-end-ticket-open = niezrealizowany

## Koniec: odkrywanie biletów

web-reveal-ticket = Bilety, { $number } z { $count }
web-reveal-next = Dalej
web-reveal-skip = Od razu wynik
web-reveal-routes = trasy { $points }
web-reveal-lead = Kto prowadzi
web-reveal-who = Czyje bilety
web-reveal-map = Bilet na mapie
web-reveal-order = Zaczyna osoba, która ma najmniej punktów za trasy, od najtańszego biletu.

## Koniec: mapa, wykres, rozstrzygające ruchy

web-end-map = Mapa na koniec gry
web-end-map-all = Mapa na koniec gry, trasy wszystkich
web-end-map-one = Mapa na koniec gry, { COUNT($count, "routes") }: { $name }
web-end-filter = Czyje wagony pokazuje mapa
web-everyone = wszyscy
web-end-chart = Punkty, ruch po ruchu i bilety
web-end-chart-tickets = bilety
web-end-chart-keys = Strzałkami wybierasz ruch, Enter go pokazuje.
web-end-chart-at = { $move }: { $scores }
web-end-chart-score = { $name } { $points }
web-end-chart-table = Pokaż jako tabelę
web-end-final-round = ostatnia runda
web-end-decided = Gdzie rozstrzygnęła się gra
web-end-decided-claim = { $name }: { $route }, { $kind }
web-end-ticket-of =
    { $joined ->
        [yes] { $name }: bilet { $ticket }, zrealizowany
       *[no] { $name }: bilet { $ticket }, niezrealizowany
    }
web-end-tokens-of = { $name }: żetony turystyki
web-end-decided-lead = obejmuje prowadzenie
web-end-decided-nothing = Nie ma zajętych tras.
web-end-show-move = Pokaż ruch { $move }

## Koniec: tasowanie

web-end-shuffle-matches = Tasowanie sprawdzone
    .line = Skrót sprzed gry zgadza się z ziarnem: { $hash }
web-end-shuffle-differs = Tasowanie niepotwierdzone
    .line = Skrót sprzed gry nie pochodzi od tego ziarna.
web-end-shuffle-cannot = Tasowanie niesprawdzone
    .line = Ta strona przyszła bez szyfrowania, więc przeglądarka nie liczy skrótów. Możesz to zrobić samodzielnie.
web-end-shuffle-checking = Sprawdzamy tasowanie
    .line = Chwileczkę.
web-end-shuffle-hide = Ukryj
web-end-shuffle-seed = Ziarno tasowania
web-end-shuffle-before = Skrót pokazany przed grą
web-end-shuffle-now = Skrót ziarna, policzony tutaj
web-end-shuffle-how = Tak sprawdzisz to gdziekolwiek:

## Koniec: obraz na pamiątkę

web-picture = Obraz do udostępnienia
web-picture-line = Plansza na koniec gry, miejsca i punkty wszystkich.
web-picture-alt = Obraz z wynikiem. { $result }
web-picture-save = Zapisz obraz
web-save-svg = Zapisz jako SVG
web-picture-failed = Nie udało się zrobić obrazu. Samą grę można nadal zapisać.

## Koniec: co dalej

web-end-rematch = Rewanż
web-end-next = Do następnej gry
web-new-game = Nowa gra
web-end-replay = Powtórka
web-end-save = Zapisz grę
web-end-share-text = { $game }: { $scores }
web-end-link-copied = Link skopiowany.
web-end-link-failed = Nie udało się skopiować linku. To adres tej strony.

## Oglądanie wstecz

web-replay-label = Oglądanie wstecz
web-replay-at = Oglądasz ruch { $move } z { $last }
web-replay-start = Oglądasz stół przed pierwszym ruchem
web-replay-now = Wróć do gry
web-replay-result = Wróć do wyniku
web-replay-scrub = Chwila gry
web-replay-first = Na początek
web-replay-last = Do ostatniego ruchu
web-replay-back = Ruch wstecz
web-replay-back-of = Do poprzedniego ruchu: { $name }
web-replay-forward = Ruch naprzód
web-replay-forward-of = Do następnego ruchu: { $name }
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-pace = Tempo: { $times }×
web-replay-more = Więcej
web-replay-stops = Zatrzymuj się na ruchach
web-replay-eyes = Oczami
web-replay-spectator = widownia
web-replay-copy = Kopiuj link do tego ruchu

## Widok tekstowy: co się dzieje

web-text-title = { $game } słowami
web-text-close = Pokaż mapę
web-text-sections = Części strony
web-text-now = Teraz
web-text-changed = Co się zmieniło
web-text-changed-nothing = Jeszcze nic.
web-text-older = Wcześniejsze

## Widok tekstowy: cofanie

web-text-undo = Cofnij mój ruch
web-text-undo-ask = Poproś o cofnięcie mojego ruchu

## Widok tekstowy: co możesz zrobić

web-text-moves = Co możesz zrobić
web-text-moves-none = W tej chwili nic.
web-text-cards-and-tickets = Karty i bilety
web-text-slot = miejsce { $slot }
web-text-claims = Zajmij trasę
web-text-claims-count = { COUNT($count, "routes") } do zajęcia
web-text-claims-none = Na razie nie stać Cię na żadną trasę.
web-text-search = Szukaj miejsca
web-text-search-none = Nie ma miejsca o tej nazwie.
web-text-pay-with = Zapłać

## Widok tekstowy: jak się sprawy mają

web-text-hand-none = Bez kart.
web-text-tickets-none = Bez biletów.
web-text-ticket-joined = Zrealizowany.
web-text-ticket-lost = Nie da się go już zrealizować.
web-text-ticket-missing = Brakuje { COUNT($count, "routes-gen") } i { COUNT($cards, "cards-gen") }: { $routes }.
web-text-market = Odkryte karty
web-text-market-gap = Tu nie leży żadna karta.
web-text-deck = Talia: { COUNT($count, "cards") }
web-text-ticket-deck = Talia biletów: { COUNT($count, "tickets") }
web-players-list = Gracze
web-text-player = { $pieces }; w ręce { COUNT($cards, "cards") }; { COUNT($tickets, "tickets") }; { COUNT($points, "points") }
web-text-to-move = teraz gra
web-text-routes-mine = Twoje trasy
web-text-routes-none = Jeszcze żadnej.
web-text-places = Trasy według miejsc
web-text-place-claimable = { $count } do zajęcia
web-text-route = { $kind }, trasa { $colour }, { COUNT($cards, "cards") }, { COUNT($points, "points") }
web-text-route-ferry = { $kind }, { $price }, { COUNT($points, "points") }
web-text-why = Dlaczego nie?
web-text-why-route = Dlaczego nie mogę zająć trasy { $route }?
web-text-why-nothing = Nic już nie stoi na przeszkodzie.
web-text-claim-this = Zajmij
web-text-claim-route = Sposoby zajęcia trasy { $route }

## Widok tekstowy: koniec

web-text-result = Wynik
web-text-score-of = { $name }, { $rank } miejsce: { COUNT($points, "points") }
web-text-no-points = Bez punktów.
web-over-closed = Niedokończona
