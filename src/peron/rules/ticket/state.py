"""A game of the family in progress: what is legal, and what a move does. Rules are cited where they are decided.

Imports the standard library and the compiled integer types only. This is the module that has to be fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.contract import NOBODY, Event, IllegalMove, Reason, Result, Score
from peron.rules.random import Random
from peron.rules.ticket.board import (
    CLAIM,
    DRAW_DECK,
    DRAW_MARKET,
    DRAW_TICKETS,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    MOST_CARDS,
    PASS,
)
from peron.rules.ticket.cards import (
    CARDS,
    GAP,
    GRAY,
    MARKET,
    ONE,
    WILD,
    beyond,
    count,
    counts,
)
from peron.rules.ticket.scoring import ticket_points
from peron.rules.ticket.table import (
    FIRST_TICKETS,
    NO_TICKET,
    OVER,
    PLACING,
    SECOND_CARD,
    TICKETS,
    TOKEN,
    TURN,
    UNDECIDED,
    Player,
    TicketTable,
)
from peron.rules.ticket.tokens import SYMBOLS, put_at, stack_size

if TYPE_CHECKING:
    from peron.rules.ticket.shapes import TicketView

# Refusals: the codes of `refusal`, which `explain` puts into words.
LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
ALREADY_DECIDED: Final = 3
CHOOSE_TICKETS_FIRST: Final = 4
TAKE_SECOND_CARD: Final = 5
NOTHING_OFFERED: Final = 6
ONE_TICKET_OFFERED: Final = 7
MAY_NOT_PASS: Final = 8
DECK_EMPTY: Final = 9
NO_CARD_THERE: Final = 10
WILD_AS_SECOND: Final = 11
NO_TICKETS_LEFT: Final = 12
ROUTE_TAKEN: Final = 13
OWN_OTHER_STRAND: Final = 14
DOUBLE_CLOSED: Final = 15
TOO_FEW_PIECES: Final = 16
TOO_FEW_CARDS: Final = 17
PLACE_TOKENS_FIRST: Final = 18
TOKENS_PLACED: Final = 19
NOT_BESIDE: Final = 20
HAS_STACK: Final = 21
TAKE_TOKEN_FIRST: Final = 22
NO_TOKEN_TO_TAKE: Final = 23
HAVE_TOKEN: Final = 24
TOKEN_NOT_HERE: Final = 25


class TicketState(TicketTable):
    """The table as it is. Make one with `TicketGame.new`."""

    def clone(self) -> TicketState:
        copy = TicketState(
            self.board,
            self.key,
            [player.clone() for player in self.players],
            self.deck[:],
            self.market[:],
            self.ticket_deck[:],
            self.returned_by[:],
        )
        copy.reveals = self.reveals
        copy.first = self.first
        copy.turn = self.turn
        copy.phase = self.phase
        copy.last_turns = self.last_turns
        copy.passes = self.passes
        copy.deck_left = self.deck_left
        copy.discards = self.discards
        copy.shuffles = self.shuffles
        copy.reshuffles = self.reshuffles
        copy.ticket_top = self.ticket_top
        copy.tickets_left = self.tickets_left
        copy.stacks = self.stacks
        copy.stack_places = self.stack_places
        copy.claimed = self.claimed
        return copy

    # --- who decides -------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.phase == OVER

    def actors(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == FIRST_TICKETS:
            return [seat for seat, player in enumerate(self.players) if player.choice == UNDECIDED]
        return [int(self.turn)]

    def actor(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase == FIRST_TICKETS:
            seat: i64 = 0
            while self.players[seat].choice != UNDECIDED:
                seat += 1
            return seat
        return self.turn

    # --- what is legal -----------------------------------------------------------------------------------------------

    def refusal(self, seat: i64, move: i64) -> i64:
        """Why a move is not legal, as a code; LEGAL when it is. This decides; `legal` only lists quickly."""
        if self.phase == OVER:
            return GAME_OVER
        player = self.players[seat]
        if self.phase == FIRST_TICKETS:
            if player.choice != UNDECIDED:  # T4
                return ALREADY_DECIDED
        elif seat != self.turn:  # T5
            return NOT_YOUR_TURN

        if KEEP_FIRST <= move <= KEEP_BOTH:
            return self._refuses_keeping(player, move)
        if self.phase == FIRST_TICKETS or self.phase == TICKETS:
            return CHOOSE_TICKETS_FIRST

        if move >= self.board.take or self.phase == PLACING or self.phase == TOKEN:
            return self._refuses_token(player, move)

        if DRAW_DECK <= move < DRAW_TICKETS:
            return self._refuses_card(move)
        if self.phase == SECOND_CARD:  # T6a
            return TAKE_SECOND_CARD
        if move == PASS and self.last_turns == NOBODY and self._can_act(player):  # T17, T18a
            return MAY_NOT_PASS
        if move == DRAW_TICKETS and self.tickets_left == 0:  # T15a
            return NO_TICKETS_LEFT
        if move >= CLAIM:
            return self._refuses_claim(player, move)
        return LEGAL

    def _refuses_keeping(self, player: Player, move: i64) -> i64:
        if player.first_offer == NO_TICKET:
            return NOTHING_OFFERED
        if move != KEEP_FIRST and player.second_offer == NO_TICKET:  # T15: the only ticket must be kept
            return ONE_TICKET_OFFERED
        return LEGAL

    def _refuses_card(self, move: i64) -> i64:
        if move == DRAW_DECK:
            if self.deck_left == 0:  # T8a
                return DECK_EMPTY
            return LEGAL
        card = self.market[move - DRAW_MARKET]
        if card == GAP:
            return NO_CARD_THERE
        if card == WILD and self.phase == SECOND_CARD:  # T7
            return WILD_AS_SECOND
        return LEGAL

    def _refuses_claim(self, player: Player, move: i64) -> i64:
        board = self.board
        route = board.claim_route[move - CLAIM]
        if player.closed & BIT[route]:
            if self.taken() & BIT[route]:  # T10
                return ROUTE_TAKEN
            if player.owned & board.twin[route]:  # T13
                return OWN_OTHER_STRAND
            return DOUBLE_CLOSED
        if board.route_trams[route] > player.trams or board.route_subways[route] > player.subways:  # T11
            return TOO_FEW_PIECES
        wilds = board.claim_wilds[move - CLAIM]
        rest = board.cost[route] - wilds
        if wilds > count(player.hand, WILD):  # T10
            return TOO_FEW_CARDS
        if rest > 0 and rest > count(player.hand, board.claim_colour[move - CLAIM]):
            return TOO_FEW_CARDS
        return LEGAL

    def _refuses_token(self, player: Player, move: i64) -> i64:
        """Moves of tokens, and while tokens are placed or chosen all others."""
        board = self.board
        if self.phase == PLACING and move < board.place:  # S4
            return PLACE_TOKENS_FIRST
        if self.phase == TOKEN and (move < board.take or move >= board.place):  # S5
            return TAKE_TOKEN_FIRST
        if move < board.place:
            if self.phase != TOKEN:
                return NO_TOKEN_TO_TAKE
            symbol = move - board.take
            if self.takeable(player, self.claimed) & BIT[symbol]:
                return LEGAL
            return HAVE_TOKEN if player.tokens & BIT[symbol] else TOKEN_NOT_HERE  # S5
        if self.phase != PLACING:
            return TOKENS_PLACED
        placed = (move - board.place) % len(board.places)
        if not self.beside() & BIT[(move - board.place) // len(board.places)]:  # S4a
            return NOT_BESIDE
        return HAS_STACK if self.with_stacks() & BIT[placed] else LEGAL  # S4

    def claimable(self, player: Player) -> i64:
        """The routes this player could claim now, at one payment at least (T10, T11, T13, S2)."""
        board = self.board
        hand = player.hand
        wilds = count(hand, WILD)
        most: i64 = 0
        routes: i64 = 0
        colour: i64 = 0
        while colour < GRAY:
            cards = count(hand, colour) + wilds
            if cards > most:
                most = cards
            routes |= board.payable[colour * (MOST_CARDS + 1) + cards]
            colour += 1
        routes |= board.payable[GRAY * (MOST_CARDS + 1) + most]
        routes &= board.with_wilds[wilds] & board.with_trams[player.trams] & board.with_subways[player.subways]
        return routes & ~player.closed

    def _can_act(self, player: Player) -> bool:
        """Whether any of the three actions is legal (T17)."""
        if self.deck_left > 0 or self.tickets_left > 0:
            return True
        slot: i64 = 0
        while slot < MARKET:
            if self.market[slot] != GAP:
                return True
            slot += 1
        return self.claimable(player) != 0

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        player = self.players[seat]
        n: i64 = 0
        if self.phase == TURN:
            if seat != self.turn:
                return 0
            if self.last_turns != NOBODY:
                out[0] = PASS
                n = 1
            n = self._legal_cards(out, n)
            if self.tickets_left > 0:
                out[n] = DRAW_TICKETS
                n += 1
            n = self._legal_claims(player, out, n)
            if n == 0:  # T17
                out[0] = PASS
                n = 1
            return n
        if self.phase == SECOND_CARD:
            if seat != self.turn:
                return 0
            return self._legal_cards(out, 0)
        if self.phase == PLACING or self.phase == TOKEN:
            return self._legal_tokens(player, seat, out)
        if player.first_offer == NO_TICKET or player.choice != UNDECIDED or self.phase == OVER:
            return 0
        out[0] = KEEP_FIRST
        if player.second_offer == NO_TICKET:
            return 1
        out[1] = KEEP_SECOND
        out[2] = KEEP_BOTH
        return 3

    def _legal_tokens(self, player: Player, seat: i64, out: vec[i64]) -> i64:
        if seat != self.turn:
            return 0
        board = self.board
        n: i64 = 0
        if self.phase == TOKEN:
            symbols = self.takeable(player, self.claimed)
            while symbols:
                out[n] = board.take + lowest(symbols)
                symbols &= symbols - 1
                n += 1
            return n
        symbols = self.beside()
        full = self.with_stacks()
        places: i64 = len(board.places)
        while symbols:
            first = board.place + lowest(symbols) * places
            symbols &= symbols - 1
            place: i64 = 0
            while place < places:
                if not full & BIT[place]:
                    out[n] = first + place
                    n += 1
                place += 1
        return n

    def _legal_cards(self, out: vec[i64], n: i64) -> i64:
        if self.deck_left > 0:
            out[n] = DRAW_DECK
            n += 1
        no_wilds = self.phase == SECOND_CARD  # T7
        slot: i64 = 0
        while slot < MARKET:
            card = self.market[slot]
            if card < WILD or (card == WILD and not no_wilds):
                out[n] = DRAW_MARKET + slot
                n += 1
            slot += 1
        return n

    def _legal_claims(self, player: Player, out: vec[i64], n: i64) -> i64:
        board = self.board
        hand = player.hand
        wilds = count(hand, WILD)
        routes = self.claimable(player)
        while routes:
            route = lowest(routes)
            routes &= routes - 1
            cost = board.cost[route]
            ferries = board.ferries[route]
            colour = board.colour[route]
            move = board.claim_first[route]
            if colour != GRAY:
                n = self._legal_payments(out, n, move - ferries, cost, count(hand, colour), wilds, ferries)
                move += cost - ferries
            else:
                colour = 0
                while colour < GRAY:
                    n = self._legal_payments(out, n, move - ferries, cost, count(hand, colour), wilds, ferries)
                    move += cost - ferries
                    colour += 1
            if wilds >= cost:
                out[n] = move
                n += 1
        return n

    def _legal_payments(self, out: vec[i64], n: i64, move: i64, cost: i64, have: i64, wilds: i64, ferries: i64) -> i64:
        """Payments of one colour with one card of it at least; `move` is the one that would play no wild."""
        if have == 0:
            return n
        with_wilds: i64 = cost - have
        if with_wilds < ferries:
            with_wilds = ferries
        while with_wilds <= wilds and with_wilds < cost:
            out[n] = move + with_wilds
            n += 1
            with_wilds += 1
        return n

    def moves(self, seat: int) -> list[int]:
        if not 0 <= seat < len(self.players):
            return []
        if len(self.scratch) == 0:
            self.scratch = vec[i64]([0] * self.board.action_space)
        out = self.scratch
        n = self.legal(seat, out)
        return [out[i] for i in range(n)]

    # --- what a move does --------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> tuple[Event, ...]:
        if (
            not 0 <= seat < len(self.players)
            or not 0 <= move < self.board.move_count
            or self.refusal(seat, move) != LEGAL
        ):
            reason = self.why_not(seat, move)
            assert reason is not None
            raise IllegalMove(reason)
        if self.reshuffles:
            self.clone().step(seat, move)  # a deal can turn out wrong only here: better there than half-way
        self.step(seat, move)
        if not self.listening:
            return ()
        told = tuple(self.told)
        self.told = []
        return told

    def step(self, seat: i64, move: i64) -> None:
        player = self.players[seat]
        if move >= CLAIM:
            if move < self.board.take:
                self._claim(player, seat, move)
            else:
                self._token_move(player, seat, move)
        elif move == DRAW_DECK:
            self._draw_deck(player, seat)
        elif move < DRAW_TICKETS and move != PASS:
            self._draw_market(player, seat, move - DRAW_MARKET)
        elif move == DRAW_TICKETS:
            self.offer(player)
            if self.listening:
                offered = self.offered(player)
                self.tell("event-tickets-drawn", seat, {"count": len(offered)}, {"tickets": offered})
            self.phase = TICKETS
        elif move == PASS:
            if self.listening:
                self.tell("event-pass", seat, {}, {})
            self.passes += 1
            self._end_turn(player, seat)
        elif self.phase == FIRST_TICKETS:
            self._choose_first(player, seat, move)
        else:
            self._keep(player, seat, move)
            self._end_turn_of_action(player, seat)

    def _choose_first(self, player: Player, seat: i64, move: i64) -> None:
        """T4: the choice stays with the player until the last has decided; T4a: then tickets go back in seat order."""
        player.choice = move
        if self.listening:
            self.tell("event-first-tickets-chosen", seat, {}, {})
        for other in self.players:
            if other.choice == UNDECIDED:
                return
        n: i64 = 0
        keeper = self.first
        while n < self.seats:
            self._keep(self.players[keeper], keeper, self.players[keeper].choice)
            self.players[keeper].choice = UNDECIDED
            keeper = self.after(keeper)
            n += 1
        self.reveals += 1  # how many tickets the others kept
        if self.listening:
            self.tell("event-first-player", self.first, {}, {})
        if self.board.symbols:  # S4, S4b: the player who will move last begins
            self.phase = PLACING
            self.turn = self.before(self.first)
        else:
            self._begin()

    def _token_move(self, player: Player, seat: i64, move: i64) -> None:
        if move >= self.board.place:
            self._place_stack(seat, move - self.board.place)
            return
        self.take_token(player, seat, move - self.board.take)
        self.claimed = NOBODY
        self._end_turn_of_action(player, seat)

    def _place_stack(self, seat: i64, at: i64) -> None:
        """S4: a stack from beside the board. The player before places the other, with two players the same one."""
        places: i64 = len(self.board.places)
        symbol = at // places
        self.stack_places = put_at(self.stack_places, symbol, at % places)
        if self.listening:
            place = self.board.places[at % places].id
            tokens = int(stack_size(self.stacks, symbol))
            self.tell("event-stack", seat, {"token": SYMBOLS[symbol], "place": place, "count": tokens}, {})
        if self.beside() == 0:
            self._begin()
        elif self.seats > 2:
            self.turn = self.before(seat)

    def _begin(self) -> None:
        self.phase = TURN
        self.turn = self.first

    def _keep(self, player: Player, seat: i64, move: i64) -> None:
        """T4, T15: what is not kept goes under the ticket deck."""
        kept = 2 if move == KEEP_BOTH else 1
        if self.listening:
            offered = self.offered(player)
            names = offered if move == KEEP_BOTH else [offered[move - KEEP_FIRST]]
            self.tell("event-tickets-kept", seat, {"count": kept, "returned": len(offered) - kept}, {"tickets": names})
        first = player.first_offer
        second = player.second_offer
        player.first_offer = NO_TICKET
        player.second_offer = NO_TICKET
        if move != KEEP_SECOND:
            player.tickets |= BIT[first]
        else:
            self.put_under(first, seat)
        if second == NO_TICKET:
            return
        if move != KEEP_FIRST:
            player.tickets |= BIT[second]
        else:
            self.put_under(second, seat)

    def _draw_deck(self, player: Player, seat: i64) -> None:
        card = self.top_card()
        player.hand += ONE[card]
        if self.listening:
            self.tell("event-draw-deck", seat, {}, {"card": CARDS[card]})
        if self.deck_left == 0:
            self.reshuffle()
        self.fill_market()  # T3b may not hold any more
        self._after_card(player, seat, False)

    def _draw_market(self, player: Player, seat: i64, slot: i64) -> None:
        card = self.market[slot]
        self.market[slot] = GAP
        player.hand += ONE[card]
        player.shown += ONE[card]
        if self.listening:
            self.tell("event-draw-market", seat, {"card": CARDS[card], "slot": int(slot) + 1}, {})
        self.fill_market()
        self._after_card(player, seat, card == WILD)  # T7: a face-up wild is the only card of the turn

    def _after_card(self, player: Player, seat: i64, only: bool) -> None:
        """T6: the turn goes on to a second card if one may be taken."""
        if self.phase == SECOND_CARD or only:
            self._end_turn_of_action(player, seat)
            return
        self.phase = SECOND_CARD
        if not self._second_card():  # T8a
            self._end_turn_of_action(player, seat)

    def _second_card(self) -> bool:
        """Whether any card may be taken as the second one (T6, T7)."""
        if self.deck_left > 0:
            return True
        slot: i64 = 0
        while slot < MARKET:
            if self.market[slot] < WILD:
                return True
            slot += 1
        return False

    def _claim(self, player: Player, seat: i64, move: i64) -> None:
        board = self.board
        route = board.claim_route[move - CLAIM]
        paid = board.paid(move)
        player.hand -= paid
        player.shown = beyond(player.shown, paid)
        player.owned |= BIT[route]
        player.trams -= board.route_trams[route]
        player.subways -= board.route_subways[route]
        player.points += board.route_points[route]  # T12
        for other in self.players:
            other.closed |= BIT[route]
            if self.seats == 2:  # T13
                other.closed |= board.twin[route]
        player.closed |= board.twin[route]  # T13
        if self.listening:
            points = int(board.route_points[route])
            told: dict[str, object] = {"route": board.routes[route].id, "cards": counts(int(paid)), "points": points}
            self.tell("event-claim", seat, told, {})
        self.discards += paid  # T14
        if self.deck_left == 0:
            self.reshuffle()
        self.fill_market()
        if board.symbols == 0 or not self._chooses_token(player, seat, route):
            self._end_turn_of_action(player, seat)

    def _chooses_token(self, player: Player, seat: i64, route: i64) -> bool:
        """S5: whether there is a choice of tokens; if there is but one, it is taken."""
        tokens = self.takeable(player, route)
        if tokens & (tokens - 1):
            self.claimed = route
            self.phase = TOKEN
            return True
        if tokens:
            self.take_token(player, seat, lowest(tokens))
        return False

    def _end_turn_of_action(self, player: Player, seat: i64) -> None:
        self.passes = 0
        self._end_turn(player, seat)

    def _end_turn(self, player: Player, seat: i64) -> None:
        """T18: the end is triggered once and everybody, the trigger last, has one more turn; T17: all have passed."""
        if self.last_turns != NOBODY:
            self.last_turns -= 1
        elif player.trams + player.subways <= self.board.end_at:  # B4, S6, T18b
            self.last_turns = self.seats
            if self.listening:
                left = int(player.trams + player.subways)
                self.tell("event-last-round", seat, {"left": left}, {})
        if self.last_turns == 0 or self.passes == self.seats:
            self.phase = OVER
            self.reveals += 1  # T16: all tickets
            if self.listening:
                self.tell("event-over", NOBODY, {}, {})
            return
        self.phase = TURN
        self.turn = self.after(seat)

    # --- what is told ------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, move: int) -> Reason | None:
        from peron.rules.ticket.explain import explain  # it knows the state, not the other way round

        return explain(self, seat, move)

    def view(self, seat: int | None) -> TicketView:
        from peron.rules.ticket.view import view_of

        return view_of(self, seat)

    def __str__(self) -> str:
        from peron.rules.ticket.view import drawn

        return drawn(self)

    # --- points ------------------------------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        player = self.players[seat]
        return player.points + ticket_points(self.board, player.owned, player.tickets) + self.token_worth(player)

    def scores(self) -> list[Score]:
        from peron.rules.ticket.view import scores_of

        return scores_of(self)

    def result(self) -> Result:
        from peron.rules.ticket.view import result_of

        return result_of(self)

    def sample(self, seat: int, random: Random) -> TicketState:
        from peron.rules.ticket.belief import deal_anew

        copy = self.clone()
        deal_anew(copy, seat, random)
        return copy
