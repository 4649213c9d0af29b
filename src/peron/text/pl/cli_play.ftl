### Gra w terminalu: podpisy na stole, polecenia i pomoc, co można wpisać. Ruchy, wydarzenia i punkty to komunikaty
### samych gier.

## Stół

table-you = Ty
table-nothing = nic
table-stacks = Stos
table-total = Wynik teraz
table-column-points = punkty
table-column-tram = tramwaje
table-column-subway = wagony metra
table-column-cable-car = tramwaje linowe
table-column-waiting = otwarte linie
table-column-done = ukończone
table-tokens = Żetony
table-tokens-beside = Do rozłożenia
table-tokens-of = żetony { $tokens } (warte { $points })
table-known = znane karty { $cards }
table-face-up = Odkryte
table-gap = puste
table-decks = talia { $deck }, odrzucone { $discards }, bilety { $tickets }
table-hand = Ręka ({ $count })
table-tickets = Bilety
table-ticket-done = { $ticket }, zrealizowany
table-ticket-open = { $ticket }, brakuje: trasy { $routes }, karty { $cards }
table-ticket-lost = { $ticket }, już nie do zrealizowania
table-routes = { $player }: trasy
table-board-hint = „? zajmij r12” mówi, czemu trasy nie można zająć. Litera to osoba, która ma trasę.
table-card = Karta
table-turn = runda { $round }, tura { $turn }
table-cards-to-come = Zakryte
table-cards-street = ulica
table-cards-underground = metro
table-line = Linia
table-line-start = zaczyna się na stacji { $station }
table-line-told = { $sections }; końce: { $ends }.
table-power = Moc
table-power-used = użyta
table-map = Mapa
table-under-river = pod rzeką
table-tile = Ręka
table-tile-turned = { TILE($tile) }, obrót o { $turn }°
# Spółki dwiema literami, na brzegu planszy: żółta, niebieska, pomarańczowa, zielona, fioletowa, czarna, czerwona, biała.
table-companies-short = żó ni po zi fi cz cr bi
table-shares-open = Odkryte
table-hidden = zakryta
table-wagons-free = Wagony
table-numbers = Numery
table-number = { $number } (warty { $points })
table-lines-idle = jeszcze bez kafelka: { $lines }
table-line-open = { COUNT($tiles, "tiles") }, dalej na { $stop }, przez { $squares }
table-line-done = ukończona, { stop-name }, { COUNT($tiles, "tiles") }, { COUNT($points, "points") }, przez { $squares }

## Ruchy

menu-deck = talia
menu-more = … wszystkie wylicza „ruchy”
menu-ways = { $move }; inne sposoby: { $count }

## Wynik

score-heading = Wynik końcowy
score-heading-open = Wynik do tej pory

## Gra

play-person = Gracz
play-welcome = Grasz przeciw: { $others }. Wpisz numer ruchu albo ?, aby zobaczyć pomoc.
play-welcome-alone = Grasz w pojedynkę. Wpisz numer ruchu albo ?, aby zobaczyć pomoc.
play-too-many-bots = Za dużo botów ({ $bots }), gdy liczba grających to { $players }. Zwiększ --players albo podaj mniej botów.
play-prompt =
    { $last ->
        [1] Twój ruch (1, ?):{" "}
       *[other] Twój ruch (1–{ $last }, ?):{" "}
    }
play-number = Na liście nie ma numeru { $number }: biegnie ona od 1 do { $last }.
play-way-prompt = Który sposób (1–{ $last }, Enter wraca):{" "}
play-no-way = Nie ma takiego sposobu: lista biegnie od 1 do { $last }.
play-unknown = „{ $text }” to ani ruch, ani polecenie. Czy chodzi o „{ $nearest }”? Pomoc jest pod znakiem ?.
play-rule-hint = „zasada { $rule }” pokazuje zasadę.
play-rule-unknown = Nie ma zasady „{ $id }”. Wszystkie pokazuje „peron rules { $game }”.
play-legal = Ten ruch jest dozwolony.
play-why-what = Dopisz ruch: ? { $example }
play-hint = Podpowiedź: { $typed }. { $move }.
play-save-where = Dopisz nazwę pliku: zapisz gra.txt
play-saved = Gra zapisana: { $file }
play-seed = Ziarno { $seed }: „--seed { $seed }” rozda tę samą grę jeszcze raz.
play-left = Kończysz grę po ruchu { $moves }.

## Pomoc. Przed pauzą stoi to, co można wpisać.

play-help-title = Jak grać
play-help-aim = Punkty dają zajęte trasy oraz bilety, których dwa miejsca łączą Twoje własne trasy. Bilet niezrealizowany odejmuje na końcu swoją wartość.
play-help-turn = W swojej turze robisz jedną z trzech rzeczy: bierzesz dwie karty (odkryty { $wild } to wtedy jedyna karta), zajmujesz trasę kartami w jej kolorze albo dobierasz bilety. Kartę dowolnego koloru zastępuje { $wild }, a szara trasa przyjmuje dowolny jeden kolor.
play-help-ferries = Na trasie promowej każdy symbol promu wymaga jednej karty promu; pozostałe pola przyjmują jak zwykle karty w jednym kolorze.
play-help-tokens = Trasa, na której końcu leżą żetony turystyki, daje Ci jeden żeton z symbolem, którego jeszcze nie masz. Na koniec punktują różne symbole: im więcej, tym lepiej.
play-help-end = Gdy ktoś ma już tylko { COUNT($left, "pieces") } lub mniej, każdy ma jeszcze jedną turę.
play-help-sheet-aim = W każdej z czterech rund rysujesz jedną linię w kolorze swojej kredki, od jej stacji początkowej. Co turę odkrywa się kartę, wszyscy decydują naraz i wszystko pokazuje się razem.
play-help-sheet-turn = Odcinek zaczyna się na końcu linii i prowadzi do stacji z symbolem z karty; nie może przecinać niczego, co już masz, a linia nie wraca do swojej stacji. Zawsze możesz pominąć kartę. Rundę kończy piąta karta metra.
play-help-sheet-score = Linia daje tyle punktów, ile ma dzielnic razy najwięcej stacji w jednej z nich, i { $river } za każdy odcinek pod rzeką. Na koniec liczą się też obiekty turystyczne i stacje przesiadkowe.
play-help-sheet-map = Na arkuszu dzielnice rozdzielają linie z kropek, ~ to rzeka, ° obiekt turystyczny, * stacja z dowolnym symbolem, ² stacja liczona za dwie, ⇄ stacja przesiadkowa. Litera oznacza linię i stoi przed stacją, na której linia się zaczyna. { $start }–{ $signed } +2 prowadzi ze stacji { $start } do { $end } ({ WORD($symbol, "symbol") }) i daje linii 2 punkty.
play-help-metro-aim = Twoje linie zaczynają się na stacjach, na których stoją Twoje wagony.
play-help-metro-aim-companies = Wszystkie linie należą do ośmiu spółek. Na koniec Twoje akcje są warte tym więcej, im więcej punktów mają ich spółki.
play-help-metro-score = Linia, która dojdzie do dowolnej stacji, daje 1 punkt za każdy mijany kafelek, za każdym razem, gdy go mija; linia z brzegu do dworca centralnego liczy się podwójnie.
play-help-metro-through = Linia, która dojdzie do dowolnej stacji, daje 1 punkt za każdy mijany kafelek, za każdym razem, gdy go mija. Linie biegną przez centrum po leżących tam kafelkach i niczego się nie podwaja.
play-help-metro-turn = W swojej turze kładziesz kafelek z ręki (masz ich tam: { $hand }) albo wyciągasz nowy i kładziesz właśnie ten. Kładzie się go na wolnym polu na brzegu albo obok kafelka; wydłuża każdą linię, która do niego dochodzi.
play-help-metro-companies = Zamiast kłaść kafelek, możesz wymienić akcję, dopóki żadna spółka nie ma { $closing } punktów.
play-help-metro-stations = Raz w grze, zamiast kłaść kafelek, możesz postawić dodatkowy wagon na wolnym torze dworca centralnego. Linia, która się tam zaczyna, jest Twoja i nigdy się jej nie podwaja.
play-help-metro-stations-companies = Zamiast kłaść kafelek, możesz postawić dodatkowy wagon spółki na wolnym torze dworca centralnego, okazując jej akcję. Linii, która się tam zaczyna, nigdy się nie podwaja.
play-help-metro-numbers = Linia, która dojdzie do stacji z Twojej karty z numerem, daje punkty także Tobie, ktokolwiek ją zbudował.
play-help-metro-letters = Kafelek opisują jego tory: N-S E-W S-E W-N prowadzi pociąg z północy na południe, ze wschodu na zachód, z południa na wschód, z zachodu na północ.
play-help-metro-lines = 8A to linia gracza A ze stacji 8, 8żó linia spółki żółtej, c3A linia z toru 3 w centrum. 7 d3 8A+2: ruch 7 kładzie kafelek na d3, a 8A wydłuża się o 2 kafelki; 8A✓6: jest ukończona i daje 6 punktów. #2 90° to drugi kafelek, obrócony.
play-help-number = 8 — Ruch o tym numerze.
play-help-ways = 8 2 — To samo, i od razu drugi z kilku sposobów.
play-help-ticket-moves = weź { $card } — Ruch słowami: weź { $card } · weź z talii · bilety · zachowaj oba · zajmij { $route } · pas. Angielskie słowa z zapisu też działają.
play-help-ticket-token = weź { $token } — Żetony turystyki słowami: połóż { $placed } { $place } · weź { $token }
play-help-ticket-board = plansza — Wszystkie trasy: cena, punkty, czyja.
play-help-sheet-moves = odcinek { $section } — Ruch słowami: odcinek { $section } · { $section } · pomiń. Angielskie słowa z zapisu też działają.
play-help-sheet-power = zakreśl { $end } — Z mocą kredki: odcinek { $section } joker (albo zwrotnica, albo pierwszy, gdy rysujesz dwa) · zakreśl { $end } · zakreśl nic
play-help-sheet-board = plansza — Wszystkie arkusze i dokąd prowadzą odcinki z każdej stacji.
play-help-metro-moves = połóż d3 — Ruch słowami: połóż d3 · d3 · wyciągnij; bez kafelka: pas
play-help-metro-second = połóż 2 d3 — Drugi kafelek z ręki.
play-help-metro-turned = połóż d3 obrót 90 — Kafelek obrócony zgodnie z ruchem wskazówek zegara.
play-help-metro-exchange = wymień 20 odkryta — Wymiana Twojej akcji 20%; albo: wymień 20 zakryta
play-help-metro-wagon = wagon 5 — Twój dodatkowy wagon, na torze 5 w centrum.
play-help-metro-wagon-share = wagon 5 akcja 20 — Wagon spółki; okazujesz akcję 20%.
play-help-metro-board = plansza — Plansza i wszystkie linie z polami, przez które biegną.
play-help-why = ? RUCH — Dlaczego ruch jest niedozwolony i która zasada o tym mówi; a gdy jest dozwolony, co daje: „? { $example }”.
play-help-rule = zasada { $rule } — Zasada gry.
play-help-moves = ruchy — Wszystkie ruchy pełnymi zdaniami.
play-help-table = stół — Jeszcze raz stół i Twoje ruchy. To samo robi sam Enter.
play-help-log = historia — Wszystko, co się dotąd wydarzyło.
play-help-hint = podpowiedź — Co na Twoim miejscu zrobiłby silny bot.
play-help-undo = cofnij — Cofnij swój ostatni ruch, a z nim to, co zrobiły potem boty.
play-help-save = zapisz PLIK — Zapisz dotychczasową grę do pliku.
play-help-quit = koniec — Zakończ grę.

## Co można wpisać. Po każdym słowie zapisu inne słowa o tym samym znaczeniu; po „-” słowa, które nic nie znaczą

typed-commands =
    help pomoc, why dlaczego czemu, rule zasada zasady, board plansza trasy mapa, table stół stol,
    moves ruchy więcej wiecej, log historia dziennik, hint podpowiedź podpowiedz rada, undo cofnij, save zapisz,
    quit koniec wyjdź wyjdz zakończ zakoncz
typed-ticket =
    draw weź wez dobierz bierz, deck talia talii talię talie, tickets bilety, keep zachowaj zostaw, first pierwszy,
    second drugi, both oba obydwa, pass pas pasuję pasuje spasuj, claim zajmij zajmuję zajmuje,
    blue niebieską niebieska niebieskie niebieskich niebieski, green zieloną zielona zielone zielonych zielony,
    black czarną czarna czarne czarnych czarny, purple fioletową fioletowa fioletowe fioletowych fioletowy,
    red czerwoną czerwona czerwone czerwonych czerwony, orange pomarańczową pomarańczowa pomarańczowe pomarańczowych
    pomarańczowy, wild rower rowery rowerów prom promy promów joker jokery jokerów jokera,
    - z i a na żeton zeton żetony zetony żetonu morska morską miejscu kartę karte karta karty kart kartami bilet trasę
    trase za odkrytych odkrytą
typed-tokens =
    take zabierz, place połóż poloz kładę klade umieść umiesc, bridge most mostem,
    lighthouse latarnię latarnia latarnie latarnią, bell dzwonek dzwonkiem dzwon, note nutę nuta nute nutą,
    house dom domem, lantern lampion lampionem, tree drzewo drzewem
typed-sheet =
    skip pomiń pomin pas pomijam, draw odcinek rysuj narysuj poprowadź poprowadz, mark zakreśl zakresl zaznacz oznacz,
    none nic żadnej zadnej, joker joker dżoker dzoker jokerem, switch zwrotnica zwrotnicą zwrotnice zwrotnicę,
    again pierwszy dwa, - z ze do i od na kartę karte stację stacje mocą moca mocy
typed-metro =
    lay połóż poloz kładę klade, drawn wyciągnięty wyciagniety nowy, turn obrót obrot obrócony obrocony obróć obroc,
    draw wyciągnij wyciagnij dobierz ciągnij ciagnij, pass pas pasuję pasuje spasuj pomiń pomin,
    exchange wymień wymien wymieniam, open odkrytą odkryta, hidden zakrytą zakryta, wagon wagon postaw,
    share akcja akcją, yellow żółtą żółta zolta, blue niebieską niebieska, orange pomarańczową pomarańczowa,
    green zieloną zielona, purple fioletową fioletowa, black czarną czarna, red czerwoną czerwona,
    white białą biała biala, - na polu pole kafelek z i o od za tor torze akcję akcje moją moja okazując stopni
