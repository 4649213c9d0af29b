### Stół Następnej stacji: Londyn w przeglądarce: karta, arkusz do rysowania, pole punktacji, pozostali, koniec.
### Stacje nazywa się kolumną i wierszem: D4. $pencil, $symbol, $power, $objective to identyfikatory z gry.

## Słowa

# Kolor linii.
web-ns-pencil = { CAPITAL(WORD($pencil, "colour")) }
web-ns-symbol = { CAPITAL(WORD($symbol, "symbol")) }
web-ns-power-name = { CAPITAL(WORD($power, "power")) }
web-ns-objective =
    { $objective ->
        [centre] Centrum
        [districts] Dzielnice
        [interchanges] Przesiadki
        [sites] Obiekty turystyczne
       *[river] { RIVER() }
    }
web-ns-card-name =
    { $kind ->
        [underground] { web-ns-symbol }, karta metra
       *[street] { web-ns-symbol }, karta ulicy
    }

## Tablica

web-ns-now = Twój odcinek
web-ns-now-second = Twój drugi odcinek
web-ns-now-mark = Jeszcze zakreślenie?
web-ns-round = Runda { $round } z 4 · { pencil-name } · decydują wszyscy naraz
web-ns-round-alone = Runda { $round } z 4 · { pencil-name }
web-ns-round-practice = Runda { $round } z 4 · { pencil-name } · trening
web-ns-round-short = { $name } · runda { $round } z 4
web-ns-doing = Runda { $round } z 4 · decydują wszyscy naraz
web-ns-doing-decided = Runda { $round } z 4 · Twoja decyzja zapadła
web-ns-doing-mark = Runda { $round } z 4 · przed punktacją można jeszcze zakreślić stację

## Karta

web-ns-card =
    { $kind ->
        [underground] Karta { $number } · metro
       *[street] Karta { $number } · ulica
    }
web-ns-undergrounds = karty metra: { $count } z 5
web-ns-undergrounds-short = { $count } z 5
web-ns-do-power =
    { $power ->
        [joker] Linie przerywane pokazują, dokąd jeszcze możesz dojść z jokerem.
        [again] Rysujesz dwa odcinki: wybierz pierwszy.
        [switch] Linie przerywane pokazują, co możesz poprowadzić ze środka linii.
       *[double] Wybierz stację swojej linii: w dzielnicy będzie się liczyć jak dwie. Potem rysujesz.
    }
web-ns-do-back = Możesz ją cofnąć, dopóki nie zdecydują wszyscy.
web-ns-switch-in-force = Do tej karty należy zwrotnica
web-ns-switch-ignored = Zwrotnica przyszła za wcześnie, nie działa

## Decyzja

web-ns-draw-points = Narysuj, { $points }
web-ns-draw-wide = Narysuj odcinek, { $points }
web-ns-draw-first = Narysuj pierwszy, { $points }
web-ns-draw-second = Narysuj drugi, { $points }
web-ns-choose = Wybierz odcinek
web-ns-choose-mark = Wybierz stację
web-ns-mark = Zakreśl { $station }, { $points }
web-ns-mark-none = Nie zakreślaj
web-ns-skip = Pomiń
web-ns-gain-line = { web-ns-pencil }: { $before } → { $after }
web-ns-gain-parts = { COUNT($districts, "districts") } × { COUNT($most, "stations") } + { $river } za { RIVER("for") }
web-ns-gain-power = zużywa moc kredki: { WORD($power, "power") }
web-ns-no-way = Żaden odcinek nie łączy stacji { $station } z Twoją linią.
web-ns-whole = Cały arkusz

## Moc kredki

web-ns-power = Moc kredki
web-ns-power-ready = raz w rundzie, do użycia
web-ns-power-used = zużyta w tej rundzie
web-ns-power-idle = raz w rundzie, teraz nic nie da
web-ns-power-use = Użyj
web-ns-power-keep = Zachowaj
web-ns-power-short = Moc: { WORD($power, "power") }
web-ns-power-about =
    { $power ->
        [joker] Potraktuj kartę jak jokera: odcinek może prowadzić do dowolnej stacji.
        [again] Narysuj dwa odcinki w jednej turze.
        [switch] Potraktuj kartę tak, jakby leżała przy niej zwrotnica: odcinek może się zacząć na dowolnej stacji linii.
       *[double] Zakreśl stację swojej linii: w dzielnicy liczy się jak dwie.
    }

## Karty

web-ns-cards = Karty tej rundy
web-ns-to-come = Jeszcze przyjdą
web-ns-to-come-about = { COUNT($count, "cards") }, kolejność nieznana

## Pole punktacji

web-ns-score = Twój arkusz
web-ns-sheet-of = Arkusz: { $name }
web-ns-head-line = Linia
web-ns-head-districts = Dzielnice
web-ns-head-most = Najwięcej w jednej
web-ns-head-river = { RIVER() }
web-ns-head-sum = Razem
web-ns-sites = Obiekty turystyczne
web-ns-interchanges = Przesiadki
web-ns-modules = Solo
web-ns-total = Razem teraz
web-ns-becomes = { $before }, potem { $after }
web-ns-not-yet = jeszcze nie narysowana
web-ns-about-line =
    { $state ->
        [todo] Ta linia ({ web-ns-pencil }) powstanie w rundzie { $round }.
        [empty] Ta linia ({ web-ns-pencil }) nie ma jeszcze odcinka, więc nie ma punktów.
       *[drawn] Dzielnice ze stacją tej linii: { $districts }. Najwięcej jej stacji w jednej: { $most }. To { $districts } × { $most }, a odcinki pod { RIVER("under") } dodają { $river } (po { COUNT($each, "points") } za każdy).
    }
web-ns-about-sites =
    { $count ->
        [one] Zakreślone { $count } koło: po jednym za każdy obiekt turystyczny na linii.
        [few] Zakreślone { $count } koła: po jednym za każdy obiekt turystyczny na linii.
       *[many] Zakreślonych { $count } kół: po jednym za każdy obiekt turystyczny na linii.
    } Oś obiektów jest teraz warta { $points }, z następnym kołem { $next }.
web-ns-about-sites-full = Zakreślone są wszystkie koła. Oś obiektów jest warta { $points }.
web-ns-about-interchanges = Stacja z 2 liniami to punkty: { $two }, z 3 liniami: { $three }, z 4 liniami: { $four }.
web-ns-about-objective =
    { $objective ->
        [centre] Wszystkie stacje dzielnicy centralnej: { $have } z { $need }.
        [districts] Stacja w każdej dzielnicy: { $have } z { $need }.
        [interchanges] Stacje przesiadkowe: { $have } z { $need }.
        [sites] Wszystkie obiekty turystyczne: { $have } z { $need }.
       *[river] Odcinki pod { RIVER("under") }: { $have } z { $need }.
    } { $done ->
        [yes] Spełnione, punkty: { $points }.
       *[no] Gdy się uda, punkty: { $points }.
    }
web-ns-about-modules = W grze solo każdy moduł kosztuje { COUNT($points, "points") }.
web-ns-about-total = Linie, obiekty turystyczne, przesiadki i cele, jakby gra kończyła się teraz.

## Pozostali

web-ns-others = Pozostali
web-ns-points = Punkty
web-ns-decided = już wie
web-ns-deciding = decyduje
web-ns-marking = może zakreślić
web-ns-skipped = karta pominięta
web-ns-drew = ostatnio:
web-ns-open-sheet = Arkusz:
web-ns-sheet-line = { pencil-name } · razem { $points }
web-ns-print = Drukuj albo zapisz

## Kurtyna, gdy kilka osób dzieli ekran

web-ns-curtain-pass = Przekażcie sobie ekran. Decyzji nie widać, aż zdecydują wszyscy.
web-ns-openly = Grajcie otwarcie, bez zasłony
web-ns-ready = To ja, pokaż arkusz

## Stacje dla tych, którzy ich nie widzą

web-ns-station = { $station }, { $symbol ->
    [any] stacja centralna
   *[other] { WORD($symbol, "symbol") }
}
web-ns-station-lines = linie: { $lines }
web-ns-station-end = koniec Twojej linii
web-ns-station-can = możesz tu poprowadzić odcinek, { $before } → { $after } pkt
web-ns-station-mark = możesz ją zakreślić, { $before } → { $after } pkt
web-ns-station-marked = liczy się jak dwie
web-ns-sheet = Twój arkusz: { $name }
web-ns-sheet-other = Arkusz: { $player }

## Rundy

web-ns-round-over = Koniec rundy { $round }
web-ns-round-rest = Bez pośpiechu
web-ns-round-scored = Runda { $round } z 4 · { line-of-pencil }
web-ns-round-none = Nie ma żadnego odcinka
web-ns-round-districts = Dzielnice tej linii
web-ns-round-of = { $count } z { $all }
web-ns-round-most = najwięcej
web-ns-round-circled = Obiekty turystyczne na niej: { $count }
web-ns-round-total = Razem po rundzie
web-ns-round-pass = Kredki idą dalej
web-ns-round-next = Następna runda: { pencil-name }
web-ns-round-told = Podliczona { line-of-pencil }: { COUNT($districts, "districts") } × { $most } + { $river } = { COUNT($points, "points") }. Następna kredka: { WORD($next, "colour") }.

## Koniec

web-ns-end-rank =
    { $rank ->
        [1] Najniższy z 6 przedziałów
        [6] Najwyższy z 6 przedziałów
       *[other] Przedział { $rank } z 6, licząc od najniższego
    }
web-ns-end-score = Wynik
web-ns-end-best = najwięcej
web-ns-end-made = linia: dzielnice × najwięcej w jednej + { RIVER() }
web-ns-ranks = Przedziały
web-ns-rank-to = do { $to }
web-ns-rank-from = od { $from }
web-ns-rank-missing = Do następnego brakuje: { COUNT($count, "points") }
web-ns-rank-top = Wyżej już nic nie ma
web-ns-end-sheets = Arkusze
web-ns-end-row-line = { web-ns-pencil }
web-ns-end-modules = Moduły, gra solo
web-ns-end-circles = { COUNT($count, "sites") }: za { $count }. koło na torze { COUNT($points, "points") }

## Części i klawisze

web-ns-tab-sheet = Arkusz
web-ns-tab-cards = Karta
web-ns-tab-others = Inni · { $decided }/{ $count }
web-ns-key-sheet = Do arkusza
web-ns-key-walk = Od światła do światła; z Shiftem od stacji do stacji
web-ns-key-enter = Wybierz; jeszcze raz: narysuj
web-ns-key-skip = Pomiń kartę
web-ns-key-power = Weź albo zachowaj moc kredki
web-ns-key-space = Następny odcinek do tej samej stacji
web-ns-shown = Zaznaczone na mapie: { $things }
