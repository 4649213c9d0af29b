"""The playbook of the ticket family for search: greedy play with plans kept from turn to turn.

The intent of a line is the route to collect for and claim next, or how much a route of the plan is worth: a player may
be set on tickets or not care for them at all; or be set on tokens, where there are any.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.search import Playbook
from peron.bots.ticket.policy import MOST_PLANNED, NONE, TicketPolicy
from peron.bots.ticket.rivals import Rivals
from peron.rules.bits import BIT, lowest, size
from peron.rules.contract import NOBODY, State
from peron.rules.random import Random
from peron.rules.ticket.board import DRAW_DECK, DRAW_MARKET, DRAW_TICKETS, PASS, Board
from peron.rules.ticket.cards import GAP, MARKET, WILD
from peron.rules.ticket.claims import claimable
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import PLACING, SECOND_CARD, TURN
from peron.rules.ticket.tokens import beside

FAR: Final = 40
"""A margin in points beyond which more does not matter."""


AS_EVER: Final = NONE
"""The intent of playing on by the policy."""
KEENNESS: Final = 64
"""Intents from here on say, for the rest of the game, what a route of the plan is worth beside its points."""
COLLECTING: Final = 128
"""The intent of caring for tokens more than for anything else, for the rest of the game."""


class TicketPlaybook(Playbook):
    def __init__(self, board: Board) -> None:
        self.policy: TicketPolicy = TicketPolicy(board)
        self.rivals: Rivals = Rivals(board, self.policy.planner)
        self.keen: list[i64] = [KEENNESS, KEENNESS + MOST_PLANNED]
        if board.symbols:
            self.keen.append(COLLECTING)

    # --- lines -------------------------------------------------------------------------------------------------------

    def lines(self, state: State, seat: i64, moves: vec[i64], intents: vec[i64]) -> i64:
        assert isinstance(state, TicketState)
        if state.phase == TURN or state.phase == SECOND_CARD:
            n = self._moves(state, seat, moves)
        elif state.phase == PLACING:
            n = self._placings(state, seat, moves)
        else:
            n = state.legal(seat, moves)
        at: i64 = 0
        while at < n:
            intents[at] = AS_EVER
            at += 1
        if state.phase == TURN or state.phase == SECOND_CARD:
            n = self._keen(state, seat, moves, intents, n)
            n = self._aims(state, seat, moves, intents, n)
        return n

    def _moves(self, state: TicketState, seat: i64, out: vec[i64]) -> i64:
        """One payment for every route that can be claimed, the draws, and tickets."""
        n: i64 = 0
        if state.phase == TURN:
            player = state.players[seat]
            self.policy.forget()
            planned = self.policy.plan(state, seat, player)
            routes = claimable(state, player)
            while routes:
                out[n] = self.policy.payment(player, lowest(routes), planned)
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

    def _placings(self, state: TicketState, seat: i64, out: vec[i64]) -> i64:
        """Every place for one of the stacks: nobody has a token yet, so that it is all the same which symbol it is."""
        return state.legal(seat, out) // size(beside(state))

    def _keen(self, state: TicketState, seat: i64, moves: vec[i64], intents: vec[i64], n: i64) -> i64:
        """What the policy would do if it did not care for its plan, and if it cared for nothing else, or for tokens."""
        for intent in self.keen:
            self.policy.forget()
            self._set_on(seat, intent)
            moves[n] = self.policy.choose(state, seat)
            intents[n] = intent
            n += 1
        return n

    def _set_on(self, seat: i64, intent: i64) -> None:
        if intent == COLLECTING:
            self.policy.keen_on_tokens[seat] = MOST_PLANNED
        elif intent >= KEENNESS:
            self.policy.bonus[seat] = intent - KEENNESS
        else:
            self.policy.aim[seat] = intent

    def _aims(self, state: TicketState, seat: i64, moves: vec[i64], intents: vec[i64], n: i64) -> i64:
        """For every route that cannot be paid yet: drawing for it."""
        if state.last_turns != NOBODY:
            return n
        player = state.players[seat]
        routes = self.policy.within_reach(state, player)
        if state.phase == TURN:
            routes &= ~claimable(state, player)
        while routes:
            route = lowest(routes)
            routes &= routes - 1
            move = self.policy.draw(state, player, route)
            if DRAW_DECK <= move < DRAW_TICKETS:
                moves[n] = move
                intents[n] = route
                n += 1
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

    # --- imagined games ----------------------------------------------------------------------------------------------

    def study(self, state: State, seat: i64) -> None:
        assert isinstance(state, TicketState)
        self.rivals.study(state, seat)

    def suppose(self, deal: State, seat: i64, random: Random) -> None:
        assert isinstance(deal, TicketState)
        self.rivals.suppose(deal, seat, random)

    def play_on(self, state: State, seat: i64, intent: i64, random: Random) -> None:
        assert isinstance(state, TicketState)
        policy = self.policy
        policy.forget()
        self._set_on(seat, intent)
        actor = state.actor()
        while actor != NOBODY:
            state.step(actor, policy.choose(state, actor))
            actor = state.actor()

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
