"""Routes: what claiming one takes, and what it does (T10-T14, B2, S2). Imports the compiled integer types only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.contract import LEGAL
from peron.rules.ticket.board import CLAIM, Board
from peron.rules.ticket.cards import GRAY, MOST_CARDS, WILD, beyond, count
from peron.rules.ticket.market import fill_row
from peron.rules.ticket.refusals import (
    DOUBLE_CLOSED,
    OWN_OTHER_STRAND,
    ROUTE_TAKEN,
    TOO_FEW_CARDS,
    TOO_FEW_FERRIES,
    TOO_FEW_PIECES,
)
from peron.rules.ticket.table import Player, TicketTable


def taken(table: TicketTable) -> i64:
    """The routes somebody owns."""
    routes: i64 = 0
    for player in table.players:
        routes |= player.owned
    return routes


def refuses_claim(table: TicketTable, player: Player, move: i64) -> i64:
    board = table.board
    route = board.claim_route[move - CLAIM]
    if player.closed & BIT[route]:
        if taken(table) & BIT[route]:  # T10
            return ROUTE_TAKEN
        if player.owned & board.twin[route]:  # T13
            return OWN_OTHER_STRAND
        return DOUBLE_CLOSED
    if board.route_trams[route] > player.trams or board.route_subways[route] > player.subways:  # T11, B2
        return TOO_FEW_PIECES
    if board.ferries[route] > count(player.hand, WILD):  # S2
        return TOO_FEW_FERRIES
    wilds = board.claim_wilds[move - CLAIM]
    rest = board.cost[route] - wilds
    if wilds > count(player.hand, WILD):  # T10
        return TOO_FEW_CARDS
    if rest > 0 and rest > count(player.hand, board.claim_colour[move - CLAIM]):
        return TOO_FEW_CARDS
    return LEGAL


def claimable(table: TicketTable, player: Player) -> i64:
    """The routes this player could claim now, at one payment at least (T10, T11, T13, S2)."""
    board = table.board
    payable = board.payable
    hand = player.hand
    wilds = count(hand, WILD)
    most: i64 = 0
    routes: i64 = 0
    colour: i64 = 0
    while colour < GRAY:
        cards = count(hand, colour) + wilds
        if cards > most:
            most = cards
        routes |= payable[colour * (MOST_CARDS + 1) + cards]
        colour += 1
    routes |= payable[GRAY * (MOST_CARDS + 1) + most]
    routes &= board.with_wilds[wilds] & board.with_trams[player.trams] & board.with_subways[player.subways]
    return routes & ~player.closed


def legal_claims(table: TicketTable, player: Player, out: vec[i64], n: i64) -> i64:
    board = table.board
    hand = player.hand
    wilds = count(hand, WILD)
    routes = claimable(table, player)
    while routes:
        route = lowest(routes)
        routes &= routes - 1
        cost = board.cost[route]
        ferries = board.ferries[route]
        colour = board.colour[route]
        move = board.claim_first[route]
        if colour != GRAY:
            n = _legal_payments(out, n, move - ferries, cost, count(hand, colour), wilds, ferries)
            move += cost - ferries
        else:
            colour = 0
            while colour < board.colour_count:
                n = _legal_payments(out, n, move - ferries, cost, count(hand, colour), wilds, ferries)
                move += cost - ferries
                colour += 1
        if wilds >= cost:
            out[n] = move
            n += 1
    return n


def _legal_payments(out: vec[i64], n: i64, move: i64, cost: i64, have: i64, wilds: i64, ferries: i64) -> i64:
    """Payments of one colour with one card of it at least; `move` is the one that would play no wild."""
    if have == 0:
        return n
    with_wilds: i64 = cost - have
    if with_wilds < ferries:
        with_wilds = ferries
    while with_wilds <= wilds and with_wilds < cost:
        out[n] = move + with_wilds
        n += 1
        with_wilds += 1
    return n


def claim(table: TicketTable, player: Player, seat: i64, move: i64) -> i64:
    """Pay for a route and put pieces on it; returns the route."""
    board = table.board
    route = board.claim_route[move - CLAIM]
    paid = board.paid(move)
    player.hand -= paid
    player.shown = beyond(player.shown, paid)
    put_pieces(board, player, route)
    for other in table.players:
        other.closed |= BIT[route]
        if table.seats == 2:  # T13
            other.closed |= board.twin[route]
    if table.listening:
        points = int(board.route_points[route])
        told: dict[str, object] = {"route": board.routes[route].id, "cards": board.counts(int(paid)), "points": points}
        table.tell("event-claim", seat, told, {})
    table.discards += paid  # T14
    fill_row(table)
    return route


def put_pieces(board: Board, player: Player, route: i64) -> None:
    """What a route changes for the one who claims it, beside the cards."""
    player.owned |= BIT[route]
    player.closed |= BIT[route] | board.twin[route]  # T13
    player.trams -= board.route_trams[route]  # T10, B2
    player.subways -= board.route_subways[route]
    player.points += board.route_points[route]  # T12
