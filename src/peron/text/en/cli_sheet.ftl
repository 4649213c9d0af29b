### Next Station at the terminal: the table, the moves, help, and what can be typed.

table-cards-revealed = Revealed
table-cards-to-come = To come
table-cards-street = street
table-cards-underground = underground
table-card-switch = switch
table-move-number = move
table-interchange = becomes an interchange
menu-sheet-draw = Draw

play-example-sheet = draw D3-E4
play-help-sheet-aim = In each of four rounds you draw one line in the colour of your pencil, from its start station on. Every turn a card is turned up, all decide at once, and everything is shown together.
play-help-sheet-turn = A section starts at an end of your line and leads to a station with the symbol of the card; it may not cross what you have drawn, and a line never comes back to a station. You may always skip. The round ends with the fifth underground card.
play-help-sheet-score = A line scores the districts it comes to, times the most stations it has in one of them, and 2 for each section over the Thames. At the end tourist sites and interchanges count too.
play-help-sheet-map = On the sheet dotted lines part the districts; each of the four corners is a suburb, a district of its own. A letter names the line, and stands before the station where it starts. In the list, D3–E4 △ +2 leads from D3 to the triangle E4 and brings your line 2 points.
play-help-sheet-moves = A move in words: draw D3-E4 · D3-E4 · skip
    .typed = draw D3-E4
play-help-sheet-power = With the power of your pencil: draw D3-E4 joker (or switch, or again for the first of two) · mark D4 · mark none
    .typed = mark D4
play-help-sheet-board = All sheets, and where sections lead from every station.
    .typed = board

typed-sheet-idle = a an the section station from with card power
typed-sheet-skip = pass nothing
typed-sheet-draw = build
typed-sheet-mark = double
typed-sheet-none = no
typed-sheet-joker = wild
typed-sheet-switch = switches
typed-sheet-again = first two
