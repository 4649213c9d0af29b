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
request-origin-scheme = Strona przyszła przez { $page }, a to żądanie przez { $here }. Jeśli przed serwerem stoi proxy, uruchom go z opcją --trust-proxy i adresem tego proxy.
request-host = Ten serwer nie odpowiada pod nazwą „{ $host }”. Jeśli powinien, uruchom go z opcją --allow-host { $host }.
request-failed = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
guest-unknown = Jeszcze Cię nie znamy. Najpierw podaj imię.
lesson-unknown = Dla gry „{ $game }” nie ma pierwszej jazdy.
invite-unknown = Takiego zaproszenia nie ma albo jest już wykorzystane. Poproś o nowe.
code-unknown = Żaden stolik, który czeka na graczy, nie ma takiego kodu. Sprawdź go jeszcze raz: kod działa do początku gry.
code-too-many = Przyszło stąd za dużo błędnych kodów. Odczekaj minutę i spróbuj jeszcze raz.
ride-unknown = Nie ma takiego kursu dnia ({ $game }).
ride-first = Najpierw przejedź do końca: wtedy zobaczysz, jak poszło wszystkim.
ride-running = To dzisiejszy kurs dnia. Może go obejrzeć każdy, kto dojechał do końca, a jutro wszyscy.
ride-sealed = Zapis zdradza rozdanie dzisiejszego kursu. Będzie go można mieć po zakończeniu dnia, o północy UTC.
ride-too-many = Tyle osób już stąd dziś jechało, że następne przejazdy się nie liczą. Jutro jest nowy kurs.

## Wiadomości na gnieździe

socket-message = Wiadomość jest niepoprawna: { $problems }.
socket-resume-first = Najpierw powiedz, którą wersję masz („resume”).
socket-flood = Za dużo wiadomości naraz. Połącz się ponownie i zwolnij.
socket-too-slow = Twoje połączenie nie nadąża. Połącz się ponownie, a dostaniesz to, czego brakuje.
visitor-banned = Dostęp jest zablokowany do { $until }. { $reason }
metrics-none = Ten serwer nie prowadzi statystyk. Do Prometheusa potrzebne jest: pip install 'peron[metrics]'
metrics-refused = Statystyki tego serwera są dla tych, którzy go prowadzą.
access-log-unwritten = Nie da się zapisywać dziennika dostępu „{ $path }”: { $problem }.
server-stopping = Serwer jest zatrzymywany. Nic nie przepada: za chwilę połącz się ponownie.
server-no-sheets = W grze „{ $game }” nie ma arkuszy.
server-no-result = Gra jeszcze trwa. Wynik będzie można udostępnić po jej zakończeniu.

## Czego nie udało się zapisać

store-closed = Serwer właśnie się wyłącza i niczego już nie zapisze. Spróbuj ponownie, kiedy wróci.
store-unavailable = Serwer nie może teraz odczytywać ani zapisywać gier. Spróbuj ponownie za jakiś czas.
store-conflict = Ktoś inny zmienił w międzyczasie ten stół. Wczytaj go ponownie.
store-doubled = To już zrobiono, dawno temu.
store-invite-used = To zaproszenie zostało już wykorzystane albo zastąpiło je nowsze. Poproś o nowe.
store-code-taken = Inny stół ma już ten kod.
store-ride-taken = Ten kurs jest już rozpoczęty.
