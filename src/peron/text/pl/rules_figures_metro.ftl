### Co widać na rysunkach Metra, dla tych, którzy ich nie widzą, i słowa na rysunkach.

figure-metro-board = Plansza: 8 × 8 pól, od a1 w lewym górnym rogu do h8, w środku dworzec centralny, wokół brzegu stacje ({ $stations }).
figure-metro-numbering = Numery wokół planszy: 1 w prawym górnym rogu, stamtąd w lewo, w dół i dookoła.
figure-metro-tile = Kafelek ze strzałką w górę: pociąg wjeżdża z lewej, jedzie jednym torem i wyjeżdża z prawej.
figure-metro-wagons = Wagony jednego koloru według liczby graczy: osób { $players }, wagonów { $wagons }.
figure-metro-turn = Połóż kafelek z ręki albo ze stosu.
    .hand = z ręki
    .stack = ze stosu
    .or = albo
figure-metro-lay = Kafelek w drodze na puste pole obok kafelka leżącego na brzegu.
figure-metro-where = Można kłaść na polach na brzegu i obok kafelków; nie na tych, które stykają się tylko rogiem albo wcale.
figure-metro-banned = Tor kafelka prowadziłby ze stacji prosto z powrotem do niej: tak kafelek leżeć nie może.
figure-metro-loop = Cztery kafelki, których tory tworzą pierścień; żaden pociąg do niego nie dotrze.
figure-metro-grow = Jeden nowy kafelek przedłuża naraz linię żółtą i niebieską.
figure-metro-finished = Żółta linia od wagonu do stacji { $stop }: { COUNT($tiles, "tiles") }.
    .sum = { COUNT($tiles, "tiles") } = { COUNT($points, "points") }
    .example = { COUNT($tiles, "tiles") }, { COUNT($points, "points") }.
figure-metro-doubled = Żółta linia od wagonu do dworca centralnego: { COUNT($tiles, "tiles") }.
    .sum = { COUNT($tiles, "tiles") } × 2 = { COUNT($points, "points") }
    .example = { COUNT($tiles, "tiles") } × 2 = { COUNT($points, "points") }.
figure-metro-free = Ten sam kafelek obrócony na cztery sposoby.
figure-metro-hands = Jeden, dwa i trzy kafelki w ręku.
figure-metro-companies = Wagony ośmiu spółek i cztery akcje jednej z nich: 10, 20, 30 i 40%.
figure-metro-stacks = Cztery stosy zakrytych akcji, obok każdego jedna odkryta.
figure-metro-exchange = Własna akcja trafia pod stos swoich procentów; na jej miejsce przychodzi górna zakryta albo odkryta.
    .own = własna
    .hidden = zakryta
    .open = odkryta
figure-metro-values = Osiem spółek, ich punkty i wartości, które z nich wynikają.
    .points = punkty
    .value = wartość
figure-metro-extra = Jeszcze jeden wagon, trzymany obok kafelka z ręki.
figure-metro-central = Niebieska linia zaczyna się na dworcu centralnym i prowadzi na brzeg: { COUNT($tiles, "tiles") }.
    .sum = { figure-metro-finished.sum }
    .example = Linii z centrum się nie podwaja: { COUNT($tiles, "tiles") }, { COUNT($points, "points") }.
figure-metro-through = Linia biegnie od brzegu do brzegu przez kafelki w centrum: { COUNT($tiles, "tiles") }.
    .sum = { figure-metro-finished.sum }
    .example = Kafelki w centrum liczą się jak inne: { COUNT($points, "points") }.
figure-metro-card = Linia kończy się na stacji { $stop }; { COUNT($points, "points") } za nią dostaje także osoba z kartą { $stop }.

## Znaki na planszy

sign-metro-wagon = wagon: tu zaczyna się jego linia
sign-metro-finished = odwrócony wagon: linia ukończona, z jej punktami
sign-metro-station = stacja: linie mogą się tu kończyć
sign-metro-centre = dworzec centralny: linie, które się tu kończą, liczą się podwójnie
sign-metro-arrow = strzałka wskazuje kierunek planszy
