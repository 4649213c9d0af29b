### Słowa, których używa każda część Peronu: gry, karty, pojazdy, miejsca, gracze.

game-berlin = Ticket to Ride: Berlin
game-san-francisco = Ticket to Ride: San Francisco
game-london = Następna stacja: Londyn
game-metro = Metro

## Kolory tras i kart (trasa i karta są rodzaju żeńskiego)

colour-blue = niebieska
colour-green = zielona
colour-black = czarna
colour-purple = fioletowa
colour-red = czerwona
colour-orange = pomarańczowa
colour-gray = szara

## Karty: ich liczba; .one to jedna karta, którą ktoś bierze (biernik), .label samo słowo

card-blue =
    { $count ->
        [one] { $count } niebieska karta
        [few] { $count } niebieskie karty
       *[many] { $count } niebieskich kart
    }
    .one = niebieską kartę
    .label = { colour-blue }
card-green =
    { $count ->
        [one] { $count } zielona karta
        [few] { $count } zielone karty
       *[many] { $count } zielonych kart
    }
    .one = zieloną kartę
    .label = { colour-green }
card-black =
    { $count ->
        [one] { $count } czarna karta
        [few] { $count } czarne karty
       *[many] { $count } czarnych kart
    }
    .one = czarną kartę
    .label = { colour-black }
card-purple =
    { $count ->
        [one] { $count } fioletowa karta
        [few] { $count } fioletowe karty
       *[many] { $count } fioletowych kart
    }
    .one = fioletową kartę
    .label = { colour-purple }
card-red =
    { $count ->
        [one] { $count } czerwona karta
        [few] { $count } czerwone karty
       *[many] { $count } czerwonych kart
    }
    .one = czerwoną kartę
    .label = { colour-red }
card-orange =
    { $count ->
        [one] { $count } pomarańczowa karta
        [few] { $count } pomarańczowe karty
       *[many] { $count } pomarańczowych kart
    }
    .one = pomarańczową kartę
    .label = { colour-orange }
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

## Pojazdy: ich liczba

piece-tram =
    { $count ->
        [one] { $count } tramwaj
        [few] { $count } tramwaje
       *[many] { $count } tramwajów
    }
piece-subway =
    { $count ->
        [one] { $count } wagon metra
        [few] { $count } wagony metra
       *[many] { $count } wagonów metra
    }
piece-cable-car =
    { $count ->
        [one] { $count } tramwaj linowy
        [few] { $count } tramwaje linowe
       *[many] { $count } tramwajów linowych
    }

## Żetony turystyki według symboli: ich liczba; .one to jeden żeton, .label sam symbol

token-bridge =
    { $count ->
        [one] { $count } żeton z mostem
        [few] { $count } żetony z mostem
       *[many] { $count } żetonów z mostem
    }
    .one = żeton z mostem
    .label = most
token-lighthouse =
    { $count ->
        [one] { $count } żeton z latarnią morską
        [few] { $count } żetony z latarnią morską
       *[many] { $count } żetonów z latarnią morską
    }
    .one = żeton z latarnią morską
    .label = latarnia morska
token-bell =
    { $count ->
        [one] { $count } żeton z dzwonkiem
        [few] { $count } żetony z dzwonkiem
       *[many] { $count } żetonów z dzwonkiem
    }
    .one = żeton z dzwonkiem
    .label = dzwonek
token-note =
    { $count ->
        [one] { $count } żeton z nutą
        [few] { $count } żetony z nutą
       *[many] { $count } żetonów z nutą
    }
    .one = żeton z nutą
    .label = nuta
token-house =
    { $count ->
        [one] { $count } żeton z domem
        [few] { $count } żetony z domem
       *[many] { $count } żetonów z domem
    }
    .one = żeton z domem
    .label = dom
token-lantern =
    { $count ->
        [one] { $count } żeton z lampionem
        [few] { $count } żetony z lampionem
       *[many] { $count } żetonów z lampionem
    }
    .one = żeton z lampionem
    .label = lampion
token-tree =
    { $count ->
        [one] { $count } żeton z drzewem
        [few] { $count } żetony z drzewem
       *[many] { $count } żetonów z drzewem
    }
    .one = żeton z drzewem
    .label = drzewo

## Rodzaje tras

kind-tram = tramwaj
kind-subway = metro
kind-ferry = prom
kind-cable-car = tramwaj linowy

## Trasy i bilety. Tor nazywa się po kolorze tam, gdzie te same miejsca łączy też inna trasa.

route-name = { $a } – { $b }
route-strand = { $a } – { $b } ({ $colour })
route-strand-letter = { $a } – { $b } ({ $colour }, tor { $letter })
ticket-name = { $a } – { $b } ({ $points })

## Wyliczenia

list-and = { $start } i { $end }
list-or = { $start } albo { $end }

## Nieznane nazwy

unknown-game =
    Nie ma gry „{ $id }”. Czy chodzi o „{ $nearest }”? Gry: { $known }.
unknown-bot =
    Nie ma bota „{ $id }”. Czy chodzi o „{ $nearest }”? Boty: { $known }.
bot-budget = „{ $budget }” to nie budżet dla „{ $id }”. Podaj sekundy albo liczbę prób: search:0.5s, search:2000.
bot-other-game = Bot „{ $id }” nie umie grać w { $game }. Umieją: { $known }.

## Liczby z tyloma cyframi po przecinku

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
