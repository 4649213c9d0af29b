"""Dealing before the first decision (T2, T4). Imports the compiled integer types only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.ticket.cards import ONE
from peron.rules.ticket.market import fill_row, top_card
from peron.rules.ticket.table import TicketTable
from peron.rules.ticket.tickets import offer
from peron.rules.ticket.turns import left_of

FIRST_CARDS: Final = 2
"""What each player is dealt (T2)."""


def deal_out(table: TicketTable) -> None:
    """T2, T4: two cards each beginning with the first player, five face up, two tickets each."""
    seat = table.first
    n: i64 = 0
    while n < FIRST_CARDS * table.seats:
        table.players[seat].hand += ONE[top_card(table)]
        seat = left_of(table, seat)
        n += 1
    fill_row(table)
    n = 0
    while n < table.seats:
        offer(table, table.players[seat])
        seat = left_of(table, seat)
        n += 1
