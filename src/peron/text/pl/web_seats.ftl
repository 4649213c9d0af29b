### Kto siedzi przy stoliku i jak się tu gra, zanim gra się zacznie: opcje, poczekalnia, zaproszenia, kody.

## Jak gra stolik

web-options = Jak gracie
web-options-said = Ustalenia przy stoliku
web-options-none = zwykła gra
web-seat-number = Miejsce { $number }
web-sitter-level-of = Poziom bota na miejscu { $number }
web-pace = Tempo botów
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
web-option-line-objectives = Dwa wspólne cele; każdy daje punkty wszystkim, którzy go osiągną.
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
web-option-line-tracks = W centrum leżą cztery kafelki: linie biegną przez nie dalej i nic się nie podwaja.
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
web-option-said-first-who = zaczyna { $who }
web-option-said-first-seat = zaczyna miejsce { $number }

## Poczekalnia

web-waiting-room = Poczekalnia
web-waiting-title = Czekamy na graczy
web-waiting-host = Podaj innym kod albo wyślij im link: kto przyjdzie, wybierze wolne miejsce. Gra zacznie się sama, gdy nikogo nie będzie brakować.
web-waiting-guest = Gra zacznie się sama, gdy nikogo nie będzie brakować.
web-waiting-rules = Poczytaj tymczasem zasady
web-waiting-seats = Przy tym stoliku
web-code-title = Zaproszenie do stolika
web-code-line = Zeskanuj telefonem albo wpisz kod na stronie { $host }.
web-code-qr = Kod QR z linkiem do tego stolika
web-code-copied-said = Link do stolika jest skopiowany.
web-code-share-text = Czeka na Ciebie miejsce: { $game }. Kod { $code }
web-seat-awaited = wolne
web-seat-here = na miejscu
web-seat-absent = miejsce zajęte, brak połączenia
web-bot-level = bot · { $level }
web-seat-mine = Ty
web-share = Udostępnij
web-invite-link = Link
web-invite-copy = Skopiuj link
web-invite-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go samodzielnie.
web-invite-only-here = Ten serwer działa tylko na tym komputerze: kod i link działają tutaj, a na innym urządzeniu nie. Uruchomiony z --host 0.0.0.0 jest dostępny w Twojej sieci.
web-put-bot = Posadź tu bota
web-put-bot-level = Posadź tu bota o tym poziomie
web-put-bot-at = Bot na miejscu { $number }
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
web-join-title = Czeka na Ciebie miejsce
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

## Z kodem stolika

web-come = Wejście do stolika
web-come-title = Dosiądź się
web-come-here = Tu siadam
web-come-take = Zajmij miejsce { $number }
web-come-none = Nie ma stolika o kodzie { $code }
web-come-begun = Gra już trwa
web-come-begun-line = Wszystkie miejsca są zajęte. Możesz oglądać.
