"""Why a move is not legal, with all that the sentence is about. Imports the contract and the table."""

from __future__ import annotations

from peron.rules.bits import BIT
from peron.rules.contract import Reason
from peron.rules.metro.actions import (
    DRAWN_SLOT,
    HAND,
    QUARTER,
    TURNS,
    percentage_of,
    rail_of,
    slot_of,
    square_of,
    turn_of,
)
from peron.rules.metro.board import ARRIVAL, CENTRE, COLOURS, PERCENT, PLACES, SIDES, STATIONS
from peron.rules.metro.companies import CLOSING
from peron.rules.metro.paths import path_from
from peron.rules.metro.refusals import (
    CLOSED,
    COMPANY_WAGON_PLACED,
    LAY_THE_DRAWN,
    NO_SUCH_SLOT,
    NOT_BESIDE,
    NOT_YOUR_TURN,
    OCCUPIED,
    ONE_TILE,
    ONE_TILE_IN_CENTRE,
    RAIL_OF_ONE_TILE,
    RAIL_TAKEN,
    REASONS,
    SAME_TURNED,
    SHARE_SHOWN,
    SLOT_EMPTY,
)
from peron.rules.metro.table import MetroTable


def explain(table: MetroTable, seat: int, move: int, code: int) -> Reason:
    """The reason that stands for a code."""
    return REASONS.reason(code, _about(table, seat, move, code))


def _about(table: MetroTable, seat: int, move: int, code: int) -> dict[str, object]:
    if code == NOT_YOUR_TURN:
        return {"seat": int(table.seat)}
    if code == LAY_THE_DRAWN:
        return {"tile": table.board.kinds[table.drawn]}
    if code in (NO_SUCH_SLOT, SLOT_EMPTY):
        return {"slot": int(slot_of(move)) + 1, "hand": int(table.setting.hand)}
    if code in (OCCUPIED, NOT_BESIDE, SAME_TURNED, ONE_TILE, ONE_TILE_IN_CENTRE):
        return {"square": table.board.names[square_of(move)], **_about_lay(table, move, code)}
    if code == CLOSED:
        first = next(company for company, points in enumerate(table.points) if points >= CLOSING)
        return {"company": COLOURS[first], "limit": CLOSING}
    if code in (SHARE_SHOWN, COMPANY_WAGON_PLACED):
        percentage = int(percentage_of(move))
        return {"company": COLOURS[table.share(seat, percentage)], "percent": PERCENT[percentage]}
    if code == RAIL_TAKEN:
        return {"rail": int(rail_of(move)) + 1}
    if code == RAIL_OF_ONE_TILE:
        rail = rail_of(move)
        return {"rail": int(rail) + 1, "tracks": path_from(table, table.board.departures[STATIONS + rail])}
    return {}


def _about_lay(table: MetroTable, move: int, code: int) -> dict[str, object]:
    if code == NOT_BESIDE:
        return {"beside": _beside(table, int(square_of(move)))}
    if code == SAME_TURNED:
        kind, turn = _kind(table, move), int(turn_of(move))
        return {"turn": QUARTER * turn, "same": QUARTER * (turn % int(table.board.different[kind]))}
    if code in (ONE_TILE, ONE_TILE_IN_CENTRE):
        return {"turns": "yes" if table.setting.free else "no", "tracks": _whole_lines(table, move, code)}
    return {}


def _kind(table: MetroTable, move: int) -> int:
    """The kind of the tile that would be laid."""
    slot = int(slot_of(move))
    return int(table.drawn if slot == DRAWN_SLOT else table.hands[HAND * table.seat + slot])


def _whole_lines(table: MetroTable, move: int, code: int) -> list[str]:
    """M7, M7b: the tracks of the tile that would be a whole line each, as views name them."""
    board, square = table.board, int(square_of(move))
    lies = int(board.turned[TURNS * _kind(table, move) + int(turn_of(move))])
    found = []
    for entry in range(SIDES):
        at = SIDES * (PLACES * lies + square) + entry
        start, stop = int(board.starts[SIDES * square + entry]), int(board.exits[at])
        if (code == ONE_TILE and 0 <= start < STATIONS and stop >= ARRIVAL) or (
            code == ONE_TILE_IN_CENTRE and start >= STATIONS and CENTRE <= stop < ARRIVAL
        ):
            found.append(board.tracks[at])
    return found


def _beside(table: MetroTable, square: int) -> str:
    """M6: what one may have taken for a neighbour: tiles in the centre, or the central station."""
    if not any(mask & BIT[square] for mask in table.board.rail_squares):
        return "nothing"
    return "tracks" if table.setting.tracks else "centre"
