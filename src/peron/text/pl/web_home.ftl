### Strona, zanim się usiądzie: początek, nowe stoliki, zaproszenia, zasady.

## Szyld każdej strony

web-title = Peron
web-description = Gry planszowe o komunikacji miejskiej w przeglądarce: z botami, przy jednym ekranie albo przez link. Bez konta.
web-skip = Przejdź do treści
web-nav-games = Gry
web-nav-rules = Zasady
web-nav-replays = Powtórki
web-menu = Menu
web-language = Zmień język: { $language }
web-dark = Ciemny
web-guest = Gość
web-my-name = Twoje imię
web-name-change = zmień imię
web-name-save = Zapisz
web-name-cancel = Anuluj
web-name-kept = Od teraz twoje imię to { $name }. Przy stolikach, przy których siedzisz, zostaje poprzednie.
web-unofficial = Peron to niezależna implementacja zasad. Nazwy gier należą do ich właścicieli; rysunki, teksty oraz plansze Berlina i San Francisco są własne.

## Początek

web-where-to = Dokąd dziś?
web-intro = Gry o komunikacji miejskiej. Bez konta, od razu przy stoliku.
web-platforms = Perony
web-platform = Peron { $number }
web-play-bots = Zagraj z botami
web-play-game = Zagraj z botami: { $game }
web-play-alone = Zagraj solo
web-play-alone-game = Zagraj solo: { $game }
web-play-setting = Przygotowujemy stolik…
web-new-table = Stolik…
web-new-table-of = Przygotuj stolik: { $game }
web-against-in = Ilu przeciwników: { $game }
web-against-line =
    { $count ->
        [0] solo
       *[other] { web-bots-number }, poziom { $level }
    }
web-bots-number =
    { $count ->
        [0] solo
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
web-players-range = { $min }–{ COUNT($max, "players") }
web-minutes = { $minutes } min
web-minutes-said = około { $minutes } minut
web-invited = Masz zaproszenie?
web-invite-field = Link lub kod zaproszenia
web-invite-short = Wejdź z linkiem
web-invite-unread = To nie jest zaproszenie. Wklej cały otrzymany link albo jego koniec po znaku #.
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
web-your-turn = Twoja kolej
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
web-finished-none = Zakończona gra zostaje tutaj, do obejrzenia ruch po ruchu.
web-finished-more = Pokaż wszystkie: { $count }
web-watch = Oglądaj
web-watch-title = Stoliki do oglądania
web-watch-none = Przy otwartych stolikach nikt teraz nie gra.
web-import = Wczytaj zapis gry
web-import-line = Plik .peron z innego Peronu. Zanim go zobaczysz, sprawdzamy każdy ruch.
web-import-choose = Wybierz plik
web-import-drop = albo upuść go tutaj
web-import-reading = Odtwarzamy zapis…
web-import-failed = Tego zapisu nie da się odtworzyć
web-import-large = Ten plik jest za duży jak na zapis gry.

## Gdy czegoś nie ma

web-unreachable = Serwer jest nieosiągalny. Nic nie przepada; za chwilę spróbuj jeszcze raz.
web-unreachable-title = Brak połączenia z serwerem
web-screen-failed = Ta część strony nie dotarła
web-screen-failed-line = Nic nie przepada. Wczytaj stronę jeszcze raz.
web-reload = Wczytaj ponownie
web-try-again = Spróbuj ponownie
web-loading = Chwileczkę…
web-nowhere = Tu nie zatrzymuje się żaden pociąg
web-nowhere-line = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.
web-to-home = Na perony

## Poziomy botów

web-level-beginner = początkujący
web-level-steady = solidny
web-level-strong = mocny
web-level-expert = ekspert
web-level-line-beginner = Zna zasady i popełnia błędy pierwszego wieczoru.
web-level-line-steady = Gra prosto, bez kombinowania. Dobry na początek.
web-level-line-strong = Patrzy naprzód i wchodzi ci w drogę.
web-level-line-expert = Myśli długo i mało wybacza.

## Nowy stolik

web-new = Nowy stolik
web-new-line = Kto gdzie siedzi? Miejsca idą wokół stołu w tej kolejności.
web-new-game-choice = Gra
web-seat-count = Liczba osób
web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-who = Miejsce { $number }: kto tu siedzi
web-sitter-me = Ja
web-sitter-here = Ktoś obok
web-sitter-bot = Bot
web-sitter-open = Zaproś
web-sitter-line-me = Grasz przy tym ekranie.
web-sitter-line-here = Gra z tobą na zmianę przy tym ekranie.
web-sitter-line-open = Dostaje link i zajmuje to miejsce.
web-sitter-name = Imię
web-sitter-name-of = Imię osoby na miejscu { $number }
web-sitter-level-of = Poziom bota na miejscu { $number }
web-sitter-name-missing = Każdy potrzebuje imienia. Brakuje go na miejscu { $number }.
web-seat-up = Przesuń miejsce { $number } w górę
web-seat-down = Przesuń miejsce { $number } w dół
web-seat-moved = Na miejscu { $number } siedzi teraz: { $who }.
web-pace = Tempo botów
web-pace-quick = Szybkie
web-pace-calm = Spokojne
web-pace-slow = Wolne
web-pace-line-quick = bez czekania
web-pace-line-calm = sekunda na ruch
web-pace-line-slow = jest czas popatrzeć
web-listed = Inni mogą oglądać
web-listed-line = Stolik widać na stronie głównej. Tego, co tajne, nikt nie zobaczy przed czasem.
web-start = Zacznij grę
web-start-watch = Niech grają boty, a ty oglądaj
web-open-table = Otwórz stolik, zaproś { COUNT($count, "people-acc") }
web-start-line = Gra zaczyna się od razu.
web-open-line =
    { $count ->
        [one] Dostaniesz link do wolnego miejsca. Gra zacznie się, gdy ktoś je zajmie.
       *[other] Dostaniesz linki do { $count } wolnych miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
    }
web-hot-line = Między turami kurtyna zasłania karty.

## Jak gra stolik

web-options = Jak gracie
web-options-said = Gracie z
web-options-none = zwykła gra, bez modułów
web-option-group-modules = Moduły
web-option-group-variants = Warianty
web-option-group-start = Początek
web-option-not-with = Nie razem z: „{ $other }”.
web-order-random = Losowa
web-order-own = Własna
web-order-round = Runda { $round }
web-order-earlier = Wcześniej: { $thing }
web-order-later = Później: { $thing }
web-order-moved = { $thing }: runda { $round }.
web-option-why-setup-metro-companies-numbers = Każdy z nich łączy się z jednym z dwóch pozostałych.
web-option-why-setup-metro-stations-tracks = Oba potrzebują dworca centralnego.
web-option-symbols = Symbole oznaczonych miejsc
web-option-line-symbols = Każde oznaczone miejsce ma własny symbol; dla odmiany można je wylosować.
web-option-symbols-fixed = jak na planszy
web-option-symbols-drawn = losowe
web-option-said-symbols-drawn = losowe symbole
web-option-objectives = Cele
web-option-line-objectives = Dwa wspólne cele, każdy za 10 punktów.
web-option-said-objectives-true = cele
web-option-powers = Moce kredek
web-option-line-powers = Każda kredka umie coś raz na rundę: joker, drugi odcinek, zwrotnica albo podwójna stacja.
web-option-said-powers-true = moce kredek
web-option-pencils = Kolejność kredek
web-option-line-pencils = Losowa albo taka, jaką ustalicie.
web-option-said-pencils = kredki: { $things }
web-option-companies = Spółki akcyjne
web-option-line-companies = Linie należą do ośmiu spółek. Masz tajne akcje i grasz o to, ile będą warte.
web-option-said-companies-true = spółki akcyjne
web-option-stations = Stacje metra
web-option-line-stations = Każdy dostaje jeszcze jeden wagon: na linię, która zaczyna się na dworcu centralnym.
web-option-said-stations-true = stacje metra
web-option-tracks = Centralne tory
web-option-line-tracks = W centrum leżą cztery kafelki: linie biegną na wskroś i nic się nie podwaja.
web-option-said-tracks-true = centralne tory
web-option-numbers = Ponumerowane dworce
web-option-line-numbers = Tajne karty z numerami stacji: linia, która tam dojedzie, punktuje także dla Ciebie.
web-option-numbers-0 = bez
web-option-said-numbers-1 = po 1 karcie z numerem
web-option-said-numbers-2 = po 2 karty z numerami
web-option-said-numbers-3 = po 3 karty z numerami
web-option-said-numbers-4 = po 4 karty z numerami
web-option-said-numbers-5 = po 5 kart z numerami
web-option-direction = Jak leżą kafelki
web-option-line-direction = Większość kafelków można wtedy położyć na kilka sposobów.
web-option-direction-arrow = strzałką w górę
web-option-direction-free = dowolnie obrócone
web-option-said-direction-free = kafelki dowolnie obrócone
web-option-hand = Kafelki w ręku
web-option-line-hand = Im więcej kafelków, tym więcej planu, a mniej losu.
web-option-said-hand-2 = dwa kafelki w ręku
web-option-said-hand-3 = trzy kafelki w ręku
web-option-numbering = Numery stacji
web-option-line-numbering = W 2000 roku biegły w lewo od prawego górnego rogu, w 2009 w prawo od lewego.
web-option-numbering-2000 = wydanie z 2000
web-option-numbering-2009 = wydanie z 2009
web-option-said-numbering-2009 = numery stacji jak w 2009
web-option-first = Kto zaczyna
web-option-line-first = Kolejność miejsc to kolejność tur.
web-option-first-random = losowo
web-option-first-A = pierwsze miejsce
web-option-said-first-A = zaczyna pierwsze miejsce

## Poczekalnia

web-waiting-room = Poczekalnia
web-waiting-title = Czekamy na graczy
web-waiting-host = Do każdego wolnego miejsca wyślij link. Gra zacznie się sama, gdy nikogo nie będzie brakować.
web-waiting-guest = Gra zacznie się sama, gdy nikogo nie będzie brakować.
web-waiting-rules = Poczytaj tymczasem zasady
web-waiting-seats = Przy tym stoliku
web-seat-awaited = zaproszenie czeka
web-seat-here = na miejscu
web-seat-absent = miejsce zajęte, brak połączenia
web-invite-seat = Zaproszenie na miejsce { $number }
web-invite-once = Dla jednej osoby, jednorazowo.
web-invite-link = Link
web-invite-copy = Skopiuj link
web-invite-copied = Skopiowane
web-invite-copied-said = Link do miejsca { $number } jest skopiowany.
web-invite-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go samodzielnie.
web-invite-share-text = Przy stoliku { $table } czeka na ciebie miejsce: { $game }
web-invite-new = Zrób nowy link
web-invite-new-line = To urządzenie nie zna poprzedniego linku. Nowy go unieważni.
web-invite-qr = Kod QR z linkiem do miejsca { $number }
web-invite-only-here = Ten serwer działa tylko na tym komputerze: linki otwierają się tutaj, a na innym urządzeniu nie. Uruchomiony z --host 0.0.0.0 jest dostępny w twojej sieci.
web-put-bot = Posadź tu bota
web-put-bot-level = Posadź tu bota o tym poziomie
web-open-seat = Zwolnij miejsce
web-get-up = Wstań
web-watching-number =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }

## Zaproszenie

web-join = Zaproszenie
web-join-title = Czeka na ciebie miejsce
web-join-line = { $game } · stolik { $table }
web-join-over = Przejmij miejsce: { $name }
web-join-seat = Twoje miejsce
web-join-who = Przy stoliku
web-join-take = Zajmij miejsce
web-join-name-missing = Podaj imię, żeby inni wiedzieli, kto przyszedł.
web-join-gone = To zaproszenie już donikąd nie prowadzi
web-join-gone-line = Ktoś z niego skorzystał albo zastąpiło je nowsze. Poproś o nowe.
web-join-empty = Link jest niepełny
web-join-empty-line = Brakuje części po znaku #. Skopiuj cały link jeszcze raz.

## Zasady

web-rules-of = Zasady: { $game }
web-rules-line = Własnymi słowami Peronu. Każda zasada ma symbol, który podajemy przy ruchu niedozwolonym. Symboli pominiętych w kolejności nie użyto.
web-rules-games = Zasady której gry
web-rules-contents = Spis treści
web-rules-ruling = Rozstrzygnięcie Peronu
web-rules-ruling-line = Drukowane zasady o tym milczą; tak rozstrzyga Peron.
web-rules-back = Wróć do stolika
web-rules-link = Link do zasady { $rule }
web-rules-none = Zasady nie dotarły
