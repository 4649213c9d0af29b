### The rules of Next Station: London, in Peron's own words.
### One message per rule id; a lower-case letter after the number marks a ruling of the project.

## What it is about

aim-nextstation = Draw four lines on your own map, one in each round, as the cards allow. Lines that reach many districts and have many stations in one of them, tourist sites and interchanges bring points; the most points win.

minute-nextstation-card = Everybody draws for the same card. Its symbol says to which station the next section leads.
    .title = The card says where to
minute-nextstation-ends = Straight on from an end of your line, without loops and without crossing anything. You may let a card pass.
    .title = Draw from an end
minute-nextstation-line = The fifth underground card ends the round. Districts times the most stations in one, plus { $crossing } for each crossing of the { RIVER() }.
    .title = A round is scored
minute-nextstation-totals = After four rounds lines, tourist sites and interchanges are added up.
    .title = Four rounds, four pencils

## On one page

aid-nextstation-turn =
    A card is turned up; everybody may draw one section for it, or let it pass (N5, N8).
    From an end of the line to a station with the card’s symbol (N10); the first section from the start station (N9).
    Joker: to any station. The central station: with every card (N11).
    Switch, from the third turn on: the next card is drawn from any station of the line (N7).
    .title = A turn
aid-nextstation-limits =
    Never across a section, never twice between the same stations (N12).
    Never back to a station of the same line (N13).
    Other lines may use the same stations: interchanges (N15).
    .title = Building
aid-nextstation-end =
    The round ends with the fifth underground card (N6); pencils are passed to the left (N3).
    Line: districts × most stations in one district + { $crossing } for each section under the { RIVER() } (N16).
    Circle a place of the track for every tourist site on the line (N17).
    After four rounds: lines + track + interchanges (N18). In a tie the best line decides (N19).
    .title = Scoring

## Setup and rounds

rules-section-rounds = Setup and rounds

rule-N1 = One to four people play, each on a sheet of their own with the same map. There are four pencils (purple, blue, pink, green), each with a start station in its colour, and 11 station cards: 6 street cards (square, triangle, pentagon, circle, joker, switch) and 5 underground cards (square, triangle, pentagon, circle, joker).
    .title = Sheets, pencils and cards
rule-N2 = The game has 4 rounds. In each you draw one line in the colour of the pencil you hold, so that at the end every sheet has a line in each of the four colours. In one round no two players have the same pencil, so nobody shares a start station.
    .title = Four rounds, four lines
rule-N3 = After rounds 1, 2 and 3 everybody passes the pencil to the left. With 2 players a spare pencil lies to the left of each, with 3 one lies between two of them: if there is a spare on your right, you take that one, and the player beyond puts the pencil just used in its place. So seats and spares form a ring of four, and all pencils move on by one place.
    .title = Passing the pencils
rule-N3a = The seed decides who begins with which pencil, unless the table sets it: the option “pencils” gives the pencils of the first seat, round by round, and all others follow from the ring.
    .title = Who begins with which pencil
# Explains: the program turns up the cards, whoever is stationmaster.
rule-N4 = In each round another player is stationmaster and turns up the cards. Here the program does it.
    .title = The stationmaster

## A round

rules-section-round = A round

rule-N5 = The 11 cards are shuffled. In each turn one card is turned up, and all players decide at the same time what they draw for it. All cards of the round stay in sight.
    .title = Cards and turns
rule-N5a = A decision is secret until everybody has decided; then all are shown at once.
    .title = Decisions are shown together
rule-N6 = When the fifth underground card is turned up, that card is still played, and then the round ends. So a round has 5 to 10 turns.
    .title = The end of a round
rule-N7 = With the switch card the next card is turned up at once, and the two make one turn: a section to that symbol may start at any station of your line, not only at an end. This holds for a joker too. A switch in the first or second turn is ignored, and the next card is played as usual.
    .title = The switch card
rule-N7a = An ignored switch is not a turn of its own. Turns are counted by the other cards turned up.
    .title = How turns are counted
rule-N8 = You never have to draw. You may let any card pass.
    .title = Drawing is voluntary

## Building

rules-section-building = Building

rule-N9 = The first section of a line starts at the start station in the pencil's colour and leads to a station with the symbol of the card.
    .title = The first section
rule-N10 = Every further section starts at an end of the line and leads to a station with the symbol of the card just turned up.
    .title = Further sections
rule-N10a = An end is a station with just one section of this line. The start station is an end as long as it has one section of the line at most. A line with branches can have more than two ends.
    .title = What an end is
rule-N11 = A joker card leads to any station. The central station, the one with the asterisk, can be reached with every card.
    .title = Joker and central station
rule-N12 = Sections follow the straight gray connections of the map. A section never runs through another station and never crosses a section that you have drawn before, in whatever colour. Two stations are joined by one section at most, over all lines.
    .title = Where sections may run
rule-N13 = A line never comes back to a station that it has already. There are no loops.
    .title = No loops
# Explains: nothing sets start stations apart once a line has begun.
rule-N14 = Start stations are stations like all others: other lines may use them.
    .title = Start stations
rule-N15 = A line may use stations of your earlier lines. They become interchanges.
    .title = Interchanges

## Scoring a line

rules-section-line = Scoring a line

rule-N16 = At the end of a round your line is scored: the number of districts in which it has a station, times the largest number of its stations in one district, plus { $crossing } for each of its sections under the { RIVER() }. There are { $districts } districts{ $suburbs ->
    [0] {""}
   *[other] : { $main } main ones, and { $suburbs } suburbs with one station each
}. Example: 6 districts, 3 stations in one of them and one crossing make 6 × 3 + { $crossing } = { $line }.
    .title = Points for a line
rule-N16a = A line without a section scores 0, and its start station does not count as reached: no line was drawn.
    .title = No line drawn
rule-N17 = For each tourist site on the line you circle the next place of the tourist track, up to { $track }. At the end 0 to { $track } circled places are worth { $values } points. Example: { $circled } places are worth { $circled_points } points.
    .title = Tourist sites

## End of the game

rules-section-final = End of the game

rule-N18 = Your final score is your four lines, the tourist track and the interchanges: { $two } points for each station with two lines, { $three } with three, { $four } with four. Example: 87 for the lines, { $circled_points } for the track and nine stations with two lines make 87 + { $circled_points } + { $nine } = { $total }.
    .title = Final score
rule-N19 = The highest score wins. In a tie the better single line decides. Players who are still tied share the victory.
    .title = Winning

## Modules

rules-section-modules = Modules

rule-N20 = 2 of 5 objectives are drawn and lie open. Each that your whole network reaches by the end is worth { $objective } points: all { $centre } stations of the central district; at least one station in each of the { $districts } districts; at least { $interchanges } interchanges; all { $sites } tourist sites; at least { $crossings } sections under the { RIVER() }.
    .title = Shared objectives
rule-N21 = Once the pencils are chosen, each is given one of four powers at random, for the whole game, spare pencils too. A power goes round with its pencil, and may be used once a round. Joker: take the card as a joker. Second section: draw a second section in the turn, to another station with the card's symbol; after a joker card, with the symbol of the station first reached. Switch: take the card as if a switch lay beside it. Double station: at any moment of the round mark a station of your line, which counts as two in its district when this line is scored, and for nothing else (6 × 3 + { $crossing } becomes 6 × 4 + { $crossing } = { $doubled }). A power is not offered where it changes nothing.
    .title = Pencil powers
rule-N21a = The second section may lead to the central station too. If a joker's first section reached the central station, the second may lead anywhere.
    .title = Second section and central station
rule-N21c = The second section keeps all rules of building on the map as it is after the first, so it may start at the station just reached. If a switch card belongs to the turn, one of the two sections, as you like, may start at any station of the line, and the other at an end.
    .title = Second section and switch card
rule-N21d = The last moment to mark a station is after the decisions of the round's last turn, before scoring. A mark is final, and is shown with the decisions of its turn. While your line has no section there is nothing to mark.
    .title = When a station is marked

## Playing alone

rules-section-solo = Playing alone

rule-N22 = All rules stay as they are. You use the pencils in an order chosen before the game. For each module you play with, { $module } points are subtracted.
    .title = Solo
# Explains: the table chooses its options before anything is dealt.
rule-N22a = The order of the pencils is chosen before powers and objectives are dealt.
    .title = Order before modules
rule-N23 = Your score has one of six ranks: up to { $rank_1 }; { $above_1 } to { $rank_2 }; { $above_2 } to { $rank_3 }; { $above_3 } to { $rank_4 }; { $above_4 } to { $rank_5 }; more than { $rank_5 }.
    .title = Ranks
rule-N23a = A rank includes both of its numbers, and a score of just { $rank_1 } is in the lowest.
    .title = Limits of the ranks

## Tables

rules-table-track = Tourist track
rules-table-interchanges = Interchanges
rules-table-ranks = Ranks of those who play alone
rules-table-circled = circled
rules-table-lines = lines that meet
rules-table-rank = rank
