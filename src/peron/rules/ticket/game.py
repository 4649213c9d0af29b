"""A game of the family on a board: what a table may choose, and setting up (T1-T5, S3).

Imports the standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.beginning import DRAWN, first_seat, who_begins
from peron.rules.contract import NOBODY, Game, Message, Option, Params, State, Tie
from peron.rules.random import seed_key, shuffle
from peron.rules.ticket.board import Board
from peron.rules.ticket.cards import GAP, KINDS, MARKET, count
from peron.rules.ticket.deals import lay_as_dealt, symbol_order
from peron.rules.ticket.notation import read, say
from peron.rules.ticket.setup import deal_out
from peron.rules.ticket.shapes import TicketView
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import Player
from peron.rules.ticket.tokens import lay_stacks

SYMBOLS_AS: Final = Option("symbols", ("fixed", "drawn"))
"""S3a: the symbols of the marked places as the board has them, or drawn from the seed."""


class TicketGame(Game):
    """Ticket to Ride: Berlin, San Francisco, or another city of the family."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.entitle(board.data, board.hash)
        self.rules_version = 1
        self.action_space = int(board.action_space)
        first = who_begins(self.max_players)  # T5
        self._options = (first, SYMBOLS_AS) if board.symbols else (first,)
        full = int(board.full)
        self._cards: vec[i64] = vec[i64]([card for card in range(KINDS) for _ in range(count(full, card))])
        self._tickets: vec[i64] = vec[i64](list(range(len(board.tickets))))
        self._symbols: vec[i64] = vec[i64](list(range(board.symbols)))
        self._no_cards: vec[i64] = vec[i64]([GAP] * MARKET)
        self._nobody: vec[i64] = vec[i64]([NOBODY] * len(board.tickets))

    def sections(self) -> tuple[str, ...]:
        """The common rules, and those of what is on the board."""
        board = self.board
        here = {"subways": board.subways > 0, "ferries": board.ferry_symbols > 0, "tokens": board.symbols > 0}
        return ("setup", "turn", "end", *(section for section, holds in here.items() if holds))

    def facts(self) -> Params:
        board = self.board
        points = self.data["points"]
        return {
            "least": self.min_players,
            "most": self.max_players,
            "trams": int(board.trams),
            "subways": int(board.subways),
            "tickets": int(board.ticket_count),
            "end_at": int(board.end_at),
            "cards": int(board.deck_size),
            "colours": len(board.colours),
            "ferries": int(board.ferry_symbols),
            "symbols": int(board.symbols),
            "tram": board.called.get("tram", "tram"),
            "wild": board.called["wild"],
            "tram_points": _table({int(length): worth for length, worth in points["tram"].items()}),
            "subway_points": _table({int(cost): worth for cost, worth in points.get("subway", {}).items()}),
            "token_points": _table(dict(enumerate(int(worth) for worth in board.token_points))),
        }

    def inventory(self) -> Message:
        return Message(
            "inventory-ticket",
            {
                "places": len(self.board.places),
                "routes": len(self.board.routes),
                "tickets": len(self.board.tickets),
            },
        )

    def tie(self) -> Tie:
        return Tie("T20", "verdict-tickets", "verdict-shared-tickets")

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
        chosen = self.check_options(options, players) if options else {}
        board = self.board
        key = seed_key(seed)
        cards = self._cards[:]
        tickets = self._tickets[:]
        shuffle(key, b"cards 0", cards, board.deck_size)
        shuffle(key, b"tickets", tickets, board.ticket_count)
        state = TicketState(
            board,
            key,
            [Player(0, 0, 0, 0, board.trams, board.subways, 0) for _ in range(players)],  # T1
            cards,
            self._no_cards[:],
            tickets,
            self._nobody[:],
        )
        state.first = first_seat(key, players, chosen.get("first", DRAWN))  # T5
        if board.symbols:
            lay_stacks(state, self._order_of_symbols(chosen, deal, key))
        if deal:
            lay_as_dealt(state, deal)
        deal_out(state)
        return state

    def _order_of_symbols(
        self, chosen: Mapping[str, object], deal: Mapping[str, object] | None, key: bytes
    ) -> vec[i64]:
        """S3: as printed on the marked places; S3a: or drawn, if the table says so."""
        if deal and "tokens" in deal:
            return symbol_order(deal["tokens"])
        if chosen.get("symbols") != "drawn":
            return self.board.token_symbols
        symbols = self._symbols[:]
        shuffle(key, b"tokens", symbols, self.board.symbols)
        return symbols

    def notation(self, state: State, move: int) -> str:
        assert isinstance(state, TicketState)
        return say(state, move)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        assert isinstance(state, TicketState)
        return read(state, text, seat)


def _table(points: Mapping[int, int]) -> str:
    """A table of points as the texts of the rules quote it."""
    return ", ".join(f"{number} → {points[number]}" for number in sorted(points))
