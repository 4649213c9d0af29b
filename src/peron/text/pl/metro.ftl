### Metro opowiedziane graczom: co zrobić, co dają ruchy, co się dzieje, czemu nie, z czego jest wynik.
### { COMPANY($company) } to „spółka żółta”, { SHARE($company) } kolor akcji, { LINE($line) } „Twoja linia 11”,
### { TILE($tile) } kafelek tak, jak da się go opowiedzieć. Pola nazywa się kolumną i wierszem: d3.
### Imion się nie odmienia i nie wybiera się rodzaju: czas teraźniejszy.

## Słowa

company-name = spółka { SHARE($company) }
# Skąd linia wychodzi.
line-start =
    { $start ->
        [rail] z toru { $number } dworca centralnego
       *[station] ze stacji { $number }
    }
# Czyja linia i skąd wychodzi.
line-name =
    { $you ->
        [yes] { $start ->
            [rail] Twoja linia z toru { $number } w centrum
           *[station] Twoja linia { $number }
        }
       *[no] { $start ->
            [rail] Tor { $number } w centrum: { $name }
           *[other] Linia { $number }: { $name }
        }
    }
# Gdzie kończy się ukończona linia.
stop-name =
    { $stop ->
        [centre] dworzec centralny
       *[other] stacja { $stop }
    }
# Kafelek; w terminalu z torami: skąd dokąd prowadzą.
tile-name =
    { $tracks ->
        [seen] kafelek
       *[other] kafelek { $tracks }
    }
table-companies = Spółki
table-shares = Akcje
table-lines = Linie
table-drawn = Właśnie wyciągnięty
table-wagon = dodatkowy wagon

## Co zrobić

lay-from-hand =
    { $tiles ->
        [one] Połóż kafelek
       *[other] Połóż jeden z kafelków
    }
prompt-metro-turn =
    { $tiles ->
        [0] Nie masz już kafelków: { $more ->
            [exchange] wymień akcję albo spasuj
            [wagon] postaw wagon albo spasuj
            [exchange-wagon] wymień akcję, postaw wagon albo spasuj
           *[none] możesz tylko spasować
        }
       *[other] { $more ->
            [none] { lay-from-hand }{ $draw ->
                [yes] { " " }albo wyciągnij inny i połóż właśnie ten
               *[no] { "" }
            }
           *[other] Połóż kafelek{ $draw ->
                [yes] , wyciągnij inny
               *[no] { "" }
            }{ $more ->
                [exchange] { " " }albo wymień akcję
                [wagon] { " " }albo postaw wagon
               *[exchange-wagon] , wymień akcję albo postaw wagon
            }
        }
    }
    .title = { your-turn }
    .line = { prompt-metro-turn }
    .short =
    { $tiles ->
        [0] { $more ->
            [exchange] Akcja albo pas
            [wagon] Wagon albo pas
            [exchange-wagon] Akcja, wagon albo pas
           *[none] Możesz tylko spasować
        }
       *[other] { $more ->
            [exchange] Kafelek albo akcja
            [wagon] Kafelek albo wagon
            [exchange-wagon] Kafelek, akcja albo wagon
           *[none] { $draw ->
                [yes] Połóż albo ciągnij
               *[no] { lay-from-hand }
            }
        }
    }
prompt-metro-drawn = Połóż wyciągnięty kafelek
    .title = { your-turn }
    .line = { prompt-metro-drawn }
    .short = { prompt-metro-drawn }
prompt-metro-wait = { PLAYER($seat) } { prompt-metro-wait.short }
    .line = { prompt-metro-wait.short }
    .short =
    { $drawn ->
        [yes] kładzie wyciągnięty kafelek
       *[no] wybiera ruch
    }

## Ruchy i co robią z liniami

turned-by =
    { $turn ->
        [0] { "" }
       *[other] , obrócony o { $turn }°
    }
move-lay =
    { $slot ->
        [2] Połóż drugi kafelek na polu { $square }{ turned-by }
        [3] Połóż trzeci kafelek na polu { $square }{ turned-by }
       *[other] Połóż kafelek na polu { $square }{ turned-by }
    }
move-draw-tile = Wyciągnij kafelek i połóż właśnie ten
move-exchange =
    { $taken ->
        [open] Wymień akcję { $percent }% ({ SHARE($company) }) na odkrytą ({ SHARE($open) })
       *[hidden] Wymień akcję { $percent }% ({ SHARE($company) }) na zakrytą z wierzchu stosu
    }
move-wagon =
    { KNOWN($company) ->
        [yes] Okaż akcję { $percent }% ({ SHARE($company) }) i postaw wagon tej spółki na torze { $rail } w centrum
       *[no] Postaw dodatkowy wagon na torze { $rail } w centrum
    }
# Ruch z tym, co robi.
move-does = { $move } ({ $does })
gain-grows = { LINE($line) }: { gain-grows.what }
    .what =
    { $more ->
        [0] dotąd { COUNT($tiles, "tiles") }
       *[other] +{ $more }, dotąd { COUNT($tiles, "tiles") }
    }
gain-finishes = { LINE($line) }: gotowa, { gain-finishes.what }, { COUNT($points, "points") }
    .what = { stop-name } · { COUNT($tiles, "tiles") }
gain-doubles = { LINE($line) }: gotowa, { gain-doubles.what }, { COUNT($points, "points") }
    .what = { stop-name } · { COUNT($tiles, "tiles") }, podwójnie

## Co się dzieje

event-lay =
    { YOU($seat) ->
        [yes] Kładziesz
       *[no] { PLAYER($seat) } kładzie
    } { TILE($tile) } na polu { $square }{ turned-by }.
event-new-tile =
    { YOU($seat) ->
        [yes] Dobierasz { TILE($tile) }.
       *[no] { PLAYER($seat) } dobiera nowy kafelek.
    }
event-draw-tile =
    { YOU($seat) ->
        [yes] Ciągniesz { TILE($tile) }. Teraz trzeba go położyć.
       *[no] { PLAYER($seat) } ciągnie kafelek, który trzeba położyć.
    }
line-doubled =
    { $counts ->
        [2] , podwójnie
       *[other] { "" }
    }
event-line-finished =
    { YOU($seat) ->
        [yes] Twoja linia { line-start } jest ukończona: { COUNT($tiles, "tiles") }{ line-doubled }, { COUNT($points, "points") }.
       *[no] { PLAYER($seat) }: linia { line-start } jest ukończona, { COUNT($tiles, "tiles") }{ line-doubled }, { COUNT($points, "points") }.
    }
event-line-of-company = Linia { line-start } jest ukończona ({ COMPANY($company) }): { COUNT($tiles, "tiles") }{ line-doubled }, { COUNT($points, "points") }.
event-exchange-open =
    { YOU($seat) ->
        [yes] Wymieniasz akcję { $percent }% ({ SHARE($given) }) na odkrytą ({ SHARE($taken) }).
       *[no] { PLAYER($seat) } wymienia akcję { $percent }% na odkrytą ({ SHARE($taken) }).
    }
event-exchange-hidden =
    { YOU($seat) ->
        [yes] Wymieniasz akcję { $percent }% ({ SHARE($given) }) na zakrytą. Nowa akcja: { SHARE($taken) }.
       *[no] { PLAYER($seat) } wymienia akcję { $percent }% na zakrytą.
    }
event-share-turned-up = Odkryta akcja { $percent }%: { SHARE($company) }.
event-exchange-closed = { CAPITAL(COMPANY($company)) } ma już { COUNT($points, "points") }: odtąd akcji się nie wymienia.
event-exchange-paused = Dawno nikt nie położył kafelka. Akcje znów będzie można wymieniać, gdy jakiś się pojawi.
event-wagon =
    { YOU($seat) ->
        [yes] Stawiasz dodatkowy wagon na torze { $rail } dworca centralnego.
       *[no] { PLAYER($seat) } stawia dodatkowy wagon na torze { $rail } dworca centralnego.
    }
event-wagon-of-company =
    { YOU($seat) ->
        [yes] Okazujesz akcję { $percent }% ({ SHARE($company) }) i stawiasz wagon tej spółki na torze { $rail } dworca centralnego.
       *[no] { PLAYER($seat) } okazuje akcję { $percent }% ({ SHARE($company) }) i stawia wagon tej spółki na torze { $rail } dworca centralnego.
    }
event-idle =
    { YOU($seat) ->
        [yes] Nie masz już kafelków i pasujesz.
       *[no] { PLAYER($seat) } nie ma już kafelków i pasuje.
    }

## Dlaczego nie

why-lay-the-drawn = Masz wyciągnięty { TILE($tile) }. Teraz trzeba go położyć.
why-nothing-drawn = Nie masz wyciągniętego kafelka. Najpierw go wyciągnij albo połóż kafelek z ręki.
why-no-such-tile =
    { $hand ->
        [one] W tej grze masz w ręku jeden kafelek: kafelka { $slot } nie ma.
       *[other] Liczba kafelków w ręku w tej grze: { $hand }. Kafelka { $slot } nie ma.
    }
why-no-tile-there = Kafelka { $slot } nie ma już w Twojej ręce.
why-occupied = Na polu { $square } już leży kafelek.
why-square-not-beside =
    { $beside ->
        [tracks] Pole { $square } nie leży na krawędzi planszy ani obok kafelka położonego w czasie gry. Kafelki w centrum się nie liczą.
        [centre] Pole { $square } nie leży na krawędzi planszy ani obok kafelka. Dworzec centralny się nie liczy.
       *[nothing] Pole { $square } nie leży na krawędzi planszy ani obok kafelka.
    }
why-not-turned = Strzałka na kafelku wskazuje ten sam kierunek co na planszy: w tej grze kafelków się nie obraca.
why-same-turned = Obrócony o { $turn }° ten kafelek leży tak samo jak obrócony o { $same }°. Połóż go w ten drugi sposób.
why-one-tile =
    { $turns ->
        [yes] Na polu { $square } tor na tak obróconym kafelku sam połączyłby stację ze stacją: byłaby to cała linia z jednego kafelka. Ten kafelek można jeszcze położyć inaczej.
       *[no] Na polu { $square } tor na tym kafelku sam połączyłby stację ze stacją: byłaby to cała linia z jednego kafelka. Ten kafelek można jeszcze położyć gdzie indziej.
    }
why-one-tile-in-centre = Przed polem { $square } stoi wagon na dworcu centralnym, a ten kafelek od razu zawróciłby jego linię: byłaby to cała linia z jednego kafelka. Ten kafelek można jeszcze położyć inaczej.
why-stack-empty = Stos jest pusty: nie ma czego ciągnąć.
why-tile-to-lay = Masz kafelek do położenia albo możesz go wyciągnąć, więc nie możesz spasować.
why-no-companies = Ta gra toczy się bez spółek i akcji.
why-exchange-closed = { CAPITAL(COMPANY($company)) } ma już co najmniej { $limit } punktów: akcji się nie wymienia.
why-exchange-paused = Od zbyt wielu tur nikt nie położył kafelka. Akcje znów będzie można wymieniać, gdy jakiś się pojawi.
why-share-shown = Ta akcja ({ $percent }%, { SHARE($company) }) leży odkryta za wagon: nie można jej już wymienić.
why-no-wagons = Ta gra toczy się bez wagonów na dworcu centralnym.
why-share-needed = Aby postawić wagon na dworcu centralnym, okaż akcję jego spółki, na przykład: wagon 5 akcja 20.
why-wagon-placed = Twój dodatkowy wagon już stoi na dworcu centralnym.
why-company-wagon-placed = Dodatkowy wagon już stoi na dworcu centralnym ({ COMPANY($company) }).
why-rail-taken = Na torze { $rail } dworca centralnego już stoi wagon.
why-rail-of-one-tile = Linia z toru { $rail } dworca centralnego to jeden kafelek, który od razu zawraca: nie wolno tam postawić wagonu.

## Wynik, wiersz po wierszu

score-metro-line =
    { $start ->
        [rail] Linia z toru { $number } dworca centralnego: { COUNT($tiles, "tiles") }
       *[station] { $counts ->
            [2] Linia ze stacji { $number } do centrum: { COUNT($tiles, "tiles") }, podwójnie
           *[other] Linia ze stacji { $number }: { COUNT($tiles, "tiles") }
        }
    }
score-number-card = Karta z numerem { $number }
share-name = { SHARE($company) } { $percent }%
score-share = Akcja { $percent }% ({ SHARE($company) }), wartość spółki: { $value }
score-share-bonus = Największy udział ({ COMPANY($company) }): dziesiąta część z { $profit }

## Ruchy, których nie da się zrozumieć

notation-square = Nie ma pola „{ $name }”. Kolumny są od a do h, wiersze od 1 do 8. Czy chodzi o „{ $nearest }”?
notation-centre = „{ $name }” należy do dworca centralnego: tam nie kładzie się kafelków ({ $rule }).
notation-rail = Nie ma toru { $number } dworca centralnego: tory mają numery od 1 do { $rails }.
notation-share = „{ $text }” nie mówi, o którą akcję chodzi. Podaj jej procent: { $nearest }.
notation-which-share = „{ $text }” nie wskazuje dokładnie jednej z Twoich akcji. Masz: { SAY($shares) }.

## Ustawienia, które nie pasują

deal-stacks = Rozdanie stosu „{ $stack }” ma tyle części: { $given }, a gra: { $stacks }.

## Co jest na planszy

inventory-metro = { COUNT($tiles, "tiles") }, { COUNT($stations, "stations") }
