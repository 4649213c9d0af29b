### Wiersz poleceń: pomoc i co się może nie udać.

## Wersja

cli-version-compiled = peron { $version } (zasady skompilowane)
cli-version-interpreted = peron { $version } (zasady interpretowane: wolniej, te same gry)

## Pomoc

help-usage = Użycie:
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-metavar-options = OPCJE
help-metavar-command = POLECENIE
help-metavar-game = GRA
help-metavar-bot = BOT
help-metavar-file = PLIK
help-metavar-folder = FOLDER
help-metavar-board = GRA_LUB_PLIK
help-metavar-rule = ZASADA
help-metavar-seed = ZIARNO
help-metavar-name = IMIĘ
help-metavar-hash = SKRÓT
help-metavar-host = ADRES
help-metavar-hostname = NAZWA
help-metavar-url = URL
help-metavar-build = WHEEL_LUB_COMMIT
help-metavar-option = NAZWA[=WARTOŚĆ]
help-help = Pokaż tę pomoc.
help-peron = Gry planszowe o komunikacji miejskiej. Bez polecenia w przeglądarce otwiera się strona: do gry w pojedynkę, przy jednym ekranie i z przyjaciółmi; polecenia grają w terminalu, odtwarzają zapisy i puszczają boty przeciw sobie.
help-lang = Język; bez tej opcji { $variable }, a w razie braku język systemu.
help-version = Pokaż wersję oraz to, czy zasady są skompilowane.
help-plain = Zwykłe wiersze bez kolumn, ramek i kolorów, dla czytników ekranu i dzienników.
help-json = Jeden obiekt JSON zamiast tabeli.
help-option-board = Graj na planszy z tego pliku.
help-play = Zagraj w terminalu przeciw botom albo, gdy gra na to pozwala, w pojedynkę. W czasie gry pomoc jest pod znakiem ?.
help-play-game = Gra (domyślnie berlin). „peron games” pokazuje wszystkie.
help-players = Liczba grających razem z Tobą; 1 to gra w pojedynkę. Wolne miejsca zajmuje ostatni z podanych botów.
help-play-bot = Bot, przeciw któremu grasz, według poziomu: beginner, steady, strong, expert. Albo według rodzaju: random, greedy, search, search:0.5s, search:2000. Podaj kilka razy, a botów będzie więcej.
help-play-seed = Rozdaj według tej liczby lub słowa. To samo ziarno rozdaje te same karty; bez opcji decyduje przypadek.
help-seat = Twoje miejsce, od 1. O tym, kto zaczyna, decyduje ziarno albo --option first.
help-name = Twoje imię w zapisie gry.
help-record = Zapisz grę do tego pliku, także gdy kończysz wcześniej.
help-replay = Odtwórz zapis gry ruch po ruchu i pokaż wyniki.
help-replay-file = Zapis gry.
help-replay-quiet = Tylko wyniki.
help-replay-step = Po każdym ruchu czekaj na Enter.
help-verify = Sprawdź, czy zapis da się odtworzyć i czy ziarno jest tym, które obiecano przed grą.
help-verify-hash = Skrót ziarna, który widać było przed grą, albo jego początek, co najmniej 8 znaków.
help-duel = Niech boty rozegrają wiele gier, każdy bot na każdym miejscu; porównaj je.
help-duel-game = Gra, w którą grają.
help-duel-bots = Boty, tyle, ilu graczy ma gra, według poziomu: beginner, steady, strong, expert. Albo według rodzaju: random, greedy, search, search:0.5s, search:2000.
help-duel-games = Liczba gier (domyślnie 100).
help-duel-jobs = Ile gier naraz (domyślnie tyle, ile procesorów).
help-duel-seed = To samo ziarno to te same gry (domyślnie 0).
help-duel-records = Zapisz każdą grę w tym folderze.
help-solo = Niech bot rozegra wiele gier w pojedynkę; zobacz, ile zdobywa punktów.
help-solo-game = Gra, w którą gra: taka, w którą można grać w pojedynkę.
help-solo-bot = Bot, według poziomu albo rodzaju, jak w pojedynku.
help-option = Opcja gry: NAZWA ją włącza, NAZWA=WARTOŚĆ wybiera. Można podać kilka razy.
help-serve = Uruchom serwer do gry w pojedynkę, przy jednym ekranie lub z przyjaciółmi.
help-serve-host = Adres, pod którym nasłuchuje (bez tego 127.0.0.1: tylko ten komputer; 0.0.0.0 to cała sieć).
help-serve-port = Port, na którym nasłuchuje (bez tego 8321, a 0 to dowolny wolny).
help-serve-data-dir = Gdzie przechowywać gry (bez tego w Twoim własnym folderze).
help-serve-titles = Folder z plikami plansz: każdy z nich to gra, w którą można grać.
help-serve-allow-host = Nazwa, pod którą wolno pytać serwer; opcję można powtarzać (bez niej: localhost na tym komputerze, każda nazwa w sieci).
help-serve-trust-proxy = Adres lub sieć serwera pośredniczącego (proxy), któremu wolno mówić, skąd są goście i czy przyszli przez https; opcję można powtarzać (bez niej: nikt).
help-serve-no-browser = Nie otwieraj przeglądarki.
help-serve-no-limits = Pozwól każdemu pytać tak często, jak zechce: do pomiarów i w zamkniętej sieci.
help-serve-log-level = Co zapisywać w dzienniku (info, a w terminalu warning).
help-serve-database = Baza PostgreSQL na gry, np. postgresql://użytkownik:hasło@host/nazwa (bez tego SQLite w folderze).
help-serve-keep-days = Usuwaj stoły nietknięte od tylu dni i gości, którzy nie wrócili (bez tego nigdy).
help-serve-access-log = Plik na wiersz o każdym żądaniu i połączeniu WebSocket, bez ciasteczek i tokenów; - to standardowe wyjście (bez tego żaden).
help-serve-metrics-token = Co ma podać ten, kto czyta liczby pod /metrics (można też przez { $variable }, żeby nie było tego widać na liście procesów). Bez tego wolno je czytać tylko z tego komputera, a z --trust-proxy nikt.
help-serve-workers = Ile procesów ma obsługiwać graczy (domyślnie jeden); więcej niż jeden wymaga opcji --database.
help-serve-thinkers = Ile procesów ma myśleć za boty (domyślnie o jeden mniej, niż jest procesorów; 0: zostaw to poleceniu „peron think”).
help-serve-bus = Którędy procesy mówią sobie, co się wydarzyło, np. nats://host:4222 (domyślnie przez bazę danych).
help-think = Myśl za boty serwerów, które mają wspólną bazę danych, tu albo na innym komputerze.
help-think-database = Baza danych PostgreSQL tych serwerów, np. postgresql://użytkownik:hasło@host/nazwa.
help-think-thinkers = Nad iloma pytaniami myśleć jednocześnie (domyślnie o jedno mniej, niż jest procesorów).
cli-needs-database = Opcja { $option } wymaga bazy, z której może korzystać kilka procesów: podaj --database postgresql://użytkownik:hasło@host/nazwa
help-games = Pokaż gry.
help-rules = Pokaż zasady gry albo jedną zasadę.
help-rules-game = Gra.
help-rules-id = Zasada, na przykład T13.
help-board = Sprawdź albo narysuj planszę.
help-board-check = Pokaż wszystko, co jest nie tak z plikiem planszy.
help-board-show = Narysuj planszę jako obraz SVG.
help-board-file = Plik planszy.
help-board-what = Gra albo plik planszy.
help-board-out = Gdzie zapisać obraz; - to standardowe wyjście.
help-board-theme = Kolory na dzień (light) albo na noc (dark); domyślnie light.
help-bench = Zmierz, jak szybko działają tu zasady i boty.
help-bench-quick = Krócej i mniej dokładnie.
help-bench-server = Zmierz, ile stołów utrzyma tu serwer: z pełną prędkością i po jednym ruchu na sekundę przy każdym stole.
help-bench-game = Gra, na której się mierzy (bez tego berlin).
help-bench-tables = Od ilu stołów zacząć (bez tego od 200, a z --quick od 20).
help-bench-seconds = Ile sekund trwa każdy pomiar (bez tego 10, a z --quick 3).
help-bench-against = Zmierz obok tej wersji inną, na zmianę: z pliku wheel albo z commita tego repozytorium.
help-bench-database = Baza danych mierzonego serwera; druga wersja ma własny folder.
help-bench-workers = Ile procesów ma mierzony serwer.
help-bench-bus = Jak procesy mierzonego serwera mówią sobie, co się zmieniło.

## Co się może nie udać

cli-see-help = „{ $command }” pokazuje, jak tego użyć.
cli-unknown-command = Nie ma polecenia „{ $name }”. Czy chodzi o „{ $nearest }”? Polecenia: { $known }.
cli-unknown-option = Nie ma opcji { $name }. Czy chodzi o { $nearest }?
cli-unknown-language = Peron nie zna języka „{ $name }”. Czy chodzi o „{ $nearest }”? Języki: { $known }.
cli-unknown-log-level = Nie ma poziomu dziennika „{ $name }”. Może „{ $nearest }”? Są: { $known }.
cli-unknown-theme = Nie ma motywu „{ $name }”. Czy chodzi o „{ $nearest }”? Motywy: { $known }.
cli-unknown-rule = Nie ma zasady „{ $name }”. Czy chodzi o „{ $nearest }”? Zasady: { $known }.
cli-missing = Brakuje: { $name }.
cli-option-value = Po { $name } musi stać wartość.
cli-bad-value = { $name } nie może mieć wartości „{ $value }”.
cli-bad-host-name = Opcja --allow-host nie może mieć wartości „{ $name }”. Podaj samą nazwę, bez https:// i bez tego, co stoi po nazwie: --allow-host { $right }
cli-extra = „{ $value }” to o jedno słowo za dużo.
cli-file-unread =
    { $reason ->
        [missing] Nie ma pliku „{ $file }”.
        [folder] „{ $file }” to folder.
        [denied] Nie wolno odczytać pliku „{ $file }”. Sprawdź uprawnienia.
        [not-text] „{ $file }” nie jest tekstem UTF-8.
       *[other] Nie da się odczytać pliku „{ $file }”.
    }
cli-file-unwritten =
    { $reason ->
        [missing] Nie da się zapisać pliku „{ $file }”: nie ma takiego folderu.
        [folder] Nie da się zapisać pliku „{ $file }”: to folder.
        [denied] Nie wolno zapisać pliku „{ $file }”. Sprawdź uprawnienia folderu.
       *[other] Nie da się zapisać pliku „{ $file }”. Może brakuje miejsca.
    }
cli-file-foreign = Plik „{ $file }” już istnieje i nie jest zapisem gry. Zostaje nietknięty; wybierz inną nazwę.
cli-board-other-game = Plansza w pliku „{ $file }” jest do gry „{ $board }”, a nie „{ $game }”.
cli-board-problems = { COUNT($count, "problems") }.
cli-board-good = { $file }: bez problemów. { $name }: { SAY($what) }.
cli-board-drawn = Narysowane: { $file }
cli-titles-folder = Nie ma folderu „{ $folder }”, z którego miały być wzięte gry.
cli-title-left-out = Plik „{ $file }” został pominięty.
cli-games-id = id
cli-games-name = gra
cli-games-players = gracze
cli-games-play = jak zacząć

## Odtwarzanie

replay-players = Grają
replay-seed = Ziarno
replay-step = Enter pokazuje następny ruch, „wszystko” całą resztę:{" "}
replay-go-on = wszystko w all a
replay-conceded = Gra poddana po { COUNT($moves, "moves-loc") }. Poddanie: { $players }.
replay-open = Gra przerwana po { COUNT($moves, "moves-loc") }.

## Co się sprawdza w zapisie

verify-label-moves = Ruchy
verify-label-end = Wynik
verify-label-promise = Obietnica
verify-label-noted = Twój skrót
verify-label-deal = Rozdanie
verify-good = dobrze
verify-bad = źle
verify-none = nie sprawdzono
verify-moves-good = Każdy ruch jest dozwolony.
verify-moves-bad = Wiersza { $line } nie da się odtworzyć.
verify-end-good = Wynik się zgadza: { $scores }.
verify-end-bad = Wiersz { $line } nie pasuje do ruchów.
verify-end-open = Gra trwa: nie ma wyniku do porównania.
verify-end-conceded = Poddanie gry: { $players }. Nie ma wyniku do porównania.
verify-end-given-up = Poddanie gry: { $players }. Kto się poddaje, jest na końcu.
verify-end-missing = Brakuje ostatniego wiersza: zapis jest ucięty.
verify-end-unreached = Nie udało się dojść do końca zapisu.
verify-promise-good = Ziarno ma skrót, który obiecano w zapisie.
verify-promise-bad = W zapisie obiecano inny skrót: { $hash }
verify-promise-none = Zapis nie ma skrótu, więc nie ma obietnicy do sprawdzenia.
verify-noted-good = Pasuje do ziarna.
verify-noted-bad = Nie pasuje do ziarna: { $hash }
verify-deal-bad = Zapis sam ustala rozdanie ({ $stacks }), więc nie decydowało o nim ziarno.
verify-broken = Obietnica nie została dotrzymana.
verify-hash = „{ $hash }” to nie początek skrótu: skrót ma od 8 do 64 znaków, cyfry 0–9 i litery a–f.

## Pojedynki i pomiary

duel-counts = Pojedynek potrzebuje co najmniej jednej gry i jednego procesu, a podano { $games } i { $jobs }.
duel-progress = Gry
duel-column-bot = bot
duel-column-games = gry
duel-column-wins = wygrane
duel-column-win-rate = odsetek
duel-column-ci95 = przedział 95%
duel-column-mean = średni wynik, 95%
duel-interrupted = Przerwane. Oto, co zdążyło się rozegrać.
duel-summary = { COUNT($games, "games") } w { $seconds } s. Wspólne zwycięstwo liczy się jako jego część.
solo-counts = Gry w pojedynkę potrzebują co najmniej jednej gry i jednego procesu, a podano { $games } i { $jobs }.
solo-bot = Bot
solo-games = Gry
solo-mean = Średni wynik, 95%
solo-from-none = To samo od 0 punktów: gry zaczęto od { $points }
solo-range = Najniższy i najwyższy
solo-time = Czas procesora na grę
solo-column-points = punkty
solo-column-games = gry
solo-column-share = odsetek
solo-band-lowest = do { $most }
solo-band-highest = ponad { $most }
bench-column-name = pomiar
bench-column-value = wartość
bench-column-unit = jednostka
bench-column-target = cel
bench-compiled = Zasady skompilowane.
bench-not-compiled = Zasady interpretowane: cele dotyczą skompilowanych.
bench-progress = Runda { $round }
bench-playouts = losowe gry
bench-san-francisco = losowe gry, San Francisco
bench-san-francisco-ratio = San Francisco : Berlin, losowe gry
bench-python = moves i apply wołane z Pythona
bench-clone = clone()
bench-sample = sample()
bench-search = search z pełnymi rozgrywkami
bench-greedy = gry dwóch botów greedy
bench-interpreted = losowe gry, interpretowane
bench-interpreted-ratio = skompilowane : interpretowane, losowe gry
bench-interpreted-search-ratio = skompilowane : interpretowane, przeszukiwanie
bench-chess = python-chess, losowe gry
bench-chess-ratio = Peron : python-chess
bench-london-playouts = Londyn, losowe gry solo
bench-london-python = Londyn, moves i apply wołane z Pythona
bench-london-clone = Londyn, clone()
bench-london-sample = Londyn, sample()
bench-london-search = Londyn, search
bench-metro-playouts = Metro, losowe gry
bench-metro-python = Metro, moves i apply wołane z Pythona
bench-metro-clone = Metro, clone()
bench-metro-sample = Metro, sample()
bench-unit-moves = ruchów/s
bench-unit-iterations = iteracji/s
bench-unit-estimates = ocen/s
bench-unit-games = gier/s
bench-server-set-up = Rozstawiam { COUNT($tables, "tables") }
bench-server-steady =
    { $tables ->
        [one] { $tables } stół, jeden ruch na sekundę
        [few] { $tables } stoły, po jednym ruchu na sekundę
       *[other] { $tables } stołów, po jednym ruchu na sekundę
    }
bench-server-full = { COUNT($tables, "tables") } z pełną prędkością
bench-server-not-started = Serwer, który miał być mierzony, nie ruszył.
bench-server-refused = Serwer odmówił czegoś, co powinien zrobić: { $message }
bench-load-play = gra
bench-load-tables = stoły
bench-load-moves = ruchów/s
bench-load-p50 = połowa w
bench-load-p99 = 99% w
bench-load-server = serwer
bench-load-load = obciążenie
bench-load-steady = po jednym ruchu na sekundę
bench-load-full = pełna prędkość
bench-load-times = Czas liczy się od wysłania ruchu do chwili, gdy widzi go inny gracz. Udziały dotyczą jednego procesora: serwera i programu, który gra za wszystkich.
bench-load-memory = Każdy stół z czterema połączeniami zajmuje { $kilobytes } kB pamięci serwera.
bench-load-breaks = Załamuje się przy { $tables } stołach: więcej niż 1 ruch na 100 trwał dłużej niż 100 ms albo ruchy się opóźniały.
bench-load-busy = Program, który gra za wszystkich, też był u kresu sił: serwer być może utrzymałby więcej.
bench-server-build = Buduję { $build }
bench-server-no-build = Nie udało się zbudować { $build }: { $message }
bench-against-build = A { $build }:
bench-against-name = obok siebie
bench-against-here = tu
bench-against-there = tam
bench-against-ratio = stosunek
bench-against-cpu = ms procesora na ruch, pełna prędkość
bench-against-steady = ms procesora na ruch, po jednym na sekundę
bench-against-moves = ruchów/s, pełna prędkość
bench-against-held = utrzymane stoły, 99% w 100 ms
bench-against-memory = kB na stół z czterema połączeniami

## Strona z zasadami

rules-minute = W minutę
rules-figure = Rysunek
rules-page-title = Zasady gry { $game }
rules-page-intro = Każda zasada ma oznaczenie, które Peron podaje, gdy odmawia ruchu. Gdzie drukowane zasady milczą, decyduje Peron: takie zasady są oznaczone jako rozstrzygnięcia. Oznaczeń pominiętych w kolejności nie użyto, niczego tu nie brakuje. Wszystko jest opowiedziane własnymi słowami.

## Uczenie wag bota od nowa

help-learn = Naucz bota wag od nowa, w grach w pojedynkę, i zapisz je w pliku.
help-learn-game = Gra; uczą się tylko boty Londynu.
help-learn-out = Gdzie zapisać wagi.
help-learn-minutes = Ile minut czasu procesora ma trwać nauka (domyślnie 10).
help-learn-games = Zamiast tego ucz się z tylu gier: z tym samym ziarnem dają te same wagi.
help-learn-seed = Ziarno wszystkiego, co losowe (domyślnie 1).
help-learn-measured = Ile gier rozegrać przy każdym pomiarze średniego wyniku (domyślnie 400).
learn-game = Dla gry { $game } nie ma czego się uczyć: jej boty nie mają wag. Mają je boty Londynu.
learn-length = Podaj albo liczbę minut nauki, albo liczbę gier.
learn-progress = Nauka
learn-measured = { COUNT($games, "games") }: średni wynik { ALL($means) }
learn-interrupted = Przerwane. To, czego bot zdążył się nauczyć, jest w pliku.
learn-time = Czas procesora
learn-mean = Średni wynik
learn-mean-with = { learn-mean }: { $options }
learn-file = Wagi
