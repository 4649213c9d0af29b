"""Tourism tokens: where their stacks lie, placing and taking them (S3-S5, S7). Imports the compiled integer types only.

A board without tokens has no symbols, and nothing here ever happens on it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.bits import size as how_many
from peron.rules.contract import LEGAL, NOBODY
from peron.rules.ticket.refusals import (
    HAS_STACK,
    HAVE_TOKEN,
    NO_TOKEN_TO_TAKE,
    NOT_BESIDE,
    PLACE_TOKENS_FIRST,
    TAKE_TOKEN_FIRST,
    TOKEN_NOT_HERE,
    TOKENS_PLACED,
)
from peron.rules.ticket.stacks import BESIDE, ONE_TOKEN, SYMBOLS, place_of, put_at, stack_size
from peron.rules.ticket.table import PLACING, TOKEN, Player, TicketTable
from peron.rules.ticket.turns import begin, right_of


def lay_stacks(table: TicketTable, order: vec[i64]) -> None:
    """S3: the first symbols of this order lie on the marked places of the board, the last two beside it."""
    tokens: i64 = 3 if table.seats == 4 else 2
    at: i64 = 0
    while at < table.board.symbols:
        on_board = at < len(table.board.token_places)
        # S4c: with two players one token alone of each of the last two symbols is in the game.
        table.stacks += (tokens if on_board or table.seats > 2 else 1) * ONE_TOKEN[order[at]]
        if on_board:
            table.stack_places = put_at(table.stack_places, order[at], table.board.token_places[at])
        at += 1


def beside(table: TicketTable) -> i64:
    """The symbols whose stacks lie beside the board."""
    symbols: i64 = 0
    symbol: i64 = 0
    while symbol < table.board.symbols:
        if place_of(table.stack_places, symbol) == BESIDE:
            symbols |= BIT[symbol]
        symbol += 1
    return symbols


def with_stacks(table: TicketTable) -> i64:
    """The places with stacks, used up or not."""
    places: i64 = 0
    symbol: i64 = 0
    while symbol < table.board.symbols:
        place = place_of(table.stack_places, symbol)
        if place != BESIDE:
            places |= BIT[place]
        symbol += 1
    return places


def takeable(table: TicketTable, player: Player, route: i64) -> i64:
    """S5: the symbols at the ends of a route of which there is a token left and the player has none."""
    ends = table.board.ends[route]
    symbols: i64 = 0
    symbol: i64 = 0
    while symbol < table.board.symbols:
        place = place_of(table.stack_places, symbol)
        if place != BESIDE and ends & BIT[place] and stack_size(table.stacks, symbol) > 0:
            symbols |= BIT[symbol]
        symbol += 1
    return symbols & ~player.tokens


def token_worth(table: TicketTable, player: Player) -> i64:
    """S7: by the number of different symbols."""
    if table.board.symbols == 0:
        return 0
    return table.board.token_points[how_many(player.tokens)]


def worth_with_another(table: TicketTable, player: Player) -> i64:
    """S7: what the tokens of a player who takes one more would be worth."""
    return table.board.token_points[how_many(player.tokens) + 1]


# --- what is legal ----------------------------------------------------------------------------------------------------


def refuses_token(table: TicketTable, player: Player, move: i64) -> i64:
    """Moves of tokens, and while tokens are placed or chosen all others."""
    board = table.board
    if table.phase == PLACING and move < board.place:  # S4
        return PLACE_TOKENS_FIRST
    if table.phase == TOKEN and (move < board.take or move >= board.place):  # S5
        return TAKE_TOKEN_FIRST
    if move < board.place:
        if table.phase != TOKEN:
            return NO_TOKEN_TO_TAKE
        symbol = move - board.take
        if takeable(table, player, table.claimed) & BIT[symbol]:
            return LEGAL
        return HAVE_TOKEN if player.tokens & BIT[symbol] else TOKEN_NOT_HERE  # S5
    if table.phase != PLACING:
        return TOKENS_PLACED
    placed = (move - board.place) % len(board.places)
    if not beside(table) & BIT[(move - board.place) // len(board.places)]:  # S4a
        return NOT_BESIDE
    return HAS_STACK if with_stacks(table) & BIT[placed] else LEGAL  # S4


def legal_tokens(table: TicketTable, player: Player, out: vec[i64]) -> i64:
    board = table.board
    n: i64 = 0
    if table.phase == TOKEN:
        symbols = takeable(table, player, table.claimed)
        while symbols:
            out[n] = board.take + lowest(symbols)
            symbols &= symbols - 1
            n += 1
        return n
    symbols = beside(table)
    full = with_stacks(table)
    places: i64 = len(board.places)
    while symbols:
        first = board.place + lowest(symbols) * places
        symbols &= symbols - 1
        place: i64 = 0
        while place < places:
            if not full & BIT[place]:
                out[n] = first + place
                n += 1
            place += 1
    return n


# --- what a move does -------------------------------------------------------------------------------------------------


def begin_placing(table: TicketTable) -> None:
    """S4, S4b: once tickets are chosen, the player who will move last places a stack."""
    table.phase = PLACING
    table.turn = right_of(table, table.first)


def place_stack(table: TicketTable, seat: i64, at: i64) -> None:
    """S4: a stack from beside the board. The player before places the other, with two players the same one."""
    places: i64 = len(table.board.places)
    symbol = at // places
    table.stack_places = put_at(table.stack_places, symbol, at % places)
    if table.listening:
        place = table.board.places[at % places].id
        tokens = int(stack_size(table.stacks, symbol))
        table.tell("event-stack", seat, {"token": SYMBOLS[symbol], "place": place, "count": tokens}, {})
    if beside(table) == 0:
        begin(table)
    elif table.seats > 2:
        table.turn = right_of(table, seat)


def bring_token(table: TicketTable, player: Player, seat: i64, route: i64) -> bool:
    """S5: what a claimed route brings: nothing, the only token there is, or a choice. Whether the turn is over."""
    tokens = takeable(table, player, route)
    if tokens & (tokens - 1):
        table.claimed = route
        table.phase = TOKEN
        return False
    if tokens:
        take_token(table, player, seat, lowest(tokens))
    return True


def take_token(table: TicketTable, player: Player, seat: i64, symbol: i64) -> None:
    player.tokens |= BIT[symbol]
    table.stacks -= ONE_TOKEN[symbol]
    table.claimed = NOBODY
    if table.listening:
        place = table.board.places[place_of(table.stack_places, symbol)].id
        table.tell("event-token", seat, {"token": SYMBOLS[symbol], "place": place}, {})
