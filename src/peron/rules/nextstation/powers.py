"""The powers of the pencils (N21): what each makes possible, once a round. Imports the compiled integer types only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.contract import LEGAL
from peron.rules.nextstation.actions import DRAW
from peron.rules.nextstation.cards import JOKER, NO_POWER, POWER_AGAIN, POWER_DOUBLE, POWER_JOKER, POWER_SWITCH
from peron.rules.nextstation.city import City
from peron.rules.nextstation.drawing import Sections, listed, reach, refuses_section
from peron.rules.nextstation.refusals import (
    NO_SECOND,
    NOT_AN_END,
    NOT_ON_LINE,
    NOTHING_TO_MARK,
    POWER_NOT_HELD,
    POWER_NOT_NEEDED,
    POWER_USED,
    SECOND_SYMBOL,
    SWITCH_SPENT,
    WRONG_SYMBOL,
)
from peron.rules.nextstation.sheet import NO_STATION, Sheet
from peron.rules.nextstation.table import NextStationTable

# --- who has which ----------------------------------------------------------------------------------------------------


def refuses_power(table: NextStationTable, sheet: Sheet, power: i64) -> i64:
    """N21: the power of the pencil in hand, once in a round."""
    if power != table.setting.powers[sheet.line.pencil]:
        return POWER_NOT_HELD
    if power != sheet.power or sheet.marking != NO_STATION:
        return POWER_USED
    return LEGAL


def refuses_by_power(table: NextStationTable, sheet: Sheet, section: i64, power: i64) -> i64:
    """N21: a power is for what cannot be drawn plainly, or for drawing twice."""
    city = table.city
    plain = refuses_section(city, sheet, section, table.symbol, table.switch)
    if power == POWER_AGAIN:
        if plain == LEGAL:
            a, b, c = seconds(city, sheet, table.symbol, table.switch, section)
            if a == 0 and b == 0 and c == 0:  # N21c
                return NO_SECOND
        return plain
    if plain == LEGAL:
        return POWER_NOT_NEEDED
    if power == POWER_JOKER:
        return refuses_section(city, sheet, section, JOKER, table.switch)
    return refuses_section(city, sheet, section, table.symbol, True)  # POWER_SWITCH


def legal_by_power(table: NextStationTable, sheet: Sheet, plain: Sections, out: vec[i64], n: i64) -> i64:
    """What only the power of the pencil makes possible, written from place n on; the sections `plain` need none."""
    city = table.city
    actions = city.actions
    a, b, c = plain
    if sheet.power == POWER_JOKER:
        x, y, z = reach(city, sheet, JOKER, table.switch)
        return listed(x & ~a, y & ~b, z & ~c, actions.joker, out, n)
    if sheet.power == POWER_SWITCH:
        x, y, z = reach(city, sheet, table.symbol, True)
        return listed(x & ~a, y & ~b, z & ~c, actions.switch, out, n)
    if sheet.power == POWER_DOUBLE:
        return legal_marks(city, sheet, out, n)
    end = n
    at: i64 = 1  # after SKIP: the plain sections
    while at < end:
        section = out[at] - DRAW
        x, y, z = seconds(city, sheet, table.symbol, table.switch, section)
        if x != 0 or y != 0 or z != 0:
            out[n] = actions.again + section
            n += 1
        at += 1
    return n


# --- again: a second section ------------------------------------------------------------------------------------------


def second_symbol(city: City, sheet: Sheet, symbol: i64, first: i64) -> i64:
    """N21: what the second section leads to: the card's symbol, after a joker that of the station first reached;
    N21a: which is any if that is the central station."""
    if symbol != JOKER:
        return symbol
    return city.symbol(sheet.line.target(city, first))


def second_anywhere(city: City, sheet: Sheet, switch: bool, first: i64) -> bool:
    """N21c: with a switch card one of the two sections may start at any station."""
    return switch and sheet.line.ends & BIT[sheet.line.source(city, first)] != 0


def seconds(city: City, sheet: Sheet, symbol: i64, switch: bool, first: i64) -> Sections:
    """N21c: the sections that may follow the first, on the map as it is after that."""
    drafted = sheet.with_section(city, first)
    return reach(city, drafted, second_symbol(city, sheet, symbol, first), second_anywhere(city, sheet, switch, first))


def refuses_second(table: NextStationTable, sheet: Sheet, section: i64) -> i64:
    city = table.city
    drafted = sheet.with_section(city, sheet.first)
    symbol = second_symbol(city, sheet, table.symbol, sheet.first)
    code = refuses_section(city, drafted, section, symbol, second_anywhere(city, sheet, table.switch, sheet.first))
    if code == NOT_AN_END and table.switch:  # N21c
        return SWITCH_SPENT
    if code == WRONG_SYMBOL:  # N21
        return SECOND_SYMBOL
    return code


# --- double: a station that counts as two -----------------------------------------------------------------------------


def refuses_mark(sheet: Sheet, station: i64) -> i64:
    if not sheet.line.is_drawn():  # N21d
        return NOTHING_TO_MARK
    if not sheet.line.stations & BIT[station]:  # N21
        return NOT_ON_LINE
    return LEGAL


def legal_marks(city: City, sheet: Sheet, out: vec[i64], n: i64) -> i64:
    if not sheet.line.is_drawn():
        return n
    stations = sheet.line.stations
    while stations:
        out[n] = city.actions.mark + lowest(stations)
        stations &= stations - 1
        n += 1
    return n


def may_still_mark(sheet: Sheet) -> bool:
    """N21d: the last moment is after the last turn, before scoring."""
    return sheet.power == POWER_DOUBLE and sheet.line.is_drawn()


# --- using them -------------------------------------------------------------------------------------------------------


def note(city: City, sheet: Sheet, move: i64) -> None:
    """N21: a station marked or the first of two sections: the decision goes on, and nobody is shown or told anything
    (N5a)."""
    actions = city.actions
    if move >= actions.mark:
        sheet.marking = move - actions.mark
    else:
        sheet.first = move - actions.again


def mark(table: NextStationTable, sheet: Sheet, seat: i64, station: i64) -> None:
    sheet.mark(table.city, station)
    sheet.power = NO_POWER
    if table.listening:
        table.tell("event-mark", seat, {"station": table.city.stations[station].id})
