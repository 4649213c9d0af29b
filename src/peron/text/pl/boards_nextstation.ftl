### Co może być nie tak z miastem Następnej stacji, poza tym, co może być nie tak z każdą planszą.
### Każdy komunikat mówi, co jest nie tak, a potem, jak być powinno. Stacje nazywają się od kolumny i wiersza: D4.

board-repeated-district = Dzielnica „{ $district }” jest na liście dwa razy. Zostaw jedną.
board-empty-district = W dzielnicy „{ $district }” nie ma żadnej stacji, więc nikt by do niej nie dotarł. Dodaj stację albo usuń dzielnicę.
board-crowded-district = Dzielnica „{ $district }” ma tyle stacji: { $count }. Może ich mieć najwyżej { $most }.
board-district-area = Obszar dzielnicy „{ $district }” jest pusty: lewy brzeg musi leżeć na lewo od prawego, górny nad dolnym.
board-crowded-suburb = Dzielnica podmiejska „{ $district }” ma tyle stacji: { $count }. Taka dzielnica ma jedną.
board-station-district = Na rysunku stacja leży w dzielnicy „{ $drawn }”, a plik podaje „{ $district }”. Zmień jedno z nich.
board-repeated-station = Stacja { $station } jest na liście dwa razy. Zostaw jedną.
board-station-outside = To miejsce leży poza mapą. Kolumn jest { $columns }, a wierszy { $rows }; liczy się je od 0.
board-station-name = Stacja nazywa się od kolumny i wiersza: to jest { $name }, a nie { $station }.
board-unknown-district =
    { $suggestion ->
        [none] Nie ma dzielnicy „{ $district }”. Dodaj ją do dzielnic albo podaj inną.
       *[other] Nie ma dzielnicy „{ $district }”. Czy chodzi o „{ $suggestion }”?
    }
board-no-sites = Żadna stacja nie jest obiektem turystycznym. Oznacz co najmniej jedną wpisem "site": true.
board-no-start = Linia { WORD($pencil, "colour") } nie ma stacji początkowej. Oznacz ją wpisem "start": "{ $pencil }".
board-second-start = Linia { WORD($pencil, "colour") } zaczyna się już na stacji { $station }. Każda kredka ma jedną stację początkową.
board-no-centre = Nie ma stacji centralnej. Nadaj jednej stacji symbol "any".
board-second-centre = Stacją centralną jest już { $station }. Symbol "any" ma tylko jedna stacja.
board-unknown-station =
    { $suggestion ->
        [none] Nie ma stacji { $station }. Dodaj ją do stacji albo podaj inną.
       *[other] Nie ma stacji { $station }. Czy chodzi o { $suggestion }?
    }
board-section-name = Odcinek nazywa się od swoich dwóch stacji: to jest { $name }, a nie { $section }.
board-section-to-itself = Odcinek prowadzi ze stacji { $station } do niej samej. Musi łączyć dwie stacje.
board-repeated-section = Stacje { $a } i { $b } łączy już inny odcinek. Zostaw jeden.
board-section-not-straight = Stacje { $a } i { $b } nie leżą ani w jednym wierszu lub kolumnie, ani na jednej przekątnej. Odcinki są proste.
board-section-through = Odcinek z { $a } do { $b } przechodziłby przez stację { $station }. Zakończ go tam.
board-unknown-section =
    { $suggestion ->
        [none] Nie ma odcinka { $section }. Dodaj go do odcinków albo podaj inny.
       *[other] Nie ma odcinka { $section }. Czy chodzi o { $suggestion }?
    }
board-repeated-crossing = Para { $a } i { $b } jest wśród przecięć dwa razy. Zostaw jedną.
board-crossing-missing = Odcinki { $a } i { $b } przecinają się tam, gdzie nie ma stacji. Dodaj do przecięć parę ["{ $a }", "{ $b }"].
board-no-crossing = Odcinki { $a } i { $b } się nie przecinają. Usuń tę parę.
board-under-river = Odcinek { $section } biegnie pod narysowaną rzeką. Oznacz go wpisem "river": true albo poprowadź rzekę inaczej.
board-not-under-river = Odcinek { $section } nie spotyka narysowanej rzeki. Usuń wpis "river" albo poprowadź rzekę inaczej.
board-stations-apart =
    { $count ->
        [one] Do tej stacji nie prowadzi żaden odcinek z pozostałych: { $stations }. Połącz ją z resztą.
       *[other] Do tych stacji nie prowadzi żaden odcinek z pozostałych: { $stations }. Połącz je z resztą.
    }
board-objective-out-of-reach =
    { $objective ->
        [interchanges] Celu „stacje przesiadkowe: { $need }” nie da się osiągnąć, bo stacji jest { $most }. Podaj w "objectives", ile ma ich być.
       *[river] Celu „odcinki pod rzeką: { $need }” nie da się osiągnąć, bo jest ich { $most }. Podaj w "objectives", ile ma ich być.
    }
board-ranks-not-rising = Liczba { $higher } musi być większa niż { $lower } przed nią: przedziały rosną.
