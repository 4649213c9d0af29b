"""What can be decided on a card: lists of decisions, each with all it draws and the power it uses.

To the rules two sections drawn in one turn are two moves; to a bot they are one decision. A station is marked at the
last moment or not at all, so marking is no decision here. Imports the rules' lists of sections.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import lowest
from peron.rules.nextstation.actions import DRAW, SKIP
from peron.rules.nextstation.cards import JOKER, NO_POWER, POWER_AGAIN, POWER_JOKER, POWER_SWITCH
from peron.rules.nextstation.city import IN_DISTRICT, City
from peron.rules.nextstation.drawing import listed, reach
from peron.rules.nextstation.powers import second_anywhere, second_symbol, seconds
from peron.rules.nextstation.sheet import NO_SECTION, Sheet, new_line
from peron.rules.nextstation.state import NextStationState

MOST: Final = 1500
"""Room for so many decisions."""


class Decisions:
    def __init__(self, city: City) -> None:
        self.city: City = city
        self.firsts: vec[i64] = vec[i64]([NO_SECTION] * MOST)
        self.seconds: vec[i64] = vec[i64]([NO_SECTION] * MOST)
        self.powers: vec[i64] = vec[i64]([NO_POWER] * MOST)
        """By decision: the sections drawn and the power used."""
        self.count: i64 = 0
        self.drafted: Sheet = Sheet(new_line(city, 0), [])
        """With the first of two sections drawn."""

    def list_for(self, state: NextStationState, sheet: Sheet) -> None:
        """All that a player can decide now: sheet is the player's, or a copy of it."""
        if sheet.first == NO_SECTION:
            self.list_all(sheet, state.symbol, state.switch)
            return
        a, b, c = seconds(self.city, sheet, state.symbol, state.switch, sheet.first)
        self.count = listed(a, b, c, 0, self.seconds, 0)
        i: i64 = 0
        while i < self.count:
            self.firsts[i] = sheet.first
            self.powers[i] = POWER_AGAIN
            i += 1

    def list_all(self, sheet: Sheet, symbol: i64, switch: bool) -> None:
        """All that a card allows, with a switch beside it or not; skipping is the first."""
        city = self.city
        firsts = self.firsts
        a, b, c = reach(city, sheet, symbol, switch)
        firsts[0] = NO_SECTION
        plain = listed(a, b, c, 0, firsts, 1)
        n = plain
        power = sheet.power
        self.fill(0, plain, NO_POWER)
        if power == POWER_JOKER:
            x, y, z = reach(city, sheet, JOKER, switch)
            n = listed(x & ~a, y & ~b, z & ~c, 0, firsts, plain)
            self.fill(plain, n, power)
        elif power == POWER_SWITCH:
            x, y, z = reach(city, sheet, symbol, True)
            n = listed(x & ~a, y & ~b, z & ~c, 0, firsts, plain)
            self.fill(plain, n, power)
        elif power == POWER_AGAIN:
            i: i64 = 1
            while i < plain:
                n = self.list_pairs(sheet, firsts[i], symbol, switch, n)
                i += 1
        self.count = n

    def list_pairs(self, sheet: Sheet, first: i64, symbol: i64, switch: bool, n: i64) -> i64:
        """N21: all that can follow a first section in the same turn, written from place n on; returns the next one."""
        city = self.city
        drafted = self.drafted
        drafted.line.become(sheet.line)
        drafted.become(sheet)
        drafted.draw(city, first)
        anywhere = second_anywhere(city, sheet, switch, first)
        x, y, z = reach(city, drafted, second_symbol(city, sheet, symbol, first), anywhere)
        end = listed(x, y, z, 0, self.seconds, n)
        while n < end:
            self.firsts[n] = first
            self.powers[n] = POWER_AGAIN
            n += 1
        return n

    def fill(self, start: i64, end: i64, power: i64) -> None:
        """The decisions from `start` on draw one section at most, by a power or none."""
        while start < end:
            self.seconds[start] = NO_SECTION
            self.powers[start] = power
            start += 1

    def swap(self, i: i64, j: i64) -> None:
        """Let two decisions change places."""
        exchange(self.firsts, i, j)
        exchange(self.seconds, i, j)
        exchange(self.powers, i, j)

    def move(self, decision: i64, noted: i64) -> i64:
        """The decision as a move. `noted` is the first of two sections if it is noted already."""
        first = self.firsts[decision]
        if first == NO_SECTION:
            return SKIP
        power = self.powers[decision]
        if power == POWER_AGAIN:
            if noted != NO_SECTION:
                return DRAW + self.seconds[decision]
            return self.city.actions.again + first
        if power == POWER_JOKER:
            return self.city.actions.joker + first
        if power == POWER_SWITCH:
            return self.city.actions.switch + first
        return DRAW + first


def exchange(numbers: vec[i64], i: i64, j: i64) -> None:
    number = numbers[i]
    numbers[i] = numbers[j]
    numbers[j] = number


def best_mark(city: City, sheet: Sheet) -> i64:
    """N21: the station to mark: any in the district where the line has most."""
    stations = sheet.line.stations
    station = lowest(stations)
    while (sheet.line.counts >> city.district_shift[station]) & IN_DISTRICT != sheet.line.most:
        stations &= stations - 1
        station = lowest(stations)
    return station
