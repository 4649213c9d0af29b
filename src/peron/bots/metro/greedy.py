"""The bot that plays Metro greedily: every move by the policy, without looking further. It sees its own seat only."""

from __future__ import annotations

from peron.bots.bot import Bot
from peron.bots.metro.policy import MetroPolicy
from peron.rules.contract import State
from peron.rules.metro.board import MetroBoard
from peron.rules.metro.state import MetroState


class GreedyBot(Bot):
    def __init__(self, board: MetroBoard) -> None:
        self.name = "greedy"
        self.policy: MetroPolicy = MetroPolicy(board)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, MetroState)
        self.policy.study(state, seat)
        return self.policy.choose(state, seat)
