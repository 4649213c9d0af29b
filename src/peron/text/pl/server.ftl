### Serwer: czemu odmawia żądania lub wiadomości i co zapisuje w dzienniku.

## Żądania

request-invalid = Żądanie jest niepoprawne: { $problems }.
request-not-found = Pod „{ $path }” nic nie ma.
request-method = „{ $path }” nie można użyć w ten sposób.
request-not-text = Tekst nie jest w UTF-8.
request-too-large = To za dużo: żądanie mieści najwyżej { $most } bajtów.
request-too-slow = Żądanie nadchodziło zbyt długo. Spróbuj jeszcze raz.
request-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
request-origin = To żądanie pochodzi ze strony innej witryny.
request-failed = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
guest-unknown = Jeszcze cię nie znamy. Najpierw podaj imię.
invite-unknown = Takiego zaproszenia nie ma albo jest już wykorzystane. Poproś o nowe.

## Wiadomości na gnieździe

socket-message = Wiadomość jest niepoprawna: { $problems }.
socket-resume-first = Najpierw powiedz, którą wersję masz („resume”).
socket-flood = Za dużo wiadomości naraz. Połącz się ponownie i zwolnij.
socket-too-slow = Twoje połączenie nie nadąża. Połącz się ponownie, a dostaniesz to, czego brakuje.
server-stopping = Serwer jest zatrzymywany. Nic nie przepada: za chwilę połącz się ponownie.
server-no-sheets = W grze „{ $game }” nie ma arkuszy.

## Dziennik

log-server-started = Serwer działa.
log-server-stopped = Serwer jest zatrzymany.
log-table-new = Powstał nowy stół.
log-table-over = Gra się skończyła.
log-thinker-died = Proces, w którym myślą boty, przestał działać; zastępuje go nowy.
log-task-failed = Zadanie niespodziewanie się nie powiodło.
log-library = Jedna z bibliotek serwera coś zgłasza.

## Polecenie

serve-ready = Peron działa pod adresem { $url }
serve-stop = Ctrl+C zatrzymuje. Gry są przechowywane w folderze { $folder }.
serve-address = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $problem }. Wybierz inny port: --port.
serve-open = Otwórz ten adres w przeglądarce: { $url }
serve-already = Peron już działa pod adresem { $url }
serve-no-page = Ten Peron jest zbudowany bez strony. „peron play berlin” to gra tutaj, w terminalu; „peron --help” pokazuje całą resztę.
