"""A sheet of Next Station as characters: stations, districts, the lines drawn, and the numbers of moves.

Imports the city, the views and Rich. A line is known by the letter of its pencil; the colour only helps to find it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rich.text import Text

from peron.draw.palette import PENCILS_BY_NIGHT
from peron.rules.nextstation.cards import PENCILS
from peron.rules.nextstation.city import City
from peron.rules.nextstation.shapes import LineView, SheetView

GLYPHS: Final = {"square": "□", "triangle": "△", "pentagon": "⬠", "circle": "○", "any": "?", "joker": "?"}
SITE: Final = "*"
TWICE: Final = "²"
"""Behind a station that counts as two."""
_WIDE: Final = 6
_HIGH: Final = 2
_MARGIN: Final = 4
_SIZE: Final = 10
_EDGES: Final = (2.5, 6.5)
"""Between which columns, and which rows, main districts meet."""
_FAINT: Final = "dim"
_STROKES: Final = {(1, 0): "─", (0, 1): "│", (1, 1): "\\", (-1, 1): "/"}

Spot = tuple[int, int]
"""Row and column on the screen."""


def colour_of(pencil: str) -> str:
    return PENCILS_BY_NIGHT[pencil].fill


def lines_of(sheet: SheetView) -> list[LineView]:
    """All lines that were begun, in the order of the pencils."""
    begun = [line for line in (*sheet.lines, sheet.line) if line.sections]
    return sorted(begun, key=lambda line: PENCILS.index(line.pencil))


class Drawing:
    """A canvas of characters."""

    def __init__(self, city: City, letters: Mapping[str, str]) -> None:
        self.city = city
        self.letters = letters
        self.at = {station.id: (station.x, station.y) for station in city.stations}
        self.ends = {section.id: (section.a, section.b) for section in city.sections}
        self.spots: dict[Spot, tuple[str, str]] = {}
        self.ground: dict[Spot, tuple[str, str]] = {}
        self._districts()

    def _districts(self) -> None:
        last = (_SIZE - 1) * _WIDE, (_SIZE - 1) * _HIGH
        for edge in _EDGES:
            for row in range(last[1] + 1):
                self.ground[row, round(edge * _WIDE)] = "┊", _FAINT
            for column in range(0, last[0] + 1, 2):
                self.ground[round(edge * _HIGH), column] = "┈", _FAINT

    def sheet(self, sheet: SheetView) -> None:
        """Everything that is drawn on a sheet."""
        for line in lines_of(sheet):
            for section in line.sections:
                self.draw(section, self.letters[line.pencil], f"bold {colour_of(line.pencil)}")
        self._stations(sheet)

    def draw(self, section: str, letter: str, style: str) -> None:
        """A section with the letter of its line in the middle."""
        spots = list(self._between(section))
        (dx, dy), half = self._way(section), len(spots) // 2
        for at, (row, column) in enumerate(spots):
            self.spots[row, column] = (letter if at == half else _STROKES[dx, dy]), style
            if dx and dy and at == half:
                for beside in (-1, 1):
                    self.spots[row, column + beside] = _STROKES[dx, dy], style

    def _way(self, section: str) -> tuple[int, int]:
        """One step along a section, downwards or to the right."""
        a, b = (self.city.stations[end] for end in self.ends[section])
        dx, dy = b.x - a.x, b.y - a.y
        steps = max(abs(dx), abs(dy))
        dx, dy = dx // steps, dy // steps
        return (-dx, -dy) if (dy, dx) < (0, 0) else (dx, dy)

    def _between(self, section: str) -> Iterator[Spot]:
        """The spots between the two stations of a section."""
        a, b = (self.city.stations[end] for end in self.ends[section])
        a, b = sorted((a, b), key=lambda station: (station.y, station.x))
        if a.y == b.y:
            for column in range(a.x * _WIDE + 2, b.x * _WIDE - 1):
                yield a.y * _HIGH, column
            return
        step = (b.x > a.x) - (b.x < a.x)
        for down in range(1, (b.y - a.y) * _HIGH):
            yield a.y * _HIGH + down, a.x * _WIDE + step * down * _WIDE // _HIGH

    def _stations(self, sheet: SheetView) -> None:
        on = {station: line.pencil for line in lines_of(sheet) for station in line.stations}
        marked = {line.marked for line in (*sheet.lines, sheet.line)} | {sheet.marking}
        starts = {self.city.stations[start].id: pencil for start, pencil in zip(self.city.start, PENCILS, strict=True)}
        for station in self.city.stations:
            row, column = station.y * _HIGH, station.x * _WIDE
            own = station.id in sheet.line.stations and (bool(sheet.line.sections) or station.id == sheet.line.start)
            pencil = sheet.line.pencil if own else on.get(station.id)
            style = f"bold {colour_of(pencil)}" if pencil else ""
            self.spots[row, column] = GLYPHS[station.symbol], style
            after = (SITE if station.site else "") + (TWICE if station.id in marked else "")
            for at, sign in enumerate(after, 1):
                self.spots[row, column + at] = sign, "bold"
            if station.id in starts:
                self.spots[row, column - 1] = self.letters[starts[station.id]], f"bold {colour_of(starts[station.id])}"

    def numbers(self, moves: Iterable[tuple[int, str, str]]) -> None:
        """The numbers of moves on the sections they draw: number, section, and the station it leads to. Where sections
        cross and there is no room for both, the list of moves has the number alone."""
        for number, section, target in moves:
            sign = f"[{number}]"
            for row, column in self._halfway(section, target):
                room = [(row, column + at - len(sign) // 2) for at in range(len(sign))]
                if not any(spot in self.spots for spot in room):
                    self.spots.update({spot: (sign[at], "bold") for at, spot in enumerate(room)})
                    break

    def _halfway(self, section: str, target: str) -> list[Spot]:
        """The spots of a section that lie between columns or rows, those near its target first."""
        x, y = self.at[target]
        level = self._way(section)[1] == 0
        spots = [
            (row, column)
            for row, column in self._between(section)
            if (column % _WIDE == _WIDE // 2 if level else row % _HIGH)
        ]
        return sorted(spots, key=lambda spot: abs(spot[1] - x * _WIDE) + _WIDE * abs(spot[0] - y * _HIGH))

    def rows(self) -> list[Text]:
        """The canvas, with the names of columns and rows around it."""
        heads = Text(" " * _MARGIN)
        for column in range(_SIZE):
            heads.append(f"{chr(ord('A') + column):<{_WIDE}}" if column < _SIZE - 1 else chr(ord("A") + column), _FAINT)
        shown = [heads]
        for row in range((_SIZE - 1) * _HIGH + 1):
            name = f"{row // _HIGH + 1:>2}" if row % _HIGH == 0 else "  "
            text = Text.assemble((name, _FAINT), " " * (_MARGIN - 3))
            for column in range(-1, (_SIZE - 1) * _WIDE + 3):
                text.append(*self.spots.get((row, column), self.ground.get((row, column), (" ", ""))))
            shown.append(text)
        return shown
