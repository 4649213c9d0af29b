"""Small drawings on a grid of 24 with the middle at 0, 0: suits, vehicles, signs. Imports `markup` only.

Filled shapes and round strokes in one ink, so that each reads at the size of a space on the map.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from peron.draw.markup import at, drawn_line, element, number


@dataclass(frozen=True)
class Glyph:
    """Paths in the order they are drawn. `cut` is drawn over the rest in the colour of the ground below."""

    fill: str = ""
    line: str = ""
    weight: float = 1.9
    cut: str = ""

    def draw(self, ink: str, paper: str) -> str:
        drawn = element("path", d=self.fill, fill=ink) if self.fill else ""
        for path, colour in ((self.line, ink), (self.cut, paper)):
            if path:
                drawn += drawn_line(path, colour, self.weight)
        return drawn


def _disc(x: float, y: float, radius: float) -> str:
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0Z"


def _rays(inner: float, outer: float) -> str:
    rays = ""
    for eighth in range(8):
        x, y = math.cos(eighth * math.pi / 4), math.sin(eighth * math.pi / 4)
        rays += f"M{at((inner * x, inner * y))}L{at((outer * x, outer * y))}"
    return rays


def _figure(corners: int, *reaches: float, down: float = 0.0) -> str:
    """A regular figure with a corner at the top, or a star if its corners reach out by turns."""
    points = []
    for corner in range(corners):
        angle, reach = 2 * math.pi * corner / corners - math.pi / 2, reaches[corner % len(reaches)]
        points.append(at((reach * math.cos(angle), reach * math.sin(angle) + down)))
    return "M" + "L".join(points) + "Z"


_CREST: Final = "c3-4.4 6-4.4 9 0s6 4.4 9 0"
WAVE: Final = Glyph(line=f"M-9-3.6{_CREST}M-9 4.4{_CREST}", weight=3)
LEAF: Final = Glyph(
    fill="M-7.4 7.6C-11.4-2.6-4.6-10 10-9.6C10.8 4.6 3.2 11.2-7.4 7.6Z",
    line="M-10.6 10.6L-6.8 7",
    cut="M-6.4 6.6L3.2-3",
)
BOLT: Final = Glyph(fill="M4.4-11.5L-9 2.6H-1.4L-4.4 11.5L9-3.6H1.2Z")
STAR: Final = Glyph(fill="M0-12Q2.2-2.2 12 0Q2.2 2.2 0 12Q-2.2 2.2-12 0Q-2.2-2.2 0-12Z")
HEART: Final = Glyph(
    fill="M0 9.6C-7 4.6-10.2 1-10.2-3.2C-10.2-6.6-7.8-9-4.8-9C-2.8-9-1-7.9 0-5.9"
    "C1-7.9 2.8-9 4.8-9C7.8-9 10.2-6.6 10.2-3.2C10.2 1 7 4.6 0 9.6Z"
)
SUN: Final = Glyph(fill=_disc(0, 0, 4.6), line=_rays(7.4, 10), weight=2.5)

SUITS: Final = {"blue": WAVE, "green": LEAF, "black": BOLT, "purple": STAR, "red": HEART, "orange": SUN}
"""The mark of each card colour; a gray space has none."""

TRAM: Final = Glyph(
    # From the front: trolley pole, body with one wide window over two lamps, rails.
    fill=_disc(-3.4, 4.6, 1.25) + _disc(3.4, 4.6, 1.25),
    line="M-7-3.6A2.4 2.4 0 0 1-4.6-6H4.6A2.4 2.4 0 0 1 7-3.6V5.4A2.4 2.4 0 0 1 4.6 7.8H-4.6A2.4 2.4 0 0 1-7 5.4Z"
    "M-7 1.4H7M-3.4-10.4H3.4M0-10.4V-6M-4.6 8L-6.6 11M4.6 8L6.6 11",
)
CABLE_CAR: Final = Glyph(
    # From the front: raised roof over open sides, one lamp, the cable in the street.
    fill=_disc(0, 3, 1.5),
    line="M-5.5-6.2L-4-9.4H4L5.5-6.2M-8.6-6.2H8.6M-7-6.2V5.6H7V-6.2M-2.6-6.2V.2M2.6-6.2V.2M-7 .2H7"
    "M-4.6 5.6V8.6M4.6 5.6V8.6M-9.6 10.2H9.6",
)
SUBWAY: Final = Glyph(
    # A train coming out of a tunnel.
    line="M-9.8 10.4V-.6A9.8 9.8 0 0 1 9.8-.6V10.4"
    "M-5.4-2A2.8 2.8 0 0 1-2.6-4.8H2.6A2.8 2.8 0 0 1 5.4-2V4.4A2.2 2.2 0 0 1 3.2 6.6H-3.2A2.2 2.2 0 0 1-5.4 4.4Z"
    "M-5.4 1.2H5.4M-3 7L-4.8 10.4M3 7L4.8 10.4",
)
FERRY: Final = Glyph(
    # From the side, funnel over cabin over hull over a wave.
    fill="M-10.2 1.2H10.2L7.6 7H-7.4ZM-6.4.4V-4.4H5L7 .4ZM-2.2-5.2V-9.6H1.8V-5.2Z",
    line="M-9.6 10.4c2-1.8 4-1.8 6 0s4.4 1.8 6.6 0s4.4-1.8 6.6 0",
    cut="M-4-2H-3.6M-.2-2H.2M3.4-2H3.6",
)
TOKEN: Final = Glyph(fill=_figure(10, 10.6, 4.5))

TOKENS: Final = {
    "bridge": Glyph(
        line="M1.5 16.5h21M7 4v16.5M17 4v16.5M7 5.5c2.5 6.5 7.5 6.5 10 0M7 5.5C6 9 4 11.5 1.5 12.5"
        "M17 5.5c1 3.5 3 6 5.5 7M10.3 10v6.5M13.7 10v6.5",
    ),
    "lighthouse": Glyph(
        line="M9.5 8.5h5l1.8 11.5H7.7zM9.3 8.5V5.2L12 3l2.7 2.2v3.3M8.5 14.5h7.2M3 20.5h18M6 5L2.5 4"
        "M6 7.2L2.8 8.4M18 5l3.5-1M18 7.2l3.2 1.2",
    ),
    "bell": Glyph(
        line="M5 17.5c1.6-1.5 1.8-3.7 1.8-6.5a5.2 5.2 0 0 1 10.4 0c0 2.8.2 5 1.8 6.5zM12 5.5V3M10 20.5a2 2 0 0 0 4 0",
    ),
    "note": Glyph(
        fill="M4 18a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM14.4 15.8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z",
        line="M9.6 18V6.5L20 4v11.8M9.6 10L20 7.5",
    ),
    "house": Glyph(
        line="M5.5 21V9.5L12 3l6.5 6.5V21zM3.5 21h17M10 21v-5h4v5M9 11.5h6M12 11.5V7.8",
    ),
    "lantern": Glyph(
        line="M12 1.5v2.5M9 4h6v2.5H9zM7.5 6.5h9c3.7 3.3 3.7 7.7 0 11h-9c-3.7-3.3-3.7-7.7 0-11z"
        "M9.8 6.5c-1.5 3.5-1.5 7.5 0 11M14.2 6.5c1.5 3.5 1.5 7.5 0 11M12 17.5v5M10.3 22.5h3.4",
    ),
    "tree": Glyph(
        line="M12 2.5L7.5 9h2.3L5.5 15h3L4.5 19.5h15L15.5 15h3L14.2 9h2.3zM12 19.5V22.5",
    ),
}
"""The symbols of tourism tokens (S3). Unlike the rest they have the corner of their grid at 0, 0."""


SYMBOLS: Final = {
    "square": Glyph(line="M-6.5-6.5H6.5V6.5H-6.5Z", weight=2.2),
    "triangle": Glyph(line=_figure(3, 9, down=2), weight=2.2),
    "pentagon": Glyph(line=_figure(5, 8.6, down=0.6), weight=2.2),
    "circle": Glyph(line=_disc(0, 0, 7.2), weight=2.2),
    "any": Glyph(line="M0-8.5V8.5M-7.4-4.2L7.4 4.2M7.4-4.2L-7.4 4.2", weight=2.8),
}
"""What stations and station cards show; "any" is the central station."""

BIKE: Final = Glyph(
    line="M1.5 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM14.5 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM5.5 16l3.5-7.5h6.2l3.3 7.5"
    "M9 8.5l3.5 7.5h-7M12.5 16l3-7.5L14.5 5.5h-2.6M7.5 6h3M9 8.5L8.4 6",
)
PERSON: Final = Glyph(line="M8 7.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4.5 21c0-4.5 3.3-7 7.5-7s7.5 2.5 7.5 7", weight=2.2)
ON_CARDS: Final = {
    "joker": Glyph(
        line="M4.3 3.5h4.9a0.8 0.8 0 0 1 0.8 0.8v4.9a0.8 0.8 0 0 1 -0.8 0.8h-4.9a0.8 0.8 0 0 1 -0.8 -0.8v-4.9"
        "a0.8 0.8 0 0 1 0.8 -0.8zM17.2 3.5l3.8 6.5h-7.6zM3.3 17.2a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z"
        "M17.2 13.7l3.6 2.6-1.4 4.2h-4.4"
        "l-1.4-4.2z",
    ),
    "switch": Glyph(
        line="M12 21.5V14M12 14C12 9 6 10.5 6 4M12 14c0-5 6-3.5 6-10M3.3 6.7L6 4l2.7 2.7M15.3 6.7L18 4l2.7 2.7",
    ),
    "again": Glyph(
        line="M2.4 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM9.4 7a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z"
        "M16.4 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM6.5 14.8l4-5.6M13.5 9.2l4 5.6",
    ),
    "double": Glyph(line="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM8.5 9.5l3 2.5-3 2.5M13 9.5l3 2.5-3 2.5"),
}
"""What station cards and powers show beside the symbols of stations (N1, N21). These, too, begin at their corner."""
