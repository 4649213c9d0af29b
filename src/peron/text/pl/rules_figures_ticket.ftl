### Co widać na rysunkach gier z biletami, dla tych, którzy ich nie widzą, i słowa na rysunkach.

figure-ticket-pieces = { COUNT($trams, $tram) }{ $subways ->
        [0] { "" }
       *[other] { " " }i { COUNT($subways, "subway") }
    } w kolorze gracza.
figure-ticket-cards = Po sześć kart w każdym kolorze, każdy kolor z własnym znakiem, oraz jokery ({ $wilds }).
figure-ticket-swept = Wśród pięciu odkrytych kart są trzy jokery: całą piątkę zastępuje pięć nowych kart.
figure-ticket-draw = Pierwsza karta pochodzi z talii, druga z odkrytego rzędu.
figure-ticket-wild = Wolno: dwie zwykłe karty albo sam odkryty joker. Nie wolno: odkryty joker jako jedna z dwóch kart.
figure-ticket-claim = Trzy sposoby zapłaty za trasę, która ma { COUNT($spaces, "spaces") }: karty w jej kolorze, jokery w zastępstwie niektórych z nich albo same jokery. Potem na każdym polu stoi pojazd.
figure-ticket-lengths = Rzędy pól, przy każdym punkty za trasę.
figure-ticket-double = Dwie nitki między tymi samymi miejscami. Żółty ma jedną i drugiej zająć nie może; niebieski może.
figure-ticket-tickets = Dobrane są dwa bilety; jeden zostaje, drugi wraca pod talię.
figure-ticket-last = Żółty ma już tylko { COUNT($left, "pieces") }; jeszcze jedną turę mają niebieski, różowy i na końcu żółty.
figure-ticket-score = Trzy trasy jednego gracza prowadzą z A do D; bilet A – D jest zrealizowany, bilet A – E nie.
    .example = Trasy { $routes }, bilet zrealizowany + { $joined }, niezrealizowany − { $missed }: razem { $total }.
figure-ticket-kinds = U góry trasa tramwajowa z polem na każdą kartę, u dołu trasa metra z jednym polem i kosztem obok: za jedną i za drugą płacą trzy karty w jej kolorze.
figure-ticket-costs = Trasy metra według kosztu, przy każdej jej punkty.
figure-ticket-beside = Jeden gracz ma nitkę tramwajową i nitkę metra między tymi samymi dwoma miejscami.
figure-ticket-ferry = Trzy sposoby zapłaty za trasę promową, która ma { COUNT($spaces, "spaces") } i { COUNT($symbols, "symbols") }: co najmniej jedna karta jest jokerem.
figure-ticket-stacks = Stosy żetonów na oznaczonych miejscach ({ $marked }), a obok planszy jeszcze { $beside }.
figure-ticket-take = Trasa została zajęta; żeton ze stosu na jej końcu trafia do osoby, która ją zajęła.
figure-ticket-tokens = Od jednego do siedmiu różnych symboli i punkty za nie; wszystkie siedem daje { $all }.

## Znaki na planszy

sign-ticket-tram = trasa w jednym kolorze: za każde pole jedna karta i jeden pojazd
sign-ticket-gray = szara trasa: dowolny jeden kolor
sign-ticket-subway = trasa metra: jedno pole, koszt obok
sign-ticket-ferry = symbol promu: za to pole joker
sign-ticket-wild = joker: dowolny kolor
sign-ticket-marked = miejsce ze stosem żetonów
sign-ticket-token = żeton turystyki
