### Co się dzieje wokół stołu i czemu czegoś nie można tam teraz zrobić.

## Co się dzieje

event-start = Gra się zaczyna.
event-over = Koniec gry.
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
       *[other] , a z nim razem { COUNT($count, "moves") }.
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
table-other-rules = Ten stół powstał z innymi zasadami lub inną planszą ({ $board }, zasady { $rules }), niż zna ten Peron. Nie da się tu na nim grać dalej.
table-moved = Gra przy tym stole toczy się gdzie indziej. Połącz się ponownie.
table-seat = Nie ma miejsca { $seat }: stół ma tyle miejsc: { $seats }, licząc od 0.
table-seat-taken = To miejsce jest już zajęte.
table-seat-open = Nikt tam nie siedzi.
table-not-yours = To nie jest Twoje miejsce.
table-not-host = Może to zrobić tylko osoba, która założyła stół.
table-watching = Oglądasz grę. Żeby grać, najpierw zajmij miejsce.
table-started = Gra się zaczęła: miejsca są już rozdzielone.
table-not-started = Gra się jeszcze nie zaczęła: są wolne miejsca.
table-over = Gra jest skończona.
table-not-over = Gra trwa. Zapis zdradza ziarno, więc można go mieć dopiero na końcu.
table-stale = Od Twojej decyzji stół się zmienił (widać było wersję { $version }, teraz jest { $now }). Spójrz jeszcze raz.
table-version = Nie ma wersji { $version }: ostatnia to { $now }.
table-away = Na tym miejscu gra teraz bot. Najpierw wróć do stołu.
table-not-away = Jesteś cały czas przy stole.
table-present = Ta osoba jest przy stole; bot zastępuje tylko kogoś, kto nie jest połączony.
table-conceded = Ta gra jest już przez Ciebie poddana.
table-no-bot = Żaden bot nie ma tu teraz ruchu.
table-asking = Jest już prośba o cofnięcie ruchu. Najpierw odpowiedz na nią.
table-not-asked = Nikt nie prosi Cię o cofnięcie ruchu.
table-nothing-to-undo = Nie masz ruchu, który można by cofnąć.
table-curtain = Na tym ekranie odkryta jest inna ręka. Najpierw zasłoń ją i powiedz, że możesz patrzeć.
table-name = Imię ma co najmniej jedną literę i najwyżej { $most }.
table-pace = Tempo to od 0 do { $most } sekund, a nie { $seconds }.
table-hint-people = Podpowiedzi są dla gier bez innych osób.
table-hint-later = Teraz nie decydujesz. Podpowiedź przyjdzie z Twoją kolejką.
table-hint-coming = Podpowiedź jest już w drodze.
table-no-hint = Nie udało się podpowiedzieć. Zapytaj jeszcze raz.
