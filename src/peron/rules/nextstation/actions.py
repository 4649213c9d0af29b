"""The action space: every decision as a number. Imports the city's data only.

A section can be drawn plainly, or by the power of the pencil in hand: to any station (joker), from any station
(switch), or as the first of two (again). The second of two is drawn plainly: that completes the decision. To mark a
station (double) does not complete it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.nextstation.cards import NO_POWER, POWER_AGAIN, POWER_DOUBLE, POWER_JOKER, POWER_SWITCH
from peron.rules.nextstation.city import SECTIONS, STATIONS

SKIP: Final = 0
MARK_NONE: Final = 1
DRAW: Final = 2
DRAW_JOKER: Final = DRAW + SECTIONS
DRAW_SWITCH: Final = DRAW_JOKER + SECTIONS
DRAW_AGAIN: Final = DRAW_SWITCH + SECTIONS
MARK: Final = DRAW_AGAIN + SECTIONS
ACTIONS: Final = MARK + STATIONS


def section_of(move: i64) -> i64:
    """The section that a move draws."""
    return (move - DRAW) % SECTIONS


def power_of(move: i64) -> i64:
    """The power that a move uses."""
    if move >= MARK:
        return POWER_DOUBLE
    if move >= DRAW_AGAIN:
        return POWER_AGAIN
    if move >= DRAW_SWITCH:
        return POWER_SWITCH
    if move >= DRAW_JOKER:
        return POWER_JOKER
    return NO_POWER
