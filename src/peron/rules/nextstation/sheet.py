"""A player's sheet: the lines drawn on the map, and all that follows from them for what may be drawn and is scored.

Everything is kept up to date as sections are drawn (N10a, N12, N13, N16). Imports the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.nextstation.cards import NO_POWER
from peron.rules.nextstation.city import DISTRICT_BITS, IN_DISTRICT, SPAN, WORDS, City

UNDECIDED: Final = -1
NO_SECTION: Final = -1
NO_STATION: Final = -1


class Line:
    """A line in the colour of one pencil. Once its round is over it is never changed again, and copies share it."""

    def __init__(self, pencil: i64, stations: i64, ends: i64) -> None:
        self.pencil: i64 = pencil
        self.stations: i64 = stations
        self.ends: i64 = ends
        """N10a: the stations with at most one section of this line."""
        self.drawn_0: i64 = 0
        self.drawn_1: i64 = 0
        self.drawn_2: i64 = 0
        """Its sections."""
        self.near_0: i64 = 0
        self.near_1: i64 = 0
        self.near_2: i64 = 0
        """Sections with an end on the line."""
        self.within_0: i64 = 0
        self.within_1: i64 = 0
        self.within_2: i64 = 0
        """Sections with both ends on the line: drawn ones, and those that would close a loop (N13)."""
        self.counts: i64 = 0
        """Stations by district, some bits for each; a marked one counts as two (N21)."""
        self.districts: i64 = 0
        self.most: i64 = 0
        """The largest number of its stations in one district (N16)."""
        self.crossings: i64 = 0
        """Its sections under the river."""
        self.marked: i64 = NO_STATION

    def clone(self) -> Line:
        copy = Line(self.pencil, self.stations, self.ends)
        copy.become(self)
        return copy

    def become(self, other: Line) -> None:
        """Be the same as another line from now on, without making a new one."""
        self.pencil = other.pencil
        self.stations = other.stations
        self.ends = other.ends
        self.drawn_0 = other.drawn_0
        self.drawn_1 = other.drawn_1
        self.drawn_2 = other.drawn_2
        self.near_0 = other.near_0
        self.near_1 = other.near_1
        self.near_2 = other.near_2
        self.within_0 = other.within_0
        self.within_1 = other.within_1
        self.within_2 = other.within_2
        self.counts = other.counts
        self.districts = other.districts
        self.most = other.most
        self.crossings = other.crossings
        self.marked = other.marked

    def is_drawn(self) -> bool:
        """N16a: whether it has a section at all."""
        return self.stations & (self.stations - 1) != 0

    def reach_station(self, city: City, station: i64) -> None:
        """The station belongs to the line from now on."""
        self.stations |= BIT[station]
        self.ends |= BIT[station]
        at = WORDS * station
        near = city.near[at]
        self.within_0 |= self.near_0 & near
        self.near_0 |= near
        near = city.near[at + 1]
        self.within_1 |= self.near_1 & near
        self.near_1 |= near
        near = city.near[at + 2]
        self.within_2 |= self.near_2 & near
        self.near_2 |= near
        self.count(city, station)

    def count(self, city: City, station: i64) -> None:
        """N16: one more station in its district; N21: so a marked one is counted a second time."""
        shift = city.district_shift[station]
        here = (self.counts >> shift) & IN_DISTRICT
        if here == 0:
            self.districts += 1
        here += 1
        if here > self.most:
            self.most = here
        self.counts += BIT[shift]

    def in_district(self, district: i64) -> i64:
        """N16: how many of its stations lie there, a marked one counted twice (N21d)."""
        return (self.counts >> (DISTRICT_BITS * district)) & IN_DISTRICT

    def source(self, city: City, section: i64) -> i64:
        """The end of the section that is on the line (N13: the other is not)."""
        a = city.a[section]
        if self.stations & BIT[a]:
            return a
        return city.b[section]

    def target(self, city: City, section: i64) -> i64:
        a = city.a[section]
        if self.stations & BIT[a]:
            return city.b[section]
        return a

    def has(self, section: i64) -> bool:
        if section < SPAN:
            return self.drawn_0 & BIT[section] != 0
        if section < 2 * SPAN:
            return self.drawn_1 & BIT[section - SPAN] != 0
        return self.drawn_2 & BIT[section - 2 * SPAN] != 0


def new_line(city: City, pencil: i64) -> Line:
    """N9: a line begins at the start station of its colour."""
    line = Line(pencil, 0, 0)
    line.reach_station(city, city.start[pencil])
    return line


class Sheet:
    """One player's map, and what the player has decided and nobody has seen yet."""

    def __init__(self, line: Line, lines: list[Line]) -> None:
        self.line: Line = line
        """The line of this round."""
        self.lines: list[Line] = lines
        """The lines of the rounds that are over."""
        self.blocked_0: i64 = 0
        self.blocked_1: i64 = 0
        self.blocked_2: i64 = 0
        """N12: sections drawn or crossed by one that is."""
        self.served: i64 = 0
        self.by_two: i64 = 0
        self.by_three: i64 = 0
        self.by_four: i64 = 0
        """N15: stations with at least one, two, three, four lines, of the rounds that are over."""
        self.sites: i64 = 0
        """N17: how many places of the tourist track are circled."""
        self.crossings: i64 = 0
        """N20: sections under the river, of all lines."""
        self.points: i64 = 0
        """For lines alone."""
        self.best: i64 = 0
        """The points of the best line (N19)."""
        self.power: i64 = NO_POWER
        """N21: the power of the pencil in hand while it is unused."""
        self.choice: i64 = UNDECIDED
        self.first: i64 = NO_SECTION
        """N21: the first of two sections, decided and not yet drawn."""
        self.marking: i64 = NO_STATION
        """N21d: the station marked, not yet shown."""

    def clone(self) -> Sheet:
        copy = Sheet(self.line.clone(), self.lines[:])
        copy.become(self)
        return copy

    def become(self, other: Sheet) -> None:
        """Show what another sheet shows, but for the line of this round and the list of those that are over."""
        self.blocked_0 = other.blocked_0
        self.blocked_1 = other.blocked_1
        self.blocked_2 = other.blocked_2
        self.served = other.served
        self.by_two = other.by_two
        self.by_three = other.by_three
        self.by_four = other.by_four
        self.sites = other.sites
        self.crossings = other.crossings
        self.points = other.points
        self.best = other.best
        self.power = other.power
        self.choice = other.choice
        self.first = other.first
        self.marking = other.marking

    def draw(self, city: City, section: i64) -> None:
        line = self.line
        source = line.source(city, section)
        target = line.target(city, section)
        if line.is_drawn():  # N10a: with its first section the start station is still an end
            line.ends &= ~BIT[source]
        line.reach_station(city, target)
        if section < SPAN:
            line.drawn_0 |= BIT[section]
        elif section < 2 * SPAN:
            line.drawn_1 |= BIT[section - SPAN]
        else:
            line.drawn_2 |= BIT[section - 2 * SPAN]
        line.crossings += city.river[section]
        at = WORDS * section
        self.blocked_0 |= city.blocks[at]
        self.blocked_1 |= city.blocks[at + 1]
        self.blocked_2 |= city.blocks[at + 2]

    def with_section(self, city: City, section: i64) -> Sheet:
        """The sheet as it would be with this section drawn."""
        copy = self.clone()
        copy.draw(city, section)
        return copy

    def mark(self, city: City, station: i64) -> None:
        """N21: the station counts as two in its district when this line is scored, and for nothing else."""
        self.line.marked = station
        self.line.count(city, station)

    def has(self, section: i64) -> bool:
        """Whether it is drawn, in whatever colour."""
        return self.line.has(section) or any(line.has(section) for line in self.lines)

    def is_blocked(self, section: i64) -> bool:
        """N12."""
        if section < SPAN:
            return self.blocked_0 & BIT[section] != 0
        if section < 2 * SPAN:
            return self.blocked_1 & BIT[section - SPAN] != 0
        return self.blocked_2 & BIT[section - 2 * SPAN] != 0


def sections_of(line: Line) -> list[int]:
    """The sections of a line, ascending."""
    found: list[int] = []
    for word, drawn in enumerate((line.drawn_0, line.drawn_1, line.drawn_2)):
        rest: i64 = drawn
        while rest:
            found.append(SPAN * word + int(lowest(rest)))
            rest &= rest - 1
    return found
