### Co serwer zapisuje w dzienniku i w terminalu, z którego go uruchomiono.

## Dziennik

log-server-started = Serwer działa.
log-server-stopped = Serwer jest zatrzymany.
log-any-host = Serwer jest otwarty na sieć i odpowiada pod każdą nazwą. Jego własną podaj w --allow-host.
log-table-new = Powstał nowy stół.
log-table-over = Gra się skończyła.
log-thinker-died = Proces, w którym myślą boty, przestał działać; zastępuje go nowy.
log-task-failed = Zadanie niespodziewanie się nie powiodło.
log-forgotten = Usunięto stoły, gości i plansze, których nikt już nie potrzebuje.
log-forgetting-failed = Nie udało się usunąć tego, co niepotrzebne; kolejna próba będzie później.
log-request = Odpowiedziano na żądanie.
log-socket = Zamknięto gniazdo.
log-order = Jest polecenie od tych, którzy prowadzą serwer.
log-guest-deleted = Na własną prośbę usunięto gościa.
log-bus-away = Szyna między procesami jest niedostępna; procesy zaglądają wprost do bazy danych.
log-bus-back = Szyna między procesami znów działa.
log-database-failing = Baza danych odmawia wykonania zadań. Ten wpis pojawia się co kilka sekund, niezależnie od tego, jak często się to dzieje.
log-database-back = Baza danych znów zapisuje.
log-worker-died = Proces obsługujący graczy zakończył się nagle; zastępuje go nowy.
log-workers-replaced = Wszystkie procesy obsługujące graczy zostały wymienione.
log-worker-kept = Nie udało się wymienić procesu obsługującego graczy: nowy zakończył się, zanim zaczął. Stary działa dalej.
log-workers-left = Część procesów obsługujących graczy to nadal stare. Po usunięciu przyczyny wyślij jeszcze raz SIGHUP.
log-library = Jedna z bibliotek serwera coś zgłasza.

## Polecenie

serve-ready = Peron działa pod adresem { $url }
serve-stop = Ctrl+C zatrzymuje. Gry są przechowywane w folderze { $folder }.
serve-stop-database = Ctrl+C zatrzymuje. Gry są przechowywane w bazie { $database }.
serve-address = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $problem }. Wybierz inny port: --port.
serve-host = Nie można nasłuchiwać pod adresem { $host }: { $problem }. W opcji --host podaj adres tego komputera: 127.0.0.1 to tylko ten komputer, 0.0.0.0 to cała sieć.
serve-open = Otwórz ten adres w przeglądarce: { $url }
serve-already = Peron już działa pod adresem { $url }
serve-no-page = Ten Peron jest zbudowany bez strony. „peron play berlin” to gra tutaj, w terminalu; „peron --help” pokazuje całą resztę.
serve-bus-alone = Szyna służy kilku procesom korzystającym z jednej bazy PostgreSQL; podaj też --database.
serve-bus-unknown = „{ $url }” nie jest adresem szyny. Podaj adres w rodzaju nats://host:4222.
serve-bus-driver = Do NATS brakuje modułu Pythona „{ $module }”. Zainstaluj: pip install 'peron[nats]'
serve-workers-system = Ten system nie pozwala kilku procesom dzielić jednego portu. Pomiń --workers.
serve-worker-failed = Proces, który miał obsługiwać graczy, zakończył się, zanim zaczął. Przyczynę podaje dziennik powyżej.
think-ready = Myślę za boty z bazy { $database }. Ctrl+C kończy.
think-alone = Z zewnątrz można myśleć tylko za boty z bazy PostgreSQL: --database postgresql://użytkownik:hasło@host/nazwa
