"""Small drawings on a grid of 24 with the middle at 0, 0: suits, vehicles, signs. Imports `markup` only.

Filled shapes and round strokes in one ink, so that each reads at the size of a space on the map.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from peron.draw.markup import element, number


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
                drawn += element(
                    "path",
                    d=path,
                    fill="none",
                    stroke=colour,
                    stroke_width=self.weight,
                    stroke_linecap="round",
                    stroke_linejoin="round",
                )
        return drawn


def _disc(x: float, y: float, radius: float) -> str:
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0Z"


def _rays(inner: float, outer: float) -> str:
    rays = ""
    for eighth in range(8):
        x, y = math.cos(eighth * math.pi / 4), math.sin(eighth * math.pi / 4)
        rays += f"M{number(inner * x)} {number(inner * y)}L{number(outer * x)} {number(outer * y)}"
    return rays


def _five_points(outer: float, inner: float) -> str:
    corners = []
    for tenth in range(10):
        reach = inner if tenth % 2 else outer
        angle = math.radians(36 * tenth - 90)
        corners.append(f"{number(reach * math.cos(angle))} {number(reach * math.sin(angle))}")
    return "M" + "L".join(corners) + "Z"


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
TOKEN: Final = Glyph(fill=_five_points(10.6, 4.5))


def _around(corners: int, reach: float, down: float = 0.0) -> str:
    """A regular figure standing on its side."""
    points = []
    for corner in range(corners):
        angle = 2 * math.pi * corner / corners - math.pi / 2
        points.append(f"{number(reach * math.cos(angle))} {number(reach * math.sin(angle) + down)}")
    return "M" + "L".join(points) + "Z"


SYMBOLS: Final = {
    "square": Glyph(line="M-6.5-6.5H6.5V6.5H-6.5Z", weight=2.2),
    "triangle": Glyph(line=_around(3, 9, 2), weight=2.2),
    "pentagon": Glyph(line=_around(5, 8.6, 0.6), weight=2.2),
    "circle": Glyph(line=_disc(0, 0, 7.2), weight=2.2),
    "any": Glyph(line="M0-8.5V8.5M-7.4-4.2L7.4 4.2M7.4-4.2L-7.4 4.2", weight=2.8),
}
"""What stations and station cards show; "any" is the central station."""
