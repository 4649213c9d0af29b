"""Why a move is not legal, in terms of the rules: the refusal codes of the state with rule, key and parameters."""

from __future__ import annotations

from typing import Final

from peron.rules.contract import Reason
from peron.rules.nextstation.actions import ACTIONS, DRAW, DRAW_JOKER, MARK, power_of, section_of
from peron.rules.nextstation.cards import NO_POWER, PENCILS, POWERS, SYMBOLS
from peron.rules.nextstation.sheet import NO_SECTION, Line, Sheet
from peron.rules.nextstation.state import (
    ALREADY_DECIDED,
    ANOTHER_MARKS,
    BLOCKED,
    CARD_PLAYED,
    GAME_OVER,
    LEGAL,
    LOOP,
    NO_SECOND,
    NOT_AN_END,
    NOT_ON_LINE,
    NOT_THE_LAST_MOMENT,
    NOTHING_TO_MARK,
    OFF_THE_LINE,
    POWER_NOT_HELD,
    POWER_NOT_NEEDED,
    POWER_USED,
    SECOND_FIRST,
    WRONG_SYMBOL,
    NextStationState,
)

REASONS: Final = {
    GAME_OVER: ("N18", "why-game-over"),
    ALREADY_DECIDED: ("N5", "why-already-decided"),
    CARD_PLAYED: ("N6", "why-card-played"),
    ANOTHER_MARKS: ("N21d", "why-another-marks"),
    NOT_THE_LAST_MOMENT: ("N21d", "why-not-the-last-moment"),
    SECOND_FIRST: ("N21", "why-second-first"),
    POWER_NOT_HELD: ("N21", "why-power-not-held"),
    POWER_USED: ("N21", "why-power-used"),
    POWER_NOT_NEEDED: ("N21", "why-power-not-needed"),
    BLOCKED: ("N12", "why-crossed"),
    LOOP: ("N13", "why-loop"),
    OFF_THE_LINE: ("N10", "why-off-the-line"),
    NOT_AN_END: ("N10", "why-not-an-end"),
    WRONG_SYMBOL: ("N10", "why-wrong-symbol"),
    NO_SECOND: ("N21c", "why-no-second"),
    NOTHING_TO_MARK: ("N21d", "why-nothing-to-mark"),
    NOT_ON_LINE: ("N21", "why-not-on-line"),
}


def explain(state: NextStationState, seat: int, move: int) -> Reason | None:
    """The reason for a refusal; None for a legal move."""
    if not 0 <= seat < len(state.sheets):
        return Reason("N1", "why-no-such-seat", {"seat": seat, "seats": len(state.sheets)})
    if not 0 <= move < ACTIONS:
        return Reason("N8", "why-no-such-move", {"move": move, "moves": ACTIONS})
    code = int(state.refusal(seat, move))
    if code == LEGAL:
        return None
    rule, key = REASONS[code]
    sheet = state.sheets[seat]
    if code == ANOTHER_MARKS:
        return Reason(rule, key, {"seat": int(state.marker)})
    if code in (SECOND_FIRST, NO_SECOND, POWER_NOT_HELD, POWER_USED, POWER_NOT_NEEDED):
        return Reason(rule, key, _about_power(state, sheet, move, code))
    if code == NOT_ON_LINE:
        return Reason(rule, key, {"station": state.city.stations[move - MARK].id})
    if code in (BLOCKED, LOOP, OFF_THE_LINE, NOT_AN_END, WRONG_SYMBOL):
        return _about_section(state, sheet, move, code)
    return Reason(rule, key)


def _about_power(state: NextStationState, sheet: Sheet, move: int, code: int) -> dict[str, object]:
    sections = state.city.sections
    if code == SECOND_FIRST:
        return {"section": sections[sheet.first].id}
    if code == NO_SECOND:
        return {"section": sections[section_of(move)].id}
    power = POWERS[power_of(move)]
    if code != POWER_NOT_HELD:
        return {"power": power}
    held = int(state.setting.powers[sheet.line.pencil])
    name = "none" if held == NO_POWER else POWERS[held]
    return {"power": power, "pencil": PENCILS[sheet.line.pencil], "held": name}


def _about_section(state: NextStationState, sheet: Sheet, move: int, code: int) -> Reason:
    """What stands in the way of a section: a line, an end, a symbol."""
    city = state.city
    section = int(section_of(move))
    second = sheet.first != NO_SECTION and DRAW <= move < DRAW_JOKER
    on = sheet.with_section(city, sheet.first) if second else sheet
    rule, key = REASONS[code]
    told: dict[str, object] = {"section": city.sections[section].id}
    if code == BLOCKED:
        other, line = _in_the_way(state, on, section)
        told["pencil"] = PENCILS[line.pencil]
        if other == section:
            return Reason(rule, "why-section-drawn", told)
        told["other"] = city.sections[other].id
    elif code == OFF_THE_LINE and not on.line.is_drawn():
        rule, key = "N9", "why-not-the-start"
        told["start"] = city.stations[city.start[on.line.pencil]].id
    elif code == LOOP:
        told["stations"] = [city.stations[city.sections[section].a].id, city.stations[city.sections[section].b].id]
    elif code == NOT_AN_END:
        told["station"] = city.stations[on.line.source(city, section)].id
    elif code == WRONG_SYMBOL:
        station = city.stations[on.line.target(city, section)]
        symbol = state.second_symbol(sheet, sheet.first) if second else state.symbol
        told |= {"station": station.id, "has": station.symbol, "symbol": SYMBOLS[symbol]}
        if second:
            rule = "N21"
        elif not on.line.is_drawn():
            rule = "N9"
    return Reason(rule, key, told)


def _in_the_way(state: NextStationState, sheet: Sheet, section: int) -> tuple[int, Line]:
    """N12: the section that is drawn there already, or the first one that crosses, with its line."""
    lines = [*sheet.lines, sheet.line]
    for other in [section, *state.city.crossings[section]]:
        for line in lines:
            if line.has(other):
                return other, line
    raise AssertionError("nothing is in the way")
