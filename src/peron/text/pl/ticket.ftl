### Gry z biletami opowiedziane graczom: co się dzieje, czemu ruch jest niedozwolony, co dałby ruch, z czego jest wynik.
### $you to yes, gdy zdanie mówi się osobie, o której ono jest; $known to yes, gdy słuchający może znać karty;
### $tram to nazwa tramwajów w danej grze: tram albo cable-car.
### Imion się nie odmienia i nie wybiera się rodzaju: czas teraźniejszy.

## Co się dzieje

event-first-tickets-chosen =
    { $you ->
        [yes] Twoje pierwsze bilety są wybrane.
       *[no] { $seat } ma już wybrane pierwsze bilety.
    }
event-first-player =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna: { $seat }.
    }
event-draw-deck =
    { $you ->
        [yes] Dobierasz z talii { $a-card }.
       *[no] { $known ->
            [yes] { $seat } dobiera z talii { $a-card }.
           *[no] { $seat } dobiera kartę z talii.
        }
    }
event-draw-market =
    { $you ->
        [yes] Bierzesz z odkrytych { $a-card }.
       *[no] { $seat } bierze z odkrytych { $a-card }.
    }
event-market =
    { $count ->
        [one] Nowa odkryta karta: { $cards }.
       *[other] Nowe odkryte karty: { $cards }.
    }
event-sweep = Wśród odkrytych: { $wild-count }. Cała piątka trafia na stos odrzuconych.
event-reshuffle =
    { $count ->
        [one] Talia się kończy. Z odrzuconych powstaje nowa: { $count } karta.
        [few] Talia się kończy. Z odrzuconych powstaje nowa: { $count } karty.
       *[many] Talia się kończy. Z odrzuconych powstaje nowa: { $count } kart.
    }
event-tickets-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Dobierasz bilety: { $tickets }.
           *[no] { $seat } dobiera bilety: { $tickets }.
        }
       *[no] { $count ->
            [one] { $seat } dobiera { $count } bilet.
            [few] { $seat } dobiera { $count } bilety.
           *[many] { $seat } dobiera { $count } biletów.
        }
    }
event-tickets-kept =
    { $known ->
        [yes] { $you ->
            [yes] { $returned ->
                [0] Zachowujesz: { $tickets }.
               *[other] Zachowujesz: { $tickets }. Drugi bilet oddajesz.
            }
           *[no] { $returned ->
                [0] { $seat } zachowuje: { $tickets }.
               *[other] { $seat } zachowuje: { $tickets }. Drugi bilet wraca pod talię.
            }
        }
       *[no] { $returned ->
            [0] { $count ->
                [one] { $seat } zachowuje { $count } bilet.
                [few] { $seat } zachowuje { $count } bilety.
               *[many] { $seat } zachowuje { $count } biletów.
            }
           *[other] { $seat } zachowuje 1 bilet, a drugi oddaje.
        }
    }
event-claim =
    { $points ->
        [one] { $you ->
            [yes] Zajmujesz trasę { $route }, płacisz: { $cards }. +{ $points } punkt.
           *[no] { $seat } zajmuje trasę { $route }, płaci: { $cards }. +{ $points } punkt.
        }
        [few] { $you ->
            [yes] Zajmujesz trasę { $route }, płacisz: { $cards }. +{ $points } punkty.
           *[no] { $seat } zajmuje trasę { $route }, płaci: { $cards }. +{ $points } punkty.
        }
       *[many] { $you ->
            [yes] Zajmujesz trasę { $route }, płacisz: { $cards }. +{ $points } punktów.
           *[no] { $seat } zajmuje trasę { $route }, płaci: { $cards }. +{ $points } punktów.
        }
    }
event-token =
    { $you ->
        [yes] Bierzesz { $a-token } ({ $place }).
       *[no] { $seat } bierze { $a-token } ({ $place }).
    }
event-stack =
    { $you ->
        [yes] Kładziesz { $token-count } na miejscu { $place }.
       *[no] { $seat } kładzie { $token-count } na miejscu { $place }.
    }
event-pass =
    { $you ->
        [yes] Pasujesz.
       *[no] { $seat } pasuje.
    }
event-last-round =
    { $you ->
        [yes] { $left ->
            [0] Nie masz już pojazdów. Ostatnia runda: każdy ma jeszcze jeden ruch.
            [one] Został Ci { $left } pojazd. Ostatnia runda: każdy ma jeszcze jeden ruch.
            [few] Zostały Ci { $left } pojazdy. Ostatnia runda: każdy ma jeszcze jeden ruch.
           *[many] Zostało Ci { $left } pojazdów. Ostatnia runda: każdy ma jeszcze jeden ruch.
        }
       *[no] { $left ->
            [0] { $seat } nie ma już pojazdów. Ostatnia runda: każdy ma jeszcze jeden ruch.
            [one] { $seat } ma jeszcze { $left } pojazd. Ostatnia runda: każdy ma jeszcze jeden ruch.
            [few] { $seat } ma jeszcze { $left } pojazdy. Ostatnia runda: każdy ma jeszcze jeden ruch.
           *[many] { $seat } ma jeszcze { $left } pojazdów. Ostatnia runda: każdy ma jeszcze jeden ruch.
        }
    }
event-over = Koniec gry.

## Dlaczego nie

why-no-such-seat = Nie ma miejsca { $seat }; liczba grających: { $seats }.
why-no-such-move = Nie ma ruchu { $move }: ruchy mają numery od 0, mniejsze niż { $moves }.
why-game-over = Gra jest skończona.
why-not-your-turn = Teraz gra: { $seat }.
why-already-decided = Twój wybór już zapadł. Pozostali jeszcze decydują.
why-choose-tickets-first = Najpierw wybierz, które bilety zachowujesz.
why-take-second-card = Jedną kartę już masz. Teraz weź drugą.
why-nothing-offered = Nie ma teraz biletów do wyboru.
why-one-ticket-offered = To był ostatni bilet, więc go zachowujesz.
why-may-not-pass = Możesz jeszcze coś dobrać albo zająć, więc nie możesz spasować.
why-deck-empty = Talia jest pusta i nie ma odrzuconych kart do przetasowania.
why-no-card-there = Na tym miejscu nie leży żadna karta.
why-wild-as-second = Odkryty { $wild } może być tylko pierwszą i jedyną kartą.
why-no-tickets-left = Nie ma już biletów.
why-route-taken =
    { $you ->
        [yes] Ta trasa jest już Twoja.
       *[no] Ta trasa jest zajęta: { $owner }.
    }
why-own-other-strand = Masz już drugi tor tej podwójnej trasy.
why-double-closed = Drugi tor jest zajęty. W grze 2-osobowej podwójna trasa ma miejsce tylko dla jednej osoby.
why-too-few-pieces =
    { $piece ->
        [subway] Wagony metra, które Ci zostały: { $have }. Trasa potrzebuje: { $need }.
        [cable-car] Tramwaje linowe, które Ci zostały: { $have }. Liczba pól trasy: { $need }.
       *[tram] Tramwaje, które Ci zostały: { $have }. Liczba pól trasy: { $need }.
    }
why-too-few-cards =
    { $short ->
        [one] Brakuje { $short } karty ({ $card }): masz { $have } z { $need }.
       *[other] Brakuje { $short } kart ({ $card }): masz { $have } z { $need }.
    }
why-place-tokens-first = Trzeba jeszcze rozłożyć ostatnie żetony turystyki.
why-tokens-placed = Wszystkie żetony turystyki są już rozłożone.
why-not-beside = Obok planszy nie ma żetonów z tym symbolem ({ $token }).
why-has-stack = { $place }: tu już leżą żetony. Wybierz miejsce bez żetonów.
why-take-token-first = Najpierw wybierz, który żeton turystyki bierzesz.
why-no-token-to-take = Nie ma teraz żetonu turystyki do wyboru.
why-have-token = Masz już { $a-token }.
why-token-not-here = Na żadnym końcu Twojej nowej trasy nie leży żeton z tym symbolem ({ $token }).

## Co dałby ruch

move-pass = Spasuj
move-draw-deck = Dobierz kartę z talii, w ciemno
move-draw-market =
    { $only ->
        [yes] Weź z odkrytych { $a-card }; to Twoja jedyna karta w tej turze
       *[no] Weź z odkrytych { $a-card }
    }
move-tickets =
    { $count ->
        [1] Dobierz ostatni bilet; musisz go zachować
       *[other] Dobierz { $count } bilety i zachowaj co najmniej 1
    }
move-keep =
    { $returned ->
        [0] Zachowaj: { $tickets }
       *[other] Zachowaj: { $tickets }; drugi bilet oddaj
    }
move-claim =
    { $points ->
        [one] Zajmij trasę { $route }, zapłać: { $cards }; { $points } punkt
        [few] Zajmij trasę { $route }, zapłać: { $cards }; { $points } punkty
       *[many] Zajmij trasę { $route }, zapłać: { $cards }; { $points } punktów
    }
move-take-token = Weź { $a-token } ({ $place })
move-place-token = Połóż { $token-count } na miejscu { $place }

## Wynik, wiersz po wierszu

score-tram =
    { $tram ->
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
score-subway =
    { $count ->
        [one] { $count } trasa metra
        [few] { $count } trasy metra
       *[many] { $count } tras metra
    }
score-ferry =
    { $count ->
        [one] { $count } trasa promowa
        [few] { $count } trasy promowe
       *[many] { $count } tras promowych
    }
score-ticket-done = Bilet { $ticket }, połączony
score-ticket-open = Bilet { $ticket }, niepołączony
score-tokens =
    { $count ->
        [one] { $count } żeton turystyki
        [few] { $count } różne żetony turystyki
       *[many] { $count } różnych żetonów turystyki
    }

## Ruchy, których nie da się zrozumieć

notation-no-such-move = Nie ma ruchu { $move }.
notation-unknown = „{ $text }” to nie ruch. Czy chodzi o „{ $nearest }”?
notation-card = „{ $name }” to nie karta. Czy chodzi o „{ $nearest }”?
notation-not-face-up = „{ $text }”: takiej karty tam nie ma. Odkryte są: { $face_up }.
notation-route = Nie ma trasy „{ $name }”. Czy chodzi o „{ $nearest }”?
notation-token = Nie ma żetonu turystyki „{ $name }”. Czy chodzi o „{ $nearest }”?
notation-place = Nie ma miejsca „{ $name }”. Czy chodzi o „{ $nearest }”?
notation-payment = Za trasę { $route } nie można zapłacić „{ $cards }”. Można tak: { $ways }.
notation-choose-payment = Za trasę { $route } można zapłacić na kilka sposobów. Wybierz jeden: { $ways }.
