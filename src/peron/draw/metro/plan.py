"""The board of Metro laid out: what lies where. Imports the drawing's modules only.

A page needs the plan to lay tiles, wagons, lights and hit areas on the drawing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from peron.draw.geometry import Spot, ViewBox
from peron.draw.markup import Point
from peron.draw.metro.rails import TILE, end_at, outward

MARGIN: Final = 80.0
"""From the edge of the board to that of the sheet: stations stand there."""
WAGON: Final = (32.5, 42.5)
PLATE: Final = (32.5, 27.5)
CENTRAL_SCALE: Final = 0.84
"""Wagons in the central station are a little smaller: they stand close together."""
TRACK: Final = 6.25
HALO: Final = 12.5
_WAGON_OUT: Final = 37.5
_PLATE_OUT: Final = 42.5
_WAGON_IN: Final = 22.0


@dataclass(frozen=True)
class SquarePlan:
    """A square by its upper left corner."""

    id: str
    x: float
    y: float


@dataclass(frozen=True)
class CentrePlan:
    x: float
    y: float
    size: float
    squares: tuple[SquarePlan, ...]
    """Where tiles lie if the centre has tracks."""


@dataclass(frozen=True)
class MetroStationPlan:
    numbers: dict[str, int]
    """By edition."""
    side: str
    square: str
    """The square in front of it."""
    departure: int
    """The end of that square that its departure rail leads to."""
    arrival: int
    wagon: Spot
    plate: Spot
    """Of its number."""
    start: Spot
    """Where the departure rail meets the board."""
    end: Spot
    """Where the arrival rail does."""


@dataclass(frozen=True)
class CentralRailPlan:
    """A departure rail of the central station, and the arrival rail beside it."""

    number: int
    side: str
    of: str
    """The central square it belongs to."""
    square: str
    """The square in front of it."""
    departure: int
    arrival: int
    wagon: Spot
    start: Spot
    end: Spot


@dataclass(frozen=True)
class WagonSize:
    width: float
    height: float
    centre: float
    """How much smaller it is in the central station."""


@dataclass(frozen=True)
class PlateSize:
    width: float
    height: float


@dataclass(frozen=True)
class TrackSize:
    width: float
    halo: float
    """The gap that a rail leaves in those it runs over."""


@dataclass(frozen=True)
class MetroPlan:
    """What lies where on the drawn board."""

    view_box: ViewBox
    square: float
    squares: tuple[SquarePlan, ...]
    """Those for tiles, row by row."""
    tiles: dict[str, tuple[tuple[int, int], ...]]
    """By kind: the ends that its tracks join, with the arrow up."""
    centre: CentrePlan
    stations: tuple[MetroStationPlan, ...]
    rails: tuple[CentralRailPlan, ...]
    wagon: WagonSize
    plate: PlateSize
    track: TrackSize


def metro_plan(data: Mapping[str, Any]) -> MetroPlan:
    """The plan of the drawing that `metro_board_svg` makes of the same board."""
    wide, high = board_size(data)
    columns, rows = data["size"]
    central = data["centre"]
    names = [f"{chr(ord('a') + column)}{row + 1}" for row in range(rows) for column in range(columns)]
    inner = [corner(name) for name in central]
    return MetroPlan(
        view_box=ViewBox(-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN),
        square=TILE,
        squares=tuple(SquarePlan(name, *corner(name)) for name in names if name not in central),
        tiles={tile["id"]: tuple((start, end) for start, end in tile["tracks"]) for tile in data["tiles"]},
        centre=CentrePlan(
            x=min(x for x, _ in inner),
            y=min(y for _, y in inner),
            size=max(x for x, _ in inner) - min(x for x, _ in inner) + TILE,
            squares=tuple(SquarePlan(name, *corner(name)) for name in central),
        ),
        stations=tuple(_station(entry) for entry in data["stations"]),
        rails=tuple(_rail(entry) for entry in data["central_rails"]),
        wagon=WagonSize(*WAGON, CENTRAL_SCALE),
        plate=PlateSize(*PLATE),
        track=TrackSize(TRACK, HALO),
    )


def board_size(data: Mapping[str, Any]) -> Point:
    return (TILE * data["size"][0], TILE * data["size"][1])


def corner(square: str) -> Point:
    """The upper left corner of a square."""
    return (TILE * (ord(square[0]) - ord("a")), TILE * (int(square[1:]) - 1))


def _station(entry: Mapping[str, Any]) -> MetroStationPlan:
    square, departure, arrival = entry["at"], entry["departure"], entry["arrival"]
    return MetroStationPlan(
        numbers=dict(entry["numbers"]),
        side=entry["side"],
        square=square,
        departure=departure,
        arrival=arrival,
        wagon=_beyond(square, departure, _WAGON_OUT),
        plate=_beyond(square, arrival, _PLATE_OUT),
        start=_beyond(square, departure, 0),
        end=_beyond(square, arrival, 0),
    )


def _rail(entry: Mapping[str, Any]) -> CentralRailPlan:
    square, departure, arrival = entry["at"], entry["departure"], entry["arrival"]
    return CentralRailPlan(
        number=entry["number"],
        side=entry["side"],
        of=entry["of"],
        square=square,
        departure=departure,
        arrival=arrival,
        wagon=_beyond(square, departure, _WAGON_IN),
        start=_beyond(square, departure, 0),
        end=_beyond(square, arrival, 0),
    )


def _beyond(square: str, end: int, far: float) -> Spot:
    """The place so far outside a square, straight on from one of its ends."""
    x, y = end_at(end, *corner(square))
    right, down = outward(end)
    return Spot(round(x + far * right, 2), round(y + far * down, 2))
