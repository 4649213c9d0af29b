"""The bot that plays greedily: every move by the policy, without looking further. It sees its own seat only."""

from __future__ import annotations

from peron.bots.bot import Bot
from peron.bots.ticket.policy import TicketPolicy
from peron.rules.contract import State
from peron.rules.ticket.board import DRAW_TICKETS, Board
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import TURN


class GreedyBot(Bot):
    """Plays every move by the policy, with a fresh plan, and takes new tickets late when they pay."""

    def __init__(self, board: Board) -> None:
        self.name = "greedy"
        self.policy: TicketPolicy = TicketPolicy(board)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, TicketState)
        self.policy.forget()
        if state.phase == TURN:
            player = state.players[seat]
            if self.policy.plan(state, seat, player) == 0 and self.policy.tickets_pay(state, seat):
                return DRAW_TICKETS
        return self.policy.choose(state, seat)
