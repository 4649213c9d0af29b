"""Why a move is not legal: what the sentence of a refusal is about. Imports the standard library only."""

from __future__ import annotations

from peron.rules.contract import Reason
from peron.rules.ticket.board import CLAIM
from peron.rules.ticket.cards import beyond, size
from peron.rules.ticket.refusals import (
    NOT_YOUR_TURN,
    REASONS,
    ROUTE_TAKEN,
    TOO_FEW_CARDS,
    TOO_FEW_FERRIES,
    TOO_FEW_PIECES,
)
from peron.rules.ticket.stacks import SYMBOLS
from peron.rules.ticket.state import TicketState


def explain(state: TicketState, seat: int, move: int, code: int) -> Reason:
    """The reason that stands for a number of `refusals`."""
    return REASONS.reason(code, _params(state, seat, move, code))


def _params(state: TicketState, seat: int, move: int, code: int) -> dict[str, object]:
    if code == NOT_YOUR_TURN:
        return {"seat": int(state.turn)}
    board = state.board
    if move < CLAIM:
        return {}
    if move >= board.take:
        return _token_params(state, move)
    route = board.routes[board.claim_route[move - CLAIM]]
    player = state.players[seat]
    told: dict[str, object] = {"route": route.id}
    if code == ROUTE_TAKEN:
        bit = 2 ** board.routes.index(route)
        told["owner"] = next(number for number, other in enumerate(state.players) if int(other.owned) & bit)
    if code == TOO_FEW_PIECES:
        subway = route.kind == "subway"
        told["piece"] = "subway" if subway else "tram"
        told["have"] = int(player.subways if subway else player.trams)
        told["need"] = route.subways if subway else route.trams
    if code in (TOO_FEW_CARDS, TOO_FEW_FERRIES):
        told.update(_short_of(state, seat, move))
    return told


def _token_params(state: TicketState, move: int) -> dict[str, object]:
    board = state.board
    if move < board.place:
        return {"token": SYMBOLS[move - int(board.take)]}
    symbol, place = board.placed(move)
    return {"token": SYMBOLS[symbol], "place": board.places[place].id}


def _short_of(state: TicketState, seat: int, move: int) -> dict[str, object]:
    """How many of the cards of a payment the hand holds, and which it lacks."""
    paid = state.board.paid(move)
    missing = int(beyond(paid, state.players[seat].hand))
    need = int(size(paid))
    return {"cards": state.board.counts(missing), "have": need - int(size(missing)), "need": need}
