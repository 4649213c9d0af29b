"""The action space: every decision as a number. Imports the cards' names only.

A section can be drawn plainly, or by the power of the pencil in hand: to any station (joker), from any station
(switch), or as the first of two (again). The second of two is drawn plainly: that completes the decision. To mark a
station (double) does not complete it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.nextstation.cards import NO_POWER, POWER_AGAIN, POWER_DOUBLE, POWER_JOKER, POWER_SWITCH

SKIP: Final = 0
MARK_NONE: Final = 1
DRAW: Final = 2
"""The first section drawn plainly: the same in every city."""


class Actions:
    """The other moves, which have their numbers by how many sections and stations a city has."""

    def __init__(self, sections: i64, stations: i64) -> None:
        self.joker: i64 = DRAW + sections
        self.switch: i64 = self.joker + sections
        self.again: i64 = self.switch + sections
        self.mark: i64 = self.again + sections
        """Each is the first of its kind."""
        self.count: i64 = self.mark + stations

    def section_of(self, move: i64) -> i64:
        """The section that a move draws."""
        if move < self.joker:
            return move - DRAW
        if move < self.switch:
            return move - self.joker
        if move < self.again:
            return move - self.switch
        return move - self.again

    def power_of(self, move: i64) -> i64:
        """The power that a move uses. To mark nothing is to leave one unused at its last moment."""
        if move == MARK_NONE or move >= self.mark:
            return POWER_DOUBLE
        if move >= self.again:
            return POWER_AGAIN
        if move >= self.switch:
            return POWER_SWITCH
        if move >= self.joker:
            return POWER_JOKER
        return NO_POWER
