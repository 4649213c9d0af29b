"""Cards in their colours. Imports Rich, the texts and the drawing's palette.

A colour never stands alone: the word is always there, the colour only helps to find it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from peron.cli.screen import Chips
from peron.draw.palette import CARDS
from peron.rules.ticket.board import Route
from peron.rules.ticket.cards import ROUTE_COLOURS
from peron.text.words import Words

_WILD: Final = "bold #17262B on #FFFDF6"
_GAP: Final = "dim"


def plate(card: str, told: str) -> Text:
    """A small plate in the card's colour."""
    colours = CARDS.get(card)
    style = f"{colours.on} on {colours.fill}" if colours else _WILD
    return Text(f" {told} ", style)


def row(words: Words, cards: Sequence[str | None], gap: str) -> Chips:
    """The face-up row, gaps included."""
    plates = [plate(card, words.card(card)) if card else Text(f" {gap} ", _GAP) for card in cards]
    return Chips(tuple(plates), ", ".join(words.card(card) if card else gap for card in cards))


def counted(words: Words, cards: Mapping[str, int], nothing: str = "") -> Chips:
    """A number of each card: a hand, a payment."""
    plates = tuple(plate(card, f"{words.card(card)} ×{count}") for card, count in cards.items())
    return Chips(plates or (Text(nothing, _GAP),), words.cards(cards) if cards else nothing)


def listed(items: Sequence[str]) -> Chips:
    """Words with commas between them, none of them broken."""
    shown = [*(f"{item}," for item in items[:-1]), items[-1]]
    return Chips(tuple(map(Text, shown)), ", ".join(items))


def price(words: Words, route: Route) -> Text:
    """What a route costs: `black ×3`; a ferry `gray ×3 + ferry ×2` (S2)."""
    colour = ROUTE_COLOURS[route.colour]
    plates = []
    if route.cost > route.ferries:
        plates.append(plate(colour, f"{words.colour(colour)} ×{route.cost - route.ferries}"))
    if route.ferries:
        plates.append(plate("wild", f"{words.card('wild')} ×{route.ferries}"))
    return Text("+").join(plates)
