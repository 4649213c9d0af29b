### Tytuły, które są w Peronie: nazwa, `.box` to napis z pudełka, `.line` i `.short` mówią, o czym gra jest.

title-berlin = Berlin
    .box = Wsiąść do Pociągu: Berlin
    .line = Tramwaje na ulicach, metro pod ziemią i osobna tabela punktów dla każdego z nich.
    .short = Tramwaje i metro
title-san-francisco = San Francisco
    .box = Wsiąść do Pociągu: San Francisco
    .line = Tramwaje linowe, promy i żetony turystyki.
    .short = Tramwaje linowe, promy, żetony
title-london = Londyn
    .box = Następna stacja: Londyn
    .line = Cztery rundy, cztery kredki, jedna mapa. Solo albo wszyscy naraz.
    .short = Cztery kredki, jedna mapa
title-metro = Metro
    .box = Metro
    .card = Metro, z czterema modułami
    .line = Kafelek po kafelku; im dłuższa linia, tym lepiej.
    .short = Im dłuższa linia, tym lepiej
