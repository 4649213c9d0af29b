"""What a move would do to lines, before it is made. Imports the compiled integer types only."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from peron.rules.contract import NOBODY
from peron.rules.metro.board import NO_DEPARTURE, STATIONS
from peron.rules.metro.state import MetroState


@dataclass(frozen=True)
class Change:
    """A line with a wagon as it would be after the move."""

    departure: int
    tiles: int
    points: int
    """What it scores if it is whole; else as many as it has tiles."""
    whole: bool


def after_laying(state: MetroState, square: i64, tile: i64) -> list[Change]:
    """The lines that a tile would lengthen or finish there, by departure. `tile` is 4 * kind + turn."""
    touched = set()
    for entry in range(4 * square, 4 * square + 4):
        departure = state.board.starts[state.far[entry]]
        if departure != NO_DEPARTURE and state.owner(departure) != NOBODY:
            touched.add(int(departure))
    after = state.clone()
    after.lay(square, tile)
    return [_change(after, departure) for departure in sorted(touched)]


def after_placing(state: MetroState, rail: i64) -> list[Change]:
    """The line that a wagon on a central rail would have (M19a)."""
    return [_change(state, STATIONS + rail)]


def _change(state: MetroState, departure: i64) -> Change:
    whole = state.is_whole(departure)
    tiles = int(state.tiles_passed(departure))
    return Change(int(departure), tiles, int(state.line_points(departure)) if whole else tiles, whole)
