"""What a seat sees, built up from nothing. Imports the standard library only.

All sheets and turned cards are open. Hidden are the order of the cards to come and what others have decided while
somebody has not (N5a); `belief` deals anew just these.
"""

from __future__ import annotations

from peron.rules.bits import members
from peron.rules.nextstation.cards import (
    CARDS,
    DECK,
    NO_POWER,
    OBJECTIVES,
    PENCILS,
    POWERS,
    ROUNDS,
    SWITCH,
)
from peron.rules.nextstation.city import City
from peron.rules.nextstation.moves import decided, prompt, shown_move
from peron.rules.nextstation.notation import say
from peron.rules.nextstation.scoring import interchange_points, line_points, objective_points, reached, solo_rank
from peron.rules.nextstation.shapes import LineView, NextStationView, ObjectiveView, SheetView
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED, Line, Sheet, sections_of
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import LAST_MARK, OVER, TURN
from peron.rules.nextstation.turns import FIRST_SWITCH

PHASES = {TURN: "turn", LAST_MARK: "last-mark", OVER: "over"}


def view_of(state: NextStationState, seat: int | None) -> NextStationView:
    over = state.phase == OVER
    revealed = _revealed(state)
    powers = {pencil: POWERS[power] for pencil, power in zip(PENCILS, state.setting.powers, strict=True) if power >= 0}
    return NextStationView(
        game=state.city.id,
        board=state.city.id,
        seat=seat,
        phase=PHASES[int(state.phase)],
        round=int(state.round) + 1,
        turn=int(state.turn),
        actors=tuple(state.actors()),
        card=CARDS[revealed[-1]],
        switch=_switch(state, revealed),
        revealed=tuple(CARDS[card] for card in revealed),
        undergrounds=int(state.undergrounds),
        powers=powers,
        sheets=tuple(_sheet(state, number, number == seat) for number in range(len(state.sheets))),
        prompt=prompt(state, seat),
        moves=() if seat is None else tuple(shown_move(state, seat, move) for move in state.moves(seat)),
        ranks=state.result().ranks if over else None,
        solo_rank=solo_rank(state.city, int(state.total(0))) if over and state.seats == 1 else None,
    )


def _revealed(state: NextStationState) -> list[int]:
    return [int(state.card(number)) for number in range(state.turned)]


def _switch(state: NextStationState, revealed: list[int]) -> str:
    """N7."""
    if SWITCH not in revealed:
        return "unseen"
    if revealed.index(SWITCH) + 1 < FIRST_SWITCH:
        return "ignored"
    return "in-force" if state.switch else "past"


def _sheet(state: NextStationState, seat: int, own: bool) -> SheetView:
    sheet, city, setting = state.sheets[seat], state.city, state.setting
    done = state.finished(seat)
    pencil = int(sheet.line.pencil)
    power = int(setting.powers[pencil])
    over = state.phase == OVER
    return SheetView(
        seat=seat,
        pencils=tuple(PENCILS[setting.pencil(seat, number)] for number in range(ROUNDS)),
        pencil=PENCILS[pencil],
        power=None if power == NO_POWER else POWERS[power],
        power_used=power != NO_POWER and sheet.power == NO_POWER and not over,
        decided=sheet.choice != UNDECIDED,
        line=_line(city, sheet.line, not over),
        lines=tuple(_line(city, line, False) for line in (sheet.lines[:-1] if over else sheet.lines)),
        interchanges=_lines_by_station(city, done),
        sites=int(done.sites),
        site_points=int(city.site_points[done.sites]),
        interchange_points=_interchange_points(city, done),
        objectives=tuple(_objective(city, done, int(objective)) for objective in setting.objectives),
        total=int(state.total(seat)),
        decision=decided(city, sheet) if own and sheet.choice != UNDECIDED else None,
        first=city.sections[sheet.first].id if own and sheet.first != NO_SECTION else None,
        marking=city.stations[sheet.marking].id if own and sheet.marking != NO_STATION else None,
    )


def _line(city: City, line: Line, goes_on: bool) -> LineView:
    return LineView(
        pencil=PENCILS[line.pencil],
        start=city.stations[city.start[line.pencil]].id,
        stations=_names(city, int(line.stations)),
        sections=tuple(city.sections[section].id for section in sections_of(line)),
        ends=_names(city, int(line.ends)) if goes_on else (),
        districts=int(line.districts),
        most=int(line.most),
        crossings=int(line.crossings),
        marked=None if line.marked == NO_STATION else city.stations[line.marked].id,
        points=int(line_points(city, line)),
    )


def _names(city: City, stations: int) -> tuple[str, ...]:
    return tuple(city.stations[station].id for station in members(stations))


def _lines_by_station(city: City, sheet: Sheet) -> dict[str, int]:
    more, most = members(sheet.by_three), members(sheet.by_four)
    return {city.stations[station].id: 2 + (station in more) + (station in most) for station in members(sheet.by_two)}


def _interchange_points(city: City, sheet: Sheet) -> tuple[int, int, int]:
    two, three, four = (int(interchange_points(city, sheet, lines)) for lines in (2, 3, 4))
    return two, three, four


def _objective(city: City, sheet: Sheet, objective: int) -> ObjectiveView:
    have, need = int(reached(city, sheet, objective)), int(city.needed[objective])
    return ObjectiveView(OBJECTIVES[objective], have, need, int(objective_points(city, objective, have)))


def drawn(state: NextStationState) -> str:
    """The table in a few lines, for `print(state)`. It shows everything."""
    revealed = " ".join(CARDS[card] for card in _revealed(state))
    to_come = " ".join(CARDS[state.card(number)] for number in range(state.turned, DECK))
    lines = [
        f"{state.city.id}: round {state.round + 1}, turn {state.turn}, {PHASES[int(state.phase)]}, "
        f"actors {state.actors()}",
        f"turned up: {revealed}; to come: {to_come or 'nothing'}",
    ]
    for seat, sheet in enumerate(state.sheets):
        lines.append(
            f"seat {seat}: {state.total(seat)} points, {PENCILS[sheet.line.pencil]} in hand{_pending(state, sheet)}"
        )
        for line in [*sheet.lines, sheet.line][:ROUNDS]:
            sections = ", ".join(state.city.sections[section].id for section in sections_of(line)) or "no section"
            lines.append(f"  {PENCILS[line.pencil]} {line_points(state.city, line)}: {sections}")
    return "\n".join(lines)


def _pending(state: NextStationState, sheet: Sheet) -> str:
    city = state.city
    marking = f", marks {city.stations[sheet.marking].id}" if sheet.marking != NO_STATION else ""
    first = f", draws {city.sections[sheet.first].id} first" if sheet.first != NO_SECTION else ""
    choice = f", has decided: {say(city, int(sheet.choice))}" if sheet.choice != UNDECIDED else ""
    return marking + first + choice
