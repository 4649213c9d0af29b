"""A sheet of Next Station as characters: stations, districts, the river, the lines drawn, the numbers of moves.

Imports the city, the views and Rich. A line is known by the letter of its pencil; the colour only helps to find it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from rich.text import Text

from peron.cli.screen import Canvas, Spot
from peron.draw.palette import PENCILS_BY_NIGHT
from peron.rules.nextstation.cards import PENCILS
from peron.rules.nextstation.city import City
from peron.rules.nextstation.shapes import LineView, SheetView

GLYPHS: Final = {"square": "□", "triangle": "△", "pentagon": "⬠", "circle": "○", "any": "*", "joker": "?"}
SITE: Final = "°"
TWICE: Final = "²"
"""Behind a station that counts as two."""
RIVER: Final = "~"
NUMBER: Final = "bold reverse"
_WIDE: Final = 5
_HIGH: Final = 2
_MARGIN: Final = 3
_FAINT: Final = "dim"
_WATER: Final = "#3D8FB8"
_LEVEL: Final = "─"
_STROKES: Final = {0: "│", 1: "\\", -1: "/"}
"""By how far to the right a section leads that leads down."""

Ground = dict[Spot, tuple[str, str]]


def colour_of(pencil: str) -> str:
    return PENCILS_BY_NIGHT[pencil].fill


def lines_of(sheet: SheetView) -> list[LineView]:
    """All lines that were begun, in the order of the pencils."""
    begun = [line for line in (*sheet.lines, sheet.line) if line.sections]
    return sorted(begun, key=lambda line: PENCILS.index(line.pencil))


class Drawing(Canvas):
    """A sheet with everything that is drawn on it."""

    def __init__(self, city: City, letters: Mapping[str, str], sheet: SheetView) -> None:
        super().__init__()
        self.city = city
        self.letters = letters
        self.columns, self.lines = city.data["size"]
        for line in lines_of(sheet):
            for section in line.sections:
                self.draw(section, letters[line.pencil], f"bold {colour_of(line.pencil)}")
        self._stations(sheet)

    def draw(self, section: str, letter: str, style: str) -> None:
        """A section with the letter of its line in the middle."""
        stroke, spots = self._course(section)
        self.spots |= dict.fromkeys(spots, (stroke, style))
        row, column = spots[len(spots) // 2]
        if stroke in "\\/":
            self.write(row, column - 1, 3 * stroke, style)
        self.write(row, column, letter, style)

    def _course(self, id: str) -> tuple[str, list[Spot]]:
        """How a section is drawn, and the spots between its two stations."""
        section = self.city.sections[self.city.section_number[id]]
        ends = (self.city.stations[end] for end in (section.a, section.b))
        a, b = sorted(ends, key=lambda station: (station.y, station.x))
        if a.y == b.y:
            return _LEVEL, [(a.y * _HIGH, column) for column in range(a.x * _WIDE + 2, b.x * _WIDE - 1)]
        right = (b.x > a.x) - (b.x < a.x)
        downs = range(1, (b.y - a.y) * _HIGH)
        return _STROKES[right], [(a.y * _HIGH + down, a.x * _WIDE + right * (down * _WIDE // _HIGH)) for down in downs]

    def _stations(self, sheet: SheetView) -> None:
        on = {station: line.pencil for line in (*lines_of(sheet), sheet.line) for station in line.stations}
        marked = {line.marked for line in (*sheet.lines, sheet.line)} | {sheet.marking}
        starts = {self.city.stations[start].id: pencil for start, pencil in zip(self.city.start, PENCILS, strict=True)}
        for station in self.city.stations:
            row, column = station.y * _HIGH, station.x * _WIDE
            pencil, start = on.get(station.id), starts.get(station.id)
            self.write(row, column, GLYPHS[station.symbol], f"bold {colour_of(pencil)}" if pencil else "")
            after = (SITE if station.site else "") + (TWICE if station.id in marked else "")
            self.write(row, column + 1, after, "bold")
            if start:
                self.write(row, column - 1, self.letters[start], f"bold {colour_of(start)}")

    def number(self, sign: str, section: str, target: str) -> None:
        """The number of a move on the section it draws, near the station it leads to. Where sections cross and there is
        no room for both, the list of moves has the number alone."""
        for row, column in self._halfway(section, target):
            first = column - len(sign) // 2
            before, *room, after = (self.spots.get((row, at)) for at in range(first - 1, first + len(sign) + 1))
            if not any(room) and not any(beside and beside[1] == NUMBER for beside in (before, after)):
                self.write(row, first, sign, NUMBER)
                return

    def _halfway(self, section: str, target: str) -> list[Spot]:
        """The spots of a section that lie between columns or rows, those near its target first."""
        stroke, spots = self._course(section)
        between = [spot for spot in spots if (spot[1] % _WIDE == _WIDE // 2 if stroke == _LEVEL else spot[0] % _HIGH)]
        x, y = next((station.x * _WIDE, station.y * _HIGH) for station in self.city.stations if station.id == target)
        return sorted(between, key=lambda spot: abs(spot[1] - x) + _WIDE * abs(spot[0] - y))

    def rows(self) -> list[Text]:
        """The canvas, with the ground below what is drawn and the names of columns and rows around it."""
        self.spots = {**self._borders(), **self._river(), **self.spots}
        high, wide = (self.lines - 1) * _HIGH + 1, (self.columns - 1) * _WIDE + 1
        for column in range(self.columns):
            self.write(-1, column * _WIDE, chr(ord("A") + column), _FAINT)
        for row in range(self.lines):
            self.write(row * _HIGH, -_MARGIN, f"{row + 1:>2}", _FAINT)
        return self.cut(range(-1, high), range(-_MARGIN, wide + 2))

    def _borders(self) -> Ground:
        """The edges of districts to their right and below them."""
        ground: Ground = {}
        high, wide = (self.lines - 1) * _HIGH, (self.columns - 1) * _WIDE
        for left, top, right, bottom in (district["area"] for district in self.city.data["districts"]):
            below, beside = round(bottom * _HIGH), round(right * _WIDE)
            if beside < wide:
                rows = range(max(round(top * _HIGH), 0), min(below, high) + 1)
                ground |= {(row, beside): ("┊", _FAINT) for row in rows}
            if below < high:
                columns = range(max(round(left * _WIDE), 0), min(beside, wide) + 1, 2)
                ground |= {(below, column): ("┈", _FAINT) for column in columns}
        return ground

    def _river(self) -> Ground:
        ground: Ground = {}
        for (ax, ay), (bx, by) in pairwise(self.city.data["river"]["course"]):
            steps = 1 + int(2 * max(abs(bx - ax) * _WIDE, abs(by - ay) * _HIGH))
            for step in range(steps + 1):
                x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
                ground[round(y * _HIGH), round(x * _WIDE)] = RIVER, _WATER
        return ground
