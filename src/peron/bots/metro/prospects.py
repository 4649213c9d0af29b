"""What a line of Metro that is not whole yet may still bring: expected over the tracks it may meet.

A line waits at the entry of an empty square. The tile to come will lead it out on one of the four sides, and from there
it runs on over the tracks that lie already: to an arrival, or to the entry of another empty square. That is a chain of
chances over the entries of all empty squares, and a few sweeps over the board as it lies are enough to solve it. What a
line of n tiles that waits at an entry will score is then `n * rate + promise` of that entry. Imports the rules only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.metro.actions import SQUARES
from peron.rules.metro.board import ARRIVAL, CENTRE, JUNCTIONS, PLACES, SIDES, MetroBoard
from peron.rules.metro.lines import new_ends
from peron.rules.metro.state import MetroState

NOWHERE: Final = -1
FIRST_SWEEPS: Final = 60
"""From nothing: a line seldom meets more tiles."""
SWEEPS: Final = 4
"""From the prospects on an empty board."""
BEFORE_THE_FIRST_TILE: Final = 0.75
"""How much of its promise is left to a line that nobody has begun: others like to end it within two or three tiles."""


class Prospects:
    """The chain of chances, for lines that score so much a tile in the centre and one at the edge."""

    def __init__(self, board: MetroBoard, in_centre: float) -> None:
        self.board: MetroBoard = board
        self.beyond: vec[i64] = vec[i64](
            [_beyond(board, place, side) for place in range(PLACES) for side in range(SIDES)]
        )
        """By place and side: the junction that a track leaves by there."""
        self.before: vec[i64] = vec[i64]([NOWHERE] * JUNCTIONS)
        """By junction: the place that leads to it, or NOWHERE where lines begin."""
        for at in range(SIDES * PLACES):
            self.before[self.beyond[at]] = at // SIDES
        self.chance: vec[float] = vec[float](_chances(board))
        """By how many sides further a track leaves than it came in: how many tracks do."""
        self.unbegun: float = BEFORE_THE_FIRST_TILE
        self.rate: vec[float] = vec[float]([0.0] * JUNCTIONS)
        """By junction: points for each tile the line has when it gets there."""
        self.promise: vec[float] = vec[float]([0.0] * JUNCTIONS)
        """By junction: points for the tiles still to come."""
        for junction in range(CENTRE, JUNCTIONS):
            self.rate[junction] = 1.0 if junction >= ARRIVAL else in_centre
        far, length = new_ends()
        for _ in range(FIRST_SWEEPS):
            for square in range(SQUARES):
                self.update(square, far, length)
        self.first_rate: vec[float] = self.rate[:]
        """On an empty board."""
        self.first_promise: vec[float] = self.promise[:]
        self.studied_rate: vec[float] = self.rate[:]
        """On the board that was studied last."""
        self.studied_promise: vec[float] = self.promise[:]
        self.touched: vec[i64] = vec[i64]([NOWHERE] * SIDES)

    # --- a position ---------------------------------------------------------------------------------------------------

    def study(self, state: MetroState) -> None:
        """Bring the chain up to the board as it lies, beginning anew: the outcome depends on that board alone."""
        self.rate = self.first_rate[:]
        self.promise = self.first_promise[:]
        times: i64 = 0
        while times < SWEEPS:
            square: i64 = 0
            while square < SQUARES:
                if not state.laid & BIT[square]:
                    self.update(square, state.far, state.length)
                square += 1
            times += 1
        self.studied_rate = self.rate[:]
        self.studied_promise = self.promise[:]

    def update(self, square: i64, far: vec[i64], length: vec[i64]) -> None:
        """The four entries of an empty square, by what lies beyond it."""
        first = SIDES * square
        entry: i64 = 0
        while entry < SIDES:
            begins = self.board.starts[first + entry] >= 0
            chances = 0.0
            rate = 0.0
            promise = 0.0
            side: i64 = 0
            while side < SIDES:
                leave = self.beyond[first + side]
                stop = far[leave]
                # M7: where a line begins, a single tile may not lead it to an arrival at once.
                if not begins or stop != leave or stop < CENTRE:
                    chance = self.chance[(side - entry) & 3]
                    chances += chance
                    rate += chance * self.rate[stop]
                    promise += chance * (float(1 + length[leave]) * self.rate[stop] + self.promise[stop])
                side += 1
            self.rate[first + entry] = rate / chances
            self.promise[first + entry] = promise / chances
            if begins:
                self.promise[first + entry] *= self.unbegun
            entry += 1

    # --- what a tile changes ------------------------------------------------------------------------------------------

    def recall(self) -> None:
        """Back to the board that was studied last."""
        self.rate = self.studied_rate[:]
        self.promise = self.studied_promise[:]

    def touch(self, far: vec[i64], square: i64) -> None:
        """Before a tile is laid: note the places from which lines may come to its tracks."""
        entry: i64 = 0
        while entry < SIDES:
            self.touched[entry] = self.before[far[SIDES * square + entry]]
            entry += 1

    def refresh(self, state: MetroState) -> None:
        """After it was laid: what it changed for lines that may come to it."""
        at: i64 = 0
        while at < SIDES:
            square = self.touched[at]
            if 0 <= square < SQUARES and not state.laid & BIT[square]:
                self.update(square, state.far, state.length)
            at += 1


def _beyond(board: MetroBoard, place: int, side: int) -> int:
    """Tracks that turn back leave by the side they came in."""
    turning_back = board.kinds.index("dddd")
    return int(board.exits[SIDES * (PLACES * turning_back + place) + side])


def _chances(board: MetroBoard) -> list[float]:
    further = {"d": 0, "b": 1, "a": 2, "c": 3}
    counts = [0.0] * SIDES
    for code, copies in zip(board.kinds, board.copies, strict=True):
        for letter in code:
            counts[further[letter]] += float(copies)
    return [count / sum(counts) for count in counts]
