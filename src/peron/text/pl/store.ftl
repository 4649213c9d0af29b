### Baza danych: dlaczego nie da się jej otworzyć i dlaczego czegoś w niej nie zapisano.

store-newer = „{ $path }” pochodzi z nowszej wersji Peronu. Zaktualizuj Peron, żeby otworzyć tę bazę.
store-unreadable = Nie da się otworzyć „{ $path }”: to nie jest baza Peronu, jest uszkodzona albo Peron nie ma prawa jej czytać i zmieniać.
store-in-use = Z folderu „{ $path }” korzysta już inny Peron. Najpierw go zatrzymaj albo wybierz inny folder.
store-closed = Serwer właśnie się wyłącza i niczego już nie zapisze. Spróbuj ponownie, kiedy wróci.
store-conflict = Ktoś inny zmienił w międzyczasie ten stół. Wczytaj go ponownie.
store-invite-used = To zaproszenie zostało już wykorzystane albo zastąpiło je nowsze. Poproś o nowe.
