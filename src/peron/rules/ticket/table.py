"""The table: what lies before the players, and how cards and tickets come and go. No decision is taken here.

Imports the standard library and the compiled integer types only. Sets of routes are bit masks, hands are packed
numbers, and nothing is told unless somebody listens.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.contract import NOBODY, BadSetup, Event, State
from peron.rules.random import shuffle
from peron.rules.ticket.board import Board
from peron.rules.ticket.cards import CARDS, DECK, FULL, GAP, MARKET, ONE, WILD, colours, count, counts, size
from peron.rules.ticket.tokens import ALL_BESIDE, BESIDE, ONE_TOKEN, SYMBOLS, how_many, place_of, put_at, stack_size

# Phases: what the actors decide now.
FIRST_TICKETS: Final = 0  # T4, all seats at once
TURN: Final = 1  # one of the three actions
SECOND_CARD: Final = 2  # T6
TICKETS: Final = 3  # T15
OVER: Final = 4
PLACING: Final = 5  # S4
TOKEN: Final = 6  # S5

UNDECIDED: Final = -1
NO_TICKET: Final = -1


class Player:
    """What lies before one seat."""

    def __init__(self, hand: i64, shown: i64, owned: i64, closed: i64, trams: i64, subways: i64, points: i64) -> None:
        self.hand: i64 = hand
        self.shown: i64 = shown
        """The part of the hand that everybody knows: taken face up and not played yet (T16a)."""
        self.owned: i64 = owned
        self.closed: i64 = closed
        """Routes this seat can never claim: taken, or the other strand of a double (T13)."""
        self.trams: i64 = trams
        self.subways: i64 = subways
        self.points: i64 = points
        """For routes alone (T12)."""
        self.tickets: i64 = 0
        self.first_offer: i64 = NO_TICKET
        self.second_offer: i64 = NO_TICKET
        self.choice: i64 = UNDECIDED
        """The first tickets kept, until all have decided (T4)."""
        self.tokens: i64 = 0
        """The symbols this seat has (S5)."""

    def clone(self) -> Player:
        copy = Player(self.hand, self.shown, self.owned, self.closed, self.trams, self.subways, self.points)
        copy.tickets = self.tickets
        copy.first_offer = self.first_offer
        copy.second_offer = self.second_offer
        copy.choice = self.choice
        copy.tokens = self.tokens
        return copy


class TicketTable(State):
    """Everything on the table. `TicketState` adds the rules of whose turn it is and what they may do."""

    def __init__(
        self,
        board: Board,
        key: bytes,
        players: list[Player],
        deck: vec[i64],
        market: vec[i64],
        ticket_deck: vec[i64],
        returned_by: vec[i64],
    ) -> None:
        self.listening = False
        self.reveals = 0
        self.board: Board = board
        self.key: bytes = key
        self.players: list[Player] = players
        self.seats: i64 = len(players)
        self.first: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = FIRST_TICKETS
        self.last_turns: i64 = NOBODY
        """Turns left once the end was triggered (T18), NOBODY before."""
        self.passes: i64 = 0
        """Turns passed in a row because nothing was legal (T17)."""
        self.deck: vec[i64] = deck
        """The top card is the last of the first `deck_left`."""
        self.deck_left: i64 = DECK
        self.market: vec[i64] = market
        self.discards: i64 = 0
        self.shuffles: i64 = 0
        self.reshuffles: list[list[int]] = []
        """Orders fixed by the deal for the times the discards become the deck, top card first."""
        self.ticket_deck: vec[i64] = ticket_deck
        """A ring: `tickets_left` tickets from `ticket_top` on, the returned ones at its end."""
        self.ticket_top: i64 = 0
        self.tickets_left: i64 = board.ticket_count
        self.returned_by: vec[i64] = returned_by
        """By place in that ring: the seat that put the ticket there and knows it, NOBODY otherwise."""
        self.stacks: i64 = 0
        self.stack_places: i64 = ALL_BESIDE
        self.claimed: i64 = NOBODY
        """The route that was just claimed, while its token is being chosen (S5)."""
        self.told: list[Event] = []
        self.scratch: vec[i64] = vec[i64]()
        """Where `moves` has its list written; made when first needed, so that clones stay cheap."""

    def taken(self) -> i64:
        """The routes somebody owns."""
        routes: i64 = 0
        for player in self.players:
            routes |= player.owned
        return routes

    def after(self, seat: i64) -> i64:
        """T5: the seat to the left."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def before(self, seat: i64) -> i64:
        """The seat to the right."""
        return seat - 1 if seat > 0 else self.seats - 1

    # --- setting up ---------------------------------------------------------------------------------------------------

    def deal_out(self) -> None:
        """T2, T4: two cards each beginning with the first player, five face up, two tickets each."""
        seat = self.first
        n: i64 = 0
        while n < 2 * self.seats:
            self.players[seat].hand += ONE[self.top_card()]
            seat = self.after(seat)
            n += 1
        self.fill_market()
        n = 0
        while n < self.seats:
            self.offer(self.players[seat])
            seat = self.after(seat)
            n += 1

    # --- cards --------------------------------------------------------------------------------------------------------

    def top_card(self) -> i64:
        self.deck_left -= 1
        self.reveals += 1
        return self.deck[self.deck_left]

    def reshuffle(self) -> None:
        """T8: the discards become the deck."""
        if self.discards == 0:
            return
        n: i64 = 0
        card: i64 = 0
        while card < 7:
            left = count(self.discards, card)
            while left > 0:
                self.deck[n] = card
                n += 1
                left -= 1
            card += 1
        if self.reshuffles:
            self._take_order(self.reshuffles[0])
            self.reshuffles = self.reshuffles[1:]
        else:
            shuffle(self.key, b"cards %d" % (int(self.shuffles) + 1), self.deck, n)
        self.deck_left = n
        self.discards = 0
        self.shuffles += 1
        self.reveals += 1
        if self.listening:
            self.tell("event-reshuffle", NOBODY, {"count": int(n)}, {})

    def _take_order(self, order: list[int]) -> None:
        """Lay the deck in the order a deal gives, which must hold just the discards."""
        if sorted(order) != sorted(self.deck[: size(self.discards)]):
            params = {"number": int(self.shuffles) + 1, "expected": counts(int(self.discards)), "given": len(order)}
            raise BadSetup("deal-reshuffle", params)
        at: i64 = len(order)
        for card in order:
            at -= 1
            self.deck[at] = card

    def fill_market(self) -> None:
        """T6, T8a: fill the row in order as far as cards allow; T3: sweep it while three or more are wild."""
        while True:
            wilds: i64 = 0
            slot: i64 = 0
            while slot < MARKET:
                if self.market[slot] == GAP and self.deck_left > 0:
                    self.market[slot] = self.top_card()
                    if self.listening:
                        card = CARDS[self.market[slot]]
                        self.tell("event-market", NOBODY, {"card": card, "slot": int(slot) + 1}, {})
                    if self.deck_left == 0:
                        self.reshuffle()
                if self.market[slot] == WILD:
                    wilds += 1
                slot += 1
            if wilds < 3 or not self.can_settle():  # T3
                return
            slot = 0
            while slot < MARKET:
                self.discards += ONE[self.market[slot]]
                self.market[slot] = GAP
                slot += 1
            if self.listening:
                self.tell("event-sweep", NOBODY, {"wilds": int(wilds)}, {})

    def can_settle(self) -> bool:
        """Whether sweeping a row with three wilds can ever lead to one with fewer."""
        outside = colours(FULL)
        for player in self.players:
            outside -= colours(player.hand)
        if outside < 3:  # T3a
            return False
        if self.deck_left != MARKET or self.discards != 0:
            return True
        # T3b: the deck is the five cards that would be turned up, and the row would be the five after them, for ever.
        deck_colours: i64 = 0
        for at in range(MARKET):
            if self.deck[at] != WILD:
                deck_colours += 1
        return deck_colours >= 3

    # --- tickets ------------------------------------------------------------------------------------------------------

    def offer(self, player: Player) -> None:
        player.first_offer = self._top_ticket()
        if self.tickets_left > 0:  # T15
            player.second_offer = self._top_ticket()

    def _top_ticket(self) -> i64:
        ticket = self.ticket_deck[self.ticket_top]
        self.ticket_top += 1
        if self.ticket_top == self.board.ticket_count:
            self.ticket_top = 0
        self.tickets_left -= 1
        self.reveals += 1
        return ticket

    def put_under(self, ticket: i64, seat: i64) -> None:
        at = self.ticket_top + self.tickets_left
        if at >= self.board.ticket_count:
            at -= self.board.ticket_count
        self.ticket_deck[at] = ticket
        self.returned_by[at] = seat
        self.tickets_left += 1

    def offered(self, player: Player) -> list[str]:
        tickets = [player.first_offer, player.second_offer]
        return [self.board.tickets[ticket].id for ticket in tickets if ticket != NO_TICKET]

    def unseen_tickets(self, seat: i64) -> i64:
        """The tickets this seat cannot place: all but its own, those offered to it and those it put under the deck."""
        mine = self.players[seat]
        known = mine.tickets
        if mine.first_offer != NO_TICKET:
            known |= BIT[mine.first_offer]
        if mine.second_offer != NO_TICKET:
            known |= BIT[mine.second_offer]
        at = self.ticket_top
        left = self.tickets_left
        while left > 0:
            if self.returned_by[at] == seat:
                known |= BIT[self.ticket_deck[at]]
            at += 1
            if at == self.board.ticket_count:
                at = 0
            left -= 1
        return self.board.all_tickets & ~known

    # --- tokens -------------------------------------------------------------------------------------------------------

    def lay_stacks(self, order: vec[i64]) -> None:
        """S3: the first symbols of this order lie on the board, the last two beside it."""
        size: i64 = 3 if self.seats == 4 else 2
        at: i64 = 0
        while at < self.board.symbols:
            on_board = at < len(self.board.token_places)
            # S4c: with two players one token alone of each of the last two symbols is in the game.
            self.stacks += (size if on_board or self.seats > 2 else 1) << (2 * order[at])
            if on_board:
                self.stack_places = put_at(self.stack_places, order[at], self.board.token_places[at])
            at += 1

    def beside(self) -> i64:
        """The symbols whose stacks lie beside the board."""
        symbols: i64 = 0
        symbol: i64 = 0
        while symbol < self.board.symbols:
            if place_of(self.stack_places, symbol) == BESIDE:
                symbols |= BIT[symbol]
            symbol += 1
        return symbols

    def with_stacks(self) -> i64:
        """The places with stacks, used up or not."""
        places: i64 = 0
        symbol: i64 = 0
        while symbol < self.board.symbols:
            place = place_of(self.stack_places, symbol)
            if place != BESIDE:
                places |= BIT[place]
            symbol += 1
        return places

    def takeable(self, player: Player, route: i64) -> i64:
        """S5: the symbols at the ends of a route of which there is a token left and the player has none."""
        ends = self.board.ends[route]
        symbols: i64 = 0
        symbol: i64 = 0
        while symbol < self.board.symbols:
            place = place_of(self.stack_places, symbol)
            if place != BESIDE and ends & BIT[place] and stack_size(self.stacks, symbol) > 0:
                symbols |= BIT[symbol]
            symbol += 1
        return symbols & ~player.tokens

    def token_worth(self, player: Player) -> i64:
        """S7: by the number of different symbols."""
        if self.board.symbols == 0:
            return 0
        return self.board.token_points[how_many(player.tokens)]

    def take_token(self, player: Player, seat: i64, symbol: i64) -> None:
        player.tokens |= BIT[symbol]
        self.stacks -= ONE_TOKEN[symbol]
        if self.listening:
            place = self.board.places[place_of(self.stack_places, symbol)].id
            self.tell("event-token", seat, {"token": SYMBOLS[symbol], "place": place}, {})

    # --- what is told -------------------------------------------------------------------------------------------------

    def tell(self, key: str, seat: i64, params: dict[str, object], secret: dict[str, object]) -> None:
        if seat != NOBODY:
            params["seat"] = int(seat)
        params.update(secret)
        self.told.append(Event(key, params, {name: (int(seat),) for name in secret}))
