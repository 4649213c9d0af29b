"""Round the map of a board: its frame with references, and hairlines across it. Imports the drawing's modules only."""

from __future__ import annotations

from typing import Final

from peron.draw.frame import MARGIN, references
from peron.draw.markup import element, group, number
from peron.draw.palette import Palette
from peron.draw.ticket.plan import COLUMNS, ROWS

_SIZE: Final = 16.0


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
    return group(
        [
            element("path", d=ticks, stroke=palette.reference, stroke_width=1.5, opacity=0.6),
            element("rect", width=width, height=height, rx=3, fill="none", stroke=palette.outline, stroke_width=3),
            references((width, height), (COLUMNS, ROWS), out, "A", _SIZE, palette.reference),
        ]
    )
