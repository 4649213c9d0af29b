"""What a seat may believe: the same game with everything hidden from that seat dealt anew.

A seat knows all sheets and turned cards, and what it has decided itself. Imports the compiled integer types only.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.nextstation.cards import DECK, ROUNDS
from peron.rules.nextstation.powers import note
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED
from peron.rules.nextstation.table import NextStationTable
from peron.rules.random import Random


def deal_anew(table: NextStationTable, seat: i64, random: Random) -> None:
    _cards(table, random)
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            _decision(table, other, random)
        other += 1


def _cards(table: NextStationTable, random: Random) -> None:
    """Shuffle the cards of this round that have not come up, and those of the rounds to come.

    They are laid out in order before the shuffle: so the outcome depends on nothing that is hidden.
    """
    cards = table.cards[:]
    pool = vec[i64]([0] * DECK)
    round = table.round
    known = table.turned
    while round < ROUNDS:
        n: i64 = 0
        card: i64 = 0
        while card < DECK:
            if not _is_among(table.cards, DECK * round, known, card):
                pool[n] = card
                n += 1
            card += 1
        random.shuffle(pool, n)
        while n > 0:
            n -= 1
            cards[DECK * round + known + n] = pool[n]
        known = 0
        round += 1
    table.cards = cards


def _is_among(cards: vec[i64], first: i64, count: i64, card: i64) -> bool:
    at = first
    while at < first + count:
        if cards[at] == card:
            return True
        at += 1
    return False


def _decision(table: NextStationTable, seat: i64, random: Random) -> None:
    """N5a: whoever has decided may have decided anything; of whoever has not, nothing is known at all."""
    sheet = table.sheets[seat]
    decided = sheet.choice != UNDECIDED
    sheet.choice = UNDECIDED
    sheet.first = NO_SECTION
    sheet.marking = NO_STATION
    out = table.room()
    while decided and sheet.choice == UNDECIDED:
        move = out[random.below(table.legal(seat, out))]
        if move >= table.city.actions.again:
            note(table.city, sheet, move)
        else:
            sheet.choice = move
