### Gry z biletami opowiedziane graczom: co się dzieje, czemu ruch jest niedozwolony, co dałby ruch, z czego jest wynik.
### Imion się nie odmienia i nie wybiera się rodzaju: czas teraźniejszy.

## Co leży na stole

table-column-cards = karty
table-column-tickets = bilety
table-offer = Do wyboru
table-free = wolna

## Co się dzieje

event-first-tickets-chosen =
    { YOU($seat) ->
        [yes] Twoje pierwsze bilety są wybrane.
       *[no] { PLAYER($seat) } ma już wybrane pierwsze bilety.
    }
event-first-player =
    { YOU($seat) ->
        [yes] Zaczynasz.
       *[no] Zaczyna: { PLAYER($seat) }.
    }
event-draw-deck =
    { YOU($seat) ->
        [yes] Dobierasz z talii { ONE_CARD($card) }.
       *[no] { KNOWN($card) ->
            [yes] { PLAYER($seat) } dobiera z talii { ONE_CARD($card) }.
           *[no] { PLAYER($seat) } dobiera kartę z talii.
        }
    }
event-draw-market =
    { YOU($seat) ->
        [yes] Bierzesz z odkrytych { ONE_CARD($card) }.
       *[no] { PLAYER($seat) } bierze z odkrytych { ONE_CARD($card) }.
    }
event-market =
    { $count ->
        [one] Nowa odkryta karta: { CARD($cards) }.
       *[other] Nowe odkryte karty: { CARD($cards) }.
    }
event-sweep = Wśród odkrytych: { WILDS($wilds) }. Cała piątka trafia na stos odrzuconych.
event-row-stays = Wśród odkrytych: { WILDS($wilds) }. Z pozostałych kart nie da się ułożyć lepszego rzędu, więc ten zostaje.
event-reshuffle = Talia się kończy. Z odrzuconych powstaje nowa: { COUNT($count, "cards") }.
event-tickets-drawn =
    { YOU($seat) ->
        [yes] Dobierasz
       *[no] { PLAYER($seat) } dobiera
    } { KNOWN($tickets) ->
        [yes] { $count ->
            [one] bilet: { TICKET($tickets) }.
           *[other] bilety: { TICKET($tickets) }.
        }
       *[no] { COUNT($count, "tickets") }.
    }
event-tickets-kept =
    { KNOWN($tickets) ->
        [yes] { YOU($seat) ->
            [yes] { $returned ->
                [0] Zachowujesz: { TICKET($tickets) }.
               *[other] Zachowujesz: { TICKET($tickets) }. Drugi bilet oddajesz.
            }
           *[no] { $returned ->
                [0] { PLAYER($seat) } zachowuje: { TICKET($tickets) }.
               *[other] { PLAYER($seat) } zachowuje: { TICKET($tickets) }. Drugi bilet wraca pod talię.
            }
        }
       *[no] { $returned ->
            [0] { $count ->
                [one] { PLAYER($seat) } zachowuje { $count } bilet.
                [few] { PLAYER($seat) } zachowuje { $count } bilety.
               *[many] { PLAYER($seat) } zachowuje { $count } biletów.
            }
           *[other] { PLAYER($seat) } zachowuje 1 bilet, a drugi oddaje.
        }
    }
event-claim =
    { YOU($seat) ->
        [yes] Zajmujesz trasę { ROUTE($route) }, płacisz
       *[no] { PLAYER($seat) } zajmuje trasę { ROUTE($route) }, płaci
    }: { CARDS($cards) }. +{ COUNT($points, "points") }.
event-token =
    { YOU($seat) ->
        [yes] Bierzesz { ONE_TOKEN($token) } ({ PLACE($place) }).
       *[no] { PLAYER($seat) } bierze { ONE_TOKEN($token) } ({ PLACE($place) }).
    }
event-stack =
    { YOU($seat) ->
        [yes] Kładziesz { TOKENS($token, $count) } na miejscu { PLACE($place) }.
       *[no] { PLAYER($seat) } kładzie { TOKENS($token, $count) } na miejscu { PLACE($place) }.
    }
event-last-round =
    { YOU($seat) ->
        [yes] { $left ->
            [0] Nie masz już pojazdów
            [one] Został Ci { COUNT($left, "pieces") }
            [few] Zostały Ci { COUNT($left, "pieces") }
           *[many] Zostało Ci { COUNT($left, "pieces") }
        }
       *[no] { $left ->
            [0] { PLAYER($seat) } nie ma już pojazdów
           *[other] { PLAYER($seat) } ma jeszcze { COUNT($left, "pieces") }
        }
    }. Ostatnia runda: każdy ma jeszcze jedną turę.

## Dlaczego nie

why-choose-tickets-first = Najpierw wybierz, które bilety zachowujesz.
why-take-second-card = Jedną kartę już masz. Teraz weź drugą.
why-nothing-offered = Nie ma teraz biletów do wyboru.
why-one-ticket-offered = To był ostatni bilet, więc go zachowujesz.
why-may-not-pass = Możesz jeszcze coś dobrać albo zająć, więc nie możesz spasować.
why-deck-empty = Talia jest pusta i nie ma odrzuconych kart do przetasowania.
why-no-card-there = Na tym miejscu nie leży żadna karta.
why-wild-as-second = Odkryty { WILD() } może być tylko pierwszą i jedyną kartą.
why-no-tickets-left = Nie ma już biletów.
why-route-taken =
    { YOU($owner) ->
        [yes] Ta trasa jest już Twoja.
       *[no] Ta trasa jest zajęta: { PLAYER($owner) }.
    }
why-own-other-strand = Masz już drugą nitkę tej podwójnej trasy.
why-double-closed = Druga nitka jest zajęta. W grze 2-osobowej podwójna trasa ma miejsce tylko dla jednej osoby.
why-too-few-pieces =
    { PIECE($piece) ->
        [subway] Wagony metra, które Ci zostały: { $have }. Trasa potrzebuje: { $need }.
        [cable-car] Tramwaje linowe, które Ci zostały: { $have }. Liczba pól trasy: { $need }.
       *[tram] Tramwaje, które Ci zostały: { $have }. Liczba pól trasy: { $need }.
    }
why-too-few-cards = Do zapłaty brakuje: { CARDS($cards) }. Masz { $have } z { $need }.
why-place-tokens-first = Trzeba jeszcze rozłożyć ostatnie żetony turystyki.
why-tokens-placed = Wszystkie żetony turystyki są już rozłożone.
why-not-beside = Obok planszy nie ma żetonów z tym symbolem ({ TOKEN($token) }).
why-has-stack = { PLACE($place) }: tu już leżą żetony. Wybierz miejsce bez żetonów.
why-take-token-first = Najpierw wybierz, który żeton turystyki bierzesz.
why-no-token-to-take = Nie ma teraz żetonu turystyki do wyboru.
why-have-token = Masz już { ONE_TOKEN($token) }.
why-token-not-here = Na żadnym końcu Twojej nowej trasy nie leży żeton z tym symbolem ({ TOKEN($token) }).

## Co teraz trzeba zrobić

own-turn =
    { $last ->
        [yes] { prompt-ticket-last-turn.title }
       *[no] { your-turn }
    }
prompt-ticket-turn = Weź karty, zajmij trasę albo dobierz bilety
    .title = { your-turn }
    .line = { prompt-ticket-turn }
    .short = Karty, trasa albo bilety
prompt-ticket-last-turn = Twoja ostatnia tura: weź karty, zajmij trasę, dobierz bilety albo spasuj
    .title = Twoja ostatnia tura
    .line = Ostatnia runda: każdy ma jeszcze jedną turę
    .short = Ostatnia runda
prompt-ticket-pass = Możesz tylko spasować
    .title = { own-turn }
    .line = { prompt-ticket-pass }
    .short = { prompt-ticket-pass }
prompt-ticket-second-card = Weź drugą kartę
    .title = { own-turn }
    .line = { prompt-ticket-second-card }
    .short = { prompt-ticket-second-card }
prompt-ticket-tickets = Wybierz bilety, które zachowasz
    .title = { own-turn }
    .line = { prompt-ticket-tickets }
    .short = Wybierz bilety
prompt-ticket-first-tickets = Wybierz pierwsze bilety: zachowaj jeden albo oba
    .title = { your-turn }
    .line = { prompt-ticket-first-tickets }
    .short = { prompt-ticket-tickets.short }
prompt-ticket-placing =
    { $count ->
        [one] Połóż ostatnie żetony turystyki na miejscu bez żetonów
       *[other] Wybierz żetony turystyki i połóż je na miejscu bez żetonów
    }
    .title = Połóż żetony
    .line = { prompt-ticket-placing }
    .short =
    { $count ->
        [one] Wybierz miejsce
       *[other] Żetony i miejsce
    }
    .where =
    { $both ->
        [yes] { $count ->
            [one] Teraz drugi, na innym miejscu bez żetonów.
           *[other] Kładziesz oba, jeden po drugim, na miejscach bez żetonów.
        }
       *[no] { $count ->
            [one] Ostatni stos kładziesz na dowolnym miejscu bez żetonów.
           *[other] Jeden stos, na dowolnym miejscu bez żetonów. Drugi położy ktoś inny.
        }
    }
prompt-ticket-token = Wybierz żeton turystyki, który bierzesz
    .title = Weź żeton
    .line = Zajęta trasa: { ROUTE($route) }, +{ $points }
    .short = Wybierz żeton
ticket-doing =
    { $phase ->
        [second-card] bierze drugą kartę
        [tickets] wybiera bilety
        [placing] kładzie żetony turystyki
        [token] wybiera żeton
       *[turn] wybiera ruch
    }
prompt-ticket-wait = { PLAYER($seat) } { ticket-doing }
    .line =
    { $last ->
        [yes] { prompt-ticket-last-turn.line }
       *[no] { ticket-doing }
    }
    .short =
    { $last ->
        [yes] { prompt-ticket-last-turn.short }
       *[no] { ticket-doing }
    }
prompt-ticket-first-wait = Trwa wybór pierwszych biletów: { PLAYER($seats) }
    .line = { prompt-ticket-first-wait.short }
    .short = Pierwsze bilety
prompt-ticket-first-kept = Twój wybór już zapadł. Wybierają jeszcze: { PLAYER($seats) }
    .line = Twój wybór już zapadł
    .short = { prompt-ticket-first-kept.line }

## Co jeszcze dałoby zajęcie trasy

gain-ticket = realizuje bilet { TICKET($ticket) }
gain-ticket-nearer = przybliża bilet { TICKET($ticket) }: brakujące trasy: { $after } zamiast { $before }
gain-token = daje { ONE_TOKEN($token) }
gain-token-choice = daje jeden z żetonów: { TOKEN($tokens) }

## Co dałby ruch

move-draw-deck = Dobierz kartę z talii, w ciemno
move-draw-market =
    { $card ->
        [wild] Weź z odkrytych { ONE_CARD($card) }; to Twoja jedyna karta w tej turze
       *[other] Weź z odkrytych { ONE_CARD($card) }
    }
move-tickets =
    { $count ->
        [1] Dobierz ostatni bilet; musisz go zachować
       *[other] Dobierz { $count } bilety i zachowaj co najmniej 1
    }
move-keep =
    { $returned ->
        [0] Zachowaj: { TICKET($tickets) }
       *[other] Zachowaj: { TICKET($tickets) }; drugi bilet oddaj
    }
move-claim = Zajmij trasę { ROUTE($route) }, zapłać: { CARDS($cards) }; { COUNT($points, "points") }
move-take-token = Weź { ONE_TOKEN($token) } ({ PLACE($place) })
move-place-token = Połóż { TOKENS($token, $count) } na miejscu { PLACE($place) }

## Wynik, wiersz po wierszu

score-tram =
    { TRAM() ->
        [cable-car] { $count ->
            [one] { $count } trasa tramwaju linowego
            [few] { $count } trasy tramwajów linowych
           *[many] { $count } tras tramwajów linowych
        }
       *[tram] { $count ->
            [one] { $count } trasa tramwajowa
            [few] { $count } trasy tramwajowe
           *[many] { $count } tras tramwajowych
        }
    }
score-subway = { COUNT($count, "routes") } metra
score-ferry =
    { $count ->
        [one] { $count } trasa promowa
        [few] { $count } trasy promowe
       *[many] { $count } tras promowych
    }
score-ticket-done = Bilet { TICKET($ticket) }, zrealizowany
score-ticket-open = Bilet { TICKET($ticket) }, niezrealizowany
score-tokens =
    { $count ->
        [one] { $count } żeton turystyki
        [few] { $count } różne żetony turystyki
       *[many] { $count } różnych żetonów turystyki
    }

verdict-tickets =
    { YOU($seat) ->
        [yes] Wygrywasz: tyle samo punktów, więcej zrealizowanych biletów ({ $rule }).
       *[no] Wygrywa { PLAYER($seat) }: tyle samo punktów, więcej zrealizowanych biletów ({ $rule }).
    }
    .by = tyle samo punktów, więcej zrealizowanych biletów
verdict-shared-tickets = Wspólna wygrana: { PLAYER($seats) }. Tyle samo punktów i zrealizowanych biletów ({ $rule }).
    .by = tyle samo punktów i zrealizowanych biletów

## Ruchy, których nie da się zrozumieć

notation-card = „{ $name }” to nie karta. Czy chodzi o „{ $nearest }”?
notation-not-face-up = „{ $text }”: takiej karty tam nie ma. Odkryte są: { CARD($face_up) } ({ $rule }).
notation-which-route = Która trasa? Podaj ją z nazwą, na przykład „{ $nearest }”.
notation-route = Nie ma trasy „{ $name }”. Czy chodzi o „{ $nearest }”?
notation-token = Nie ma żetonu turystyki „{ $name }”. Czy chodzi o „{ $nearest }”?
notation-place = Nie ma miejsca „{ $name }”. Czy chodzi o „{ $nearest }”?
notation-payment-count = Za trasę { ROUTE($route) } płaci się tyloma kartami: { $need }. Nie pasuje: { CARDS($cards) } ({ $rule }).
notation-payment-ferries = Symbole promu na trasie { ROUTE($route) } wymagają co najmniej: { WILDS($ferries) }. Nie pasuje: { CARDS($cards) } ({ $rule }).
notation-payment-colours = Trasa { ROUTE($route) } przyjmuje dowolny kolor, ale tylko jeden. Nie pasuje: { CARDS($cards) } ({ $rule }).
notation-payment-colour = Trasa { ROUTE($route) } przyjmuje karty w swoim kolorze ({ CARD($card) }) i jokery ({ WILD() }). Nie pasuje: { CARDS($cards) } ({ $rule }).
payment = { CARDS($cards) }
notation-choose-payment =
    { $more ->
        [0] Za trasę { ROUTE($route) } można zapłacić na kilka sposobów. Wybierz jeden: { SAY($ways) }.
       *[other] Za trasę { ROUTE($route) } można zapłacić na wiele sposobów. Wybierz jeden, na przykład: { SAY($ways) } (i inne: { $more }).
    }

## Co jest na planszy

inventory-ticket = { COUNT($places, "places") }, { COUNT($routes, "routes") }, { COUNT($tickets, "tickets") }
