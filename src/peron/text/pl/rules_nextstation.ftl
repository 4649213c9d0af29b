### Zasady gry Następna stacja: Londyn własnymi słowami Peronu.
### Jeden komunikat na zasadę; mała litera po numerze oznacza rozstrzygnięcie projektu.

## O co chodzi

aim-nextstation = Na własnej mapie rysujesz cztery linie, po jednej w rundzie, tak jak pozwalają karty. Punkty dają linie, które docierają do wielu dzielnic i w jednej mają wiele stacji, obiekty turystyczne i przesiadki; wygrywa najwyższy wynik.

minute-nextstation-card = Wszyscy rysują dla tej samej karty. Jej symbol mówi, do jakiej stacji prowadzi następny odcinek.
    .title = Karta mówi, dokąd
minute-nextstation-ends = Prosto od końca swojej linii, bez pętli i bez przecinania. Kartę możesz pominąć.
    .title = Rysujesz od końca linii
minute-nextstation-line = Piąta karta metra kończy rundę. Liczba dzielnic razy najwięcej stacji w jednej, plus { $crossing } za każdy odcinek pod { RIVER("under") }.
    .title = Koniec rundy: liczymy
minute-nextstation-totals = Po czterech rundach dodaje się linie, obiekty turystyczne i przesiadki.
    .title = Cztery rundy, cztery kredki

## Na jednej stronie

aid-nextstation-turn =
    Odkrywa się kartę; każdy może narysować dla niej odcinek albo ją pominąć (N5, N8).
    Od końca linii do stacji z symbolem z karty (N10); pierwszy odcinek ze stacji początkowej (N9).
    Joker: do dowolnej stacji. Stacja centralna: z każdą kartą (N11).
    Zwrotnica, od trzeciej tury: następną kartę rysuje się od dowolnej stacji linii (N7).
    .title = Tura
aid-nextstation-limits =
    Nigdy w poprzek innego odcinka ani dwa razy między tymi samymi stacjami (N12).
    Nigdy z powrotem do stacji tej samej linii (N13).
    Inne linie mogą korzystać z tych samych stacji: to przesiadki (N15).
    .title = Budowa
aid-nextstation-end =
    Rundę kończy piąta karta metra (N6); kredki przekazuje się w lewo (N3).
    Linia: dzielnice × najwięcej stacji w jednej dzielnicy + { $crossing } za każdy odcinek pod { RIVER("under") } (N16).
    Za każdy obiekt turystyczny na linii zakreśl koło na osi (N17).
    Po czterech rundach: linie + oś + przesiadki (N18). Przy remisie decyduje najlepsza linia (N19).
    .title = Punktacja

## Przygotowanie i rundy

rules-section-rounds = Przygotowanie i rundy

rule-N1 = Gra od jednej do czterech osób, każda na własnym arkuszu z taką samą mapą. Są cztery kredki (fioletowa, niebieska, różowa, zielona), każda ze stacją początkową w swoim kolorze, i 11 kart stacji: 6 kart ulicy (kwadrat, trójkąt, pięciokąt, okrąg, joker, zwrotnica) oraz 5 kart metra (kwadrat, trójkąt, pięciokąt, okrąg, joker).
    .title = Arkusze, kredki i karty
rule-N2 = Gra ma 4 rundy. W każdej rysujesz jedną linię w kolorze kredki, którą masz, więc na koniec na każdym arkuszu jest linia w każdym z czterech kolorów. W jednej rundzie nikt nie ma tej samej kredki, a więc i tej samej stacji początkowej, co ktoś inny.
    .title = Cztery rundy, cztery linie
rule-N3 = Po rundach 1, 2 i 3 każdy przekazuje kredkę w lewo. W grze 2-osobowej po lewej stronie każdej osoby leży wolna kredka, w 3-osobowej jedna leży między dwiema osobami: jeśli wolna kredka leży po Twojej prawej, bierzesz ją, a osoba za nią kładzie na jej miejsce swoją. Miejsca graczy i wolnych kredek tworzą więc krąg czterech miejsc, po którym wszystkie kredki przesuwają się o jedno.
    .title = Przekazywanie kredek
rule-N3a = O tym, kto zaczyna z którą kredką, decyduje ziarno gry, chyba że ustalą to grający: kolejność kredek (opcja „pencils”) podaje kredki pierwszego miejsca runda po rundzie, a pozostałe wynikają z kręgu.
    .title = Kto zaczyna z którą kredką
rule-N4 = W każdej rundzie zawiadowcą, który odkrywa karty, jest ktoś inny. Tutaj robi to program.
    .title = Zawiadowca

## Runda

rules-section-round = Runda

rule-N5 = Tasuje się 11 kart. W każdej turze odkrywa się jedną, a wszyscy jednocześnie decydują, co dla niej rysują. Wszystkie karty odkryte w rundzie pozostają widoczne.
    .title = Karty i tury
rule-N5a = Decyzja jest tajna, dopóki nie zdecydują wszyscy; wtedy wszystkie pokazuje się naraz.
    .title = Decyzje pokazuje się razem
rule-N6 = Gdy zostanie odkryta piąta karta metra, rozgrywa się ją jeszcze i runda się kończy. Runda ma więc od 5 do 10 tur.
    .title = Koniec rundy
rule-N7 = Po karcie zwrotnicy od razu odkrywa się następną kartę i obie tworzą jedną turę: odcinek do stacji z tym symbolem może wyjść z dowolnej stacji Twojej linii, nie tylko z końca. Tak samo jest, gdy drugą kartą jest joker. Zwrotnicę odkrytą w pierwszej lub drugiej turze się pomija, a następną kartę rozgrywa zwyczajnie.
    .title = Karta zwrotnicy
rule-N7a = Pominięta zwrotnica nie jest osobną turą. Tury liczy się według pozostałych odkrytych kart.
    .title = Jak liczy się tury
rule-N8 = Rysowanie nigdy nie jest obowiązkowe. Każdą kartę możesz pominąć.
    .title = Rysujesz, jeśli chcesz

## Budowa

rules-section-building = Budowa

rule-N9 = Pierwszy odcinek linii wychodzi ze stacji początkowej w kolorze kredki i prowadzi do stacji z symbolem z karty.
    .title = Pierwszy odcinek
rule-N10 = Każdy następny odcinek wychodzi z końca linii i prowadzi do stacji z symbolem z ostatniej odkrytej karty.
    .title = Następne odcinki
rule-N10a = Koniec to stacja z dokładnie jednym odcinkiem tej linii. Stacja początkowa jest końcem, dopóki ma najwyżej jeden odcinek tej linii. Linia z odgałęzieniami może mieć więcej niż dwa końce.
    .title = Co jest końcem
rule-N11 = Karta jokera prowadzi do dowolnej stacji. Do stacji centralnej, tej z asteryskiem (*), można dojść z każdą kartą.
    .title = Joker i stacja centralna
rule-N12 = Odcinki biegną po prostych szarych liniach mapy. Odcinek nie przechodzi przez inną stację ani nie przecina narysowanego wcześniej odcinka w żadnym kolorze. Dwie stacje łączy najwyżej jeden odcinek, licząc wszystkie linie.
    .title = Którędy biegną odcinki
rule-N13 = Linia nie wraca do stacji, którą już ma. Pętli nie ma.
    .title = Bez pętli
rule-N14 = Stacje początkowe są też zwykłymi stacjami: inne linie mogą z nich korzystać.
    .title = Stacje początkowe
rule-N15 = Linia może korzystać ze stacji Twoich wcześniejszych linii. Stają się one stacjami przesiadkowymi.
    .title = Stacje przesiadkowe

## Punkty za linię

rules-section-line = Punkty za linię

rule-N16 = Na koniec rundy liczy się punkty za linię: liczba dzielnic, w których ma stację, razy największa liczba jej stacji w jednej dzielnicy, plus { $crossing } za każdy jej odcinek biegnący pod { RIVER("under") }. Dzielnic jest { $districts }{ $suburbs ->
    [0] {""}
   *[other] : główne ({ $main }) i podmiejskie, każda z jedną stacją ({ $suburbs })
}. Przykład: 6 dzielnic, 3 stacje w jednej z nich i jedno przecięcie dają 6 × 3 + { $crossing } = { $line }.
    .title = Punkty za linię
rule-N16a = Linia bez odcinków daje 0 punktów, a jej stacja początkowa nie liczy się jako połączona: linii nie ma.
    .title = Linia, której nie ma
rule-N17 = Za każdy obiekt turystyczny na linii zakreślasz następne koło na osi obiektów, najwyżej { $track }. Na koniec gry od 0 do { $track } kół daje punkty: { $values }. Przykład: za { $circled } kół punktów jest { $circled_points }.
    .title = Obiekty turystyczne

## Koniec gry

rules-section-final = Koniec gry

rule-N18 = Wynik to cztery linie, oś obiektów turystycznych i stacje przesiadkowe: po { $two } za każdą stację z dwiema liniami, po { $three } z trzema, po { $four } z czterema. Przykład: 87 za linie, { $circled_points } za obiekty i dziewięć stacji z dwiema liniami dają 87 + { $circled_points } + { $nine } = { $total }.
    .title = Wynik końcowy
rule-N19 = Wygrywa osoba z najwyższym wynikiem. Przy remisie rozstrzyga wyżej punktowana najlepsza linia. Jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
    .title = Zwycięstwo

## Moduły

rules-section-modules = Moduły

rule-N20 = Losuje się 2 z 5 celów i kładzie odkryte. Każdy, który na koniec osiąga cała Twoja sieć, daje { COUNT($objective, "points") }. Cele: wszystkie stacje centralnej dzielnicy ({ $centre }); co najmniej jedna stacja w każdej z dzielnic ({ $districts }); stacje przesiadkowe w liczbie co najmniej { $interchanges }; wszystkie obiekty turystyczne ({ $sites }); co najmniej { COUNT($crossings, "sections") } pod { RIVER("under") }.
    .title = Cele wspólne
rule-N21 = Gdy kredki są wybrane, każda, także wolna, dostaje losowo jedną z czterech mocy na całą grę. Moc wędruje ze swoją kredką i można jej użyć raz na rundę. Joker: traktujesz kartę jak jokera. Drugi odcinek: rysujesz w turze drugi odcinek, do innej stacji z symbolem z karty, a po karcie jokera z symbolem stacji połączonej pierwszym odcinkiem. Zwrotnica: traktujesz kartę tak, jakby obok leżała zwrotnica. Podwójna stacja: w dowolnym momencie rundy zakreślasz stację swojej linii, która przy punktacji tej linii liczy się w swojej dzielnicy jak dwie, i do niczego więcej (6 × 3 + { $crossing } zmienia się w 6 × 4 + { $crossing } = { $doubled }). Moc nie jest dostępna tam, gdzie niczego nie zmienia.
    .title = Moce kredek
rule-N21a = Drugi odcinek może też prowadzić do stacji centralnej. Jeśli pierwszy odcinek z jokerem doszedł do stacji centralnej, drugi może prowadzić dokądkolwiek.
    .title = Drugi odcinek i stacja centralna
rule-N21c = Drugi odcinek podlega wszystkim zasadom budowy na mapie takiej, jaka jest po pierwszym, więc może wyjść ze stacji właśnie połączonej. Jeśli do tury należy karta zwrotnicy, jeden z dwóch odcinków, do wyboru, może wyjść z dowolnej stacji linii, a drugi z jej końca.
    .title = Drugi odcinek i karta zwrotnicy
rule-N21d = Ostatni moment na zakreślenie stacji jest po decyzjach w ostatniej turze rundy, przed punktacją. Zakreślenia się nie zmienia, a pokazuje się je z decyzjami tej samej tury. Dopóki linia nie ma odcinka, nie ma czego zakreślić.
    .title = Kiedy zakreśla się stację

## Gra solo

rules-section-solo = Gra solo

rule-N22 = Wszystkie zasady pozostają. Kredek używasz w kolejności wybranej przed grą. Za każdy moduł, z którym grasz, odejmuje się { COUNT($module, "points") }.
    .title = Solo
rule-N22a = Kolejność kredek wybiera się przed losowaniem mocy i celów.
    .title = Kolejność przed modułami
rule-N23 = Wynik należy do jednego z sześciu przedziałów: do { $rank_1 }; od { $above_1 } do { $rank_2 }; od { $above_2 } do { $rank_3 }; od { $above_3 } do { $rank_4 }; od { $above_4 } do { $rank_5 }; ponad { $rank_5 }.
    .title = Przedziały wyników
rule-N23a = Przedział obejmuje obie swoje liczby, a wynik równy { $rank_1 } należy do najniższego.
    .title = Granice przedziałów

## Tabele

rules-table-track = Oś obiektów turystycznych
rules-table-interchanges = Stacje przesiadkowe
rules-table-ranks = Przedziały wyników solo
rules-table-circled = zakreślone koła
rules-table-lines = spotykające się linie
rules-table-rank = przedział
