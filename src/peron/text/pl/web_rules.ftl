### Strona z zasadami gry.

web-rules-of = Zasady: { $game }
web-rules-line = Własnymi słowami Peronu. Każda zasada ma oznaczenie, które podajemy przy niedozwolonym ruchu. Oznaczeń, których brakuje w kolejności, nie używamy.
web-rules-games = Zasady której gry
web-rules-contents = Spis treści
web-rules-ruling = Rozstrzygnięcie Peronu
web-rules-ruling-line = Drukowane zasady o tym milczą; tak rozstrzyga Peron.
web-rules-back = Wróć do stolika
web-rules-link = Link do zasady { $rule }
web-rules-minute = W minutę
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $count ->
        [0] Żadna zasada nie ma takich słów.
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
web-rules-rulings =
    { $count ->
        [one] Rozstrzygnięcie Peronu
       *[other] Rozstrzygnięcia Peronu ({ $count })
    }
web-rules-aid = Ściąga dla gracza
web-aid-title = { $game }: ściąga
web-aid-signs = Co znaczą znaki
