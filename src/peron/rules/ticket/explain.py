"""Why a move is not legal, in terms of the rules: the refusal codes of the state with rule, key and parameters."""

from __future__ import annotations

from typing import Final

from peron.rules.contract import Reason
from peron.rules.ticket.board import CLAIM
from peron.rules.ticket.cards import WILD, beyond, count, counts, size
from peron.rules.ticket.state import (
    ALREADY_DECIDED,
    CHOOSE_TICKETS_FIRST,
    DECK_EMPTY,
    DOUBLE_CLOSED,
    GAME_OVER,
    HAS_STACK,
    HAVE_TOKEN,
    LEGAL,
    MAY_NOT_PASS,
    NO_CARD_THERE,
    NO_TICKETS_LEFT,
    NO_TOKEN_TO_TAKE,
    NOT_BESIDE,
    NOT_YOUR_TURN,
    NOTHING_OFFERED,
    ONE_TICKET_OFFERED,
    OWN_OTHER_STRAND,
    PLACE_TOKENS_FIRST,
    ROUTE_TAKEN,
    TAKE_SECOND_CARD,
    TAKE_TOKEN_FIRST,
    TOKEN_NOT_HERE,
    TOKENS_PLACED,
    TOO_FEW_CARDS,
    TOO_FEW_PIECES,
    WILD_AS_SECOND,
    TicketState,
)
from peron.rules.ticket.table import FIRST_TICKETS
from peron.rules.ticket.tokens import SYMBOLS

REASONS: Final = {
    GAME_OVER: ("T18", "why-game-over"),
    NOT_YOUR_TURN: ("T5", "why-not-your-turn"),
    ALREADY_DECIDED: ("T4", "why-already-decided"),
    CHOOSE_TICKETS_FIRST: ("T15", "why-choose-tickets-first"),
    TAKE_SECOND_CARD: ("T6a", "why-take-second-card"),
    NOTHING_OFFERED: ("T15", "why-nothing-offered"),
    ONE_TICKET_OFFERED: ("T15", "why-one-ticket-offered"),
    MAY_NOT_PASS: ("T17", "why-may-not-pass"),
    DECK_EMPTY: ("T8a", "why-deck-empty"),
    NO_CARD_THERE: ("T8a", "why-no-card-there"),
    WILD_AS_SECOND: ("T7", "why-wild-as-second"),
    NO_TICKETS_LEFT: ("T15a", "why-no-tickets-left"),
    ROUTE_TAKEN: ("T10", "why-route-taken"),
    OWN_OTHER_STRAND: ("T13", "why-own-other-strand"),
    DOUBLE_CLOSED: ("T13", "why-double-closed"),
    TOO_FEW_PIECES: ("T11", "why-too-few-pieces"),
    TOO_FEW_CARDS: ("T10", "why-too-few-cards"),
    PLACE_TOKENS_FIRST: ("S4", "why-place-tokens-first"),
    TOKENS_PLACED: ("S4", "why-tokens-placed"),
    NOT_BESIDE: ("S4", "why-not-beside"),
    HAS_STACK: ("S4", "why-has-stack"),
    TAKE_TOKEN_FIRST: ("S5", "why-take-token-first"),
    NO_TOKEN_TO_TAKE: ("S5", "why-no-token-to-take"),
    HAVE_TOKEN: ("S5", "why-have-token"),
    TOKEN_NOT_HERE: ("S5", "why-token-not-here"),
}


def explain(state: TicketState, seat: int, move: int) -> Reason | None:
    """The reason for a refusal; None for a legal move."""
    if not 0 <= seat < len(state.players):
        return Reason("T5", "why-no-such-seat", {"seat": seat, "seats": len(state.players)})
    if not 0 <= move < state.board.move_count:
        return Reason("T6", "why-no-such-move", {"move": move, "moves": state.board.move_count})
    code = int(state.refusal(seat, move))
    if code == LEGAL:
        return None
    rule, key = REASONS[code]
    if code == CHOOSE_TICKETS_FIRST and state.phase == FIRST_TICKETS:
        rule = "T4"
    if code == TOO_FEW_CARDS and _lacks_ferries(state, seat, move):
        rule = "S2"
    return Reason(rule, key, _params(state, seat, move, code))


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
    if code == TOO_FEW_CARDS:
        told.update(_short_of(state, seat, move))
    return told


def _lacks_ferries(state: TicketState, seat: int, move: int) -> bool:
    """Whether the hand has fewer wilds than the route has ferry symbols."""
    board = state.board
    return bool(board.ferries[board.claim_route[move - CLAIM]] > count(state.players[seat].hand, WILD))


def _token_params(state: TicketState, move: int) -> dict[str, object]:
    board = state.board
    if move < board.place:
        return {"token": SYMBOLS[move - int(board.take)]}
    symbol, place = board.placed(move)
    return {"token": SYMBOLS[symbol], "place": board.places[place].id}


def _short_of(state: TicketState, seat: int, move: int) -> dict[str, object]:
    """How many of the cards of a payment the hand holds, and of which kind it lacks some: the colour before wilds."""
    paid = state.board.paid(move)
    missing = int(beyond(paid, state.players[seat].hand))
    need = int(size(paid))
    return {"card": next(iter(counts(missing))), "have": need - int(size(missing)), "need": need}
