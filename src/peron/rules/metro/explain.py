"""Why a move is not legal, in terms of the rules: the refusal codes of the state with rule, key and parameters."""

from __future__ import annotations

from typing import Final

from peron.rules.contract import Reason
from peron.rules.metro.actions import (
    ACTIONS,
    DRAW,
    DRAWN_SLOT,
    HAND,
    WAGON_OF_SHARE,
    percentage_of,
    rail_of,
    slot_of,
    square_of,
    turn_of,
)
from peron.rules.metro.board import COLOURS, PERCENT
from peron.rules.metro.state import (
    CLOSED,
    GAME_OVER,
    LAY_THE_DRAWN,
    LEGAL,
    MAY_NOT_PASS,
    NO_COMPANIES,
    NO_SUCH_SLOT,
    NO_WAGONS,
    NOT_BESIDE,
    NOT_TURNED,
    NOT_YOUR_TURN,
    NOTHING_DRAWN,
    OCCUPIED,
    ONE_TILE,
    ONE_TILE_IN_CENTRE,
    PAUSED,
    RAIL_OF_ONE_TILE,
    RAIL_TAKEN,
    SAME_TURNED,
    SHARE_NEEDED,
    SHARE_SHOWN,
    SLOT_EMPTY,
    STACK_EMPTY,
    WAGON_PLACED,
    MetroState,
)
from peron.rules.metro.table import CLOSING

REASONS: Final = {
    GAME_OVER: ("M10", "why-game-over"),
    NOT_YOUR_TURN: ("M4", "why-not-your-turn"),
    LAY_THE_DRAWN: ("M5", "why-lay-the-drawn"),
    NOTHING_DRAWN: ("M5", "why-nothing-drawn"),
    NO_SUCH_SLOT: ("M12", "why-no-such-tile"),
    SLOT_EMPTY: ("M5", "why-no-tile-there"),
    OCCUPIED: ("M6", "why-occupied"),
    NOT_BESIDE: ("M6", "why-square-not-beside"),
    NOT_TURNED: ("M2", "why-not-turned"),
    SAME_TURNED: ("M11", "why-same-turned"),
    ONE_TILE: ("M7", "why-one-tile"),
    ONE_TILE_IN_CENTRE: ("M7b", "why-one-tile-in-centre"),
    STACK_EMPTY: ("M5", "why-stack-empty"),
    MAY_NOT_PASS: ("M5b", "why-tile-to-lay"),
    NO_COMPANIES: ("M13", "why-no-companies"),
    CLOSED: ("M15", "why-exchange-closed"),
    PAUSED: ("M15a", "why-exchange-paused"),
    SHARE_SHOWN: ("M20", "why-share-shown"),
    NO_WAGONS: ("M18", "why-no-wagons"),
    SHARE_NEEDED: ("M20", "why-share-needed"),
    WAGON_PLACED: ("M19", "why-wagon-placed"),
    RAIL_TAKEN: ("M19", "why-rail-taken"),
    RAIL_OF_ONE_TILE: ("M19a", "why-rail-of-one-tile"),
}


def explain(state: MetroState, seat: int, move: int) -> Reason | None:
    """The reason for a refusal; None for a legal move."""
    if not 0 <= seat < int(state.seats):
        return Reason("M1", "why-no-such-seat", {"seat": seat, "seats": int(state.seats)})
    if not 0 <= move < ACTIONS:
        return Reason("M5", "why-no-such-move", {"move": move, "moves": ACTIONS})
    code = int(state.refusal(seat, move))
    if code == LEGAL:
        return None
    rule, key = REASONS[code]
    if code == NOT_YOUR_TURN:
        return Reason(rule, key, {"seat": int(state.seat)})
    if code == LAY_THE_DRAWN:
        return Reason(rule, key, {"tile": state.board.kinds[state.drawn]})
    if code in (CLOSED, PAUSED, SHARE_SHOWN):
        return Reason(rule, key, _about_exchange(state, seat, move, code))
    if move < DRAW:
        return Reason(rule, key, _about_lay(state, move, code))
    if code in (WAGON_PLACED, RAIL_TAKEN, RAIL_OF_ONE_TILE):
        return _about_wagon(state, seat, move, code)
    return Reason(rule, key)


def _about_lay(state: MetroState, move: int, code: int) -> dict[str, object]:
    slot = int(slot_of(move))
    if code in (NO_SUCH_SLOT, SLOT_EMPTY):
        return {"slot": slot + 1, "hand": int(state.setting.hand)}
    told: dict[str, object] = {"square": state.board.names[square_of(move)]}
    if code == SAME_TURNED:
        kind = int(state.drawn if slot == DRAWN_SLOT else state.hands[HAND * state.seat + slot])
        turn = int(turn_of(move))
        told |= {"turn": 90 * turn, "same": 90 * (turn % int(state.board.different[kind]))}
    if code in (ONE_TILE, ONE_TILE_IN_CENTRE):
        told["turns"] = "yes" if state.setting.free else "no"
    return told


def _about_exchange(state: MetroState, seat: int, move: int, code: int) -> dict[str, object]:
    if code == CLOSED:
        first = next(company for company, points in enumerate(state.points) if points >= CLOSING)
        return {"company": COLOURS[first], "limit": CLOSING}
    if code == PAUSED:
        return {}
    percentage = int(percentage_of(move))
    return {"company": COLOURS[state.share(seat, percentage)], "percent": PERCENT[percentage]}


def _about_wagon(state: MetroState, seat: int, move: int, code: int) -> Reason:
    rule, key = REASONS[code]
    if code != WAGON_PLACED:
        return Reason(rule, key, {"rail": int(rail_of(move)) + 1})
    if move < WAGON_OF_SHARE:
        return Reason(rule, key)
    return Reason("M20", "why-company-wagon-placed", {"company": COLOURS[state.share(seat, percentage_of(move))]})
