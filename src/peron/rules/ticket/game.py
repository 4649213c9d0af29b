"""A game of the family on a board: setting up (T1-T5) and deals. Imports the standard library only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import NOBODY, BadSetup, Game, Option, State
from peron.rules.random import seed_key, shuffle
from peron.rules.ticket.board import Board
from peron.rules.ticket.cards import CARDS, DECK, FULL, GAP, MARKET, WILD, cards_from, count, counts
from peron.rules.ticket.notation import read, say
from peron.rules.ticket.shapes import TicketView
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import Player
from peron.rules.ticket.tokens import SYMBOLS

NEW_DECK: Final = vec[i64]([card for card in range(WILD + 1) for _ in range(count(FULL, card))])
STACKS: Final = ("first", "cards", "reshuffles", "tickets", "tokens")


class TicketGame(Game):
    """Ticket to Ride: Berlin, San Francisco, or another city of the family."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.id = board.game
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.action_space = int(board.action_space)
        self._tickets: vec[i64] = vec[i64](list(range(len(board.tickets))))
        self._symbols: vec[i64] = vec[i64](list(range(board.symbols)))
        self._no_cards: vec[i64] = vec[i64]([GAP] * MARKET)
        self._nobody: vec[i64] = vec[i64]([NOBODY] * len(board.tickets))

    def options(self) -> tuple[Option, ...]:
        return ()

    def board_id(self) -> str:
        return f"{self.board.id} {self.board.hash}"

    def view_type(self) -> type:
        return TicketView

    def new(
        self,
        players: int = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        deal: Mapping[str, object] | None = None,
    ) -> TicketState:
        self.check_players(players)
        self.check_options(options)
        board = self.board
        key = seed_key(seed)
        cards = NEW_DECK[:]
        tickets = self._tickets[:]
        shuffle(key, b"cards 0", cards, DECK)
        shuffle(key, b"tickets", tickets, board.ticket_count)
        first = int.from_bytes(key[:8], "big") % players  # T5
        state = TicketState(
            board,
            key,
            [Player(0, 0, 0, 0, board.trams, board.subways, 0) for _ in range(players)],
            cards,
            self._no_cards[:],
            tickets,
            self._nobody[:],
        )
        state.first = first
        if board.symbols:
            symbols = self._symbols[:]
            shuffle(key, b"tokens", symbols, board.symbols)  # S3a
            state.lay_stacks(_symbol_order(deal["tokens"]) if deal and "tokens" in deal else symbols)
        if deal:
            self._fix(state, deal)
        state.deal_out()
        return state

    def _fix(self, state: TicketState, deal: Mapping[str, object]) -> None:
        """Lay the stacks as the deal says."""
        for stack, given in deal.items():
            if stack == "first":
                state.first = _first(given, int(state.seats))
            elif stack == "cards":
                state.deck = _card_order(given)
            elif stack == "reshuffles":
                state.reshuffles = _reshuffles(given)
            elif stack == "tickets":
                state.ticket_deck = self._ticket_order(given)
            elif stack != "tokens" or not self.board.symbols:
                known = STACKS if self.board.symbols else STACKS[:-1]
                raise BadSetup("deal-unknown-stack", {"stack": stack, "known": list(known)})

    def _ticket_order(self, given: object) -> vec[i64]:
        numbers = {ticket.id: number for number, ticket in enumerate(self.board.tickets)}
        if not isinstance(given, (list, tuple)):
            raise BadSetup("deal-not-a-list", {"stack": "tickets"})
        for at, name in enumerate(given):
            if not isinstance(name, str) or name not in numbers:
                nearest = get_close_matches(str(name), list(numbers), 1, 0)
                raise BadSetup(
                    "deal-unknown-ticket",
                    {"stack": "tickets", "position": at + 1, "name": str(name), "nearest": nearest[0]},
                )
        if len(given) != len(numbers) or len(set(given)) != len(numbers):
            missing = [name for name in numbers if name not in given]
            doubled = [name for name, n in Counter(given).items() if n > 1]
            raise BadSetup(
                "deal-tickets", {"stack": "tickets", "count": len(numbers), "missing": missing, "doubled": doubled}
            )
        return vec[i64]([numbers[name] for name in given])

    def notation(self, state: State, move: int) -> str:
        assert isinstance(state, TicketState)
        return say(state, move)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        assert isinstance(state, TicketState)
        return read(state, text, seat)


def _first(given: object, players: int) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given < players:
        raise BadSetup("deal-first", {"stack": "first", "first": str(given), "players": players})
    return given


def _card_order(given: object) -> vec[i64]:
    cards = cards_from(given, "cards")
    wrong = {name: n for card, name in enumerate(CARDS) if (n := cards.count(card)) != count(FULL, card)}
    if wrong:
        raise BadSetup("deal-cards", {"stack": "cards", "expected": counts(FULL), "wrong": wrong})
    return vec[i64](cards[::-1])


def _symbol_order(given: object) -> vec[i64]:
    """S3: each symbol once; the last two lie beside the board."""
    if not isinstance(given, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": "tokens"})
    if sorted(map(str, given)) != sorted(SYMBOLS):
        raise BadSetup("deal-tokens", {"stack": "tokens", "known": list(SYMBOLS), "given": [str(one) for one in given]})
    return vec[i64]([SYMBOLS.index(symbol) for symbol in given])


def _reshuffles(given: object) -> list[list[int]]:
    if not isinstance(given, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": "reshuffles"})
    return [cards_from(order, f"reshuffles {number}") for number, order in enumerate(given, 1)]
