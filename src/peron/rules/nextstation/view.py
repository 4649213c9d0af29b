"""What a seat sees, built up from nothing, and the final reckoning. Imports the standard library only.

All sheets and turned cards are open. Hidden are the order of the cards to come and what others have decided while
somebody has not (N5a); `belief` deals anew just these.
"""

from __future__ import annotations

from peron.rules.bits import members, size
from peron.rules.contract import Result, Score, ScoreLine, ranks
from peron.rules.nextstation.actions import DRAW_AGAIN, MARK, MARK_NONE, SKIP, power_of, section_of
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
from peron.rules.nextstation.notation import say
from peron.rules.nextstation.scoring import NEEDED, interchanges, reached, site_points, solo_rank
from peron.rules.nextstation.shapes import LineView, NextStationView, ObjectiveView, SheetMove, SheetView
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED, Line, Sheet, sections_of
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import FIRST_SWITCH, LAST_MARK, OVER, TURN

PHASES = {TURN: "turn", LAST_MARK: "last-mark", OVER: "over"}


def view_of(state: NextStationState, seat: int | None) -> NextStationView:
    over = state.phase == OVER
    revealed = _revealed(state)
    powers = {pencil: POWERS[power] for pencil, power in zip(PENCILS, state.setting.powers, strict=True) if power >= 0}
    return NextStationView(
        game=state.city.game,
        board=state.city.id,
        seat=seat,
        phase=PHASES[int(state.phase)],
        round=int(state.round) + 1,
        turn=int(state.turn),
        actors=tuple(state.actors()),
        card=CARDS[revealed[-1]],
        switch=_switch(state, revealed),
        revealed=tuple(CARDS[card] for card in revealed),
        remaining=tuple(CARDS[card] for card in range(DECK) if card not in revealed),
        undergrounds=int(state.undergrounds),
        powers=powers,
        sheets=tuple(_sheet(state, number, number == seat) for number in range(len(state.sheets))),
        moves=() if seat is None else tuple(_move(state, seat, move) for move in state.moves(seat)),
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
        line=_line(city, sheet.line),
        lines=tuple(_line(city, line) for line in (sheet.lines[:-1] if over else sheet.lines)),
        interchanges=_lines_by_station(city, done),
        sites=int(done.sites),
        site_points=int(site_points(city, done)),
        interchange_points=_interchange_points(city, done),
        objectives=tuple(_objective(city, done, int(objective)) for objective in setting.objectives),
        total=int(state.total(seat)),
        choice=say(city, int(sheet.choice)) if own and sheet.choice != UNDECIDED else None,
        first=city.sections[sheet.first].id if own and sheet.first != NO_SECTION else None,
        marking=city.stations[sheet.marking].id if own and sheet.marking != NO_STATION else None,
    )


def _line(city: City, line: Line) -> LineView:
    return LineView(
        pencil=PENCILS[line.pencil],
        start=city.stations[city.start[line.pencil]].id,
        stations=_names(city, int(line.stations)),
        sections=tuple(city.sections[section].id for section in sections_of(line)),
        ends=_names(city, int(line.ends)),
        districts=int(line.districts),
        most=int(line.most),
        crossings=int(line.thames),
        sites=int(size(line.stations & city.sites)) if line.is_drawn() else 0,
        marked=None if line.marked == NO_STATION else city.stations[line.marked].id,
        points=int(line.points(city)),
    )


def _names(city: City, stations: int) -> tuple[str, ...]:
    return tuple(city.stations[station].id for station in members(stations))


def _lines_by_station(city: City, sheet: Sheet) -> dict[str, int]:
    more, most = members(sheet.by_three), members(sheet.by_four)
    return {city.stations[station].id: 2 + (station in more) + (station in most) for station in members(sheet.by_two)}


def _interchange_points(city: City, sheet: Sheet) -> tuple[int, int, int]:
    two, three, four = (int(city.interchange_points[lines] * interchanges(sheet, lines)) for lines in (2, 3, 4))
    return two, three, four


def _objective(city: City, sheet: Sheet, objective: int) -> ObjectiveView:
    have, need = int(reached(city, sheet, objective)), int(NEEDED[objective])
    return ObjectiveView(OBJECTIVES[objective], have, need, int(city.objective_points) if have >= need else 0)


def _move(state: NextStationState, seat: int, move: int) -> SheetMove:
    city, sheet = state.city, state.sheets[seat]
    said = say(city, move)
    before = int(sheet.line.points(city))
    if move == SKIP:
        return SheetMove(move, said, "skip", before=before, after=before)
    if move == MARK_NONE:
        return SheetMove(move, said, "mark-none", before=before, after=before)
    after = sheet.clone()
    if move >= MARK:
        after.mark(city, move - MARK)
        station = city.stations[move - MARK].id
        return SheetMove(move, said, "mark", None, None, station, "double", before, int(after.line.points(city)))
    if sheet.first != NO_SECTION:
        after.draw(city, sheet.first)
    elif sheet.marking != NO_STATION:
        after.mark(city, sheet.marking)
    section = section_of(move)
    source, target = after.line.source(city, section), after.line.target(city, section)
    power = "again" if sheet.first != NO_SECTION else None if power_of(move) < 0 else POWERS[power_of(move)]
    after.draw(city, section)
    return SheetMove(
        move,
        said,
        "first" if move >= DRAW_AGAIN else "draw",
        section=city.sections[section].id,
        start=city.stations[source].id,
        station=city.stations[target].id,
        power=power,
        before=before,
        after=int(after.line.points(city)),
    )


def scores_of(state: NextStationState) -> list[Score]:
    """N18 line by line: the lines, the tourist track, the interchanges, the modules."""
    return [Score(seat, tuple(_score_lines(state, seat))) for seat in range(len(state.sheets))]


def _score_lines(state: NextStationState, seat: int) -> list[ScoreLine]:
    city, sheet = state.city, state.finished(seat)
    lines = []
    for line in sheet.lines:
        params = {"districts": int(line.districts), "most": int(line.most), "crossings": int(line.thames)}
        key = "score-line" if line.is_drawn() else "score-line-none"
        lines.append(ScoreLine(key, int(line.points(city)), {"pencil": PENCILS[line.pencil], **params}))
    lines.append(ScoreLine("score-sites", int(site_points(city, sheet)), {"count": int(sheet.sites)}))
    for number, points in zip((2, 3, 4), _interchange_points(city, sheet), strict=True):
        if points:
            count = int(interchanges(sheet, number))
            lines.append(ScoreLine("score-interchanges", points, {"lines": number, "count": count}))
    for objective in state.setting.objectives:
        told = _objective(city, sheet, int(objective))
        params = {"have": told.have, "need": told.need}
        lines.append(ScoreLine("score-objective", told.points, {"objective": told.id, **params}))
    modules = int(state.setting.modules)
    if modules:
        lines.append(ScoreLine("score-solo-modules", modules * int(city.solo_module_points), {"count": modules}))
    return lines


def result_of(state: NextStationState) -> Result:
    """N19: the highest total, then the best single line; what is still tied is shared."""
    totals = tuple(int(state.total(seat)) for seat in range(len(state.sheets)))
    best = [int(state.finished(seat).best) for seat in range(len(state.sheets))]
    return Result(totals, ranks(list(zip(totals, best, strict=True))))


def drawn(state: NextStationState) -> str:
    """The table in a few lines, for `print(state)`. It shows everything."""
    revealed = " ".join(CARDS[card] for card in _revealed(state))
    to_come = " ".join(CARDS[state.card(number)] for number in range(state.turned, DECK))
    lines = [
        f"{state.city.name}: round {state.round + 1}, turn {state.turn}, {PHASES[int(state.phase)]}, "
        f"actors {state.actors()}",
        f"turned up: {revealed}; to come: {to_come or 'nothing'}",
    ]
    for seat, sheet in enumerate(state.sheets):
        lines.append(
            f"seat {seat}: {state.total(seat)} points, {PENCILS[sheet.line.pencil]} in hand{_pending(state, sheet)}"
        )
        for line in [*sheet.lines, sheet.line][:ROUNDS]:
            sections = ", ".join(state.city.sections[section].id for section in sections_of(line)) or "no section"
            lines.append(f"  {PENCILS[line.pencil]} {line.points(state.city)}: {sections}")
    return "\n".join(lines)


def _pending(state: NextStationState, sheet: Sheet) -> str:
    city = state.city
    marking = f", marks {city.stations[sheet.marking].id}" if sheet.marking != NO_STATION else ""
    first = f", draws {city.sections[sheet.first].id} first" if sheet.first != NO_SECTION else ""
    choice = f", has decided: {say(city, int(sheet.choice))}" if sheet.choice != UNDECIDED else ""
    return marking + first + choice
