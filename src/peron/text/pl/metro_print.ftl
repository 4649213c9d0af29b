### Co jest wydrukowane na planszy Metra i czytane w jej opisie.

metro-print-description = 8 kolumn od a do h, 8 wierszy od 1 do 8, pośrodku dworzec centralny, dookoła 32 ponumerowane stacje.
metro-print-central = centralny
metro-print-kinds = 60 kafelków, 24 rodzaje
metro-print-upright = Kładzione strzałką w górę
