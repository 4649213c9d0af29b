"""What a ticket still lacks: the cheapest way to complete it. Imports the standard library only.

A way is judged by the cards it takes, then by its number of routes; of equal ones, that with the first route of the
board file in which they differ. Own routes cost nothing. What cannot be claimed any more (T10, T13) is out of reach,
and a way counts only if the pieces left would do for all of it (T11).
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.ticket.board import Board
from peron.rules.ticket.table import Player

CARD: Final = 256
"""What a card weighs against a route, of which no way has so many."""
TOO_DEAR: Final = 1 << 40
NO_ROUTE: Final = -1

Way = tuple[int, int, int, int, int, int, tuple[int, ...]]
"""A way so far: cards, number of routes, which routes (less is earlier on the board), where it has come to, trams,
subway cars, and the routes to claim in the order of travel. Ways compare by the first three."""


def missing(board: Board, player: Player, ticket: int) -> list[int] | None:
    """The routes to claim, from the ticket's first place on; none when it is complete, None when there is no way."""
    way = _cheapest(board, player, board.tickets[ticket].a, board.tickets[ticket].b)
    if way is None or _lasts(board, player, way):
        return way
    return _cheapest_that_lasts(board, player, ticket)


def _cheapest(board: Board, player: Player, start: i64, goal: i64) -> list[int] | None:
    """The cheapest way if pieces did not matter; None when there is none even then."""
    routes: i64 = len(board.routes)
    cost = board.cost
    open_to = board.with_trams[player.trams] & board.with_subways[player.subways] & ~player.closed | player.owned
    # By place: what the best way there takes, as CARD * cards + routes; its routes, the first of the board highest; and
    # the route it comes by.
    price = vec[i64]([TOO_DEAR] * len(board.places))
    which = vec[i64]([0] * len(board.places))
    last = vec[i64]([NO_ROUTE] * len(board.places))
    price[start] = 0
    better = True
    while better:
        better = False
        route: i64 = 0
        while route < routes:
            if open_to & BIT[route]:
                a = board.route_from[route]
                b = board.route_to[route]
                more: i64 = 0
                mark: i64 = 0
                if not player.owned & BIT[route]:
                    more = CARD * cost[route] + 1
                    mark = BIT[routes - 1 - route]
                to_b = price[a] + more
                to_a = price[b] + more
                if to_b < price[b] or (to_b == price[b] and which[a] | mark > which[b]):
                    price[b] = to_b
                    which[b] = which[a] | mark
                    last[b] = route
                    better = True
                elif to_a < price[a] or (to_a == price[a] and which[b] | mark > which[a]):
                    price[a] = to_a
                    which[a] = which[b] | mark
                    last[a] = route
                    better = True
            route += 1
    if price[goal] >= TOO_DEAR:
        return None
    way: list[int] = []
    at = goal
    while at != start:
        route = last[at]
        if not player.owned & BIT[route]:
            way.append(int(route))
        at = board.route_from[route] + board.route_to[route] - at
    way.reverse()
    return way


def _lasts(board: Board, player: Player, way: list[int]) -> bool:
    """Whether the pieces left do for all of a way (T11)."""
    trams = sum([board.routes[route].trams for route in way])
    subways = sum([board.routes[route].subways for route in way])
    return trams <= player.trams and subways <= player.subways


def _cheapest_that_lasts(board: Board, player: Player, ticket: int) -> list[int] | None:
    goal = board.tickets[ticket].b
    seen: list[list[tuple[int, int]]] = [[] for _ in board.places]  # by place: the pieces of the ways that led there
    open_ways: list[Way] = [(0, 0, 0, board.tickets[ticket].a, 0, 0, ())]
    while open_ways:
        way = heappop(open_ways)
        place, trams, subways = way[3], way[4], way[5]
        if place == goal:
            return list(way[6])
        # A way that came here sooner is cheaper: this one is worth going on with if it leaves more pieces of a kind.
        if any(used[0] <= trams and used[1] <= subways for used in seen[place]):
            continue
        seen[place].append((trams, subways))
        for further in _further(board, player, way):
            heappush(open_ways, further)
    return None


def _further(board: Board, player: Player, way: Way) -> list[Way]:
    """This way with one route more, as far as the player can have it."""
    cards, length, order, place, trams, subways, routes = way
    owned, closed = int(player.owned), int(player.closed)
    longer: list[Way] = []
    for number, route in enumerate(board.routes):
        if place not in (route.a, route.b):
            continue
        beyond = route.a + route.b - place
        if owned >> number & 1:
            longer.append((cards, length, order, beyond, trams, subways, routes))
            continue
        needs_trams, needs_subways = trams + route.trams, subways + route.subways
        if closed >> number & 1 or needs_trams > player.trams or needs_subways > player.subways:
            continue
        rank: int = 2 ** (len(board.routes) - 1 - number)
        longer.append(
            (cards + route.cost, length + 1, order - rank, beyond, needs_trams, needs_subways, (*routes, number))
        )
    return longer
