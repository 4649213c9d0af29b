"""The map as the rules need it: stations, sections, districts, and tables over them that make legality quick to decide.

Imports the standard library and the compiled integer types only. A set of stations is one bit mask; a set of sections
is three, because there are more of them than a mask has room for: section n is bit n % SPAN of word n // SPAN.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.nextstation.cards import JOKER, PENCILS, SYMBOLS

SPAN: Final = 52
"""Sections in one word."""
WORDS: Final = 3
SECTIONS: Final = 155
STATIONS: Final = 53
"""As many as London has: moves are numbered by them."""

ANY: Final = "any"
"""The symbol of the central station, which every card leads to (N11)."""
CENTRE: Final = "centre"
"""The district of the objective (N20)."""


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
    thames: bool


class City:
    """The map that all sheets show."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.game: str = data["game"]
        self.districts: list[str] = [district["id"] for district in data["districts"]]
        self.stations = _stations(data)
        self.sections = _sections(data)
        stations, sections = self.stations, self.sections

        self.start = vec[i64](_starts(data))
        """By pencil: the station its line starts at (N1)."""
        self.district_shift = vec[i64]([4 * station.district for station in stations])
        """Where a number with four bits for each district counts this station's."""
        self.sites: i64 = _mask([station.site for station in stations])
        self.centre: i64 = _mask([station.district == self.districts.index(CENTRE) for station in stations])
        self.district_stations = vec[i64](
            [_mask([station.district == number for station in stations]) for number in range(len(self.districts))]
        )

        self.a = vec[i64]([section.a for section in sections])
        self.b = vec[i64]([section.b for section in sections])
        self.thames = vec[i64]([int(section.thames) for section in sections])
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
                for station in range(len(stations))
            ]
        )
        """By symbol of a card and station: the sections from there that the card allows (N10, N11)."""

        points = data["points"]
        self.thames_points: i64 = points["thames"]
        self.site_points = vec[i64](points["sites"])
        self.interchange_points = vec[i64]([points["interchanges"].get(str(lines), 0) for lines in range(5)])
        """By number of lines."""
        self.objective_points: i64 = points["objective"]
        self.solo_module_points: i64 = points["solo_module"]
        self.solo_ranks: list[int] = data["solo_ranks"]
        """The most points of every solo rank but the last (N23)."""
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
        at = WORDS * (STATIONS * symbol + station)
        if section < SPAN:
            return self.toward[at] & BIT[section] != 0
        if section < 2 * SPAN:
            return self.toward[at + 1] & BIT[section - SPAN] != 0
        return self.toward[at + 2] & BIT[section - 2 * SPAN] != 0

    def symbol(self, station: i64) -> i64:
        """The symbol that a second section after a joker must lead to (N21): any, if this is the central station."""
        symbol = self.stations[station].symbol
        return JOKER if symbol == ANY else SYMBOLS.index(symbol)


def _stations(data: Mapping[str, Any]) -> list[Station]:
    districts = [district["id"] for district in data["districts"]]
    stations = []
    for entry in data["stations"]:
        x, y = entry["at"]
        district = districts.index(entry["district"])
        stations.append(Station(entry["id"], x, y, entry["symbol"], district, entry.get("site", False)))
    assert len(stations) == STATIONS
    return stations


def _sections(data: Mapping[str, Any]) -> list[Section]:
    number = {entry["id"]: n for n, entry in enumerate(data["stations"])}
    sections = []
    for entry in data["sections"]:
        a, b = entry["between"]
        sections.append(Section(entry["id"], number[a], number[b], entry.get("thames", False)))
    assert len(sections) == SECTIONS
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
    """A fingerprint of all that the rules read: the course of the river on the drawing is not among it."""
    rules = {name: data[name] for name in ("game", "stations", "sections", "crossings", "points", "solo_ranks")}
    rules["districts"] = [district["id"] for district in data["districts"]]
    return sha256(json.dumps(rules, sort_keys=True, ensure_ascii=True).encode()).hexdigest()[:16]
