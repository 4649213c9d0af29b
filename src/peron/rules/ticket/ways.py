"""What a ticket still lacks: the cheapest way to complete it. Imports the standard library only.

A way is judged by the cards it takes, then by its number of routes; of equal ones, that with the first route of the
board file in which they differ. Own routes cost nothing. What cannot be claimed any more (T10, T13) is out of reach,
and a way counts only if the pieces left would do for all of it (T11).
"""

from __future__ import annotations

from heapq import heappop, heappush

from peron.rules.ticket.board import Board
from peron.rules.ticket.table import Player

Way = tuple[int, int, int, int, int, int, tuple[int, ...]]
"""A way so far: cards, number of routes, which routes (less is earlier on the board), where it has come to, trams,
subway cars, and the routes to claim in the order of travel. Ways compare by the first three."""


def missing(board: Board, player: Player, ticket: int) -> list[int] | None:
    """The routes to claim, from the ticket's first place on; none when it is complete, None when there is no way."""
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
