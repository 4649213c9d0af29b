### Strona z tym, co przechowujemy o gościu.

web-me-line = Nie ma tu kont: jest imię, ciasteczko w tej przeglądarce i rozegrane gry.
web-me-unknown = Ten serwer nic o Tobie nie wie.
web-me-data-title = Zabierz ze sobą
web-me-data = Pobierz moje dane
web-me-data-line = Twoje imię, stoły i wszystko, co przy nich zrobiono z Twojego miejsca, w pliku JSON.
web-me-sign-out = Wyloguj się
web-me-sign-out-line = Ta przeglądarka zapomni, kim jesteś. Gry zostaną, ale nikt już do nich nie wróci jako Ty.
web-me-sign-out-sure = Nie ma hasła: po wylogowaniu nie wrócisz na swoje miejsca. Wylogować?
web-me-sign-out-yes = Tak, wyloguj
web-me-delete = Usuń mnie
web-me-delete-line = Gry w pojedynkę i z botami zostaną usunięte. Tam, gdzie grają też inni, Twoje miejsce zajmie bot, a imię zniknie; ruchy zostaną.
web-me-delete-sure = Tego nie da się cofnąć. Usunąć wszystko, co Twoje?
web-me-delete-yes = Tak, usuń mnie
