"""Why a move is not legal, with all that the sentence is about. Imports the contract and the table."""

from __future__ import annotations

from peron.rules.bits import BIT
from peron.rules.contract import Reason
from peron.rules.metro.actions import DRAWN_SLOT, HAND, QUARTER, percentage_of, rail_of, slot_of, square_of, turn_of
from peron.rules.metro.board import COLOURS, PERCENT
from peron.rules.metro.companies import CLOSING
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
    if code in (RAIL_TAKEN, RAIL_OF_ONE_TILE):
        return {"rail": int(rail_of(move)) + 1}
    return {}


def _about_lay(table: MetroTable, move: int, code: int) -> dict[str, object]:
    if code == NOT_BESIDE:
        return {"beside": _beside(table, int(square_of(move)))}
    if code == SAME_TURNED:
        slot = int(slot_of(move))
        kind = int(table.drawn if slot == DRAWN_SLOT else table.hands[HAND * table.seat + slot])
        turn = int(turn_of(move))
        return {"turn": QUARTER * turn, "same": QUARTER * (turn % int(table.board.different[kind]))}
    if code in (ONE_TILE, ONE_TILE_IN_CENTRE):
        return {"turns": "yes" if table.setting.free else "no"}
    return {}


def _beside(table: MetroTable, square: int) -> str:
    """M6: what one may have taken for a neighbour: tiles in the centre, or the central station."""
    if not any(mask & BIT[square] for mask in table.board.rail_squares):
        return "nothing"
    return "tracks" if table.setting.tracks else "centre"
