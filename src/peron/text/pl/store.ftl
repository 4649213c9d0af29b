### Baza danych: dlaczego nie da się jej otworzyć.

store-newer = „{ $path }” pochodzi z nowszej wersji Peronu. Zaktualizuj Peron, żeby otworzyć tę bazę.
store-unreadable = Nie da się otworzyć „{ $path }”: to nie jest baza Peronu albo jest uszkodzona.
store-no-url = „{ $path }” nie jest adresem bazy danych. Podaj adres w rodzaju postgresql://użytkownik:hasło@host/nazwa
store-unopened =
    { $reason ->
        [none] Nie da się otworzyć „{ $path }”: nie ma takiej bazy ({ $problem }). Utwórz ją poleceniem createdb albo podaj nazwę innej.
        [away] Nie da się otworzyć „{ $path }”: PostgreSQL tam nie odpowiada ({ $problem }). Sprawdź, czy działa i czy adres jest dobry.
       *[other] Nie da się otworzyć „{ $path }”: { $problem }.
    }
store-driver = Nie da się otworzyć „{ $path }”: w Pythonie brakuje modułu „{ $module }”. Do PostgreSQL potrzebne jest: pip install 'peron[postgres]'
store-in-use = Z folderu „{ $path }” korzysta już inny Peron. Najpierw go zatrzymaj albo wybierz inny folder.
store-missing = Pod „{ $path }” nie ma bazy Peronu. Podaj, gdzie jest: --data-dir albo --database.
store-outdated = Bazę „{ $path }” zapisała starsza wersja Peronu. Uruchom raz serwer w tej wersji, a zaktualizuje bazę.

## Kopie zapasowe

backup-unwritten = Nie udało się zapisać pliku „{ $path }”: { $problem }.
backup-unread = Nie da się odczytać pliku „{ $path }”: { $problem }.
backup-foreign = „{ $path }” nie jest kopią zapasową Peronu. Nic nie zostało zmienione.
backup-newer = Kopia zapasowa „{ $path }” pochodzi z nowszej wersji Peronu. Zaktualizuj Peron, żeby ją przywrócić. Nic nie zostało zmienione.
backup-damaged = Kopia zapasowa „{ $path }” jest uszkodzona albo niepełna. Nic nie zostało zmienione.
restore-not-empty = W „{ $path }” są już goście lub stoły. Nic nie zostało zmienione. Z opcją --replace zostaną usunięte i zastąpione kopią.
