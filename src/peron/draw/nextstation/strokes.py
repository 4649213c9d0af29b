"""Pencil lines on a sheet, as pictures: strokes, rings round stations, and marks beside them. Imports the drawing's
modules and the shape of a sheet only.

Lines are told apart by pattern and letter, not by colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from peron.draw.geometry import Box
from peron.draw.lettering import lettered
from peron.draw.markup import Point, element, group, moved, number, text
from peron.draw.nextstation.plan import CORE, HALO, LINE, RING, RING_WIDTH, SheetPlan
from peron.draw.nextstation.words import SheetWords
from peron.draw.palette import Palette
from peron.rules.nextstation.shapes import LineView

_LETTER: Final = 46.0
"""From the middle of a station to a letter beside it."""

_CORES: Final[Mapping[str, tuple[float, str | None] | None]] = {
    "purple": None,
    "blue": (CORE, None),
    "pink": (5.0, "0.1 13"),
    "green": (CORE, "9.5 9.5"),
}
"""The pattern of each pencil: how wide it runs in the line, and its dashes."""


def draw_line(line: LineView, plan: SheetPlan, said: SheetWords, palette: Palette) -> str:
    paths = {section.id: section.path for section in plan.sections}
    way = "".join(paths[section] for section in line.sections)
    drawn = [
        element("title", text(f"{said[line.pencil]}: {line.points}")),
        element("path", d=way, stroke=palette.halo, stroke_width=HALO),
        *stroke(way, line.pencil, palette),
    ]
    return group(drawn, class_="line", id=f"line-{line.pencil}", fill="none", stroke_linecap="round")


def stroke(way: str, pencil: str, palette: Palette) -> list[str]:
    strokes = [element("path", d=way, stroke=palette.pencils[pencil].fill, stroke_width=LINE)]
    core = _CORES[pencil]
    if core is not None:
        strokes.append(
            element(
                "path",
                d=way,
                stroke="#FFFFFF",
                stroke_width=core[0],
                stroke_dasharray=core[1],
                stroke_linecap="butt" if pencil == "green" else None,
            )
        )
    return strokes


def draw_rings(lines: Sequence[LineView], plan: SheetPlan, palette: Palette) -> list[str]:
    """Round each station of a line; where several meet, each has its part."""
    rings = []
    for station in plan.stations:
        pencils = [line.pencil for line in lines if station.id in line.stations]
        if not pencils:
            continue
        halo = element("circle", r=RING + RING_WIDTH / 2 + 1.5, fill=palette.halo)
        if len(pencils) == 1:
            parts = [element("circle", r=RING, stroke=palette.pencils[pencils[0]].fill)]
        else:
            parts = [
                element("path", d=_arc(n / len(pencils), (n + 1) / len(pencils)), stroke=palette.pencils[pencil].fill)
                for n, pencil in enumerate(pencils)
            ]
        ring = element("g", *parts, fill="none", stroke_width=RING_WIDTH)
        rings.append(element("g", halo, ring, transform=moved(station.x, station.y)))
    return rings


def _arc(start: float, end: float) -> str:
    """A part of the ring, from and to in whole turns, beginning at the top."""
    (x, y), (to_x, to_y) = (_on_circle(RING, 360 * turn - 90) for turn in (start, end))
    radius = number(RING)
    return f"M{number(x)} {number(y)}A{radius} {radius} 0 0 1 {number(to_x)} {number(to_y)}"


def _on_circle(radius: float, degrees: float) -> Point:
    return (radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees)))


# --- marks: interchanges, letters at ends, stations that count as two -------------------------------------------------


@dataclass
class _Around:
    """Which directions from a station are taken, in degrees clockwise from the right."""

    at: Point
    edge: Box
    taken: list[float] = field(default_factory=list)

    def free(self) -> Point:
        """A spot beside the station and on the map, between the directions that sections have, as far as possible from
        all that is there."""
        spots = {angle: _beside(self.at, angle) for angle in (22.5 + 45 * n for n in range(8))}
        inside = [angle for angle, spot in spots.items() if self.edge.gap(spot) == 0]
        best = max(inside, key=lambda angle: min((_apart(angle, other) for other in self.taken), default=180.0))
        self.taken.append(best)
        return spots[best]


def _beside(at: Point, angle: float) -> Point:
    x, y = _on_circle(_LETTER, angle)
    return (at[0] + x, at[1] + y)


def _apart(a: float, b: float) -> float:
    return abs((a - b + 180) % 360 - 180)


def draw_marks(
    lines: Sequence[LineView], plan: SheetPlan, size: Point, said: SheetWords, palette: Palette
) -> list[str]:
    at = {station.id: (station.x, station.y) for station in plan.stations}
    ends = {section.id: (section.a, section.b) for section in plan.sections}
    edge = Box(0, 0, *size).grown(-15)
    around = {station: _Around(spot, edge) for station, spot in at.items()}
    for line in lines:
        for a, b in (ends[section] for section in line.sections):
            slope = math.degrees(math.atan2(at[b][1] - at[a][1], at[b][0] - at[a][0]))
            around[a].taken.append(slope)
            around[b].taken.append(slope + 180)
    marks = []
    for station in plan.stations:
        count = sum(station.id in line.stations for line in lines)
        if count > 1:
            around[station.id].taken.append(-45)
            marks.append(_number(count, at[station.id], palette))
    for line in lines:
        marks += [_letter(line.pencil, around[end].free(), said, palette) for end in line.ends]
        if line.marked is not None:
            marks.append(_twice(around[line.marked].free(), said, palette))
    return marks


def _number(count: int, at: Point, palette: Palette) -> str:
    """How many lines meet."""
    return element(
        "g",
        element("circle", r=14, fill=palette.ink, stroke=palette.halo, stroke_width=2.5),
        lettered(str(count), 0, 6.4, 18, palette.halo, anchor="middle"),
        class_="interchange",
        transform=moved(at[0] + 29, at[1] - 29),
    )


def _letter(pencil: str, at: Point, said: SheetWords, palette: Palette) -> str:
    """Which pencil's line ends here."""
    colour = palette.pencils[pencil]
    return element(
        "g",
        element("title", text(said[pencil])),
        element("circle", r=11.5, fill=colour.fill, stroke=palette.halo, stroke_width=2.5),
        lettered(said[f"letter-{pencil}"], 0, 5.2, 15, colour.on, anchor="middle"),
        class_="letter",
        transform=moved(*at),
    )


def _twice(at: Point, said: SheetWords, palette: Palette) -> str:
    return element(
        "g",
        element("title", text(said["counts-as-two"])),
        element(
            "rect", x=-16, y=-11.5, width=32, height=23, rx=6, fill=palette.ink, stroke=palette.halo, stroke_width=2
        ),
        lettered("×2", 0, 5.6, 16, palette.halo, anchor="middle"),
        class_="twice",
        transform=moved(*at),
    )
