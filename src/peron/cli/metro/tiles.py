"""Tiles and lines of Metro in signs. Imports the board and the views.

A tile is four arrows: where a train leaves that comes in from the north, the east, the south and the west.
"""

from __future__ import annotations

from typing import Final

from peron.rules.metro.board import exits_of, name_of, turned, where
from peron.rules.metro.shapes import WagonView

SIDES: Final = ("north", "east", "south", "west")
_ARROWS: Final = "↑→↓←"
_LETTERS: Final = "NESW"
_AROUND: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


def as_it_lies(tile: str, turn: int) -> str:
    """The code of a tile that is turned by so many degrees."""
    return turned(tile, turn // 90)


def ways(code: str) -> list[tuple[int, int]]:
    """From which side to which side its four tracks lead, by number of the side."""
    return [(entry, end // 2) for entry, end in enumerate(exits_of(code))]


def arrows(code: str) -> str:
    """`↓←↑→`."""
    return "".join(_ARROWS[out] for _, out in ways(code))


def letters(code: str, between: str = "→") -> str:
    """`N→S E→W S→N W→E`."""
    return " ".join(f"{_LETTERS[entry]}{between}{_LETTERS[out]}" for entry, out in ways(code))


def goes_on_at(wagon: WagonView) -> str:
    """The square where an open line goes on."""
    if not wagon.path:
        return wagon.square
    square, _, end = wagon.path[-1]
    (row, column), (down, right) = where(square), _AROUND[end // 2]
    return name_of(row + down, column + right)
