"""Module 4: number cards (M22). Imports the compiled integer types only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.metro.board import ARRIVAL, STATIONS
from peron.rules.metro.table import MetroTable

FROM_THE_CENTRE: Final = 2
"""M22: how often a line that begins in the centre counts for the card."""


def number_points(table: MetroTable, station: i64) -> i64:
    """M22, M22a: what the whole line on a station's arrival rail is worth to its card; 0 while there is none."""
    arrival = ARRIVAL + station
    departure = table.board.starts[table.far[arrival]]
    if departure >= STATIONS:
        return FROM_THE_CENTRE * table.length[arrival]
    if departure >= 0:
        return table.length[arrival]
    return 0


def card_points(table: MetroTable, seat: i64) -> i64:
    """What all cards of a seat bring."""
    points: i64 = 0
    at = table.setting.numbers * seat
    end = at + table.setting.numbers
    while at < end:
        points += number_points(table, table.cards[at])
        at += 1
    return points
