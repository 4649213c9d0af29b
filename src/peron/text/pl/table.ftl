### Co się dzieje wokół stołu i czemu czegoś nie można tam teraz zrobić.

## Co się dzieje

event-start = Gra się zaczyna.
event-over = { prompt-over }.
event-pass =
    { YOU($seat) ->
        [yes] Pasujesz.
       *[no] { PLAYER($seat) } pasuje.
    }
move-pass = Spasuj
event-close =
    { $reason ->
        [rules] Od początku tej gry zmieniły się zasady i nie da się jej według nich dokończyć. Gra kończy się tu, niedokończona.
       *[operator] Administratorzy serwera zamknęli stół. Gra kończy się tu, niedokończona. { $text }
    }
event-sit =
    { YOU($seat) ->
        [yes] Siadasz do stołu.
       *[no] { $name } siada do stołu.
    }
event-bot = { $name } (bot) siada do stołu.
event-open = { $name } wstaje od stołu: miejsce jest wolne.
event-hand-over = { $name } przejmuje miejsce.
event-undo-asked =
    { YOU($seat) ->
        [yes] Prosisz o cofnięcie ruchu.
       *[no] { $name } prosi o cofnięcie ruchu.
    }
event-undo-agreed =
    { YOU($seat) ->
        [yes] Zgadzasz się.
       *[no] { $name } się zgadza.
    }
event-undo-refused =
    { YOU($seat) ->
        [yes] Nie zgadzasz się: nic się nie cofa.
       *[no] { $name } się nie zgadza: nic się nie cofa.
    }
event-undo =
    { YOU($seat) ->
        [yes] Cofasz swój ruch
       *[no] { PLAYER($seat) } cofa ruch
    }{ $count ->
        [one] .
       *[other] { " " }(łącznie { COUNT($count, "moves") }).
    }
event-concede =
    { YOU($seat) ->
        [yes] Poddajesz się.
       *[no] { $name } się poddaje.
    }
event-leave =
    { YOU($seat) ->
        [yes] Odchodzisz od stołu; na razie gra za Ciebie bot.
       *[no] { $name } odchodzi od stołu; na razie gra tam bot.
    }
event-stand-in =
    { YOU($seat) ->
        [yes] Na razie gra za Ciebie bot.
       *[no] { $name }: na razie gra tam bot.
    }
event-return =
    { YOU($seat) ->
        [yes] Wracasz do stołu.
       *[no] { $name } wraca do stołu.
    }

## Kto wygrywa i czym

verdict-points =
    { YOU($seat) ->
        [yes] Wygrywasz, przewaga: { COUNT($points, "points") }.
       *[no] Wygrywa { PLAYER($seat) }, przewaga: { COUNT($points, "points") }.
    }
    .by = przewaga: { COUNT($points, "points") }
verdict-conceded =
    { YOU($seat) ->
        [yes] Wygrywasz: reszta się poddała.
       *[no] Wygrywa { PLAYER($seat) }: reszta się poddała.
    }
    .by = reszta się poddała
verdict-shared = Wspólna wygrana: { PLAYER($seats) }. Tyle samo punktów ({ $rule }).
    .by = tyle samo punktów
verdict-alone = Wynik: { COUNT($points, "points") }.
    .by = { COUNT($points, "points") }
verdict-practice = { SAY($verdict) } To trening: jakiś ruch został cofnięty, gdy następna karta była już znana.
    .by = trening
score-total = Razem

## Co zrobić

prompt-over = Koniec gry
    .short = { prompt-over }

## Czemu nie

why-no-such-seat = Nie ma miejsca { $seat }; liczba grających: { $seats }.
why-no-such-move = Nie ma ruchu { $move }: ruchy mają numery od 0, mniejsze niż { $moves }.
why-game-over = Gra jest skończona.
why-not-your-turn = Teraz gra: { PLAYER($seat) }.
why-already-decided = Twój wybór już zapadł. Pozostali jeszcze decydują.
notation-no-such-move = Nie ma ruchu { $move }.
notation-unknown = „{ $text }” to nie ruch. Czy chodzi o „{ $nearest }”?
table-unknown = Nie ma takiego stołu.
table-newer = W dzienniku tego stołu jest wpis nowszego Peronu ({ $kind }), którego ten nie rozumie. Nic nie przepadło.
table-other-rules = Ten stół powstał z innymi zasadami lub inną planszą ({ $board }, zasady { $rules }), niż zna ten Peron. Nie da się tu na nim grać dalej.
table-closed =
    { $reason ->
        [rules] Od czasu tej gry zmieniły się zasady. Pokazujemy ją dotąd, dokąd zgadza się z dzisiejszymi.
       *[operator] Administratorzy serwera zamknęli stół. { $text }
    }
table-damaged = Zapis tego stołu jest uszkodzony i nie da się go już otworzyć. Pozostałe stoły działają dalej.
table-too-many = Stoły założone dziś przez Ciebie, przy których są jeszcze wolne miejsca: { $most }. Najpierw zbierz tam graczy.
table-listed-too-many = Na liście jest już dość stołów założonych stąd. Załóż ten poza listą i zaproś graczy.
table-moved = Gra przy tym stole toczy się gdzie indziej. Połącz się ponownie.
table-seat = Nie ma miejsca { $seat }: stół ma tyle miejsc: { $seats }, licząc od 0.
table-seat-taken = To miejsce jest już zajęte.
table-seat-open = Nikt tam nie siedzi.
table-not-yours = To nie jest Twoje miejsce.
table-not-host = Może to zrobić tylko osoba, która założyła stół.
table-watching = Oglądasz grę. Żeby grać, najpierw zajmij miejsce.
table-started = Gra się zaczęła: miejsca są już rozdzielone.
table-not-started = Gra się jeszcze nie zaczęła: są wolne miejsca.
table-over = { why-game-over }
table-not-over = Gra trwa. Zapis zdradza ziarno, więc można go mieć dopiero na końcu.
table-next = Następna gra jest już przygotowana, przy innym stole.
table-seated = Masz już miejsce przy tym stole.
table-sent-away = Osoba, która założyła stół, zwolniła Twoje miejsce. Poproś ją o zaproszenie.
table-stale = Od Twojej decyzji stół się zmienił (widać było wersję { $version }, teraz jest { $now }). Spójrz jeszcze raz.
table-version = Nie ma wersji { $version }: ostatnia to { $now }.
table-away = Na tym miejscu gra teraz bot. Najpierw wróć do stołu.
table-not-away = Jesteś cały czas przy stole.
table-present = Ta osoba jest przy stole; bot zastępuje tylko kogoś, kto nie jest połączony.
table-back-soon = Ta osoba dopiero co odeszła. Bot może ją zastąpić za { COUNT($seconds, "seconds-acc") }.
table-too-often = Przy tym stole zrobiono to już { COUNT($most, "times") } i częściej nie można.
table-conceded = Ta gra jest już przez Ciebie poddana.
table-no-bot = Żaden bot nie ma tu teraz ruchu.
table-asking = Jest już prośba o cofnięcie ruchu. Najpierw odpowiedz na nią.
table-not-asked = Nikt nie prosi Cię o cofnięcie ruchu.
table-nothing-to-undo = Nie masz ruchu, który można by cofnąć.
table-step-over = Ten krok jazdy już minął.
table-no-ride = Przy tym stole nie ma pierwszej jazdy albo już się skończyła.
table-curtain = Na tym ekranie odkryta jest inna ręka. Najpierw zasłoń ją i powiedz, że możesz patrzeć.
table-name = Imię ma co najmniej jedną literę i najwyżej { $most }.
table-pace = Tempo to od 0 do { $most } sekund, a nie { $seconds }.
table-hint-people = Podpowiedzi są dla gier bez innych osób.
table-hint-later = Teraz nie decydujesz. Podpowiedź przyjdzie z Twoją kolejką.
table-hint-coming = Podpowiedź jest już w drodze.
table-hint-queue = Na boty czeka teraz zbyt wiele pytań. Poproś o podpowiedź za chwilę.
table-ride-undo = Ten przejazd się liczy: cofnąć można tylko ruch, który nie odkrył niczego nowego.
table-ride-alone = W kursie dnia radzisz sobie bez pomocy: w przejeździe, który się liczy, nikt za Ciebie nie gra ani nie myśli, a miejsca nie można nikomu przekazać.
table-no-hint = Nie udało się podpowiedzieć. Zapytaj jeszcze raz.

## Pierwsze jazdy przy każdym stole

lesson-other = Tak też wolno. Jazda toczy się dalej od tego miejsca; „Cofnij” cofa ruch.
lesson-wait =
    .what = Teraz grają inni
    .why = Zobacz, co robią. Potem znów Twoja kolej.
lesson-free =
    .what = Graj, jak chcesz
    .why = Następny krok przyjdzie w swoim czasie. Żarówka na górze podpowiada ruch.
lesson-end =
    .what = Koniec jazdy, gra trwa dalej
    .why = Wiesz już, co rozstrzyga o wygranej. Żarówka na górze podpowie ruch, kiedy tylko zechcesz.
