"""The score beside the map of a sheet: the lines, tourist sites, interchanges, objectives and the total. Imports the
drawing's modules and the shape of a sheet only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from peron.draw import glyphs
from peron.draw.lettering import lettered, width, wrapped
from peron.draw.markup import drawn_line, element, moved, number, rect
from peron.draw.nextstation.strokes import stroke
from peron.draw.nextstation.words import SheetWords
from peron.draw.palette import PENCILS, TEXT, Palette
from peron.rules.nextstation.shapes import LineView, ObjectiveView, SheetView

_WIDE: Final = 398.0
"""Of what is printed in the column."""
_BOX: Final = 62.0
_CAP: Final = 15.0
"""Of headings in capitals, with a little space between the letters."""
_TRACKING: Final = 0.06
MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Captions:
    """What stands on a sheet beside its lines."""

    player: str = ""
    remark: str = ""
    """Under the total: how a game alone is rated."""
    when: str = ""
    """Under the name of the game: how far it has come."""


@dataclass(frozen=True)
class ScoreArea:
    """The column beside the map. Empty boxes are for a pencil; filled ones show what stands in them."""

    data: Mapping[str, Any]
    sheet: SheetView | None
    told: Captions
    said: SheetWords
    palette: Palette
    left: float

    def drawn(self) -> list[str]:
        return [
            self._title(10),
            self._lines(112),
            self._sites(458),
            self._interchanges(590),
            self._objectives(706),
            self._total(866),
        ]

    @property
    def right(self) -> float:
        return self.left + _WIDE

    # What a row is made of.

    def _cap(self, key: str, x: float, y: float, anchor: str = "start", size: float = _CAP) -> str:
        tracking = number(_TRACKING * size)
        return lettered(self.said[key].upper(), x, y, size, self.palette.table_ink_2, anchor, letter_spacing=tracking)

    def _box(self, x: float, y: float, wide: float, value: int | str | None, strong: bool = False) -> str:
        high = 42.0
        box = rect(
            x,
            y,
            wide,
            high,
            8,
            fill=self.palette.place if strong else "none",
            stroke=self.palette.table_line,
            stroke_width=2.2 if strong else 1.4,
            stroke_opacity=None if strong else 0.55,
        )
        if value is None:
            return box
        shown = str(value).replace("-", MINUS)
        return box + lettered(shown, x + wide / 2, y + 30, 26, self.palette.table_ink, "middle")

    def _sign(self, sign: str, x: float, y: float) -> str:
        return lettered(sign, x, y + 28, 20, self.palette.table_ink_2, "middle")

    def _rule(self, y: float) -> str:
        line = f"M{number(self.left)} {number(y)}H{number(self.right)}"
        return element("path", d=line, stroke=self.palette.table_line, stroke_width=1.2, stroke_opacity=0.35)

    def _heading(self, key: str, y: float, points: int | None) -> str:
        """A part of the score with its points at the right."""
        box = self._box(self.right - 72, y, 72, points, strong=True)
        return self._rule(y - 16) + self._cap(key, self.left, y + 27) + box

    # The parts.

    def _title(self, y: float) -> str:
        name = lettered(self.said.city(), self.left, y + 30, 44, self.palette.table_ink)
        label = self._cap("player", self.left, y + 66)
        label_wide = width(self.said["player"].upper(), 15) + 26
        room = _WIDE - label_wide - 4
        size = min(24.0, 24.0 * room / max(width(self.told.player, 24), 1.0))
        player = lettered(self.told.player, self.left + label_wide, y + 66, size, self.palette.table_ink)
        when = lettered(self.told.when, self.right, y + 30, 17, self.palette.table_ink_2, "end")
        line = f"M{number(self.left + label_wide)} {number(y + 74)}H{number(self.right)}"
        ruled = element("path", d=line, stroke=self.palette.table_line, stroke_width=1.4, stroke_opacity=0.55)
        return "\n".join(part for part in (name, when, label, player, ruled) if part)

    def _lines(self, y: float) -> str:
        columns = [self.left + 106, self.left + 190, self.left + 274]
        heads = dict(zip(("districts", "most", "river"), (x + _BOX / 2 for x in columns), strict=True))
        heads["points"] = self.right - 27
        size = min(_cap_size(self.said[key], 80) for key in heads)
        rows = [self._cap(key, x, y + 8, "middle", size=size) for key, x in heads.items()]
        pencils = tuple(PENCILS) if self.sheet is None else self.sheet.pencils
        lines = {} if self.sheet is None else {line.pencil: line for line in (*self.sheet.lines, self.sheet.line)}
        for n, pencil in enumerate(pencils):
            at = y + 20 + 78 * n
            rows.append(self._line(pencil, lines.get(pencil), columns, at))
        return "\n".join(rows)

    def _line(self, pencil: str, line: LineView | None, columns: Sequence[float], y: float) -> str:
        way = f"M{number(self.left + 8)} {number(y + 22)}H{number(self.left + 56)}"
        sample = element("g", *stroke(way, pencil, self.palette), fill="none", stroke_linecap="round")
        colour = self.palette.pencils[pencil]
        letter = element("circle", cx=self.left + 82, cy=y + 22, r=12.5, fill=colour.fill)
        letter += lettered(self.said[f"letter-{pencil}"], self.left + 82, y + 27.6, 16, colour.on, "middle")
        name = lettered(self.said.head(pencil), self.left, y + 58, 17, self.palette.table_ink_2)
        drawn = line is not None and bool(line.sections)
        facts: tuple[int | None, ...] = (None, None, None, None)
        if line is not None:
            facts = (line.districts, line.most, line.river, line.points) if drawn else (None, None, None, 0)
        boxes = [self._box(x, y, _BOX, fact) for x, fact in zip(columns, facts, strict=False)]
        signs = [self._sign("×", columns[1] - 11, y), self._sign("+", columns[2] - 11, y)]
        points = self._box(self.right - 54, y, 54, facts[3], strong=True)
        return "\n".join([sample, letter, name, *boxes, *signs, points])

    def _sites(self, y: float) -> str:
        values = self.data["points"]["sites"][1:]
        circled = 0 if self.sheet is None else self.sheet.sites
        pitch = (_WIDE + 4) / len(values)
        places = []
        for n, value in enumerate(values):
            on = n < circled
            x = self.left + pitch * n
            ink = "#FFFFFF" if on else self.palette.table_ink
            places.append(
                rect(
                    x,
                    y + 52,
                    pitch - 4,
                    44,
                    8,
                    fill=self.palette.bridge if on else "none",
                    stroke=self.palette.bridge,
                    stroke_width=1.8,
                    stroke_opacity=None if on else 0.7,
                )
                + lettered(str(value), x + (pitch - 4) / 2, y + 72, 18, ink, "middle")
                + element(
                    "g",
                    glyphs.TOKEN.draw(ink if on else self.palette.bridge, "none"),
                    transform=moved(x + (pitch - 4) / 2, y + 85, 0.6),
                )
            )
        points = None if self.sheet is None else self.sheet.site_points
        return "\n".join([self._heading("sites", y, points), *places])

    def _interchanges(self, y: float) -> str:
        kinds = (("two-lines", "2"), ("three-lines", "3"), ("four-lines", "4"))
        pitch = (_WIDE + 10) / 3
        rows = []
        for n, (key, lines) in enumerate(kinds):
            x = self.left + pitch * n
            worth = self.data["points"]["interchanges"][lines]
            count = None
            if self.sheet is not None:
                count = sum(str(found) == lines for found in self.sheet.interchanges.values())
            rows.append(
                lettered(self.said[key], x, y + 80, 17, self.palette.table_ink)
                + self._box(x + 56, y + 53, 36, count)
                + lettered(f"× {worth}", x + 97, y + 81, 17, self.palette.table_ink_2)
            )
        points = None if self.sheet is None else sum(self.sheet.interchange_points)
        return "\n".join([self._heading("interchanges", y, points), *rows])

    def _objectives(self, y: float) -> str:
        worth = self.data["points"]["objective"]
        objectives = (None, None) if self.sheet is None else self.sheet.objectives
        rows = [self._objective(one, worth, y + 44 + 36 * n) for n, one in enumerate(objectives)]
        heading = [self._rule(y - 16), self._cap("objectives", self.left, y + 20)] if rows else []
        return "\n".join([*heading, *rows])

    def _objective(self, objective: ObjectiveView | None, worth: int, y: float) -> str:
        end = f"M{number(self.left)} {number(y + 6)}H{number(self.right - 90)}"
        if objective is None:
            blank = element("path", d=end, stroke=self.palette.table_line, stroke_width=1.2, stroke_opacity=0.45)
            return blank + lettered(f"+{worth}", self.right - 8, y + 4, 18, self.palette.table_ink_2, "end")
        ink = self.palette.table_ink
        reached = objective.points > 0
        sign = f"+{objective.points}" if reached else "0"
        return (
            lettered(self.said.head(f"objective-{objective.id}"), self.left + 26, y + 4, 18, ink)
            + _tick(self.left + 9, y - 2, reached, self.palette)
            + lettered(
                f"{objective.have} / {objective.need}", self.right - 70, y + 4, 18, self.palette.table_ink_2, "end"
            )
            + lettered(sign, self.right - 8, y + 4, 20, ink, "end")
        )

    def _total(self, y: float) -> str:
        penalty = 0 if self.sheet is None else self.sheet.modules
        rows = []
        if penalty:
            rows.append(lettered(self.said.head("modules"), self.left, y - 26, 18, self.palette.table_ink))
            minus = str(penalty).replace("-", MINUS)
            rows.append(lettered(minus, self.right - 8, y - 26, 20, self.palette.table_ink, "end"))
        rows.append(
            rect(self.left, y, _WIDE, 78, 12, fill=self.palette.place, stroke=self.palette.table_line, stroke_width=3)
        )
        rows.append(self._cap("total", self.left + 20, y + 46))
        if self.sheet is not None:
            total = str(self.sheet.total).replace("-", MINUS)
            rows.append(lettered(total, self.right - 20, y + 58, 54, self.palette.table_ink, "end"))
        for n, line in enumerate(wrapped(self.told.remark, _WIDE, 17)):
            rows.append(lettered(line, self.left, y + 108 + 23 * n, 17, self.palette.table_ink_2, font=TEXT))
        return "\n".join(rows)


def _tick(x: float, y: float, on: bool, palette: Palette) -> str:
    ring = element(
        "circle", cx=x, cy=y, r=9, fill=palette.table_ink if on else "none", stroke=palette.table_ink, stroke_width=1.8
    )
    if not on:
        return ring
    return ring + drawn_line(f"M{number(x - 4)} {number(y)}l3 3.4l5.4-6.6", palette.table, 2.2)


def _cap_size(word: str, room: float) -> float:
    """How large a heading may be that has so much room."""
    return min(_CAP, room / (width(word.upper(), 1) + _TRACKING * len(word)))
