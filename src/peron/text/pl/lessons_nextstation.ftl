### Pierwsze jazdy: co mówi przewodnik. .what to, co zrobić, .why: dlaczego; .done mówi się potem, .other po innym ruchu,
### .lead i .leadwhy, dopóki nie jest to możliwe. Parametry są z ruchu i z tego, co sprawdza lekcja.

## Londyn

lesson-london-symbol =
    .what = Narysuj odcinek { $start }–{ $station }
    .why = Naciśnij { $station }, potem „Narysuj”. Karta pokazuje trójkąt i ta stacja też go ma. Leży w nowej dzielnicy, za Tamizą: { $before } → { $after } punkty.
    .done = Dzielnice × najwięcej stacji w jednej, + 2 za Tamizę.
lesson-london-site =
    .what = { lesson-london-symbol.what }
    .why = Do stacji centralnej z asteryskiem prowadzi każda karta. To także obiekt turystyczny, a im więcej ich połączysz, tym więcej daje każdy.
    .done = Za każdy obiekt zakreśla się koło na osi.
lesson-london-ends =
    .what = { lesson-london-symbol.what }
    .why = Linia ma dwa końce i rośnie na obu: można ją przedłużyć także tam, gdzie się zaczęła. Punkty: { $before } → { $after }.
    .done = Zanim narysujesz, spójrz na oba końce.
lesson-london-switch =
    .what = { lesson-london-symbol.what }
    .why = Ze zwrotnicą odcinek może wyjść z dowolnej stacji Twojej linii, nie tylko z końca. Punkty: { $before } → { $after }.
    .done = Z odgałęzieniem linia ma więcej końców.
lesson-london-joker =
    .what = { lesson-london-symbol.what }
    .why = Joker prowadzi do każdej stacji. Najpierw policz: dzielnice { $districts } × stacje w jednej { $most } + za Tamizę { $river } = { $after }.
lesson-london-last =
    .what = { lesson-london-symbol.what }
    .why = Piąta karta metra kończy rundę, ale jeszcze się ją rozgrywa. Potem linia liczy się tak: { $districts } × { $most } + { $river } = { $after }.
lesson-london-score =
    .what = Pierwsza linia: { COUNT($points, "points") }
    .why = { $points ->
        [0] Linia bez odcinka nic nie daje. Punkty są za wiele dzielnic, wiele stacji w jednej z nich i za Tamizę.
       *[other] Dzielnice: { $districts }, najwięcej stacji w jednej: { $most }, za Tamizę: { $river }. { $districts } × { $most } + { $river } = { $points }.
    }
lesson-london-interchange =
    .what = { lesson-london-symbol.what }
    .why = Tu staje też Twoja pierwsza linia. Na końcu stacja z dwiema liniami daje 2 punkty, z trzema 5, z czterema 9.
    .done = Stacja przesiadkowa. Linie spotykają się tylko na stacjach.
lesson-london-alone =
    .what = Rozegraj tę rundę bez pomocy
    .why = Oba końce, nowe dzielnice, Tamiza, stacje pierwszej linii: wskaż stację, a zobaczysz, ile by dała.
lesson-london-end =
    .what = Jeszcze dwie linie i podsumowanie
    .why = Masz { COUNT($total, "points") }. Późniejsze linie dają więcej, bo spotykają wcześniejsze. Zostaw dla nich miejsce.
