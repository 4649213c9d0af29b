"""How rails lie on a tile of Metro: straight, round a corner, or back to their side. Imports `markup` only.

A tile is `TILE` wide. Its eight ends are counted clockwise from the left one on its upper side and lie at a third and
two thirds of a side. Two ends that are joined never touch the rails of others unless they must cross them.
"""

from __future__ import annotations

from typing import Final

from peron.draw.markup import Point, at, number

TILE: Final = 100.0
THIRD: Final = TILE / 3
_BACK: Final = 22.0
"""How far a rail reaches into the tile that leads back to its side: not as far as a straight one beside it."""
_BEND: Final = 0.47 * 2 * THIRD
"""How far a wide turn is pulled straight on: less than in a circle, so that two opposite turns keep apart."""
_INWARD: Final = ((0, 1), (-1, 0), (0, -1), (1, 0))


def end_at(end: int, x: float = 0, y: float = 0) -> Point:
    """Where an end lies, on a tile with its upper left corner there."""
    along = THIRD if end % 2 == 0 else 2 * THIRD
    return ((x + along, y), (x + TILE, y + along), (x + TILE - along, y + TILE), (x, y + TILE - along))[end // 2]


def outward(end: int) -> tuple[int, int]:
    """The direction in which an end leads out of its tile."""
    right, down = _INWARD[end // 2]
    return -right, -down


def rail_path(start: int, end: int) -> str:
    """The rail between two ends, as the `d` of an SVG path."""
    one, other = end_at(start), end_at(end)
    sides = (end // 2 - start // 2) % 4
    if sides == 0:
        return _back(start, end)
    if sides == 2:
        return f"M{at(one)}L{at(other)}"
    if (end - start) % 8 in (1, 7):
        radius = number(THIRD)
        return f"M{at(one)}A{radius} {radius} 0 0 {0 if sides == 1 else 1} {at(other)}"
    bends = (
        (x + _BEND * _INWARD[side // 2][0], y + _BEND * _INWARD[side // 2][1])
        for (x, y), side in ((one, start), (other, end))
    )
    return f"M{at(one)}C{' '.join(at(bend) for bend in bends)} {at(other)}"


def _back(start: int, end: int) -> str:
    """In, round half a circle, and out again."""
    right, down = _INWARD[start // 2]
    straight = _BACK - THIRD / 2
    turns = [(x + straight * right, y + straight * down) for x, y in (end_at(start), end_at(end))]
    radius = number(THIRD / 2)
    return (
        f"M{at(end_at(start))}L{at(turns[0])}"
        f"A{radius} {radius} 0 0 {0 if end > start else 1} {at(turns[1])}L{at(end_at(end))}"
    )


def rail_middle(start: int, end: int) -> Point:
    """The point halfway along a rail."""
    (x, y), (to_x, to_y) = end_at(start), end_at(end)
    sides = (end // 2 - start // 2) % 4
    if sides == 2:
        return ((x + to_x) / 2, (y + to_y) / 2)
    inward = [_INWARD[side // 2] for side in (start, end)]
    if sides == 0:
        return ((x + to_x) / 2 + _BACK * inward[0][0], (y + to_y) / 2 + _BACK * inward[0][1])
    pull = _BEND if (end - start) % 8 not in (1, 7) else 0.55 * THIRD
    bends = [
        (x + pull * inward[0][0], y + pull * inward[0][1]),
        (to_x + pull * inward[1][0], to_y + pull * inward[1][1]),
    ]
    return ((x + 3 * bends[0][0] + 3 * bends[1][0] + to_x) / 8, (y + 3 * bends[0][1] + 3 * bends[1][1] + to_y) / 8)
