"""Module 2: extra wagons in the central station (M18-M20). Imports the compiled integer types only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.contract import LEGAL, NOBODY
from peron.rules.metro.actions import PERCENTAGES, RAILS, WAGON, WAGON_OF_SHARE, percentage_of, rail_of
from peron.rules.metro.board import COLOURS, COMPANIES, PERCENT, STATIONS
from peron.rules.metro.lines import finish, is_whole, tiles_passed
from peron.rules.metro.refusals import (
    COMPANY_WAGON_PLACED,
    NO_COMPANIES,
    NO_WAGONS,
    RAIL_OF_ONE_TILE,
    RAIL_TAKEN,
    SHARE_NEEDED,
    WAGON_PLACED,
)
from peron.rules.metro.table import MetroTable


def refuses_wagon(table: MetroTable, seat: i64, move: i64) -> i64:
    if not table.setting.stations:  # M18
        return NO_WAGONS
    if move < WAGON_OF_SHARE:
        if table.setting.companies:  # M20
            return SHARE_NEEDED
        if not table.spare_wagons & BIT[seat]:  # M18
            return WAGON_PLACED
    else:
        if not table.setting.companies:  # M13
            return NO_COMPANIES
        # M20a: a share of any percentage, however many wagons the player has placed, also after exchanging has closed.
        if not table.spare_wagons & BIT[table.share(seat, percentage_of(move))]:  # M18, M20
            return COMPANY_WAGON_PLACED
    rail = rail_of(move)
    if table.rails[rail] != NOBODY:  # M19
        return RAIL_TAKEN
    if not rail_is_free(table, rail):  # M19a
        return RAIL_OF_ONE_TILE
    return LEGAL


def rail_is_free(table: MetroTable, rail: i64) -> bool:
    """M19, M19a: whether a wagon may be put there: none stands there, and its line is no single tile."""
    if table.rails[rail] != NOBODY:
        return False
    return tiles_passed(table, STATIONS + rail) != 1 or not is_whole(table, STATIONS + rail)


def legal_wagons(table: MetroTable, seat: i64, out: vec[i64], n: i64) -> i64:
    """Write the ways to place a wagon to `out` from place n on; returns where they end."""
    if table.spare_wagons == 0:
        return n
    rail: i64 = 0
    while rail < RAILS:
        if rail_is_free(table, rail):
            if not table.setting.companies:
                if table.spare_wagons & BIT[seat]:
                    out[n] = WAGON + rail
                    n += 1
            else:
                percentage: i64 = 0
                while percentage < PERCENTAGES:
                    if table.spare_wagons & BIT[table.share(seat, percentage)]:
                        out[n] = WAGON_OF_SHARE + PERCENTAGES * rail + percentage
                        n += 1
                    percentage += 1
        rail += 1
    return n


def place_wagon(table: MetroTable, seat: i64, move: i64) -> None:
    """M19: a line more; M19a: if it is whole already it is scored."""
    rail = rail_of(move)
    account = seat
    params: dict[str, object] = {"rail": int(rail) + 1}
    if move >= WAGON_OF_SHARE:  # M20: the share that is shown stays open, and the line is its company's
        percentage = percentage_of(move)
        account = table.share(seat, percentage)
        table.shown |= BIT[COMPANIES * percentage + account]
        table.known[COMPANIES * percentage + account] |= table.everybody()
        table.reveals += 1
        params["company"] = COLOURS[account]
        params["percent"] = PERCENT[percentage]
    table.rails[rail] = account
    table.guarded |= table.board.rail_squares[rail]  # M7b
    table.spare_wagons &= ~BIT[account]
    if table.listening:
        table.tell("event-wagon-of-company" if table.setting.companies else "event-wagon", seat, params)
    if is_whole(table, STATIONS + rail):
        finish(table, STATIONS + rail)
