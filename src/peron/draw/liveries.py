"""The colours and marks that tell owners apart, as the page has them: colour never speaks alone. Imports glyphs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peron.draw.glyphs import Glyph
from peron.draw.markup import element, moved, number, rect

EDGE: Final = "#17262B"

# On a grid of 24 with the middle at 0, 0.
_MARKS: Final = {
    "dot": "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z",
    "bars": "M-7.5-6.5h15v5h-15ZM-7.5 1.5h15v5h-15Z",
    "triangle": "M0-8.5L9 7H-9Z",
    "cross": "M-2.7-8.5h5.4v5.8h5.8v5.4H2.7v5.8h-5.4V2.7h-5.8v-5.4h5.8Z",
    "diamond": "M0-10L10 0L0 10L-10 0Z",
    "ring": "M0-8.5a8.5 8.5 0 0 0 0 17a8.5 8.5 0 0 0 0-17ZM0-3.5a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7Z",
    "chevron": "M0-7.5L9 1.5V7.7L0-1.3L-9 7.7V1.5Z",
    "square": "M-7.5-7.5h15v15h-15Z",
}


@dataclass(frozen=True)
class Livery:
    fill: str
    mark: str

    def sign(self, scale: float = 1) -> str:
        """Its mark, in ink, with the middle at 0, 0."""
        return element("g", Glyph(fill=_MARKS[self.mark]).draw(EDGE, self.fill), transform=moved(0, 0, scale))

    def badge(self, radius: float) -> str:
        """A plate in its colour with the mark on a white disc, so large to every side of 0, 0."""
        wide = 2 * radius
        edge = {"stroke": EDGE, "stroke_width": number(radius * 0.14)}
        return element(
            "g",
            rect(-radius, -radius, wide, wide, radius * 0.36, fill=self.fill, **edge),
            element("circle", r=radius * 0.7, fill="#FFFFFF", stroke=EDGE, stroke_width=radius * 0.1),
            self.sign(radius * 0.7 / 13),
        )

    def wagon(self, length: float, width: float, angle: float) -> str:
        """On a space that lies at this angle, which the mark does not follow."""
        long, wide = length + 2, width + 2.5
        room = long / 2 - 12
        pane = min(8.0, room / 2 - 4.5)
        windows = [
            rect(x - pane / 2, -5.5, pane, 11, 2, fill_opacity=0.72)
            for x in (side * (12 + room * part) for side in (-1, 1) for part in (0.25, 0.66))
        ]
        body = rect(-long / 2, -wide / 2, long, wide, 9, fill=self.fill, stroke=EDGE, stroke_width=2.6)
        disc = element("circle", r=11, fill="#FFFFFF", stroke=EDGE, stroke_width=1.6)
        upright = element("g", self.sign(16 / 24), transform=moved(0, 0, angle=-angle))
        return element("g", body, *windows, disc, upright, fill=EDGE)


SEATS: Final = (
    Livery("#F7C21E", "dot"),
    Livery("#6CC6F2", "bars"),
    Livery("#D94A8C", "triangle"),
    Livery("#FFFFFF", "cross"),
)
"""The seats of the ticket games."""
METRO: Final = {
    "yellow": Livery("#F9D423", "dot"),
    "blue": Livery("#3E97D6", "bars"),
    "orange": Livery("#D9701A", "triangle"),
    "green": Livery("#0B6237", "cross"),
    "purple": Livery("#6E389B", "diamond"),
    "black": Livery("#23262B", "ring"),
    "red": Livery("#A81418", "chevron"),
    "white": Livery("#FFFFFF", "square"),
}
"""The wagons of Metro, and two more companies."""
