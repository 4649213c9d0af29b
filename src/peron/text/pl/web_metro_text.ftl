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
           *[other] Tak pasuje na { COUNT($count, "squares") }.
        }
       *[no] Pasuje na { COUNT($count, "squares") }.
    }
web-metro-text-deed-own-done = Kończy Twoją linię
web-metro-text-deed-done = Kończy linię
web-metro-text-deed-own-grows = Wydłuża Twoją linię
web-metro-text-deed-grows = Wydłuża linię
web-metro-text-deed-nothing = Nie zmienia jeszcze żadnej linii

## Inne ruchy

web-metro-text-wagon = Postaw wagon na dworcu centralnym
web-metro-text-wagon-share = Którą akcję okazujesz? Wagon będzie tej spółki.
web-metro-text-wagon-on = Tor { $rail }, w stronę { $square }
web-metro-text-exchange = Wymień akcję

## Jak stoją sprawy

web-metro-text-no-tile = Nie masz kafelka.
web-metro-text-player =
    { $known ->
        [yes] { COUNT($points, "points") },{ " " }
       *[no] { "" }
    }{ $tiles ->
        [0] bez kafelka
       *[other] { COUNT($tiles, "tiles") } w ręku
    }{ $wagon ->
        [yes] , dodatkowy wagon jeszcze nie stoi
       *[no] { "" }
    }
web-metro-text-shown = Okazane: { $shares }

## Linie

web-metro-text-lines-count = czeka: { $waiting }, ukończone: { $done }
web-metro-text-company = { CAPITAL(company-name) }
web-metro-text-station = Stacja { $number }
web-metro-text-rail = Tor { $number } dworca centralnego
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
web-metro-text-worth = teraz warte { COUNT($count, "points") }, bez premii
web-metro-text-chart = Wszystkie spółki
web-metro-text-column-company = Spółka
web-metro-text-column-points = Punkty
web-metro-text-column-value = Wartość teraz
web-metro-text-column-wagon = Dodatkowy wagon
web-metro-text-colour = { CAPITAL(SHARE($company)) }
web-metro-text-wagon-free = wolny
web-metro-text-wagon-placed = stoi
web-metro-text-stacks = Na stole
web-metro-text-share-stack =
    { $percent }%: odkryta { SHARE($company) }, { $count ->
        [0] zakrytych nie ma
        [one] zakryta { $count }
        [few] zakryte { $count }
       *[many] zakrytych { $count }
    }
web-metro-text-numbers-line = Linia, która dojedzie do tej stacji, na koniec daje Ci swoje punkty, czyjakolwiek jest.
