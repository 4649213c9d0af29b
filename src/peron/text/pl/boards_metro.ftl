### Co może być nie tak z planszą Metra, prócz tego, co może być nie tak z każdym plikiem planszy.
### Każdy komunikat mówi, co jest źle, a potem, co byłoby dobrze. Pola nazywa się kolumną i wierszem: d4.

board-repeated-tile = Kafelek { $tile } jest na liście dwa razy. Zostaw jeden wpis i daj mu więcej kopii.
board-tile-count = Kafelków jest razem { $count }, a pól do ich położenia { $need }. Zmień liczby kopii tak, by dawały w sumie { $need }.
board-repeated-central-tile = Po obróceniu { $tile } jest tym samym co { $other }. Kafelki centralne muszą się różnić, jakkolwiek je obrócić.
board-tile-ends = Dwa tory kafelka { $tile } wychodziłyby po tej samej stronie. Cztery tory kafelka wychodzą po czterech stronach.
board-tile-tracks = To nie są tory kafelka { $tile }. Powinno być { $tracks }.
board-station-inside =
    { $side ->
        [N] Na północ od { $square } jest jeszcze jedno pole. Stacje leżą na brzegu planszy.
        [E] Na wschód od { $square } jest jeszcze jedno pole. Stacje leżą na brzegu planszy.
        [S] Na południe od { $square } jest jeszcze jedno pole. Stacje leżą na brzegu planszy.
       *[W] Na zachód od { $square } jest jeszcze jedno pole. Stacje leżą na brzegu planszy.
    }
board-repeated-station-place = Przy { $square } { $side } jest już stacja. Każdy bok pola na brzegu ma jedną.
board-repeated-number = Inna stacja ma już numer { $number } w wydaniu z { $edition } roku.
board-station-order = Stacje są w kolejności numerów z 2000 roku: na miejscu { $place } listy nie może być numeru { $number }.
board-rail-order = Tory dworca centralnego są w kolejności numerów: na miejscu { $place } listy nie może być numeru { $number }.
board-rail-place = { $square } { $side } nie jest zewnętrznym bokiem dworca centralnego.
board-repeated-rail-place = Przy { $square } { $side } jest już tor. Każdy zewnętrzny bok dworca centralnego ma jeden.
board-rail-square = Pole przed tym torem to { $outside }, a nie { $square }.
board-rail-end =
    { $rail ->
        [departure] Tor odjazdowy styka się tu z końcem { $need }, a nie { $end }.
       *[arrival] Tor przyjazdowy styka się tu z końcem { $need }, a nie { $end }.
    }
board-company-wagons = Liczba wagonów spółki „{ $company }” to { $count }, a każda spółka ma ich { $need }.
board-no-wagons = Nie ma stacji dla koloru „{ $colour }”. Dodaj ich listę.
board-no-such-player = Przy tej liczbie graczy ({ $players }) koloru „{ $colour }” nie ma w grze. Usuń go.
board-second-wagon = Na stacji { $number } stoi już inny wagon.
