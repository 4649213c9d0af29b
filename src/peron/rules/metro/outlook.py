"""What a move would do to lines, before it is made (M9, M19, M19a). Imports the compiled integer types only."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from peron.rules.contract import NOBODY
from peron.rules.metro.actions import RAILS
from peron.rules.metro.board import NO_DEPARTURE, PLACES, SIDES, STATIONS
from peron.rules.metro.lines import counts_at
from peron.rules.metro.paths import line_id, path_from, stop_of
from peron.rules.metro.shapes import LineFinished, LineGrown
from peron.rules.metro.table import MetroTable


def after_laying(table: MetroTable, square: i64, tile: i64) -> tuple[LineGrown | LineFinished, ...]:
    """The lines that a tile would lengthen or finish there, by departure. `tile` is TURNS * kind + turn."""
    found: list[tuple[int, LineGrown | LineFinished]] = []
    kind = table.board.turned[tile]
    first = SIDES * square
    tracks = SIDES * (PLACES * kind + square)
    entry: i64 = 0
    while entry < SIDES:
        departure = table.board.starts[table.far[first + entry]]
        if departure != NO_DEPARTURE and table.owner(departure) != NOBODY:
            before = table.length[first + entry]
            leave = table.board.exits[tracks + entry]
            tiles = before + 1 + table.length[leave]
            stop = table.far[leave]
            while first <= stop < first + SIDES:  # it comes back to the same tile
                leave = table.board.exits[tracks + stop - first]
                tiles += 1 + table.length[leave]
                stop = table.far[leave]
            path = tuple(path_from(table, first + entry, square, kind))
            line = line_id(table, departure, table.owner(departure))
            found.append((int(departure), _changed(table, line, departure, tiles, tiles - before, stop, path)))
        entry += 1
    found.sort(key=_by_departure)
    return tuple(change for _, change in found)


def after_placing(table: MetroTable, rail: i64, account: i64) -> tuple[LineGrown | LineFinished, ...]:
    """The line that a wagon on a central rail would have (M19a)."""
    assert 0 <= rail < RAILS
    departure = STATIONS + rail
    junction = table.board.departures[departure]
    path = tuple(path_from(table, junction))
    line = line_id(table, departure, account)
    return (_changed(table, line, departure, table.length[junction], 0, table.far[junction], path),)


def _changed(
    table: MetroTable, line: str, departure: i64, tiles: i64, more: i64, stop: i64, path: tuple[str, ...]
) -> LineGrown | LineFinished:
    times = counts_at(departure, stop)
    if times == 0:
        return LineGrown("grows", line, int(tiles), int(more), path)
    kind: Literal["finishes", "doubles"] = "doubles" if times > 1 else "finishes"
    return LineFinished(kind, line, int(tiles), int(times * tiles), stop_of(table, stop), path)


def _by_departure(found: tuple[int, LineGrown | LineFinished]) -> int:
    return found[0]
