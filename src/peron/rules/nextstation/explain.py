"""What a refusal is about: the parameters of its sentence. The rule and the key are in `refusals`."""

from __future__ import annotations

from peron.rules.contract import Reason
from peron.rules.nextstation.cards import NO_POWER, PENCILS, POWERS, SYMBOLS
from peron.rules.nextstation.powers import second_symbol
from peron.rules.nextstation.refusals import (
    ANOTHER_MARKS,
    CROSSED,
    FIRST_SYMBOL,
    LOOP,
    NO_SECOND,
    NOT_AN_END,
    NOT_ON_LINE,
    NOT_THE_START,
    OFF_THE_LINE,
    POWER_NOT_HELD,
    POWER_NOT_NEEDED,
    POWER_USED,
    REASONS,
    SECOND_FIRST,
    SECOND_SYMBOL,
    SECTION_DRAWN,
    SWITCH_SPENT,
    WRONG_SYMBOL,
)
from peron.rules.nextstation.sheet import NO_SECTION, Line, Sheet
from peron.rules.nextstation.state import NextStationState

_OF_POWERS = (POWER_NOT_HELD, POWER_USED, POWER_NOT_NEEDED)
_OF_SECTIONS = (
    *(SECTION_DRAWN, CROSSED, LOOP, NOT_THE_START, OFF_THE_LINE, NOT_AN_END, SWITCH_SPENT),
    *(FIRST_SYMBOL, WRONG_SYMBOL, SECOND_SYMBOL, NO_SECOND),
)


def explain(state: NextStationState, seat: int, move: int, code: int) -> Reason:
    """The reason that stands for a code."""
    return REASONS.reason(code, _about(state, state.sheets[seat], move, code))


def _about(state: NextStationState, sheet: Sheet, move: int, code: int) -> dict[str, object]:
    city = state.city
    if code == ANOTHER_MARKS:
        return {"seat": int(state.marker)}
    if code == SECOND_FIRST:
        return {"section": city.sections[sheet.first].id}
    if code == NOT_ON_LINE:
        return {"station": city.stations[move - city.actions.mark].id}
    if code in _OF_POWERS:
        return _about_power(state, sheet, move, code)
    return _about_section(state, sheet, move, code) if code in _OF_SECTIONS else {}


def _about_power(state: NextStationState, sheet: Sheet, move: int, code: int) -> dict[str, object]:
    power = POWERS[state.city.actions.power_of(move)]
    if code != POWER_NOT_HELD:
        return {"power": power}
    held = int(state.setting.powers[sheet.line.pencil])
    name = "none" if held == NO_POWER else POWERS[held]
    return {"power": power, "pencil": PENCILS[sheet.line.pencil], "held": name}


def _about_section(state: NextStationState, sheet: Sheet, move: int, code: int) -> dict[str, object]:
    """What stands in the way of a section: a line, an end, a symbol."""
    city = state.city
    section = int(city.actions.section_of(move))
    second = sheet.first != NO_SECTION
    on = sheet.with_section(city, sheet.first) if second else sheet
    told: dict[str, object] = {"section": city.sections[section].id}
    if code in (SECTION_DRAWN, CROSSED):
        other, line = _in_the_way(state, on, section)
        told["pencil"] = PENCILS[line.pencil]
        if code == CROSSED:
            told["other"] = city.sections[other].id
    elif code == NOT_THE_START:
        told["start"] = city.stations[city.start[on.line.pencil]].id
    elif code == LOOP:
        told["stations"] = [city.stations[city.sections[section].a].id, city.stations[city.sections[section].b].id]
    elif code in (NOT_AN_END, SWITCH_SPENT):
        told["station"] = city.stations[on.line.source(city, section)].id
    elif code in (FIRST_SYMBOL, WRONG_SYMBOL, SECOND_SYMBOL):
        station = city.stations[on.line.target(city, section)]
        symbol = second_symbol(city, sheet, state.symbol, sheet.first) if second else state.symbol
        told |= {"station": station.id, "has": station.symbol, "symbol": SYMBOLS[symbol]}
    return told


def _in_the_way(state: NextStationState, sheet: Sheet, section: int) -> tuple[int, Line]:
    """N12: the section that is drawn there already, or the first one that crosses, with its line."""
    lines = [*sheet.lines, sheet.line]
    for other in [section, *state.city.crossings[section]]:
        for line in lines:
            if line.has(other):
                return other, line
    raise AssertionError("nothing is in the way")
