"""Ids as words: cards, tokens, places, routes, tickets, players. Imports the ticket rules' names and this package only.

The rules name things by ids; this is the one place that turns them into words, declined by the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from peron.rules.contract import Params
from peron.rules.record import SEATS
from peron.rules.ticket.board import Board, Route
from peron.rules.ticket.cards import CARDS, ROUTE_COLOURS
from peron.rules.ticket.tokens import SYMBOLS
from peron.text.catalogue import Catalogue, Value

_BY_GAME: Final[Mapping[str, Mapping[str, str]]] = {
    "berlin": {"wild": "bike"},
    "san-francisco": {"wild": "ferry", "tram": "cable-car"},
}
"""What a game calls the wild cards and the pieces that other games of the family call something else."""
NOTHING: Final = "–"
"""An empty list."""


@dataclass(frozen=True)
class Company:
    """The players' names by seat, and who listens: enough for a game whose ids are understood without its board."""

    names: tuple[str, ...] = ()
    seat: int | None = None
    """The seat that the sentence is told to; None for a spectator."""
    game: str = ""


@dataclass(frozen=True)
class Scene:
    """What a sentence must know about the game it is of: the board, the players' names by seat, and who listens."""

    board: Board
    names: tuple[str, ...] = ()
    seat: int | None = None
    """The seat that the sentence is told to; None for a spectator."""


class Words:
    """The words of one language for the things of one scene; without a scene, ids stay as they are."""

    def __init__(self, catalogue: Catalogue, scene: Scene | Company | None) -> None:
        self._catalogue = catalogue
        self._company = scene
        self._scene = scene if isinstance(scene, Scene) else None

    def _say(self, key: str, **params: Value) -> str:
        return self._catalogue.format(key, params)

    def of_game(self, id: str) -> str:
        """The id under which the catalogues know a card or piece in this game."""
        return _BY_GAME.get(self._scene.board.game, {}).get(id, id) if self._scene else id

    # --- cards and pieces --------------------------------------------------------------------------------------------

    def card(self, id: str) -> str:
        """`red`, `bike`."""
        return self._say(f"card-{self.of_game(id)}.label")

    def a_card(self, id: str) -> str:
        """`a red card`, `a bike`, as what somebody takes."""
        return self._say(f"card-{self.of_game(id)}.one")

    def card_count(self, id: str, count: int) -> str:
        """`3 red cards`, `1 bike`."""
        return self._say(f"card-{self.of_game(id)}", count=count)

    def cards(self, counts: Mapping[str, int]) -> str:
        """`3 red cards and 1 bike`."""
        return self.all_of([self.card_count(card, count) for card, count in counts.items()])

    def colour(self, id: str) -> str:
        return self._say(f"colour-{id}")

    def kind(self, id: str) -> str:
        return self._say(f"kind-{self.of_game(id)}")

    def pieces(self, kind: str, count: int) -> str:
        return self._say(f"piece-{self.of_game(kind)}", count=count)

    # --- tokens ------------------------------------------------------------------------------------------------------

    def token(self, id: str) -> str:
        """`bridge`."""
        return self._say(f"token-{id}.label")

    def a_token(self, id: str) -> str:
        """`a bridge token`, as what somebody takes."""
        return self._say(f"token-{id}.one")

    def token_count(self, id: str, count: int) -> str:
        """`2 bridge tokens`."""
        return self._say(f"token-{id}", count=count)

    # --- the board ---------------------------------------------------------------------------------------------------

    def place(self, id: str) -> str:
        places = self._scene.board.places if self._scene else []
        return next((place.name for place in places if place.id == id), id)

    def route(self, id: str) -> str:
        """`Turmstraße – Hauptbahnhof (black)`: with its colour where other routes join the same places."""
        route = self._find(id)
        if self._scene is None or route is None:
            return id
        board = self._scene.board
        a, b = board.places[route.a].name, board.places[route.b].name
        beside = [other for other in board.routes if {other.a, other.b} == {route.a, route.b}]
        if len(beside) == 1:
            return self._say("route-name", a=a, b=b)
        colour = self.colour(ROUTE_COLOURS[route.colour])
        alike = [other for other in beside if other.colour == route.colour]
        if len(alike) == 1:
            return self._say("route-strand", a=a, b=b, colour=colour)
        return self._say("route-strand-letter", a=a, b=b, colour=colour, letter="abcdef"[beside.index(route)])

    def _find(self, id: str) -> Route | None:
        routes = self._scene.board.routes if self._scene else []
        return next((route for route in routes if route.id == id), None)

    def ticket(self, id: str) -> str:
        """`Hauptbahnhof – Brandenburger Tor (2)`."""
        for ticket in self._scene.board.tickets if self._scene else []:
            if ticket.id == id and self._scene is not None:
                places = self._scene.board.places
                a, b = places[ticket.a].name, places[ticket.b].name
                return self._say("ticket-name", a=a, b=b, points=ticket.points)
        return id

    def player(self, seat: int) -> str:
        """The name at a seat, or its letter where names are not known."""
        names = self._company.names if self._company else ()
        return names[seat] if seat < len(names) else SEATS[seat] if 0 <= seat < len(SEATS) else str(seat)

    # --- lists -------------------------------------------------------------------------------------------------------

    def all_of(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        return self._joined("list-and", items)

    def one_of(self, items: Sequence[str]) -> str:
        """`a, b or c`."""
        return self._joined("list-or", items)

    def _joined(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items) or NOTHING
        return self._say(key, start=", ".join(items[:-1]), end=items[-1])

    # --- parameters --------------------------------------------------------------------------------------------------

    def told(self, params: Params) -> dict[str, Value]:
        """The parameters of an event, a reason or a score line as words, with what their sentences choose by."""
        words: dict[str, Value] = {name: self._word(name, value) for name, value in params.items()}
        words["known"] = "yes" if "card" in params or "tickets" in params else "no"
        words["wild"] = self.card("wild")
        words["tram"] = self.of_game("tram")
        about = params.get("seat", params.get("owner"))
        words["you"] = (
            "yes" if self._company is not None and about == self._company.seat and about is not None else "no"
        )
        card, have, need, wilds = (params.get(name) for name in ("card", "have", "need", "wilds"))
        token, count = params.get("token"), params.get("count")
        if isinstance(card, str):
            words["a-card"] = self.a_card(card)
        if token in SYMBOLS:
            words["a-token"] = self.a_token(str(token))
        if token in SYMBOLS and isinstance(count, int):
            words["token-count"] = self.token_count(str(token), count)
        if isinstance(wilds, int):
            words["wild-count"] = self.card_count("wild", wilds)
        if isinstance(have, int) and isinstance(need, int):
            words["short"] = need - have
        return words

    def _word(self, name: str, value: object) -> Value:
        if name in ("seat", "owner") and isinstance(value, int):
            return self.player(value)
        if name == "cards" and isinstance(value, Mapping):
            return self.cards(value)
        if name == "card" and value in CARDS:
            return self.card(str(value))
        if name == "token" and value in SYMBOLS:
            return self.token(str(value))
        if name == "place":
            return self.place(str(value))
        if name == "route":
            return self.route(str(value))
        if name == "ticket":
            return self.ticket(str(value))
        if name == "tickets" and isinstance(value, list | tuple):
            return self.all_of([self.ticket(str(ticket)) for ticket in value])
        if name == "piece":
            return self.of_game(str(value))
        return as_written(value)


def as_written(value: object) -> Value:
    """A parameter as people would type it: ids as they are, lists with commas."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, Mapping):
        return ", ".join(f"{count} {name}" for name, count in value.items()) or NOTHING
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value) or NOTHING
    return str(value)
