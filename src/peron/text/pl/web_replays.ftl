### Strona z zakończonymi grami i zapisami.

web-replays-line = Zakończona gra zostaje tutaj, do obejrzenia ruch po ruchu.
web-replays-none = Nie masz jeszcze zakończonych gier
web-replays-none-line = Zagraj albo wczytaj zapis.
web-import = Wczytaj zapis gry
web-import-line = Plik .peron z innego Peronu. Zanim go zobaczysz, sprawdzamy każdy ruch.
web-import-choose = Wybierz plik
web-import-drop = albo upuść go tutaj
web-import-reading = Odtwarzamy zapis…
web-import-failed = Tego zapisu nie da się odtworzyć
web-import-large = Ten plik jest za duży jak na zapis gry.
