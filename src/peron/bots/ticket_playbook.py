"""The playbook of the ticket family for search: greedy play with plans kept from turn to turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.search import Playbook
from peron.bots.ticket_greedy import TicketPolicy
from peron.rules.bits import BIT, lowest
from peron.rules.contract import NOBODY, State
from peron.rules.random import Random
from peron.rules.ticket.board import DRAW_DECK, DRAW_MARKET, DRAW_TICKETS, PASS, Board
from peron.rules.ticket.cards import GAP, MARKET, WILD
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import SECOND_CARD, TURN

FAR: Final = 40
"""A margin in points beyond which more does not matter."""


class TicketPlaybook(Playbook):
    def __init__(self, board: Board) -> None:
        self.policy: TicketPolicy = TicketPolicy(board)

    def candidates(self, state: State, seat: i64, out: vec[i64]) -> i64:
        assert isinstance(state, TicketState)
        if state.phase != TURN and state.phase != SECOND_CARD:
            return state.legal(seat, out)
        n: i64 = 0
        if state.phase == TURN:
            player = state.players[seat]
            routes = state.claimable(player)
            while routes:
                out[n] = self.policy.payment(player, lowest(routes), 0)
                routes &= routes - 1
                n += 1
        n = self._draws(state, out, n)
        if state.phase == TURN and state.tickets_left > 0:
            out[n] = DRAW_TICKETS
            n += 1
        if n == 0:
            out[0] = PASS
            n = 1
        return n

    def _draws(self, state: TicketState, out: vec[i64], n: i64) -> i64:
        """The deck and one face-up card of each kind: which of two red cards is taken makes no difference."""
        if state.deck_left > 0:
            out[n] = DRAW_DECK
            n += 1
        seen: i64 = BIT[GAP]
        if state.phase == SECOND_CARD:
            seen |= BIT[WILD]
        slot: i64 = 0
        while slot < MARKET:
            bit = BIT[state.market[slot]]
            if not seen & bit:
                seen |= bit
                out[n] = DRAW_MARKET + slot
                n += 1
            slot += 1
        return n

    def play_on(self, state: State, random: Random) -> None:
        assert isinstance(state, TicketState)
        self.policy.forget()
        seat = state.actor()
        while seat != NOBODY:
            state.step(seat, self.policy.choose(state, seat))
            seat = state.actor()

    def reward(self, state: State, seat: i64) -> float:
        """Half for winning, half for the margin over the best of the others."""
        assert isinstance(state, TicketState)
        best: i64 = -1000
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                total = state.total(other)
                if total > best:
                    best = total
            other += 1
        margin = state.total(seat) - best
        if margin >= FAR:
            return 1.0
        if margin <= -FAR:
            return 0.0
        reward = 0.25 + 0.25 * float(margin) / float(FAR)
        if margin > 0:
            reward += 0.5
        elif margin == 0:
            reward += 0.25
        return reward
