### Pierwsze jazdy: co mówi przewodnik. .what to, co zrobić, .why: dlaczego; .done mówi się potem, .other po innym ruchu,
### .lead i .leadwhy, dopóki nie jest to możliwe. Parametry są z ruchu i z tego, co sprawdza lekcja.

## Metro

lesson-metro-start =
    .what = Połóż kafelek na polu { $square }
    .why = Naciśnij pole, potem „Połóż kafelek”. Wagon stacji 5 nad nim jest Twój: tu zaczyna się jego linia. Gdy dojdzie do stacji, da punkt za każdy kafelek.
    .done = Linia ruszyła i pobiegnie dalej.
lesson-metro-grow =
    .what = { lesson-metro-start.what }
    .why = Twoja linia będzie miała { COUNT($tiles, "tiles") }. Długie linie się opłacają: prowadź swoją dalej, a nie do najbliższej stacji.
lesson-metro-centre =
    .what = { lesson-metro-start.what }
    .why = Linia dochodzi do dworca centralnego, a tam wszystko liczy się podwójnie: { COUNT($tiles, "tiles") }, { COUNT($points, "points") }.
    .done = Linia policzona od razu, a wagon odwrócony.
    .lead = Prowadź linię do centrum
    .leadwhy = Linia, która dochodzi do dworca centralnego, liczy się podwójnie. Wskaż pole, a zobaczysz, które linie pobiegną tam dalej.
lesson-metro-ban =
    .what = Wyciągnij inny kafelek
    .why = Wszystkie jego tory zawracają, a linia z jednego kafelka jest zakazana: na brzegu nigdzie nie pasuje. Wyciągnij inny i połóż właśnie ten.
lesson-metro-drawn =
    .what = Połóż wyciągnięty kafelek
    .why = Wyciągnięty kafelek trzeba od razu położyć, na dowolnym polu z bursztynową kropką. Ten z ręki zostaje na później.
lesson-metro-spoil =
    .what = { lesson-metro-start.what }
    .why = { LINE($line) }. Tutaj dojedzie i da tylko { COUNT($points, "points") }. Psucie cudzych linii to połowa gry.
    .done = Ten wagon już dojechał na dobre.
    .lead = Wejdź w drogę innej linii
    .leadwhy = Możesz kłaść kafelki tam, gdzie biegną cudze linie. Doprowadź je do stacji, póki są krótkie.
lesson-metro-finish =
    .what = { lesson-metro-start.what }
    .why = Twoja linia dojeżdża i od razu się liczy. Kto czeka za długo, temu ktoś inny skieruje linię nie tam, gdzie trzeba.
    .done = Policzone. Czas na następną.
    .lead = Przedłużaj swoje linie
    .leadwhy = Wskaż pole, a zobaczysz, które linie pobiegną tam dalej. Swoje prowadź obok stacji, aż będą długie.
lesson-metro-end =
    .what = Teraz graj o zwycięstwo
    .why = W stosie zostało kafelków: { $stack }. Gra kończy się, gdy leżą wszystkie, także te z ręki. Swoje linie przedłużaj, cudze skracaj; centrum podwaja.
