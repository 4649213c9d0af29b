"""The bot that plays like somebody new to the game: by the greedy policy, with the slips of a beginner.

Now and then it claims a short route only because it can, grabs a wild that lies open, draws blindly though a card it
needs lies open, loses sight of a ticket, keeps two tickets without a look at the board, or takes or places a token
without a thought. It sees its own seat only, and its chance is its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.bots.bot import Bot
from peron.bots.ticket.plan import open_tickets
from peron.bots.ticket.policy import NONE, TicketPolicy
from peron.rules.bits import BIT, lowest, members
from peron.rules.contract import State
from peron.rules.random import Random
from peron.rules.ticket.board import DRAW_DECK, DRAW_MARKET, DRAW_TICKETS, KEEP_BOTH, Board
from peron.rules.ticket.cards import MARKET, WILD
from peron.rules.ticket.claims import claimable
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import NO_TICKET, PLACING, SECOND_CARD, TOKEN, TURN, Player

# Chances in a hundred, each for a decision where there is occasion for that slip.
RASH: Final = 30
HASTY: Final = 8
DAZZLED: Final = 15
BLIND: Final = 20
FORGETFUL: Final = 20
CARELESS: Final = 50
SHORT: Final = 2
"""The most cards a route takes that is claimed in haste."""


class BeginnerBot(Bot):
    def __init__(self, board: Board, seed: int) -> None:
        self.name = "beginner"
        self.policy: TicketPolicy = TicketPolicy(board)
        self.random: Random = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, TicketState)
        player = state.players[seat]
        self.policy.forget()
        if state.phase == PLACING or state.phase == TOKEN:
            return self.any_token(state, seat) if self.slips(CARELESS) else self.policy.choose(state, seat)
        if state.phase != TURN and state.phase != SECOND_CARD:
            return self.keep(state, player)
        self.remember(state, seat, player)
        if state.phase == TURN:
            move = self.tempted(state, seat, player)
            if move != NONE:
                return move
        move = self.policy.choose(state, seat)
        if DRAW_MARKET <= move < DRAW_TICKETS and state.deck_left > 0 and self.slips(BLIND):
            return DRAW_DECK
        return move

    def slips(self, chance: i64) -> bool:
        return self.random.below(100) < chance

    def any_token(self, state: TicketState, seat: i64) -> i64:
        """A token as good as any other, or a stack put anywhere."""
        moves = state.moves(seat)
        return moves[self.random.below(len(moves))]

    def keep(self, state: TicketState, player: Player) -> i64:
        if player.second_offer != NO_TICKET and self.slips(RASH):
            return KEEP_BOTH
        return self.policy.keep(state, player)

    def remember(self, state: TicketState, seat: i64, player: Player) -> None:
        """Plan for the tickets that come to mind."""
        tickets = open_tickets(state.board, player)
        if tickets and self.slips(FORGETFUL):
            held = members(tickets)
            tickets &= ~BIT[held[self.random.below(len(held))]]
        self.policy.plan_for(state, seat, player, tickets)

    def tempted(self, state: TicketState, seat: i64, player: Player) -> i64:
        """A short route that can be had at once, or a wild lying open; NONE when neither is too tempting."""
        routes = self.short_routes(state, player) & ~self.policy.planned[seat]
        if routes and self.slips(HASTY):
            choice = members(routes)
            return self.policy.payment(player, choice[self.random.below(len(choice))], self.policy.planned[seat])
        for slot in range(MARKET):
            if state.market[slot] == WILD and self.slips(DAZZLED):
                return DRAW_MARKET + slot
        return NONE

    def short_routes(self, state: TicketState, player: Player) -> i64:
        routes = claimable(state, player)
        short: i64 = 0
        while routes:
            if self.policy.board.cost[lowest(routes)] <= SHORT:
                short |= routes & -routes
            routes &= routes - 1
        return short
