"""Stacks of tourism tokens as two packed numbers. Imports the compiled integer types only.

Each symbol has one stack, and it lies at one place or beside the board (S3). The sizes of the stacks take two bits for
each symbol, their places six.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SYMBOLS: Final = ("bridge", "lighthouse", "bell", "note", "house", "lantern", "tree")
BESIDE: Final = 63
"""The place of a stack that lies beside the board."""
ALL_BESIDE: Final = 2**42 - 1
ONE_TOKEN: Final = vec[i64]([4**symbol for symbol in range(len(SYMBOLS))])
"""A single token of each symbol, as a size of stacks."""


def stack_size(stacks: i64, symbol: i64) -> i64:
    return (stacks >> (2 * symbol)) & 3


def place_of(places: i64, symbol: i64) -> i64:
    return (places >> (6 * symbol)) & 63


def put_at(places: i64, symbol: i64, place: i64) -> i64:
    """The places after a stack from beside the board was put on one."""
    return places & ~((BESIDE ^ place) << (6 * symbol))
