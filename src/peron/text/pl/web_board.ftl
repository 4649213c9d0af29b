### Własna plansza, na stronie przygotowania stołu.

web-board-choose = Własna plansza
web-board-checking = Sprawdzamy planszę…
web-board-drop = albo upuść tu plik planszy
web-board-large = Ten plik jest za duży jak na planszę.
web-board-problems = Na planszy „{ $file }” nie da się grać: { COUNT($count, "problems") }.
web-board-line = Wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }
web-board-brought = Własna plansza
web-board-ready = { $name }: dobra plansza. Jest już wśród gier.
web-board-remove = Usuń tę planszę
