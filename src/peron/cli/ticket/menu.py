"""The legal moves as a short numbered list. Imports the view of the ticket rules only.

The order is always the same and every entry is legal, so "1" is a move at any time. A route is one entry however many
ways there are to pay for it, and so are the tokens to be placed, wherever they may go.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from peron.rules.ticket.shapes import LegalMove, TicketView

_ORDER: Final = ("keep", "place-token", "take-token", "draw-market", "draw-deck", "tickets", "claim", "pass")


@dataclass(frozen=True)
class Choice:
    """An entry of the list: a move; a route with every way to pay for it, the fewest wild cards first; or tokens with
    every place for them."""

    number: int
    moves: tuple[LegalMove, ...]

    @property
    def kind(self) -> str:
        return self.moves[0].kind

    @property
    def route(self) -> str | None:
        return self.moves[0].route


def choices(view: TicketView, kinds: dict[str, str]) -> list[Choice]:
    """The legal moves of a view; `kinds` gives the kind of every route, which keeps trams and subways apart."""
    ordered = sorted(
        view.moves, key=lambda move: (_ORDER.index(move.kind), kinds.get(move.route or "", "") == "subway")
    )
    groups: dict[object, list[LegalMove]] = {}
    for move in ordered:
        groups.setdefault(move.route or move.token or move.move, []).append(move)
    return [Choice(number, _cheapest_first(moves)) for number, moves in enumerate(groups.values(), 1)]


def _cheapest_first(moves: Iterable[LegalMove]) -> tuple[LegalMove, ...]:
    return tuple(sorted(moves, key=lambda move: (move.cards or {}).get("wild", 0)))
