### Strona, zanim się usiądzie: jej szyld, strona główna, poziomy botów.

## Szyld każdej strony

web-title = Peron
web-description = Gry planszowe o komunikacji miejskiej w przeglądarce: z botami, przy jednym ekranie albo przez link. Bez konta.
web-skip = Przejdź do treści
web-nav-games = Gry
web-nav-rules = Zasady
web-nav-replays = Powtórki
web-menu = Menu
web-close = Zamknij
web-language = Zmień język: { $language }
web-dark = Ciemny
web-guest = Gość
web-my-name = Twoje imię
web-name-change = zmień imię
web-name-save = Zapisz
web-name-cancel = Anuluj
web-name-kept = Od teraz Twoje imię to { $name }. Przy stolikach, przy których siedzisz, zostaje poprzednie.
web-unofficial = Peron to niezależna implementacja zasad. Nazwy gier należą do ich właścicieli; rysunki, teksty oraz plansze Berlina i San Francisco są własne.
web-me = Twoje dane
web-announcement-close = Zamknij

## Początek

web-where-to = Dokąd dziś?
web-intro = Gry o komunikacji miejskiej. Bez konta, od razu przy stoliku.
web-first-time = Pierwszy raz?
web-first-ride = Pierwsza jazda, 5 minut
web-first-ride-line = Prawdziwy stolik z przewodnikiem: mówi, co nacisnąć i dlaczego. Możesz wysiąść w każdej chwili.
web-first-ride-of = Pierwsza jazda:
web-first-ride-steps = { COUNT($steps, "steps") }
web-first-ride-hide = Nie pokazuj
web-platforms = Perony
web-platform = Peron { $number }
web-play-bots = Zagraj z botami
web-play-game = Zagraj z botami: { $game }
web-play-alone = Zagraj solo
web-play-alone-game = Zagraj solo: { $game }
web-play-setting = Przygotowujemy stolik…
web-new-table = Stolik…
web-new-table-of = Przygotuj stolik: { $game }
web-against = Boty
web-against-level = poziom { $level }
web-against-number =
    { $count ->
        [0] solo
       *[other] { $count }
    }
web-players-range = { $min }–{ COUNT($max, "players") }
web-minutes = { $minutes } min
web-minutes-said = około { $minutes } minut
web-invited = Masz kod albo link?
web-invite-field = Kod albo link
web-invite-short = Wejdź z kodem
web-invite-unread = To nie jest ani kod, ani link. Kod ma sześć liter i cyfr, a link trzeba wkleić w całości.
web-invite-name = To nazwa stolika. Kod ma sześć liter i cyfr: zapytaj o niego osobę, która założyła stolik.
web-enter = Wejdź
web-one-screen = Przy jednym ekranie
web-hot-seat = Gra na zmianę
web-departures = Twoje odjazdy
web-games-running =
    { $count ->
        [one] { $count } trwająca gra
        [few] { $count } trwające gry
       *[many] { $count } trwających gier
    }
web-no-games = Nie masz trwających gier. Wybierz peron.
web-waits-for = Czekamy na: { $names }
web-waiting-for = { web-waits-for }.
web-waits-people = Czekamy na { COUNT($count, "people-acc") }
web-over = Koniec
web-last-changed = ostatnia zmiana { $when }
web-finished = Zakończone gry
web-finished-number =
    { $count ->
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
       *[many] { $count } zakończonych gier
    }
web-finished-more = Pokaż wszystkie: { $count }
web-watch = Oglądaj
web-watch-title = Stoliki do oglądania

## Gdy czegoś nie ma

web-unreachable = Serwer jest nieosiągalny. Nic nie przepada; za chwilę spróbuj jeszcze raz.
web-unreachable-title = Brak połączenia z serwerem
web-screen-failed = Ta część strony nie dotarła
web-screen-failed-line = Nic nie przepada. Wczytaj stronę jeszcze raz.
web-rules-none = Zasady nie dotarły
web-reload = Wczytaj ponownie
web-try-again = Spróbuj ponownie
web-loading = Chwileczkę…
web-all-rules = Wszystkie zasady
web-copied = Skopiowane
web-print = Drukuj
web-nowhere = Tu nie zatrzymuje się żaden pociąg
web-nowhere-line = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.
web-sheet-missing = Nie ma takiego arkusza
web-sheet-missing-line = Arkusze są w grach w Londyn, które się już zaczęły.
web-to-home = Na perony

## Poziomy botów

web-level-beginner = początkujący
web-level-steady = solidny
web-level-strong = mocny
web-level-expert = ekspert
web-level-line-beginner = Zna zasady i popełnia błędy pierwszego wieczoru.
web-level-line-steady = Gra prosto, bez kombinowania. Dobry na początek.
web-level-line-strong = Patrzy naprzód i wchodzi Ci w drogę.
web-level-line-expert = Myśli długo i mało wybacza.

## Kurs dnia

web-daily = Kurs dnia
web-daily-title =
    { $count ->
        [one] { $game } solo, wspólne rozdanie
        [2] { $game } z botem, wspólne rozdanie
       *[other] { $game } z botami, wspólne rozdanie
    }
web-daily-line = To samo dla wszystkich, jeden przejazd dziennie.
web-daily-next = Następny za
web-daily-next-said = Następny kurs rusza o { $clock }, o północy UTC: za { $hours } godz. { $minutes } min.
web-daily-clock = Nowy kurs rusza codziennie o { $clock }, o północy UTC.
web-daily-ride = Jedź
web-daily-go-on = Jedź dalej
web-daily-result = Zobacz, jak poszło innym
web-daily-result-short = Wyniki
web-daily-state-under-way = Twój kurs trwa. Liczy się tylko to, co skończysz przed { $clock }.
web-daily-state-done = Dzisiejszy kurs masz za sobą. Ćwiczenie z tym samym rozdaniem się nie liczy.
web-daily-state-spent = Dzisiejszy kurs został poddany. Jutro będzie nowy.
web-daily-state-offline = Nie ma połączenia z serwerem. Twój kurs tam czeka.
web-daily-streak = Seria: { COUNT($days, "days") }
web-daily-streak-none = Jeszcze bez serii
web-daily-streak-lost = Zaczyna się nowa seria
web-daily-day =
    { $ridden ->
        [yes] { $day }: kurs przejechany
       *[no] { $day }: bez kursu
    }
web-daily-taken = Dziś na trasie
web-daily-people = { COUNT($count, "players") }
web-daily-before = Wczoraj
web-daily-before-best = najlepiej { $points }
web-daily-before-none = nikt nie jechał
web-daily-before-mine = { $points } pkt
web-daily-where = Kurs dnia, { $date }
