### Zasady Metra własnymi słowami Peronu.
### Jeden komunikat na zasadę; mała litera po numerze oznacza rozstrzygnięcie projektu.

## O co chodzi

aim-metro = Kładź kafelki tak, by Twoje linie wiły się przez jak najwięcej z nich, zanim dojdą do stacji, a cudze kończyły się szybko. Każdy mijany kafelek to punkt; linia do dworca centralnego liczy się podwójnie.

minute-metro-lay = Na brzegu albo obok innego kafelka, strzałką w górę: kafelek z ręki albo wyciągnięty ze stosu.
    .title = Kładź kafelek co turę
minute-metro-grow = Kafelek może przedłużyć każdą linię, naraz Twoją i cudzą.
    .title = Linie rosną od wagonów
minute-metro-finished = Gdy dochodzi do stacji: punkt za każdy mijany kafelek.
    .title = Ukończona linia daje punkty
minute-metro-doubled = Linia zakończona na dworcu centralnym liczy się dwa razy. Po 60 kafelkach wygrywa najwięcej punktów.
    .title = Centrum podwaja

## Na jednej stronie

aid-metro-turn =
    Połóż kafelek z ręki i dobierz nowy albo wyciągnij kafelek ze stosu i połóż właśnie ten (M5).
    Na pustym polu na brzegu albo stykającym się bokiem z kafelkiem; strzałką w górę (M2, M6).
    Może przedłużyć każdą linię, także cudzą (M6).
    Nie wolno utworzyć linii z jednego kafelka, chyba że inaczej się nie da (M7).
    .title = Twoja tura
aid-metro-end =
    Linię punktuje się od razu, gdy biegnie od wagonu do stacji: 1 punkt za każdy mijany kafelek, za każdym razem (M9).
    Do dworca centralnego: podwójnie (M9). Wagon się odwraca.
    Gra kończy się z 60. kafelkiem; wygrywa najwięcej punktów (M10), remis jest wspólny (M10a).
    .title = Punktacja i koniec
aid-metro-limits =
    Warianty: obracanie kafelków (M11), dwa albo trzy kafelki w ręku (M12).
    Spółki akcyjne: linie należą do spółek, gracze mają akcje; kładź albo wymieniaj (M13, M15).
    Stacje metra: własny wagon w centrum; jego linii nigdy się nie podwaja (M19).
    Centralne tory: linie biegną przez centrum, niczego się nie podwaja (M21).
    Ponumerowane dworce: karty płacą za linie, które kończą się na ich stacji (M22).
    .title = Warianty i moduły

## Plansza

rules-section-board = Plansza

rule-M1 = Plansza ma 8 × 8 pól; cztery w środku to dworzec centralny, zostaje więc 60 pól na 60 kafelków. Wokół brzegu leżą 32 ponumerowane stacje. Każda ma tor odjazdowy z kozłem oporowym, na którym może stać wagon, i tor przyjazdowy z budynkiem. Pola nazywa się kolumną i wierszem, od a1 w lewym górnym rogu do h8.
    .title = Pola i stacje
rule-M1a = Stacja 1 leży nad prawym górnym rogiem, a numery biegną przeciwnie do ruchu wskazówek zegara, jak na planszy z roku 2000. Z numeracją z roku 2009 (opcja „numbering”) biegną zgodnie z ruchem wskazówek od lewego górnego rogu. Tory są te same; zmienia się tylko to, czyja jest która stacja.
    .title = Numery stacji
rule-M2 = Kafelek (w polskiej instrukcji: karta torów) ma z każdej strony dwa końce torów i cztery tory, które łączą jego osiem końców w pary. Pociągi jeżdżą prawą stroną: z dwóch torów danego boku pociąg wjeżdża tym po swojej prawej i wyjeżdża tym po swojej prawej. Kafelki mają strzałkę i kładzie się je tak, by wskazywała kierunek planszy: nie obraca się ich.
    .title = Kafelki
rule-M3 = Wagony (w polskiej instrukcji: kartoniki metra) każdego koloru stoją na stałych stacjach, zależnie od liczby graczy. Dwie osoby: żółty { $yellow_2 }; niebieski { $blue_2 }. Trzy osoby: żółty { $yellow_3 }; niebieski { $blue_3 }; pomarańczowy { $orange_3 }. Cztery osoby: żółty { $yellow_4 }; niebieski { $blue_4 }; pomarańczowy { $orange_4 }; zielony { $green_4 }. Pięć osób: żółty { $yellow_5 }; niebieski { $blue_5 }; pomarańczowy { $orange_5 }; zielony { $green_5 }; fioletowy { $purple_5 }. Sześć osób: żółty { $yellow_6 }; niebieski { $blue_6 }; pomarańczowy { $orange_6 }; zielony { $green_6 }; fioletowy { $purple_6 }; czarny { $black_6 }. Na stacjach, które nie są tu wymienione, nie ma wagonów. Wagony stoją w miejscu przez całą grę. Tory przyjazdowe nie należą do nikogo: każda linia może skończyć się na każdej stacji.
    .title = Wagony

## Tura

rules-section-laying = Tura

rule-M4 = Każdy trzyma jeden kafelek, którego inni nie widzą. Zaczyna najmłodsza osoba, potem gra toczy się zgodnie z ruchem wskazówek zegara.
    .title = Początek
rule-M4a = Tutaj o tym, kto zaczyna, decyduje ziarno gry, chyba że ustalicie to sami.
    .title = Kto zaczyna
rule-M4b = Kolory z tabeli dla danej liczby graczy dostają miejsca w kolejności tur: kto zaczyna, ma żółty, następna osoba niebieski i tak dalej. Rozdanie może to zmienić.
    .title = Kto ma który kolor
rule-M5 = W swojej turze połóż kafelek z ręki albo wyciągnij jeden ze stosu, obejrzyj go i połóż właśnie ten, gdziekolwiek wolno. Kafelek z ręki wtedy zachowujesz. Ciągnąć można tylko, gdy w stosie jest kafelek. Po położeniu kafelka z ręki dobierz nowy, jeśli w stosie jakiś jest.
    .title = Kładzenie i ciągnięcie
rule-M5b = Z modułami 1 i 2 może się zdarzyć, że przy pustym stosie nie masz kafelka. Wtedy możesz wykonać inną akcję tych modułów albo spasować; jeśli żadnej nie ma, pasujesz automatycznie. Kto trzyma kafelek albo może go wyciągnąć, nigdy nie pasuje.
    .title = Bez kafelka
rule-M6 = Kafelek kładzie się na pustym polu, które leży na krawędzi planszy albo styka się bokiem z położonym wcześniej kafelkiem; róg nie wystarcza. Można przedłużyć każdą linię, także cudzą. Nie wystarcza sąsiedztwo dworca centralnego, stojących na nim wagonów (moduł 2) ani leżących tam kafelków (moduł 3).
    .title = Gdzie kłaść kafelki
rule-M7 = Kafelka nie wolno położyć tak, by jeden jego tor sam tworzył całą linię, od stacji do stacji przez ten jeden kafelek, chyba że nie da się go położyć w żaden inny sposób.
    .title = Bez linii z jednego kafelka
rule-M7a = „W żaden inny sposób” dotyczy kafelka, który właśnie kładziesz: sprawdza się wszystkie pola, na które wolno kłaść, a w wariancie ze swobodnym kierunkiem także wszystkie obroty.
    .title = Kiedy nie ma innego sposobu
rule-M7b = Z modułem 2 dotyczy to także toru dworca centralnego, na którym stoi wagon: kafelek nie może od razu zawrócić jego linii do centrum. Przed torem bez wagonu taki kafelek położyć wolno; na tym torze nie można już potem postawić wagonu.
    .title = Linie z jednego kafelka w centrum
rule-M7c = Na brzegu dotyczy to każdej stacji, także tej bez wagonu.
    .title = Stacje bez wagonu
rule-M7d = Jeśli kafelka nie da się położyć inaczej, może leżeć na każdym polu z zasady M6, a powstała tak linia z jednego kafelka jest punktowana zwyczajnie: 1 punkt.
    .title = Kiedy trzeba
rule-M8 = Pętle, które nie dochodzą do żadnej stacji, nie mają znaczenia.
    .title = Pętle

## Punktacja

rules-section-scoring = Punktacja

rule-M9 = Linię punktuje się od razu, gdy biegnie bez przerwy od toru odjazdowego wagonu do toru przyjazdowego: 1 punkt za każdy kafelek, przez który przechodzi, i jeszcze raz za każde kolejne przejście przez ten sam kafelek. Jeśli kończy się na dworcu centralnym, punkty się podwaja. Torów wydrukowanych na planszy nie liczy się nigdy. Przykład: linia z końcem w centrum mija 6 kafelków, w tym jeden dwa razy: 7 × 2 = 14. Wagon się potem odwraca. Jeden kafelek może ukończyć kilka linii, należących do różnych osób. Kto ma już wszystkie linie ukończone, dalej kładzie kafelki.
    .title = Ukończona linia
rule-M10 = Gra kończy się po położeniu 60. kafelka i policzeniu jego linii. Wygrywa osoba, która ma najwięcej punktów.
    .title = Koniec gry
rule-M10a = Przy równej liczbie punktów zwycięstwo jest wspólne.
    .title = Remisy
rule-M10b = Wagony, których nikt nie postawił (moduł 2), nie dają punktów.
    .title = Niepostawione wagony

## Warianty

rules-section-variants = Warianty

rule-M11 = Strzałek nie bierze się pod uwagę, a kafelki można dowolnie obracać. Obrotu, który niczego nie zmienia, nie ma wśród ruchów.
    .title = Swobodny kierunek
rule-M12 = Każdy trzyma dwa albo trzy kafelki zamiast jednego.
    .title = Więcej kafelków w ręku
rule-M12a = Tyle kafelków rozdaje się na początku, a rękę uzupełnia się po położeniu kafelka z ręki, dopóki starcza stosu. Nadal można wyciągnąć kafelek ze stosu i położyć właśnie ten.
    .title = Uzupełnianie ręki
rule-M12b = Oba warianty można łączyć ze sobą i z każdym dozwolonym zestawem modułów.
    .title = Warianty razem

## Moduł 1: spółki akcyjne

rules-section-companies = Moduł 1: spółki akcyjne (sam, z modułem 2 albo z modułem 3)

rule-M13 = Nikt nie ma własnych linii. Osiem spółek (żółta, niebieska, pomarańczowa, zielona, fioletowa, czarna, czerwona, biała) ma po cztery wagony na stacjach, które nie zależą od liczby graczy: żółta { $yellow_company }; niebieska { $blue_company }; pomarańczowa { $orange_company }; zielona { $green_company }; fioletowa { $purple_company }; czarna { $black_company }; czerwona { $red_company }; biała { $white_company }. Każda spółka ma cztery akcje: 10, 20, 30 i 40%.
    .title = Spółki i akcje
rule-M14 = Akcje leżą zakryte w czterech stosach po osiem, według procentów. Każdy bierze po jednej z każdego stosu i trzyma je w tajemnicy. Potem odkrywa się górną akcję każdego stosu i kładzie obok niego.
    .title = Rozdanie akcji
rule-M15 = W swojej turze połóż kafelek jak zwykle albo wymień akcję: wsuń jedną ze swoich, zakrytą, pod stos jej procentów i weź odkrytą akcję leżącą obok tego stosu, po czym odkrywa się następną, albo górną zakrytą. Wymiana kończy się dla wszystkich, gdy pierwsza spółka ma co najmniej 25 punktów.
    .title = Wymiana akcji
rule-M15a = Gdy minie po 8 tur na osobę bez położenia kafelka, akcji nie wymienia się, dopóki jakiś nie zostanie położony. Inaczej gra mogłaby się nie skończyć.
    .title = Gdy nikt nie kładzie kafelków
rule-M16 = Punkty za linie dostają spółki. Na koniec spółka z największą liczbą punktów ma wartość 8, następna 7 i tak dalej. Spółki z równą liczbą punktów mają tę samą, wyższą wartość, a niższe, które by im przypadły, przepadają: 8, 7, 6, 6, 4. Spółka albo spółki z najmniejszą liczbą punktów mają wartość 1.
    .title = Wartość spółek
rule-M16a = Wartość spółki to 8 minus liczba spółek, które mają więcej punktów; wszystkie spółki z najmniejszą liczbą punktów mają wartość 1, a jeśli wszystkie osiem ma tyle samo, każda ma 8.
    .title = Równe spółki
rule-M17 = Na koniec każda akcja jest warta tyle, ile jej procenty podzielone przez 10, razy wartość spółki. Ponadto przy każdej spółce osoba z największym udziałem dostaje dziesiątą część jej punktów, zaokrągloną w dół. Przykład: 40% i 20% spółki o wartości 8 oraz 10% i 30% dwóch spółek o wartości 6 to 32 + 16 + 6 + 18 = 72; z największym udziałem w spółce, która ma 38 punktów, 72 + 3 = 75.
    .title = Wartość akcji
rule-M17a = Spółka, której akcji nikt nie ma, nie daje nikomu dziesiątej części.
    .title = Spółki bez akcjonariuszy
rule-M17b = O największym udziale decyduje suma procentów. Wszyscy z równym największym udziałem dostają całą dziesiątą część.
    .title = Równe udziały

## Moduł 2: stacje metra

rules-section-stations = Moduł 2: stacje metra (sam, z modułem 1 albo z modułem 4)

rule-M18 = Każdy ma jeszcze jeden wagon, który kładzie przed sobą. Z modułem 1 jest ich osiem, po jednym na spółkę, i leżą obok planszy.
    .title = Dodatkowe wagony
rule-M19 = Zamiast kłaść kafelek, postaw ten wagon na wolnym torze odjazdowym dworca centralnego: zaczyna się tam Twoja kolejna linia. Linii wychodzących z centrum nigdy się nie podwaja, także gdy się w nim kończą; linie z brzegu do centrum nadal tak. Nie mogą składać się z jednego kafelka.
    .title = Wagony w centrum
rule-M19a = Wagon można postawić na torze, z którego prowadzą już dalsze tory. Jeśli tworzą całą linię, punktuje się ją od razu; jeśli ta linia to jeden kafelek, wagonu postawić tam nie wolno. Tory dworca centralnego mają numery od 1 do 8, zgodnie z ruchem wskazówek zegara, począwszy od północnej strony pola d4.
    .title = Tory z dalszym ciągiem
rule-M20 = Z modułem 1 weź dowolny z ośmiu wagonów, jeśli możesz okazać akcję jego spółki. Ta akcja zostaje odkryta przed Tobą i nie można jej już wymienić. Punkty dostaje spółka.
    .title = Wagony spółek
rule-M20a = Jeden wagon w turze, w całej grze dowolnie wiele, wystarcza akcja o dowolnym procencie, także wtedy, gdy akcji już się nie wymienia.
    .title = Ile wagonów

## Moduł 3: centralne tory

rules-section-tracks = Moduł 3: centralne tory (sam, z modułem 1 albo z modułem 4)

rule-M21 = Cztery z ośmiu kafelków centralnych losuje się i kładzie na środkowych polach, dowolnie obrócone. Linie nie kończą się w centrum: biegną przez nie, aż dojdą do toru przyjazdowego na brzegu. Niczego się nie podwaja, a kafelki centralne liczą się po 1 punkcie za każde przejście, jak wszystkie inne. Przykład: linia przez 10 kafelków, w tym centralne, daje 10 punktów.
    .title = Kafelki w centrum
rule-M21a = Instrukcja nie pokazuje ośmiu kafelków centralnych. Nasze wybraliśmy sami, a każdy jest inny, jakkolwiek go obrócić: są w pliku planszy.
    .title = Które kafelki
rule-M21c = O tym, jak są obrócone, decyduje ziarno gry.
    .title = Jak są obrócone

## Moduł 4: ponumerowane dworce

rules-section-numbers = Moduł 4: ponumerowane dworce (sam, z modułem 2 albo z modułem 3)

rule-M22 = Są 32 karty z numerami, po jednej na stację. Każdy dostaje ich w tajemnicy tyle samo. Na koniec karty się odkrywa: za linię, która dochodzi do tej stacji, punkty dostaje także osoba z kartą. Przykład: karta 28 i linia za 12 punktów: 12 za zbudowanie i 12 za kartę. Dla karty wartość linii zaczynającej się w centrum się podwaja.
    .title = Karty z numerami
rule-M22a = Liczy się cała linia na torze przyjazdowym tej stacji, czyjakolwiek jest, także gdy na jej początku nie stoi wagon: kafelki, przez które przechodzi, podwójnie, jeśli zaczyna się na dworcu centralnym. Każda karta daje punkty raz. Za własną linię z własną kartą dostaje się jedno i drugie.
    .title = Która linia się liczy
rule-M22b = Według instrukcji gracze umawiają się na liczbę kart osobno dla każdego koloru rewersu, a na pierwszą grę poleca ona po jednej lub dwie. Nie podaje jednak, które numery mają który rewers, więc tutaj wszystkie 32 karty to jeden stos, a grający wybierają, ile kart dostaje każda osoba: na początek dobre są 2. Wybrać można najwyżej 5; to nasze ograniczenie, przy sześciu osobach zostają wtedy dwie karty.
    .title = Ile kart

## Tabele

rules-table-wagons = Stacje wagonów według liczby graczy
rules-table-companies = Stacje spółek
rules-table-players = osoby
rules-table-company = spółka
rules-table-stations = stacje
