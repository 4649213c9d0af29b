"""Transport cards (T2), and a bunch of cards as one number. Imports the compiled integer types only.

A bunch holds the count of each kind in four bits, so its hexadecimal digits can be read: 0x2000310 is one green, three
black and two wilds. No kind has more than eight cards, so adding and taking cards never carries. A board with fewer
colours than six leaves the kinds before the wilds unused.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("blue", "green", "black", "purple", "red", "orange")
"""Those of a board that names none of its own."""
WILD: Final = 6
GRAY: Final = 6
"""A route's colour when any one colour will do; in the place of the wilds, which no route has for a colour."""
KINDS: Final = 7
"""Kinds of card: six colours and the wilds."""
MARKET: Final = 5
"""Places of the face-up row (T2)."""
GAP: Final = 7
"""What lies on a place of the face-up row with no card (T8a)."""

COPIES: Final = 6
WILDS: Final = 8
"""Cards of every colour, and wild ones (T2)."""
MOST_CARDS: Final = COPIES + WILDS
"""The most cards one payment can hold: six of a colour and eight wilds."""
ONE: Final = vec[i64]([16**card for card in range(KINDS)])
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
    while card < KINDS:
        more = count(cards, card) - count(others, card)
        if more > 0:
            left += more * ONE[card]
        card += 1
    return left
