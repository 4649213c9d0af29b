"""Transport cards (T2), and a bunch of cards as one number. Imports the compiled integer types only.

A bunch holds the count of each kind in four bits, so its hexadecimal digits can be read: 0x2000310 is one green, three
black and two wilds. No kind has more than eight cards, so adding and taking cards never carries.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import BadSetup

COLOURS: Final = ("blue", "green", "black", "purple", "red", "orange")
WILD: Final = 6
CARDS: Final = (*COLOURS, "wild")
GRAY: Final = 6
"""A route's colour when any one colour will do; in the place of the wilds, which no route has for a colour."""
ROUTE_COLOURS: Final = (*COLOURS, "gray")
MARKET: Final = 5
GAP: Final = 7
"""What lies on a place of the face-up row with no card (T8a)."""

DECK: Final = 44
FULL: Final = 0x8666666
"""All 44 cards of the game."""
ONE: Final = vec[i64]([16**card for card in range(7)])
"""A single card of each kind."""


def count(cards: i64, card: i64) -> i64:
    return (cards >> (4 * card)) & 15


def size(cards: i64) -> i64:
    """How many cards there are: the sum of the digits."""
    pairs = (cards & 0x0F0F0F0F) + ((cards >> 4) & 0x0F0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16) + (pairs >> 24)) & 63


def colours(cards: i64) -> i64:
    """How many of the cards are not wild."""
    return size(cards & 0xFFFFFF)


def beyond(cards: i64, others: i64) -> i64:
    """What is left of `cards` after taking away `others`, kind by kind, as far as they are there."""
    left: i64 = 0
    card: i64 = 0
    while card < 7:
        more = count(cards, card) - count(others, card)
        if more > 0:
            left += more * ONE[card]
        card += 1
    return left


def bunch(cards: Iterable[int]) -> int:
    return sum(16**card for card in cards)


def counts(cards: int) -> dict[str, int]:
    """The cards by name, without those of which there are none."""
    return {name: n for card, name in enumerate(CARDS) if (n := int(count(cards, card)))}


def cards_from(names: object, stack: str) -> list[int]:
    """Cards by their names, as in a deal. Raises BadSetup."""
    if not isinstance(names, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": stack})
    for at, name in enumerate(names):
        if not isinstance(name, str) or name not in CARDS:
            raise BadSetup(
                "deal-unknown-card", {"stack": stack, "position": at + 1, "name": str(name), "known": list(CARDS)}
            )
    return [CARDS.index(name) for name in names]
