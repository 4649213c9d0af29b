"""The map as the rules need it: stations, sections, districts, and tables over them that make legality quick to decide.

Everything comes from the city's file, within the limits below. Imports the standard library and the compiled integer
types only. A set of stations is one bit mask; a set of sections is three, because there are more of them than a mask
has room for: section n is bit n % SPAN of word n // SPAN.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, size
from peron.rules.nextstation.actions import Actions
from peron.rules.nextstation.cards import (
    CENTRE,
    DISTRICTS,
    INTERCHANGES,
    JOKER,
    OBJECTIVES,
    PENCILS,
    RIVER,
    SITES,
    SYMBOLS,
)

SPAN: Final = 52
"""Sections in one word."""
WORDS: Final = 3
MOST_SECTIONS: Final = 156
"""All that three words hold: as many as a full lattice of 7 x 7 stations has."""
MOST_STATIONS: Final = 60
DISTRICT_BITS: Final = 4
IN_DISTRICT: Final = 15
"""What these bits hold: the most stations of a line in one district, a marked one counted twice."""

ANY: Final = "any"
"""The symbol of the central station, which every card leads to (N11)."""
INTERCHANGES_NEEDED: Final = 8
CROSSINGS_NEEDED: Final = 6
"""What two of the objectives need unless the file says otherwise (N20); all others need everything there is."""


@dataclass(frozen=True)
class Station:
    id: str
    """Where it lies on the map: column and row, as printed on its frame."""
    x: int
    y: int
    symbol: str
    district: int
    site: bool
    """Whether it is a tourist site (N17)."""


@dataclass(frozen=True)
class Section:
    id: str
    a: int
    b: int
    river: bool
    """Whether it runs under the river (N16)."""


class City:
    """The map that all sheets show."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.id: str = data["id"]
        self.river_id: str = data["river"]["id"]
        self.districts: list[str] = [district["id"] for district in data["districts"]]
        self.stations = _stations(data)
        self.sections = _sections(data)
        stations, sections = self.stations, self.sections
        self.section_number: dict[str, int] = {section.id: number for number, section in enumerate(sections)}
        self.actions: Actions = Actions(len(sections), len(stations))
        self.action_space: int = int(self.actions.count)

        self.start = vec[i64](_starts(data))  # N1
        """By pencil: the station its line starts at."""
        self.district_shift = vec[i64]([DISTRICT_BITS * station.district for station in stations])
        """Where a number with some bits for each district counts this station's."""
        self.sites: i64 = _mask([station.site for station in stations])
        self.district_stations = vec[i64](
            [_mask([station.district == number for station in stations]) for number in range(len(self.districts))]
        )
        central = next(station for station in stations if station.symbol == ANY)
        self.centre: i64 = self.district_stations[central.district]
        """The stations of the district of the central station (N20)."""

        self.a = vec[i64]([section.a for section in sections])
        self.b = vec[i64]([section.b for section in sections])
        self.river = vec[i64]([int(section.river) for section in sections])
        """By section: 1 if it runs under the river."""
        self.crossings = _crossings(data)
        """By section: the sections that cross it (N12)."""
        self.blocks = _words([{number, *self.crossings[number]} for number in range(len(sections))])
        """By section: those that can no longer be drawn once it is, itself among them (N12)."""
        self.near = _words([self.sections_at(station) for station in range(len(stations))])
        """By station: the sections that end there."""
        self.toward = _words(
            [
                {number for number in self.sections_at(station) if self.leads(number, station, symbol)}
                for symbol in SYMBOLS
                for station in range(MOST_STATIONS)
            ]
        )
        """By symbol of a card and station: the sections from there that the card allows (N10, N11)."""

        points = data["points"]
        self.river_points: i64 = points["river"]
        self.site_points = vec[i64](points["sites"])
        self.track: i64 = len(points["sites"]) - 1
        """Places of the tourist track (N17)."""
        self.interchange_points = vec[i64]([points["interchanges"].get(str(lines), 0) for lines in range(5)])
        """By number of lines."""
        self.objective_points: i64 = points["objective"]
        self.solo_module_points: i64 = points["solo_module"]
        self.solo_ranks: list[int] = data["solo_ranks"]
        """The most points of every solo rank but the last (N23)."""
        self.needed = vec[i64](self._needed(data.get("objectives", {})))
        """By objective: how many of what it counts (N20)."""
        self.hash: str = _hash(data)

    def sections_at(self, station: int) -> set[int]:
        return {number for number, section in enumerate(self.sections) if station in (section.a, section.b)}

    def other_end(self, section: int, station: int) -> int:
        ends = self.sections[section]
        return ends.b if ends.a == station else ends.a

    def leads(self, section: int, station: int, symbol: str) -> bool:
        """Whether a card with this symbol allows the section, seen from one of its ends (N10, N11)."""
        target = self.stations[self.other_end(section, station)]
        return symbol == SYMBOLS[JOKER] or target.symbol in (symbol, ANY)

    def allows(self, symbol: i64, station: i64, section: i64) -> bool:
        """The same from the tables."""
        at = WORDS * (MOST_STATIONS * symbol + station)
        if section < SPAN:
            return self.toward[at] & BIT[section] != 0
        if section < 2 * SPAN:
            return self.toward[at + 1] & BIT[section - SPAN] != 0
        return self.toward[at + 2] & BIT[section - 2 * SPAN] != 0

    def symbol(self, station: i64) -> i64:
        """The symbol of a station as a card's; the central station has all of them, as a joker does."""
        symbol = self.stations[station].symbol
        return JOKER if symbol == ANY else SYMBOLS.index(symbol)

    def _needed(self, counts: Mapping[str, int]) -> list[int]:
        """N20: every station of the centre, every district, every site; of the others as many as the file says."""
        needed = [0] * len(OBJECTIVES)
        needed[CENTRE] = int(size(self.centre))
        needed[DISTRICTS] = len(self.districts)
        needed[INTERCHANGES] = counts.get("interchanges", INTERCHANGES_NEEDED)
        needed[SITES] = int(size(self.sites))
        needed[RIVER] = counts.get("river", CROSSINGS_NEEDED)
        return needed


def _stations(data: Mapping[str, Any]) -> list[Station]:
    districts = [district["id"] for district in data["districts"]]
    stations = []
    for entry in data["stations"]:
        x, y = entry["at"]
        district = districts.index(entry["district"])
        stations.append(Station(entry["id"], x, y, entry["symbol"], district, entry.get("site", False)))
    assert len(stations) <= MOST_STATIONS
    return stations


def _sections(data: Mapping[str, Any]) -> list[Section]:
    number = {entry["id"]: n for n, entry in enumerate(data["stations"])}
    sections = []
    for entry in data["sections"]:
        a, b = entry["between"]
        sections.append(Section(entry["id"], number[a], number[b], entry.get("river", False)))
    assert len(sections) <= MOST_SECTIONS
    return sections


def _starts(data: Mapping[str, Any]) -> list[int]:
    station = {entry["start"]: number for number, entry in enumerate(data["stations"]) if "start" in entry}
    return [station[pencil] for pencil in PENCILS]


def _crossings(data: Mapping[str, Any]) -> list[list[int]]:
    number = {entry["id"]: n for n, entry in enumerate(data["sections"])}
    crossings: list[list[int]] = [[] for _ in number]
    for a, b in data["crossings"]:
        crossings[number[a]].append(number[b])
        crossings[number[b]].append(number[a])
    return [sorted(others) for others in crossings]


def _mask(members: list[bool]) -> int:
    return sum(2**n for n, member in enumerate(members) if member)


def _words(sets: list[set[int]]) -> vec[i64]:
    """Sets of sections, three words for each."""
    return vec[i64](
        [sum(int(BIT[n % SPAN]) for n in some if n // SPAN == word) for some in sets for word in range(WORDS)]
    )


def _hash(data: Mapping[str, Any]) -> str:
    """A fingerprint of all that the rules read: names and areas, which are for drawing, are not among it.

    What has to do with the river goes by the river's own id.
    """
    river = data["river"]["id"]
    rules = {name: data[name] for name in ("stations", "crossings", "solo_ranks")}
    rules["game"] = data["id"]
    rules["sections"] = [_renamed(section, "river", river) for section in data["sections"]]
    rules["points"] = _renamed(data["points"], "river", river)
    rules["districts"] = [district["id"] for district in data["districts"]]
    if "objectives" in data:
        rules["objectives"] = data["objectives"]
    return sha256(json.dumps(rules, sort_keys=True, ensure_ascii=True).encode()).hexdigest()[:16]


def _renamed(entry: Mapping[str, Any], name: str, other: str) -> dict[str, Any]:
    return {other if key == name else key: value for key, value in entry.items()}
