### Obraz z wynikiem gry, do udostępniania.

picture-alone = { $title }, w pojedynkę
picture-standing = { $name }: { COUNT($points, "points") }
picture-day =
    { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } { $year }
