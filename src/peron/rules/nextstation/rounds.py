"""A round (N2, N3, N6, N9): all take a pencil, cards come up until the fifth of the underground, lines are scored.

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.contract import Event
from peron.rules.nextstation.cards import NO_POWER, PENCILS, ROUNDS
from peron.rules.nextstation.powers import may_still_mark
from peron.rules.nextstation.scoring import finish_line, line_points, river_points, solo_rank, total
from peron.rules.nextstation.sheet import new_line
from peron.rules.nextstation.table import LAST_MARK, OVER, TURN, NextStationTable
from peron.rules.nextstation.turns import turn_up

LAST_UNDERGROUND: Final = 5
"""N6: the underground card that ends a round."""


def begin_round(table: NextStationTable) -> None:
    """N3, N9, N21: everybody takes a pencil with its power; the first card is turned up."""
    city = table.city
    setting = table.setting
    for seat, sheet in enumerate(table.sheets):
        pencil = setting.pencil(seat, table.round)
        sheet.line = new_line(city, pencil)
        sheet.power = setting.powers[pencil]
        if table.listening:
            start = city.stations[city.start[pencil]].id
            table.tell("event-pencil", seat, {"pencil": PENCILS[pencil], "start": start})
    table.phase = TURN
    table.turned = 0
    table.turn = 0
    table.undergrounds = 0
    turn_up(table)


def after_turn(table: NextStationTable) -> None:
    """N6: the next card, or the end of the round; N21d: before it, whoever still can may mark a station."""
    if table.undergrounds < LAST_UNDERGROUND:
        turn_up(table)
        return
    for seat, sheet in enumerate(table.sheets):
        if may_still_mark(sheet):  # nobody else has this power
            table.marker = seat
            table.phase = LAST_MARK
            if table.listening:
                table.tell("event-last-mark", seat, {})
            return
    end_round(table)


def end_round(table: NextStationTable) -> None:
    """N16: lines are scored; N2: after the fourth round the game is over."""
    for seat, sheet in enumerate(table.sheets):
        finish_line(table.city, sheet)
        sheet.power = NO_POWER
        if table.listening:
            _tell_line(table, seat)
    if table.round + 1 < ROUNDS:
        table.round += 1
        begin_round(table)
        return
    table.phase = OVER
    if table.listening:
        table.told.append(Event("event-over", {}))
        if table.seats == 1:  # N23
            points = int(total(table, 0))
            table.told.append(Event("event-solo-rank", {"rank": solo_rank(table.city, points), "points": points}))


def _tell_line(table: NextStationTable, seat: i64) -> None:
    city, line = table.city, table.sheets[seat].line
    visited = {name: int(line.in_district(number)) for number, name in enumerate(city.districts)}
    params: dict[str, object] = {
        "pencil": PENCILS[line.pencil],
        "points": int(line_points(city, line)),
        "districts": int(line.districts),
        "most": int(line.most),
        "river": int(river_points(city, line)),
        "drawn": "yes" if line.is_drawn() else "no",
        "visited": {name: count for name, count in visited.items() if count and line.is_drawn()},
    }
    table.tell("event-line-scored", seat, params)
