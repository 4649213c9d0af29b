"""Who sits at a table, as lists have it. Imports tables and the store."""

from __future__ import annotations

from dataclasses import replace

from peron.store import SeatRow
from peron.tables.table import OVER, Table


def seat_rows(table: Table) -> list[SeatRow]:
    named = zip(table.seats, table.shown_names(), strict=True)
    rows = [SeatRow(number, seat.person, name, seat.kind) for number, (seat, name) in enumerate(named)]
    if table.status != OVER or table.closed is not None:
        return rows
    result = table.result()
    ended = zip(rows, result.totals, result.ranks, strict=True)
    return [replace(row, points=points, rank=rank) for row, points, rank in ended]
