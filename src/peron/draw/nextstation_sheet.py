"""A whole sheet of Next Station, as paper has it: the map, and beside it what the lines score. Imports the drawing's
modules and the shape of a sheet only.

Empty it can be printed and drawn on with pencils; filled it is what a player has made. Lines are told apart by pattern
and letter, not by colour alone. Its proportions are those of a landscape page.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from peron.draw import glyphs
from peron.draw.frame import draw_sheet
from peron.draw.geometry import Box
from peron.draw.lettering import width
from peron.draw.markup import Point, element, group, moved, number, text
from peron.draw.nextstation import clip, description, over_lines, picture, under_lines
from peron.draw.nextstation_plan import CORE, HALO, LINE, RING, RING_WIDTH, SheetPlan, map_size, sheet_plan, view_box
from peron.draw.nextstation_words import SheetWords
from peron.draw.palette import PALETTES, PENCILS, SIGN, TEXT, Palette
from peron.rules.nextstation.shapes import LineView, ObjectiveView, SheetView

COLUMN: Final = 442.0
"""What the score takes beside the map: with it the sheet has the proportions of A4."""
_GAP: Final = 46.0
_WIDE: Final = 398.0
"""Of what is printed in the column."""
_BOX: Final = 62.0
_CAP: Final = 15.0
"""Of headings in capitals, with a little space between the letters."""
_TRACKING: Final = 0.06
_LETTER: Final = 46.0
"""From the middle of a station to a letter beside it."""

_CORES: Final[Mapping[str, tuple[float, str | None] | None]] = {
    "purple": None,
    "blue": (CORE, None),
    "pink": (5.0, "0.1 13"),
    "green": (CORE, "9.5 9.5"),
}
"""The pattern of each pencil: how wide it runs in the line, and its dashes."""


@dataclass(frozen=True)
class Told:
    """What stands on a sheet beside its lines."""

    player: str = ""
    remark: str = ""
    """Under the total: how a game alone is rated."""
    when: str = ""
    """Under the name of the game: how far it has come."""


def sheet_svg(
    data: Mapping[str, Any],
    sheet: SheetView | None = None,
    told: Told | None = None,
    theme: str = "light",
    words: Mapping[str, str] | None = None,
) -> str:
    """The sheet of `data` (a board file of the family), empty or with the lines of `sheet`."""
    palette, said, told = PALETTES[theme], SheetWords(words), told or Told()
    plan = sheet_plan(data)
    prefix = f"{data['id']}-sheet-{theme}"
    wide, high = map_size(data)
    left, top, width_, height = view_box(data)
    lines = [] if sheet is None else [line for line in (*sheet.lines, sheet.line) if line.sections]
    title = f"{said['name']}, {told.player}" if told.player else said["name"]
    score = _Score(data, sheet, told, said, palette, wide + _GAP)
    parts = [
        element("title", text(title), id=f"{prefix}-title"),
        element("desc", text(_description(plan, sheet, lines, said)), id=f"{prefix}-desc"),
        clip(data, prefix),
        group([draw_sheet(wide + COLUMN, high, palette)], class_="sheet"),
        *under_lines(data, plan, said, palette, prefix),
        group([_line(line, plan, said, palette) for line in lines], class_="lines"),
        group(_rings(lines, plan, palette), class_="rings"),
        *over_lines(data, plan, said, palette),
        group(_marks(lines, plan, (wide, high), said, palette), class_="marks"),
        group(score.drawn(), class_="score"),
    ]
    return picture(parts, (left, top, width_ + COLUMN, height), prefix)


def _description(plan: SheetPlan, sheet: SheetView | None, lines: Sequence[LineView], said: SheetWords) -> str:
    if sheet is None:
        return description(plan, said)
    facts = [f"{said[line.pencil]} {line.points}: {', '.join(line.sections)}" for line in lines]
    return ". ".join([*facts, f"{said['total']} {sheet.total}"]) + "."


# --- lines ------------------------------------------------------------------------------------------------------------


def _line(line: LineView, plan: SheetPlan, said: SheetWords, palette: Palette) -> str:
    paths = {section.id: section.path for section in plan.sections}
    way = "".join(paths[section] for section in line.sections)
    drawn = [
        element("title", text(f"{said[line.pencil]}: {line.points}")),
        element("path", d=way, stroke=palette.halo, stroke_width=HALO),
        *_stroke(way, line.pencil, palette),
    ]
    return group(drawn, class_="line", id=f"line-{line.pencil}", fill="none", stroke_linecap="round")


def _stroke(way: str, pencil: str, palette: Palette) -> list[str]:
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


def _rings(lines: Sequence[LineView], plan: SheetPlan, palette: Palette) -> list[str]:
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


def _marks(lines: Sequence[LineView], plan: SheetPlan, size: Point, said: SheetWords, palette: Palette) -> list[str]:
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
        _words(str(count), 0, 6.4, 18, palette.halo, anchor="middle"),
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
        _words(said[f"letter-{pencil}"], 0, 5.2, 15, colour.on, anchor="middle"),
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
        _words("×2", 0, 5.6, 16, palette.halo, anchor="middle"),
        class_="twice",
        transform=moved(*at),
    )


# --- the score --------------------------------------------------------------------------------------------------------


def _cap_size(word: str, room: float) -> float:
    """How large a heading may be that has so much room."""
    return min(_CAP, room / (width(word.upper(), 1) + _TRACKING * len(word)))


def _words(said: str, x: float, y: float, size: float, fill: str, anchor: str = "start", **more: str) -> str:
    return element(
        "text",
        text(said),
        x=x,
        y=y,
        font_family=SIGN,
        font_size=size,
        font_weight="700",
        text_anchor=anchor if anchor != "start" else None,
        fill=fill,
        **more,
    )


@dataclass(frozen=True)
class _Score:
    """The column beside the map. Empty boxes are for a pencil; filled ones show what stands in them."""

    data: Mapping[str, Any]
    sheet: SheetView | None
    told: Told
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
        return _words(self.said[key].upper(), x, y, size, self.palette.table_ink_2, anchor, letter_spacing=tracking)

    def _box(self, x: float, y: float, wide: float, value: int | str | None, strong: bool = False) -> str:
        high = 42.0
        box = element(
            "rect",
            x=x,
            y=y,
            width=wide,
            height=high,
            rx=8,
            fill=self.palette.place if strong else "none",
            stroke=self.palette.table_line,
            stroke_width=2.2 if strong else 1.4,
            stroke_opacity=None if strong else 0.55,
        )
        if value is None:
            return box
        shown = str(value).replace("-", "\N{MINUS SIGN}")
        return box + _words(shown, x + wide / 2, y + 30, 26, self.palette.table_ink, "middle")

    def _sign(self, sign: str, x: float, y: float) -> str:
        return _words(sign, x, y + 28, 20, self.palette.table_ink_2, "middle")

    def _rule(self, y: float) -> str:
        line = f"M{number(self.left)} {number(y)}H{number(self.right)}"
        return element("path", d=line, stroke=self.palette.table_line, stroke_width=1.2, stroke_opacity=0.35)

    def _heading(self, key: str, y: float, points: int | None) -> str:
        """A part of the score with its points at the right."""
        box = self._box(self.right - 72, y, 72, points, strong=True)
        return self._rule(y - 16) + self._cap(key, self.left, y + 27) + box

    # The parts.

    def _title(self, y: float) -> str:
        name = _words(self.said["name"], self.left, y + 30, 44, self.palette.table_ink)
        label = self._cap("player", self.left, y + 66)
        label_wide = width(self.said["player"].upper(), 15) + 26
        room = _WIDE - label_wide - 4
        size = min(24.0, 24.0 * room / max(width(self.told.player, 24), 1.0))
        player = _words(self.told.player, self.left + label_wide, y + 66, size, self.palette.table_ink)
        when = _words(self.told.when, self.right, y + 30, 17, self.palette.table_ink_2, "end") if self.told.when else ""
        line = f"M{number(self.left + label_wide)} {number(y + 74)}H{number(self.right)}"
        ruled = element("path", d=line, stroke=self.palette.table_line, stroke_width=1.4, stroke_opacity=0.55)
        return "\n".join(part for part in (name, when, label, player if self.told.player else "", ruled) if part)

    def _lines(self, y: float) -> str:
        columns = [self.left + 106, self.left + 190, self.left + 274]
        heads = dict(zip(("districts", "most", "thames"), (x + _BOX / 2 for x in columns), strict=True))
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
        sample = element("g", *_stroke(way, pencil, self.palette), fill="none", stroke_linecap="round")
        colour = self.palette.pencils[pencil]
        letter = element("circle", cx=self.left + 82, cy=y + 22, r=12.5, fill=colour.fill)
        letter += _words(self.said[f"letter-{pencil}"], self.left + 82, y + 27.6, 16, colour.on, "middle")
        name = _words(self.said.head(pencil), self.left, y + 58, 17, self.palette.table_ink_2)
        drawn = line is not None and bool(line.sections)
        facts: tuple[int | None, ...] = (None, None, None, None)
        if line is not None:
            thames = self.data["points"]["thames"] * line.crossings
            facts = (line.districts, line.most, thames, line.points) if drawn else (None, None, None, 0)
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
                element(
                    "rect",
                    x=x,
                    y=y + 52,
                    width=pitch - 4,
                    height=44,
                    rx=8,
                    fill=self.palette.bridge if on else "none",
                    stroke=self.palette.bridge,
                    stroke_width=1.8,
                    stroke_opacity=None if on else 0.7,
                )
                + _words(str(value), x + (pitch - 4) / 2, y + 72, 18, ink, "middle")
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
                _words(self.said[key], x, y + 80, 17, self.palette.table_ink)
                + self._box(x + 56, y + 53, 36, count)
                + _words(f"× {worth}", x + 97, y + 81, 17, self.palette.table_ink_2)
            )
        points = None if self.sheet is None else sum(self.sheet.interchange_points)
        return "\n".join([self._heading("interchanges", y, points), *rows])

    def _objectives(self, y: float) -> str:
        worth = self.data["points"]["objective"]
        if self.sheet is None:
            rows = [self._objective(None, worth, y + 44 + 36 * n) for n in range(2)]
            return "\n".join([self._rule(y - 16), self._cap("objectives", self.left, y + 20), *rows])
        rows = [self._objective(one, worth, y + 44 + 36 * n) for n, one in enumerate(self.sheet.objectives)]
        heading = [self._rule(y - 16), self._cap("objectives", self.left, y + 20)] if rows else []
        return "\n".join([*heading, *rows])

    def _objective(self, objective: ObjectiveView | None, worth: int, y: float) -> str:
        end = f"M{number(self.left)} {number(y + 6)}H{number(self.right - 90)}"
        if objective is None:
            blank = element("path", d=end, stroke=self.palette.table_line, stroke_width=1.2, stroke_opacity=0.45)
            return blank + _words(f"+{worth}", self.right - 8, y + 4, 18, self.palette.table_ink_2, "end")
        ink = self.palette.table_ink
        reached = objective.points > 0
        sign = f"+{objective.points}" if reached else "0"
        return (
            _words(self.said.head(f"objective-{objective.id}"), self.left + 26, y + 4, 18, ink)
            + _tick(self.left + 9, y - 2, reached, self.palette)
            + _words(
                f"{objective.have} / {objective.need}", self.right - 70, y + 4, 18, self.palette.table_ink_2, "end"
            )
            + _words(sign, self.right - 8, y + 4, 20, ink, "end")
        )

    def _total(self, y: float) -> str:
        penalty = self._penalty()
        rows = []
        if penalty:
            rows.append(_words(self.said.head("modules"), self.left, y - 26, 18, self.palette.table_ink))
            minus = str(penalty).replace("-", "\N{MINUS SIGN}")
            rows.append(_words(minus, self.right - 8, y - 26, 20, self.palette.table_ink, "end"))
        rows.append(
            element(
                "rect",
                x=self.left,
                y=y,
                width=_WIDE,
                height=78,
                rx=12,
                fill=self.palette.place,
                stroke=self.palette.table_line,
                stroke_width=3,
            )
        )
        rows.append(self._cap("total", self.left + 20, y + 46))
        if self.sheet is not None:
            total = str(self.sheet.total).replace("-", "\N{MINUS SIGN}")
            rows.append(_words(total, self.right - 20, y + 58, 54, self.palette.table_ink, "end"))
        for n, line in enumerate(_wrapped(self.told.remark, _WIDE, 17)):
            rows.append(
                element(
                    "text",
                    text(line),
                    x=self.left,
                    y=y + 108 + 23 * n,
                    font_family=TEXT,
                    font_size=17,
                    fill=self.palette.table_ink_2,
                )
            )
        return "\n".join(rows)

    def _penalty(self) -> int:
        """What is taken off for modules in a game alone: what the total lacks."""
        if self.sheet is None:
            return 0
        sheet = self.sheet
        counted = sum(line.points for line in (*sheet.lines, sheet.line))
        counted += sheet.site_points + sum(sheet.interchange_points) + sum(one.points for one in sheet.objectives)
        return sheet.total - counted


def _tick(x: float, y: float, on: bool, palette: Palette) -> str:
    ring = element(
        "circle", cx=x, cy=y, r=9, fill=palette.table_ink if on else "none", stroke=palette.table_ink, stroke_width=1.8
    )
    if not on:
        return ring
    return ring + element(
        "path",
        d=f"M{number(x - 4)} {number(y)}l3 3.4l5.4-6.6",
        fill="none",
        stroke=palette.table,
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _wrapped(said: str, room: float, size: float) -> list[str]:
    lines: list[str] = []
    for word in said.split():
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
