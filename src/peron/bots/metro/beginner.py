"""The bot that plays Metro like somebody new to the game: by the greedy policy, with the slips of a beginner.

Now and then it lays a tile on any square, draws another without weighing what that may bring, or has eyes for its own
lines only. It sees its own seat only, and its chance is its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.bots.bot import Bot
from peron.bots.metro.policy import MetroPolicy
from peron.rules.contract import State
from peron.rules.metro.actions import DRAW
from peron.rules.metro.board import TILES, MetroBoard
from peron.rules.metro.state import MetroState
from peron.rules.metro.table import TURN
from peron.rules.random import Random

# Chances in a hundred, each for a decision.
CARELESS: Final = 5
CURIOUS: Final = 10
SELFISH: Final = 20


class BeginnerBot(Bot):
    def __init__(self, board: MetroBoard, seed: int) -> None:
        self.name = "beginner"
        self.policy: MetroPolicy = MetroPolicy(board)
        self.random: Random = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, MetroState)
        if state.phase == TURN and state.taken < TILES and self.slips(CURIOUS):
            return DRAW
        if self.slips(CARELESS):
            moves = [move for move in state.moves(seat) if move < DRAW]
            if moves:
                return moves[self.random.below(len(moves))]
        self.policy.study(state, seat)
        if self.slips(SELFISH):
            self.policy.worth.forget_others(state, seat)
        return self.policy.choose(state, seat)

    def slips(self, chance: i64) -> bool:
        return self.random.below(100) < chance
