### Kurs dnia: jak poszło wszystkim.

web-daily-of = Kurs dnia · { $game }
web-daily-next-in = następny kurs za { $time }
web-daily-practise = Poćwicz to rozdanie
web-daily-streak-title = Seria
web-daily-streak-row = { COUNT($days, "days") } z rzędu
web-daily-streak-longest = najdłuższa: { $days }
web-daily-deal = { $date } · rozdanie { $number }
web-daily-points = { COUNT($points, "points") }
web-daily-place = { $place }. miejsce na { $rides }
web-daily-better =
    { $over ->
        [yes] lepiej niż { $percent }% pozostałych
       *[no] na razie lepiej niż { $percent }% pozostałych
    }
web-daily-leads =
    { $over ->
        [yes] nikt nie miał więcej
       *[no] na razie nikt nie ma więcej
    }
web-daily-alone = bez konkurencji
web-daily-spent = Bez punktów
web-daily-spent-line = Kurs został poddany albo nie skończył się przed końcem dnia.
web-daily-not-mine = Bez Twojego przejazdu
web-daily-everybody =
    { $over ->
        [yes] Wszyscy tego dnia
       *[no] Wszyscy dzisiaj
    }
web-daily-rides =
    { $over ->
        [yes] { COUNT($count, "rides") }
       *[no] na razie { COUNT($count, "rides") }
    }
web-daily-you = Ty: { $points }
web-daily-middle = środek: { $points }
web-daily-bar = od { $first } do { $last } punktów
web-daily-bar-rides = { COUNT($count, "rides") }
web-daily-histogram = { COUNT($rides, "rides") }; połowa przyniosła najwyżej { COUNT($middle, "points") }.
web-daily-range = Punkty
web-daily-number = Przejazdy
web-daily-bots = Boty w tym rozdaniu
web-daily-bots-none = Boty jeszcze jadą. Zajrzyj za minutę.
web-daily-bot = bot, poziom { $level }
web-daily-look = Obejrzyj przejazd: { $name }
web-daily-rank = { $place }.
web-daily-my-ride = Twój przejazd
web-daily-my-sheet = Twój arkusz
web-daily-my-replay = Powtórka
web-daily-best = Najlepszy przejazd
web-daily-best-before = Najlepszy wczorajszy przejazd
web-daily-best-mine = Twój wynik w tym samym rozdaniu: { COUNT($points, "points") }.
web-daily-compare = Porównaj
web-daily-replay-it = Obejrzyj
web-daily-tell = Pochwal się
web-daily-tell-line = Obraz pokazuje punkty i słupki, nigdy Twoich ruchów: nikomu nie zepsuje przejazdu.
web-daily-copy = Kopiuj tekst
web-daily-copy-failed = Przeglądarka nie pozwala kopiować.
web-daily-text = Kurs dnia · { $game }, { $date }: { COUNT($points, "points") }. { $place }
web-daily-first = Najpierw przejedź kurs
web-daily-seed = Rozdanie było ustalone z góry
web-daily-seed-line = Skrót jego ziarna: { $hash }. Samo ziarno poznasz po zakończeniu dnia, o { $clock }.
