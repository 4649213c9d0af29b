### Why a game cannot begin as asked: players, options, and deals that fix hidden stacks.

setup-players = This game is for { $min } to { $max } players, not for { $players }.
setup-option-unknown = There is no option “{ $option }”. The options are: { $known }.
setup-option-value = The option “{ $option }” cannot be { $value }. It can be: { $known }.
setup-metro-companies-numbers = The modules “{ $option }” and “{ $other }” are not played together. Each of them can be combined with “stations” or with “tracks”.
setup-metro-stations-tracks = The modules “{ $option }” and “{ $other }” are not played together: both need the central station. Each of them can be combined with “companies” or with “numbers”.

deal-unknown-stack = A deal has no stack “{ $stack }”. The stacks are: { $known }.
deal-not-a-list = The deal of “{ $stack }” must be a list.
deal-unknown-name = Deal of “{ $stack }”, number { $position }: there is no “{ $name }”. There are: { $known }.
deal-twice = Deal of “{ $stack }”, number { $position }: “{ $name }” is there too often.
deal-count = The deal of “{ $stack }” must hold { $count } names, not { $given }.
deal-module-off = The deal fixes “{ $stack }”, but the game is played without that module: switch the option on.
deal-unknown-card = Deal of “{ $stack }”, number { $position }: “{ $name }” is not a card. The cards are: { $known }.
deal-unknown-ticket = Deal of “{ $stack }”, number { $position }: there is no ticket “{ $name }”. Did you mean “{ $nearest }”?
deal-tickets = The deal of “{ $stack }” must hold each of the { $count } tickets once. Missing: { $missing }. Doubled: { $doubled }.
deal-tokens = The deal of “{ $stack }” must name each symbol once ({ $known }), the two that wait beside the board last. It names: { $given }.
deal-first = The deal of “{ $stack }” must be a seat number, from 0 and smaller than { $players }, not { $first }.
deal-cards = The deal of “{ $stack }” must hold { $expected }. These counts are wrong: { $wrong }.
deal-reshuffle = Reshuffle { $number } of the deal must hold just the discards: { $expected }. It holds other cards or another number of them: { $given }.
setup-no-such-seat = There is no seat { $seat }: the table has { $seats }, numbered from 0.
