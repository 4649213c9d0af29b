"""Lines: how tracks join, and what a line scores when it is whole (M8, M9, M19, M21).

Lines are never traced. Joined tracks make fragments, and each fragment is known at its two ends alone: `far` of the
junction where it begins is the one where it stops and the other way round, and `length` of both is how many tiles it
passes. A junction without tracks is a fragment of length 0 by itself. A new tile joins two fragments by each of its
tracks (M9: a tile passed twice counts twice, because it joins twice).

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import NOBODY, Event
from peron.rules.metro.board import ARRIVAL, CENTRE, COLOURS, JUNCTIONS, PLACES, SIDES, STATIONS
from peron.rules.metro.companies import tell_closing
from peron.rules.metro.table import MetroTable

INTO_THE_CENTRE: Final = 2
"""M9: how often a line that ends in the centre counts."""


def new_ends() -> tuple[vec[i64], vec[i64]]:
    """`far` and `length` of a board without tracks."""
    return vec[i64](list(range(JUNCTIONS))), vec[i64]([0] * JUNCTIONS)


def join(table: MetroTable, place: i64, kind: i64) -> None:
    """Join the fragments that the tracks of a tile lead from and to; score every line that becomes whole."""
    far = table.far
    length = table.length
    entry = SIDES * place
    at = SIDES * (PLACES * kind + place)
    end = entry + SIDES
    while entry < end:
        leave = table.board.exits[at]
        a = far[entry]
        if a != leave:  # M8: else this closes a loop
            b = far[leave]
            n = length[entry] + length[leave] + 1  # M9: rails printed on the board are no tiles
            far[a] = b
            far[b] = a
            length[a] = n
            length[b] = n
            if b >= CENTRE:  # M21: with tiles in the centre no fragment stops there
                departure = table.board.starts[a]
                if departure >= 0:
                    finish(table, departure)
        entry += 1
        at += 1


def is_whole(table: MetroTable, departure: i64) -> bool:
    """Whether the line that starts there has reached an arrival."""
    return table.far[table.board.departures[departure]] >= CENTRE


def tiles_passed(table: MetroTable, departure: i64) -> i64:
    return table.length[table.board.departures[departure]]


def counts_at(departure: i64, stop: i64) -> i64:
    """M9: how often each tile counts of a line that stops there: not before it is whole, and twice in the centre; M19:
    unless it started there."""
    if stop < CENTRE:
        return 0
    if departure < STATIONS and stop < ARRIVAL:
        return INTO_THE_CENTRE
    return 1


def counts(table: MetroTable, departure: i64) -> i64:
    """How often each tile of a line counts; 0 until the line is whole."""
    return counts_at(departure, table.far[table.board.departures[departure]])


def line_points(table: MetroTable, departure: i64) -> i64:
    """What a whole line scores."""
    return counts(table, departure) * tiles_passed(table, departure)


def finish(table: MetroTable, departure: i64) -> None:
    """M9: a whole line is scored if a wagon stands where it starts; M16: for the company if it is a company's."""
    owner = table.owner(departure)
    if owner == NOBODY:  # M3
        return
    points = line_points(table, departure)
    table.points[owner] += points
    if table.listening:
        _tell(table, departure, owner)
        if table.setting.companies:
            tell_closing(table, owner, points)


def line_params(table: MetroTable, departure: i64) -> dict[str, object]:
    """Where a whole line starts and what its points are made of, as parameters of a message."""
    params: dict[str, object] = {"tiles": int(tiles_passed(table, departure)), "counts": int(counts(table, departure))}
    if departure >= STATIONS:
        return {"start": "rail", "number": int(departure - STATIONS) + 1, **params}
    return {"start": "station", "number": table.station_number(departure), **params}


def _tell(table: MetroTable, departure: i64, owner: i64) -> None:
    params = {**line_params(table, departure), "points": int(line_points(table, departure))}
    if table.setting.companies:
        table.told.append(Event("event-line-of-company", {"company": COLOURS[owner], **params}))
    else:
        table.tell("event-line-finished", owner, params)
