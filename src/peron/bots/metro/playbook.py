"""The playbook of Metro for search: a few turns by the policy, then what is expected of all lines.

Games are not played to their end: what lines meet in forty more tiles is chance, and would drown the difference that a
move makes. The intent of a line is the square its move lays a tile on.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.metro.policy import NONE, MetroPolicy
from peron.bots.search import Playbook
from peron.rules.contract import NOBODY, State
from peron.rules.metro.actions import ACTIONS, DRAW, square_of
from peron.rules.metro.board import MetroBoard
from peron.rules.metro.state import MetroState
from peron.rules.metro.table import DRAWN
from peron.rules.random import Random

DEPTH: Final = 3
"""Turns by the policy before an imagined game is judged."""
SPREAD: Final = 15.0
"""The margin, in points, that wins three games of four."""
MOST: Final = 30
"""Lines in the field at first."""


class MetroPlaybook(Playbook):
    def __init__(self, board: MetroBoard) -> None:
        self.policy: MetroPolicy = MetroPolicy(board)
        self.depth: i64 = DEPTH
        self.spread: float = SPREAD
        self.most: i64 = MOST
        self.far: vec[i64] = vec[i64]()
        """The ends of all fragments in the position that is searched."""
        self.gains: vec[float] = vec[float]([0.0] * ACTIONS)

    def lines(self, state: State, seat: i64, moves: vec[i64], intents: vec[i64]) -> i64:
        """The most promising moves, the best first."""
        assert isinstance(state, MetroState)
        self.policy.study(state, seat)
        self.far = state.far
        n = state.legal(seat, moves)
        at: i64 = 0
        while at < n:
            self.put_in_order(moves, at, self.policy.gain_of(state, seat, moves[at]))
            at += 1
        if n > self.most:
            n = self.most
        at = 0
        while at < n:
            intents[at] = NONE
            if moves[at] < DRAW:
                intents[at] = square_of(moves[at])
            at += 1
        return n

    def put_in_order(self, moves: vec[i64], at: i64, gain: float) -> None:
        """Bring a move to where it belongs among those before it."""
        move = moves[at]
        while at > 0 and self.gains[at - 1] < gain:
            self.gains[at] = self.gains[at - 1]
            moves[at] = moves[at - 1]
            at -= 1
        self.gains[at] = gain
        moves[at] = move

    def study(self, state: State, seat: i64) -> None:
        """Nothing more than `lines` has taken in: hardly anything can be told by what tiles others lay."""

    def suppose(self, deal: State, seat: i64, random: Random) -> None:
        """The deal stays as it is; only what is at stake for everybody in it has to be known."""
        assert isinstance(deal, MetroState)
        self.policy.worth.recall(deal)
        other: i64 = 0
        while other < deal.seats:
            self.policy.worth.study_seat(deal, other)
            other += 1

    def play_on(self, state: State, seat: i64, intent: i64, random: Random) -> None:
        """A few turns, and the rest of this one if a tile was drawn that is still to be laid."""
        assert isinstance(state, MetroState)
        worth = self.policy.worth
        worth.recall(state)
        if intent != NONE:
            worth.touch(state, self.far, intent)
            worth.refresh(state)
        turns = self.depth
        if state.phase == DRAWN:
            turns += 1
        actor = state.actor()
        while actor != NOBODY and turns > 0:
            move = self.policy.choose(state, actor)
            if move < DRAW:
                worth.touch(state, state.far, square_of(move))
                state.step(actor, move)
                worth.refresh(state)
            else:
                state.step(actor, move)
            if move != DRAW:
                turns -= 1
            actor = state.actor()

    def reward(self, state: State, seat: i64) -> float:
        assert isinstance(state, MetroState)
        return 1.0 / (1.0 + exp(-self.policy.worth.standing(state, seat) / self.spread))
