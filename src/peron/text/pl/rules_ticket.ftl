### Zasady gier Ticket to Ride: Berlin i Ticket to Ride: San Francisco własnymi słowami Peronu.
### Jeden komunikat na zasadę; mała litera po numerze albo `.ruling` oznacza rozstrzygnięcie projektu.

rules-ruling = Rozstrzygnięcie Peronu

## O co chodzi

aim-ticket = Buduj trasy, które łączą miejsca z Twoich biletów, zanim inni zamkną drogę. Trasy i zrealizowane bilety dają punkty, bilety niezrealizowane odbierają tyle samo; wygrywa najwyższy wynik.

minute-ticket-draw = Bierzesz dwie karty: w ciemno z talii albo spośród pięciu odkrytych. Odkrytego jokera bierze się samego.
    .title = Zbieraj karty
minute-ticket-claim = Zagrywasz tyle kart w kolorze trasy, ile ma pól. Twoje pojazdy na niej zostają, a punkty dostajesz od razu.
    .title = Zajmuj trasy
minute-ticket-score = Twoje własne trasy muszą prowadzić bez przerw z jednego miejsca biletu do drugiego. Bilet niezrealizowany na koniec odbiera swoją wartość.
    .title = Realizuj bilety
minute-ticket-take = Trasa do oznaczonego miejsca daje żeton. Im więcej różnych symboli, tym więcej są warte.
    .title = Bierz żetony
minute-ticket-last = Gdy komuś zostaje najwyżej { COUNT($end_at, "pieces") }, każdy ma jeszcze jedną turę. Potem odkrywa się bilety.
    .title = { rule-T18.title }

## Na jednej stronie

aid-ticket-turn =
    Dobierz karty lokomocji: dwie, z talii lub z rzędu (T6). Odkryty joker jest jedyną kartą (T7).
    Zajmij trasę: karty w jej kolorze, po jednej na pole; jokery zastępują każdy kolor (T10).
    Dobierz bilety: dwa, zachowaj co najmniej jeden (T15).
    { $subways ->
        [0] { "" }
       *[other] Trasa metra ma jedno pole: zagrywasz tyle kart, ile wynosi jej koszt (B2).
    }
    { $ferries ->
        [0] { "" }
       *[other] Trasa promowa wymaga jokera za każdy symbol promu (S2).
    }
    { $symbols ->
        [0] { "" }
       *[other] Po zajęciu trasy weź z jednego jej końca żeton, którego nie masz (S5).
    }
    .title = Twoja tura: jedno z trzech
aid-ticket-end =
    Komuś zostaje najwyżej { COUNT($end_at, "pieces") }: każdy ma jeszcze jedną turę, ta osoba na końcu (T18).
    { $symbols ->
        [0] Punkty za trasy, plus bilety zrealizowane, minus pozostałe (T19).
       *[other] Punkty za trasy, plus bilety zrealizowane, minus pozostałe, plus żetony (T19).
    }
    Przy remisie decyduje liczba zrealizowanych biletów (T20).
    .title = Koniec gry
aid-ticket-limits =
    Nikt nie ma obu nitek podwójnej trasy; w grze 2-osobowej zajmuje się tylko jedną (T13).
    Trzy odkryte jokery: cały rząd się wymienia (T3).
    Ani kart, ani biletów na ręce nic nie ogranicza (T9, T15).
    .title = Pamiętaj

## Przygotowanie

rules-section-setup = Przygotowanie

rule-T1 =
    Gra jest dla { $least } do { $most } osób. Każda dostaje { COUNT($trams, $tram) }{ $subways ->
        [0] { "" }
       *[other] { " " }i { COUNT($subways, "subway") }
    } i zaczyna z wynikiem 0.
    .title = Gracze i pojazdy
rule-T2 =
    Kart lokomocji jest { $cards }: po 6 w każdym z { $colours } kolorów oraz 8 jokerów ({ $wild ->
        [ferry] są nimi promy
       *[bike] są nimi rowery
    }). Karty się tasuje, każda osoba dostaje 2, a 5 kart odkrywa się obok talii.
    .title = Karty lokomocji
rule-T3 = Gdy wśród 5 odkrytych kart są co najmniej 3 jokery, podczas przygotowania albo później, całą piątkę od razu się odrzuca, odkrywa pięć nowych kart i sprawdza rząd ponownie. Rząd sprawdza się dopiero wtedy, gdy jest uzupełniony na tyle, na ile starcza kart. Karty odrzucone w ten sposób mogą wrócić przy tym samym uzupełnianiu, jeśli talia się w jego trakcie skończy (T8).
    .title = Trzy odkryte jokery
rule-T3a = Rzędu się nie wymienia, dopóki poza rękami graczy (łącznie w talii, na stosie odrzuconych i w rzędzie) są najwyżej 2 karty inne niż jokery, bo wymiana mogłaby się nigdy nie skończyć. Gdy tylko znów są co najmniej 3 takie karty, T3 działa.
    .title = Bez wymiany w nieskończoność
rule-T3b = Gdy poza rękami graczy jest dokładnie dziesięć kart, pięć odkrytych i pięć w talii, a w każdej z tych piątek są co najmniej 3 jokery, obie piątki zamieniałyby się miejscami bez końca. Rzędu się wtedy nie wymienia, dopóki jakieś karty nie zostaną odrzucone lub dobrane.
    .title = Dwie piątki bez końca
rule-T4 = Bilety się tasuje, a każda osoba dostaje 2. Wszyscy jednocześnie i w tajemnicy decydują, czy zachować 1 bilet, czy oba. Oddany bilet trafia zakryty na spód talii biletów.
    .title = Bilety na początek
rule-T4a = Oddane bilety trafiają pod talię jeden po drugim w kolejności miejsc przy stole, począwszy od osoby rozpoczynającej grę, bez względu na to, kto zdecyduje najszybciej.
    .title = Kolejność oddanych biletów
rule-T5 = O tym, kto zaczyna, decyduje ziarno gry, chyba że ustalicie to sami. Potem kolej przechodzi zawsze w lewo.
    .title = Kto zaczyna i kolejność

## Tura

rules-section-turn = Tura

rule-T6 = W swojej turze wykonujesz dokładnie jedną z trzech akcji: dobierasz karty lokomocji, zajmujesz trasę (T10) albo dobierasz bilety (T15). Karty lokomocji dobierasz dwie, jedną po drugiej, każdą w ciemno z talii albo spośród pięciu odkrytych. Wziętą odkrytą kartę od razu zastępuje się kartą z talii, po czym sprawdza się T3.
    .title = Dobieranie kart lokomocji
rule-T6a = Pierwszą kartę widzisz, zanim wybierzesz drugą. Jeśli możesz wziąć drugą kartę, musisz to zrobić.
    .title = Druga karta
rule-T7 = Odkryty joker wzięty jako pierwsza karta jest Twoją jedyną kartą w tej turze. Odkrytego jokera nie wolno wziąć jako drugiej karty. Joker dobrany w ciemno liczy się jak zwykła karta, zarówno za pierwszym, jak i za drugim razem.
    .title = Odkryte jokery
rule-T8 = Gdy tylko talia jest pusta, tasuje się stos odrzuconych, który staje się nową talią.
    .title = Pusta talia
rule-T8a = Dopóki puste są i talia, i stos odrzuconych, luki w rzędzie odkrytych kart pozostają; gdy jakieś karty zostaną odrzucone, luki od razu wypełnia się w kolejności rzędu. Dobieranie możesz wybrać, dopóki da się dobrać choć jedną kartę. Jeśli drugiej karty nie możesz wziąć, akcja kończy się na jednej.
    .title = Brak kart do uzupełnienia
rule-T9 = Liczba kart lokomocji na ręce nie jest ograniczona.
    .title = Ręka bez limitu
rule-T10 =
    Zajmujesz jedną wolną trasę (instrukcja mówi: tworzysz połączenie): zagrywasz tyle kart w jej kolorze, ile ma pól, i stawiasz na każdym polu jeden swój pojazd{ $subways ->
        [0] { $ferries ->
            [0] { "" }
           *[other] { " " }(trasy promowe: S2)
        }
       *[other] { " " }(trasy metra: B2{ $ferries ->
            [0] { "" }
           *[other] ; trasy promowe: S2
        })
    }. Szara trasa przyjmuje dowolny kolor, ale tylko jeden. Jokery zastępują każdy kolor; wolno też zapłacić samymi jokerami. W turze możesz zająć tylko jedną trasę i nie musi się ona stykać z Twoimi pozostałymi trasami.
    .title = Zajmowanie trasy
rule-T11 = Nie możesz zająć trasy, jeśli nie wystarcza Ci pojazdów właściwego rodzaju na wszystkie jej pola.
    .title = Dość pojazdów
rule-T12 = Punkty za trasę dodaje się od razu do wyniku. Według liczby pól: { $tram_points }.
    .title = Punkty za trasy
rule-T13 = Podwójna trasa to dwie nitki tej samej długości między tymi samymi dwoma miejscami. Nikt nie może mieć obu. W grze 2-osobowej można zająć dowolną z nich, a wtedy druga jest zamknięta dla wszystkich.
    .title = Podwójne trasy
rule-T14 = Zagrane karty trafiają na stos odrzuconych. Mogą wrócić do gry, gdy talia się skończy (T8).
    .title = Zagrane karty
rule-T15 = Bierzesz z talii 2 bilety i zachowujesz co najmniej 1; oddany bilet trafia zakryty na spód talii. Gdy w talii jest już tylko jeden bilet, też możesz go wziąć, ale wtedy musisz go zachować. Zachowane bilety zostają z Tobą do końca gry. Możesz ich mieć dowolnie wiele.
    .title = Dobieranie biletów
rule-T15a = Gdy w talii nie ma już biletów, tej akcji nie można wybrać.
    .title = Pusta talia biletów
rule-T16 = Przed końcową punktacją nikt inny nie widzi Twoich biletów ani tego, ile brakuje do ich zrealizowania.
    .title = Tajne bilety
rule-T16a = Wszyscy mogą wiedzieć, ile kart i ile biletów ma każda osoba, jak duże są talie i stos odrzuconych, które odkryte karty ktoś bierze i które karty zagrywa. Kartę dobraną w ciemno zna tylko osoba, która ją dobiera.
    .title = Co wiedzą wszyscy
rule-T17 = Jeśli nie masz żadnej dozwolonej akcji, pasujesz; dobranie biletów, o ile jest możliwe, liczy się jako dozwolona akcja. Gdy przez pełną rundę pasują wszyscy, gra się kończy i następuje punktacja, bo nic nie może się już zmienić.
    .title = Brak dozwolonej akcji
    .ruling = { rules-ruling }

## Koniec gry i punktacja

rules-section-end = Koniec gry i punktacja

rule-T18 = Ostatnią rundę wywołuje osoba, która ma już tylko { COUNT($end_at, "pieces") } lub mniej. Tę turę rozgrywa się do końca. Potem każdy po kolei może rozegrać jeszcze jedną turę, a osoba, która wywołuje ostatnią rundę, gra na końcu; wtedy gra się kończy.
    .title = Ostatnia runda
rule-T18a = W ostatniej rundzie możesz spasować zamiast wykonać akcję.
    .title = Pas w ostatniej turze
rule-T18b = Ostatnią rundę wywołuje się tylko raz. Jeśli później granicę osiągnie ktoś jeszcze, nic to nie zmienia.
    .title = Wywołana tylko raz
rule-T19 =
    Wynik końcowy to punkty za trasy plus wartość zrealizowanych biletów, minus wartość biletów niezrealizowanych{ $symbols ->
        [0] { "" }
       *[other] , plus punkty za żetony (S7)
    }. Bilet jest zrealizowany, gdy Twoje własne trasy prowadzą bez przerw z jednego jego miejsca do drugiego. Nie ma premii za najdłuższy ciąg tras.
    .title = Wynik końcowy
rule-T19a = Wynik końcowy może być ujemny.
    .title = Poniżej zera
rule-T20 = Wygrywa osoba z najwyższym wynikiem końcowym. Przy remisie wygrywa ta z remisujących osób, która ma najwięcej zrealizowanych biletów. Jeśli remis się utrzymuje, zwycięstwo jest wspólne.
    .title = Zwycięstwo i remisy

## Metro

rules-section-subways = Metro

rule-B1 =
    Każda osoba ma { COUNT($trams, "tram") } i { COUNT($subways, "subway") }. { $tickets ->
        [few] Są
       *[other] Jest
    } { COUNT($tickets, "tickets") }.
    .title = Pojazdy i bilety
rule-B2 = Trasa tramwajowa to rząd pól, wszystkich w jednym kolorze albo szarych: zagrywasz po 1 karcie za pole i stawiasz na każdym 1 tramwaj. Trasa metra ma jedno pole, kolorowe albo szare, z podanym kosztem w kartach: zagrywasz tyle kart i stawiasz na polu 1 wagon metra. Kolory i jokery działają na obu jak w T10. Tramwaje stawia się tylko na trasach tramwajowych, a wagony metra tylko na trasach metra.
    .title = Trasy tramwajowe i metra
rule-B3 = Trasy tramwajowe i trasy metra punktują według dwóch różnych tabel. Trasy metra, według kosztu w kartach: { $subway_points }.
    .title = Dwie tabele punktów
rule-B4 = Do ostatniej rundy (T18) tramwaje i wagony metra liczy się razem: wywołuje ją osoba, która ma już tylko { COUNT($end_at, "pieces") } lub mniej.
    .title = Liczone razem
rule-T13a = Nitka tramwajowa i nitka metra między tymi samymi dwoma miejscami nie tworzą podwójnej trasy, więc T13 nie ogranicza jednej ze względu na drugą.
    .title = Tramwaj obok metra

## Promy

rules-section-ferries = Promy

rule-S2 = Trasa promowa ma symbol promu na co najmniej 1 polu. Za każdy symbol zagrywasz jednego jokera, a za pozostałe pola zwykły zestaw w kolorze trasy; szara trasa promowa przyjmuje w tym zestawie dowolny jeden kolor. Także w tym zestawie jokery mogą zastąpić każdy kolor.
    .title = Trasy promowe

## Żetony turystyki

rules-section-tokens = Żetony turystyki

rule-S1 =
    Każda osoba ma { COUNT($trams, $tram) }{ $subways ->
        [0] { "" }
       *[other] { " " }i { COUNT($subways, "subway") }
    }. { $tickets ->
        [few] Są
       *[other] Jest
    } { COUNT($tickets, "tickets") }. Żetonów turystyki jest 21, po 3 z każdym z 7 symboli.
    .title = Pojazdy, bilety i żetony
rule-S3 = Żetony tworzą stosy, po jednym na symbol: w grze 4-osobowej po 3 żetony, w grze 2- i 3-osobowej po 2. Pięć stosów trafia na planszę, każdy na oznaczone miejsce, na którym widnieje jego czerwony symbol. Dwa pozostałe czekają obok planszy.
    .title = Stosy żetonów
rule-S3a = Symbole z wydrukowanych plansz nie są publicznie znane, więc oznaczone miejsca mają symbole, które podaje plik planszy; widać je na mapie. Można też umówić się, że się je losuje.
    .title = Symbole miejsc
rule-S4 = W grze 3- i 4-osobowej przed pierwszą turą dwie osoby rozkładają czekające stosy, każda po jednym: najpierw osoba ostatnia w kolejności, potem przedostatnia. Każdy stos trafia na dowolne miejsce, na którym nie ma jeszcze stosu. W grze 2-osobowej osoba, która zagra druga, kładzie zamiast tego dwa pojedyncze żetony, po jednym na dwóch różnych miejscach bez stosu. Na planszy jest wtedy 5 stosów po 2 żetony i 2 pojedyncze żetony.
    .title = Rozłożenie ostatnich żetonów
rule-S4a = Osoba, która kładzie stos jako pierwsza, wybiera także, który z dwóch czekających stosów kładzie.
    .title = Wybór stosu
rule-S4b = Najpierw wszyscy wybierają bilety (T4), a dopiero potem kładzie się te żetony.
    .title = Bilety przed żetonami
rule-S4c = W grze 2-osobowej pojedyncze żetony to po jednym z każdym z dwóch czekających symboli, a osoba, która zagra druga, wybiera, który gdzie leży. Pozostałe żetony z tymi dwoma symbolami są poza grą.
    .title = Pojedyncze żetony
rule-S5 = Gdy zajmujesz trasę, bierzesz 1 żeton z jednego z jej końców, o ile leży tam żeton z symbolem, którego jeszcze nie masz. Jeśli taki żeton jest na obu końcach, wybierasz jeden z nich. Nie możesz odmówić wzięcia żetonu. Twoje żetony są jawne dla wszystkich.
    .title = Branie żetonu
rule-S6 = Ostatnią rundę (T18) wywołuje osoba, która ma już tylko { COUNT($end_at, "pieces") } lub mniej.
    .title = Kiedy zaczyna się ostatnia runda
rule-S7 = Na koniec gry żetony punktują według liczby różnych symboli: { $token_points }.
    .title = Punkty za żetony

## Tabele

rules-table-points = punkty
rules-table-tram = Punkty za trasy
rules-table-subway = Punkty za trasy metra
rules-table-tokens = Punkty za żetony
rules-table-spaces = pola
rules-table-cost = koszt w kartach
rules-table-symbols = różne symbole
