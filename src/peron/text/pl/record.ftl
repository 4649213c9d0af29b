### Dlaczego zapisu gry nie da się odtworzyć. Przed zdaniem stoi plik i wiersz.

record-seed = Zapis nie przechowa ziarna „{ $seed }”: musi to być jeden wiersz, bez # i bez spacji na brzegach.
record-hash = „{ $hash }” to nie skrót ziarna: skrót to 64 znaki, cyfry 0–9 i małe litery a–f.
record-names = Liczba imion to { $names }, a liczba grających { $players }.
record-not-one = To nie jest zapis gry: pierwszy wiersz musi brzmieć „{ $first }”.
record-header-unknown = „{ $name }” to nie wiersz nagłówka. Wiersze nagłówka: { $known }.
record-header-twice = Wiersz nagłówka „{ $name }” jest już w wierszu { $first }.
record-header-missing = Brakuje wiersza nagłówka „{ $name }”.
record-number = „{ $name }” musi być liczbą całkowitą, a jest „{ $value }”.
record-option = Wartość „{ $value }” nie jest w formacie JSON.
record-deal-order = Rozdanie stosu „{ $stack }” ma zły numer w kolejności: { $number }. Ponumeruj wiersze 1, 2, 3…
record-other-game = To zapis gry „{ $record }”, a plansza jest do gry „{ $game }”.
record-other-rules = Zapis ma wersję zasad { $record }; ten Peron gra według wersji { $version }.
record-other-board = Zapis jest z planszy „{ $record }”, a nie „{ $board }”. Podaj plik planszy w opcji --board.
record-title-unchecked = Zapis ma w sobie własną planszę, a nikt jej nie sprawdził. Czytaj zapis ze sprawdzaniem z peron.boards.
record-seat = Nie ma miejsca „{ $seat }”. Miejsca mają litery od A do { $last }.
record-truncated = Zapis urywa się po { COUNT($moves, "moves-loc") }: brakuje wiersza „end:”.
record-not-finished = Po { COUNT($moves, "moves-loc") } gra nie jest skończona, więc ostatni wiersz musi brzmieć „end: open” albo „end: conceded” z literami tych, którzy się poddali.
record-scores = Zapis podaje „{ $record }”, ale jego ruchy prowadzą do „{ $scores }”.
record-conceded = „conceded { $letters }” musi wymieniać miejsca, które się poddały, każde raz i po kolei: conceded B C.
record-conceded-twice = Miejsce { $seat } już się poddało.
record-conceded-late = Gra jest skończona: miejsce { $seat } nie może się już poddać.
record-after-end = Po wierszu „end:” nic nie może stać, a jest „{ $text }”.
