### Stolik na ekranie dla wszystkich w pokoju.

web-tv-game = Wieczór, gra { $number }
web-tv-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
web-tv-no-hands = nikt nie widzi rąk
web-tv-offline = Bez połączenia od { $time }
web-tv-evening = Ten wieczór
web-tv-worth = ilu graczy za sobą
web-tv-total = Razem
web-tv-place = { $place }.
web-tv-absent = –
web-tv-goes = trwa
web-tv-watch = Także na telefonie
web-tv-watch-line = Zeskanuj, żeby śledzić grę. Po jej końcu znajdziesz tam następną.
web-tv-next = Następna gra
web-tv-next-line = Może ją przygotować każdy, kto grał. Pokaże się tu sama.
web-tv-listed = Stolik jest na liście dla wszystkich: kod widzą tylko osoby, które przy nim siedzą.
web-tv-asleep = Od dawna nic się nie dzieje. Dowolny klawisz budzi ekran.
