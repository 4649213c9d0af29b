### A game in the terminal: labels of the table, commands and help, what can be typed. Moves, events and scores are
### messages of the games themselves.

## The table

table-you = You
table-nothing = nothing
table-stacks = Stack
table-total = Score now
table-column-points = points
table-column-tram = trams
table-column-subway = subway cars
table-column-cable-car = cable cars
table-column-waiting = open lines
table-column-done = finished
table-tokens = Tokens
table-tokens-beside = Still to be placed
table-tokens-of = tokens { $tokens } (worth { $points })
table-known = known cards { $cards }
table-face-up = Face up
table-gap = empty
table-decks = deck { $deck }, discards { $discards }, tickets { $tickets }
table-hand = Hand ({ $count })
table-tickets = Tickets
table-ticket-done = { $ticket }, completed
table-ticket-open = { $ticket }, to go: routes { $routes }, cards { $cards }
table-ticket-lost = { $ticket }, can no longer be completed
table-routes = { $player }: routes
table-board-hint = “? claim r12” says why a route cannot be claimed. A letter names the owner.
table-card = Card
table-turn = round { $round }, turn { $turn }
table-cards-to-come = To come
table-cards-street = street
table-cards-underground = underground
table-line = Line
table-line-start = starts at { $station }
table-line-told = { $sections }; ends at { $ends }.
table-power = Power
table-power-used = used
table-map = The map
table-under-river = under the river
table-tile = Hand
table-tile-turned = { TILE($tile) }, turned by { $turn }°
# Companies in two letters, at the edge of the board: yellow, blue, orange, green, purple, black, red, white.
table-companies-short = ye bl or gr pu bk re wh
table-shares-open = Open
table-hidden = hidden
table-wagons-free = Wagons
table-numbers = Numbers
table-number = { $number } (worth { $points })
table-lines-idle = no tile yet: { $lines }
table-line-open = { COUNT($tiles, "tiles") }, goes on at { $stop }, over { $squares }
table-line-done = finished, { stop-name }, { COUNT($tiles, "tiles") }, { COUNT($points, "points") }, over { $squares }

## The moves

menu-deck = deck
menu-more = … “moves” lists all
menu-ways = { $move }; other ways: { $count }

## The score

score-heading = Final score
score-heading-open = Score so far

## A game

play-person = Player
play-welcome = You play against { $others }. Type the number of a move, or ? for help.
play-welcome-alone = You play alone. Type the number of a move, or ? for help.
play-too-many-bots = Too many bots ({ $bots }) for { $players } players. Raise --players or name fewer bots.
play-prompt =
    { $last ->
        [1] Your move (1, ?):{" "}
       *[other] Your move (1–{ $last }, ?):{" "}
    }
play-number = { $number } is not in the list: it goes from 1 to { $last }.
play-way-prompt = Which way (1–{ $last }, Enter goes back):{" "}
play-no-way = There is no such way: the list goes from 1 to { $last }.
play-unknown = “{ $text }” is neither a move nor a command. Did you mean “{ $nearest }”? Type ? for help.
play-rule-hint = “rule { $rule }” shows the rule.
play-rule-unknown = There is no rule “{ $id }”. “peron rules { $game }” lists them all.
play-legal = That move is legal.
play-why-what = Type a move after it: ? { $example }
play-hint = Hint: { $typed }. { $move }.
play-save-where = Type a file name after it: save game.txt
play-saved = Game saved: { $file }
play-seed = Seed { $seed }: “--seed { $seed }” deals the same game again.
play-left = You leave the game after move { $moves }.

## Help. What can be typed stands before the dash.

play-help-title = How to play
play-help-aim = You score points for routes you claim and for tickets whose two places your own routes join. An open ticket costs its value at the end.
play-help-turn = On your turn you do one of three things: draw two cards (a face-up { $wild } is the only one), claim a route with cards of its colour, or draw tickets. A { $wild } stands for any colour; a gray route takes any one colour.
play-help-ferries = On a ferry route each ferry symbol takes one ferry card; the other spaces take cards of one colour, as usual.
play-help-tokens = A route that ends where tourism tokens lie brings you one whose symbol you do not have yet. Different symbols score at the end: the more, the better.
play-help-end = As soon as somebody has no more than { COUNT($left, "pieces") }, everybody has one more turn.
play-help-sheet-aim = In each of four rounds you draw one line in the colour of your pencil, from its start station on. Every turn a card is turned up, all decide at once, and everything is shown together.
play-help-sheet-turn = A section starts at an end of your line and leads to a station with the symbol of the card; it may not cross what you have drawn, and a line never comes back to a station. You may always skip. The round ends with the fifth underground card.
play-help-sheet-score = A line scores the districts it comes to, times the most stations it has in one of them, and { $river } for each section under the river. At the end tourist sites and interchanges count too.
play-help-sheet-map = On the sheet dotted lines part the districts, ~ is the river, ° a tourist site, * the station of any symbol, ² a station that counts as two, ⇄ an interchange. A letter names the line, and stands before the station where it starts. { $start }–{ $signed } +2 leads from { $start } to { $end } ({ WORD($symbol, "symbol") }) and brings your line 2 points.
play-help-metro-aim = Your lines begin at the stations where your wagons stand.
play-help-metro-aim-companies = All lines belong to eight companies. In the end your shares are worth more the more points their companies have.
play-help-metro-score = A line that reaches any station scores 1 point for each tile it passes, every time it passes it; a line from the edge into the central station scores double.
play-help-metro-through = A line that reaches any station scores 1 point for each tile it passes, every time it passes it. Lines run through the centre, over the tiles there, and nothing is doubled.
play-help-metro-turn = In your turn lay a tile of your hand ({ $hand }), or draw one and lay that. It goes on a free square at the edge or beside a tile, and lengthens whatever lines come to it.
play-help-metro-companies = In place of a tile you can exchange a share, until a company has { $closing } points.
play-help-metro-stations = Once in the game you can put your extra wagon on a free rail of the central station, in place of a tile. A line from there is yours, and never doubled.
play-help-metro-stations-companies = In place of a tile you can put a company's extra wagon on a free rail of the central station, by showing a share of it. A line from there is never doubled.
play-help-metro-numbers = The line that arrives at a station of your number cards brings you its points too, whoever has built it.
play-help-metro-letters = A tile is told by its tracks: N-S E-W S-E W-N leads a train from north to south, from east to west, from south to east, from west to north.
play-help-metro-lines = 8A is the line of player A from station 8, 8ye that of the yellow company, c3A one from central rail 3. 7 d3 8A+2: move 7 lays the tile on d3, and 8A gets 2 tiles longer; 8A✓6: it is finished with 6 points. #2 90° is your second tile, turned.
play-help-number = 8 — The move with this number.
play-help-ways = 8 2 — The same, and at once the second of several ways to do it.
play-help-ticket-moves = draw { $card } — A move in words: draw { $card } · draw deck · tickets · keep both · claim { $route } · pass
play-help-ticket-token = take { $token } — Tourism tokens in words: place { $placed } { $place } · take { $token }
play-help-ticket-board = board — All routes with price, points and owner.
play-help-sheet-moves = draw { $section } — A move in words: draw { $section } · { $section } · skip
play-help-sheet-power = mark { $end } — With the power of your pencil: draw { $section } joker (or switch, or again for the first of two) · mark { $end } · mark none
play-help-sheet-board = board — All sheets, and where sections lead from every station.
play-help-metro-moves = lay d3 — A move in words: lay d3 · d3 · draw; without a tile: pass
play-help-metro-second = lay 2 d3 — The second tile of your hand.
play-help-metro-turned = lay d3 turn 90 — A tile turned clockwise.
play-help-metro-exchange = exchange 20 open — Exchange your 20 % share; or: exchange 20 hidden
play-help-metro-wagon = wagon 5 — Your extra wagon, on central rail 5.
play-help-metro-wagon-share = wagon 5 share 20 — A company's wagon, showing your 20 % share.
play-help-metro-board = board — The board, and all lines with the squares they pass.
play-help-why = ? MOVE — Why a move is not legal, with the rule; what it does if it is: “? { $example }”.
play-help-rule = rule { $rule } — A rule of the game.
play-help-moves = moves — All moves in sentences.
play-help-table = table — The table and your moves again. Enter alone does the same.
play-help-log = log — All that has happened.
play-help-hint = hint — What a strong bot would do in your place.
play-help-undo = undo — Take your last move back, and with it what the bots did since.
play-help-save = save FILE — Write the game so far to a file.
play-help-quit = quit — Leave the game.

## What can be typed. After each word of the notation, other words for it; after “-”, words that mean nothing

typed-commands =
    help h, why whynot, rule rules, board map routes, table state show, moves more list, log history, hint advice,
    undo back, save write, quit exit q leave
typed-ticket =
    draw take, deck pile, tickets newtickets, keep choose, first 1st, second 2nd, both all, pass skip, claim build,
    blue blues, green greens, black blacks, purple purples violet, red reds, orange oranges,
    wild wilds bike bikes ferry ferries, - a an the from with and card cards ticket for token tokens on at
typed-tokens =
    take get, place put lay, bridge bridges, lighthouse lighthouses, bell bells, note notes, house houses,
    lantern lanterns, tree trees
typed-sheet =
    skip pass nothing, draw build, mark double, none no, joker wild, switch switches, again first two,
    - a an the section station from with card power
typed-metro =
    lay put place, drawn new, turn turned rotate rotated, draw take, pass skip, exchange swap trade, open visible,
    hidden secret, wagon wagons, share shares showing, yellow yellows, blue blues, orange oranges, green greens,
    purple violet, black blacks, red reds, white whites, - a an the tile on to at square by for my from rail with degrees
