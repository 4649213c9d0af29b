"""Tiles: drawing them, where they may be laid and how they may lie (M2, M5-M7, M11, M12).

Imports the compiled integer types only.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.contract import LEGAL
from peron.rules.metro.actions import (
    DRAWN_SLOT,
    HAND,
    QUARTER,
    SLOT,
    SQUARES,
    TURNS,
    slot_of,
    square_of,
    turn_of,
)
from peron.rules.metro.board import TILES
from peron.rules.metro.lines import join
from peron.rules.metro.refusals import (
    MAY_NOT_PASS,
    NO_SUCH_SLOT,
    NOT_BESIDE,
    NOT_TURNED,
    NOTHING_DRAWN,
    OCCUPIED,
    ONE_TILE,
    ONE_TILE_IN_CENTRE,
    SAME_TURNED,
    SLOT_EMPTY,
    STACK_EMPTY,
)
from peron.rules.metro.table import DRAWN, NO_TILE, TURN, MetroTable

# --- what is legal ----------------------------------------------------------------------------------------------------


def refuses_lay(table: MetroTable, seat: i64, move: i64) -> i64:
    slot = slot_of(move)
    kind = table.drawn
    if slot != DRAWN_SLOT:
        if slot >= table.setting.hand:  # M12
            return NO_SUCH_SLOT
        kind = table.hands[HAND * seat + slot]
        if kind == NO_TILE:  # M5
            return SLOT_EMPTY
    elif table.phase != DRAWN:  # M5
        return NOTHING_DRAWN
    square = square_of(move)
    if table.laid & BIT[square]:  # M6
        return OCCUPIED
    if not table.open & BIT[square]:  # M6
        return NOT_BESIDE
    turn = turn_of(move)
    if turn > 0 and not table.setting.free:  # M2
        return NOT_TURNED
    if turn >= table.board.different[kind]:  # M11
        return SAME_TURNED
    lies = table.board.turned[TURNS * kind + turn]
    if one_tile_lines(table, lies) & BIT[square] and can_lie_elsewhere(table, kind):  # M7
        if table.board.whole_at_edge[lies] & BIT[square]:
            return ONE_TILE
        return ONE_TILE_IN_CENTRE
    return LEGAL


def refuses_draw(table: MetroTable) -> i64:
    if table.taken == TILES:  # M5
        return STACK_EMPTY
    return LEGAL


def refuses_pass(table: MetroTable, seat: i64) -> i64:
    if table.has_tile(seat) or table.taken < TILES:  # M5b
        return MAY_NOT_PASS
    return LEGAL


def one_tile_lines(table: MetroTable, lies: i64) -> i64:
    """M7, M7b, M7c: the squares where a tile that lies so would be a whole line by itself."""
    return table.board.whole_at_edge[lies] | (table.board.whole_at_centre[lies] & table.guarded)


def can_lie_elsewhere(table: MetroTable, kind: i64) -> bool:
    """M7a: whether a tile can be laid anywhere, turned in any way, without being a whole line by itself."""
    turn: i64 = 0
    while turn < ways(table, kind):
        if table.open & ~one_tile_lines(table, table.board.turned[TURNS * kind + turn]):
            return True
        turn += 1
    return False


def ways(table: MetroTable, kind: i64) -> i64:
    """M2, M11: in how many ways a tile may lie: the turns below this number."""
    if table.setting.free:
        return table.board.different[kind]
    return 1


def legal_lays(table: MetroTable, kind: i64, slot: i64, out: vec[i64], n: i64) -> i64:
    """Write the ways to lay a tile to `out` from place n on; returns where they end."""
    open = table.open
    before = n
    move = SLOT * slot
    if not table.setting.free:
        squares = open & ~one_tile_lines(table, kind)
        if squares == 0:  # M7d
            squares = open
        return _listed(squares, move, out, n)
    ways = table.board.different[kind]
    turn: i64 = 0
    while turn < ways:
        lies = table.board.turned[TURNS * kind + turn]
        n = _listed(open & ~one_tile_lines(table, lies), move + SQUARES * turn, out, n)
        turn += 1
    if n > before:
        return n
    turn = 0
    while turn < ways:  # M7d
        n = _listed(open, move + SQUARES * turn, out, n)
        turn += 1
    return n


def _listed(squares: i64, move: i64, out: vec[i64], n: i64) -> i64:
    """Write the moves for a set of squares, the first of which has the number `move`, to `out` from place n on."""
    while squares:
        out[n] = move + lowest(squares)
        squares &= squares - 1
        n += 1
    return n


# --- what it does -----------------------------------------------------------------------------------------------------


def lay_tile(table: MetroTable, seat: i64, slot: i64, square: i64, turn: i64) -> None:
    """M5: a tile of the hand, for which a new one is drawn; or the one just drawn, and the hand stays as it is."""
    kind = table.drawn
    if slot != DRAWN_SLOT:
        kind = table.hands[HAND * seat + slot]
    if table.listening:
        params: dict[str, object] = {
            "tile": table.board.kinds[kind],
            "square": table.board.names[square],
            "turn": QUARTER * int(turn),
        }
        table.tell("event-lay", seat, params)
    put(table, square, TURNS * kind + turn)
    if slot != DRAWN_SLOT:
        _refill(table, seat, slot)
    else:
        table.drawn = NO_TILE
        table.phase = TURN


def put(table: MetroTable, square: i64, tile: i64) -> None:
    """A tile on its square; M9: every line that it completes is scored."""
    table.tiles[square] = tile
    table.laid |= BIT[square]
    table.open = (table.open | table.board.near[square]) & ~table.laid  # M6
    table.still = 0  # M15a
    join(table, square, table.board.turned[tile])


def draw(table: MetroTable, seat: i64) -> None:
    """M5: the tile is seen before its square is chosen."""
    table.drawn = _take_tile(table)
    table.phase = DRAWN
    if table.listening:
        table.tell("event-draw-tile", seat, {}, {"tile": table.board.kinds[table.drawn]})


def _refill(table: MetroTable, seat: i64, slot: i64) -> None:
    """M5, M12a: a new tile for the one that was laid, while the stack lasts."""
    if table.taken == TILES:
        table.hands[HAND * seat + slot] = NO_TILE
        return
    kind = _take_tile(table)
    table.hands[HAND * seat + slot] = kind
    if table.listening:
        table.tell("event-new-tile", seat, {}, {"tile": table.board.kinds[kind]})


def _take_tile(table: MetroTable) -> i64:
    """The next tile of the stack."""
    kind = table.stack[table.taken]
    table.taken += 1
    table.reveals += 1
    return kind
