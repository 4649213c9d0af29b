### Rzeczy, które się liczy: każdy rzeczownik z formami tylko tutaj. COUNT($n, "cards") mówi count-cards.
### Gdzie zdanie potrzebuje innego przypadka: -acc to biernik, -gen dopełniacz, -loc miejscownik.
### .noun to sam rzeczownik, bez liczby.

## Przy każdym stole

count-points = { $count } { count-points.noun }
    .noun =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
count-players =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
count-people-acc =
    { $count ->
        [one] { $count } osobę
        [few] { $count } osoby
       *[many] { $count } osób
    }
count-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
count-moves-loc =
    { $count ->
        [one] { $count } ruchu
       *[other] { $count } ruchach
    }
count-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
count-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
count-tables =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
count-guests =
    { $count ->
        [one] { $count } gość
       *[many] { $count } gości
    }
count-days =
    { $count ->
        [one] { $count } dzień
       *[many] { $count } dni
    }
count-rides =
    { $count ->
        [one] { $count } przejazd
        [few] { $count } przejazdy
       *[many] { $count } przejazdów
    }
count-problems =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }

## Bilety: karty, żetony, trasy

count-cards = { $count } { count-cards.noun }
    .noun =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
count-cards-gen =
    { $count ->
        [one] { $count } karty
       *[other] { $count } kart
    }
count-tickets =
    { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }
count-tokens = { $count } { count-tokens.noun }
    .noun =
    { $count ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
count-symbols =
    { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    }
count-places =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
count-routes = { $count } { count-routes.noun }
    .noun =
    { $count ->
        [one] trasa
        [few] trasy
       *[many] tras
    }
count-routes-gen =
    { $count ->
        [one] { $count } trasy
       *[other] { $count } tras
    }
count-spaces = { count-squares }

## Pojazdy według identyfikatorów

count-pieces =
    { $count ->
        [one] { $count } pojazd
        [few] { $count } pojazdy
       *[many] { $count } pojazdów
    }
count-tram =
    { $count ->
        [one] { $count } tramwaj
        [few] { $count } tramwaje
       *[many] { $count } tramwajów
    }
count-subway =
    { $count ->
        [one] { $count } wagon metra
        [few] { $count } wagony metra
       *[many] { $count } wagonów metra
    }
count-cable-car =
    { $count ->
        [one] { $count } tramwaj linowy
        [few] { $count } tramwaje linowe
       *[many] { $count } tramwajów linowych
    }

## Karty według kolorów

count-blue =
    { $count ->
        [one] { $count } niebieska
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
    }
count-green =
    { $count ->
        [one] { $count } zielona
        [few] { $count } zielone
       *[many] { $count } zielonych
    }
count-black =
    { $count ->
        [one] { $count } czarna
        [few] { $count } czarne
       *[many] { $count } czarnych
    }
count-purple =
    { $count ->
        [one] { $count } fioletowa
        [few] { $count } fioletowe
       *[many] { $count } fioletowych
    }
count-red =
    { $count ->
        [one] { $count } czerwona
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
count-orange =
    { $count ->
        [one] { $count } pomarańczowa
        [few] { $count } pomarańczowe
       *[many] { $count } pomarańczowych
    }

## Następna stacja: arkusz

count-stations =
    { $count ->
        [one] { $count } stacja
        [few] { $count } stacje
       *[many] { $count } stacji
    }
count-sections =
    { $count ->
        [one] { $count } odcinek
        [few] { $count } odcinki
       *[many] { $count } odcinków
    }
count-districts =
    { $count ->
        [one] { $count } dzielnica
        [few] { $count } dzielnice
       *[many] { $count } dzielnic
    }
count-sites =
    { $count ->
        [one] { $count } koło
        [few] { $count } koła
       *[many] { $count } kół
    }

## Metro: kafelki, linie, akcje

count-tiles =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
count-squares =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
count-lines =
    { $count ->
        [one] { $count } linia
        [few] { $count } linie
       *[many] { $count } linii
    }
count-lines-acc =
    { $count ->
        [one] { $count } linię
        [few] { $count } linie
       *[many] { $count } linii
    }
count-shares =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
count-companies =
    { $count ->
        [one] { $count } spółka
        [few] { $count } spółki
       *[many] { $count } spółek
    }
count-seconds-acc = { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
}
count-times = { $count ->
    [one] { $count } raz
   *[many] { $count } razy
}
