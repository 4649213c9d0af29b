"""The final score: what companies and shares are worth (M16, M17), and number cards (M22).

Imports the compiled integer types only.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.metro.actions import PERCENTAGES
from peron.rules.metro.board import ARRIVAL, COMPANIES, STATIONS
from peron.rules.metro.table import MetroTable


def company_value(points: vec[i64], company: i64) -> i64:
    """M16, M16a: 8 less the number of companies with more points, but 1 for those with the fewest."""
    more: i64 = 0
    fewer: i64 = 0
    for other in points:
        if other > points[company]:
            more += 1
        elif other < points[company]:
            fewer += 1
    if fewer == 0 and more > 0:
        return 1
    return COMPANIES - more


def holding(table: MetroTable, seat: i64, company: i64) -> i64:
    """The tenths of a company that a seat holds."""
    tenths: i64 = 0
    percentage: i64 = 0
    while percentage < PERCENTAGES:
        if table.share(seat, percentage) == company:
            tenths += percentage + 1
        percentage += 1
    return tenths


def bonus(table: MetroTable, seat: i64, company: i64) -> i64:
    """M17, M17a, M17b: a tenth of the points, for everybody who holds most."""
    own = holding(table, seat, company)
    if own == 0:
        return 0
    other: i64 = 0
    while other < table.seats:
        if holding(table, other, company) > own:
            return 0
        other += 1
    return table.points[company] // 10


def share_points(table: MetroTable, seat: i64, percentage: i64) -> i64:
    """M17: a share's tenths times the value of its company."""
    return (percentage + 1) * company_value(table.points, table.share(seat, percentage))


def number_points(table: MetroTable, station: i64) -> i64:
    """M22, M22a: what the whole line on a station's arrival rail is worth to its card; 0 while there is none."""
    arrival = ARRIVAL + station
    departure = table.board.starts[table.far[arrival]]
    if departure >= STATIONS:
        return 2 * table.length[arrival]
    if departure >= 0:
        return table.length[arrival]
    return 0


def final_score(table: MetroTable, seat: i64) -> i64:
    """M10, M17, M22, as if the game ended now."""
    if table.setting.companies:
        points: i64 = 0
        percentage: i64 = 0
        while percentage < PERCENTAGES:
            points += share_points(table, seat, percentage)
            percentage += 1
        company: i64 = 0
        while company < COMPANIES:
            points += bonus(table, seat, company)
            company += 1
        return points
    points = table.points[seat]
    at = table.setting.numbers * seat
    end = at + table.setting.numbers
    while at < end:
        points += number_points(table, table.cards[at])
        at += 1
    return points
