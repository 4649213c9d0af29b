### Co widać na rysunkach gier Następna stacja, dla tych, którzy ich nie widzą, i słowa na rysunkach.

figure-nextstation-cards = Sześć kart ulicy: kwadrat, trójkąt, pięciokąt, okrąg, joker i zwrotnica. Pięć kart metra: te same bez zwrotnicy.
figure-nextstation-pencils = Cztery linie, po jednej na rundę: fioletowa ciągła, niebieska podwójna, różowa kropkowana, zielona kreskowana.
figure-nextstation-passing = Cztery miejsca w kręgu; każda kredka przechodzi na następne.
figure-nextstation-end = Pięć kart metra w rzędzie; po piątej runda się kończy.
figure-nextstation-switch = Zwrotnica i pięciokąt: można dojść do pięciokątów obok każdej stacji linii, także w jej środku.
figure-nextstation-card = Karta pokazuje trójkąt: z fioletowej stacji początkowej można dojść do sąsiednich trójkątów.
figure-nextstation-ends = Karta pokazuje okrąg: można dojść do okręgów obok jednego i drugiego końca linii.
figure-nextstation-central = Karta pokazuje kwadrat, a mimo to można dojść także do stacji centralnej z asteryskiem.
figure-nextstation-crossing = Przekreślony odcinek przeciąłby narysowany wcześniej.
figure-nextstation-loop = Przekreślony odcinek wróciłby do stacji tej samej linii.
figure-nextstation-interchange = Niebieska linia przechodzi przez stację fioletowej: spotykają się tam dwie linie.
figure-nextstation-line = Fioletowa linia: { COUNT($districts, "districts") }, w jednej z nich { COUNT($most, "stations") }, jedno przejście pod rzeką.
    .sum = { $districts } × { $most } + { $crossing } = { $points }
    .example = { COUNT($districts, "districts") } × { $most } w jednej + { $crossing } za odcinek pod { RIVER("under") } = { $points }.
figure-nextstation-track = Oś obiektów turystycznych: zakreślonych kół jest { $circled }, za nie { COUNT($circled_points, "points") }.
figure-nextstation-totals = Punkty całego arkusza: cztery linie, obiekty turystyczne i stacje przesiadkowe.
    .example = Linie { $lines } + obiekty { $sites } + przesiadki { $interchanges } = { $total }.
figure-nextstation-meetings = Stacje, na których spotykają się dwie, trzy i cztery linie, warte { $two }, { $three } i { $four } pkt.
figure-nextstation-objectives = Pięć celów, z nich dwa wylosowane.
figure-nextstation-powers = Joker, drugi odcinek, zwrotnica i podwójna stacja, po jednej mocy przy każdej kredce.
figure-nextstation-ranks = Sześć stopni od najniższego przedziału do najwyższego, powyżej { $best } punktów.

## Znaki na arkuszu

sign-nextstation-square = stacja: symbol mówi, która karta do niej prowadzi
sign-nextstation-any = stacja centralna: prowadzi do niej każda karta
sign-nextstation-start = stacja początkowa w kolorze kredki
sign-nextstation-site = obiekt turystyczny
sign-nextstation-joker = joker: do dowolnej stacji
sign-nextstation-switch = zwrotnica: następna karta z dowolnej stacji linii
sign-nextstation-underground = karta metra: piąta kończy rundę
