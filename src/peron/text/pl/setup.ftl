### Dlaczego gra nie może się tak zacząć: liczba graczy, opcje i rozdania, które ustalają zakryte stosy.

setup-players = W tę grę gra od { $min } do { $max } osób. Liczba osób nie może wynosić { $players }.
setup-option-unknown = Nie ma opcji „{ $option }”. Opcje: { $known }.
setup-option-value = Opcja „{ $option }” nie może mieć wartości { $value }. Możliwe wartości: { $known }.
setup-metro-companies-numbers = Spółek i ponumerowanych dworców nie łączy się ze sobą („{ $option }”, „{ $other }”). Jedne i drugie można połączyć z modułem „stations” albo „tracks”.
setup-metro-stations-tracks = Dodatkowych wagonów i centralnych torów nie łączy się ze sobą („{ $option }”, „{ $other }”): jedne i drugie potrzebują dworca centralnego. Każdy z nich można połączyć z modułem „companies” albo „numbers”.

deal-unknown-stack = W rozdaniu nie ma stosu „{ $stack }”. Stosy: { $known }.
deal-not-a-list = Rozdanie stosu „{ $stack }” musi być listą.
deal-unknown-name = Rozdanie stosu „{ $stack }”, pozycja { $position }: nie ma nazwy „{ $name }”. Są: { $known }.
deal-twice = Rozdanie stosu „{ $stack }”, pozycja { $position }: „{ $name }” powtarza się za wiele razy.
deal-count = Rozdanie stosu „{ $stack }” musi mieć tyle nazw: { $count }, a ma: { $given }.
deal-module-off = Rozdanie ustala stos „{ $stack }”, ale gra toczy się bez tego modułu: włącz opcję.
deal-unknown-card = Rozdanie stosu „{ $stack }”, pozycja { $position }: „{ $name }” to nie karta. Karty: { $known }.
deal-unknown-ticket = Rozdanie stosu „{ $stack }”, pozycja { $position }: nie ma biletu „{ $name }”. Czy chodzi o „{ $nearest }”?
deal-tickets = W rozdaniu stosu „{ $stack }” każdy bilet musi być raz (liczba biletów: { $count }). Brakuje: { $missing }. Powtarzają się: { $doubled }.
deal-tokens = W rozdaniu stosu „{ $stack }” każdy symbol musi być raz ({ $known }), na końcu te dwa, które czekają obok planszy. Podano: { $given }.
deal-first = Rozdanie „{ $stack }” musi być numerem miejsca, od 0 i mniejszym niż { $players }, a nie { $first }.
deal-cards = Rozdanie stosu „{ $stack }” musi zawierać: { $expected }. Nie zgadza się: { $wrong }.
deal-reshuffle = Przetasowanie { $number } w rozdaniu musi zawierać dokładnie odrzucone karty: { $expected }. Zawiera inne karty albo inną ich liczbę: { $given }.
setup-no-such-seat = Nie ma miejsca { $seat }: liczba miejsc przy stole: { $seats }, numerowanych od 0.
