"""Planning for the ticket family: which routes join a player's tickets, and at what price. Sees one seat only.

Prices are in points: a turn is worth RATE points, so a route costs the turns that its cards and its claim take, less
the points it brings. A plan is the cheapest set of routes over which all tickets worth having are joined.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.ticket.board import Board
from peron.rules.ticket.scoring import joined
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import Player

RATE: Final = 3.4
"""What a turn costs in points when a plan is weighed: more than a turn brings, because plans go wrong."""
CHEAPEST: Final = 0.25
"""No route is free: some claims in a plan always go wrong."""
CLOSED: Final = 1000.0
"""The price of a route that cannot be had."""


class Planner:
    """Plans on one board. Holds working memory, so each bot has its own."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.places: i64 = len(board.places)
        self.routes: i64 = len(board.routes)
        first: list[int] = []
        along: list[int] = []
        to: list[int] = []
        for place in range(len(board.places)):
            first.append(len(along))
            for number, route in enumerate(board.routes):
                if place in (route.a, route.b):
                    along.append(number)
                    to.append(route.a + route.b - place)
        first.append(len(along))
        self.first: vec[i64] = vec[i64](first)
        """By place: where its routes begin in `along` and `to`."""
        self.along: vec[i64] = vec[i64](along)
        self.to: vec[i64] = vec[i64](to)
        self.base: vec[float] = vec[float]([_price(route.cost, route.points) for route in board.routes])
        self.price: vec[float] = vec[float]([0.0] * len(board.routes))
        self.distance: vec[float] = vec[float]([0.0] * len(board.places))
        self.by: vec[i64] = vec[i64]([0] * len(board.places))
        """By place: the route over which the measured way reaches it."""
        self.routes_planned: i64 = 0
        self.ticket_a: vec[i64] = vec[i64]([ticket.a for ticket in board.tickets])
        self.ticket_b: vec[i64] = vec[i64]([ticket.b for ticket in board.tickets])

    def set_prices(self, player: Player) -> None:
        """Own routes are free, closed ones and those without pieces are out of reach."""
        board = self.board
        fitting = board.with_trams[player.trams] & board.with_subways[player.subways] & ~player.closed
        route: i64 = 0
        while route < self.routes:
            bit = BIT[route]
            if player.owned & bit:
                self.price[route] = 0.0
            elif fitting & bit:
                self.price[route] = self.base[route]
            else:
                self.price[route] = CLOSED
            route += 1

    def measure(self, start: i64, goal: i64) -> float:
        """The price of the cheapest way from `start` to `goal` (to everywhere when `goal` is no place)."""
        distance, price, along = self.distance, self.price, self.along
        place: i64 = 0
        while place < self.places:
            distance[place] = CLOSED
            place += 1
        distance[start] = 0.0
        self.by[start] = -1
        reached: i64 = BIT[start]
        while reached:
            near = lowest(reached)
            rest = reached & (reached - 1)
            while rest:
                place = lowest(rest)
                rest &= rest - 1
                if distance[place] < distance[near]:
                    near = place
            reached &= ~BIT[near]
            if near == goal:
                break
            at = self.first[near]
            end = self.first[near + 1]
            so_far = distance[near]
            while at < end:
                beyond = so_far + price[along[at]]
                place = self.to[at]
                if beyond < distance[place]:
                    distance[place] = beyond
                    self.by[place] = along[at]
                    reached |= BIT[place]
                at += 1
        if goal < 0:
            return 0.0
        return distance[goal]

    def way(self, goal: i64) -> i64:
        """The routes of the way last measured to `goal`, as a set."""
        board = self.board
        routes: i64 = 0
        place = goal
        while self.by[place] >= 0:
            route = self.by[place]
            routes |= BIT[route]
            place = lowest(board.ends[route] & ~BIT[place])
        return routes

    def plan(self, player: Player, tickets: i64, horizon: float) -> i64:
        """The routes still to claim to join the tickets that can be joined in time, the dearest ticket first."""
        self._lay(player, tickets, horizon)
        return self.routes_planned

    def promise(self, player: Player, new: i64, horizon: float) -> float:
        """What the player's tickets and the new ones bring: those in the plan their points less the price of their
        routes, the others minus their points."""
        return self._lay(player, player.tickets | new, horizon)

    def _lay(self, player: Player, tickets: i64, turns: float) -> float:
        self.set_prices(player)
        self.routes_planned = 0
        trams = player.trams
        subways = player.subways
        value = 0.0
        while tickets:
            ticket = self._dearest(tickets)
            tickets &= ~BIT[ticket]
            points = float(self.board.ticket_points[ticket])
            price = self.measure(self.ticket_a[ticket], self.ticket_b[ticket])
            if price >= CLOSED:
                value -= points
                continue
            routes = self.way(self.ticket_b[ticket]) & ~player.owned & ~self.routes_planned
            needs_trams, needs_subways, needs_turns = self.needs(routes)
            if needs_trams > trams or needs_subways > subways or needs_turns > turns:
                value -= points
                continue
            trams -= needs_trams
            subways -= needs_subways
            turns -= needs_turns
            value += points - price
            self.routes_planned |= routes
            while routes:
                self.price[lowest(routes)] = 0.0
                routes &= routes - 1
        return value

    def _dearest(self, tickets: i64) -> i64:
        best = lowest(tickets)
        tickets &= tickets - 1
        while tickets:
            ticket = lowest(tickets)
            tickets &= tickets - 1
            if self.board.ticket_points[ticket] > self.board.ticket_points[best]:
                best = ticket
        return best

    def needs(self, routes: i64) -> tuple[i64, i64, float]:
        """Trams, subway cars and turns (at two cards a turn, with an empty hand) that these routes take."""
        board = self.board
        trams: i64 = 0
        subways: i64 = 0
        turns = 0.0
        while routes:
            route = lowest(routes)
            routes &= routes - 1
            trams += board.route_trams[route]
            subways += board.route_subways[route]
            turns += 1.0 + 0.5 * float(board.cost[route])
        return trams, subways, turns


def horizon_of(state: TicketState) -> float:
    """About how many turns each player still has: by the player nearest to the end (T18)."""
    if state.last_turns >= 0:
        return 1.0
    least: i64 = 100
    for player in state.players:
        left = player.trams + player.subways - state.board.end_at
        if left < least:
            least = left
    return 1.0 + 2.0 * float(least)


def open_tickets(board: Board, player: Player) -> i64:
    """The player's tickets that are not joined yet."""
    left = player.tickets
    rest = left
    while rest:
        ticket = lowest(rest)
        rest &= rest - 1
        if joined(board, player.owned, board.ticket_from[ticket]) & board.ticket_to[ticket]:
            left &= ~BIT[ticket]
    return left


def _price(cost: int, points: int) -> float:
    return max(CHEAPEST, RATE * (1 + cost / 2) - points)
