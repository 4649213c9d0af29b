### Co może być nie tak z plikiem planszy oraz słowa na narysowanej planszy.
### Każdy komunikat mówi, co jest źle, a potem, jak ma być. Wiersz, kolumna i ścieżka stoją obok.
### $value i $allowed są zapisane tak jak w pliku.

## Plik

board-unreadable =
    { $reason ->
        [missing] Nie ma pliku „{ $file }”. Sprawdź nazwę i folder.
        [folder] „{ $file }” to folder. Podaj plik planszy, który w nim leży.
        [denied] Nie wolno odczytać pliku „{ $file }”. Sprawdź uprawnienia.
       *[other] Nie da się odczytać pliku „{ $file }”.
    }
board-not-utf8 = Od tego miejsca plik nie jest tekstem UTF-8. Zapisz go w kodowaniu UTF-8.
board-too-large = Rozmiar pliku w bajtach: { $size }. Plik planszy musi być mniejszy niż { $most }.
board-id-taken = Jest już gra o identyfikatorze „{ $id }”. Wybierz inny.
board-bad =
    { $count ->
        [1] Na tej planszy nie da się grać. { SAY($first) }
        [few] Na tej planszy nie da się grać: są { $count } błędy. Pierwszy: { SAY($first) }
       *[other] Na tej planszy nie da się grać: jest { $count } błędów. Pierwszy: { SAY($first) }
    }
board-too-deep = Nawiasy są tu zagnieżdżone zbyt głęboko. Plansza nie potrzebuje więcej poziomów niż { $most }.
board-not-json =
    { $reason ->
        [empty] Plik jest pusty.
        [comma] Przed tym miejscem brakuje przecinka albo nawiasu zamykającego.
        [colon] Między nazwą a wartością brakuje dwukropka.
        [name] Tu powinna stać nazwa w cudzysłowie prostym. Może przed nawiasem zamykającym jest przecinek albo wstawiono komentarz: JSON nie dopuszcza ani jednego, ani drugiego.
        [trailing-comma] Przed nawiasem zamykającym stoi przecinek. Usuń go.
        [value] Tu powinna stać wartość: tekst w cudzysłowie prostym, liczba, lista, obiekt, true, false albo null.
        [string] Tekst nie jest zamknięty. Postaw na jego końcu cudzysłów prosty.
        [control] W tekście jest koniec wiersza albo tabulator. Wpisz \n lub \t albo zmieść tekst w jednym wierszu.
        [escape] Po ukośniku wstecznym stoi znak, którego JSON nie zna. Sam ukośnik zapisuje się jako \\.
        [extra] Po końcu danych plik ma dalszy ciąg. Powinien zawierać jeden obiekt w nawiasach klamrowych.
       *[other] Od tego miejsca plik nie jest poprawnym plikiem JSON.
    }
board-repeated-key = Nazwa „{ $name }” występuje w tym samym obiekcie dwa razy. Zostaw jedną.

## Budowa

board-wrong-type =
    { $expected ->
        [object] Tu powinien stać obiekt w nawiasach klamrowych, a jest { $value }.
        [array] Tu powinna stać lista w nawiasach kwadratowych, a jest { $value }.
        [string] Tu powinien stać tekst w cudzysłowie prostym, a jest { $value }.
        [integer] Tu powinna stać liczba całkowita, a jest { $value }.
        [number] Tu powinna stać liczba, a jest { $value }.
        [boolean] Tu powinno stać true albo false, a jest { $value }.
       *[other] Tu powinno stać coś innego niż { $value }.
    }
board-missing = Brakuje tu pola „{ $name }”. Dodaj je.
board-unknown-key =
    { $suggestion ->
        [none] Pole „{ $name }” nic tu nie znaczy. Usuń je.
       *[other] Pole „{ $name }” nic tu nie znaczy. Czy chodzi o „{ $suggestion }”?
    }
board-bad-key = { $name } zawiera znaki, których nie da się wydrukować. Użyj liter.
board-not-here = Pole „{ $name }” tu nie pasuje: wpisy tego rodzaju go nie mają. Usuń je albo zmień rodzaj.
board-unknown-colour = { $value } nie jest kolorem w tej grze. { did-you-mean }Wybierz jeden z kolorów: { $allowed }.
board-bad-colour-id = { $value } nie może być identyfikatorem koloru. Użyj małych liter a-z.
board-bad-paint = { $value } to nie barwa. Wpisz # i sześć cyfr szesnastkowych, na przykład "#2B84EA".
board-reserved-colour = „{ $id }” nie może być identyfikatorem koloru, bo oznacza już co innego. Wybierz inny.
board-repeated-colour = Identyfikator koloru „{ $id }” występuje dwa razy. Każdy kolor musi mieć własny.
board-unknown-kind = { $value } nie jest rodzajem trasy. { did-you-mean }Wybierz jeden z rodzajów: { $allowed }.
board-players = Najmniejsza liczba graczy ({ $fewest }) jest większa od największej ({ $most }). Najpierw podaj mniejszą.
board-unknown-family = { $value } nie jest grą z takimi planszami. { did-you-mean }Wybierz jedną z gier: { $allowed }.
board-unknown-value = { $value } jest tu niemożliwe. { did-you-mean }Wybierz jedną z wartości: { $allowed }.
board-wrong-format = Format { $value } jest nieznany. Ta wersja czyta format { $expected }.
board-out-of-range = Wartość { $value } jest poza zakresem. Powinna wynosić od { $least } do { $most }.
board-wrong-count = Liczba wpisów na tej liście: { $count }. Powinno ich być dokładnie { $expected }.
board-count-out-of-range = Liczba wpisów na tej liście: { $count }. Powinno ich być od { $least } do { $most }.
board-too-few-tickets =
    { $count ->
        [one] Jest tylko { $count } bilet. Potrzeba ich co najmniej { $least }: cztery osoby dobierają po dwa.
        [few] Są tylko { $count } bilety. Potrzeba ich co najmniej { $least }: cztery osoby dobierają po dwa.
       *[many] Jest tylko { $count } biletów. Potrzeba ich co najmniej { $least }: cztery osoby dobierają po dwa.
    }
board-too-few-places = Liczba miejsc: { $count }. Plansza z żetonami potrzebuje co najmniej { $least }: pięciu ze stosami i dwóch, na których kładą je gracze.
board-too-many = { COUNT($count, $what) } to za dużo. Na planszy może ich być najwyżej { $most }.
board-bad-id = { $value } nie może być identyfikatorem. Użyj małych liter a-z i cyfr, a między nimi pojedynczych łączników lub podkreśleń.
board-bad-place-id = { $value } nie może być identyfikatorem miejsca. Użyj małych liter a-z i cyfr, a między nimi pojedynczych podkreśleń; łącznik łączy dwa miejsca.
board-bad-name = { $value } nie nadaje się na drukowaną nazwę. Podaj co najmniej jeden znak, bez spacji na początku i na końcu i bez znaków sterujących.
board-too-long = Liczba znaków w tym tekście: { $length }. Może ich być najwyżej { $most }.
board-bad-length = „{ $name }” nie jest długością ani kosztem. Podaj liczbę całkowitą od 1 do 99 w cudzysłowie prostym.
board-bad-value = { $value } jest tu niemożliwe.

## Miejsca

board-unknown-place =
    { $suggestion ->
        [none] Nie ma miejsca „{ $place }”. Podaj identyfikator jednego z miejsc.
       *[other] Nie ma miejsca „{ $place }”. Czy chodzi o „{ $suggestion }”?
    }
board-repeated-place = Identyfikator miejsca „{ $id }” jest już w wierszu { $line }. Każde miejsce musi mieć własny.
board-place-outside = To miejsce leży poza mapą. Pozycja w poziomie musi być od 0 do { $width }, a w pionie od 0 do { $height }.
board-same-spot = To miejsce leży dokładnie tam, gdzie „{ $other }”. Przesuń jedno z nich.
board-cut-off =
    { $count ->
        [one] Żadna trasa nie prowadzi do miejsca: { $places }. Połącz je z resztą planszy.
       *[other] Żadna trasa nie łączy z resztą planszy tych { $count } miejsc: { $places }. Dodaj taką trasę.
    }

## Trasy

board-repeated-route = Identyfikator trasy „{ $id }” jest już w wierszu { $line }. Każda trasa musi mieć własny.
board-route-to-itself = Ta trasa prowadzi z miejsca „{ $place }” do niego samego. Musi łączyć dwa różne miejsca.
board-unknown-double =
    { $suggestion ->
        [none] Nie ma trasy „{ $route }”. Podaj identyfikator drugiej nitki.
       *[other] Nie ma trasy „{ $route }”. Czy chodzi o „{ $suggestion }”?
    }
board-double-itself = Trasa „{ $route }” podaje samą siebie jako drugą nitkę. Podaj tę drugą albo usuń pole „double”.
board-double-one-sided = „{ $route }” podaje „{ $other }” jako drugą nitkę, ale „{ $other }” nie podaje „{ $route }”. Obie nitki muszą wskazywać na siebie nawzajem.
board-double-ends = „{ $route }” i „{ $other }” nie łączą tych samych dwóch miejsc, a nitki podwójnej trasy muszą.
board-double-kind = „{ $route }” jest rodzaju { $kind }, a „{ $other }” rodzaju { $other_kind }. Nitki podwójnej trasy są jednego rodzaju.
board-double-length = Liczba pól: „{ $route }” { $cards }, „{ $other }” { $other_cards }. Nitki podwójnej trasy mają tyle samo pól.
board-double-cost = Koszt w kartach: „{ $route }” { $cards }, „{ $other }” { $other_cards }. Nitki podwójnej trasy kosztują tyle samo.
board-double-unnamed = „{ $route }” i „{ $other }” łączą te same dwa miejsca, są tego samego rodzaju i tej samej długości, więc to nitki podwójnej trasy. Podaj każdą w polu „double” drugiej.
board-third-strand = „{ $route }” byłaby trzecią nitką obok „{ $other }”. Dwa miejsca mogą łączyć najwyżej dwie trasy tego samego rodzaju i długości.
board-wrong-spaces = Liczba pozycji w „at”: { $count }, a liczba pól trasy: { $spaces }. Podaj po jednej pozycji na każde pole.
board-route-too-long = Liczba pól trasy: { $spaces }, a liczba pojazdów jednej osoby: { $pieces }. Skróć trasę albo daj więcej pojazdów.
board-never-payable = Koszt trasy w kartach: { $cards }. Za jedną trasę nigdy nie da się zapłacić więcej niż { $most } kartami: sześcioma w jednym kolorze i ośmioma jokerami.
board-no-points =
    { $kind ->
        [subway] Brakuje punktów za metro o koszcie { $cards }. Dodaj „{ $cards }” do pola „points”, „subway”.
       *[other] Brakuje punktów za trasę o długości { $cards }. Dodaj „{ $cards }” do pola „points”, „tram”.
    }
board-ferry-outside = Nie ma pola { $index }. Pola liczy się od 0, więc ostatnie ma numer { $last }.
board-ferry-repeated = Pole { $index } podano dwa razy. Każde pole z symbolem promu podaj raz.
board-too-many-ferries = Liczba symboli promu na trasie: { $count }. Jokerów, którymi się za nie płaci, jest tylko { $most }.

## Bilety

board-repeated-ticket = Bilet „{ $a }” – „{ $b }” jest już w wierszu { $line }. Dwa miejsca mogą mieć tylko jeden bilet.
board-ticket-to-itself = Ten bilet podaje dwa razy „{ $place }”. Musi podawać dwa różne miejsca.
board-ticket-too-far = Pojazdów jednej osoby nie wystarczy, by połączyć „{ $a }” i „{ $b }” (tramwaje: { $trams }, wagony metra: { $subways }). Daj więcej pojazdów albo wybierz inny bilet.
board-ticket-unreachable = Żaden ciąg tras nie łączy miejsc „{ $a }” i „{ $b }”, więc tego biletu nie da się zrealizować.

## Pojazdy i żetony

board-pieces-missing =
    { $kind ->
        [subway] Na planszy są trasy metra, ale nikt nie dostaje wagonów metra. Dodaj „subway” do pola „pieces”.
       *[other] Na planszy są trasy rodzaju { $kind }, ale nie ma do nich pojazdów. Dodaj je do pola „pieces”.
    }
board-end-at-too-high = Ostatnia runda zaczęłaby się od razu. Pojazdy, przy których się zaczyna: { $end_at }; pojazdy na początku gry: { $pieces }. Wybierz mniejszą liczbę.
board-pieces-unused = Na planszy nie ma trasy metra, na której można by postawić wagony metra ({ $count }). Usuń tu „subway” albo dodaj taką trasę.
board-no-last-round = Ostatnia runda nigdy by się nie zaczęła: kto zajmie wszystko, co można, ma jeszcze tyle pojazdów: { $left }, a zaczyna się ona przy tylu: { $end_at }. Daj graczom mniej pojazdów albo wybierz większą liczbę.
board-repeated-token-place = Miejsce „{ $place }” ma już żetony. Podaj pięć różnych miejsc.
board-repeated-symbol = Symbol „{ $symbol }” ma już inne miejsce. Każde oznaczone miejsce ma własny symbol.

## Słowa na narysowanej planszy

draw-tokens = żetony turystyki
draw-spaces = pola
draw-cards = karty
draw-token-symbols = symbole
draw-points = punkty
draw-cost = koszt
draw-ferry-symbols = symbole promu
draw-double = podwójna
draw-places = miejsca
draw-counts = { COUNT($places, "places") } · { COUNT($routes, "routes") }
