"""Moves as short text that people can read and type, both ways. Imports the standard library only.

Squares are named by column and row: `lay d3` lays the first tile of the hand, `lay 2 d3` the second, `lay drawn d3` the
one that was drawn, `lay d3 turn 90` a turned one. Then `draw`, `pass`, `exchange 20 open` (or `hidden`), `wagon 5`, and
`wagon 5 share 20` where a share must be shown. A player may say `wagon 5 red` or `exchange red open` for a share whose
company is enough to know which it is, and `lay d3` for the tile just drawn.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from peron.rules.contract import BadNotation, Message
from peron.rules.metro.actions import (
    ACTIONS,
    DRAW,
    DRAWN_SLOT,
    EXCHANGE,
    PASS,
    PERCENTAGES,
    QUARTER,
    RAILS,
    SQUARES,
    WAGON,
    WAGON_OF_SHARE,
    lay_move,
    percentage_of,
    rail_of,
    slot_of,
    square_of,
    takes_hidden,
    turn_of,
)
from peron.rules.metro.board import COLOURS, PERCENT, SIZE, MetroBoard
from peron.rules.metro.state import MetroState
from peron.rules.metro.table import DRAWN

WORDS: Final = {"draw": DRAW, "pass": PASS}
_LAY: Final = re.compile(
    r"lay (?:(?P<tile>[1-3]|drawn) )?(?P<square>[a-z][0-9]{1,2})(?: turn (?P<turn>0|90|180|270)°?)?"
)
_SHARE: Final = rf"(?P<company>{'|'.join(COLOURS)})? ?(?:(?P<percent>10|20|30|40) ?%?)?"
_EXCHANGE: Final = re.compile(rf"exchange {_SHARE} ?(?P<taken>open|hidden)")
_WAGON: Final = re.compile(rf"wagon (?P<rail>[0-9]{{1,2}})(?: (?:share )?{_SHARE})?")
EXAMPLES: Final = (
    "lay a1",
    "lay a1 turn 90",
    "lay 2 a1",
    "lay drawn a1",
    "draw",
    "pass",
    "exchange 20 open",
    "exchange 20 hidden",
    "wagon 5",
    "wagon 5 share 20",
)


def say(board: MetroBoard, move: int) -> str:
    """The move as text. Moves that are not legal now have a text too."""
    if not 0 <= move < ACTIONS:  # of any size, also one too large for a native integer
        raise BadNotation("notation-no-such-move", {"move": move, "moves": ACTIONS})
    if move < DRAW:
        slot, turn = int(slot_of(move)), int(turn_of(move))
        tile = "" if slot == 0 else "drawn " if slot == DRAWN_SLOT else f"{slot + 1} "
        turned = f" turn {QUARTER * turn}" if turn else ""
        return f"lay {tile}{board.names[square_of(move)]}{turned}"
    if move == DRAW:
        return "draw"
    if move == PASS:
        return "pass"
    if move < WAGON:
        return f"exchange {PERCENT[percentage_of(move)]} {'hidden' if takes_hidden(move) else 'open'}"
    rail = int(rail_of(move)) + 1
    return f"wagon {rail}" if move < WAGON_OF_SHARE else f"wagon {rail} share {PERCENT[percentage_of(move)]}"


def read(board: MetroBoard, state: MetroState, text: str, seat: int | None) -> int:
    """The move that a text says, legal or not. Raises BadNotation."""
    said = " ".join(text.lower().split())
    if said in WORDS:
        return WORDS[said]
    lay = _LAY.fullmatch(said)
    if lay is not None:
        drawn = seat is not None and seat == state.seat and state.phase == DRAWN
        slot = DRAWN_SLOT if lay["tile"] == "drawn" or (lay["tile"] is None and drawn) else int(lay["tile"] or 1) - 1
        return int(lay_move(slot, _square(board, lay["square"]), int(lay["turn"] or 0) // QUARTER))
    exchange = _EXCHANGE.fullmatch(said)
    if exchange is not None and (exchange["company"] or exchange["percent"]):
        percentage = _percentage(state, text, exchange["company"], exchange["percent"], seat)
        return EXCHANGE + 2 * percentage + (exchange["taken"] == "hidden")
    wagon = _WAGON.fullmatch(said)
    if wagon is not None:
        rail = _rail(wagon["rail"])
        if not wagon["company"] and not wagon["percent"]:
            return WAGON + rail
        percentage = _percentage(state, text, wagon["company"], wagon["percent"], seat)
        return WAGON_OF_SHARE + PERCENTAGES * rail + percentage
    raise BadNotation("notation-unknown", {"text": text, "nearest": get_close_matches(said, EXAMPLES, 1, 0)[0]})


def _square(board: MetroBoard, name: str) -> int:
    """The number of a square where tiles are laid, or a refusal with the nearest one."""
    if name in board.names and board.names.index(name) < SQUARES:
        return board.names.index(name)
    if name in board.names:
        nearest = f"{name[0]}{3 if name[1] == '4' else 6}"
        raise BadNotation("notation-centre", {"name": name, "nearest": nearest, "rule": "M1"})
    column = min(name[0], "h")
    row = min(max(int(name[1:]), 1), SIZE)
    nearest = f"{column}{row}" if f"{column}{row}" in board.names[:SQUARES] else "a1"
    raise BadNotation("notation-square", {"name": name, "nearest": nearest})


def _rail(number: str) -> int:
    if not 1 <= int(number) <= RAILS:
        raise BadNotation("notation-rail", {"number": number, "rails": RAILS, "nearest": "wagon 1"})
    return int(number) - 1


def _percentage(state: MetroState, text: str, company: str | None, percent: str | None, seat: int | None) -> int:
    """Which of its four shares a player means."""
    if company is None:
        return PERCENT.index(int(percent or 0))
    if seat is None or not state.setting.companies or not 0 <= seat < int(state.seats):
        raise BadNotation("notation-share", {"text": text, "nearest": "exchange 20 open"})
    held = [COLOURS[state.share(seat, number)] for number in range(PERCENTAGES)]
    meant = [at for at, one in enumerate(PERCENT) if held[at] == company and percent in (None, str(one))]
    if len(meant) != 1:
        shares = [
            Message("share-name", {"company": name, "percent": one}) for name, one in zip(held, PERCENT, strict=True)
        ]
        params = {"text": text, "shares": shares, "nearest": f"exchange {PERCENT[0]} open"}
        raise BadNotation("notation-which-share", params)
    return meant[0]
