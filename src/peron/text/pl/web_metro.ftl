### Strona przy stoliku Metra: kafelki, linie, spółki, koniec gry.
### Pola nazywa się kolumną i wierszem: d3. Słowa, które metro.ftl ma dla własnych zdań, są używane i tutaj.

## Gracze

web-metro-waiting =
    { $count ->
        [one] { $count } czeka
        [few] { $count } czekają
       *[many] { $count } czeka
    }
web-metro-done =
    { $count ->
        [one] { $count } gotowa
        [few] { $count } gotowe
       *[many] { $count } gotowych
    }
web-metro-count-waiting = Linie, które czekają
web-metro-count-done = Linie gotowe
web-metro-count-tiles = kafelki w ręku
web-metro-count-shown = okazane akcje

## Kafelek w ręku

web-metro-tile =
    { $count ->
        [one] Twój kafelek
       *[other] Twoje kafelki
    }
web-metro-tile-drawn = Wyciągnięty kafelek
web-metro-arrow = strzałka w górę, bez obracania
web-metro-free = można obracać
web-metro-fits =
    { $turns ->
        [yes] { $count ->
            [0] Tak obrócony nie pasuje nigdzie.
           *[other] Tak obrócony pasuje na { COUNT($count, "squares") }. { web-metro-fits.dots }
        }
       *[no] { $count ->
            [0] Nie pasuje nigdzie.
           *[other] Pasuje na { COUNT($count, "squares") }. { web-metro-fits.dots }
        }
    }
    .dots =
    { $count ->
        [one] Wskazuje je bursztynowa kropka.
       *[other] Wskazują je bursztynowe kropki.
    }
web-metro-later = Położysz go, gdy przyjdzie Twoja kolej.
web-metro-no-tile = Nie masz już kafelka.
web-metro-draw = Wyciągnij inny i połóż właśnie ten
web-metro-stack =
    { $count ->
        [0] Stos jest pusty
       *[other] { COUNT($count, "tiles") } w stosie
    }
web-metro-kept =
    { $count ->
        [one] zostaje:
       *[other] zostają:
    }
web-metro-tile-label =
    { $count ->
        [one] Kafelek z torami: { $ways }
       *[other] Kafelek { $slot } z { $count } z torami: { $ways }
    }
web-metro-track =
    { $from ->
        [north] z północy { web-metro-track-to }
        [east] ze wschodu { web-metro-track-to }
        [south] z południa { web-metro-track-to }
       *[west] z zachodu { web-metro-track-to }
    }
web-metro-track-to =
    { $to ->
        [north] na północ
        [east] na wschód
        [south] na południe
       *[west] na zachód
    }
web-metro-turn = Obróć kafelek
web-metro-turn-left = Obróć w lewo
web-metro-turn-right = Obróć w prawo
web-metro-turn-same = z każdej strony taki sam

## Linie

web-metro-does =
    Tutaj { $what ->
        [finish] kończy
       *[grow] wydłuża
    } { $whose ->
        [yours] { $count ->
            [one] Twoją linię
            [few] { $count } Twoje linie
           *[many] { $count } Twoich linii
        }
        [some] { COUNT($count, "lines-acc") }, w tym Twoich: { $own }
        [others] { $count ->
            [one] linię, nie Twoją
           *[other] { COUNT($count, "lines-acc") }, żadna nie jest Twoja
        }
       *[nobody] { $count ->
            [one] linię
           *[other] { COUNT($count, "lines-acc") }
        }
    }
web-metro-does-nothing = Tutaj nie dotyka żadnej linii
web-metro-staying =
    { $count ->
        [one] Jeszcze jedna Twoja linia czeka dalej.
        [few] Jeszcze { $count } Twoje linie czekają dalej.
       *[many] Jeszcze { $count } Twoich linii czeka dalej.
    }
web-metro-wagon-waiting = { $line }: czeka, dotąd { COUNT($tiles, "tiles") }
web-metro-wagon-done =
    { $line }: gotowa, { stop-name }, { COUNT($tiles, "tiles") }{ $counts ->
        [2] { " " }podwójnie
       *[other] { "" }
    }, { COUNT($points, "points") }
web-metro-nobody = Tory niczyje
web-metro-nobodys =
    { COUNT($tiles, "tiles") }, do { $tiles ->
        [one] którego
       *[other] których
    } nie dojechał jeszcze żaden wagon
web-metro-traced-done =
    { $counts ->
        [2] Gotowa, { stop-name }: { COUNT($tiles, "tiles") }, podwójnie { COUNT($points, "points") }.
       *[other] Gotowa, { stop-name }: { COUNT($tiles, "tiles") }, { COUNT($points, "points") }.
    }
web-metro-traced-open =
    { $tiles ->
        [0] Nic jeszcze przed nią nie leży: dalej będzie pole { $square }.
       *[other] Dotąd { COUNT($tiles, "tiles") }. Dalej będzie pole { $square }.
    }
web-metro-lines = Twoje linie
web-metro-lines-aside =
    { $count ->
        [0] wszystkie ukończone
       *[other] czeka: { $count }
    }
web-metro-so-far = dotąd { $count }

## Liczenie ukończonych linii

web-metro-counted-by =
    { $laid ->
        [yes] ostatni kafelek: { $you ->
            [yes] Ty
           *[no] { $name }
        }, pole { $square }
       *[no] gotowa od chwili, gdy stanął tam wagon
    }
web-metro-counted-score =
    { $you ->
        [yes] Twój wynik
       *[no] Wynik: { $name }
    }
    .rule = M9

## Linie w kolorach właścicieli

web-metro-coloured = Koloruj linie według właściciela
web-metro-coloured-open = w drodze, z numerem stacji
web-metro-coloured-done = gotowa i policzona

## Co jest wskazane

web-metro-pointed = Co jest wskazane
web-metro-point =
    { $turns ->
        [touch] Dotknij pola, aby zobaczyć, co Twój kafelek tam zrobi, zanim go położysz. Dotknij wagonu albo toru, aby prześledzić jego linię.
        [yes] Wskaż pole, aby zobaczyć, co Twój kafelek tam zrobi; R go obraca. Wskaż wagon albo tor, aby prześledzić jego linię.
       *[no] Wskaż pole, aby zobaczyć, co Twój kafelek tam zrobi. Wskaż wagon albo tor, aby prześledzić jego linię.
    }
web-metro-point-lines = Wskaż wagon albo tor, aby prześledzić jego linię.
web-metro-not-here = Nie tutaj
web-metro-lay = Połóż kafelek na polu { $square }
web-metro-place-here = Wagon na torze { $rail } w centrum
web-metro-place-wagon = Postaw wagon na torze { $rail }
web-metro-show-share = Którą akcję okazujesz?
web-metro-show-frozen = Akcja zostaje odkryta przed Tobą i nie można jej już wymienić.
    .rule = M20

## Plansza opowiedziana

web-metro-board = Plansza Metra
web-metro-square-laid =
    { $count ->
        [0] { $square }: kafelek, jeszcze bez linii wagonu
       *[other] { $square }: kafelek; { $lines }
    }
web-metro-square-empty =
    { $turn ->
        [yes] { $square }: puste, Twojego kafelka nie wolno tu położyć
       *[no] { $square }: puste
    }
web-metro-square-can =
    { $count ->
        [0] { $square }: puste, Twój kafelek pasuje
       *[other] { $square }: puste, Twój kafelek pasuje; { $does }
    }
web-metro-station =
    { $wagon ->
        [yes] Stacja { $number }. { $what }
       *[no] Stacja { $number }: bez wagonu
    }
web-metro-rail =
    { $state ->
        [taken] Tor { $rail } w centrum. { $what }
        [can] Tor { $rail } w centrum: wolny, można tu postawić wagon
        [not] Tor { $rail } w centrum: wolny, teraz nie wolno tu postawić wagonu
       *[free] Tor { $rail } w centrum: wolny
    }

## Spółki i akcje

web-metro-value = wartość
web-metro-points = { $count } { web-end-points }
web-metro-you-hold = masz { $percent }%
web-metro-exchange-state =
    { $state ->
        [open] Akcje wymienia się, dopóki żadna spółka nie ma { $limit } punktów.
        [paused] Akcje znów będzie można wymieniać po położeniu kafelka.
       *[closed] Jedna ze spółek ma już { $limit } punktów: akcji się nie wymienia.
    }
    .rule =
    { $state ->
        [paused] M15a
       *[other] M15
    }
web-metro-shares = Twoje akcje
web-metro-worth = teraz warte { $count }
web-metro-share-label =
    { $shown ->
        [yes] Twoja akcja { $percent }% ({ SHARE($company) }), teraz warta { $points }; leży odkryta i nie można jej wymienić
       *[no] Twoja akcja { $percent }% ({ SHARE($company) }), teraz warta { $points }
    }
web-metro-shares-lying = Odkryte na stole
web-metro-share-lying = Odkryta akcja: { SHARE($company) } { $percent }%, teraz { COUNT($points, "points") }
web-metro-shares-can = Naciśnij akcję, aby ją wymienić zamiast kłaść kafelek.
web-metro-shares-note = Do końca gry inni znają tylko akcje wzięte spośród odkrytych i te okazane przy wagonie.
web-metro-exchange-for = Akcja { $percent }% ({ SHARE($company) }) za
web-metro-take-open = odkrytą ({ SHARE($company) })
web-metro-take-hidden = zakrytą z wierzchu
web-metro-worth-now = teraz warta { $before } → { $after }
web-metro-hidden-known = wiesz, jaka to: { SHARE($company) }
web-metro-hidden-count =
    { $count ->
        [one] { $count } leży zakryta
        [few] { $count } leżą zakryte
       *[many] { $count } leży zakrytych
    }
web-metro-exchange = Wymień
web-metro-later-exchange = Wymienić możesz, gdy przyjdzie Twoja kolej.

## Karty z numerami, wagony w centrum

web-metro-numbers = Twoje karty z numerami
web-metro-number =
    { $count ->
        [0] Stacja { $number }: żadna linia jeszcze tam nie dochodzi
       *[other] Stacja { $number }: { COUNT($count, "points") }
    }
web-metro-number-open = otwarta
web-metro-numbers-note = Linia, która dochodzi do takiej stacji, daje punkty także Tobie. Na planszy oznacza je kreskowana ramka.
web-metro-spare =
    { $companies ->
        [yes] Wagony obok planszy
       *[no] Dodatkowe wagony
    }
web-metro-spare-can = Zamiast kłaść kafelek możesz postawić swój na wolnym torze dworca centralnego: wskazują je bursztynowe kropki.
web-metro-spare-share = Wagon stawia się na wolnym torze dworca centralnego, okazując akcję jego spółki.
web-metro-spare-yours = Swój postawisz na wolnym torze dworca centralnego, gdy przyjdzie Twoja kolej.
web-metro-spare-placed = Twój stoi już na dworcu centralnym.
web-metro-spare-none = Wszystkie stoją już na dworcu centralnym.

## Części wąskiego ekranu, klawisze

web-metro-tab-tile = Kafelek
web-metro-key-board = Na planszę
web-metro-key-arrows = Na planszy: z pola na pole, do stacji i torów
web-metro-key-lay = Połóż kafelek; na leżącym kafelku: prześledź jego tory po kolei
web-metro-key-tile = Wybierz kafelek
web-metro-key-turn = Obróć kafelek, z Shift w drugą stronę
web-metro-key-draw = Wyciągnij inny kafelek
web-metro-key-next = Na planszy: na następne pole, na którym kafelek pasuje; z Shift na poprzednie

## Koniec gry

web-metro-end-from =
    { $start ->
        [rail] tor { $number } w centrum
       *[station] stacja { $number }
    }
web-metro-end-into = do centrum
web-metro-end-to = do stacji { $number }
web-metro-end-numbers = Karty z numerami
web-metro-end-card = karta { $number }
web-metro-end-times = { $percent }% × wartość { $value }
web-metro-end-bonus = Największe udziały
web-metro-end-tenth = dziesiąta część z { $profit }
web-metro-end-board = Plansza na koniec
web-metro-end-company-lines = Skąd spółki mają punkty
web-metro-end-swing =
    { $start ->
        [rail] { $name }: linia z toru { $number } w centrum, { COUNT($tiles, "tiles") }
       *[station] { $name }: linia { $number }, { COUNT($tiles, "tiles") }
    }
# For whom else a line counted: who has the number card of its station, who holds how much of its company.
web-metro-end-also-card = karta { $number }: { $name } +{ $points }
web-metro-end-also-share = { $name } { $percent }%
web-metro-end-nothing = Żadna linia nie jest gotowa.

## Koniec gry: odkrywanie kart z numerami i akcji

web-metro-reveal-kind =
    { $kind ->
        [score-number-card] Karty z numerami, { $number } z { $count }
        [score-share] Akcje, { $number } z { $count }
       *[score-share-bonus] Największe udziały, { $number } z { $count }
    }
web-metro-reveal-order =
    { $what ->
        [shares] Akcje po kolei, od najmniejszej u każdej osoby. Potem premie za największe udziały.
       *[cards] Zaczyna osoba, która ma najmniej punktów za linie, od karty, która daje najmniej.
    }
web-metro-reveal-of =
    { $kind ->
        [score-number-card] { $name }: karta z numerem { $number }
        [score-share] { $name }: akcja { $percent }% ({ SHARE($company) }), wartość spółki { $value }
       *[score-share-bonus] { $name }: największy udział ({ COMPANY($company) }), dziesiąta część z { $profit }
    }
web-metro-reveal-lines = linie { $points }
web-metro-reveal-who = Czyje karty i akcje
web-metro-reveal-largest = największy udział
web-metro-shown = Zaznaczone na planszy: { $square }
