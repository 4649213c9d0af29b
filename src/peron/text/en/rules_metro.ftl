### The rules of Metro, in Peron's own words.
### One message per rule id; a lower-case letter after the number marks a ruling of the project.

## What it is about

aim-metro = Lay tiles so that your own lines wind over as many of them as possible before they reach a station, and the lines of others end soon. Each tile passed is a point; in the central station a line counts double.

minute-metro-lay = At the edge or beside another tile, arrow up: the tile of your hand, or a fresh one from the stack.
    .title = Lay one tile a turn
minute-metro-grow = A tile may lengthen anybody’s line, yours and a rival’s at once.
    .title = Lines grow from wagons
minute-metro-finished = When it reaches a station: one point for each tile it passes.
    .title = A finished line scores
minute-metro-doubled = A line that ends in the central station counts twice. After 60 tiles the most points win.
    .title = The centre doubles

## On one page

aid-metro-turn =
    Lay the tile of your hand and take a new one; or draw one from the stack and lay that (M5).
    On an empty square at the edge, or sharing a side with a tile; arrow up (M2, M6).
    It may lengthen anybody’s line (M6).
    No line of one tile only, unless it cannot be laid otherwise (M7).
    .title = Your turn
aid-metro-end =
    A line scores at once when it runs from a wagon to a station: 1 point for each tile passed, again each time (M9).
    Into the central station: doubled (M9). The wagon is turned over.
    The game ends with the 60th tile; the most points win (M10), ties are shared (M10a).
    .title = Scoring and end
aid-metro-limits =
    Variants: turned tiles (M11), two or three tiles in hand (M12).
    Companies: lines belong to companies, players hold shares; lay or exchange (M13, M15).
    Metro stations: one wagon of your own in the centre; its line is never doubled (M19).
    Central tracks: lines run through the centre, nothing is doubled (M21).
    Numbered stations: cards pay for lines that end at their station (M22).
    .title = Variants and modules

## The board

rules-section-board = The board

rule-M1 = The board has 8 × 8 squares; the four in the middle are the central station, so 60 squares are left for 60 tiles. Round the edge lie 32 numbered stations. Each has a departure rail with a buffer stop, where a wagon can stand, and an arrival rail with the building. Squares are named by column and row, from a1 in the top left corner to h8.
    .title = Squares and stations
rule-M1a = Station 1 lies above the top right corner and the numbers run anticlockwise, as on the board of the year 2000. With the option “numbering” they run clockwise from the top left corner, as in 2009. The rails are the same; only who owns which station differs.
    .title = How stations are numbered
rule-M2 = A tile has two track ends on each side, and four tracks that join its eight ends in pairs. Trains keep to the right: of the two tracks on a side, a train comes in by the one on its right and leaves by the one on its right. Tiles have an arrow and are laid with it pointing the way of the board: they are not turned.
    .title = Tiles
rule-M3 = Each colour has wagons at fixed stations, which depend on the number of players. Two players: yellow { $yellow_2 }; blue { $blue_2 }. Three players: yellow { $yellow_3 }; blue { $blue_3 }; orange { $orange_3 }. Four players: yellow { $yellow_4 }; blue { $blue_4 }; orange { $orange_4 }; green { $green_4 }. Five players: yellow { $yellow_5 }; blue { $blue_5 }; orange { $orange_5 }; green { $green_5 }; purple { $purple_5 }. Six players: yellow { $yellow_6 }; blue { $blue_6 }; orange { $orange_6 }; green { $green_6 }; purple { $purple_6 }; black { $black_6 }. Stations that are not named have no wagon. Wagons stay where they are for the whole game. Arrival rails belong to nobody: every line may end at every station.
    .title = Wagons

## A turn

rules-section-laying = A turn

rule-M4 = Everybody holds one tile, which the others do not see. The youngest begins, and then it goes round clockwise.
    .title = Beginning
rule-M4a = Here the seed decides who begins, unless the table chooses who does.
    .title = Who begins
rule-M4b = The colours of the table for the number of players go to the seats in turn order: whoever begins is yellow, the next blue, and so on. A deal may say otherwise.
    .title = Who has which colour
rule-M5 = In your turn lay the tile in your hand; or draw one from the stack, look at it, and lay that one, wherever it may go. Then you keep the tile in your hand. You can only draw while there is a tile in the stack. When you have laid the tile of your hand, take a new one if the stack has any.
    .title = Laying or drawing
rule-M5b = With modules 1 and 2 you can be without a tile when the stack is empty. Then you may use another action of these modules, or pass; if there is none you pass automatically. Whoever holds a tile or can draw one never passes.
    .title = Without a tile
rule-M6 = A tile goes on an empty square that lies at the edge of the board or shares a side with a tile that was laid before; a corner is not enough. It may lengthen anybody's line. It is not enough to be next to the central station, the wagons there (module 2) or the tiles there (module 3).
    .title = Where tiles are laid
rule-M7 = A tile may not be laid so that one of its tracks alone is a whole line, from station to station over this single tile, unless it can be laid in no other way.
    .title = No lines of one tile
rule-M7a = “In no other way” is asked for the tile that is being laid, over all squares where tiles may go, and in the free-direction variant over all turns too.
    .title = When there is no other way
rule-M7b = With module 2 this also holds for a central rail on which a wagon stands: a tile may not lead from it straight back into the centre. Before a rail without a wagon such a tile may be laid; the rail can then no longer take a wagon.
    .title = Lines of one tile in the centre
rule-M7c = At the edge it holds at every station, also where no wagon stands.
    .title = Stations without a wagon
rule-M7d = If a tile can be laid in no other way, it may go on any square of M6, and a line of one tile that is made so is scored as usual, with 1 point.
    .title = If it must be
rule-M8 = Loops that reach no station mean nothing.
    .title = Loops

## Scoring

rules-section-scoring = Scoring

rule-M9 = A line is scored at once when it runs unbroken from the departure rail of a wagon to an arrival rail: 1 point for every tile it passes, and again for each time it passes the same tile. If it ends at the central station, its points are doubled. Rails printed on the board never count. Example: a line into the centre passes 6 tiles, one of them twice: 7 × 2 = 14. The wagon is then turned over. One tile can finish several lines, of several players. Whoever has finished all lines goes on laying tiles.
    .title = A finished line
rule-M10 = The game ends when the 60th tile has been laid and its lines are scored. Whoever has the most points wins.
    .title = The end
rule-M10a = Players with equal points share the victory.
    .title = Ties
rule-M10b = Wagons that were never placed (module 2) score nothing.
    .title = Wagons never placed

## Variants

rules-section-variants = Variants

rule-M11 = The arrows are ignored, and tiles may be turned as you like. A turn that changes nothing is not offered.
    .title = Free direction
rule-M12 = Everybody holds two or three tiles instead of one.
    .title = More tiles in hand
rule-M12a = So many tiles are dealt at the start, and the hand is filled up again after a tile of it was laid, while the stack lasts. You may still draw a tile and lay that one.
    .title = Filling up the hand
rule-M12b = Both variants go together, and with all modules in every combination that is allowed.
    .title = Variants together

## Module 1: companies

rules-section-companies = Module 1: companies (alone, with module 2 or with module 3)

rule-M13 = Nobody owns lines. Eight companies (yellow, blue, orange, green, purple, black, red, white) have four wagons each, at stations that do not depend on the number of players: yellow { $yellow_company }; blue { $blue_company }; orange { $orange_company }; green { $green_company }; purple { $purple_company }; black { $black_company }; red { $red_company }; white { $white_company }. Of each company there are four shares: 10, 20, 30 and 40 %.
    .title = Companies and shares
rule-M14 = The shares lie face down in four stacks of eight, one for each percentage. Everybody takes one from each stack and keeps it secret. Then the top share of each stack is turned up and laid beside it.
    .title = Dealing shares
rule-M15 = In your turn lay a tile as usual, or exchange a share: put one of yours face down under the stack of its percentage, and take either the open share beside that stack, whereupon the next is turned up, or the hidden one on top. Exchanging ends for all when the first company has 25 points or more.
    .title = Exchanging shares
rule-M15a = When 8 turns for each player have gone by without a tile being laid, shares are not exchanged until one is. Else a game need not end.
    .title = When nobody lays a tile
rule-M16 = The points of lines go to the companies. At the end the company with the most points has value 8, the next 7, and so on. Companies with equal points share the higher value, and as many values below it are left out: 8, 7, 6, 6, 4. The company or companies with the fewest points have value 1.
    .title = What companies are worth
rule-M16a = A company's value is 8 less the number of companies that have more points; it is 1 for all companies with the fewest points, and 8 for all if all eight are equal.
    .title = Equal companies
rule-M17 = At the end each share is worth its percentage divided by 10, times the value of its company. And for each company the player with the largest share of it gets a tenth of its points, rounded down. Example: 40 % and 20 % of a company of value 8, 10 % and 30 % of two companies of value 6 make 32 + 16 + 6 + 18 = 72; with the largest share in a company of 38 points, 72 + 3 = 75.
    .title = What shares are worth
rule-M17a = A company of which nobody holds a share gives no tenth to anybody.
    .title = Companies nobody holds
rule-M17b = Who has the largest share is decided by the total percentage. All who are equal there get the whole tenth.
    .title = Equal holdings

## Module 2: metro stations

rules-section-stations = Module 2: metro stations (alone, with module 1 or with module 4)

rule-M18 = Everybody has one more wagon, which is kept in front. With module 1 there are eight, one for each company, and they lie beside the board.
    .title = Extra wagons
rule-M19 = Instead of laying a tile, put that wagon on a free departure rail of the central station: another line of yours begins there. Lines that begin at the centre are never doubled, also if they end there; lines from the edge into the centre still are. They may not be of one tile only.
    .title = Wagons in the centre
rule-M19a = A wagon may be put on a rail from which tracks lead on already. If they are a whole line, it is scored at once; if that line is a single tile, the wagon may not be put there. The central rails are numbered clockwise from 1 to 8, beginning north of d4.
    .title = Rails with tracks
rule-M20 = With module 1 take any of the eight wagons whose company you can show a share of. That share stays open before you and can no longer be exchanged. The points go to the company.
    .title = Wagons of companies
rule-M20a = One wagon in a turn, as many as you like in the game, a share of any percentage will do, also when shares are no longer exchanged.
    .title = How many wagons

## Module 3: central tracks

rules-section-tracks = Module 3: central tracks (alone, with module 1 or with module 4)

rule-M21 = Four of the eight central tiles are drawn and laid on the central squares, turned in any way. Lines do not end in the centre: they run through it until they reach an arrival rail at the edge. Nothing is doubled, and central tiles count 1 point each time they are passed, like all others. Example: a line that passes 10 tiles, some of them in the centre, scores 10.
    .title = Tiles in the centre
rule-M21a = The rulebook does not show the eight central tiles. Ours are eight of our own choice, all different when turned: they are in the board file.
    .title = Which tiles
rule-M21c = The seed decides how they are turned.
    .title = How they are turned

## Module 4: numbered stations

rules-section-numbers = Module 4: numbered stations (alone, with module 2 or with module 3)

rule-M22 = There are 32 number cards, one for each station. Everybody secretly gets the same number of them. At the end they are shown, and the line that arrives at that station gives its points to the holder of the card as well. Example: card 28 and a line of 12 points there: 12 for its builder, and 12 for the holder of the card. For the card the value of a line that begins in the centre is doubled.
    .title = Number cards
rule-M22a = What counts is the whole line on the arrival rail of the station, whoever owns it, and also if no wagon stands where it begins: the tiles it passes, doubled if it begins at the central station. Each card pays once. Who built the line and holds the card gets both.
    .title = Which line counts
rule-M22b = The rulebook has the players agree on a number for each colour of the cards' backs, and suggests one or two of each for a first game. It does not tell which numbers have which back, so here all 32 cards are one stack, and the table chooses how many each player gets: 2 are a good beginning. At most 5 can be chosen; that limit is ours, and with six players it leaves two cards over.
    .title = How many cards

## Tables

rules-table-wagons = Stations of the wagons, by number of players
rules-table-companies = Stations of the companies
rules-table-players = players
rules-table-company = company
rules-table-stations = stations
