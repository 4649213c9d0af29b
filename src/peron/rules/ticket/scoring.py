"""Tickets and the routes that join their places (T19). Imports the compiled integer types only."""

from __future__ import annotations

from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.ticket.board import Board


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
