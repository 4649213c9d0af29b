### Następna stacja opowiedziana graczom: co się dzieje, czemu ruch jest niedozwolony, z czego jest wynik.
### $you to yes, gdy zdanie mówi się osobie, o której ono jest. Stacje nazywa się kolumną i wierszem: D4.
### Imion się nie odmienia i nie wybiera się rodzaju: czas teraźniejszy.

## Słowa

# Linia w kolorze kredki (mianownik).
line-of-pencil =
    { $pencil ->
        [purple] linia fioletowa
        [blue] linia niebieska
        [pink] linia różowa
       *[green] linia zielona
    }
pencil-name =
    { $pencil ->
        [purple] kredka fioletowa
        [blue] kredka niebieska
        [pink] kredka różowa
       *[green] kredka zielona
    }
power-name =
    { $power ->
        [joker] joker
        [again] drugi odcinek
        [switch] zwrotnica
       *[double] podwójna stacja
    }
power-held =
    { $held ->
        [joker] joker
        [again] drugi odcinek
        [switch] zwrotnica
        [double] podwójna stacja
       *[none] brak
    }
symbol-name =
    { $symbol ->
        [square] kwadrat
        [triangle] trójkąt
        [pentagon] pięciokąt
        [circle] okrąg
       *[joker] joker
    }
symbol-of-station =
    { $has ->
        [square] kwadrat
        [triangle] trójkąt
        [pentagon] pięciokąt
       *[circle] okrąg
    }
turned-up =
    { $kind ->
        [underground] { symbol-name }, karta metra { $undergrounds } z 5
       *[street] { symbol-name }, karta ulicy
    }

## Co się dzieje

event-card =
    { $switch ->
        [in-force] Tura { $turn }: zwrotnica i { turned-up }. Odcinek może zacząć się na dowolnej stacji linii.
        [ignored] Tura { $turn }: zwrotnica, za wcześnie, by działała; potem { turned-up }.
       *[none] Tura { $turn }: { turned-up }.
    }
event-pencil =
    { $you ->
        [yes] Twoja kredka: { pencil-name }. Twoja linia zaczyna się na stacji { $start }.
       *[no] { $seat }: { pencil-name }, początek na stacji { $start }.
    }
event-decided =
    { $you ->
        [yes] Twoja decyzja: { $decision }.
       *[no] { $seat } ma już podjętą decyzję.
    }
event-noted =
    { $you ->
        [yes] Zapisane: { $noted }. Twoja decyzja jeszcze nie jest pełna.
       *[no] { $seat } rysuje.
    }
event-skip =
    { $you ->
        [yes] Nic nie rysujesz.
       *[no] { $seat } nic nie rysuje.
    }
event-section =
    { $power ->
        [none] { $you ->
            [yes] Rysujesz odcinek { $from }–{ $to } ({ line-of-pencil }).
           *[no] { $seat } rysuje odcinek { $from }–{ $to } ({ line-of-pencil }).
        }
       *[other] { $you ->
            [yes] Rysujesz odcinek { $from }–{ $to } ({ line-of-pencil }). Moc kredki: { power-name }.
           *[no] { $seat } rysuje odcinek { $from }–{ $to } ({ line-of-pencil }). Moc kredki: { power-name }.
        }
    }
event-mark =
    { $you ->
        [yes] Zakreślasz stację { $station }: w swojej dzielnicy liczy się jak dwie.
       *[no] { $seat } zakreśla stację { $station }: w swojej dzielnicy liczy się jak dwie.
    }
event-mark-none =
    { $you ->
        [yes] Nie zakreślasz żadnej stacji.
       *[no] { $seat } nie zakreśla żadnej stacji.
    }
event-last-mark =
    { $you ->
        [yes] Linie są narysowane. Przed punktacją możesz jeszcze zakreślić stację.
       *[no] Linie są narysowane. Przed punktacją { $seat } może jeszcze zakreślić stację.
    }
event-line-scored =
    { $drawn ->
        [no] { $you ->
            [yes] Twoja { line-of-pencil } nie ma odcinków: 0 punktów.
           *[no] { $seat }, { line-of-pencil }: brak odcinków, 0 punktów.
        }
       *[yes] { $you ->
            [yes] Twoja { line-of-pencil }: { $districts } × { $most }, przecięcia Tamizy: { $crossings }. Punkty: { $points }.
           *[no] { $seat }, { line-of-pencil }: { $districts } × { $most }, przecięcia Tamizy: { $crossings }. Punkty: { $points }.
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

## Dlaczego nie

why-card-played = Ostatnia karta rundy jest już zagrana. Teraz możesz tylko zakreślić stację.
why-another-marks = Linie są narysowane. Przed punktacją stację może jeszcze zakreślić { $seat }.
why-not-the-last-moment = Nie musisz mówić, że nic nie zakreślasz: stację możesz zakreślić aż do końca rundy.
why-second-first = { $section } to pierwszy z dwóch odcinków. Teraz narysuj drugi.
why-power-not-held =
    { $held ->
        [none] W tej grze kredki nie mają mocy.
       *[other] { pencil-name } nie ma tej mocy ({ power-name }). Ma inną: { power-held }.
    }
why-power-used = Ta moc jest już w tej rundzie wykorzystana: { power-name }.
why-power-not-needed = Ten odcinek możesz narysować bez mocy ({ power-name }). Zachowaj ją.
why-crossed = Odcinek { $section } przeciąłby odcinek { $other } ({ line-of-pencil }).
why-section-drawn = Odcinek { $section } jest już narysowany ({ line-of-pencil }).
why-loop = Twoja linia ma już obie te stacje ({ $stations }): powstałaby pętla.
why-off-the-line = Odcinek { $section } nie styka się z Twoją linią.
why-not-the-start = Twoja linia zaczyna się na stacji { $start }: stamtąd musi wyjść pierwszy odcinek.
why-not-an-end = Stacja { $station } nie jest końcem Twojej linii. Odcinek może stamtąd wyjść tylko ze zwrotnicą.
why-wrong-symbol = Odcinek musi prowadzić do stacji z symbolem: { symbol-name }. Stacja { $station } ma inny: { symbol-of-station }.
why-no-second = Po odcinku { $section } nie da się narysować drugiego.
why-nothing-to-mark = Twoja linia nie ma jeszcze odcinków, więc nie ma czego zakreślić.
why-not-on-line = Stacja { $station } nie należy do Twojej linii.

## Wynik, wiersz po wierszu

score-line = { line-of-pencil }: { $districts } × { $most }, przecięcia Tamizy: { $crossings }
score-line-none = { line-of-pencil }: brak odcinków
score-sites =
    { $count ->
        [one] Obiekty turystyczne: { $count } koło
        [few] Obiekty turystyczne: { $count } koła
       *[many] Obiekty turystyczne: { $count } kół
    }
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
       *[thames] Cel: przecięcia Tamizy ({ $have } z { $need })
    }
score-solo-modules =
    { $count ->
        [one] Gra solo, { $count } moduł
        [few] Gra solo, { $count } moduły
       *[many] Gra solo, { $count } modułów
    }

## Ruchy, których nie da się zrozumieć

notation-station = Nie ma stacji „{ $name }”. Czy chodzi o „{ $nearest }”?
notation-section = Stacji { $a } i { $b } nie łączy żaden odcinek. Ze stacji { $a } wychodzą: { $sections }.

## Rozdania, które nie pasują

deal-rounds = Rozdanie stosu „{ $stack }” ma tyle rund: { $given }, a gra: { $rounds }.
