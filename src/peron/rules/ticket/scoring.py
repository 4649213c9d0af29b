"""The final reckoning: tickets and the routes that join their places, the score line by line, who wins (T19, T20, S7).

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.bits import BIT, lowest, members
from peron.rules.bits import size as how_many
from peron.rules.contract import Result, Score, ScoreLine, ranks
from peron.rules.ticket.board import Board
from peron.rules.ticket.table import Player, TicketTable
from peron.rules.ticket.tokens import token_worth

KINDS_OF_ROUTE: Final = ("tram", "ferry", "subway")


def joined(board: Board, routes: i64, places: i64) -> i64:
    """All the places that can be reached from `places` over `routes`."""
    rest = routes
    while rest:
        route = lowest(rest)
        rest &= rest - 1
        ends = board.ends[route]
        if places & ends and ends & ~places:
            places |= ends
            routes &= ~BIT[route]
            rest = routes
    return places


def completed(board: Board, routes: i64, tickets: i64) -> i64:
    """T19: the tickets whose two places these routes join."""
    done: i64 = 0
    while tickets:
        ticket = lowest(tickets)
        tickets &= tickets - 1
        if joined(board, routes, board.ticket_from[ticket]) & board.ticket_to[ticket]:
            done |= BIT[ticket]
    return done


def ticket_points(board: Board, routes: i64, tickets: i64) -> i64:
    """T19, T19a: the value of the completed tickets less that of the others."""
    done = completed(board, routes, tickets)
    points: i64 = 0
    while tickets:
        ticket = lowest(tickets)
        tickets &= tickets - 1
        if done & BIT[ticket]:
            points += board.ticket_points[ticket]
        else:
            points -= board.ticket_points[ticket]
    return points


def total_of(table: TicketTable, seat: i64) -> i64:
    """T19: routes, tickets, tokens."""
    player = table.players[seat]
    return player.points + ticket_points(table.board, player.owned, player.tickets) + token_worth(table, player)


def scores_of(table: TicketTable) -> list[Score]:
    """T19 line by line: routes by kind, every ticket, then the tokens."""
    return [Score(seat, tuple(_lines(table, player))) for seat, player in enumerate(table.players)]


def _lines(table: TicketTable, player: Player) -> list[ScoreLine]:
    board = table.board
    owned = [board.routes[route] for route in members(player.owned)]
    lines = []
    for kind in KINDS_OF_ROUTE:
        routes = [route for route in owned if route.kind == kind]
        if routes:
            points = sum(route.points for route in routes)
            lines.append(ScoreLine(f"score-{kind}", {"count": len(routes)}, points=points))
    done = int(completed(board, player.owned, player.tickets))
    for number in members(player.tickets):
        ticket = board.tickets[number]
        complete = bool(done >> number & 1)
        key = "score-ticket-done" if complete else "score-ticket-open"
        lines.append(ScoreLine(key, {"ticket": ticket.id}, points=ticket.points if complete else -ticket.points))
    if player.tokens:  # S7
        params = {"count": int(how_many(player.tokens))}
        lines.append(ScoreLine("score-tokens", params, points=int(token_worth(table, player))))
    return lines


def result_of(table: TicketTable) -> Result:
    """T20: the highest total, then the most completed tickets; what is still tied is shared."""
    totals = tuple(int(total_of(table, seat)) for seat in range(len(table.players)))
    done = [len(members(completed(table.board, player.owned, player.tickets))) for player in table.players]
    return Result(totals, ranks(list(zip(totals, done, strict=True))))
