### Następna stacja w terminalu: stół, ruchy, pomoc i co można wpisać.

table-cards-revealed = Odkryte
table-cards-to-come = Nieodkryte
table-cards-street = ulica
table-cards-underground = metro
table-card-switch = zwrotnica
table-move-number = ruch
table-interchange = powstaje stacja przesiadkowa
menu-sheet-draw = Odcinek

play-example-sheet = odcinek D3-E4
play-help-sheet-aim = W każdej z czterech rund rysujesz jedną linię w kolorze swojej kredki, od jej stacji początkowej. Co turę odkrywa się kartę, wszyscy decydują naraz i wszystko pokazuje się razem.
play-help-sheet-turn = Odcinek zaczyna się na końcu linii i prowadzi do stacji z symbolem z karty; nie może przecinać niczego, co już masz, a linia nie wraca do swojej stacji. Zawsze możesz pominąć kartę. Rundę kończy piąta karta metra.
play-help-sheet-score = Linia daje tyle punktów, ile ma dzielnic razy najwięcej stacji w jednej z nich, i 2 za każdy odcinek przez Tamizę. Na koniec liczą się też obiekty turystyczne i stacje przesiadkowe.
play-help-sheet-map = Na arkuszu dzielnice rozdzielają linie z kropek; każdy z czterech rogów to przedmieście, osobna dzielnica. Litera oznacza linię i stoi przed stacją, na której linia się zaczyna. Na liście D3–E4 △ +2 prowadzi z D3 do trójkąta E4 i daje linii 2 punkty.
play-help-sheet-moves = Ruch słowami: odcinek D3-E4 · D3-E4 · pomiń. Angielskie słowa z zapisu też działają.
    .typed = odcinek D3-E4
play-help-sheet-power = Z mocą kredki: odcinek D3-E4 joker (albo zwrotnica, albo pierwszy, gdy rysujesz dwa) · zakreśl D4 · zakreśl nic
    .typed = zakreśl D4
play-help-sheet-board = Wszystkie arkusze i dokąd prowadzą odcinki z każdej stacji.
    .typed = plansza

typed-sheet-idle = z ze do i od na kartę karte stację stacje mocą moca mocy
typed-sheet-skip = pomiń pomin pas pomijam
typed-sheet-draw = odcinek rysuj narysuj poprowadź poprowadz
typed-sheet-mark = zakreśl zakresl zaznacz oznacz
typed-sheet-none = nic żadnej zadnej
typed-sheet-joker = joker dżoker dzoker jokerem
typed-sheet-switch = zwrotnica zwrotnicą zwrotnice zwrotnicę
typed-sheet-again = pierwszy dwa
