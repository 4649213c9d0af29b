### Następna stacja opowiedziana graczom: co się dzieje, czemu ruch jest niedozwolony, z czego jest wynik.
### Imion się nie odmienia i nie wybiera się rodzaju: czas teraźniejszy.
# Rzeka miasta: znana po identyfikatorze, inna po nazwie z pliku. Przypadek: czego, pod czym, za co.
river-name =
    { $river ->
        [thames] { $case ->
            [of] Tamizy
            [under] Tamizą
            [for] Tamizę
           *[name] Tamiza
        }
       *[other] { $case ->
            [of] rzeki { $name }
            [under] rzeką { $name }
            [for] rzekę { $name }
           *[name] { $name }
        }
    }

## Słowa

# Linia w kolorze kredki (mianownik).
line-of-pencil = linia { WORD($pencil, "colour") }
power-joker = joker
power-again = drugi odcinek
power-switch = zwrotnica
power-double = podwójna stacja
symbol-square = kwadrat
symbol-triangle = trójkąt
symbol-pentagon = pięciokąt
symbol-circle = okrąg
symbol-any = dowolny symbol
symbol-joker = joker
symbol-switch = zwrotnica
turned-up =
    { $kind ->
        [underground] { WORD($symbol, "symbol") }, karta metra { $undergrounds } z 5
       *[street] { WORD($symbol, "symbol") }, karta ulicy
    }
table-goals = Cele
table-cards-revealed = Odkryte

## Co się dzieje

event-card =
    { $switch ->
        [in-force] Tura { $turn }: zwrotnica i { turned-up }. Odcinek może zacząć się na dowolnej stacji linii.
        [ignored] Tura { $turn }: zwrotnica, za wcześnie, by działała; potem { turned-up }.
       *[none] Tura { $turn }: { turned-up }.
    }
event-pencil =
    { YOU($seat) ->
        [yes] Twoja kredka: { pencil-name }. Twoja linia zaczyna się na stacji { $start }.
       *[no] { PLAYER($seat) }: { pencil-name }, początek na stacji { $start }.
    }
event-decided =
    { YOU($seat) ->
        [yes] Twoja decyzja: { SAY($decision) }.
       *[no] { PLAYER($seat) } ma już podjętą decyzję.
    }
event-skip =
    { YOU($seat) ->
        [yes] Nic nie rysujesz.
       *[no] { PLAYER($seat) } nic nie rysuje.
    }
event-section =
    { YOU($seat) ->
        [yes] Rysujesz
       *[no] { PLAYER($seat) } rysuje
    } odcinek { $from }–{ $to } ({ line-of-pencil }).{ $power ->
        [none] { "" }
       *[other] { " " }Moc kredki: { WORD($power, "power") }.
    }
event-mark =
    { YOU($seat) ->
        [yes] Zakreślasz stację { $station }: w swojej dzielnicy liczy się jak dwie.
       *[no] { PLAYER($seat) } zakreśla stację { $station }: w swojej dzielnicy liczy się jak dwie.
    }
event-mark-none =
    { YOU($seat) ->
        [yes] Nie zakreślasz żadnej stacji.
       *[no] { PLAYER($seat) } nie zakreśla żadnej stacji.
    }
event-last-mark =
    { YOU($seat) ->
        [yes] Linie są narysowane. Przed punktacją możesz jeszcze zakreślić stację.
       *[no] Linie są narysowane. Przed punktacją { PLAYER($seat) } może jeszcze zakreślić stację.
    }
event-line-scored =
    { $drawn ->
        [no] { YOU($seat) ->
            [yes] Twoja { line-of-pencil } nie ma odcinków: 0 punktów.
           *[no] { PLAYER($seat) }, { line-of-pencil }: brak odcinków, 0 punktów.
        }
       *[yes] { YOU($seat) ->
            [yes] Twoja { line-of-pencil }: { $districts } × { $most } + { $river } za { RIVER("for") } = { $points }.
           *[no] { PLAYER($seat) }, { line-of-pencil }: { $districts } × { $most } + { $river } za { RIVER("for") } = { $points }.
        }
    }
event-solo-rank = Punkty: { $points }. { solo-praise }
solo-praise =
    { $rank ->
        [0] Pasażerowie wolą chodzić pieszo.
        [1] Pociągi jeżdżą, na ogół we właściwą stronę.
        [2] Porządna sieć: ludzie narzekają tylko w poniedziałki.
        [3] Nawet rozkład jazdy zaczyna mieć sens.
        [4] Inne miasta proszą o Twoje rysunki.
       *[5] Jedna ze stacji dostanie Twoje imię.
    }

## Co jest do zrobienia

card-goal =
    { $symbol ->
        [square] kwadratu
        [triangle] trójkąta
        [pentagon] pięciokąta
        [circle] okręgu
       *[joker] dowolnej stacji
    }
your-section = Twój odcinek
all-at-once = decydują wszyscy naraz
one-more-mark = przed punktacją można jeszcze zakreślić stację
prompt-nextstation-start = Poprowadź pierwszy odcinek ze stacji { $start } do { card-goal } albo pomiń kartę.
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-draw =
    { $from ->
        [any] Poprowadź odcinek z dowolnej stacji linii do { card-goal } albo pomiń kartę.
       *[end] Poprowadź odcinek od końca linii do { card-goal } albo pomiń kartę.
    }
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-none = Żaden odcinek nie pasuje do tej karty. Możesz ją tylko pominąć.
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-power-only = Bez mocy kredki żaden odcinek nie pasuje do tej karty.
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-second = Zapisane: { SECTION($section) }. Teraz narysuj drugi odcinek; cofnięcie zabiera też pierwszy.
    .title = Twój drugi odcinek
    .line = { all-at-once }
prompt-nextstation-marked = Stacja { $station } jest zakreślona i liczy się jak dwie. Teraz poprowadź odcinek albo pomiń kartę.
    .title = { your-section }
    .line = { all-at-once }
prompt-nextstation-mark = Linie są narysowane. Możesz jeszcze zakreślić stację: w dzielnicy liczy się jak dwie.
    .title = Jeszcze zakreślenie?
    .line = { one-more-mark }
prompt-nextstation-decided = Twoja decyzja: { SAY($decision) }.
    .line = Twoja decyzja zapadła
prompt-nextstation-watch = Wszyscy rysują naraz, każdy na swoim arkuszu.
    .line = { all-at-once }
prompt-nextstation-wait-mark = Przed punktacją { PLAYER($seat) } może jeszcze zakreślić stację.
    .line = { one-more-mark }

## Ruchy: ich pola są parametrami

move-skip = Pomiń tę kartę
move-draw =
    { KNOWN($power) ->
        [no] Odcinek { $start }–{ $station }: { $before } → { $after } pkt
       *[yes] { $power ->
            [again] Odcinek { $start }–{ $station } jako drugi: { $before } → { $after } pkt
           *[other] Odcinek { $start }–{ $station } z mocą kredki ({ WORD($power, "power") }): { $before } → { $after } pkt
        }
    }
move-first = Odcinek { $start }–{ $station } jako pierwszy z dwóch: { $before } → { $after } pkt
move-mark = Zakreślenie stacji { $station }: { $before } → { $after } pkt
move-mark-none = Nie zakreślaj żadnej stacji
decision-skip = bez odcinka
decision-draw = odcinek { SECTION($sections) }
gain-district = nowa dzielnica
gain-river = pod { RIVER("under") }
gain-site = obiekt turystyczny
gain-interchange = stacja przesiadkowa { $lines } linii

## Dlaczego nie

why-card-played = Ostatnia karta rundy jest już zagrana. Teraz możesz tylko zakreślić stację.
why-another-marks = Linie są narysowane. Przed punktacją stację może jeszcze zakreślić { PLAYER($seat) }.
why-not-the-last-moment = Nie musisz mówić, że nic nie zakreślasz: stację możesz zakreślić aż do końca rundy.
why-second-first = { $section } to pierwszy z dwóch odcinków. Teraz narysuj drugi.
why-power-not-held =
    { $held ->
        [none] W tej grze kredki nie mają mocy.
       *[other] { CAPITAL(pencil-name) } nie ma tej mocy ({ WORD($power, "power") }). Ma inną: { WORD($held, "power") }.
    }
why-power-used = Ta moc jest już w tej rundzie wykorzystana: { WORD($power, "power") }.
why-power-not-needed = Ten odcinek możesz narysować bez mocy ({ WORD($power, "power") }). Zachowaj ją.
why-crossed = Odcinek { $section } przeciąłby odcinek { $other } ({ line-of-pencil }).
why-section-drawn = Odcinek { $section } jest już narysowany ({ line-of-pencil }).
why-loop = Twoja linia ma już obie te stacje ({ $stations }): powstałaby pętla.
why-off-the-line = Odcinek { $section } nie styka się z Twoją linią.
why-not-the-start = Twoja linia zaczyna się na stacji { $start }: stamtąd musi wyjść pierwszy odcinek.
why-not-an-end = Stacja { $station } nie jest końcem Twojej linii. Odcinek może stamtąd wyjść tylko ze zwrotnicą.
why-switch-spent = Ze zwrotnicą tylko jeden z dwóch odcinków może wyjść z dowolnej stacji, a { $section } byłby drugim: { $station } nie jest końcem Twojej linii.
why-wrong-symbol = Odcinek musi prowadzić do stacji z symbolem: { WORD($symbol, "symbol") }. Stacja { $station } ma inny: { WORD($has, "symbol") }.
why-no-second = Po odcinku { $section } nie da się narysować drugiego.
why-nothing-to-mark = Twoja linia nie ma jeszcze odcinków, więc nie ma czego zakreślić.
why-not-on-line = Stacja { $station } nie należy do Twojej linii.

## Wynik, wiersz po wierszu

score-line = { line-of-pencil }: { $districts } × { $most } + { $river } za { RIVER("for") }
score-line-none = { line-of-pencil }: brak odcinków
score-sites = Obiekty turystyczne: { COUNT($count, "sites") }
score-interchanges =
    { $count ->
        [one] { $count } stacja przesiadkowa, liczba linii: { $lines }
        [few] { $count } stacje przesiadkowe, liczba linii: { $lines }
       *[many] { $count } stacji przesiadkowych, liczba linii: { $lines }
    }
score-objective =
    { $objective ->
        [centre] Cel: wszystkie stacje centralnej dzielnicy ({ $have } z { $need })
        [districts] Cel: każda dzielnica ({ $have } z { $need })
        [interchanges] Cel: stacje przesiadkowe ({ $have } z { $need })
        [sites] Cel: wszystkie obiekty turystyczne ({ $have } z { $need })
       *[river] Cel: przecięcia { RIVER("of") } ({ $have } z { $need })
    }
score-solo-modules =
    { $count ->
        [one] Gra solo, { $count } moduł
        [few] Gra solo, { $count } moduły
       *[many] Gra solo, { $count } modułów
    }

verdict-lines =
    { YOU($seat) ->
        [yes] Wygrywasz: tyle samo punktów, wyżej punktowana najlepsza linia ({ $rule }).
       *[no] Wygrywa { PLAYER($seat) }: tyle samo punktów, wyżej punktowana najlepsza linia ({ $rule }).
    }
    .by = tyle samo punktów, wyżej punktowana najlepsza linia
verdict-shared-lines = Wspólna wygrana: { PLAYER($seats) }. Tyle samo punktów, równie dobre najlepsze linie ({ $rule }).
    .by = tyle samo punktów, równie dobre najlepsze linie
verdict-rank = { event-solo-rank }
    .by = { solo-praise }

## Ruchy, których nie da się zrozumieć

notation-station = Nie ma stacji „{ $name }”. Czy chodzi o „{ $nearest }”?
notation-section = Stacji { $a } i { $b } nie łączy żaden odcinek. Ze stacji { $a } wychodzą: { $sections }.

## Rozdania, które nie pasują

deal-rounds = Rozdanie stosu „{ $stack }” ma tyle rund: { $given }, a gra: { $rounds }.

## Co jest na planszy

inventory-nextstation = { COUNT($stations, "stations") }, { COUNT($sections, "sections") }
