### Strona przy stoliku gry w bilety: karty, ręka, bilety, mapa.

## Co teraz

web-three-choices = Weź karty, zajmij trasę albo dobierz bilety
web-three-choices-short = Karty, trasa albo bilety
web-only-pass = Możesz tylko spasować
web-second-card = Weź drugą kartę
web-choose-tickets = Wybierz bilety, które zachowasz
web-first-kept = Twój wybór już zapadł
web-doing-turn = wybiera ruch
web-doing-second = bierze drugą kartę
web-doing-tickets = wybiera bilety
web-doing-first = Pierwsze bilety
web-doing-placing = układa żetony turystyki
web-doing-token = wybiera żeton
web-place-token = Połóż żetony
web-place-token-line =
    { $count ->
        [one] Ostatni stos: wskaż miejsce bez żetonów
       *[other] Wybierz stos i wskaż miejsce bez żetonów
    }
web-place-token-short =
    { $count ->
        [one] Wskaż miejsce
       *[other] Wskaż stos i miejsce
    }
web-take-token = Weź żeton
web-take-token-line = Wybierz jeden z dwóch
web-take-token-after = Zajęta trasa: { $route }, +{ $points }

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
web-deck =
    { $count ->
        [one] Talia: dobierz kartę w ciemno, została { $count }
        [few] Talia: dobierz kartę w ciemno, zostały { $count }
       *[many] Talia: dobierz kartę w ciemno, zostało { $count }
    }
web-discards =
    { $count ->
        [0] Brak odrzuconych
        [one] { $count } odrzucona
        [few] { $count } odrzucone
       *[many] { $count } odrzuconych
    }
web-take-tickets =
    { $count ->
        [one] Dobierz { $count } bilet
        [few] Dobierz { $count } bilety
       *[many] Dobierz { $count } biletów
    }
web-pass = Spasuj

## Ręka

web-hand = Twoja ręka
web-hand-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
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
web-ticket-joined = połączony
web-ticket-open = jeszcze niepołączony
web-ticket-missing =
    { $routes ->
        [one] brakuje 1 trasy
       *[other] brakuje { $routes } tras
    }
web-ticket-missing-cards =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
web-ticket-lost = nie da się już połączyć

## Wybór biletów

web-offer-title = Które bilety zachowujesz?
web-offer-first = Zachowaj jeden albo oba. Pozostali wybierają w tym samym czasie.
web-offer-later = Zachowaj co najmniej jeden.
web-offer-only = To ostatni bilet: zachowujesz go.
web-offer-means = Połączony bilet daje punkty, niepołączony je odbiera.
web-offer-hold = Już masz
web-keep-both = Zachowaj oba
web-keep-one = Zachowaj ten
web-keep-none = Wybierz co najmniej jeden
web-offer-chosen = Twoje bilety są wybrane
web-offer-wait = Czekamy na: { $names }.

## Części wąskiego ekranu

web-parts = Części stołu
web-tab-token = Żeton
web-tab-cards = Karty
web-tab-hand = Ręka
web-tab-tickets = Bilety · { $count }
web-tab-players = Osoby
web-tab-log = Dziennik
web-tab-text = Tekst

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
web-count-cards = karty
web-count-tickets = bilety

## Klawisze

web-key-market = Weź odkrytą kartę z tego miejsca
web-key-deck = Dobierz z talii
web-key-tickets = Dobierz bilety
web-key-offer = Wybierz z biletów; zachowaj
web-key-token = Wybierz żeton turystyki; weź go albo połóż
web-key-board = Do mapy
web-key-routes = Na mapie: trasy stąd
web-key-pay = Wybierz, czym płacisz; zajmij
web-key-zoom = Na mapie: bliżej, dalej, całość

## Trasa, na którą się wskazuje

web-how-to-pay = Czym płacisz?
web-claim-for = Zajmij trasę, +{ $points }
web-not-now = Nie teraz
web-keeps = zostaje: { $cards }
web-joins = Łączy bilet { $ticket }
web-cards-price =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
web-points-gain =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Mapa i ramka o trasie

web-route-line =
    { $kind ->
        [subway] Metro · { $colour } · koszt { $count }
        [cable-car] { $count ->
            [one] Tramwaj linowy · { $colour } · { $count } pole
            [few] Tramwaj linowy · { $colour } · { $count } pola
           *[many] Tramwaj linowy · { $colour } · { $count } pól
        }
        [ferry] { $count ->
            [one] Prom · { $colour } · { $count } pole
            [few] Prom · { $colour } · { $count } pola
           *[many] Prom · { $colour } · { $count } pól
        }
       *[tram] { $count ->
            [one] Tramwaj · { $colour } · { $count } pole
            [few] Tramwaj · { $colour } · { $count } pola
           *[many] Tramwaj · { $colour } · { $count } pól
        }
    }
web-route-label = { $name }: { $kind }, { $colour }, { $cards }, { $points }; { $state }
web-route-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
web-route-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-route-free = wolna
web-route-can = możesz ją teraz zająć
web-route-yours = Twoja
web-route-taken = zajęta: { $name }
web-route-place =
    { $count ->
        [one] { $name }, { $reference }, { $count } trasa
        [few] { $name }, { $reference }, { $count } trasy
       *[many] { $name }, { $reference }, { $count } tras
    }
web-route-list = Trasy: { $name }
web-route-short = koszt { $cards } · +{ $points }
web-route-zoom-in = Przybliż
web-route-zoom-out = Oddal
web-route-map-all = Pokaż całą mapę
web-route-pieces =
    { $kind ->
        [subway] wagony metra
        [cable-car] tramwaje linowe
       *[tram] tramwaje
    }
web-route-pay = Płacisz
web-route-count-blue =
    { $count ->
        [one] { $count } niebieska
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
    }
web-route-count-green =
    { $count ->
        [one] { $count } zielona
        [few] { $count } zielone
       *[many] { $count } zielonych
    }
web-route-count-black =
    { $count ->
        [one] { $count } czarna
        [few] { $count } czarne
       *[many] { $count } czarnych
    }
web-route-count-purple =
    { $count ->
        [one] { $count } fioletowa
        [few] { $count } fioletowe
       *[many] { $count } fioletowych
    }
web-route-count-red =
    { $count ->
        [one] { $count } czerwona
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
web-route-count-orange =
    { $count ->
        [one] { $count } pomarańczowa
        [few] { $count } pomarańczowe
       *[many] { $count } pomarańczowych
    }
web-route-hint = Kliknij albo naciśnij Enter, żeby zająć tę trasę.
web-route-cannot = Tej trasy nie możesz zająć
web-route-rule = Zasada { $rule }
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
web-route-close = Zamknij

## Promy i żetony turystyki

web-route-ferry-price =
    { $cards ->
        [0] { $ferries }
        [one] { $colour ->
            [gray] { $ferries } + { $cards } w dowolnym kolorze
           *[other] { $ferries } + { $cards } ({ $name })
        }
       *[other] { $colour ->
            [gray] { $ferries } + { $cards } w jednym kolorze
           *[other] { $ferries } + { $cards } ({ $name })
        }
    }
web-route-token = Daje Ci { $token }
web-route-token-choice = Daje Ci jeden żeton do wyboru: { $tokens }
web-tokens = Twoje żetony
web-tokens-none = Jeszcze bez żetonów turystyki
web-tokens-have = Masz: { $tokens }
web-tokens-points =
    { $count ->
        [one] { $count } punkt na koniec
        [few] { $count } punkty na koniec
       *[many] { $count } punktów na koniec
    }
web-tokens-worth =
    { $count ->
        [one] Żetony turystyki: { $tokens }; warte { $count } punkt
        [few] Żetony turystyki: { $tokens }; warte { $count } punkty
       *[many] Żetony turystyki: { $tokens }; warte { $count } punktów
    }
web-tokens-beside = Obok planszy
web-tokens-placing = Układa: { $name }
web-stack-gone = żetony rozebrane: { $token }
web-spot-place = połóż żetony tutaj
web-spot-take = weź żeton stąd
web-token-which = Który żeton bierzesz?
web-token-both = Na obu końcach leży taki, którego nie masz.
web-token-where = Gdzie kładziesz żetony?
web-token-place-rule =
    { $two ->
        [yes] { $count ->
            [one] Teraz drugi, na innym miejscu bez żetonów.
           *[other] Kładziesz oba, jeden po drugim, na miejscach bez żetonów.
        }
       *[no] { $count ->
            [one] Ostatni stos kładziesz na dowolnym miejscu bez żetonów.
           *[other] Jeden stos, na dowolnym miejscu bez żetonów. Drugi położy ktoś inny.
        }
    }
web-token-in-stack =
    { $count ->
        [one] jeden żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
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
