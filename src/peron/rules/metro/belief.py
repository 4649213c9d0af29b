"""What a seat may believe: the same game with everything hidden from that seat dealt anew.

A seat knows the board, its own tiles, shares and number cards, and the shares that `known` says it knows: those that
lay open, and those it has held itself, wherever they are now. Imports the compiled integer types only.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.metro.actions import HAND, PERCENTAGES, SQUARES, TURNS
from peron.rules.metro.board import COMPANIES, KINDS, STATIONS, TILES
from peron.rules.metro.table import DRAWN, NO_TILE, OVER, MetroTable
from peron.rules.random import Random


def deal_anew(table: MetroTable, seat: i64, random: Random) -> None:
    if table.phase == OVER:  # everything has been shown
        return
    _tiles(table, seat, random)
    if table.setting.companies:
        percentage: i64 = 0
        while percentage < PERCENTAGES:
            _shares(table, seat, percentage, random)
            percentage += 1
    if table.setting.numbers > 0:
        _cards(table, seat, random)


def _tiles(table: MetroTable, seat: i64, random: Random) -> None:
    """All tiles that the seat has not seen, over the hands of the others and the stack.

    They are laid out in order before the shuffle: so the outcome depends on nothing that is hidden.
    """
    pool = vec[i64]([0] * TILES)
    n = _unseen(table, seat, pool)
    random.shuffle(pool, n)
    other: i64 = 0
    while other < table.seats:
        slot: i64 = 0
        while other != seat and slot < HAND:
            if table.hands[HAND * other + slot] != NO_TILE:
                n -= 1
                table.hands[HAND * other + slot] = pool[n]
            slot += 1
        other += 1
    if table.phase == DRAWN and table.seat != seat:
        n -= 1
        table.drawn = pool[n]
    stack = table.stack[:]
    at = table.taken
    while at < TILES:
        n -= 1
        stack[at] = pool[n]
        at += 1
    table.stack = stack


def _unseen(table: MetroTable, seat: i64, pool: vec[i64]) -> i64:
    """Write the kinds of all unseen tiles to the pool; returns how many there are."""
    left = vec[i64](table.board.copies)
    square: i64 = 0
    while square < SQUARES:
        if table.tiles[square] != NO_TILE:
            left[table.tiles[square] // TURNS] -= 1
        square += 1
    slot: i64 = 0
    while slot < HAND:
        if table.hands[HAND * seat + slot] != NO_TILE:
            left[table.hands[HAND * seat + slot]] -= 1
        slot += 1
    if table.phase == DRAWN and table.seat == seat:
        left[table.drawn] -= 1
    n: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        while left[kind] > 0:
            pool[n] = kind
            left[kind] -= 1
            n += 1
        kind += 1
    return n


def _shares(table: MetroTable, seat: i64, percentage: i64, random: Random) -> None:
    """The shares of one percentage that the seat does not know, over the places where they can be."""
    first = COMPANIES * percentage
    pool = vec[i64]([0] * COMPANIES)
    n: i64 = 0
    company: i64 = 0
    while company < COMPANIES:
        if not table.known[first + company] & BIT[seat]:
            pool[n] = company
            n += 1
        company += 1
    random.shuffle(pool, n)
    knowers = vec[i64]([0] * COMPANIES)
    place = first
    while place < first + COMPANIES:
        company = table.shares[place]
        if not table.known[first + company] & BIT[seat]:
            n -= 1
            table.shares[place] = pool[n]
            # Who else knows what lies in a place depends on the place: they saw it come there.
            knowers[pool[n]] = table.known[first + company]
        else:
            knowers[company] = table.known[first + company]
        place += 1
    company = 0
    while company < COMPANIES:
        table.known[first + company] = knowers[company]
        company += 1


def _cards(table: MetroTable, seat: i64, random: Random) -> None:
    """M22: the number cards of the others, of all that the seat does not hold."""
    each = table.setting.numbers
    cards = table.cards[:]
    own: i64 = 0
    at = each * seat
    while at < each * seat + each:
        own |= BIT[cards[at]]
        at += 1
    pool = vec[i64]([0] * STATIONS)
    n: i64 = 0
    station: i64 = 0
    while station < STATIONS:
        if not own & BIT[station]:
            pool[n] = station
            n += 1
        station += 1
    random.shuffle(pool, n)
    at = 0
    while at < each * table.seats:
        if not each * seat <= at < each * seat + each:
            n -= 1
            cards[at] = pool[n]
        at += 1
    table.cards = cards
