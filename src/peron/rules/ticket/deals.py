"""Deals: the stacks of a game in a given order instead of a shuffled one. Imports the standard library only.

Everything is given by name, as a record writes it; what is wrong is said as `BadSetup`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.beginning import dealt_first
from peron.rules.contract import BadSetup
from peron.rules.ticket.board import Board
from peron.rules.ticket.cards import count
from peron.rules.ticket.stacks import SYMBOLS
from peron.rules.ticket.table import TicketTable

STACKS: Final = ("first", "cards", "reshuffles", "tickets", "tokens")


def lay_as_dealt(table: TicketTable, deal: Mapping[str, object]) -> None:
    """Lay the stacks as the deal says; `tokens` are laid by `symbol_order`."""
    board = table.board
    for stack, given in deal.items():
        if stack == "first":
            table.first = dealt_first(given, int(table.seats))
        elif stack == "cards":
            table.deck = _card_order(board, given)
        elif stack == "reshuffles":
            table.reshuffles = _reshuffles(board, given)
        elif stack == "tickets":
            table.ticket_deck = _ticket_order(board, given)
        elif stack != "tokens" or not board.symbols:
            known = STACKS if board.symbols else STACKS[:-1]
            raise BadSetup("deal-unknown-stack", {"stack": stack, "known": list(known)})


def symbol_order(given: object) -> vec[i64]:
    """S3: each symbol once, those of the marked places first; the last two lie beside the board."""
    if not isinstance(given, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": "tokens"})
    if sorted(map(str, given)) != sorted(SYMBOLS):
        raise BadSetup("deal-tokens", {"stack": "tokens", "known": list(SYMBOLS), "given": [str(one) for one in given]})
    return vec[i64]([SYMBOLS.index(symbol) for symbol in given])


def _card_order(board: Board, given: object) -> vec[i64]:
    cards = _cards(board, given, "cards")
    full = int(board.full)
    wrong = {name: n for card, name in enumerate(board.cards) if (n := cards.count(card)) != count(full, card)}
    if wrong:
        raise BadSetup("deal-cards", {"stack": "cards", "expected": board.counts(full), "wrong": wrong})
    return vec[i64](cards[::-1])


def _reshuffles(board: Board, given: object) -> list[list[int]]:
    if not isinstance(given, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": "reshuffles"})
    return [_cards(board, order, f"reshuffles {number}") for number, order in enumerate(given, 1)]


def _cards(board: Board, names: object, stack: str) -> list[int]:
    if not isinstance(names, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": stack})
    known = [name for name in board.cards if name]
    for at, name in enumerate(names):
        if not isinstance(name, str) or name not in known:
            raise BadSetup("deal-unknown-card", {"stack": stack, "position": at + 1, "name": str(name), "known": known})
    return [board.cards.index(name) for name in names]


def _ticket_order(board: Board, given: object) -> vec[i64]:
    numbers = {ticket.id: number for number, ticket in enumerate(board.tickets)}
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
