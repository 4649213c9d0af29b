"""The bot that plays at random: the floor every other bot stands on."""

from __future__ import annotations

from peron.bots.bot import Bot
from peron.rules.contract import State
from peron.rules.random import Random


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.random: Random = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        return moves[self.random.below(len(moves))]
