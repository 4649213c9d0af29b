### Strona przy stoliku Metra: kafelki, linie, spółki, koniec gry.
### Pola nazywa się kolumną i wierszem: d3. Słowa, które metro.ftl ma dla własnych zdań, są używane i tutaj.

## Co teraz

web-metro-do-turn =
    { $more ->
        [share] Połóż kafelek, wyciągnij inny albo wymień akcję
        [wagon] Połóż kafelek, wyciągnij inny albo postaw wagon
        [both] Połóż kafelek, wymień akcję albo postaw wagon
       *[none] { $draw ->
            [yes] { $tiles ->
                [one] Połóż kafelek albo wyciągnij inny i połóż tamten
               *[other] Połóż jeden z kafelków albo wyciągnij inny i połóż tamten
            }
           *[no] Połóż kafelek
        }
    }
web-metro-do-turn-short =
    { $more ->
        [share] Kafelek albo akcja
        [wagon] Kafelek albo wagon
        [both] Kafelek, akcja albo wagon
       *[none] { $draw ->
            [yes] Połóż albo ciągnij
           *[no] { $tiles ->
                [one] Połóż kafelek
               *[other] Połóż jeden z kafelków
            }
        }
    }
web-metro-do-drawn = Połóż wyciągnięty kafelek
web-metro-doing-drawn = kładzie wyciągnięty kafelek

## Co się dzieje, gdy kafelek widać

web-metro-laid =
    { $you ->
        [yes] Kładziesz kafelek na polu { $square }.
       *[no] { $seat } kładzie kafelek na polu { $square }.
    }
web-metro-drew =
    { $you ->
        [yes] Ciągniesz kafelek, który trzeba położyć.
       *[no] { $seat } ciągnie kafelek, który trzeba położyć.
    }
web-metro-why-drawn = Masz wyciągnięty kafelek. Teraz trzeba go położyć.

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
web-metro-count-waiting = Linie, które czekają:
web-metro-count-done = Linie gotowe:
web-metro-count-spare = dodatkowy wagon
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
            [one] Tak obrócony pasuje na { $count } pole. Wskazuje je bursztynowa kropka.
            [few] Tak obrócony pasuje na { $count } pola. Wskazują je bursztynowe kropki.
           *[many] Tak obrócony pasuje na { $count } pól. Wskazują je bursztynowe kropki.
        }
       *[no] { $count ->
            [0] Nie pasuje nigdzie.
            [one] Pasuje na { $count } pole. Wskazuje je bursztynowa kropka.
            [few] Pasuje na { $count } pola. Wskazują je bursztynowe kropki.
           *[many] Pasuje na { $count } pól. Wskazują je bursztynowe kropki.
        }
    }
web-metro-later = Położysz go, gdy przyjdzie Twoja kolej.
web-metro-no-tile = Nie masz już kafelka.
web-metro-draw = Wyciągnij inny i połóż tamten
web-metro-stack =
    { $count ->
        [0] Stos jest pusty
        [one] { $count } kafelek w stosie
        [few] { $count } kafelki w stosie
       *[many] { $count } kafelków w stosie
    }
web-metro-kept =
    { $count ->
        [one] zostaje w ręku:
       *[other] zostają w ręku:
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

web-metro-line =
    { $you ->
        [yes] { $start ->
            [rail] Twoja linia z toru { $number } w centrum
           *[station] Twoja linia { $number }
        }
       *[no] { $start ->
            [rail] Tor { $number } w centrum: { $name }
           *[station] Linia { $number }: { $name }
        }
    }
web-metro-stop-centre = dworzec centralny
web-metro-stop-station = stacja { $number }
web-metro-finishes =
    { $doubled ->
        [yes] { $where } · { tile-count }, podwójnie
       *[no] { $where } · { tile-count }
    }
web-metro-grows =
    { $more ->
        [0] dotąd { tile-count }
       *[other] +{ $more }, dotąd { tile-count }
    }
web-metro-effect =
    { $finished ->
        [yes] { $line }: gotowa, { $what }, { point-count }
       *[no] { $line }: { $what }
    }
web-metro-does-finish =
    { $whose ->
        [yours] { $count ->
            [one] Tutaj kończy Twoją linię
            [few] Tutaj kończy { $count } Twoje linie
           *[many] Tutaj kończy { $count } Twoich linii
        }
        [some] { $count ->
            [one] Tutaj kończy { $count } linię, w tym Twoich: { $own }
            [few] Tutaj kończy { $count } linie, w tym Twoich: { $own }
           *[many] Tutaj kończy { $count } linii, w tym Twoich: { $own }
        }
        [others] { $count ->
            [one] Tutaj kończy linię, nie Twoją
            [few] Tutaj kończy { $count } linie, żadna nie jest Twoja
           *[many] Tutaj kończy { $count } linii, żadna nie jest Twoja
        }
       *[nobody] { $count ->
            [one] Tutaj kończy linię
            [few] Tutaj kończy { $count } linie
           *[many] Tutaj kończy { $count } linii
        }
    }
web-metro-does-grow =
    { $whose ->
        [yours] { $count ->
            [one] Tutaj wydłuża Twoją linię
            [few] Tutaj wydłuża { $count } Twoje linie
           *[many] Tutaj wydłuża { $count } Twoich linii
        }
        [some] { $count ->
            [one] Tutaj wydłuża { $count } linię, w tym Twoich: { $own }
            [few] Tutaj wydłuża { $count } linie, w tym Twoich: { $own }
           *[many] Tutaj wydłuża { $count } linii, w tym Twoich: { $own }
        }
        [others] { $count ->
            [one] Tutaj wydłuża linię, nie Twoją
            [few] Tutaj wydłuża { $count } linie, żadna nie jest Twoja
           *[many] Tutaj wydłuża { $count } linii, żadna nie jest Twoja
        }
       *[nobody] { $count ->
            [one] Tutaj wydłuża linię
            [few] Tutaj wydłuża { $count } linie
           *[many] Tutaj wydłuża { $count } linii
        }
    }
web-metro-does-nothing = Tutaj nie dotyka żadnej linii
web-metro-staying =
    { $count ->
        [one] Jeszcze jedna Twoja linia czeka dalej.
        [few] Jeszcze { $count } Twoje linie czekają dalej.
       *[many] Jeszcze { $count } Twoich linii czeka dalej.
    }
web-metro-wagon-waiting = { $line }: czeka, dotąd { tile-count }
web-metro-wagon-done =
    { $doubled ->
        [yes] { $line }: gotowa, { $where }, { tile-count } podwójnie, { point-count }
       *[no] { $line }: gotowa, { $where }, { tile-count }, { point-count }
    }
web-metro-nobody = Tory niczyje
web-metro-nobodys =
    { $tiles ->
        [one] { tile-count }, do którego nie dojechał jeszcze żaden wagon
       *[other] { tile-count }, do których nie dojechał jeszcze żaden wagon
    }
web-metro-traced-done =
    { $doubled ->
        [yes] Gotowa, { $where }: { tile-count }, podwójnie { point-count }.
       *[no] Gotowa, { $where }: { tile-count }, { point-count }.
    }
web-metro-traced-open =
    { $tiles ->
        [0] Nic jeszcze przed nią nie leży: dalej będzie pole { $square }.
       *[other] Dotąd { tile-count }. Dalej będzie pole { $square }.
    }
web-metro-lines = Twoje czekające linie
web-metro-lines-aside =
    { $count ->
        [0] żadna
       *[other] { $count }
    }
web-metro-lines-done = Gotowe
web-metro-so-far = dotąd { $count }
web-metro-all-done = Wszystkie Twoje linie są gotowe. Dalej kładziesz kafelki.

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

## Ruchy

web-metro-move-lay =
    { $turn ->
        [0] { $slot ->
            [2] połóż drugi kafelek na polu { $square }
            [3] połóż trzeci kafelek na polu { $square }
           *[other] połóż kafelek na polu { $square }
        }
       *[other] { $slot ->
            [2] połóż drugi kafelek na polu { $square }, obrócony o { $turn }°
            [3] połóż trzeci kafelek na polu { $square }, obrócony o { $turn }°
           *[other] połóż kafelek na polu { $square }, obrócony o { $turn }°
        }
    }
web-metro-move-draw = wyciągnij kafelek i połóż właśnie ten
web-metro-move-exchange =
    { $from ->
        [open] wymień akcję { $percent }% ({ company-colour }) na odkrytą
       *[hidden] wymień akcję { $percent }% ({ company-colour }) na zakrytą
    }
web-metro-move-wagon =
    { $share ->
        [yes] okaż akcję { $percent }% ({ company-colour }) i postaw wagon tej spółki na torze { $rail } w centrum
       *[no] postaw dodatkowy wagon na torze { $rail } w centrum
    }
web-metro-move-does = { $move } ({ $does })

## Spółki i akcje

web-metro-companies = Spółki
web-metro-value = wartość
web-metro-points = { $count } pkt
web-metro-you-hold = masz { $percent }%
web-metro-exchange-state =
    { $state ->
        [open] Akcje wymienia się, dopóki żadna spółka nie ma { $limit } punktów.
        [paused] Akcje znów będzie można wymieniać po położeniu kafelka.
       *[closed] Jedna ze spółek ma już { $limit } punktów: akcji się nie wymienia.
    }
web-metro-shares = Twoje akcje
web-metro-shares-worth = teraz warte { $count }
web-metro-share = { company-colour } { $percent }%
web-metro-share-label =
    { $shown ->
        [yes] Twoja akcja { $percent }% ({ company-colour }), teraz warta { $points }; leży odkryta i nie można jej wymienić
       *[no] Twoja akcja { $percent }% ({ company-colour }), teraz warta { $points }
    }
web-metro-shares-can = Naciśnij akcję, aby ją wymienić zamiast kłaść kafelek.
web-metro-shares-note = Do końca gry nikt inny ich nie widzi.
web-metro-exchange-for = Akcja { $percent }% ({ company-colour }) za
web-metro-take-open = odkrytą ({ company-colour })
web-metro-take-hidden = zakrytą z wierzchu
web-metro-worth-now = teraz warta { $before } → { $after }
web-metro-hidden-known = wiesz, jaka to: { company-colour }
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
web-metro-numbers-worth = teraz warte { $count }
web-metro-number =
    { $count ->
        [0] Stacja { $number }: żadna linia jeszcze tam nie dochodzi
        [one] Stacja { $number }: { $count } punkt
        [few] Stacja { $number }: { $count } punkty
       *[many] Stacja { $number }: { $count } punktów
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
web-metro-tab-lines = Linie
web-metro-tab-shares = Akcje
web-metro-key-board = Na planszę
web-metro-key-arrows = Na planszy: z pola na pole, do stacji i torów
web-metro-key-lay = Połóż kafelek; na leżącym kafelku: prześledź jego tory po kolei
web-metro-key-tile = Wybierz kafelek
web-metro-key-turn = Obróć kafelek, z Shift w drugą stronę
web-metro-key-draw = Wyciągnij inny kafelek

## Koniec gry

web-metro-end-lines = Linie
web-metro-end-line-count =
    { $count ->
        [one] { $count } linia
        [few] { $count } linie
       *[many] { $count } linii
    }
web-metro-end-from =
    { $start ->
        [rail] tor { $number } w centrum
       *[station] stacja { $number }
    }
web-metro-end-into = do centrum
web-metro-end-to = do stacji { $number }
web-metro-end-numbers = Karty z numerami
web-metro-end-number-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
web-metro-end-card = karta { $number }
web-metro-end-shares = Akcje
web-metro-end-share-count =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
web-metro-end-times = { $percent }% × wartość { $value }
web-metro-end-bonus = Największe udziały
web-metro-end-bonus-count =
    { $count ->
        [one] { $count } spółka
        [few] { $count } spółki
       *[many] { $count } spółek
    }
web-metro-end-tenth = dziesiąta część z { $profit }
web-metro-end-board = Plansza na koniec
web-metro-end-board-note = Wskaż wagon albo tor, aby prześledzić jego linię.
web-metro-end-company-lines = Skąd spółki mają punkty
web-metro-end-swing =
    { $start ->
        [rail] { $name }: linia z toru { $number } w centrum, { tile-count }
       *[station] { $name }: linia { $number }, { tile-count }
    }
web-metro-end-nothing = Żadna linia nie jest gotowa.
web-metro-end-level = po równo punktów
