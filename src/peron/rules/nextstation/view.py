"""What a seat sees, built up from nothing. Imports the standard library only.

All sheets and turned cards are open. Hidden are the order of the cards to come and what others have decided while
somebody has not (N5a); `belief` deals anew just these.
"""

from __future__ import annotations

from dataclasses import replace

from peron.rules.bits import members
from peron.rules.contract import Sight
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
from peron.rules.nextstation.scoring import (
    interchange_points,
    line_points,
    module_points,
    objective_points,
    reached,
    river_points,
    solo_rank,
)
from peron.rules.nextstation.shapes import LineView, NextStationView, ObjectiveView, SheetView, SoloView
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED, Line, Sheet, sections_of
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import LAST_MARK, OVER, TURN

PHASES = {TURN: "turn", LAST_MARK: "last-mark", OVER: "over"}


class NextStationSight(Sight):
    """The cards, and each sheet as all others see it."""

    def __init__(self, state: NextStationState) -> None:
        revealed = _revealed(state)
        powers = zip(PENCILS, state.setting.powers, strict=True)
        super().__init__(state)
        self.state: NextStationState = state
        self.actors: tuple[int, ...] = tuple(state.actors())
        self.switch: str = _switch(state, revealed)
        self.revealed: tuple[str, ...] = tuple([CARDS[card] for card in revealed])
        self.powers: dict[str, str] = {pencil: POWERS[power] for pencil, power in powers if power >= 0}
        self.sheets: list[SheetView] = [_sheet(state, number) for number in range(len(state.sheets))]

    def seen_from(self, seat: int | None) -> NextStationView:
        state = self.state
        over = state.phase == OVER
        return NextStationView(
            game=state.city.id,
            board=state.city.id,
            seat=seat,
            phase=PHASES[int(state.phase)],
            round=int(state.round) + 1,
            turn=int(state.turn),
            actors=self.actors,
            card=self.revealed[-1],
            switch=self.switch,
            revealed=self.revealed,
            undergrounds=int(state.undergrounds),
            powers=self.powers,
            sheets=tuple([_own(state, sheet) if sheet.seat == seat else sheet for sheet in self.sheets]),
            prompt=prompt(state, seat),
            moves=() if seat is None else tuple([shown_move(state, seat, move) for move in state.moves(seat)]),
            ranks=state.result().ranks if over else None,
            solo=_solo(state.city, int(state.total(0))) if over and state.seats == 1 else None,
        )


def _revealed(state: NextStationState) -> list[int]:
    return [int(state.card(number)) for number in range(state.turned)]


def _switch(state: NextStationState, revealed: list[int]) -> str:
    """N7."""
    if SWITCH not in revealed:
        return "unseen"
    if revealed[-2] != SWITCH:  # the card of this turn came without it
        return "past"
    return "in-force" if state.switch else "ignored"


def _sheet(state: NextStationState, seat: int) -> SheetView:
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
        modules=int(module_points(city, setting.modules)),
        total=int(state.total(seat)),
        decision=None,
        first=None,
        marking=None,
    )


def _own(state: NextStationState, seen: SheetView) -> SheetView:
    """A sheet as its seat sees it: with what is noted and not shown to others yet (N5a)."""
    sheet, city = state.sheets[seen.seat], state.city
    if sheet.choice == UNDECIDED and sheet.first == NO_SECTION and sheet.marking == NO_STATION:
        return seen
    return replace(
        seen,
        decision=None if sheet.choice == UNDECIDED else decided(city, sheet),
        first=None if sheet.first == NO_SECTION else city.sections[sheet.first].id,
        marking=None if sheet.marking == NO_STATION else city.stations[sheet.marking].id,
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
        river=int(river_points(city, line)),
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


def _solo(city: City, points: int) -> SoloView:
    """N23."""
    rank = solo_rank(city, points)
    return SoloView(rank, city.solo_ranks[rank] + 1 - points if rank < len(city.solo_ranks) else None)


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
