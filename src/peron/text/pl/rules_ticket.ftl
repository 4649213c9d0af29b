### Zasady gier Ticket to Ride: Berlin i Ticket to Ride: San Francisco własnymi słowami Peronu.
### Jeden komunikat na zasadę; mała litera po numerze (oraz T17) oznacza rozstrzygnięcie projektu.

rules-ruling = Rozstrzygnięcie Peronu

## Przygotowanie

rules-section-setup = Przygotowanie

rule-T1 = Gra jest dla 2 do 4 osób. Każda dostaje zestaw pojazdów (Berlin: B1, San Francisco: S1) i zaczyna z wynikiem 0.
    .title = Gracze i pojazdy
rule-T2 = Kart lokomocji jest 44: po 6 w każdym z sześciu kolorów (niebieski, zielony, czarny, fioletowy, czerwony, pomarańczowy) oraz 8 jokerów (w Berlinie to rowery, w San Francisco promy). Karty się tasuje, każda osoba dostaje 2, a 5 kart odkrywa się obok talii.
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
rule-T5 = Zacząć może każdy: osobę rozpoczynającą losuje się z ziarna gry, chyba że stolik ustali inaczej. Kolejne tury przechodzą w lewo.
    .title = Kto zaczyna i kolejność

## Tura

rules-section-turn = Tura

rule-T6 = W swojej turze wykonujesz dokładnie jedną z trzech akcji: dobierasz karty lokomocji, zajmujesz trasę (T10) albo dobierasz bilety (T15). Karty lokomocji dobierasz dwie, jedną po drugiej, każdą w ciemno z talii albo spośród pięciu odkrytych. Wziętą odkrytą kartę od razu zastępuje się kartą z talii, po czym sprawdza się T3.
    .title = Dobieranie kart lokomocji
rule-T6a = Pierwszą kartę widzisz, zanim wybierzesz drugą. Jeśli możesz wziąć drugą kartę, musisz to zrobić.
    .title = Druga karta
rule-T7 = Odkryty joker (w Berlinie rower, w San Francisco prom) wzięty jako pierwsza karta jest Twoją jedyną kartą w tej turze. Odkrytego jokera nie wolno wziąć jako drugiej karty. Joker dobrany w ciemno liczy się jak zwykła karta, zarówno za pierwszym, jak i za drugim razem.
    .title = Odkryte jokery
rule-T8 = Gdy tylko talia jest pusta, tasuje się stos odrzuconych, który staje się nową talią.
    .title = Pusta talia
rule-T8a = Dopóki puste są i talia, i stos odrzuconych, luki w rzędzie odkrytych kart pozostają; gdy jakieś karty zostaną odrzucone, luki od razu wypełnia się w kolejności rzędu. Dobieranie możesz wybrać, dopóki da się dobrać choć jedną kartę. Jeśli drugiej karty nie możesz wziąć, akcja kończy się na jednej.
    .title = Brak kart do uzupełnienia
rule-T9 = Liczba kart lokomocji na ręce nie jest ograniczona.
    .title = Ręka bez limitu
rule-T10 = Zajmujesz jedną wolną trasę: zagrywasz tyle kart w jej kolorze, ile ma pól, i stawiasz na każdym polu jeden swój pojazd (trasy metra: B2, trasy promowe: S2). Szara trasa przyjmuje dowolny kolor, ale tylko jeden. Jokery (w Berlinie rowery, w San Francisco promy) zastępują każdy kolor; wolno też zapłacić samymi jokerami. W turze możesz zająć tylko jedną trasę i nie musi się ona stykać z Twoimi pozostałymi trasami.
    .title = Zajmowanie trasy
rule-T11 = Nie możesz zająć trasy, jeśli nie wystarcza Ci pojazdów właściwego rodzaju na wszystkie jej pola.
    .title = Dość pojazdów
rule-T12 = Punkty za trasę, podane w tabeli na planszy, od razu dodaje się do wyniku.
    .title = Punkty za trasy
rule-T13 = Podwójna trasa to dwa tory tej samej długości między tymi samymi dwoma miejscami; plik planszy określa, które tory ją tworzą. Nikt nie może mieć obu torów. W grze 2-osobowej można zająć dowolny z nich, a wtedy drugi jest zamknięty dla wszystkich.
    .title = Podwójne trasy
rule-T13a = Tor tramwajowy i tor metra między tymi samymi dwoma miejscami nie tworzą podwójnej trasy, więc T13 nie ogranicza jednego ze względu na drugi.
    .title = Tramwaj obok metra
rule-T14 = Zagrane karty trafiają na stos odrzuconych. Mogą wrócić do gry, gdy talia się skończy (T8).
    .title = Zagrane karty
rule-T15 = Bierzesz z talii 2 bilety i zachowujesz co najmniej 1; oddany bilet trafia zakryty na spód talii. Gdy w talii jest już tylko jeden bilet, też możesz go wziąć, ale wtedy musisz go zachować. Zachowane bilety zostają z Tobą do końca gry. Możesz ich mieć dowolnie wiele.
    .title = Dobieranie biletów
rule-T15a = Gdy w talii nie ma już biletów, tej akcji nie można wybrać.
    .title = Pusta talia biletów
rule-T16 = Przed końcową punktacją nikt inny nie widzi Twoich biletów ani tego, ile brakuje do ich połączenia.
    .title = Tajne bilety
rule-T16a = Wszyscy mogą wiedzieć, ile kart i ile biletów ma każda osoba, jak duże są talie i stos odrzuconych, które odkryte karty ktoś bierze i które karty zagrywa. Kartę dobraną w ciemno zna tylko osoba, która ją dobiera.
    .title = Co wiedzą wszyscy
rule-T17 = Jeśli nie masz żadnej dozwolonej akcji, pasujesz; dobranie biletów, o ile jest możliwe, liczy się jako dozwolona akcja. Gdy przez pełną rundę pasują wszyscy, gra się kończy i następuje punktacja, bo nic nie może się już zmienić.
    .title = Brak dozwolonej akcji

## Koniec gry i punktacja

rules-section-end = Koniec gry i punktacja

rule-T18 = Ostatnią rundę wywołuje osoba, której liczba pojazdów spada do granicy danego miasta (Berlin: 1 lub mniej, B4; San Francisco: 2 lub mniej, S6). Tę turę rozgrywa się do końca. Potem każdy po kolei może rozegrać jeszcze jedną turę, a osoba, która wywołuje ostatnią rundę, gra na końcu; wtedy gra się kończy.
    .title = Ostatnia runda
rule-T18a = W ostatniej rundzie możesz spasować zamiast wykonać akcję.
    .title = Pas w ostatniej turze
rule-T18b = Ostatnią rundę wywołuje się tylko raz. Jeśli później granicę osiągnie ktoś jeszcze, nic to nie zmienia.
    .title = Wywołana tylko raz
rule-T19 = Wynik końcowy to punkty za trasy plus wartość połączonych biletów, minus wartość biletów niepołączonych, a w San Francisco także plus punkty za żetony (S7). Bilet jest połączony, gdy Twoje własne trasy prowadzą bez przerw z jednego jego miejsca do drugiego. W żadnym z miast nie ma premii za najdłuższy ciąg tras.
    .title = Wynik końcowy
rule-T19a = Wynik końcowy może być ujemny.
    .title = Poniżej zera
rule-T20 = Wygrywa osoba z najwyższym wynikiem końcowym. Przy remisie wygrywa ta z remisujących osób, która ma najwięcej połączonych biletów. Jeśli remis się utrzymuje, zwycięstwo jest wspólne.
    .title = Zwycięstwo i remisy

## Berlin

rules-section-berlin = Tylko Berlin

rule-B1 = Każda osoba ma 11 tramwajów i 5 wagonów metra. Biletów jest 22. Jokerami są rowery.
    .title = Zawartość: Berlin
rule-B2 = Trasa tramwajowa to rząd pól, wszystkich w jednym z sześciu kolorów albo szarych: zagrywasz po 1 karcie za pole i stawiasz na każdym 1 tramwaj. Trasa metra ma jedno pole, kolorowe albo szare, z podanym kosztem w kartach: zagrywasz tyle kart i stawiasz na polu 1 wagon metra. Kolory i jokery działają na obu jak w T10. Tramwaje stawia się tylko na trasach tramwajowych, a wagony metra tylko na trasach metra.
    .title = Trasy tramwajowe i metra
rule-B3 = Trasy tramwajowe i trasy metra punktują według dwóch różnych tabel, obu podanych na planszy.
    .title = Dwie tabele punktów
rule-B4 = W Berlinie ostatnią rundę (T18) wywołuje osoba, której zostaje 1 pojazd lub mniej, licząc razem tramwaje i wagony metra.
    .title = Granica w Berlinie

## San Francisco

rules-section-san-francisco = Tylko San Francisco

rule-S1 = Każda osoba ma 20 tramwajów linowych. Są 24 bilety i 21 żetonów turystyki, po 3 z każdym z 7 symboli. Jokerami są promy.
    .title = Zawartość: San Francisco
rule-S2 = Trasa promowa ma symbol promu na co najmniej 1 polu. Za każdy symbol zagrywasz jedną kartę promu, a za pozostałe pola zwykły zestaw w kolorze trasy; szara trasa promowa przyjmuje w tym zestawie dowolny jeden kolor. Także w tym zestawie karty promów mogą zastąpić każdy kolor.
    .title = Trasy promowe
rule-S3 = Żetony tworzą po jednym stosie na symbol: po 3 żetony w grze 4-osobowej, po 2 żetony w grze 2- i 3-osobowej. Pięć stosów trafia na planszę, po jednym na miejsca: Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset i Potrero Hill. Pozostałe dwa czekają obok planszy.
    .title = Stosy żetonów
rule-S3a = Ziarno gry losowo rozstrzyga, który symbol trafia na każde z pięciu miejsc i które dwa czekają obok planszy.
    .title = Losowe symbole
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
rule-S6 = W San Francisco ostatnią rundę (T18) wywołuje osoba, której zostają 2 tramwaje linowe lub mniej.
    .title = Granica w San Francisco
rule-S7 = Na koniec gry żetony punktują według liczby różnych symboli. 0 lub 1 symbol: 0 punktów; 2 symbole: 1 punkt; 3: 2; 4: 4; 5: 6; 6: 9; 7: 12.
    .title = Punkty za żetony
