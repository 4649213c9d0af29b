### Metro opowiedziane graczom: co się dzieje, czemu ruch jest niedozwolony, z czego jest wynik.
### $you to yes, gdy zdanie mówi się osobie, o której ono jest. Pola nazywa się kolumną i wierszem: d3.
### Imion się nie odmienia i nie wybiera się rodzaju: czas teraźniejszy.

## Słowa

company-name =
    { $company ->
        [yellow] spółka żółta
        [blue] spółka niebieska
        [orange] spółka pomarańczowa
        [green] spółka zielona
        [purple] spółka fioletowa
        [black] spółka czarna
        [red] spółka czerwona
       *[white] spółka biała
    }
# Akcja spółki, jak w „akcja żółta 20%”.
company-colour =
    { $company ->
        [yellow] żółta
        [blue] niebieska
        [orange] pomarańczowa
        [green] zielona
        [purple] fioletowa
        [black] czarna
        [red] czerwona
       *[white] biała
    }
taken-colour =
    { $taken ->
        [yellow] żółta
        [blue] niebieska
        [orange] pomarańczowa
        [green] zielona
        [purple] fioletowa
        [black] czarna
        [red] czerwona
       *[white] biała
    }
given-colour =
    { $given ->
        [yellow] żółta
        [blue] niebieska
        [orange] pomarańczowa
        [green] zielona
        [purple] fioletowa
        [black] czarna
        [red] czerwona
       *[white] biała
    }
# Skąd linia wychodzi.
line-start =
    { $start ->
        [rail] z toru { $number } dworca centralnego
       *[station] ze stacji { $number }
    }
tile-count =
    { $tiles ->
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }
point-count =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Co się dzieje

event-lay =
    { $turn ->
        [0] { $you ->
            [yes] Kładziesz kafelek { $tile } na polu { $square }.
           *[no] { $seat } kładzie kafelek { $tile } na polu { $square }.
        }
       *[other] { $you ->
            [yes] Kładziesz kafelek { $tile } na polu { $square }, obrócony o { $turn }°.
           *[no] { $seat } kładzie kafelek { $tile } na polu { $square }, obrócony o { $turn }°.
        }
    }
event-new-tile =
    { $you ->
        [yes] Dobierasz nowy kafelek: { $tile }.
       *[no] { $seat } dobiera nowy kafelek.
    }
event-draw-tile =
    { $you ->
        [yes] Ciągniesz kafelek, który trzeba położyć: { $tile }.
       *[no] { $seat } ciągnie kafelek, który trzeba położyć.
    }
event-line-finished =
    { $you ->
        [yes] Twoja linia { line-start } jest ukończona: { tile-count }, { point-count }.
       *[no] { $seat }: linia { line-start } jest ukończona, { tile-count }, { point-count }.
    }
event-line-of-company = Linia { line-start } jest ukończona ({ company-name }): { tile-count }, { point-count }.
event-exchange-open =
    { $you ->
        [yes] Wymieniasz akcję { $percent }% ({ given-colour }) na odkrytą ({ taken-colour }).
       *[no] { $seat } wymienia akcję { $percent }% na odkrytą ({ taken-colour }).
    }
event-exchange-hidden =
    { $you ->
        [yes] Wymieniasz akcję { $percent }% ({ given-colour }) na zakrytą. Nowa akcja: { taken-colour }.
       *[no] { $seat } wymienia akcję { $percent }% na zakrytą.
    }
event-share-turned-up = Odkryta akcja { $percent }%: { company-colour }.
event-exchange-closed = { company-name } ma już { point-count }: odtąd akcji się nie wymienia.
event-exchange-paused = Dawno nikt nie położył kafelka. Akcje znów będzie można wymieniać, gdy jakiś się pojawi.
event-wagon =
    { $you ->
        [yes] Stawiasz dodatkowy wagon na torze { $rail } dworca centralnego.
       *[no] { $seat } stawia dodatkowy wagon na torze { $rail } dworca centralnego.
    }
event-wagon-of-company =
    { $you ->
        [yes] Okazujesz akcję { $percent }% ({ company-colour }) i stawiasz wagon tej spółki na torze { $rail } dworca centralnego.
       *[no] { $seat } okazuje akcję { $percent }% ({ company-colour }) i stawia wagon tej spółki na torze { $rail } dworca centralnego.
    }
event-idle =
    { $you ->
        [yes] Nie masz już kafelków i pasujesz.
       *[no] { $seat } nie ma już kafelków i pasuje.
    }

## Dlaczego nie

why-lay-the-drawn = Masz wyciągnięty kafelek ({ $tile }). Teraz trzeba go położyć.
why-nothing-drawn = Nie masz wyciągniętego kafelka. Najpierw go wyciągnij albo połóż kafelek z ręki.
why-no-such-tile =
    { $hand ->
        [one] W tej grze masz w ręku jeden kafelek: kafelka { $slot } nie ma.
       *[other] Liczba kafelków w ręku w tej grze: { $hand }. Kafelka { $slot } nie ma.
    }
why-no-tile-there = Kafelka { $slot } nie ma już w Twojej ręce.
why-occupied = Na polu { $square } już leży kafelek.
why-square-not-beside = Pole { $square } nie leży na krawędzi planszy ani obok kafelka.
why-not-turned = Strzałka na kafelku wskazuje ten sam kierunek co na planszy: w tej grze kafelków się nie obraca.
why-same-turned = Obrócony o { $turn }° ten kafelek leży tak samo jak obrócony o { $same }°. Połóż go w ten drugi sposób.
why-one-tile =
    { $turns ->
        [yes] Na polu { $square } tor na tak obróconym kafelku sam połączyłby stację ze stacją: byłaby to cała linia z jednego kafelka. Ten kafelek można jeszcze położyć inaczej.
       *[no] Na polu { $square } tor na tym kafelku sam połączyłby stację ze stacją: byłaby to cała linia z jednego kafelka. Ten kafelek można jeszcze położyć gdzie indziej.
    }
why-one-tile-in-centre = Przed polem { $square } stoi wagon na dworcu centralnym, a ten kafelek od razu zawróciłby jego linię: byłaby to cała linia z jednego kafelka. Ten kafelek można jeszcze położyć inaczej.
why-stack-empty = Stos jest pusty: nie ma czego ciągnąć.
why-tile-to-lay = Masz kafelek do położenia albo możesz go wyciągnąć, więc nie możesz spasować.
why-no-companies = Ta gra toczy się bez spółek i akcji.
why-exchange-closed = { company-name } ma już co najmniej { $limit } punktów: akcji się nie wymienia.
why-exchange-paused = Od zbyt wielu tur nikt nie położył kafelka. Akcje znów będzie można wymieniać, gdy jakiś się pojawi.
why-share-shown = Ta akcja ({ $percent }%, { company-colour }) leży odkryta za wagon: nie można jej już wymienić.
why-no-wagons = Ta gra toczy się bez wagonów na dworcu centralnym.
why-share-needed = Aby postawić wagon na dworcu centralnym, okaż akcję jego spółki: wagon 5 share 20.
why-wagon-placed = Twój dodatkowy wagon już stoi na dworcu centralnym.
why-company-wagon-placed = Dodatkowy wagon już stoi na dworcu centralnym ({ company-name }).
why-rail-taken = Na torze { $rail } dworca centralnego już stoi wagon.
why-rail-of-one-tile = Linia z toru { $rail } dworca centralnego to jeden kafelek, który od razu zawraca: nie wolno tam postawić wagonu.

## Wynik, wiersz po wierszu

score-metro-line =
    { $start ->
        [rail] Linia z toru { $number } dworca centralnego: { tile-count }
       *[station] { $end ->
            [centre] Linia ze stacji { $number } do centrum: { tile-count }, podwójnie
           *[station] Linia ze stacji { $number }: { tile-count }
        }
    }
score-number-card = Karta z numerem { $number }
score-share = Akcja { $percent }% ({ company-colour }), wartość spółki: { $value }
score-share-bonus = Największy udział ({ company-name }): dziesiąta część z { $profit }

## Ruchy, których nie da się zrozumieć

notation-square = Nie ma pola „{ $name }”. Kolumny są od a do h, wiersze od 1 do 8. Czy chodzi o „{ $nearest }”?
notation-centre = „{ $name }” należy do dworca centralnego: tam nie kładzie się kafelków. Czy chodzi o „{ $nearest }”?
notation-rail = Nie ma toru { $number } dworca centralnego: tory mają numery od 1 do { $rails }.
notation-share = „{ $text }” nie mówi, o którą akcję chodzi. Podaj jej procent: { $nearest }.
notation-which-share = „{ $text }” nie wskazuje dokładnie jednej z Twoich akcji. Masz: { $shares }.

## Ustawienia, które nie pasują

setup-metro-companies-numbers = Modułów „{ $option }” i „{ $other }” nie łączy się ze sobą. Każdy z nich można połączyć z modułem „stations” albo „tracks”.
setup-metro-stations-tracks = Modułów „{ $option }” i „{ $other }” nie łączy się ze sobą: oba potrzebują dworca centralnego. Każdy z nich można połączyć z modułem „companies” albo „numbers”.
deal-stacks = Rozdanie stosu „{ $stack }” ma tyle części: { $given }, a gra: { $stacks }.
