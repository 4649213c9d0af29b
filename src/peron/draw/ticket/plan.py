"""A board laid out: what lies where, in the measure of the drawing. Imports the drawing's geometry only.

A board file may use any unit; everything is brought to the measure of a sheet about 1600 wide, on which all the sizes
below are given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from peron.draw.geometry import Box, Curve, between
from peron.draw.lettering import NAMES, Print, label_box
from peron.draw.markup import Point, at

SPACE: Final = 78.0
"""Length of a space, outline included, where there is room for it."""
SPACE_WIDTH: Final = 24.5
SHORTEST: Final = 58.0
"""A board's spaces shrink together down to this; only then a crowded route shrinks its own further."""
RING: Final = 16.5
BADGE: Final = 12.5
LANE: Final = 27.0
"""From the middle of a strand to the middle of the next one."""
RAIL_LANE: Final = 31.0
COLUMNS: Final = 8
ROWS: Final = 5

Scaled = Callable[[Sequence[float]], Point]
"""From the measure of the board file to that of the drawing."""


@dataclass(frozen=True)
class Space:
    x: float
    y: float
    angle: float
    length: float


@dataclass(frozen=True)
class Strand:
    """A route as it is drawn."""

    id: str
    ends: tuple[str, str]
    kind: str
    colour: str
    cards: int
    double: bool
    spaces: tuple[Space, ...]
    ferries: frozenset[int]
    line: Curve
    badge: Point | None

    def stretched(self) -> bool:
        """Do the spaces lie so far apart that the eye needs a line to follow?"""
        if self.kind == "subway":
            return False
        middles = [(space.x, space.y) for space in self.spaces]
        half = self.spaces[0].length / 2
        gaps = [between(a, b) - 2 * half for a, b in pairwise(middles)]
        gaps += [between(self.line.points[0], middles[0]) - half, between(middles[-1], self.line.points[-1]) - half]
        return max(gaps) > 44


@dataclass(frozen=True)
class Label:
    lines: tuple[str, ...]
    anchor: str
    at: Point
    names: Print = NAMES

    def box(self) -> Box:
        return label_box(self.lines, self.anchor, self.at, self.names)


@dataclass(frozen=True)
class Plan:
    """A whole board, laid out."""

    width: float
    height: float
    unit: float
    """How many units of the board file one unit of the drawing is."""
    places: dict[str, Point]
    labels: dict[str, Label]
    strands: list[Strand]

    def guided(self) -> bool:
        """Are thin lines drawn along the rows? On all of them or on none, so that routes look alike."""
        return any(strand.stretched() for strand in self.strands)

    def from_ring_to_ring(self, strand: Strand) -> str:
        """The strand's line, carried on to the middle of both places: the rings on top then cut it off cleanly."""
        a, b = (self.places[place] for place in strand.ends)
        curve = strand.line.path()
        return f"M{at(a)}L{curve[1:]}L{at(b)}"

    def frame(self) -> Box:
        return Box(0, 0, self.width, self.height)

    def scaled(self, point: Sequence[float]) -> Point:
        return (point[0] / self.unit, point[1] / self.unit)


def map_reference(size: Sequence[float], point: Sequence[float]) -> str:
    """The square of the map a point lies in, as printed round the frame: A1 at the top left, H5 at the bottom right."""
    column = min(max(int(point[0] * COLUMNS / size[0]), 0), COLUMNS - 1)
    row = min(max(int(point[1] * ROWS / size[1]), 0), ROWS - 1)
    return f"{chr(ord('A') + column)}{row + 1}"
