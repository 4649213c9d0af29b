"""How to play Metro sensibly without looking far: the move that changes most for the better in what is expected.

Own lines are to become long and to end in the centre, those of others to end soon. Every choice depends only on what
the seat may know. Imports the rules only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.metro.worth import ACCOUNTS, Worth
from peron.rules.bits import BIT, lowest
from peron.rules.metro.actions import (
    DRAW,
    DRAWN_SLOT,
    EXCHANGE,
    HAND,
    PASS,
    PERCENTAGES,
    RAILS,
    SLOT,
    SQUARES,
    TURNS,
    WAGON,
    WAGON_OF_SHARE,
    percentage_of,
    rail_of,
    slot_of,
    square_of,
    turn_of,
)
from peron.rules.metro.board import KINDS, STATIONS, TILES, MetroBoard
from peron.rules.metro.companies import exchange_closed, exchange_paused
from peron.rules.metro.laying import can_lie_elsewhere, one_tile_lines, ways
from peron.rules.metro.state import MetroState
from peron.rules.metro.stations import rail_is_free
from peron.rules.metro.table import DRAWN, NO_TILE

NONE: Final = -1
NOTHING: Final = -1000.0
"""Less than any move brings."""
WAITING: Final = 0.0
"""What a wagon must bring beyond a tile, because a better rail may come up (M19)."""
EFFORT: Final = 1.0
"""What an exchange must bring beyond a tile: what shares are worth is less certain than what tiles do (M15)."""


class MetroPolicy:
    """Chooses for any seat."""

    def __init__(self, board: MetroBoard) -> None:
        self.board: MetroBoard = board
        self.worth: Worth = Worth(board)
        self.copies: vec[i64] = vec[i64](board.copies)
        self.left: vec[i64] = vec[i64]([0] * KINDS)
        """By kind: how many tiles a seat has not seen."""
        self.gains: vec[float] = vec[float]([0.0] * KINDS)
        """By kind: what such a tile would bring."""
        self.bar: float = NOTHING
        """What a tile in hand must bring: else another is drawn (M5)."""
        self.move: i64 = NONE
        """The best move found so far."""
        self.gain: float = NOTHING
        """What that move brings."""
        self.waiting: float = WAITING
        self.effort: float = EFFORT

    def study(self, state: MetroState, seat: i64) -> None:
        """Before choosing in a position: take it in as the seat sees it."""
        self.worth.study(state, seat)
        self.set_bar(state, seat)

    def choose(self, state: MetroState, seat: i64) -> i64:
        """The best move; the position, or one a few moves before it, must have been studied."""
        self.move = NONE
        self.gain = NOTHING
        if state.phase == DRAWN:
            self.try_tile(state, seat, state.drawn, DRAWN_SLOT)
            return self.move
        slot: i64 = 0
        while slot < state.setting.hand:
            kind = state.hands[HAND * seat + slot]
            if kind != NO_TILE:
                self.try_tile(state, seat, kind, slot)
            slot += 1
        if state.taken < TILES and self.gain < self.bar:
            self.move = DRAW
            self.gain = self.bar
        if state.setting.actions_beside_tiles:
            self.try_the_rest(state, seat)
        return self.move

    def gain_of(self, state: MetroState, seat: i64, move: i64) -> float:
        """What a legal move is expected to bring."""
        if move < DRAW:
            slot = slot_of(move)
            kind = state.drawn
            if slot != DRAWN_SLOT:
                kind = state.hands[HAND * seat + slot]
            return self.worth.change(state, seat, square_of(move), self.board.turned[TURNS * kind + turn_of(move)])
        if move == DRAW:
            return self.bar
        if move == PASS:
            return 0.0
        if move < WAGON:
            return self.worth.portfolio.gain(state, seat, move) - self.effort
        account = seat
        if move >= WAGON_OF_SHARE:
            account = state.share(seat, percentage_of(move))
        return self.gain_of_wagon(state, seat, account, rail_of(move))

    # --- laying -------------------------------------------------------------------------------------------------------

    def try_tile(self, state: MetroState, seat: i64, kind: i64, slot: i64) -> None:
        """All squares and turns for a tile."""
        turns = ways(state, kind)
        elsewhere = can_lie_elsewhere(state, kind)
        turn: i64 = 0
        while turn < turns:
            lies = self.board.turned[TURNS * kind + turn]
            squares = state.open
            if elsewhere:  # M7
                squares &= ~one_tile_lines(state, lies)
            while squares:
                square = lowest(squares)
                squares &= squares - 1
                gain = self.worth.change(state, seat, square, lies)
                if gain > self.gain:
                    self.gain = gain
                    self.move = SLOT * slot + SQUARES * turn + square
            turn += 1

    def set_bar(self, state: MetroState, seat: i64) -> None:
        """M5: when to draw. The tile in hand stays there then, in place of a new one: so it must be worse than new ones
        are on average by more than a new one, kept for the next turn, would be better."""
        self.count_unseen(state, seat)
        number = 0.0
        total = 0.0
        kind: i64 = 0
        while kind < KINDS:
            if self.left[kind] > 0:
                self.move = NONE
                self.gain = NOTHING
                self.try_tile(state, seat, kind, DRAWN_SLOT)
                self.gains[kind] = self.gain
                number += float(self.left[kind])
                total += float(self.left[kind]) * self.gain
            kind += 1
        if number == 0.0:
            self.bar = NOTHING
            return
        mean = total / number
        better = 0.0
        kind = 0
        while kind < KINDS:
            if self.left[kind] > 0 and self.gains[kind] > mean:
                better += float(self.left[kind]) * (self.gains[kind] - mean)
            kind += 1
        self.bar = mean - better / number

    def count_unseen(self, state: MetroState, seat: i64) -> None:
        kind: i64 = 0
        while kind < KINDS:
            self.left[kind] = self.copies[kind]
            kind += 1
        square: i64 = 0
        while square < SQUARES:
            if state.tiles[square] != NO_TILE:
                self.left[state.tiles[square] // TURNS] -= 1
            square += 1
        slot: i64 = 0
        while slot < HAND:
            if state.hands[HAND * seat + slot] != NO_TILE:
                self.left[state.hands[HAND * seat + slot]] -= 1
            slot += 1
        if state.phase == DRAWN and state.seat == seat:
            self.left[state.drawn] -= 1

    # --- what can be done without a tile ------------------------------------------------------------------------------

    def try_the_rest(self, state: MetroState, seat: i64) -> None:
        """Wagons (M19, M20), exchanges (M15), passing (M5b)."""
        if self.move == NONE:
            self.move = PASS
            self.gain = 0.0
        if state.spare_wagons:
            self.try_wagons(state, seat)
        if state.setting.companies and not exchange_closed(state) and not exchange_paused(state):
            self.try_exchanges(state, seat)

    def try_wagons(self, state: MetroState, seat: i64) -> None:
        if not state.setting.companies:
            if state.spare_wagons & BIT[seat]:
                self.try_rails(state, seat, seat, WAGON, 1)
            return
        percentage: i64 = 0
        while percentage < PERCENTAGES:
            company = state.share(seat, percentage)
            if state.spare_wagons & BIT[company]:
                self.try_rails(state, seat, company, WAGON_OF_SHARE + percentage, PERCENTAGES)
            percentage += 1

    def try_rails(self, state: MetroState, seat: i64, account: i64, first: i64, step: i64) -> None:
        rail: i64 = 0
        while rail < RAILS:
            if rail_is_free(state, rail):
                gain = self.gain_of_wagon(state, seat, account, rail)
                if gain > self.gain:
                    self.gain = gain
                    self.move = first + step * rail
            rail += 1

    def gain_of_wagon(self, state: MetroState, seat: i64, account: i64, rail: i64) -> float:
        return self.worth.stake[ACCOUNTS * seat + account] * self.worth.outlook(state, STATIONS + rail) - self.waiting

    def try_exchanges(self, state: MetroState, seat: i64) -> None:
        move: i64 = EXCHANGE
        while move < EXCHANGE + 2 * PERCENTAGES:
            percentage = percentage_of(move)
            if not state.is_shown(percentage, state.share(seat, percentage)):
                gain = self.worth.portfolio.gain(state, seat, move) - self.effort
                if gain > self.gain:
                    self.gain = gain
                    self.move = move
            move += 1
