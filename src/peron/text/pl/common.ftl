### Słowa, których używa każda część Peronu: gry, karty, pojazdy, miejsca, gracze.

## Kolory (trasa, karta, linia, kredka, spółka i akcja są rodzaju żeńskiego)

colour-blue = niebieska
colour-green = zielona
colour-black = czarna
colour-purple = fioletowa
colour-red = czerwona
colour-orange = pomarańczowa
colour-gray = szara
colour-yellow = żółta
colour-white = biała
colour-pink = różowa
pencil-name = kredka { WORD($pencil, "colour") }

## Karty: ich liczba; .one to jedna karta, którą ktoś bierze (biernik), .label samo słowo, gdy to nie kolor

card-blue = { count-blue } { count-cards.noun }
    .one = niebieską kartę
card-green = { count-green } { count-cards.noun }
    .one = zieloną kartę
card-black = { count-black } { count-cards.noun }
    .one = czarną kartę
card-purple = { count-purple } { count-cards.noun }
    .one = fioletową kartę
card-red = { count-red } { count-cards.noun }
    .one = czerwoną kartę
card-own = { COUNT($count, "cards") } „{ $name }”
    .one = kartę „{ $name }”
card-orange = { count-orange } { count-cards.noun }
    .one = pomarańczową kartę
card-bike =
    { $count ->
        [one] { $count } rower
        [few] { $count } rowery
       *[many] { $count } rowerów
    }
    .one = rower
    .label = rower
card-ferry =
    { $count ->
        [one] { $count } prom
        [few] { $count } promy
       *[many] { $count } promów
    }
    .one = prom
    .label = prom
# Gdy nie wiadomo, jaka to gra, a więc i jaki obrazek jest na karcie.
card-wild =
    { $count ->
        [one] { $count } joker
        [few] { $count } jokery
       *[many] { $count } jokerów
    }
    .one = jokera
    .label = joker

## Żetony turystyki według symboli: ich liczba; .one to jeden żeton, .label sam symbol

token-bridge = { COUNT($count, "tokens") } z mostem
    .one = żeton z mostem
    .label = most
token-lighthouse = { COUNT($count, "tokens") } z latarnią morską
    .one = żeton z latarnią morską
    .label = latarnia morska
token-bell = { COUNT($count, "tokens") } z dzwonkiem
    .one = żeton z dzwonkiem
    .label = dzwonek
token-note = { COUNT($count, "tokens") } z nutą
    .one = żeton z nutą
    .label = nuta
token-house = { COUNT($count, "tokens") } z domem
    .one = żeton z domem
    .label = dom
token-lantern = { COUNT($count, "tokens") } z lampionem
    .one = żeton z lampionem
    .label = lampion
token-tree = { COUNT($count, "tokens") } z drzewem
    .one = żeton z drzewem
    .label = drzewo

## Rodzaje tras

kind-tram = tramwaj
kind-subway = metro
kind-ferry = prom
kind-cable-car = tramwaj linowy
routes-tram = Trasy tramwajowe
routes-subway = Trasy metra
routes-ferry = Trasy promowe
routes-cable-car = Trasy tramwajów linowych

## Trasy i bilety. Trasę nazywa się też po kolorze tam, gdzie te same miejsca łączy inna.

route-name = { $a } – { $b }
route-strand = { $a } – { $b } ({ $colour })
route-strand-letter =
    { $a } – { $b } ({ $letter ->
        [a] pierwsza
        [b] druga
        [c] trzecia
       *[d] czwarta
    } { $colour })
ticket-name = { $a } – { $b } ({ $points })

## Wyliczenia

list-and = { $start } i { $end }
list-or = { $start } albo { $end }

## Czyja kolej

your-turn = Twoja kolej

## Nieznane nazwy

did-you-mean =
    { $suggestion ->
        [none] { "" }
       *[other] Czy chodzi o „{ $suggestion }”?{ " " }
    }
unknown-game =
    Nie ma gry „{ $id }”. { did-you-mean }Gry: { $known }.
unknown-bot =
    Nie ma bota „{ $id }”. { did-you-mean }Boty: { $known }.
bot-budget = „{ $budget }” to nie budżet dla „{ $id }”. Podaj sekundy albo liczbę prób: search:0.5s, search:2000.
bot-other-game = Bot „{ $id }” nie umie grać w { $game }. Umieją: { $known }.

## Liczby z tyloma cyframi po przecinku

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
