### Strona przy stoliku gry w bilety: karty, ręka, bilety, mapa.

## Karty odkryte, talia, bilety

web-market = Karty do wzięcia
web-face-up = Odkryte karty
web-draw-rule = Dwie albo jeden odkryty { $wild }
web-draw-rule-short = dwie albo jeden odkryty { $wild }
web-market-card = Odkryta, miejsce { $slot }: { $card }
web-market-gap = Miejsce { $slot } jest puste
web-deck-left =
    { $count ->
        [one] została { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }
web-deck = Talia: dobierz kartę w ciemno, { web-deck-left }
web-discards =
    { $count ->
        [0] Brak odrzuconych
        [one] { $count } odrzucona
        [few] { $count } odrzucone
       *[many] { $count } odrzuconych
    }
web-take-tickets = Dobierz { COUNT($count, "tickets") }

## Ręka

web-hand = Twoja ręka
web-stack-red = czerwone
web-stack-orange = pomarańcz.
web-stack-green = zielone
web-stack-blue = niebieskie
web-stack-purple = fioletowe
web-stack-black = czarne
web-stack-bike = rowery
web-stack-ferry = promy

## Bilety

web-tickets = Twoje bilety
web-tickets-none = Nie masz jeszcze biletów
web-ticket-joined = zrealizowany
web-ticket-open = jeszcze niezrealizowany
web-ticket-missing = brakuje { COUNT($routes, "routes-gen") } i { COUNT($cards, "cards-gen") }
web-ticket-lost = nie da się już zrealizować

## Wybór biletów

web-offer-title = Które bilety zachowujesz?
web-offer-first = Zachowaj jeden albo oba. Pozostali wybierają w tym samym czasie.
web-offer-later = Zachowaj co najmniej jeden.
web-offer-only = To ostatni bilet: zachowujesz go.
web-offer-means = Zrealizowany bilet daje punkty, niezrealizowany je odbiera.
web-offer-hold = Już masz
web-offer-keep = Zachowaj
web-keep-both = Zachowaj oba
web-keep-one = Zachowaj ten
web-keep-none = Wybierz co najmniej jeden
web-offer-chosen = Twoje bilety są wybrane

## Części wąskiego ekranu

web-tab-token = Żeton
web-tab-cards = Karty
web-tab-hand = Ręka
web-tab-tickets = Bilety · { $count }

## Mapa

web-board-of = Mapa: { $name }

## Osoby

web-count-pieces =
    { $kind ->
        [subway] wagony metra
        [cable-car] tramwaje linowe
       *[tram] tramwaje
    }
web-count-tokens = żetony turystyki
web-count-cards = karty na ręce
web-count-tickets = bilety na ręce

## Klawisze

web-key-market = Weź odkrytą kartę z tego miejsca
web-key-deck = Dobierz z talii
web-key-tickets = Dobierz bilety
web-key-offer = Wybierz z biletów; zachowaj
web-key-token = Wybierz żeton turystyki; weź go albo połóż
web-key-board = Do mapy
web-key-routes = Na mapie: trasy stąd
web-key-pay = Wybierz, czym płacisz; zajmij

## Trasa, na którą się wskazuje

web-how-to-pay = Czym płacisz?
web-claim-for = Zajmij trasę, +{ $points }
web-keeps = zostaje: { $cards }
web-joins = Realizuje bilet { $ticket }

## Mapa i ramka o trasie

web-route-line =
    { $kind ->
        [subway] Metro · { $colour } · koszt { $count }
       *[other] { CAPITAL(WORD($kind, "kind")) } · { $colour } · { COUNT($count, "spaces") }
    }
web-route-label = { $name }: { $kind }, { $colour }, { $cards }, { $points }; { $state }
web-route-can = możesz ją teraz zająć
web-route-yours = Twoja
web-route-taken = zajęta: { $name }
web-route-place = { $name }, { $reference }, { COUNT($count, "routes") }
web-route-list = Trasy: { $name }
web-route-short = koszt { $cards } · +{ $points }
web-route-pay = Płacisz
web-route-hint = Kliknij albo naciśnij Enter, żeby zająć tę trasę.
web-route-cannot = Tej trasy nie możesz zająć
web-route-next-claim =
    { $count ->
        [one] Bursztynowa obwódka: trasa do zajęcia teraz ({ $count })
       *[other] Bursztynowa obwódka: trasy do zajęcia teraz ({ $count })
    }
web-route-next-draw = Możesz teraz wziąć karty: odkryte albo z talii.
web-route-next-second = Weź drugą kartę: odkrytą albo z talii.
web-route-owned =
    { $you ->
        [yes] Ta trasa jest Twoja.
       *[no] Tę trasę ma już { $name }.
    }

## Promy i żetony turystyki

web-route-ferry-price =
    { $cards ->
        [0] { $ferries }
       *[other] { $ferries } + { $cards } { $colour ->
            [gray] { $cards ->
                [one] w dowolnym kolorze
               *[other] w jednym kolorze
            }
           *[other] ({ $name })
        }
    }
web-route-token = Daje Ci { $token }
web-route-token-choice = Daje Ci jeden żeton do wyboru: { $tokens }
web-tokens = Twoje żetony
web-tokens-none = Jeszcze bez żetonów turystyki
web-tokens-have = Masz: { $tokens }
web-tokens-points = { COUNT($count, "points") } na koniec
web-tokens-worth = Żetony turystyki: { $tokens }; warte { COUNT($count, "points") }
web-tokens-beside = Obok planszy
web-tokens-placing = Układa: { $name }
web-stack-gone = żetony rozebrane: { $token }
web-spot-place = połóż żetony tutaj
web-spot-take = weź żeton stąd
web-token-which = Który żeton bierzesz?
web-token-both = Na obu końcach leży taki, którego nie masz.
web-token-where = Gdzie kładziesz żetony?
web-token-in-stack =
    { $count ->
        [one] jeden żeton
       *[other] { COUNT($count, "tokens") }
    }
web-token-left =
    { $count ->
        [one] ostatni tutaj
        [few] leżą tu { $count }
       *[many] leży tu { $count }
    }
web-token-first = czeka na Twój żeton
web-token-point = Wskaż miejsce na mapie
web-token-place-here = Połóż tutaj
web-token-kinds =
    { $count ->
        [one] { $count } żeton
        [few] { $count } różne żetony
       *[many] { $count } różnych żetonów
    }
web-token-then = potem
web-token-take = Weź go
web-route-shown = Zaznaczone na planszy: { ROUTE($routes) }
