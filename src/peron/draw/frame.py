"""The paper that a map is printed on. Imports the drawing's modules only."""

from __future__ import annotations

from typing import Final

from peron.draw.markup import Point, element, group, rect
from peron.draw.palette import SIGN, Palette

MARGIN: Final = 34.0
"""From the map's edge to the edge of the sheet."""


def draw_sheet(width: float, height: float, palette: Palette) -> str:
    """The paper under everything; `height` includes a band under the map, if there is one."""
    return paper(width, height, MARGIN, 12, palette.sheet, palette.sheet_line, 2)


def paper(width: float, height: float, margin: float, corner: float, fill: str, stroke: str, edge: float) -> str:
    """A sheet with round corners that reaches so far beyond the map, its edge included."""
    start, more = edge / 2 - margin, 2 * margin - edge
    return rect(start, start, width + more, height + more, corner, fill=fill, stroke=stroke, stroke_width=edge)


def references(
    map_size: Point, counts: Point, out: float, first: str, size: float, fill: str, class_: str | None = None
) -> str:
    """The names of columns, from a `first` letter on, and the numbers of rows, so far outside all four edges."""
    (wide, high), (columns, rows) = map_size, (int(count) for count in counts)
    names = [(chr(ord(first) + n), wide * (n + 0.5) / columns, y) for n in range(columns) for y in (-out, high + out)]
    names += [(str(n + 1), x, high * (n + 0.5) / rows) for n in range(rows) for x in (-out, wide + out)]
    return group(
        [element("text", name, x=x, y=y + 0.36 * size) for name, x, y in names],
        class_=class_,
        font_family=SIGN,
        font_size=size,
        font_weight="700",
        text_anchor="middle",
        fill=fill,
    )
