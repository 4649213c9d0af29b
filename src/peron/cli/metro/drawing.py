"""The board of Metro as characters: tracks in Braille dots, stations round the edge, the numbers of moves.

Imports the board, the views and Rich. Tracks that a line runs over have its owner's colour; a character has one colour
only, so where lines cross, one's own is seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final

from rich.text import Text

from peron.cli.screen import Canvas
from peron.draw.metro.rails import TILE, end_at, outward
from peron.rules.metro.board import COLUMNS, SIZE, exits_of, name_of, turned, where
from peron.rules.metro.shapes import MetroView

NUMBER: Final = "bold reverse"
FAINT: Final = "dim"
SIDE: Final = 5
"""Columns for the stations on the left and on the right."""
_NO_DOTS: Final = "\u2800"
_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""By row and column within a character: its bit."""
_STEPS: Final = 24
_BACK: Final = 29.0
_NEAR: Final = 18.0
_FAR: Final = 31.0
"""How far a track is pulled inwards: one that leads back to its side, one round the near corner, any other."""
_EMPTY: Final = "·"
_CENTRE: Final = "▒"

Track = tuple[int, int]
"""The ends where it comes in and leaves."""


def tracks_of(code: str, turn: int = 0) -> list[Track]:
    """The four tracks of a tile that is turned by so many degrees."""
    return [(2 * side, end) for side, end in enumerate(exits_of(turned(code, turn // 90)))]


class Dots(Canvas):
    """A canvas of Braille characters; every tile is `high` characters high and twice as wide, which is a square."""

    def __init__(self, high: int) -> None:
        super().__init__()
        self.high = high
        self.wide = 2 * high

    def track(self, row: int, column: int, track: Track, style: str) -> None:
        """A track of the tile there, over what is drawn already."""
        for x, y in _curve(*track):
            right = 2 * self.wide * column + min(int(2 * self.wide * x / TILE), 2 * self.wide - 1)
            down = 4 * self.high * row + min(int(4 * self.high * y / TILE), 4 * self.high - 1)
            spot = down // 4, right // 2
            drawn, _ = self.spots.get(spot, (_NO_DOTS, ""))
            self.spots[spot] = chr(ord(drawn) | _DOTS[down % 4][right % 2]), style

    def sign(self, row: int, column: int, sign: str, style: str) -> None:
        """Characters in the middle of a square."""
        self.write(self.level(row), self.centred(column, sign), sign, style)

    def level(self, row: int) -> int:
        return row * self.high + (self.high - 1) // 2

    def centred(self, column: int, sign: str) -> int:
        return column * self.wide + (self.wide - len(sign)) // 2


def _curve(start: int, end: int) -> Iterable[tuple[float, float]]:
    """Points along the track between two ends."""
    pull = _BACK if start // 2 == end // 2 else _NEAR if abs(end - start) in (1, 7) else _FAR
    a, d = complex(*end_at(start)), complex(*end_at(end))
    b, c = a - pull * complex(*outward(start)), d - pull * complex(*outward(end))
    for step in range(_STEPS + 1):
        t = step / _STEPS
        at = (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t**3 * d
        yield at.real, at.imag


class BoardDrawing(Dots):
    """The board, with the numbers of moves by square."""

    def __init__(self, view: MetroView, centre: Sequence[str], numbers: Mapping[str, int], high: int) -> None:
        super().__init__(high)
        laid = {tile.square: tile for tile in (*view.centre, *view.tiles)}
        for row, column in product(range(SIZE), repeat=2):
            square = name_of(row, column)
            if square in laid:
                for track in tracks_of(laid[square].tile, laid[square].turn):
                    self.track(row, column, track, FAINT)
            elif square in numbers:
                self.sign(row, column, str(numbers[square]), NUMBER)
            elif square in centre:
                for down in range(high):
                    self.write(row * high + down, column * self.wide, _CENTRE * self.wide, FAINT)
            else:
                self.sign(row, column, _EMPTY, FAINT)
        for at, name in enumerate(COLUMNS):
            self.write(-1, self.centred(at, name), name, FAINT)
            self.write(self.level(at), -2, f"{at + 1:>2}", FAINT)

    def line(self, path: Sequence[str], style: str) -> None:
        for passed in path:
            self.track(*where(passed[:2]), (int(passed[2]), int(passed[3])), style)

    def station(self, side: str, square: str, told: str, style: str) -> None:
        """A station beside the square of a departure."""
        row, column = where(square)
        if side in "NS":
            self.write(-2 if side == "N" else SIZE * self.high, self.centred(column, told), told, style)
        else:
            self.write(self.level(row), -2 - len(told) if side == "W" else SIZE * self.wide + 1, told, style)

    def rows(self) -> list[Text]:
        return self.cut(range(-2, SIZE * self.high + 1), range(-2 - SIDE, SIZE * self.wide + 1 + SIDE))


def tile_rows(tiles: Sequence[str], high: int = 4) -> list[Text]:
    """Tiles side by side as they would lie with the arrow up."""
    dots = Dots(high)
    for at, tile in enumerate(tiles):
        for track in tracks_of(tile):
            dots.track(0, 2 * at, track, "")
    return dots.cut(range(high), range(2 * len(tiles) * dots.wide))
