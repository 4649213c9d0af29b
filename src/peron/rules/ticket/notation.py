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

from peron.rules.contract import BadNotation
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
from peron.rules.ticket.cards import CARDS, GAP, beyond, counts, size
from peron.rules.ticket.state import LEGAL, TicketState
from peron.rules.ticket.tokens import SYMBOLS

MOVES: Final = {
    "pass": PASS,
    "draw deck": DRAW_DECK,
    "tickets": DRAW_TICKETS,
    "keep first": KEEP_FIRST,
    "keep second": KEEP_SECOND,
    "keep both": KEEP_BOTH,
}
WORDS: Final = {move: words for words, move in MOVES.items()}
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
        name = CARDS[row[slot]]
        return f"draw {name}" if row.index(row[slot]) == slot else f"draw {name} {slot + 1}"
    route = board.routes[board.claim_route[move - CLAIM]]
    cards = " ".join(f"{n} {name}" for name, n in counts(int(board.paid(move))).items())
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
    token = _TOKEN.fullmatch(said) if state.board.symbols else None
    if token is not None:
        return _read_token(state, token["token"] or token["placed"], token["place"])
    takes = [f"take {symbol}" for symbol in SYMBOLS[: state.board.symbols]]
    nearest = get_close_matches(said, [*MOVES, *(f"draw {card}" for card in CARDS), *takes], 1, 0)
    raise BadNotation("notation-unknown", {"text": text, "nearest": nearest[0]})


def _read_draw(state: TicketState, said: str, card: str, slot: str | None) -> int:
    row = [int(number) for number in state.market]
    if card == "gap" and slot is not None:
        number = GAP
    elif card in CARDS:
        number = CARDS.index(card)
    else:
        nearest = get_close_matches(card, [*CARDS, "deck"], 1, 0)
        raise BadNotation("notation-card", {"text": said, "name": card, "nearest": nearest[0]})
    if number not in row or (slot is not None and row[int(slot) - 1] != number):
        face_up = [CARDS[other] for other in row if other != GAP]
        raise BadNotation("notation-not-face-up", {"text": said, "card": card, "face_up": face_up})
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
        if card not in CARDS:
            nearest = get_close_matches(card, CARDS, 1, 0)
            raise BadNotation("notation-card", {"text": " ".join(cards), "name": card, "nearest": nearest[0]})
        paid[card] += int(n)
    for move in ways:
        if counts(int(board.paid(move))) == {card: n for card, n in paid.items() if n}:
            return move
    ways_said = [say(state, move) for move in ways[:8]]
    raise BadNotation("notation-payment", {"route": name, "cards": " ".join(cards), "ways": ways_said})


def _only_payment(state: TicketState, name: str, ways: list[int], seat: int | None) -> int:
    """The one way the seat can pay now; when it cannot, the way it is nearest to, for `why_not` to explain."""
    payable = [move for move in ways if seat is not None and state.refusal(seat, move) == LEGAL]
    if seat is None or len(payable) > 1:
        said = [say(state, move) for move in payable or ways]
        raise BadNotation("notation-choose-payment", {"route": name, "ways": said[:8]})
    hand = state.players[seat].hand
    return payable[0] if payable else min(ways, key=lambda move: size(beyond(state.board.paid(move), hand)))
