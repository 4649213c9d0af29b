"""How the greedy policy sees tourism tokens (S3-S7): which routes bring one, which to take, where to put stacks.

Tokens are public; beside them it sees its own seat only.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest, size
from peron.rules.ticket.board import Board
from peron.rules.ticket.stacks import place_of, stack_size
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import Player
from peron.rules.ticket.tokens import beside, takeable, with_stacks

EARLY: Final = 3
"""The symbols a player has while one more is worth a point more than it brings."""
ON_THE_WAY: Final = 100
"""How much easier a token is to have that lies on the player's way than one that does not, in routes to its place."""


class TokenSense:
    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.places: i64 = len(board.places)
        self.routes_at: vec[i64] = vec[i64](
            [sum(2**n for n, route in enumerate(board.routes) if at in (route.a, route.b)) for at in range(64)]
        )
        """By place: the routes that end there."""
        points = list(board.token_points)
        self.marginal: vec[i64] = vec[i64]([more - less for less, more in pairwise(points)] + [0])
        """By number of symbols: the points that one more brings (S7)."""

    def worth_next(self, player: Player) -> i64:
        """What the next symbol is worth (S7); the first few also because they make the later ones worth more."""
        held = size(player.tokens)
        if held < EARLY:
            return self.marginal[held] + 1
        return self.marginal[held]

    def bringing(self, state: TicketState, player: Player) -> i64:
        """The routes that bring this player a token (S5)."""
        routes: i64 = 0
        missing = (BIT[self.board.symbols] - 1) & ~player.tokens
        while missing:
            symbol = lowest(missing)
            missing &= missing - 1
            if stack_size(state.stacks, symbol) > 0:
                routes |= self.routes_at[place_of(state.stack_places, symbol)]
        return routes

    def take(self, state: TicketState, player: Player, planned: i64) -> i64:
        """Of the tokens to choose from the one that is hardest to have later: the other may still be there then."""
        symbols = takeable(state, player, state.claimed)
        best: i64 = lowest(symbols)
        least: i64 = 1000
        while symbols:
            symbol = lowest(symbols)
            symbols &= symbols - 1
            ease = self._ease(state, player, planned, symbol)
            if ease < least:
                least = ease
                best = symbol
        return self.board.take + best

    def _ease(self, state: TicketState, player: Player, planned: i64, symbol: i64) -> i64:
        """How easily the player could have a token another time: by its stack and the routes to its place."""
        routes = self.routes_at[place_of(state.stack_places, symbol)]
        ways = size(routes & ~player.closed & ~player.owned)
        if ways == 0:
            return 0
        left = stack_size(state.stacks, symbol)
        if routes & planned & ~player.owned:
            ways += ON_THE_WAY
        return ways * left

    def put(self, state: TicketState, planned: i64) -> i64:
        """A stack on a place that the player's way leads to and others hardly do (S4)."""
        full = with_stacks(state)
        best: i64 = 0
        most: i64 = -1000
        place: i64 = 0
        while place < self.places:
            if not full & BIT[place]:
                worth = self._worth(planned, full, place)
                if worth > most:
                    most = worth
                    best = place
            place += 1
        return self.board.place + lowest(beside(state)) * self.places + best

    def _worth(self, planned: i64, full: i64, place: i64) -> i64:
        """What a stack on a place is worth: a route of the plan is to bring its token and no other one."""
        routes = self.routes_at[place]
        worth: i64 = -size(routes)
        mine = routes & planned
        if mine:
            worth += 10
        while mine:
            if not self.board.ends[lowest(mine)] & full:
                return worth + 10
            mine &= mine - 1
        return worth
