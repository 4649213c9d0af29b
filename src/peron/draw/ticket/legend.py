"""Title block and point tables of a board. Imports the drawing's modules only.

They stand where the board file says, else where the map is free; when it is free nowhere, in a band under the map.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from peron.draw import glyphs
from peron.draw.geometry import Box
from peron.draw.lettering import width
from peron.draw.markup import Point, element, group, moved, text
from peron.draw.palette import SIGN, TEXT, Palette
from peron.draw.ticket.plan import Plan
from peron.draw.ticket.room import free_spot, obstacles
from peron.draw.words import Words, head

_HEAD: Final = 28.0
_ROW: Final = 21.0
_HEIGHT: Final = _HEAD + 2 * _ROW + 5
_LARGE: Final = 26.0
"""The figures of a board that is shown small, as large as the names there."""
_HIGHER: Final = 8.0
_GAP: Final = 12.0
_PAD: Final = 14.0
BAND: Final = _HEIGHT + 2 * 16
"""Height of the band under a map that has no room for title and tables."""

_COUNTS: Final = 16.0
_TRACKING: Final = 0.08


@dataclass(frozen=True)
class Table:
    key: str
    """As the board file calls it."""
    title: str
    glyph: glyphs.Glyph
    above: str
    columns: tuple[str, ...]
    below: str
    points: tuple[str, ...]

    def head_width(self) -> float:
        return _PAD + max(width(self.above, 14.5), width(self.below, 14.5)) + 16

    def column_width(self) -> float:
        return max(38.0, *(width(cell, 16) + 14 for cell in self.columns + self.points))

    def width(self) -> float:
        rows = self.head_width() + self.column_width() * len(self.columns) + 4
        return max(rows, width(self.title, 17) + 62, 248.0)


@dataclass(frozen=True)
class Legend:
    """Title and tables with their places: `title` is the top left corner of its block."""

    title: Point
    tables: list[tuple[Table, Point]]
    band: float
    """Height of the band that had to be added under the map."""


def point_tables(data: Mapping[str, Any], words: Words) -> list[Table]:
    tables = []
    cable_cars = data.get("called", {}).get("tram") == "cable-car"
    for kind, glyph in (("tram", glyphs.CABLE_CAR if cable_cars else glyphs.TRAM), ("subway", glyphs.SUBWAY)):
        points = data["points"].get(kind)
        if points:
            lengths = sorted(points, key=int)
            tables.append(
                Table(
                    key=kind,
                    title=head(words["cable-car" if cable_cars and kind == "tram" else kind]),
                    glyph=glyph,
                    above=head(words["cards" if kind == "subway" else "spaces"]),
                    columns=tuple(lengths),
                    below=head(words["points"]),
                    points=tuple(str(points[length]) for length in lengths),
                )
            )
    if "tokens" in data:
        columns, points = _token_columns(data["tokens"]["points"])
        tables.append(
            Table(
                key="tokens",
                title=head(words["tokens"]),
                glyph=glyphs.TOKEN,
                above=head(words["token-symbols"]),
                columns=columns,
                below=head(words["points"]),
                points=points,
            )
        )
    return tables


def _token_columns(points: Sequence[int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Numbers of kinds with the same points share a column: 0 and 1 give nothing, so the first one reads 0–1."""
    columns: list[list[int]] = []
    for kinds, value in enumerate(points):
        if columns and points[columns[-1][0]] == value:
            columns[-1].append(kinds)
        else:
            columns.append([kinds])
    heads = tuple(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in columns)
    return heads, tuple(str(points[run[0]]) for run in columns)


def place_legend(data: Mapping[str, Any], plan: Plan, tables: Sequence[Table], name: str, counts: str) -> Legend:
    scenery = data.get("scenery", {})
    block = (_title_width(name, counts), _title_size(name) + 36)
    sizes = {"title": block} | {table.key: (table.width(), _HEIGHT) for table in tables}
    spots: dict[str, Point] = {}
    if "title" in scenery:
        spots["title"] = plan.scaled(scenery["title"])
    for key, at in scenery.get("tables", {}).items():
        spots[key] = plan.scaled(at)
    taken = [_box(spots[key], size) for key, size in sizes.items() if key in spots]
    discs = obstacles(plan)
    in_band = False
    for key in reversed(sizes):  # from the right: the last table stands outermost, the title comes last and at the left
        if key in spots:
            continue
        size = sizes[key]
        spot = free_spot(plan.frame(), size, discs, taken, from_left=key == "title")
        if spot is None:
            in_band = True
            break
        spots[key] = spot
        taken.append(_box(spot, size))
    if in_band:
        spots = _band_spots(plan, sizes)
    return Legend(
        title=spots["title"],
        tables=[(table, spots[table.key]) for table in tables],
        band=BAND + 16 if in_band else 0.0,
    )


def _box(corner: Point, size: Point) -> Box:
    return Box(corner[0], corner[1], corner[0] + size[0], corner[1] + size[1])


def _band_spots(plan: Plan, sizes: Mapping[str, Point]) -> dict[str, Point]:
    """Title at the left, tables at the right, under the map and its references."""
    top = plan.height + 34 + 16
    spots: dict[str, Point] = {"title": (0.0, top - 8)}
    right = plan.width
    for key in reversed([key for key in sizes if key != "title"]):
        right -= sizes[key][0]
        spots[key] = (right, top)
        right -= _GAP
    return spots


def _title_size(name: str) -> float:
    """Long names in smaller letters: a title is a line, not a banner."""
    return 58.0 if len(name) <= 8 else 37.0 if len(name) <= 16 else 32.0


def _title_width(name: str, counts: str) -> float:
    size = _title_size(name)
    # Letters are spread or drawn together to this width, so a middling measure does better than a wide one.
    return max(0.92 * width(name.upper(), size) + _TRACKING * size * (len(name) - 1), width(counts, _COUNTS))


def draw_title(name: str, counts: str, at: Point, palette: Palette) -> str:
    x, y = at
    size = _title_size(name)
    wide = _title_width(name, counts)
    rule = y + size
    return group(
        [
            element(
                "text",
                text(name.upper()),
                x=x,
                y=y + 0.8 * size,
                font_family=SIGN,
                font_size=size,
                font_weight="700",
                letter_spacing=_TRACKING * size,
                # As wide as the rule, whatever font is found; tracking follows the last letter too.
                textLength=wide + _TRACKING * size,
                fill=palette.ink,
            ),
            element("rect", x=x, y=rule, width=wide, height=3.5, fill=palette.ink),
            element("rect", x=x, y=rule + 6.5, width=wide, height=1.2, fill=palette.ink),
            element(
                "text",
                text(counts),
                x=x,
                y=rule + 29,
                font_family=TEXT,
                font_size=_COUNTS,
                letter_spacing=0.6,
                fill=palette.ink,
                class_="counts",
            ),
        ]
    )


def draw_table(table: Table, at: Point, palette: Palette, large: bool = False) -> str:
    """An enamel head with glyph and title, over two rows of figures. Large ones leave no room to say what they are."""
    wide, high = table.width(), _HEIGHT + (_HIGHER if large else 0)
    heads = 0 if large else table.head_width()
    column = (wide - heads - 6) / len(table.columns)
    head = f"M0 {_HEAD}V9A9 9 0 0 1 9 0H{wide - 9:.1f}A9 9 0 0 1 {wide:.1f} 9V{_HEAD}Z"
    first = _HEAD + (22 if large else 18.5)
    second = first + (26 if large else _ROW)
    sizes = (_LARGE, _LARGE, _LARGE) if large else (17, 15, 17)
    cells = []
    for number, (above, below) in enumerate(zip(table.columns, table.points, strict=True)):
        x = heads + column * (number + 0.5)
        cells.append(element("text", text(above), x=x, y=first, fill=palette.table_ink_2, font_size=sizes[1]))
        cells.append(
            element("text", text(below), x=x, y=second, fill=palette.table_ink, font_size=sizes[2], font_weight="700")
        )
    return group(
        [
            element("rect", width=wide, height=high, rx=9, fill=palette.table),
            element("path", d=head, fill=palette.enamel),
            element("g", table.glyph.draw(palette.on_enamel, palette.enamel), transform=moved(20, _HEAD / 2, 0.86)),
            element(
                "text",
                text(table.title),
                x=38,
                y=_HEAD / 2 + 0.36 * sizes[0],
                font_family=SIGN,
                font_size=sizes[0],
                font_weight="700",
                letter_spacing=0.4,
                fill=palette.on_enamel,
            ),
            group(
                [
                    element("text", text(table.above), x=_PAD, y=first),
                    element("text", text(table.below), x=_PAD, y=second),
                ],
                font_family=TEXT,
                font_size=14.5,
                fill=palette.table_ink_2,
            )
            if not large
            else "",
            group(cells, font_family=SIGN, text_anchor="middle"),
            element("rect", width=wide, height=high, rx=9, fill="none", stroke=palette.table_line, stroke_width=2),
        ],
        transform=moved(at[0], at[1] - (high - _HEIGHT)),
    )
