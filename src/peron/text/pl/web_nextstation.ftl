### Stół Następnej stacji: Londyn w przeglądarce: karta, arkusz do rysowania, pole punktacji, pozostali, koniec.
### Stacje nazywa się kolumną i wierszem: D4. $pencil, $symbol, $power, $objective to identyfikatory z gry.

## Słowa

# Kolor linii.
web-nextstation-pencil = { CAPITAL(WORD($pencil, "colour")) }
web-nextstation-symbol = { CAPITAL(WORD($symbol, "symbol")) }
web-nextstation-power-name = { CAPITAL(WORD($power, "power")) }
web-nextstation-objective =
    { $objective ->
        [centre] Centrum
        [districts] Dzielnice
        [interchanges] Przesiadki
        [sites] Obiekty turystyczne
       *[river] { RIVER() }
    }
web-nextstation-card-name =
    { $kind ->
        [underground] { web-nextstation-symbol }, karta metra
       *[street] { web-nextstation-symbol }, karta ulicy
    }

## Tablica

web-nextstation-round = Runda { $round } z 4 · { pencil-name } · { SAY($doing) }
web-nextstation-round-alone = Runda { $round } z 4 · { pencil-name }
web-nextstation-round-practice = Runda { $round } z 4 · { pencil-name } · trening
web-nextstation-round-short = { $name } · runda { $round } z 4
web-nextstation-round-watched = Runda { $round } z 4 · { SAY($doing) }

## Karta

web-nextstation-card =
    { $kind ->
        [underground] Karta { $number } · metro
       *[street] Karta { $number } · ulica
    }
web-nextstation-undergrounds = karty metra: { $count } z 5
web-nextstation-undergrounds-short = { $count } z 5
web-nextstation-do-power =
    { $power ->
        [joker] Linie przerywane pokazują, dokąd jeszcze możesz dojść z jokerem.
        [again] Rysujesz dwa odcinki: wybierz pierwszy.
        [switch] Linie przerywane pokazują, co możesz poprowadzić ze środka linii.
       *[double] Wybierz stację swojej linii: w dzielnicy będzie się liczyć jak dwie. Potem rysujesz.
    }
web-nextstation-do-back = Możesz ją cofnąć, dopóki nie zdecydują wszyscy.
web-nextstation-switch-in-force = Do tej karty należy zwrotnica
    .short = ze zwrotnicą
web-nextstation-switch-ignored = Zwrotnica przyszła za wcześnie, nie działa
    .short = zwrotnica za wcześnie

## Decyzja

web-nextstation-draw-points = Narysuj, { $points }
web-nextstation-draw-wide = Narysuj odcinek, { $points }
web-nextstation-draw-first = Narysuj pierwszy, { $points }
web-nextstation-draw-second = Narysuj drugi, { $points }
web-nextstation-choose = Wybierz odcinek
web-nextstation-choose-mark = Wybierz stację
web-nextstation-mark = Zakreśl { $station }, { $points }
web-nextstation-mark-none = Nie zakreślaj
web-nextstation-skip = Pomiń
web-nextstation-gain-line = { web-nextstation-pencil }: { $before } → { $after }
web-nextstation-gain-parts = { COUNT($districts, "districts") } × { COUNT($most, "stations") } + { $river } za { RIVER("for") }
web-nextstation-gain-power = zużywa moc kredki: { WORD($power, "power") }
web-nextstation-no-way = Żaden odcinek nie łączy stacji { $station } z Twoją linią.
web-nextstation-whole = Cały arkusz

## Moc kredki

web-nextstation-power = Moc kredki
web-nextstation-power-ready = raz w rundzie, do użycia
web-nextstation-power-used = zużyta w tej rundzie
web-nextstation-power-idle = raz w rundzie, teraz nic nie da
web-nextstation-power-use = Użyj
web-nextstation-power-keep = Zachowaj
web-nextstation-power-short = Moc: { WORD($power, "power") }
web-nextstation-power-about =
    { $power ->
        [joker] Potraktuj kartę jak jokera: odcinek może prowadzić do dowolnej stacji.
        [again] Narysuj dwa odcinki w jednej turze.
        [switch] Potraktuj kartę tak, jakby leżała przy niej zwrotnica: odcinek może się zacząć na dowolnej stacji linii.
       *[double] Zakreśl stację swojej linii: w dzielnicy liczy się jak dwie.
    }

## Karty

web-nextstation-cards = Karty tej rundy
web-nextstation-to-come = Jeszcze przyjdą
web-nextstation-to-come-about = { COUNT($count, "cards") }, kolejność nieznana

## Pole punktacji

web-nextstation-score = Twój arkusz
web-nextstation-sheet-of = Arkusz: { $name }
web-nextstation-head-line = Linia
web-nextstation-head-districts = Dzielnice
web-nextstation-head-most = Najwięcej w jednej
web-nextstation-head-river = { RIVER() }
web-nextstation-head-sum = Razem
web-nextstation-sites = Obiekty turystyczne
web-nextstation-interchanges = Przesiadki
web-nextstation-modules = Solo
web-nextstation-total = Razem teraz
web-nextstation-becomes = { $before }, potem { $after }
web-nextstation-not-yet = jeszcze nie narysowana
web-nextstation-about-line =
    { $state ->
        [todo] Ta linia ({ web-nextstation-pencil }) powstanie w rundzie { $round }.
        [empty] Ta linia ({ web-nextstation-pencil }) nie ma jeszcze odcinka, więc nie ma punktów.
       *[drawn] Dzielnice ze stacją tej linii: { $districts }. Najwięcej jej stacji w jednej: { $most }. To { $districts } × { $most }, a odcinki pod { RIVER("under") } dodają { $river } (po { COUNT($each, "points") } za każdy).
    }
web-nextstation-about-sites =
    { $count ->
        [one] Zakreślone { $count } koło: po jednym za każdy obiekt turystyczny na linii.
        [few] Zakreślone { $count } koła: po jednym za każdy obiekt turystyczny na linii.
       *[many] Zakreślonych { $count } kół: po jednym za każdy obiekt turystyczny na linii.
    } Oś obiektów jest teraz warta { $points }, z następnym kołem { $next }.
web-nextstation-about-sites-full = Zakreślone są wszystkie koła. Oś obiektów jest warta { $points }.
web-nextstation-about-interchanges = Stacja z 2 liniami to punkty: { $two }, z 3 liniami: { $three }, z 4 liniami: { $four }.
web-nextstation-about-objective =
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
web-nextstation-about-modules = W grze solo każdy moduł kosztuje { COUNT($points, "points") }.
web-nextstation-about-total = Linie, obiekty turystyczne, przesiadki i cele, jakby gra kończyła się teraz.

## Pozostali

web-nextstation-others = Pozostali
web-nextstation-points = Punkty
web-nextstation-decided = już wie
web-nextstation-deciding = decyduje
web-nextstation-marking = może zakreślić
web-nextstation-skipped = karta pominięta
web-nextstation-drew = ostatnio:
web-nextstation-open-sheet = Arkusz:
web-nextstation-sheet-line = { pencil-name } · razem { $points }
web-nextstation-print = Drukuj albo zapisz

## Kurtyna, gdy kilka osób dzieli ekran

web-nextstation-curtain-pass = Przekażcie sobie ekran. Decyzji nie widać, aż zdecydują wszyscy.
web-nextstation-openly = Grajcie otwarcie, bez zasłony
web-nextstation-ready = To ja, pokaż arkusz

## Stacje dla tych, którzy ich nie widzą

web-nextstation-station = { $station }, { $symbol ->
    [any] stacja centralna
   *[other] { WORD($symbol, "symbol") }
}
web-nextstation-station-lines = linie: { $lines }
web-nextstation-station-end = koniec Twojej linii
web-nextstation-station-can = możesz tu poprowadzić odcinek, { $before } → { $after } pkt
web-nextstation-station-mark = możesz ją zakreślić, { $before } → { $after } pkt
web-nextstation-station-marked = liczy się jak dwie
web-nextstation-sheet = Twój arkusz: { $name }
web-nextstation-sheet-other = Arkusz: { $player }

## Rundy

web-nextstation-round-over = Koniec rundy { $round }
web-nextstation-round-rest = Bez pośpiechu
web-nextstation-round-scored = Runda { $round } z 4 · { line-of-pencil }
web-nextstation-round-none = Nie ma żadnego odcinka
web-nextstation-round-districts = Dzielnice tej linii
web-nextstation-round-most = najwięcej
web-nextstation-round-circled = Obiekty turystyczne na niej: { $count }
web-nextstation-round-total = Razem po rundzie
web-nextstation-round-pass = Kredki idą dalej
web-nextstation-round-next = Następna runda: { pencil-name }
web-nextstation-round-told = Podliczona { line-of-pencil }: { COUNT($districts, "districts") } × { $most } + { $river } = { COUNT($points, "points") }. Następna kredka: { WORD($next, "colour") }.

## Koniec

web-nextstation-end-rank =
    { $rank ->
        [1] Najniższy z 6 przedziałów
        [6] Najwyższy z 6 przedziałów
       *[other] Przedział { $rank } z 6, licząc od najniższego
    }
web-nextstation-end-score = Wynik
web-nextstation-end-best = najwięcej
web-nextstation-end-made = linia: dzielnice × najwięcej w jednej + { RIVER() }
web-nextstation-ranks = Przedziały
web-nextstation-rank-to = do { $to }
web-nextstation-rank-from = od { $from }
web-nextstation-rank-missing = Do następnego brakuje: { COUNT($count, "points") }
web-nextstation-rank-top = Wyżej już nic nie ma
web-nextstation-end-sheets = Arkusze
web-nextstation-end-row-line = { web-nextstation-pencil }
web-nextstation-end-modules = Moduły, gra solo
web-nextstation-end-circles = { COUNT($count, "sites") }: za { $count }. koło na osi { COUNT($points, "points") }

## Części i klawisze

web-nextstation-tab-sheet = Arkusz
web-nextstation-tab-cards = Karta
web-nextstation-tab-others = Inni · { $decided }/{ $count }
web-nextstation-key-sheet = Do arkusza
web-nextstation-key-walk = Od światła do światła; z Shiftem od stacji do stacji
web-nextstation-key-enter = Wybierz; jeszcze raz: narysuj
web-nextstation-key-skip = Pomiń kartę
web-nextstation-key-power = Weź albo zachowaj moc kredki
web-nextstation-key-space = Następny odcinek do tej samej stacji
web-nextstation-shown = Zaznaczone na mapie: { $things }

## Arkusz do zachowania

web-sheet-keep-line = { $game } · { $table }
web-sheet-whose = Czyj arkusz
web-sheet-pdf = Plik PDF: naciśnij „Drukuj” i jako drukarkę wybierz „Zapisz jako PDF”.
web-sheet-back = Do stolika
web-sheet-alt = Arkusz, gra { $name }: { $lines }. Obiekty turystyczne { $sites }, stacje przesiadkowe { $interchanges }, razem { $total }.
web-sheet-alt-line = { line-of-pencil } { $points }
