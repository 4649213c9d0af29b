"""The sheet around a map: paper, frame, references, hairlines. Imports the drawing's modules only."""

from __future__ import annotations

from typing import Final

from peron.draw.markup import element, group, number, text
from peron.draw.palette import SIGN, Palette
from peron.draw.plan import COLUMNS, ROWS

MARGIN: Final = 34.0
"""From the map's edge to the edge of the sheet."""
_SIZE: Final = 16.0


def draw_sheet(width: float, height: float, palette: Palette) -> str:
    """The paper under everything; `height` includes a band under the map, if there is one."""
    return element(
        "rect",
        x=1 - MARGIN,
        y=1 - MARGIN,
        width=width + 2 * MARGIN - 2,
        height=height + 2 * MARGIN - 2,
        rx=12,
        fill=palette.sheet,
        stroke=palette.sheet_line,
        stroke_width=2,
    )


def draw_grid(width: float, height: float, palette: Palette) -> str:
    lines = "".join(f"M{number(width * n / COLUMNS)} 0V{number(height)}" for n in range(1, COLUMNS))
    lines += "".join(f"M0 {number(height * n / ROWS)}H{number(width)}" for n in range(1, ROWS))
    return element("path", d=lines, stroke=palette.ink, stroke_width=1.5, opacity=0.08)


def draw_frame(width: float, height: float, palette: Palette) -> str:
    """The map's edge, a tick at every hairline, and the references on all four sides."""
    ticks = ""
    for n in range(1, COLUMNS):
        across = number(width * n / COLUMNS)
        ticks += f"M{across} -3V-9M{across} {number(height + 3)}V{number(height + 9)}"
    for n in range(1, ROWS):
        down = number(height * n / ROWS)
        ticks += f"M-3 {down}H-9M{number(width + 3)} {down}H{number(width + 9)}"
    out = MARGIN / 2 + 0.5
    references = [
        _reference(chr(ord("A") + n), width * (n + 0.5) / COLUMNS, y)
        for n in range(COLUMNS)
        for y in (-out, height + out)
    ]
    references += [
        _reference(str(n + 1), x, height * (n + 0.5) / ROWS) for n in range(ROWS) for x in (-out, width + out)
    ]
    return group(
        [
            element("path", d=ticks, stroke=palette.reference, stroke_width=1.5, opacity=0.6),
            element(
                "rect",
                width=width,
                height=height,
                rx=3,
                fill="none",
                stroke=palette.outline,
                stroke_width=3,
            ),
            group(
                references,
                font_family=SIGN,
                font_size=_SIZE,
                font_weight="700",
                text_anchor="middle",
                fill=palette.reference,
            ),
        ]
    )


def _reference(name: str, x: float, y: float) -> str:
    return element("text", text(name), x=x, y=y + 0.36 * _SIZE)
