"""A turn (N5-N8): a card is turned up, all decide, and the decisions are shown and carried out together.

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.contract import Event
from peron.rules.nextstation.actions import DRAW, SKIP
from peron.rules.nextstation.cards import (
    CARDS,
    NO_POWER,
    PENCILS,
    POWER_AGAIN,
    POWERS,
    SWITCH,
    SYMBOLS,
    UNDERGROUND,
    symbol_of,
)
from peron.rules.nextstation.powers import mark
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED, Sheet
from peron.rules.nextstation.table import NextStationTable

FIRST_SWITCH: Final = 3
"""N7: the first turn in which the switch card has an effect."""


def turn_up(table: NextStationTable) -> None:
    """N5: the card of the next turn; N7: with the one after it if it is the switch."""
    card = table.card(table.turned)
    table.turned += 1
    table.turn += 1  # N7a: an ignored switch is not a turn of its own
    switch = card == SWITCH
    if switch:
        card = table.card(table.turned)
        table.turned += 1
    table.switch = switch and table.turn >= FIRST_SWITCH  # N7
    if card >= UNDERGROUND:
        table.undergrounds += 1
    table.symbol = symbol_of(card)
    table.reveals += 1
    if table.listening:
        params: dict[str, object] = {
            "turned": CARDS[card],
            "kind": "underground" if card >= UNDERGROUND else "street",
            "symbol": SYMBOLS[table.symbol],
            "switch": ("in-force" if table.switch else "ignored") if switch else "none",
            "turn": int(table.turn),
            "undergrounds": int(table.undergrounds),
        }
        table.told.append(Event("event-card", params))


def reveal(table: NextStationTable) -> None:
    """N5a: all decisions are shown and carried out together."""
    if table.seats > 1:
        table.reveals += 1
    for seat, sheet in enumerate(table.sheets):
        if sheet.marking != NO_STATION:
            mark(table, sheet, seat, sheet.marking)
            sheet.marking = NO_STATION
        _carry_out(table, sheet, seat, sheet.choice)
        sheet.choice = UNDECIDED


def _carry_out(table: NextStationTable, sheet: Sheet, seat: i64, choice: i64) -> None:
    if choice == SKIP:  # N8
        if table.listening:
            table.tell("event-skip", seat, {})
        return
    actions = table.city.actions
    if sheet.first != NO_SECTION:
        _draw(table, sheet, seat, sheet.first, NO_POWER)
        _draw(table, sheet, seat, choice - DRAW, POWER_AGAIN)
        sheet.first = NO_SECTION
        sheet.power = NO_POWER
    elif choice < actions.joker:
        _draw(table, sheet, seat, choice - DRAW, NO_POWER)
    else:
        _draw(table, sheet, seat, actions.section_of(choice), actions.power_of(choice))
        sheet.power = NO_POWER


def _draw(table: NextStationTable, sheet: Sheet, seat: i64, section: i64, power: i64) -> None:
    city = table.city
    if table.listening:
        line = sheet.line
        params: dict[str, object] = {
            "pencil": PENCILS[line.pencil],
            "section": city.sections[section].id,
            "from": city.stations[line.source(city, section)].id,
            "to": city.stations[line.target(city, section)].id,
            "power": "none" if power == NO_POWER else POWERS[power],
        }
        table.tell("event-section", seat, params)
    sheet.draw(city, section)
