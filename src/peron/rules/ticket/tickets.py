"""Tickets: dealing, drawing, keeping and returning them (T4, T15). Imports the compiled integer types only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.contract import LEGAL
from peron.rules.ticket.board import KEEP_BOTH, KEEP_FIRST, KEEP_SECOND
from peron.rules.ticket.refusals import NOTHING_OFFERED, ONE_TICKET_OFFERED
from peron.rules.ticket.table import NO_TICKET, TICKETS, UNDECIDED, Player, TicketTable
from peron.rules.ticket.turns import left_of


def offer(table: TicketTable, player: Player) -> None:
    """T4, T15: two tickets to choose from; the last one alone."""
    player.first_offer = _top_ticket(table)
    if table.tickets_left > 0:  # T15
        player.second_offer = _top_ticket(table)


def _top_ticket(table: TicketTable) -> i64:
    ticket = table.ticket_deck[table.ticket_top]
    table.ticket_top += 1
    if table.ticket_top == table.board.ticket_count:
        table.ticket_top = 0
    table.tickets_left -= 1
    table.reveals += 1
    return ticket


def _put_under(table: TicketTable, ticket: i64, seat: i64) -> None:
    at = table.ticket_top + table.tickets_left
    if at >= table.board.ticket_count:
        at -= table.board.ticket_count
    table.ticket_deck[at] = ticket
    table.returned_by[at] = seat
    table.tickets_left += 1


def offered(table: TicketTable, player: Player) -> list[str]:
    tickets = [player.first_offer, player.second_offer]
    return [table.board.tickets[ticket].id for ticket in tickets if ticket != NO_TICKET]


def unseen_tickets(table: TicketTable, seat: i64) -> i64:
    """The tickets this seat cannot place: all but its own, those offered to it and those it put under the deck."""
    mine = table.players[seat]
    known = mine.tickets
    if mine.first_offer != NO_TICKET:
        known |= BIT[mine.first_offer]
    if mine.second_offer != NO_TICKET:
        known |= BIT[mine.second_offer]
    at = table.ticket_top
    left = table.tickets_left
    while left > 0:
        if table.returned_by[at] == seat:
            known |= BIT[table.ticket_deck[at]]
        at += 1
        if at == table.board.ticket_count:
            at = 0
        left -= 1
    return table.board.all_tickets & ~known


# --- drawing and keeping ----------------------------------------------------------------------------------------------


def refuses_keeping(player: Player, move: i64) -> i64:
    if player.first_offer == NO_TICKET:
        return NOTHING_OFFERED
    if move != KEEP_FIRST and player.second_offer == NO_TICKET:  # T15: the only ticket must be kept
        return ONE_TICKET_OFFERED
    return LEGAL


def legal_keeping(player: Player, out: vec[i64]) -> i64:
    if player.first_offer == NO_TICKET or player.choice != UNDECIDED:
        return 0
    out[0] = KEEP_FIRST
    if player.second_offer == NO_TICKET:
        return 1
    out[1] = KEEP_SECOND
    out[2] = KEEP_BOTH
    return 3


def draw_tickets(table: TicketTable, player: Player, seat: i64) -> None:
    """T15: the player chooses among them before anything else happens."""
    offer(table, player)
    table.phase = TICKETS
    if table.listening:
        names = offered(table, player)
        table.tell("event-tickets-drawn", seat, {"count": len(names)}, {"tickets": names})


def keep(table: TicketTable, player: Player, seat: i64, move: i64) -> None:
    """T4, T15: what is not kept goes under the ticket deck."""
    if table.listening:
        _tell_kept(table, player, seat, move)
    first = player.first_offer
    second = player.second_offer
    player.first_offer = NO_TICKET
    player.second_offer = NO_TICKET
    if move != KEEP_SECOND:
        player.tickets |= BIT[first]
    else:
        _put_under(table, first, seat)
    if second == NO_TICKET:
        return
    if move != KEEP_FIRST:
        player.tickets |= BIT[second]
    else:
        _put_under(table, second, seat)


def _tell_kept(table: TicketTable, player: Player, seat: i64, move: i64) -> None:
    names = offered(table, player)
    kept = names if move == KEEP_BOTH else [names[move - KEEP_FIRST]]
    counts: dict[str, object] = {"count": len(kept), "returned": len(names) - len(kept)}
    table.tell("event-tickets-kept", seat, counts, {"tickets": kept})


def choose_first(table: TicketTable, player: Player, seat: i64, move: i64) -> bool:
    """T4: the choice stays with the player until the last has decided. Whether that is done."""
    player.choice = move
    if table.listening:
        table.tell("event-first-tickets-chosen", seat, {}, {})
    for other in table.players:
        if other.choice == UNDECIDED:
            return False
    n: i64 = 0
    keeper = table.first
    while n < table.seats:  # T4a: in seat order, whoever decided first
        keep(table, table.players[keeper], keeper, table.players[keeper].choice)
        table.players[keeper].choice = UNDECIDED
        keeper = left_of(table, keeper)
        n += 1
    table.reveals += 1  # how many tickets the others kept
    return True
