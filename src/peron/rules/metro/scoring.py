"""The reckoning: what every seat has, line by line and in all (M9, M10, M17, M22).

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from mypy_extensions import i64

from peron.rules.contract import Result, Score, ScoreLine, ranks
from peron.rules.metro.actions import PERCENTAGES
from peron.rules.metro.board import COLOURS, COMPANIES, DEPARTURES, PERCENT
from peron.rules.metro.companies import bonus, company_value, share_points
from peron.rules.metro.lines import is_whole, line_params, line_points
from peron.rules.metro.numbers import card_points, number_points
from peron.rules.metro.table import MetroTable


def final_score(table: MetroTable, seat: i64) -> i64:
    """M10, M17, M22, as if the game ended now. M10b: a wagon that was never placed has no line."""
    if not table.setting.companies:
        return table.points[seat] + card_points(table, seat)
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


def result_of(table: MetroTable) -> Result:
    """M10: the most points win; M10a: ties are shared."""
    totals = tuple(int(final_score(table, seat)) for seat in range(int(table.seats)))
    return Result(totals, ranks([(total,) for total in totals]))


def scores_of(table: MetroTable) -> list[Score]:
    """M9, M17, M22, line by line."""
    score_lines = _of_shares if table.setting.companies else _of_lines
    return [Score(seat, tuple(score_lines(table, seat))) for seat in range(int(table.seats))]


def _of_lines(table: MetroTable, seat: int) -> list[ScoreLine]:
    lines = []
    for departure in range(DEPARTURES):
        if table.owner(departure) == seat and is_whole(table, departure):
            points = int(line_points(table, departure))
            lines.append(ScoreLine("score-metro-line", line_params(table, departure), points=points))
    for at in range(int(table.setting.numbers) * seat, int(table.setting.numbers) * (seat + 1)):
        station = int(table.cards[at])
        params = {"number": table.station_number(station)}
        lines.append(ScoreLine("score-number-card", params, points=int(number_points(table, station))))
    return lines


def _of_shares(table: MetroTable, seat: int) -> list[ScoreLine]:
    lines = []
    for percentage in range(PERCENTAGES):
        company = int(table.share(seat, percentage))
        params: dict[str, object] = {
            "company": COLOURS[company],
            "percent": PERCENT[percentage],
            "value": int(company_value(table.points, company)),
        }
        lines.append(ScoreLine("score-share", params, points=int(share_points(table, seat, percentage))))
    for company in range(COMPANIES):
        extra = int(bonus(table, seat, company))
        if extra:
            params = {"company": COLOURS[company], "profit": int(table.points[company])}
            lines.append(ScoreLine("score-share-bonus", params, points=extra))
    return lines
