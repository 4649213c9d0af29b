"""A sheet of Next Station laid out: what lies where. Imports the drawing's modules only.

The board file gives columns and rows; a square of the map is `CELL` wide on the drawing. A page needs the plan to lay
lines, lights and hit areas on the drawing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from peron.draw.frame import MARGIN
from peron.draw.geometry import ViewBox, angular, between, towards
from peron.draw.markup import Point, at

CELL: Final = 100.0
STATION: Final = 29.2
"""Radius of a station, outline included."""
OUTLINE: Final = 3.4
RING: Final = 33.8
"""Radius of the ring round a station that a line has, to the middle of its stroke."""
RING_WIDTH: Final = 8.6
LINE: Final = 13.5
HALO: Final = 19.0
CORE: Final = 3.6
RIVER: Final = 35.0


@dataclass(frozen=True)
class RingPlan:
    """The ring in the colours of its lines round a station: to the middle of its stroke, and how wide that is."""

    radius: float
    width: float


@dataclass(frozen=True)
class LinePlan:
    """How wide a drawn section is, with the halo around it and the pattern in it."""

    width: float
    halo: float
    core: float


@dataclass(frozen=True)
class StationPlan:
    id: str
    x: float
    y: float
    symbol: str
    district: str
    site: bool
    start: str | None
    """The pencil whose line starts here."""


@dataclass(frozen=True)
class SectionPlan:
    id: str
    a: str
    b: str
    path: str
    """From the middle of one station to that of the other, as the `d` of an SVG path."""
    river: bool
    crosses: tuple[str, ...]


@dataclass(frozen=True)
class DistrictPlan:
    id: str
    suburb: bool
    """A suburb lies over the corner of its neighbour."""
    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class SheetPlan:
    """What lies where on a drawn sheet."""

    view_box: ViewBox
    cell: float
    station: float
    """Radius of a station, outline included."""
    ring: RingPlan
    line: LinePlan
    stations: tuple[StationPlan, ...]
    sections: tuple[SectionPlan, ...]
    districts: tuple[DistrictPlan, ...]
    river: str
    """The middle of the river, as the `d` of an SVG path."""


def sheet_plan(data: Mapping[str, Any]) -> SheetPlan:
    """The plan of the drawing that `sheet_map_svg` makes of the same map."""
    places = {station["id"]: place(station["at"]) for station in data["stations"]}
    crosses: dict[str, list[str]] = {section["id"]: [] for section in data["sections"]}
    for a, b in data["crossings"]:
        crosses[a].append(b)
        crosses[b].append(a)
    return SheetPlan(
        view_box=ViewBox(*view_box(data)),
        cell=CELL,
        station=STATION,
        ring=RingPlan(RING, RING_WIDTH),
        line=LinePlan(LINE, HALO, CORE),
        stations=tuple(_station(entry, places[entry["id"]]) for entry in data["stations"]),
        sections=tuple(
            SectionPlan(
                id=entry["id"],
                a=entry["between"][0],
                b=entry["between"][1],
                path=angular([places[end] for end in entry["between"]], closed=False),
                river=entry.get("river", False),
                crosses=tuple(crosses[entry["id"]]),
            )
            for entry in data["sections"]
        ),
        districts=tuple(_district(entry) for entry in data["districts"]),
        river=_river([place(point) for point in data["river"]["course"]]),
    )


def place(point: Sequence[float]) -> Point:
    """A point of the board file in the measure of the drawing: stations lie in the middle of their squares."""
    return (CELL * (point[0] + 0.5), CELL * (point[1] + 0.5))


def map_size(data: Mapping[str, Any]) -> tuple[float, float]:
    return (CELL * data["size"][0], CELL * data["size"][1])


def view_box(data: Mapping[str, Any]) -> tuple[float, float, float, float]:
    wide, high = map_size(data)
    return (-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)


def _station(entry: Mapping[str, Any], lies: Point) -> StationPlan:
    site, start = entry.get("site", False), entry.get("start")
    return StationPlan(entry["id"], *lies, entry["symbol"], entry["district"], site, start)


def _district(entry: Mapping[str, Any]) -> DistrictPlan:
    left, top, right, bottom = entry["area"]
    (x, y), (to_x, to_y) = place((left, top)), place((right, bottom))
    return DistrictPlan(entry["id"], entry["suburb"], x, y, to_x - x, to_y - y)


def _river(points: Sequence[Point]) -> str:
    """Straight reaches with rounded bends: a river on a map of straight lines."""
    path = f"M{at(points[0])}"
    for (before, bend), (_, after) in pairwise(pairwise(points)):
        reach = min(between(before, bend), between(bend, after)) / 2
        path += f"L{at(towards(bend, before, reach))}Q{at(bend)} {at(towards(bend, after, reach))}"
    return path + f"L{at(points[-1])}"
