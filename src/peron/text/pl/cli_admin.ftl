### Polecenia dla tych, którzy prowadzą serwer: kopie zapasowe, stoły i goście.

## Pomoc

help-metavar-table = STÓŁ
help-metavar-text = TEKST
help-metavar-time = CZAS
help-metavar-whom = KOGO
help-metavar-order = ID
help-backup = Zapisz wszystkie gry i gości w jednym pliku, także gdy serwer działa.
help-backup-file = Kopia zapasowa. Kto ją ma, zna ziarna trwających gier: nie udostępniaj jej.
help-restore = Przywróć kopię zapasową do pustej bazy dowolnego rodzaju: w całości albo wcale.
help-restore-replace = Najpierw usuń to, co jest w bazie.
help-admin = Zarządzaj serwerem: stołami, gośćmi i komunikatami. Polecenia działają na bazie, czy serwer jest włączony, czy nie; działające serwery zauważą zmianę w kilka sekund.
help-admin-tables = Pokaż stoły, od ostatnio zmienionych.
help-admin-people = Pokaż gości, od ostatnio widzianych.
help-admin-orders = Pokaż obowiązujące blokady i ogłoszenia.
help-admin-close = Zakończ grę jako niedokończoną; nadal można ją oglądać.
help-admin-delete = Usuń stół razem z jego zapisem.
help-admin-ban = Zablokuj na jakiś czas gościa, adres albo sieć.
help-admin-announce = Pokaż przez jakiś czas ogłoszenie na każdej otwartej stronie.
help-admin-withdraw = Zakończ blokadę albo ogłoszenie przed czasem.
help-admin-table = Identyfikator stołu, taki jak w jego adresie.
help-admin-whom = Identyfikator gościa (pokazuje go „peron admin people”), adres albo sieć, np. 203.0.113.0/24.
help-admin-order = Identyfikator, który pokazuje „peron admin orders”.
help-admin-status = Tylko stoły w tym stanie.
help-admin-limit = Co najwyżej tyle (bez tego 100).
help-admin-reason = Kilka słów dla tych, których to dotyczy.
help-admin-for = Na jak długo: 90 to sekundy, poza tym 30m, 2h albo 7d (bez tego blokada na dobę, ogłoszenie na dziesięć minut).
help-admin-en = Ogłoszenie po angielsku.
help-admin-pl = Ogłoszenie po polsku.

## Co się mówi

backup-progress = Zapisuję
backup-made = { COUNT($tables, "tables") } i { COUNT($guests, "guests") } w pliku { $file } ({ $megabytes } MB).
restore-checking = Sprawdzam kopię
restore-progress = Przywracam
restore-done = Przywrócone z pliku { $file }: { COUNT($tables, "tables") } i { COUNT($guests, "guests") }.
admin-closed = Stół { $table } jest zamknięty.
admin-deleted = Stół { $table } jest usunięty.
admin-banned = Blokada ({ $whom }) trwa do { $until }. Wcześniej kończy ją: peron admin withdraw { $id }
admin-announced = Każda otwarta strona pokazuje to do { $until }. Wcześniej kończy to: peron admin withdraw { $id }
admin-withdrawn = { $id } już nie obowiązuje.
admin-nobody = „{ $whom }” nie jest ani identyfikatorem gościa, ani adresem, ani siecią.
admin-no-order = Nie ma blokady ani ogłoszenia o identyfikatorze „{ $id }”.
admin-no-words = Ogłoszenie musi mieć treść w obu językach; w { $option } jej nie ma.
admin-many-words = To za długi tekst (znaków: { $letters }). Goście zobaczą najwyżej { $most }: napisz krócej.
admin-status-gathering = czeka
admin-status-playing = trwa
admin-status-over = koniec
admin-status-damaged = uszkodzony
admin-kind-ban = blokada
admin-kind-announce = ogłoszenie
cli-unknown-status = Nie ma stołów w stanie „{ $name }”. Czy chodzi o „{ $nearest }”? Są: { $known }.
admin-column-id = id
admin-column-game = gra
admin-column-status = stan
admin-column-moves = wersja
admin-column-changed = zmieniony
admin-column-people = gracze
admin-column-name = imię
admin-column-seats = miejsca
admin-column-created = pierwszy raz
admin-column-seen = ostatnio
admin-column-kind = rodzaj
admin-column-until = do
admin-column-what = co
