### The rules of Ticket to Ride: Berlin and Ticket to Ride: San Francisco, in Peron's own words.
### One message per rule id; a lower-case letter after the number, or `.ruling`, marks a ruling of the project.

rules-ruling = Peron's ruling

## What it is about

aim-ticket = Build the routes that join the places on your tickets before others block the way. Routes and completed tickets bring points, tickets that you miss cost as many; the most points win.

minute-ticket-draw = Take two cards: unseen from the deck, or from the five that lie open. An open wild card is taken alone.
    .title = Collect cards
minute-ticket-claim = Play as many cards of its colour as a route has spaces. Your pieces keep it, and its points are yours at once.
    .title = Claim routes
minute-ticket-score = Your own routes must join both places of a ticket. A ticket you miss costs its value at the end.
    .title = Join your tickets
minute-ticket-take = A route to a marked place brings a token. The more different symbols you have, the more they are worth.
    .title = Take tokens
minute-ticket-last = When somebody is down to { COUNT($end_at, "pieces") } or fewer, everybody has one more turn. Then all tickets are shown.
    .title = { rule-T18.title }

## On one page

aid-ticket-turn =
    Draw transport cards: two, from the deck or the open row (T6). An open wild card is your only card (T7).
    Claim a route: cards of its colour, one for each space; wild cards stand for any colour (T10).
    Draw tickets: two, keep at least one (T15).
    { $subways ->
        [0] { "" }
       *[other] A subway route has one space: play as many cards as its cost (B2).
    }
    { $ferries ->
        [0] { "" }
       *[other] A ferry route needs a wild card for each ferry symbol (S2).
    }
    { $symbols ->
        [0] { "" }
       *[other] After claiming a route take one new token from one of its ends (S5).
    }
    .title = Your turn: one of three
aid-ticket-end =
    Somebody has { COUNT($end_at, "pieces") } or fewer left: everybody has one more turn, that player last (T18).
    { $symbols ->
        [0] Route points, plus completed tickets, minus the others (T19).
       *[other] Route points, plus completed tickets, minus the others, plus tokens (T19).
    }
    In a tie the most completed tickets decide (T20).
    .title = The end
aid-ticket-limits =
    Nobody owns both strands of a double route; with 2 players only one of them is ever taken (T13).
    Three open wild cards: the row is replaced (T3).
    No limit to cards or tickets in hand (T9, T15).
    .title = Do not forget

## Setup

rules-section-setup = Setup

rule-T1 =
    The game is for { $least } to { $most } players. Each gets { COUNT($trams, $tram) }{ $subways ->
        [0] { "" }
       *[other] { " " }and { COUNT($subways, "subway") }
    } and starts with a score of 0.
    .title = Players and pieces
rule-T2 =
    There are { $cards } transport cards: 6 in each of { $colours } colours and 8 wild cards ({ $wild ->
        [ferry] ferries
       *[bike] bikes
    }). They are shuffled, each player is dealt 2, and 5 are turned face up beside the deck.
    .title = Transport cards
rule-T3 = Whenever 3 or more of the 5 face-up cards are wild, during setup or later, all five are discarded at once, five new ones are turned up and the row is checked again. The check is made only when the row is as full as the cards allow. Cards discarded this way can come back in the same refill if the deck runs out during it (T8).
    .title = Three wild cards showing
rule-T3a = The row is not replaced while fewer than 3 non-wild cards are outside the players' hands (deck, discard pile and face-up row together), because it could never settle. As soon as there are 3 or more again, T3 applies.
    .title = No endless replacing
rule-T3b = When just ten cards are outside the players' hands, five face up and five in the deck, and each five holds 3 or more wild cards, the two fives would change places for ever. The row is then left as it is until cards are discarded or drawn.
    .title = Two fives that never settle
rule-T4 = The tickets are shuffled and each player is dealt 2. All players decide in secret and at the same time whether to keep 1 or both. A ticket not kept goes face down under the ticket deck.
    .title = Starting tickets
rule-T4a = Returned tickets go under the deck one after another in seat order, beginning with the first player, no matter who decides first.
    .title = Order of returned tickets
rule-T5 = Anyone may go first: the game's seed picks a player at random unless the table says who begins. After that, play passes to the left.
    .title = First player and order

## A turn

rules-section-turn = A turn

rule-T6 = On your turn you take exactly one of three actions: draw transport cards, claim a route (T10) or draw tickets (T15). Drawing transport cards means two cards, one after the other, each taken unseen from the deck or from the five face-up cards. A face-up card you take is replaced from the deck at once, and then T3 is checked.
    .title = Drawing transport cards
rule-T6a = You see your first card before you choose the second. If you may take a second card, you must.
    .title = The second card
rule-T7 = A face-up wild card taken as your first card is your only card this turn. You may not take a face-up wild card as your second card. A wild card drawn unseen counts as an ordinary card, whether it comes first or second.
    .title = Face-up wild cards
rule-T8 = As soon as the deck is empty, the discard pile is shuffled and becomes the new deck.
    .title = Empty deck
rule-T8a = With deck and discard pile both used up, missing face-up cards are not replaced until cards are discarded; then the gaps are filled at once in row order. You may choose to draw as long as there is any card you can draw. If you may not take a second card, the action ends after one.
    .title = Nothing to refill with
rule-T9 = You may hold any number of transport cards.
    .title = No hand limit
rule-T10 =
    You claim one free route: play as many cards in its colour as it has spaces, and put one of your pieces on each space{ $subways ->
        [0] { $ferries ->
            [0] { "" }
           *[other] { " " }(ferry routes: S2)
        }
       *[other] { " " }(subway routes: B2{ $ferries ->
            [0] { "" }
           *[other] ; ferry routes: S2
        })
    }. A gray route takes any colour, but only one. Wild cards stand for any colour, and a set of wild cards alone is fine. You may claim only one route in a turn, and it need not touch your other routes.
    .title = Claiming a route
rule-T11 = You cannot claim a route if you do not have enough pieces of the right kind for all its spaces.
    .title = Enough pieces
rule-T12 = The points for a route are added to your score at once. By number of spaces: { $tram_points }.
    .title = Points for routes
rule-T13 = A double route is two strands of the same length between the same two places. No player may own both. With 2 players, either strand may be taken, and then the other is closed to everybody.
    .title = Double routes
rule-T14 = Cards you play go to the discard pile. They can come back when the deck runs out (T8).
    .title = Played cards
rule-T15 = Take 2 tickets from the deck and keep at least 1; a ticket you return goes face down under the deck. When the deck is down to one ticket, you may take that one too, but then you must keep it. Tickets you keep stay with you to the end of the game. You may hold any number of them.
    .title = Drawing tickets
rule-T15a = If no ticket is left in the deck, this action is not available.
    .title = Empty ticket deck
rule-T16 = Nobody else sees your tickets, or how far you have got with them, before the final scoring.
    .title = Secret tickets
rule-T16a = Everyone may know how many cards and how many tickets each player holds, how large the decks and the discard pile are, which face-up cards are taken and which cards are played. A card drawn unseen is known only to the player who draws it.
    .title = What everyone knows
rule-T17 = If you have no legal action, you pass; drawing tickets, where possible, counts as a legal action. If all players pass in one full round, the game ends and is scored, because nothing can change any more.
    .title = No legal action
    .ruling = { rules-ruling }

## End and scoring

rules-section-end = End and scoring

rule-T18 = The last round is set off when a player has { COUNT($end_at, "pieces") } or fewer left. That turn is played to its end. Then every player in order may take one more turn, the player who set it off going last, and the game ends.
    .title = The last round
rule-T18a = In the last round you may pass instead of taking an action.
    .title = Passing the last turn
rule-T18b = The last round is set off only once. It makes no difference if another player reaches the limit later.
    .title = Set off only once
rule-T19 =
    Your final score is your route points, plus the value of your completed tickets, minus the value of your tickets not completed{ $symbols ->
        [0] { "" }
       *[other] , plus your token points (S7)
    }. A ticket is complete when an unbroken chain of your own routes joins its two places. There is no bonus for the longest path.
    .title = Final score
rule-T19a = A final score may be negative.
    .title = Below zero
rule-T20 = The highest final score wins. In a tie, the tied player with the most completed tickets wins. Players who are still tied share the victory.
    .title = Winning and ties

## Subways

rules-section-subways = Subways

rule-B1 = Each player has { COUNT($trams, "tram") } and { COUNT($subways, "subway") }. There are { COUNT($tickets, "tickets") }.
    .title = Pieces and tickets
rule-B2 = A tram route is a row of spaces, all in one colour or all gray: play one card for each space and put 1 tram on each. A subway route has a single space, coloured or gray, with a printed card cost: play that many cards and put 1 subway car on it. Colours and wild cards work as in T10 on both. Trams go only on tram routes and subway cars only on subway routes.
    .title = Tram and subway routes
rule-B3 = Tram routes and subway routes score from two different tables. Subway routes, by their cost in cards: { $subway_points }.
    .title = Two point tables
rule-B4 = For the last round (T18) trams and subway cars are counted together: it is set off when a player has { COUNT($end_at, "pieces") } or fewer left.
    .title = Counted together
rule-T13a = A tram strand and a subway strand between the same two places are not a double route, so T13 sets no limit between them.
    .title = Tram beside subway

## Ferries

rules-section-ferries = Ferries

rule-S2 = A ferry route shows a ferry symbol on 1 or more of its spaces. For each symbol you play one wild card, and for the remaining spaces a normal set in the route's colour; a gray ferry route takes any one colour for that set. Wild cards may stand for any colour in that set too.
    .title = Ferry routes

## Tourism tokens

rules-section-tokens = Tourism tokens

rule-S1 =
    Each player has { COUNT($trams, $tram) }{ $subways ->
        [0] { "" }
       *[other] { " " }and { COUNT($subways, "subway") }
    }. There are { COUNT($tickets, "tickets") } and 21 tourism tokens, 3 with each of 7 symbols.
    .title = Pieces, tickets and tokens
rule-S3 = The tokens form one stack per symbol: 3 tokens each with 4 players, 2 tokens each with 2 or 3 players. Five stacks go on the board, each on the marked place that shows its symbol in red. The other two wait beside the board.
    .title = Token stacks
rule-S3a = The symbols of the printed boards are not public, so the marked places have the symbols that the file of the board gives them; the map shows them. A table may choose to have them drawn at random instead.
    .title = Symbols of the places
rule-S4 = With 3 or 4 players, two of them place the waiting stacks before the first turn, one each: first the player who is last in turn order, then the last but one. Each stack goes to any place that has no stack yet. With 2 players, the second player instead places two single tokens, one each at two different places without a stack. The board then holds 5 stacks of 2 and 2 single tokens.
    .title = Placing the last tokens
rule-S4a = The player who places first also chooses which of the two waiting stacks to place.
    .title = Choice of stack
rule-S4b = Players choose their tickets (T4) first; these tokens are placed afterwards.
    .title = Tickets before tokens
rule-S4c = With 2 players, the single tokens are one of each of the two waiting symbols, and the second player chooses which goes where. The other tokens with these two symbols are out of the game.
    .title = Single tokens
rule-S5 = When you claim a route, you take 1 token from one of its ends if a token lies there whose symbol you do not have yet. If both ends offer such a token, you choose one of them. You cannot decline to take a token. The tokens you hold are public.
    .title = Taking a token
rule-S6 = The last round (T18) is set off when a player has { COUNT($end_at, "pieces") } or fewer left.
    .title = When the last round begins
rule-S7 = At the end of the game your tokens score by the number of different symbols: { $token_points }.
    .title = Points for tokens

## Tables

rules-table-points = points
rules-table-tram = Points for routes
rules-table-subway = Points for subway routes
rules-table-tokens = Points for tokens
rules-table-spaces = spaces
rules-table-cost = cost in cards
rules-table-symbols = different symbols
