"""What a seat may believe: the same game with everything hidden from that seat dealt anew.

A seat knows what its view says: its own cards and tickets, what the others took face up and have not played (T16a), and
the tickets it put under the deck itself. Imports the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.random import Random
from peron.rules.ticket.board import KEEP_FIRST
from peron.rules.ticket.cards import GAP, KINDS, MARKET, ONE, WILD, count, size
from peron.rules.ticket.market import TOO_MANY_WILDS, can_settle
from peron.rules.ticket.table import NO_TICKET, UNDECIDED, TicketTable
from peron.rules.ticket.tickets import unseen_tickets

MOST_TRIES: Final = 100
"""Deals tried for a row that the rules leave with three wilds (T3a, T3b): more would not pay."""


def deal_anew(table: TicketTable, seat: i64, random: Random) -> None:
    table.key = b"sample %d %d" % (int(random.word()), int(random.word()))
    table.reshuffles = []
    _cards(table, seat, random)
    if not table.is_over():  # T16: then all tickets are shown
        _tickets(table, seat, random)


def _cards(table: TicketTable, seat: i64, random: Random) -> None:
    """Deal the cards this seat has not seen to the hands and the deck.

    They are told from the cards it has seen, and laid out by kind before the shuffle: so the outcome depends on nothing
    that is hidden.
    """
    unseen = table.board.full - table.discards - table.players[seat].hand
    wilds: i64 = 0
    slot: i64 = 0
    while slot < MARKET:
        if table.market[slot] != GAP:
            unseen -= ONE[table.market[slot]]
        if table.market[slot] == WILD:
            wilds += 1
        slot += 1
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            unseen -= table.players[other].shown
        other += 1

    _deal(table, seat, unseen, random)
    tries: i64 = 0
    while wilds >= TOO_MANY_WILDS and can_settle(table) and tries < MOST_TRIES:  # such a row would have been swept (T3)
        _deal(table, seat, unseen, random)
        tries += 1


def _deal(table: TicketTable, seat: i64, unseen: i64, random: Random) -> None:
    pool = table.deck
    n: i64 = 0
    card: i64 = 0
    while card < KINDS:
        left = count(unseen, card)
        while left > 0:
            pool[n] = card
            n += 1
            left -= 1
        card += 1
    random.shuffle(pool, n)
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            player = table.players[other]
            left = size(player.hand) - size(player.shown)
            player.hand = player.shown
            while left > 0:
                n -= 1
                player.hand += ONE[pool[n]]
                left -= 1
        other += 1


def _tickets(table: TicketTable, seat: i64, random: Random) -> None:
    """Shuffle the tickets this seat cannot place, and lay them where it knows of none."""
    tickets = table.board.ticket_count
    pool = vec[i64]([0] * tickets)
    unseen = unseen_tickets(table, seat)
    n: i64 = 0
    while unseen:
        pool[n] = lowest(unseen)
        unseen &= unseen - 1
        n += 1
    random.shuffle(pool, n)

    at = table.ticket_top
    left = table.tickets_left
    while left > 0:
        if table.returned_by[at] != seat:
            n -= 1
            table.ticket_deck[at] = pool[n]
        at = at + 1 if at + 1 < tickets else 0
        left -= 1
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            player = table.players[other]
            held = player.tickets
            player.tickets = 0
            while held:
                n -= 1
                player.tickets |= BIT[pool[n]]
                held &= held - 1
            if player.first_offer != NO_TICKET:
                n -= 1
                player.first_offer = pool[n]
            if player.second_offer != NO_TICKET:
                n -= 1
                player.second_offer = pool[n]
            if player.choice != UNDECIDED:
                player.choice = KEEP_FIRST + random.below(3)
        other += 1
