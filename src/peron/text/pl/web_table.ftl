### Strona przy stoliku: tablice, przyciski i panele każdej gry.

## Tablica: gdzie się jest i co teraz

web-table-where = Stolik { $name } · { COUNT($count, "players") }
web-begins = { YOU($seat) ->
        [yes] Zaczynasz
       *[no] Zaczyna: { PLAYER($seat) }
    }
web-now-playing = Teraz gra: { $name }
web-looking = Oglądasz grę
web-now-past = Ruch { $move } z { $count }
web-past-line = Oglądasz przebieg gry
web-now-away = Gra za Ciebie bot
web-away-line = Możesz wrócić w każdej chwili
web-now-conceded = Ta gra jest poddana
web-conceded-line = Możesz oglądać, jak toczy się dalej
web-now-question = Pytanie do wszystkich
web-title-turn = { $title } · { $name }

## Narzędzia

web-tool-undo = Cofnij
web-tool-undo-ask = Poproś o cofnięcie
web-tool-hint = Podpowiedź

## Osoby

web-players = Kolejność
web-score = Punkty
web-to-move = teraz ma ruch
web-parts = Części stołu
web-tab-players = Osoby
web-tab-text = Tekst
web-you = to Ty
web-player-away = na razie gra bot
web-player-lost = brak połączenia
web-player-conceded = poddaje grę

web-last-moves = Ostatnie ruchy
web-rule = Zasada { $rule }
web-show-me = Pokaż mi

## Co właśnie zrobili inni, na telefonie

web-news = Nowości
web-number-of = { $at } z { $count }
web-show = Pokaż

## Dziennik

web-log = Dziennik
web-log-moves = Ruchy, od ostatniego
web-log-move = Ruch { $move }
web-log-empty = Jeszcze nic się nie zdarzyło.
web-move = Ruch
web-scrub-first = Do początku
web-scrub-last = Wróć do teraz

## Cofanie

web-undo-asks =
    { $count ->
        [one] { $name } prosi o cofnięcie ostatniego ruchu.
       *[other] { $name } prosi o cofnięcie { $count } ostatnich ruchów.
    }
web-undo-asked = { $name } prosi o cofnięcie ruchu. Czekamy na: { $names }.
web-undo-own = Prosisz o cofnięcie ruchu. Czekamy na: { $names }.
web-undo-agree = Zgoda
web-undo-refuse = Nie
web-undo-withdraw = Wycofaj prośbę

## Kogoś nie ma

web-bar-away = Na razie gra za Ciebie bot.
web-come-back = Wróć do gry
web-bar-absent = { $name }: brak połączenia. Gra czeka.
web-stand-in = Niech zagra bot

## Droga do serwera

web-offline = Brak połączenia od { $time }. Ruch czeka i zostanie wysłany.
web-offline-still = Brak połączenia od { $time }. Widzisz stół sprzed tej chwili.
web-next-try =
    { $count ->
        [0] Próbujemy teraz
        [one] Następna próba za { $count } sekundę
        [few] Następna próba za { $count } sekundy
       *[many] Następna próba za { $count } sekund
    }
web-retry = Spróbuj teraz
web-not-now = Nie teraz
web-table-loading = Rozkładamy planszę…
web-table-gone = Tego stołu nie można otworzyć
web-table-unreachable = Stół jest nieosiągalny
web-table-unreachable-line = Nic nie przepada. Będziemy próbować dalej.
web-table-unshown = Ta gra nie ma jeszcze stołu w przeglądarce
web-table-unshown-line = Można w nią grać przez protokół serwera.
web-table-home = Do gier

## Menu

web-menu-language = Język
web-menu-theme = Motyw
web-menu-light = Jasny
web-menu-sound = Dźwięk
web-menu-sound-quiet = Cichy
web-menu-sound-full = Głośny
web-menu-sound-off = Wyłączony
web-menu-pace-instant = od razu
web-menu-pace-quick = szybko
web-menu-pace-calm = spokojnie
web-menu-pace-slow = powoli
web-menu-rules = Zasady gry
web-text-view = Widok tekstowy
web-tv = Widok na telewizor
web-menu-leave = Odejdź, zagra za Ciebie bot
web-menu-return = Wróć do stołu
web-menu-concede = Poddaj grę…
web-menu-stand-in = Niech bot zagra za: { $name }
web-menu-record = Zapisz przebieg gry
web-all-games = Wszystkie gry
web-concede-title = Poddać tę grę?
web-concede-line = Zajmiesz ostatnie miejsce. Jeśli inni grają dalej, na Twoim miejscu zagra bot.
web-concede-yes = Poddaję
web-play-on = Gram dalej

## Kurtyna, gdy kilka osób dzieli ekran

web-curtain-now = Teraz gra
web-curtain-pass = Przekażcie sobie ekran. To, co w ręku, jest zakryte, aż ktoś dotknie przycisku.
web-ready = To ja, pokaż rękę
web-curtain-last = Ostatnia tura
web-curtain-hide-line = Obejrzyj, co masz nowego na ręce. Nikt inny tego nie widział.
web-curtain-hide = Zakryj rękę
web-curtain-undo = Cofnij ten ruch
web-curtain-undo-of = Cofnij ruch: { $name }
web-curtain-undo-ask = Poproś o cofnięcie ruchu
web-curtain-covered = Zasłonięte, aż ruch będzie miał ktoś przy tym ekranie.

## Klawisze

web-keys = Klawisze
web-keys-line = Nie działają, gdy piszesz w polu.
web-key-undo = Cofnij swój ruch
web-key-hint = Poproś o podpowiedź
web-key-coach = Do przewodnika
web-key-text = Widok tekstowy i z powrotem
web-key-log = Do dziennika
web-key-help = Ta lista
web-key-close = Zamknij, puść to, co wybrane
web-key-tab = Z części do części stołu
web-key-arrows = W obrębie części
web-route-zoom-in = Przybliż
web-route-zoom-out = Oddal
web-route-map-all = Pokaż całą mapę
web-key-zoom = Na mapie: bliżej, dalej, całość

## Podpowiedź

web-hint = Podpowiedź: { $move }.
web-hint-thinking = Myślę…
web-hint-meanwhile = Możesz grać, nie czekając.
web-hint-failed = Podpowiedź nie dotarła.
web-hint-follow = Zrób to
web-hint-stop = Przestań

## Przewodnik pierwszej jazdy

web-coach = Pierwsza jazda
web-coach-step = krok { $step } z { $of }
web-coach-skip = Pomiń krok
web-coach-on = Dalej
web-coach-leave = Zakończ jazdę

## Kurs dnia

web-daily-counted = liczy się
web-daily-practice = ćwiczenie
