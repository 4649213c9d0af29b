"""A board as it stood at the end of a game, as every family gives it. Imports the drawing's markup only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from peron.draw.markup import element, number


@dataclass(frozen=True)
class Part:
    """Something that points were given for, drawn on a strip of 64 by 28."""

    picture: str
    points: int


@dataclass(frozen=True)
class FinalBoard:
    board: str
    box: tuple[float, float, float, float]
    """Left, top, width and height of all that is drawn."""
    badges: tuple[str, ...] = ()
    """By seat, 26 wide and high round 0, 0; none where seats have no colours."""
    parts: tuple[Part, ...] = ()
    """What the score of the sheet that is shown is made of, where that fits into a row."""

    def fitted(self, x: float, y: float, width: float, height: float) -> str:
        """In this box, as large as it can be."""
        view_box = " ".join(number(value) for value in self.box)
        return element("svg", self.board, x=x, y=y, width=width, height=height, viewBox=view_box)


def layers(parts: Iterable[str]) -> str:
    return "\n".join(part for part in parts if part)
