"""The action space: every decision as a number. Imports the compiled integer types only.

A lay names the tile (one of the hand, or the one just drawn), the turn and the square. Everybody holds one share of
each percentage, so a percentage says which share is exchanged or shown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SQUARES: Final = 60
ALL_SQUARES: Final = 2**SQUARES - 1
TURNS: Final = 4
QUARTER: Final = 90
"""The degrees of one turn."""
HAND: Final = 3
"""The most tiles in a hand (M12)."""
DRAWN_SLOT: Final = HAND
"""The slot of the tile that was drawn and must be laid (M5)."""
RAILS: Final = 8
PERCENTAGES: Final = 4

SLOT: Final = TURNS * SQUARES
"""Lays of one tile: by turn, then by square."""
DRAW: Final = (HAND + 1) * SLOT
PASS: Final = DRAW + 1
EXCHANGE: Final = PASS + 1  # ... by percentage: for the open share, then for the hidden one (M15)
WAGON: Final = EXCHANGE + 2 * PERCENTAGES  # ... by rail: the player's own (M19)
WAGON_OF_SHARE: Final = WAGON + RAILS  # ... by rail, then by percentage of the share that is shown (M20)
ACTIONS: Final = WAGON_OF_SHARE + RAILS * PERCENTAGES


def lay_move(slot: i64, square: i64, turn: i64) -> i64:
    return SLOT * slot + SQUARES * turn + square


def slot_of(move: i64) -> i64:
    return move // SLOT


def turn_of(move: i64) -> i64:
    return move % SLOT // SQUARES


def square_of(move: i64) -> i64:
    return move % SQUARES  # SLOT is a multiple of SQUARES


def rail_of(move: i64) -> i64:
    """The central rail that a wagon is put on."""
    if move < WAGON_OF_SHARE:
        return move - WAGON
    return (move - WAGON_OF_SHARE) // PERCENTAGES


def percentage_of(move: i64) -> i64:
    """The share that is exchanged or shown: 0 for 10 %, 1 for 20 % and so on."""
    if move < WAGON:
        return (move - EXCHANGE) // 2
    return (move - WAGON_OF_SHARE) % PERCENTAGES


def takes_hidden(move: i64) -> bool:
    """Whether an exchange takes the hidden share."""
    return (move - EXCHANGE) % 2 == 1
