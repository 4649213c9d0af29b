### Wiersz poleceń: pomoc, stół w terminalu, co można wpisać i co się może nie udać.

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
help-seat = Twoje miejsce, od 1. O tym, kto zaczyna, decyduje ziarno.
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
help-serve-data-dir = Gdzie przechowywać gry (bez tego w twoim własnym folderze).
help-serve-no-browser = Nie otwieraj przeglądarki.
help-serve-no-limits = Pozwól każdemu prosić o ile chce: do pomiarów i w zamkniętej sieci.
help-serve-log-level = Co zapisywać w dzienniku (info, a w terminalu warning).
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
cli-board-problems =
    { $count ->
        [one] { $count } problem.
        [few] { $count } problemy.
       *[many] { $count } problemów.
    }
cli-board-good =
    { $file }: bez problemów. { $name }: { $places ->
        [one] { $places } miejsce
        [few] { $places } miejsca
       *[many] { $places } miejsc
    }, { $routes ->
        [one] { $routes } trasa
        [few] { $routes } trasy
       *[many] { $routes } tras
    }, { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
       *[many] { $tickets } biletów
    }.
cli-board-drawn = Narysowane: { $file }
cli-games-id = id
cli-games-name = gra
cli-games-players = gracze
cli-games-play = jak zacząć

## Stół

table-heading-first-tickets = Twoje pierwsze bilety
table-heading-turn = Twoja kolej
table-heading-last-turn = Twój ostatni ruch
table-heading-second-card = Twoja druga karta
table-heading-tickets = Twoje nowe bilety
table-heading-placing = Rozłóż żetony turystyki
table-heading-token = Wybierz żeton turystyki
table-heading-over = Koniec gry
table-you = Ty
table-tokens = Żetony turystyki
table-tokens-beside = Do rozłożenia
table-face-up = Odkryte
table-gap = puste
table-stacks = Stosy
table-decks = talia { $deck }, odrzucone { $discards }, bilety { $tickets }
table-hand = Twoja ręka ({ $count })
table-tickets = Twoje bilety
table-offer = Do wyboru
table-ticket-done = { $ticket }, połączony
table-ticket-open =
    { $ticket }, brakuje: { $routes ->
        [one] { $routes } trasa
        [few] { $routes } trasy
       *[many] { $routes } tras
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
table-ticket-lost = { $ticket }, już nie do połączenia
table-total = Wynik teraz
table-nothing = nic
table-routes = { $player }: trasy
table-tokens-of = { $player }: żetony
table-known = { $player }: znane karty
table-free = wolna
table-column-points = punkty
table-column-cards = karty
table-column-tickets = bilety
table-column-tram = tramwaje
table-column-subway = wagony metra
table-column-cable-car = tramwaje linowe
table-column-tokens = żetony
table-board-hint = „? zajmij r12” mówi, czemu trasy nie można zająć. Litera to osoba, która ma trasę: { $seats }.
table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-routes-tram = Trasy tramwajowe
table-routes-subway = Trasy metra
table-routes-ferry = Trasy promowe
table-routes-cable-car = Trasy tramwajów linowych

## Ruchy

menu-moves = Ruchy
menu-draw = Weź kartę
menu-deck = talia
menu-keep = Bilety
menu-tickets = Bilety
menu-place-token = Żetony
menu-take-token = Żetony
menu-pass = Albo
menu-claim-tram = Zajmij trasę tramwajową
menu-claim-subway = Zajmij trasę metra
menu-claim-ferry = Zajmij trasę promową
menu-claim-cable-car = Zajmij trasę tramwaju linowego
menu-ways =
    { $count ->
        [one] { $count } sposób
        [few] { $count } sposoby
       *[many] { $count } sposobów
    }
menu-claim-ways =
    { $points ->
        [one] Zajmij trasę { $route } (karty: { $cards }), { $points } punkt: { $ways }
        [few] Zajmij trasę { $route } (karty: { $cards }), { $points } punkty: { $ways }
       *[many] Zajmij trasę { $route } (karty: { $cards }), { $points } punktów: { $ways }
    }
menu-pay = { $route }: czym płacisz?
menu-token = żeton
menu-claim-token = Żeton turystyki: { $tokens }
menu-place-somewhere =
    { $count ->
        [one] Połóż { $tokens } na jedynym miejscu bez żetonów
       *[other] Połóż { $tokens } na jednym z { $count } miejsc bez żetonów
    }
menu-place = { $tokens }: na którym miejscu?

## Wynik

score-heading = Wynik końcowy
score-heading-open = Wynik do tej pory
score-total = Razem
score-wins =
    { $margin ->
        [one] { $you ->
            [yes] Wygrywasz, przewaga { $margin } punkt.
           *[no] Wygrywa { $player }, przewaga { $margin } punkt.
        }
        [few] { $you ->
            [yes] Wygrywasz, przewaga { $margin } punkty.
           *[no] Wygrywa { $player }, przewaga { $margin } punkty.
        }
       *[many] { $you ->
            [yes] Wygrywasz, przewaga { $margin } punktów.
           *[no] Wygrywa { $player }, przewaga { $margin } punktów.
        }
    }
score-wins-tie =
    { $you ->
        [yes] Przy remisie wygrywasz: masz więcej połączonych biletów (T20).
       *[no] Przy remisie wygrywa { $player }: więcej połączonych biletów (T20).
    }
score-wins-tie-line =
    { $you ->
        [yes] Przy remisie wygrywasz: Twoja najlepsza linia jest wyżej punktowana (N19).
       *[no] Przy remisie wygrywa { $player }: wyżej punktowana najlepsza linia (N19).
    }
score-shared = Wspólne zwycięstwo: { $players } ({ $rule }).
score-solo =
    { $points ->
        [one] Wynik: { $points } punkt.
        [few] Wynik: { $points } punkty.
       *[many] Wynik: { $points } punktów.
    }

## Gra

play-person = Gracz
play-welcome = Grasz przeciw: { $others }. Wpisz numer ruchu albo ? po pomoc.
play-welcome-alone = Grasz w pojedynkę. Wpisz numer ruchu albo ? po pomoc.
play-seat = Nie ma miejsca { $seat }: liczba grających to { $players }.
play-too-many-bots =
    { $bots ->
        [one] Jeden bot i Ty to za dużo, gdy liczba grających to { $players }. Zwiększ --players albo podaj mniej botów.
        [few] { $bots } boty i Ty to za dużo, gdy liczba grających to { $players }. Zwiększ --players albo podaj mniej botów.
       *[many] { $bots } botów i Ty to za dużo, gdy liczba grających to { $players }. Zwiększ --players albo podaj mniej botów.
    }
play-prompt =
    { $last ->
        [1] Twój ruch (1, ?):{" "}
       *[other] Twój ruch (1–{ $last }, ?):{" "}
    }
play-pay-prompt = Czym płacisz (1–{ $last }, Enter wraca):{" "}
play-place-prompt = Na którym miejscu (1–{ $last }, Enter wraca):{" "}
play-place = Nie ma takiego miejsca: lista biegnie od 1 do { $last }.
play-number = Na liście nie ma numeru { $number }: biegnie ona od 1 do { $last }.
play-way = Nie ma takiego sposobu płacenia: lista biegnie od 1 do { $last }.
play-way-prompt = Który sposób (1–{ $last }, Enter wraca):{" "}
play-no-way = Nie ma takiego sposobu: lista biegnie od 1 do { $last }.
play-unknown = „{ $text }” to ani ruch, ani polecenie. Czy chodzi o „{ $nearest }”? Pomoc jest pod znakiem ?.
play-rule-hint = „zasada { $rule }” pokazuje zasadę.
play-rule-unknown = Nie ma zasady „{ $id }”. Wszystkie pokazuje „peron rules { $game }”.
play-payment = (Zapłata: { $cards }.)
play-legal = Ten ruch jest dozwolony.
play-example = zajmij { $route }
play-why-what = Dopisz ruch: ? { $example }
play-hint = Podpowiedź: { $typed }. { $move }.
play-save-where = Dopisz nazwę pliku: zapisz gra.txt
play-saved = Gra zapisana: { $file }
play-seed = Ziarno { $seed }: „--seed { $seed }” rozda tę samą grę jeszcze raz.
play-left =
    { $moves ->
        [one] Kończysz grę po { $moves } ruchu.
       *[other] Kończysz grę po { $moves } ruchach.
    }
play-left-points = Punkty za trasy do tej pory: { $points }
play-left-points-now = Punkty do tej pory: { $points }

play-help-title = Jak grać
play-help-aim = Punkty dają zajęte trasy oraz bilety, których dwa miejsca łączą Twoje własne trasy. Otwarty bilet odejmuje na końcu swoją wartość.
play-help-turn = W swojej turze robisz jedną z trzech rzeczy: bierzesz dwie karty (odkryty { $wild } jest jedyną), zajmujesz trasę kartami w jej kolorze albo dobierasz bilety. Każdy kolor może zastąpić { $wild }; szara trasa przyjmuje dowolny jeden kolor.
play-help-ferries = Na trasie promowej każdy symbol promu wymaga jednej karty promu; pozostałe pola przyjmują jak zwykle karty w jednym kolorze.
play-help-tokens = Trasa, na której końcu leżą żetony turystyki, daje Ci jeden żeton z symbolem, którego jeszcze nie masz. Na koniec punktują różne symbole: im więcej, tym lepiej.
play-help-end =
    { $left ->
        [one] Gdy ktoś ma najwyżej { $left } pojazd, każdy ma jeszcze jeden ruch.
        [few] Gdy ktoś ma najwyżej { $left } pojazdy, każdy ma jeszcze jeden ruch.
       *[many] Gdy ktoś ma najwyżej { $left } pojazdów, każdy ma jeszcze jeden ruch.
    }
play-help-number = Ruch o tym numerze.
    .typed = 8
play-help-ways = To samo, i od razu drugi z kilku sposobów.
    .typed = 8 2
play-help-moves = Ruch słowami: weź czerwoną · weź z talii · bilety · zachowaj oba · zajmij { $route } · pas. Angielskie słowa z zapisu też działają.
    .typed = weź czerwoną
play-help-token = Żetony turystyki słowami: połóż dzwonek union_square · weź most
    .typed = weź most
play-help-why = Dlaczego ruch jest niedozwolony i która zasada o tym mówi; a gdy jest dozwolony, co daje: „? { $example }”.
    .typed = ? RUCH
play-help-rule = Zasada gry.
    .typed = zasada { $rule }
play-help-board = Wszystkie trasy: cena, punkty, czyja.
    .typed = plansza
play-help-table = Jeszcze raz stół i Twoje ruchy. To samo robi sam Enter.
    .typed = stół
play-help-log = Wszystko, co się dotąd wydarzyło.
    .typed = historia
play-help-hint = Co na Twoim miejscu zrobiłby silny bot.
    .typed = podpowiedź
play-help-undo = Cofnij swój ostatni ruch, a z nim to, co zrobiły potem boty.
    .typed = cofnij
play-help-save = Zapisz dotychczasową grę do pliku.
    .typed = zapisz PLIK
play-help-quit = Zakończ grę.
    .typed = koniec

## Słowa, które można wpisać oprócz słów zapisu, rozdzielone spacjami

typed-command-help = pomoc
typed-command-why = dlaczego czemu
typed-command-rule = zasada zasady
typed-command-board = plansza trasy mapa
typed-command-table = stół stol
typed-command-log = historia dziennik
typed-command-hint = podpowiedź podpowiedz rada
typed-command-undo = cofnij
typed-command-save = zapisz
typed-command-quit = koniec wyjdź wyjdz zakończ zakoncz
typed-idle = z i a na żeton zeton żetony zetony żetonu morska morską miejscu kartę karte karta karty kart kartami bilet trasę trase za odkrytych odkrytą
typed-draw = weź wez dobierz bierz
typed-deck = talia talii talię talie
typed-tickets = bilety
typed-keep = zachowaj zostaw
typed-first = pierwszy
typed-second = drugi
typed-both = oba obydwa
typed-pass = pas pasuję pasuje spasuj
typed-claim = zajmij zajmuję zajmuje
typed-take = zabierz
typed-place = połóż poloz kładę klade umieść umiesc
typed-bridge = most mostem
typed-lighthouse = latarnia latarnię latarnie latarnią
typed-bell = dzwonek dzwonkiem dzwon
typed-note = nuta nutę nute nutą
typed-house = dom domem
typed-lantern = lampion lampionem
typed-tree = drzewo drzewem
typed-blue = niebieska niebieską niebieskie niebieskich niebieski
typed-green = zielona zieloną zielone zielonych zielony
typed-black = czarna czarną czarne czarnych czarny
typed-purple = fioletowa fioletową fioletowe fioletowych fioletowy
typed-red = czerwona czerwoną czerwone czerwonych czerwony
typed-orange = pomarańczowa pomarańczową pomarańczowe pomarańczowych pomarańczowy
typed-wild = rower rowery rowerów prom promy promów joker jokery jokerów jokera

## Odtwarzanie

replay-players = Grają
replay-seed = Ziarno
replay-step = Enter pokazuje następny ruch, „wszystko” całą resztę:{" "}
replay-go-on = wszystko w all a
replay-conceded =
    { $moves ->
        [one] Gra poddana po { $moves } ruchu. Poddanie: { $players }.
       *[other] Gra poddana po { $moves } ruchach. Poddanie: { $players }.
    }
replay-open =
    { $moves ->
        [one] Gra przerwana po { $moves } ruchu.
       *[other] Gra przerwana po { $moves } ruchach.
    }

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
duel-summary =
    { $games ->
        [one] { $games } gra w { $seconds } s. Wspólne zwycięstwo liczy się jako jego część.
        [few] { $games } gry w { $seconds } s. Wspólne zwycięstwo liczy się jako jego część.
       *[many] { $games } gier w { $seconds } s. Wspólne zwycięstwo liczy się jako jego część.
    }
solo-counts = Gry w pojedynkę potrzebują co najmniej jednej gry i jednego procesu, a podano { $games } i { $jobs }.
solo-bot = Bot
solo-games = Gry
solo-mean = Średni wynik, 95%
solo-before-modules = To samo przed odjęciem { $points } punktów za moduły
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
bench-server-set-up =
    { $tables ->
        [one] Rozstawiam { $tables } stół
        [few] Rozstawiam { $tables } stoły
       *[other] Rozstawiam { $tables } stołów
    }
bench-server-steady =
    { $tables ->
        [one] { $tables } stół, jeden ruch na sekundę
        [few] { $tables } stoły, po jednym ruchu na sekundę
       *[other] { $tables } stołów, po jednym ruchu na sekundę
    }
bench-server-full =
    { $tables ->
        [one] { $tables } stół z pełną prędkością
        [few] { $tables } stoły z pełną prędkością
       *[other] { $tables } stołów z pełną prędkością
    }
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

## Strona z zasadami

rules-page-title = Zasady gry { $game }
rules-page-intro = Każda zasada ma oznaczenie, które Peron podaje, gdy odmawia ruchu. Gdzie drukowane zasady milczą, decyduje Peron: takie zasady są oznaczone jako rozstrzygnięcia. Zdania są własne.

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
learn-measured =
    { $games ->
        [one] { $games } gra: średni wynik { $base }, z oboma modułami { $both }
        [few] { $games } gry: średni wynik { $base }, z oboma modułami { $both }
       *[many] { $games } gier: średni wynik { $base }, z oboma modułami { $both }
    }
learn-interrupted = Przerwane. To, czego bot zdążył się nauczyć, jest w pliku.
learn-time = Czas procesora
learn-base = Średni wynik
learn-both = Z oboma modułami
learn-file = Wagi
