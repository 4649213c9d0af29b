"""What can be done now, as messages: each legal move with what it brings, what is decided, what there is to do.

Imports the standard library only.
"""

from __future__ import annotations

from peron.rules.bits import BIT
from peron.rules.contract import Message
from peron.rules.nextstation.actions import MARK_NONE, SKIP
from peron.rules.nextstation.cards import NO_POWER, POWERS, SYMBOLS
from peron.rules.nextstation.city import City
from peron.rules.nextstation.scoring import line_points, river_points, standing
from peron.rules.nextstation.shapes import InterchangeGain, SheetGain, SheetMove
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED, Sheet
from peron.rules.nextstation.table import LAST_MARK, OVER, NextStationTable

DISTRICT = SheetGain("district")
RIVER = SheetGain("river")
SITE = SheetGain("site")

# --- moves ------------------------------------------------------------------------------------------------------------


def shown_move(table: NextStationTable, seat: int, move: int) -> SheetMove:
    """A legal move with the line as it would be, and what is noted already carried out."""
    city, sheet = table.city, table.sheets[seat]
    actions = city.actions
    before = int(line_points(city, sheet.line))
    after = sheet.clone()
    if sheet.marking != NO_STATION:
        after.mark(city, sheet.marking)
    if move in (SKIP, MARK_NONE):
        kind = "skip" if move == SKIP else "mark-none"
        return SheetMove(move, kind, None, None, None, None, before, *_worth(table, after))
    if move >= actions.mark:
        after.mark(city, move - actions.mark)
        station = city.stations[move - actions.mark].id
        return SheetMove(move, "mark", None, None, station, "double", before, *_worth(table, after))
    if sheet.first != NO_SECTION:
        after.draw(city, sheet.first)
    section = int(actions.section_of(move))
    source, target = int(after.line.source(city, section)), int(after.line.target(city, section))
    used = actions.power_of(move)
    power = "again" if sheet.first != NO_SECTION else None if used == NO_POWER else POWERS[used]
    gains = _gains(city, after, section)
    after.draw(city, section)
    return SheetMove(
        move,
        "first" if move >= actions.again else "draw",
        city.sections[section].id,
        city.stations[source].id,
        city.stations[target].id,
        power,
        before,
        *_worth(table, after),
        gains,
    )


def _worth(table: NextStationTable, sheet: Sheet) -> tuple[int, tuple[int, int, int], int]:
    """The points of the line on a sheet, what they are made of (N16), and the whole score with it."""
    line, setting = sheet.line, table.setting
    parts = (int(line.districts), int(line.most), int(river_points(table.city, line))) if line.is_drawn() else (0, 0, 0)
    total = standing(table.city, sheet, setting.objectives, setting.modules)
    return int(line_points(table.city, line)), parts, int(total)


def _gains(city: City, sheet: Sheet, section: int) -> tuple[SheetGain | InterchangeGain, ...]:
    """What a section would bring beside points: a district, the river, a site, interchanges (N15-N17)."""
    line = sheet.line
    target = line.target(city, section)
    gains: list[SheetGain | InterchangeGain] = []
    if not line.stations & city.district_stations[city.stations[target].district]:
        gains.append(DISTRICT)
    if city.river[section]:
        gains.append(RIVER)
    if city.sites & BIT[target]:
        gains.append(SITE)
    for station in (target,) if line.is_drawn() else (target, line.source(city, section)):
        earlier = sum(1 for served in (sheet.served, sheet.by_two, sheet.by_three) if served & BIT[station])
        if earlier:
            gains.append(InterchangeGain(earlier + 1))
    return tuple(gains)


# --- what is decided --------------------------------------------------------------------------------------------------


def decided(city: City, sheet: Sheet) -> Message:
    """What a seat has decided and nobody has seen yet."""
    if sheet.choice == SKIP:
        return Message("decision-skip", {"sections": []})
    drawn = [int(city.actions.section_of(sheet.choice))]
    if sheet.first != NO_SECTION:
        drawn.insert(0, int(sheet.first))
    return Message("decision-draw", {"sections": [city.sections[section].id for section in drawn]})


# --- what there is to do ----------------------------------------------------------------------------------------------


def prompt(table: NextStationTable, seat: int | None) -> Message:
    """What a viewer is to do now, or who is waited for."""
    if table.phase == OVER:
        return Message("prompt-over")
    actors = table.actors()
    if seat is None or seat not in actors:
        return _waiting(table, seat, actors)
    if table.phase == LAST_MARK:
        return Message("prompt-nextstation-mark")
    city, sheet = table.city, table.sheets[seat]
    if sheet.first != NO_SECTION:
        return Message("prompt-nextstation-second", {"section": city.sections[sheet.first].id})
    actions = city.actions
    moves = table.moves(seat)
    if not any(SKIP < move < actions.joker for move in moves):
        powerful = any(actions.joker <= move < actions.mark for move in moves)
        return Message("prompt-nextstation-power-only" if powerful else "prompt-nextstation-none")
    if sheet.marking != NO_STATION:
        return Message("prompt-nextstation-marked", {"station": city.stations[sheet.marking].id})
    symbol = SYMBOLS[table.symbol]
    if not sheet.line.is_drawn():  # N9
        start = city.stations[city.start[sheet.line.pencil]].id
        return Message("prompt-nextstation-start", {"start": start, "symbol": symbol})
    where = "any" if table.switch else "end"  # N7, N10
    return Message("prompt-nextstation-draw", {"from": where, "symbol": symbol})


def _waiting(table: NextStationTable, seat: int | None, actors: list[int]) -> Message:
    if table.phase == LAST_MARK:
        return Message("prompt-nextstation-wait-mark", {"seat": int(table.marker)})
    if seat is not None and table.sheets[seat].choice != UNDECIDED:
        params = {"decision": decided(table.city, table.sheets[seat]), "seats": actors}
        return Message("prompt-nextstation-decided", params)
    return Message("prompt-nextstation-watch", {"seats": actors})
