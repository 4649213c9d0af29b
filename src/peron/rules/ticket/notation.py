"""Moves as short text that people can read and type, both ways. Imports the standard library only.

`draw deck`, `draw red` (the leftmost face-up red), `draw red 4` (the one on the fourth place), `tickets`, `keep first`,
`keep second`, `keep both`, `pass`, `claim turmstrasse-hauptbahnhof-1 3 black 1 wild`; with tokens `take lantern` and
`place lantern union_square`.
"""

from __future__ import annotations

import re
from collections import Counter
from difflib import get_close_matches
from typing import Final

from peron.rules.contract import LEGAL, BadNotation, Message
from peron.rules.ticket.board import (
    CLAIM,
    DRAW_DECK,
    DRAW_MARKET,
    DRAW_TICKETS,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    PASS,
)
from peron.rules.ticket.cards import GAP, GRAY, beyond, size
from peron.rules.ticket.stacks import SYMBOLS
from peron.rules.ticket.state import TicketState

MOVES: Final = {
    "pass": PASS,
    "draw deck": DRAW_DECK,
    "tickets": DRAW_TICKETS,
    "keep first": KEEP_FIRST,
    "keep second": KEEP_SECOND,
    "keep both": KEEP_BOTH,
}
WORDS: Final = {move: words for words, move in MOVES.items()}
MOST_WAYS: Final = 8
"""Ways to pay that are listed when one has to be chosen; of the others is said how many there are."""
WILD_WORDS: Final = {"bike": "wild", "bikes": "wild", "ferry": "wild", "ferries": "wild", "wilds": "wild"}
_DRAW: Final = re.compile(r"draw (?P<card>[a-z]+)(?: (?P<slot>[1-5]))?")
_CLAIM: Final = re.compile(r"claim (?P<route>\S+)(?P<cards>(?: [0-9]{1,4} [a-z]+)*)")

_TOKEN: Final = re.compile(r"take (?P<token>[a-z]+)|place (?P<placed>[a-z]+) (?P<place>\S+)")


def say(state: TicketState, move: int) -> str:
    """The move as text. Moves that are not legal now have a text too."""
    board = state.board
    if not 0 <= move < int(board.action_space):  # of any size, also one too large for a native integer
        raise BadNotation("notation-no-such-move", {"move": move, "moves": int(board.action_space)})
    if move in WORDS:
        return WORDS[move]
    if move >= board.take:
        return _say_token(state, move)
    if move < CLAIM:
        row = [int(card) for card in state.market]
        slot = move - DRAW_MARKET
        if row[slot] == GAP:
            return f"draw gap {slot + 1}"
        name = state.board.cards[row[slot]]
        return f"draw {name}" if row.index(row[slot]) == slot else f"draw {name} {slot + 1}"
    route = board.routes[board.claim_route[move - CLAIM]]
    cards = " ".join(f"{n} {name}" for name, n in board.counts(int(board.paid(move))).items())
    return f"claim {route.id} {cards}"


def _say_token(state: TicketState, move: int) -> str:
    board = state.board
    if move < board.place:
        return f"take {SYMBOLS[move - int(board.take)]}"
    symbol, place = board.placed(move)
    return f"place {SYMBOLS[symbol]} {board.places[place].id}"


def read(state: TicketState, text: str, seat: int | None = None) -> int:
    """The move that a text says, legal or not. Raises BadNotation.

    A seat may leave out the payment of a claim when there is just one way. Only its own hand is looked at.
    """
    said = " ".join(WILD_WORDS.get(word, word) for word in text.lower().split())
    if said in MOVES:
        return MOVES[said]
    draw = _DRAW.fullmatch(said)
    if draw is not None:
        return _read_draw(state, said, draw["card"], draw["slot"])
    claim = _CLAIM.fullmatch(said)
    if claim is not None:
        return _read_claim(state, claim["route"], claim["cards"].split(), seat)
    if said == "claim":
        raise BadNotation("notation-which-route", {"nearest": f"claim {state.board.routes[0].id}"})
    token = _TOKEN.fullmatch(said) if state.board.symbols else None
    if token is not None:
        return _read_token(state, token["token"] or token["placed"], token["place"])
    takes = [f"take {symbol}" for symbol in SYMBOLS[: state.board.symbols]]
    draws = [f"draw {card}" for card in _names(state)]
    nearest = get_close_matches(said, [*MOVES, *draws, *takes], 1, 0)
    raise BadNotation("notation-unknown", {"text": text, "nearest": nearest[0]})


def _names(state: TicketState) -> list[str]:
    """The cards of the board."""
    return [card for card in state.board.cards if card]


def _read_draw(state: TicketState, said: str, card: str, slot: str | None) -> int:
    row = [int(number) for number in state.market]
    if card == "gap" and slot is not None:
        number = GAP
    elif card in state.board.cards:
        number = state.board.cards.index(card)
    else:
        nearest = get_close_matches(card, [*_names(state), "deck"], 1, 0)
        raise BadNotation("notation-card", {"text": said, "name": card, "nearest": nearest[0]})
    if number not in row or (slot is not None and row[int(slot) - 1] != number):
        face_up = [state.board.cards[other] for other in row if other != GAP]
        raise BadNotation("notation-not-face-up", {"text": said, "card": card, "face_up": face_up, "rule": "T6"})
    return DRAW_MARKET + (row.index(number) if slot is None else int(slot) - 1)


def _read_token(state: TicketState, name: str, place: str | None) -> int:
    board = state.board
    if name not in SYMBOLS:
        raise BadNotation("notation-token", {"name": name, "nearest": get_close_matches(name, SYMBOLS, 1, 0)[0]})
    symbol = SYMBOLS.index(name)
    if place is None:
        return int(board.take) + symbol
    places = [one.id for one in board.places]
    if place not in places:
        raise BadNotation("notation-place", {"name": place, "nearest": get_close_matches(place, places, 1, 0)[0]})
    return int(board.place) + symbol * len(places) + places.index(place)


def _read_claim(state: TicketState, name: str, cards: list[str], seat: int | None) -> int:
    board = state.board
    numbers = {route.id: number for number, route in enumerate(board.routes)}
    if name not in numbers:
        nearest = get_close_matches(name, list(numbers), 1, 0)
        raise BadNotation("notation-route", {"name": name, "nearest": nearest[0]})
    ways = board.payments(numbers[name])
    if not cards:
        return _only_payment(state, name, ways, seat)
    paid: Counter[str] = Counter()
    for n, card in zip(cards[::2], cards[1::2], strict=True):
        if card not in board.cards:
            nearest = get_close_matches(card, _names(state), 1, 0)
            raise BadNotation("notation-card", {"text": " ".join(cards), "name": card, "nearest": nearest[0]})
        paid[card] += int(n)
    for move in ways:
        if board.counts(int(board.paid(move))) == {card: n for card, n in paid.items() if n}:
            return move
    raise BadNotation(*_wrong_payment(state, numbers[name], {card: n for card, n in paid.items() if n}))


def _wrong_payment(state: TicketState, number: int, cards: dict[str, int]) -> tuple[str, dict[str, object]]:
    """Why no player could ever pay for a route like this, with the rule that says so."""
    route = state.board.routes[number]
    params: dict[str, object] = {"route": route.id, "cards": cards, "rule": "T10"}
    if sum(cards.values()) != route.cost:
        return "notation-payment-count", {**params, "rule": "B2" if route.subways else "T10", "need": route.cost}
    if cards.get("wild", 0) < route.ferries:
        return "notation-payment-ferries", {**params, "rule": "S2", "ferries": route.ferries}
    if route.colour == GRAY:
        return "notation-payment-colours", params
    return "notation-payment-colour", {**params, "card": state.board.route_colours[route.colour]}


def _only_payment(state: TicketState, name: str, ways: list[int], seat: int | None) -> int:
    """The one way the seat can pay now; when it cannot, the way it is nearest to, for `why_not` to explain."""
    payable = [move for move in ways if seat is not None and state.refusal(seat, move) == LEGAL]
    if seat is None or len(payable) > 1:
        bunches = [int(state.board.paid(move)) for move in payable or ways]
        paid = [Message("payment", {"cards": state.board.counts(bunch)}) for bunch in bunches]
        params = {"route": name, "ways": paid[:MOST_WAYS], "more": max(0, len(paid) - MOST_WAYS)}
        raise BadNotation("notation-choose-payment", params)
    hand = state.players[seat].hand
    return payable[0] if payable else min(ways, key=lambda move: size(beyond(state.board.paid(move), hand)))
