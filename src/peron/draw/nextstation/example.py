"""Lines on a sheet for a picture of the game, worked out from its map alone. Imports the plan of a sheet.

Nobody has played them: the pencils go by turns, a section each, from either end of their lines, as straight as they
can, into new districts and not far from the middle. Like those of a game they cross nothing and do not come back to a
station.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from peron.draw.nextstation.plan import SectionPlan, SheetPlan, StationPlan

_SECTIONS: Final = 8
"""How many each pencil draws, if it finds as many."""
_KNOWN_DISTRICT: Final = 0.6
"""What a district that the line has already costs, in radians of a bend."""
_FAR: Final = 0.4
"""What each square from the middle costs; pictures are wide, so up and down counts twice."""


@dataclass(frozen=True)
class ExampleLine:
    pencil: str
    sections: tuple[str, ...]


def example_lines(plan: SheetPlan) -> tuple[ExampleLine, ...]:
    """A line for every pencil that starts on the sheet, as far as it gets."""
    lines = {station.start: [station] for station in plan.stations if station.start}
    sections: dict[str, list[str]] = {pencil: [] for pencil in lines}
    taken: set[str] = set()
    for _ in range(_SECTIONS):
        for pencil, line in lines.items():
            ways = _ways(plan, line, taken)
            _, section, line[:] = min(ways, key=lambda way: way[0], default=(0, None, line))
            if section is not None:
                sections[pencil].append(section.id)
                taken |= {section.id, *section.crosses}
    return tuple(ExampleLine(pencil, tuple(drawn)) for pencil, drawn in sections.items())


def _ways(
    plan: SheetPlan, line: Sequence[StationPlan], taken: set[str]
) -> Iterator[tuple[float, SectionPlan, list[StationPlan]]]:
    """Every section that may come next with its cost, and the line with it: its stations, the new one last."""
    stations = {station.id: station for station in plan.stations}
    known = {station.district for station in line}
    for way in (list(line), list(reversed(line))):
        end = way[-1]
        for section in plan.sections:
            to = {section.a: section.b, section.b: section.a}.get(end.id)
            if to is None or section.id in taken or stations[to] in line:
                continue
            ahead = [*way, stations[to]]
            cost = _bend(ahead) + _FAR * _far(plan, ahead[-1]) + _KNOWN_DISTRICT * (ahead[-1].district in known)
            yield cost, section, ahead


def _bend(line: Sequence[StationPlan]) -> float:
    """How far the last section of a line turns from the one before, in radians."""
    headings = [math.atan2(to.y - at.y, to.x - at.x) for at, to in pairwise(line[-3:])]
    return abs(math.remainder(headings[-1] - headings[0], math.tau))


def _far(plan: SheetPlan, station: StationPlan) -> float:
    box = plan.view_box
    right, down = station.x - box.left - box.width / 2, station.y - box.top - box.height / 2
    return math.hypot(right, 2 * down) / plan.cell
