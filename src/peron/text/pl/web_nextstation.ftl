### Stół Następnej stacji: Londyn w przeglądarce: karta, arkusz do rysowania, pole punktacji, pozostali, koniec.
### Stacje nazywa się kolumną i wierszem: D4. $pencil, $symbol, $power, $objective to identyfikatory z gry.

## Słowa

# Kolor linii.
web-ns-pencil =
    { $pencil ->
        [purple] Fioletowa
        [blue] Niebieska
        [pink] Różowa
       *[green] Zielona
    }
web-ns-symbol =
    { $symbol ->
        [square] Kwadrat
        [triangle] Trójkąt
        [pentagon] Pięciokąt
        [circle] Okrąg
        [switch] Zwrotnica
        [any] Dowolny symbol
       *[joker] Joker
    }
web-ns-power-name =
    { $power ->
        [joker] Joker
        [again] Drugi odcinek
        [switch] Zwrotnica
       *[double] Podwójna stacja
    }
web-ns-objective =
    { $objective ->
        [centre] Centrum
        [districts] Dzielnice
        [interchanges] Przesiadki
        [sites] Atrakcje
       *[thames] Tamiza
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
web-ns-round-short = { $name } · runda { $round } z 4
web-ns-doing = Runda { $round } z 4 · decydują wszyscy naraz
web-ns-doing-decided = Runda { $round } z 4 · twoja decyzja zapadła
web-ns-doing-mark = Runda { $round } z 4 · przed punktacją można jeszcze zakreślić stację

## Karta

web-ns-card =
    { $kind ->
        [underground] Karta { $number } · metro
       *[street] Karta { $number } · ulica
    }
web-ns-undergrounds = karty metra: { $count } z 5
web-ns-undergrounds-short = { $count } z 5
web-ns-do-draw =
    { $from ->
        [start] { $symbol ->
            [square] Poprowadź pierwszy odcinek ze stacji { $start } do kwadratu albo pomiń kartę.
            [triangle] Poprowadź pierwszy odcinek ze stacji { $start } do trójkąta albo pomiń kartę.
            [pentagon] Poprowadź pierwszy odcinek ze stacji { $start } do pięciokąta albo pomiń kartę.
            [circle] Poprowadź pierwszy odcinek ze stacji { $start } do okręgu albo pomiń kartę.
           *[joker] Poprowadź pierwszy odcinek ze stacji { $start } do dowolnej innej albo pomiń kartę.
        }
        [any] { $symbol ->
            [square] Poprowadź odcinek z dowolnej stacji linii do kwadratu albo pomiń kartę.
            [triangle] Poprowadź odcinek z dowolnej stacji linii do trójkąta albo pomiń kartę.
            [pentagon] Poprowadź odcinek z dowolnej stacji linii do pięciokąta albo pomiń kartę.
            [circle] Poprowadź odcinek z dowolnej stacji linii do okręgu albo pomiń kartę.
           *[joker] Poprowadź odcinek z dowolnej stacji linii do dowolnej innej albo pomiń kartę.
        }
       *[end] { $symbol ->
            [square] Poprowadź odcinek od końca linii do kwadratu albo pomiń kartę.
            [triangle] Poprowadź odcinek od końca linii do trójkąta albo pomiń kartę.
            [pentagon] Poprowadź odcinek od końca linii do pięciokąta albo pomiń kartę.
            [circle] Poprowadź odcinek od końca linii do okręgu albo pomiń kartę.
           *[joker] Poprowadź odcinek od końca linii do dowolnej stacji albo pomiń kartę.
        }
    }
web-ns-do-none = Żaden odcinek nie pasuje do tej karty. Możesz ją tylko pominąć.
web-ns-do-none-power = Bez mocy kredki żaden odcinek nie pasuje do tej karty.
web-ns-do-power =
    { $power ->
        [joker] Linie przerywane pokazują, dokąd jeszcze pozwala ci pojechać joker.
        [again] Rysujesz dwa odcinki: wybierz pierwszy.
        [switch] Linie przerywane pokazują, co możesz poprowadzić ze środka linii.
       *[double] Wybierz stację swojej linii: w dzielnicy będzie się liczyć jak dwie. Potem rysujesz.
    }
web-ns-do-second = Zapisane: { $section }. Teraz narysuj drugi odcinek; cofnięcie zabiera też pierwszy.
web-ns-do-mark = Linie są narysowane. Możesz jeszcze zakreślić stację: w dzielnicy liczy się jak dwie.
web-ns-do-decided = Twoja decyzja: { $decision }.
web-ns-do-back = Możesz ją cofnąć, dopóki nie zdecydują wszyscy.
web-ns-do-watch = Wszyscy rysują naraz, każdy na swoim arkuszu.
web-ns-do-wait-mark = Przed punktacją { $name } może jeszcze zakreślić stację.
web-ns-do-waiting = Czekamy na: { $names }.
web-ns-decision =
    { $kind ->
        [skip] bez odcinka
        [mark] zakreślenie stacji { $station }
        [mark-none] bez zakreślenia
       *[draw] odcinek { $section }
    }
web-ns-noted-mark = Stacja { $station } jest zakreślona i liczy się jak dwie. Teraz poprowadź odcinek albo pomiń kartę.
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
web-ns-move-draw =
    { $power ->
        [none] Odcinek { $from }–{ $to }: { $before } → { $after } pkt
        [again] Odcinek { $from }–{ $to }, jeden z dwóch: { $before } → { $after } pkt
       *[other] Odcinek { $from }–{ $to } z mocą kredki ({ power-name }): { $before } → { $after } pkt
    }
web-ns-move-mark = Zakreślenie stacji { $station }: { $before } → { $after } pkt
web-ns-move-skip = Pomiń tę kartę
web-ns-gain-line = { web-ns-pencil }: { $before } → { $after }
web-ns-gain-parts =
    { $districts ->
        [one] { $districts } dzielnica
        [few] { $districts } dzielnice
       *[many] { $districts } dzielnic
    } × { $most ->
        [one] { $most } stacja
        [few] { $most } stacje
       *[many] { $most } stacji
    } + { $thames } za Tamizę
web-ns-gain-district = nowa dzielnica
web-ns-gain-thames = przez Tamizę
web-ns-gain-site = kolejna atrakcja
web-ns-gain-interchange =
    { $lines ->
        [one] przesiadka z { $lines } linii
        [few] przesiadka { $lines } linii
       *[many] przesiadka { $lines } linii
    }
web-ns-gain-power = zużywa moc kredki: { power-name }
web-ns-no-way = Żaden odcinek nie łączy stacji { $station } z twoją linią.
web-ns-whole = Cały arkusz

## Moc kredki

web-ns-power = Moc kredki
web-ns-power-ready = raz w rundzie, wolna
web-ns-power-used = zużyta w tej rundzie
web-ns-power-idle = raz w rundzie, teraz nic nie da
web-ns-power-use = Użyj
web-ns-power-keep = Zachowaj
web-ns-power-short = Moc: { power-name }
web-ns-power-about =
    { $power ->
        [joker] Potraktuj kartę jak jokera: odcinek może prowadzić do dowolnej stacji.
        [again] Narysuj dwa odcinki w jednej turze.
        [switch] Potraktuj kartę tak, jakby leżała przy niej zwrotnica: odcinek może się zacząć na dowolnej stacji linii.
       *[double] Zakreśl stację swojej linii: w dzielnicy liczy się jak dwie.
    }

## Karty

web-ns-cards = Karty tej rundy
web-ns-revealed = Odkryte
web-ns-to-come = Jeszcze przyjdą
web-ns-to-come-about =
    { $count ->
        [one] { $count } karta, kolejność nieznana
        [few] { $count } karty, kolejność nieznana
       *[many] { $count } kart, kolejność nieznana
    }

## Pole punktacji

web-ns-score = Twój arkusz
web-ns-score-of = Arkusz: { $name }
web-ns-head-line = Linia
web-ns-head-districts = Dzielnice
web-ns-head-most = Najwięcej w jednej
web-ns-head-thames = Tamiza
web-ns-head-sum = Razem
web-ns-sites = Atrakcje
web-ns-interchanges = Przesiadki
web-ns-goals = Cele
web-ns-modules = Solo
web-ns-with-lines =
    { $lines ->
        [one] { $lines } linia
        [few] { $lines } linie
       *[many] { $lines } linii
    }
web-ns-total = Razem teraz
web-ns-total-short = Razem
web-ns-total-end = Razem
web-ns-becomes = { $before }, potem { $after }
web-ns-not-yet = jeszcze nie narysowana
web-ns-about-line =
    { $state ->
        [todo] Ta linia ({ web-ns-pencil }) powstanie w rundzie { $round }.
        [empty] Ta linia ({ web-ns-pencil }) nie ma jeszcze odcinka, więc nie ma punktów.
       *[drawn] Dzielnice ze stacją tej linii: { $districts }. Najwięcej jej stacji w jednej: { $most }. Razem { $districts } × { $most } i po dwa punkty za każdy odcinek przez Tamizę ({ $crossings }).
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
       *[thames] Odcinki przez Tamizę: { $have } z { $need }.
    } { $done ->
        [yes] Spełnione, punkty: { $points }.
       *[no] Gdy się uda, punkty: { $points }.
    }
web-ns-about-modules = W grze solo każdy moduł kosztuje 10 punktów.
web-ns-about-total = Linie, atrakcje, przesiadki i cele, jakby gra kończyła się teraz.

## Pozostali

web-ns-others = Pozostali
web-ns-players = Gracze
web-ns-points = Punkty
web-ns-decided = już wie
web-ns-deciding = decyduje
web-ns-marking = może zakreślić
web-ns-open-sheet = Arkusz:
web-ns-sheet-of = { $name }
web-ns-sheet-line = { pencil-name } · razem { $points }
web-ns-print = Drukuj albo zapisz

## Kurtyna, gdy kilka osób dzieli ekran

web-ns-curtain-pass = Przekażcie sobie ekran. Decyzji nie widać, aż zdecydują wszyscy.
web-ns-ready = To ja, pokaż arkusz

## Stacje dla tych, którzy ich nie widzą

web-ns-station = { $station }, { $symbol ->
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
    [circle] okrąg
   *[any] stacja centralna
}
web-ns-station-site = obiekt turystyczny
web-ns-station-lines = linie: { $lines }
web-ns-station-end = koniec twojej linii
web-ns-station-can = możesz tu poprowadzić odcinek, { $before } → { $after } pkt
web-ns-station-mark = możesz ją zakreślić, { $before } → { $after } pkt
web-ns-station-marked = liczy się jak dwie
web-ns-sheet = Twój arkusz: { $name }
web-ns-sheet-other = Arkusz: { $player }

## Rundy

web-ns-round-begins = Runda { $round } z 4

## Koniec

web-ns-end-solo =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-ns-end-rank = Stopień { $rank } z 6
web-ns-end-best-line = Tyle samo punktów; decyduje najlepsza linia
web-ns-end-score = Wynik
web-ns-end-sheets = Arkusze
web-ns-end-row-line = { web-ns-pencil }
web-ns-end-modules = Moduły, gra solo

## Części i klawisze

web-ns-tab-sheet = Arkusz
web-ns-tab-score = Punkty
web-ns-tab-cards = Karta
web-ns-tab-others = Inni · { $decided }/{ $count }
web-ns-key-sheet = Do arkusza
web-ns-key-walk = Od światła do światła; z Shiftem od stacji do stacji
web-ns-key-enter = Wybierz; jeszcze raz: narysuj
web-ns-key-skip = Pomiń kartę
web-ns-key-power = Weź albo zachowaj moc kredki
web-ns-key-space = Następny odcinek do tej samej stacji
