"""Whose turn it is, and when the game ends (T5, T17, T18). Imports the standard library and the compiled integer types
only."""

from __future__ import annotations

from mypy_extensions import i64

from peron.rules.contract import NOBODY
from peron.rules.ticket.claims import claimable
from peron.rules.ticket.market import row_is_empty
from peron.rules.ticket.table import OVER, TURN, Player, TicketTable


def left_of(table: TicketTable, seat: i64) -> i64:
    """T5: the seat that plays next."""
    if seat + 1 < table.seats:
        return seat + 1
    return 0


def right_of(table: TicketTable, seat: i64) -> i64:
    """The seat that plays just before."""
    return seat - 1 if seat > 0 else table.seats - 1


def begin(table: TicketTable) -> None:
    """T5: the first player's first turn."""
    table.phase = TURN
    table.turn = table.first


def may_pass(table: TicketTable, player: Player) -> bool:
    """T18a: anybody in the last round; T17: before that, who can neither draw nor claim anything."""
    if table.last_turns != NOBODY:
        return True
    if table.deck_left > 0 or table.tickets_left > 0 or not row_is_empty(table):
        return False
    return claimable(table, player) == 0


def end_turn(table: TicketTable, player: Player, seat: i64, passed: bool) -> None:
    """T18: the end is triggered once and everybody, the trigger last, has one more turn; T17: all have passed."""
    if passed:
        table.passes += 1
    else:
        table.passes = 0
    if table.last_turns != NOBODY:
        table.last_turns -= 1
    elif player.trams + player.subways <= table.board.end_at:  # B4, S6, T18b
        table.last_turns = table.seats  # T18
        if table.listening:
            left = int(player.trams + player.subways)
            table.tell("event-last-round", seat, {"left": left, "rule": "T18"}, {})
    if table.last_turns == 0 or table.passes == table.seats:  # T18, T17
        table.phase = OVER
        table.reveals += 1  # T16: all tickets
        if table.listening:
            table.tell("event-over", NOBODY, {}, {})
        return
    table.phase = TURN
    table.turn = left_of(table, seat)
