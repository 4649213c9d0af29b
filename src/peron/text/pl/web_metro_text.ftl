### Metro słowami: widok tekstowy stolika.

## Kładzenie kafelka

web-metro-text-lay = Połóż kafelek
web-metro-text-lay-drawn = Połóż wyciągnięty kafelek
web-metro-text-which = Który kafelek?
web-metro-text-slot = Kafelek { $slot }:
web-metro-text-turned = Jak leży?
web-metro-text-turn-0 = tak jak jest
web-metro-text-turn-90 = o ćwierć obrotu w prawo
web-metro-text-turn-180 = o pół obrotu
web-metro-text-turn-270 = o ćwierć obrotu w lewo
web-metro-text-fits =
    { $turns ->
        [yes] { $count ->
            [0] Tak nie pasuje nigdzie: obróć go.
            [one] Tak pasuje na { $count } pole.
            [few] Tak pasuje na { $count } pola.
           *[many] Tak pasuje na { $count } pól.
        }
       *[no] { $count ->
            [one] Pasuje na { $count } pole.
            [few] Pasuje na { $count } pola.
           *[many] Pasuje na { $count } pól.
        }
    }
web-metro-text-squares =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
web-metro-text-deed-own-done = Kończy Twoją linię
web-metro-text-deed-done = Kończy linię
web-metro-text-deed-own-grows = Wydłuża Twoją linię
web-metro-text-deed-grows = Wydłuża linię
web-metro-text-deed-nothing = Nie zmienia jeszcze żadnej linii
web-metro-text-lay-on = Połóż na polu { $square }
web-metro-text-effect =
    { $finished ->
        [yes] { $line }: { $what }, { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[no] { $line }: { $what }
    }

## Inne ruchy

web-metro-text-draw = Wyciągnij kafelek ze stosu i połóż właśnie ten
web-metro-text-pass = Pasuj
web-metro-text-wagon = Postaw wagon na dworcu centralnym
web-metro-text-wagon-share = Którą akcję okazujesz? Wagon będzie tej spółki.
web-metro-text-wagon-on = Tor { $rail }, w stronę { $square }
web-metro-text-exchange = Wymień akcję
web-metro-text-exchange-for =
    { $from ->
        [open] Oddaj akcję { $percent }% ({ $given ->
            [yellow] żółtą
            [blue] niebieską
            [orange] pomarańczową
            [green] zieloną
            [purple] fioletową
            [black] czarną
            [red] czerwoną
           *[white] białą
        }) za odkrytą: { $taken ->
            [yellow] żółta
            [blue] niebieska
            [orange] pomarańczowa
            [green] zielona
            [purple] fioletowa
            [black] czarna
            [red] czerwona
           *[white] biała
        }
       *[hidden] Oddaj akcję { $percent }% ({ $given ->
            [yellow] żółtą
            [blue] niebieską
            [orange] pomarańczową
            [green] zieloną
            [purple] fioletową
            [black] czarną
            [red] czerwoną
           *[white] białą
        }) za zakrytą z wierzchu stosu
    }

## Jak stoją sprawy

web-metro-text-hand =
    { $count ->
        [one] Twój kafelek
       *[other] Twoje kafelki
    }
web-metro-text-drawn = Właśnie wyciągnięty
web-metro-text-no-tile = Nie masz kafelka.
web-metro-text-stack =
    { $count ->
        [0] stos jest pusty
        [one] w stosie { $count } kafelek
        [few] w stosie { $count } kafelki
       *[many] w stosie { $count } kafelków
    }
web-metro-text-player =
    { $known ->
        [yes] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, { $tiles ->
            [0] bez kafelka
            [one] { $tiles } kafelek w ręku
            [few] { $tiles } kafelki w ręku
           *[many] { $tiles } kafelków w ręku
        }{ $wagon ->
            [yes] , dodatkowy wagon jeszcze nie stoi
           *[no] { "" }
        }
       *[no] { $tiles ->
            [0] bez kafelka
            [one] { $tiles } kafelek w ręku
            [few] { $tiles } kafelki w ręku
           *[many] { $tiles } kafelków w ręku
        }{ $wagon ->
            [yes] , dodatkowy wagon jeszcze nie stoi
           *[no] { "" }
        }
    }
web-metro-text-shown = Okazane: { $shares }
web-metro-text-share-name =
    { $company ->
        [yellow] żółta { $percent }%
        [blue] niebieska { $percent }%
        [orange] pomarańczowa { $percent }%
        [green] zielona { $percent }%
        [purple] fioletowa { $percent }%
        [black] czarna { $percent }%
        [red] czerwona { $percent }%
       *[white] biała { $percent }%
    }

## Linie

web-metro-text-lines = Linie
web-metro-text-lines-mine = Twoje linie
web-metro-text-lines-count = czeka: { $waiting }, ukończone: { $done }
web-metro-text-company =
    { $company ->
        [yellow] Spółka żółta
        [blue] Spółka niebieska
        [orange] Spółka pomarańczowa
        [green] Spółka zielona
        [purple] Spółka fioletowa
        [black] Spółka czarna
        [red] Spółka czerwona
       *[white] Spółka biała
    }
web-metro-text-station = Stacja { $number }
web-metro-text-rail = Tor { $number } dworca centralnego
web-metro-text-line-open =
    { $tiles ->
        [0] bez kafelka, zaczyna się na { $square }
        [one] { $tiles } kafelek, dalej przez { $square }
        [few] { $tiles } kafelki, dalej przez { $square }
       *[many] { $tiles } kafelków, dalej przez { $square }
    }
web-metro-text-line-done =
    { $end ->
        [centre] { $doubled ->
            [yes] Ukończona na dworcu centralnym: { $tiles ->
                [one] { $tiles } kafelek
                [few] { $tiles } kafelki
               *[many] { $tiles } kafelków
            }, podwójnie, { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }
           *[no] Ukończona na dworcu centralnym: { $tiles ->
                [one] { $tiles } kafelek
                [few] { $tiles } kafelki
               *[many] { $tiles } kafelków
            }, { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }
        }
       *[station] Ukończona na stacji { $number }: { $tiles ->
            [one] { $tiles } kafelek
            [few] { $tiles } kafelki
           *[many] { $tiles } kafelków
        }, { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
web-metro-text-over = przez { $squares }

## Plansza

web-metro-text-board = Plansza, pole po polu
web-metro-text-grid = Plansza: kolumny od a do h, wiersze od 1 do 8
web-metro-text-laid = { $count } z 60 kafelków
web-metro-text-centre = Dworzec centralny
web-metro-text-square-tile = { $square }: tory { $ways }. { $lines }
web-metro-text-square-no-line = Jeszcze bez linii
web-metro-text-square-free = { $square }: wolne
web-metro-text-square-lay = { $square }: wolne, kafelek pasuje. Do przycisku, który go kładzie
web-metro-text-square-why = { $square }: wolne, ale kafelka nie można tu położyć. Dlaczego?

## Spółki i karty

web-metro-text-companies = Spółki i akcje
web-metro-text-exchange-state =
    { $state ->
        [open] Akcje można wymieniać, dopóki żadna spółka nie ma 25 punktów.
        [paused] Akcji się nie wymienia, aż znów ktoś położy kafelek.
       *[closed] Akcji już się nie wymienia.
    }
web-metro-text-shares = Twoje akcje
web-metro-text-worth =
    { $count ->
        [one] teraz warte { $count } punkt, bez premii
        [few] teraz warte { $count } punkty, bez premii
       *[many] teraz warte { $count } punktów, bez premii
    }
web-metro-text-share =
    { $company ->
        [yellow] żółta
        [blue] niebieska
        [orange] pomarańczowa
        [green] zielona
        [purple] fioletowa
        [black] czarna
        [red] czerwona
       *[white] biała
    } { $percent }%, teraz warta { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $shown ->
        [yes] , okazana
       *[no] { "" }
    }
web-metro-text-chart = Wszystkie spółki
web-metro-text-column-company = Spółka
web-metro-text-column-points = Punkty
web-metro-text-column-value = Wartość teraz
web-metro-text-column-wagon = Dodatkowy wagon
web-metro-text-colour =
    { $company ->
        [yellow] Żółta
        [blue] Niebieska
        [orange] Pomarańczowa
        [green] Zielona
        [purple] Fioletowa
        [black] Czarna
        [red] Czerwona
       *[white] Biała
    }
web-metro-text-wagon-free = wolny
web-metro-text-wagon-placed = stoi
web-metro-text-stacks = Na stole
web-metro-text-share-stack =
    { $percent }%: odkryta { $company ->
        [yellow] żółta
        [blue] niebieska
        [orange] pomarańczowa
        [green] zielona
        [purple] fioletowa
        [black] czarna
        [red] czerwona
       *[white] biała
    }, { $count ->
        [0] zakrytych nie ma
        [one] zakryta { $count }
        [few] zakryte { $count }
       *[many] zakrytych { $count }
    }
web-metro-text-numbers = Twoje karty z numerami
web-metro-text-numbers-line = Linia, która dojedzie do tej stacji, na koniec daje Ci swoje punkty, czyjakolwiek jest.
web-metro-text-number =
    { $points ->
        [0] Stacja { $number }: jeszcze nic
        [one] Stacja { $number }: { $points } punkt
        [few] Stacja { $number }: { $points } punkty
       *[many] Stacja { $number }: { $points } punktów
    }
