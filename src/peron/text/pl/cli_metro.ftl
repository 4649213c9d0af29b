### Metro w terminalu: stół, ruchy, pomoc i co można wpisać.

table-column-waiting = czekające linie
table-column-done = ukończone
table-column-tiles = kafelki w ręku
table-column-wagon = dodatkowy wagon
table-column-shown = okazane akcje
table-companies = Spółki (wartość)
table-company =
    { $points ->
        [one] { $name } { $points } punkt, wartość { $value }
        [few] { $name } { $points } punkty, wartość { $value }
       *[many] { $name } { $points } punktów, wartość { $value }
    }
table-wagons-free = Wolne wagony
table-shares-open = Odkryte akcje
table-lines-idle = jeszcze bez kafelka: { $stations }
table-rails = Tory w centrum
table-rails-free = wszystkie 8 wolne
table-no-tiles = Nie ma jeszcze żadnego kafelka.
# Spółki dwiema literami, na brzegu planszy.
table-company-yellow = żó
table-company-blue = ni
table-company-orange = po
table-company-green = zi
table-company-purple = fi
table-company-black = cz
table-company-red = cr
table-company-white = bi
table-metro-legend = Cztery strzałki to kafelek: którędy wyjeżdża pociąg z północy, ze wschodu, z południa, z zachodu. Na brzegu są stacje i litera tego, czyj stoi tam wagon; ✓ to linia ukończona.
menu-line-done =
    { $points ->
        [one] { $line } ukończona ({ $where }): { $points } punkt
        [few] { $line } ukończona ({ $where }): { $points } punkty
       *[many] { $line } ukończona ({ $where }): { $points } punktów
    }
menu-other-ways =
    { $count ->
        [one] Albo { $count } inny sposób
        [few] Albo { $count } inne sposoby
       *[many] Albo { $count } innych sposobów
    }
menu-ways-more = #2 90°: drugi kafelek, obrócony o 90°. [+3]: są jeszcze 3 inne sposoby położenia tam kafelka.
menu-metro-draw = Albo
menu-metro-pass = Albo
menu-metro-wagon = Wagon na tor
menu-metro-exchange = Wymiana
menu-exchange-open = { $percent }% { given-colour } → { taken-colour }
menu-exchange-hidden = { $percent }% { given-colour } → zakryta
menu-wagon-ways = Postaw wagon na torze { $rail } w centrum, okazując akcję (do wyboru { $count })

play-left-points-companies = Punkty spółek do tej pory: { $points }
play-example-metro = połóż d3
play-help-metro-aim = Twoje linie zaczynają się na stacjach, na których stoją Twoje wagony. Linia, która dojdzie do dowolnej stacji, daje 1 punkt za każdy mijany kafelek, za każdym razem, gdy go mija; na dworcu centralnym punkty się podwajają.
play-help-metro-turn = W swojej turze kładziesz kafelek z ręki albo wyciągasz nowy i kładziesz właśnie ten. Kładzie się na wolnym polu na brzegu albo obok kafelka. Wydłuża każdą linię, która do niego dochodzi, Twoją czy nie: niech Twoje będą długie, a cudze kończą się szybko.
play-help-metro-tiles = Kafelek to cztery strzałki: którędy wyjeżdża pociąg z północy, ze wschodu, z południa, z zachodu. [7] na planszy to pole, na którym kładzie go ruch 7.
play-help-metro-letters = Kafelek opisują jego tory: N-S E-W S-E W-N prowadzi pociąg z północy na południe, ze wschodu na zachód, z południa na wschód, z zachodu na północ.
play-help-metro-lines = 8A to linia gracza A ze stacji 8, 8·żó linia spółki żółtej, c3A linia z toru 3 w centrum; ✓ to linia ukończona. 8A +2 (5) mówi, że linia wydłuża się o 2 kafelki i ma ich potem 5; 8A 3→d2, że ma 3 i prowadzi dalej na pole d2.
play-help-metro-moves = Ruch słowami: połóż d3 · d3 · połóż 2 d3 (drugi kafelek) · połóż d3 obrót 90 · wyciągnij · pas. Angielskie słowa z zapisu też działają.
    .typed = połóż d3
play-help-metro-more = Z modułami: wymień 20 odkryta · wymień 20 zakryta · wagon 5 · wagon 5 akcja 20
    .typed = wagon 5
play-help-metro-board = Plansza i wszystkie linie z polami, przez które biegną.
    .typed = plansza

typed-metro-idle = na polu pole kafelek z i o od za tor torze akcję akcje moją moja okazując stopni
typed-metro-lay = połóż poloz kładę klade
typed-metro-drawn = wyciągnięty wyciagniety nowy
typed-metro-turn = obrót obrot obrócony obrocony obróć obroc
typed-metro-draw = wyciągnij wyciagnij dobierz ciągnij ciagnij
typed-metro-pass = pas pasuję pasuje spasuj pomiń pomin
typed-metro-exchange = wymień wymien wymieniam
typed-metro-open = odkryta odkrytą
typed-metro-hidden = zakryta zakrytą
typed-metro-wagon = postaw
typed-metro-share = akcja akcją
typed-metro-yellow = żółta żółtą zolta
typed-metro-blue = niebieska niebieską
typed-metro-orange = pomarańczowa pomarańczową
typed-metro-green = zielona zieloną
typed-metro-purple = fioletowa fioletową
typed-metro-black = czarna czarną
typed-metro-red = czerwona czerwoną
typed-metro-white = biała białą biala
