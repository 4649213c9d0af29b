"""What a seat may believe: the same game with everything hidden from that seat dealt anew.

A seat knows all sheets and turned cards, and what it has decided itself. Imports the compiled integer types only.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.nextstation.actions import DRAW_AGAIN, MARK
from peron.rules.nextstation.cards import DECK, ROUNDS
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED
from peron.rules.nextstation.state import NextStationState
from peron.rules.random import Random


def deal_anew(state: NextStationState, seat: i64, random: Random) -> None:
    _cards(state, random)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            _decision(state, other, random)
        other += 1


def _cards(state: NextStationState, random: Random) -> None:
    """Shuffle the cards of this round that have not come up, and those of the rounds to come.

    They are laid out in order before the shuffle: so the outcome depends on nothing that is hidden.
    """
    cards = state.cards[:]
    pool = vec[i64]([0] * DECK)
    round = state.round
    known = state.turned
    while round < ROUNDS:
        n: i64 = 0
        card: i64 = 0
        while card < DECK:
            if not _is_among(state.cards, DECK * round, known, card):
                pool[n] = card
                n += 1
            card += 1
        random.shuffle(pool, n)
        while n > 0:
            n -= 1
            cards[DECK * round + known + n] = pool[n]
        known = 0
        round += 1
    state.cards = cards


def _is_among(cards: vec[i64], first: i64, count: i64, card: i64) -> bool:
    at = first
    while at < first + count:
        if cards[at] == card:
            return True
        at += 1
    return False


def _decision(state: NextStationState, seat: i64, random: Random) -> None:
    """N5a: whoever has decided may have decided anything; of whoever has not, nothing is known at all."""
    sheet = state.sheets[seat]
    decided = sheet.choice != UNDECIDED
    sheet.choice = UNDECIDED
    sheet.first = NO_SECTION
    sheet.marking = NO_STATION
    out = state.room()
    while decided and sheet.choice == UNDECIDED:
        move = out[random.below(state.legal(seat, out))]
        if move >= MARK:
            sheet.marking = move - MARK
        elif move >= DRAW_AGAIN:
            sheet.first = move - DRAW_AGAIN
        else:
            sheet.choice = move
