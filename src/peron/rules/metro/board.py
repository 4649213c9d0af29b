"""The board as the rules need it: squares, tiles, stations, and tables over them that make laying quick.

Imports the standard library and the compiled integer types only.

Trains run one way: they come into a square at an even end and leave it at an odd one (M2). So between two squares, or a
square and a rail of a station, there is a junction that is passed in one direction only, and it is named by where it
leads: junction SIDES * place + k is the entry into a place at its end 2 * k, and ARRIVAL + n is the arrival rail of
station n. The 60 squares are places 0 to 59, row by row; the four of the central station are the places from 60 on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.metro.actions import RAILS, SQUARES, TURNS
from peron.rules.shapes import name_in

SIZE: Final = 8  # M1
COLUMNS: Final = "abcdefgh"
SIDES: Final = 4
"""Of a square. On each there is one entry, and one end by which trains leave."""
CENTRAL: Final = 4
"""Central squares."""
PLACES: Final = SIZE * SIZE
CENTRE: Final = SIDES * (PLACES - CENTRAL)
"""The first junction that leads into the central station."""
ARRIVAL: Final = SIDES * PLACES
"""The first junction that leads to a station at the edge."""
STATIONS: Final = 32
JUNCTIONS: Final = ARRIVAL + STATIONS
DEPARTURES: Final = STATIONS + RAILS
"""Where lines can start: the stations by number of the 2000 edition, then the central rails."""
NO_DEPARTURE: Final = -1

KINDS: Final = 24
TILES: Final = 60
COLOURS: Final = ("yellow", "blue", "orange", "green", "purple", "black", "red", "white")
"""Those of the players, and of the eight companies (M3, M13)."""
COMPANIES: Final = 8
PERCENT: Final = (10, 20, 30, 40)
EDITIONS: Final = ("2000", "2009")
"""How stations are numbered; the first is the order of our own count."""

_STEPS: Final = {"a": 5, "b": 3, "c": -1, "d": 1}
_AROUND: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_SIDES: Final = "NESW"


@dataclass(frozen=True)
class Station:
    at: int
    """The square in front of it."""
    side: str
    departure: int
    """The junction from its departure rail into that square."""
    arrival: int
    """The end of that square that leads to its arrival rail."""
    numbers: tuple[int, ...]
    """By edition."""


@dataclass(frozen=True)
class Rail:
    """A departure rail of the central station and the arrival rail beside it."""

    at: int
    departure: int
    arrival: int


class MetroBoard:
    """The board with its tiles."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.id: str = data["id"]
        self.name: str = name_in("en", data["name"])
        self.names = _place_names(data)
        """Of the places: a1 to h8."""
        self.stations = _stations(data, self.names)
        self.rails = _rails(data, self.names)
        self.kinds: list[str] = [tile["id"] for tile in data["tiles"]]
        self.copies: list[int] = [tile["copies"] for tile in data["tiles"]]
        self.central_kinds: list[int] = [self.kinds.index(tile["id"]) for tile in data["central_tiles"]]  # M21a
        """Those that the board file names."""
        assert (len(self.kinds), sum(self.copies)) == (KINDS, TILES)

        self.new_stack = vec[i64]([kind for kind in range(KINDS) for _ in range(self.copies[kind])])
        """All tiles, before they are shuffled."""
        self.turned = vec[i64]([self.kinds.index(turned(code, turn)) for code in self.kinds for turn in range(TURNS)])
        """By kind and turn: the kind that lies there then with the arrow up. Turning makes no new tile of any kind."""
        self.different = vec[i64]([len({turned(code, turn) for turn in range(TURNS)}) for code in self.kinds])
        """By kind: in how many ways it can lie, 1, 2 or 4. The first so many turns are these ways."""

        self.starts = vec[i64](self._starts())
        """By junction: the departure that it leads away from, or NO_DEPARTURE. With tiles in the centre no line begins
        at its rails, because tracks lead up to them (M21)."""
        junctions = [station.departure for station in self.stations] + [rail.departure for rail in self.rails]
        self.departures = vec[i64](junctions)
        """By departure: its junction."""
        self.exits = vec[i64](
            [self._beyond(place, end) for code in self.kinds for place in range(PLACES) for end in exits_of(code)]
        )
        """By kind as it lies, place and entry: the junction that the track leads to."""
        self.tracks: list[str] = [
            f"{name}{2 * entry}{end}"
            for code in self.kinds
            for name in self.names
            for entry, end in enumerate(exits_of(code))
        ]
        """In the same order: the track as views name it, by its square and the ends where it comes in and leaves."""

        self.edge: i64 = _mask({station.at for station in self.stations})
        self.near = vec[i64]([_mask(self._neighbours(square)) for square in range(SQUARES)])
        """By square: the squares that share a side with it (M6)."""
        self.rail_squares = vec[i64]([_mask({rail.at}) for rail in self.rails])
        self.whole_at_edge = vec[i64]([_mask(self._whole_at_edge(code)) for code in self.kinds])
        """By kind as it lies: the squares where one of its tracks alone joins stations (M7)."""
        self.whole_at_centre = vec[i64]([_mask(self._whole_at_centre(code)) for code in self.kinds])
        """The same for tracks from the central station straight back into it (M7b)."""
        self.hash: str = _hash(data)

    # --- squares ------------------------------------------------------------------------------------------------------

    def _place_at(self, row: int, column: int) -> int | None:
        if row not in range(SIZE) or column not in range(SIZE):
            return None
        return self.names.index(name_of(row, column))

    def _beside(self, place: int, side: str) -> int | None:
        row, column = where(self.names[place])
        down, right = _AROUND[side]
        return self._place_at(row + down, column + right)

    def _neighbours(self, square: int) -> set[int]:
        """The squares on its sides; the central station is none (M6)."""
        found = set()
        for side in _SIDES:
            place = self._beside(square, side)
            if place is not None and place < SQUARES:
                found.add(place)
        return found

    def _beyond(self, place: int, end: int) -> int:
        """The junction that an odd end of a place leads to: the entry of its neighbour, or an arrival."""
        side = _SIDES[end // 2]
        neighbour = self._beside(place, side)
        if neighbour is not None:
            return SIDES * neighbour + (end // 2 + 2) % SIDES
        for number, station in enumerate(self.stations):
            if (station.at, station.side) == (place, side):
                return ARRIVAL + number
        raise AssertionError(f"nothing lies beyond {self.names[place]} {side}")

    # --- lines --------------------------------------------------------------------------------------------------------

    def _starts(self) -> list[int]:
        starts = [NO_DEPARTURE] * JUNCTIONS
        for number, station in enumerate(self.stations):
            starts[station.departure] = number
        for number, rail in enumerate(self.rails):
            starts[rail.departure] = STATIONS + number
        return starts

    def _whole_at_edge(self, code: str) -> set[int]:
        found = set()
        for square in range(SQUARES):
            here = [station for station in self.stations if station.at == square]
            ways = {(one.departure - SIDES * square, other.arrival) for one in here for other in here}
            if ways & set(enumerate(exits_of(code))):
                found.add(square)
        return found

    def _whole_at_centre(self, code: str) -> set[int]:
        ways = set(enumerate(exits_of(code)))
        return {rail.at for rail in self.rails if (rail.departure - SIDES * rail.at, rail.arrival) in ways}


def exits_of(code: str) -> list[int]:
    """The ends that tracks from the ends 0, 2, 4, 6 lead to (M2)."""
    return [(2 * k + _STEPS[letter]) % (2 * SIDES) for k, letter in enumerate(code)]


def turned(code: str, turn: int) -> str:
    """The code of a tile after so many quarter turns clockwise."""
    return code[TURNS - turn :] + code[: TURNS - turn]


def name_of(row: int, column: int) -> str:
    return f"{COLUMNS[column]}{row + 1}"


def where(name: str) -> tuple[int, int]:
    """Row and column of a square."""
    return int(name[1]) - 1, COLUMNS.index(name[0])


def _place_names(data: Mapping[str, Any]) -> list[str]:
    centre: list[str] = data["centre"]
    squares = [name_of(row, column) for row in range(SIZE) for column in range(SIZE)]
    return [name for name in squares if name not in centre] + centre


def _stations(data: Mapping[str, Any], names: list[str]) -> list[Station]:
    stations = []
    for entry in data["stations"]:
        at = names.index(entry["at"])
        numbers = tuple(entry["numbers"][edition] for edition in EDITIONS)
        stations.append(Station(at, entry["side"], SIDES * at + entry["departure"] // 2, entry["arrival"], numbers))
    assert [station.numbers[0] for station in stations] == list(range(1, STATIONS + 1))
    return stations


def _rails(data: Mapping[str, Any], names: list[str]) -> list[Rail]:
    rails = []
    for entry in data["central_rails"]:
        at = names.index(entry["at"])
        rails.append(Rail(at, SIDES * at + entry["departure"] // 2, entry["arrival"]))
    assert len(rails) == RAILS
    return rails


def _mask(squares: set[int]) -> int:
    return sum(2**square for square in squares)


def _hash(data: Mapping[str, Any]) -> str:
    """A fingerprint of all that the rules read: what people are told of the title is not among it."""
    told = ("format", "id", "family", "name", "players", "minutes", "platform", "daily")
    rules = {"game": data["id"], **{name: data[name] for name in data if name not in told}}
    return sha256(json.dumps(rules, sort_keys=True, ensure_ascii=True).encode()).hexdigest()[:16]
