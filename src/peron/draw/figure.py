"""Figures: small pictures that explain rules. Imports the drawing's modules and the rules' contract.

A figure is data: an entry in the `figures.json` of its family says which rule it belongs to and what it shows, a
position on a piece of board, or things side by side. The family draws it with the parts its boards are drawn with, and
says what it has found out from the rules: that is what the words of the figure quote. Whether a figure fits a title
follows from what is on its board.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from peron.draw.lettering import lettered
from peron.draw.markup import Point, drawn_line, element, group, moved, number
from peron.draw.markup import at as point
from peron.draw.palette import PALETTES, SIGN, TEXT, Palette
from peron.rules.contract import Game

Entry = Mapping[str, Any]

WIDE: Final = 400.0
HIGH: Final = 190.0
"""What a figure measures unless it needs to be higher; a piece of board is brought to the same proportions."""


class Say(Protocol):
    """The words printed on a figure, by their names there, with the numbers they quote."""

    def __call__(self, word: str, /, **params: object) -> str: ...


@dataclass(frozen=True)
class Pen:
    """What figures are drawn with."""

    palette: Palette
    say: Say


@dataclass(frozen=True)
class Scene:
    """A figure, drawn."""

    parts: tuple[str, ...]
    box: tuple[float, float, float, float] = (0, 0, WIDE, HIGH)
    """Left, top, width and height of all that is drawn."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """What its words quote, worked out by the rules."""

    def svg(self) -> str:
        """Without words of its own: whoever shows it says what is to be seen."""
        box = " ".join(number(value) for value in self.box)
        parts = "".join(part for part in self.parts if part)
        return element("svg", parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, aria_hidden="true")


Draw = Callable[[Game, Entry, Pen], Scene]


@dataclass(frozen=True)
class Figures:
    """The figures of a family."""

    folder: str
    """Where its `figures.json` lies: the rules in one minute, all figures, and the signs that a player should know."""
    draw: Draw

    def of(self, game: Game) -> tuple[Entry, ...]:
        """Those that fit a title, in their order."""
        return tuple(entry for entry in self._file()["figures"] if fits(game, entry))

    def symbols(self, game: Game) -> tuple[Entry, ...]:
        return tuple(entry for entry in self._file()["symbols"] if fits(game, entry))

    def minute(self, game: Game) -> tuple[Entry, ...]:
        """The rules in one minute: of each step the first figure that fits."""
        of = {entry["id"]: entry for entry in self.of(game)}
        return tuple(next(of[id] for id in step if id in of) for step in self._file()["minute"])

    def _file(self) -> Mapping[str, Any]:
        return read(self.folder)

    def scene(self, game: Game, entry: Entry, theme: str, say: Say) -> Scene:
        """For a theme, or "page": painted by the style sheet of a page."""
        return self.draw(game, entry, Pen(PALETTES[theme], say))


@cache
def read(folder: str) -> Mapping[str, Any]:
    """What the file of a family says."""
    text = files("peron.draw").joinpath(folder, "figures.json").read_text("utf-8")
    read: Mapping[str, Any] = json.loads(text)
    return read


def fits(game: Game, entry: Entry) -> bool:
    """Whether the board has what the figure is about: `when` names facts that the rules quote."""
    facts = game.facts()
    return all(facts[fact] for fact in entry.get("when", ()))


# --- signs that all figures share -------------------------------------------------------------------------------------


def arrow(start: Point, end: Point, palette: Palette, bend: float = 0.0, width: float = 4.0) -> str:
    """From start to end, swung out to its left by `bend`."""
    (x, y), (to_x, to_y) = start, end
    dx, dy = to_x - x, to_y - y
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    control = ((x + to_x) / 2 + 2 * bend * dy / length, (y + to_y) / 2 - 2 * bend * dx / length)
    back_x, back_y = to_x - control[0], to_y - control[1]
    size = (back_x * back_x + back_y * back_y) ** 0.5 or 1.0
    ux, uy = back_x / size, back_y / size
    reach = 2.8 * width
    wings = [
        (to_x - reach * ux + side * 0.8 * reach * uy, to_y - reach * uy - side * 0.8 * reach * ux) for side in (1, -1)
    ]
    head = "M" + "L".join(point(one) for one in (wings[0], end, wings[1]))
    way = f"M{point(start)}Q{point(control)} {point(end)}"
    return drawn_line(way, palette.ink, width) + drawn_line(head, palette.ink, width)


def ring(at: Point, radius: float, palette: Palette) -> str:
    """Amber with an edge: this can be chosen."""
    x, y = at
    edge = element("circle", cx=x, cy=y, r=radius, fill="none", stroke=palette.badge_ink, stroke_width=7.5)
    return edge + element("circle", cx=x, cy=y, r=radius, fill="none", stroke=palette.signal, stroke_width=4.5)


def dot(at: Point, radius: float, palette: Palette) -> str:
    return element(
        "circle", cx=at[0], cy=at[1], r=radius, fill=palette.signal, stroke=palette.badge_ink, stroke_width=radius / 5
    )


def cross(at: Point, radius: float, palette: Palette) -> str:
    """This may not be done."""
    arm = number(0.42 * radius)
    minus = number(-0.42 * radius)
    disc = element("circle", r=radius, fill=palette.bridge, stroke=palette.halo, stroke_width=radius * 0.16)
    sign = drawn_line(f"M{minus} {minus}L{arm} {arm}M{arm} {minus}L{minus} {arm}", "#FFFFFF", radius * 0.26)
    return element("g", disc, sign, transform=moved(*at))


def tick(at: Point, radius: float, palette: Palette) -> str:
    """This is done, or may be."""
    r = radius
    disc = element("circle", r=r, fill=palette.enamel, stroke=palette.halo, stroke_width=r * 0.16)
    way = "M" + "L".join(point((x * r, y * r)) for x, y in ((-0.45, 0.02), (-0.1, 0.36), (0.46, -0.34)))
    return element("g", disc, drawn_line(way, "#FFFFFF", r * 0.24), transform=moved(*at))


def count(value: object, at: Point, radius: float, palette: Palette) -> str:
    """A number on a disc: the tile, the station, the card so counted."""
    disc = element(
        "circle", r=radius, fill=palette.badge, stroke=palette.badge_ink, stroke_width=max(1.6, radius * 0.13)
    )
    words = str(value)
    size = radius * (1.25 if len(words) < 2 else 1.02)
    return element("g", disc, lettered(words, 0, 0.36 * size, size, palette.badge_ink, "middle"), transform=moved(*at))


def label(words: str, at: Point, size: float, palette: Palette, anchor: str = "middle", soft: bool = False) -> str:
    """Words with a halo, so that they can be read on whatever they stand on."""
    return lettered(
        words,
        *at,
        size,
        palette.ink_2 if soft else palette.ink,
        anchor,
        TEXT if soft else SIGN,
        stroke=palette.halo,
        stroke_width=size / 5,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def in_row(things: Iterable[tuple[float, str]], gap: float, wide: float, y: float) -> str:
    """Things, each with its width and drawn round 0, 0, side by side in the middle of a width."""
    placed = list(things)
    x = (wide - sum(width for width, _ in placed) - gap * (len(placed) - 1)) / 2
    drawn = []
    for width, thing in placed:
        drawn.append(element("g", thing, transform=moved(x + width / 2, y)))
        x += width + gap
    return group(drawn)


def framed(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
    """A box round this with the proportions of all figures."""
    wide, high = right - left, bottom - top
    ratio = WIDE / HIGH
    if wide / high < ratio:
        more = high * ratio - wide
        return (left - more / 2, top, wide + more, high)
    more = wide / ratio - high
    return (left, top - more / 2, wide, high + more)


_OF_ITS_OWN: Final = re.compile(r"<title/>|<title></title>| id=\"[^\"]*\"| class=\"[^\"]*\"")


def plain(drawn: str) -> str:
    """A piece of a board without what only a picture on a page of its own needs: ids and titles."""
    return _OF_ITS_OWN.sub("", drawn)
