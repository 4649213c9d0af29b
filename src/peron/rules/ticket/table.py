"""What lies on the table: before every seat, and between them. Nothing is decided here.

Imports the standard library and the compiled integer types only. Sets of routes are bit masks, hands are packed
numbers, and nothing is told unless somebody listens. What happens to all this is decided where the name of the module
says: `market`, `tickets`, `claims`, `tokens`, `turns`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import NOBODY, Event, State
from peron.rules.ticket.board import Board
from peron.rules.ticket.stacks import ALL_BESIDE

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
    """Everything on the table. `TicketState` adds who decides, what is legal and what a move does."""

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
        self.deck_left: i64 = board.deck_size
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

    def copy_to(self, copy: TicketTable) -> None:
        """Give a new table, made of copies of the players and the stacks, all the rest that lies on this one."""
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

    def tell(self, key: str, seat: i64, params: dict[str, object], secret: dict[str, object]) -> None:
        """Say what happened to whoever listens; `secret` is for this seat alone (T16a)."""
        if seat != NOBODY:
            params["seat"] = int(seat)
        params.update(secret)
        self.told.append(Event(key, params, secret={name: (int(seat),) for name in secret}))
