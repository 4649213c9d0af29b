"""The words of the ticket family: cards, pieces, tokens, places, routes, tickets. Imports the ticket rules' names.

What a city calls its wild cards and its pieces follows from its title.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from peron.rules.ticket.board import Board, Route
from peron.rules.ticket.stacks import SYMBOLS
from peron.text.words import RuleTable, Scene, Sentences, UnknownWord, Words

if TYPE_CHECKING:
    from peron.rules.ticket.game import TicketGame


class TicketWords(Words):
    FUNCTIONS: ClassVar[Mapping[str, str]] = {
        **Words.FUNCTIONS,
        "CARD": "card",
        "ONE_CARD": "a_card",
        "CARDS": "cards",
        "WILD": "wild",
        "WILDS": "wilds",
        "TRAM": "tram",
        "PIECE": "of_title",
        "TOKEN": "token",
        "ONE_TOKEN": "a_token",
        "TOKENS": "token_count",
        "PLACE": "place",
        "ROUTE": "route",
        "TICKET": "ticket",
    }

    def __init__(self, sentences: Sentences, scene: Scene) -> None:
        super().__init__(sentences, scene)
        self.board: Board = cast("TicketGame", scene.game).board
        self._own = {colour.id: colour.called(sentences.language) for colour in self.board.colours if colour.names}
        """The names of the colours that only this board has."""

    def of_title(self, id: str) -> str:
        """The id under which the catalogues know a card or piece of this title."""
        return self.board.called.get(id, id)

    def tables(self) -> tuple[RuleTable, ...]:
        """T12, B3, S7: what routes and tokens bring."""
        points = self.board.data["points"]
        kinds = (("T12", "tram", "rules-table-spaces"), ("B3", "subway", "rules-table-cost"))
        tables = [
            self._table(rule, f"rules-table-{kind}", head, {int(size): worth for size, worth in points[kind].items()})
            for rule, kind, head in kinds
            if points.get(kind)
        ]
        if self.board.symbols:
            worth = dict(enumerate(int(points) for points in self.board.token_points))
            tables.append(self._table("S7", "rules-table-tokens", "rules-table-symbols", worth))
        return tuple(tables)

    def _table(self, rule: str, title: str, head: str, points: Mapping[int, int]) -> RuleTable:
        sizes = sorted(points)
        rows = (
            (self.say(head), *map(str, sizes)),
            (self.say("rules-table-points"), *(str(points[size]) for size in sizes)),
        )
        return RuleTable(rule, self.say(title), rows)

    # --- cards and pieces ---------------------------------------------------------------------------------------------

    def card(self, id: str) -> str:
        """`red`, `bike`."""
        return self._of_card(id, ".label") if id == "wild" else self.colour(self._card(id))

    def a_card(self, id: str) -> str:
        """`a red card`, `a bike`, as what somebody takes."""
        return self._of_card(id, ".one")

    def card_count(self, id: str, count: int) -> str:
        """`3 red cards`, `1 bike`."""
        return self._of_card(id, "", count)

    def cards(self, counts: Mapping[str, int]) -> str:
        """`3 red cards and 1 bike`."""
        return self.all_of([self.card_count(card, count) for card, count in counts.items()])

    def _of_card(self, id: str, form: str, count: int = 1) -> str:
        if self._card(id) in self._own:
            return self.say(f"card-own{form}", name=self._own[id], count=count)
        return self.say(f"card-{self.of_title(id)}{form}", count=count)

    def _card(self, id: str) -> str:
        if not id or id not in self.board.cards:
            raise UnknownWord(id)
        return id

    def wild(self) -> str:
        """`bike`."""
        return self.card("wild")

    def wilds(self, count: int) -> str:
        """`3 bikes`."""
        return self.card_count("wild", count)

    def tram(self) -> str:
        """Which of the pieces that stand on tracks the title has: to choose a sentence by."""
        return self.of_title("tram")

    def colour(self, id: str) -> str:
        return self._own.get(id) or self.say(f"colour-{id}")

    # --- tokens -------------------------------------------------------------------------------------------------------

    def token(self, id: str) -> str:
        """`bridge`."""
        return self.say(f"token-{self._token(id)}.label")

    def a_token(self, id: str) -> str:
        """`a bridge token`, as what somebody takes."""
        return self.say(f"token-{self._token(id)}.one")

    def token_count(self, id: str, count: int) -> str:
        """`2 bridge tokens`."""
        return self.say(f"token-{self._token(id)}", count=count)

    def _token(self, id: str) -> str:
        if id not in SYMBOLS:
            raise UnknownWord(id)
        return id

    # --- the board ----------------------------------------------------------------------------------------------------

    def place(self, id: str) -> str:
        for place in self.board.places:
            if place.id == id:
                return place.name
        raise UnknownWord(id)

    def route(self, id: str) -> str:
        """`Turmstraße – Hauptbahnhof (black)`: with its colour where other routes join the same places."""
        route = self._route(id)
        board = self.board
        a, b = board.places[route.a].name, board.places[route.b].name
        beside = [other for other in board.routes if {other.a, other.b} == {route.a, route.b}]
        if len(beside) == 1:
            return self.say("route-name", a=a, b=b)
        colour = self.colour(board.route_colours[route.colour])
        alike = [other for other in beside if other.colour == route.colour]
        if len(alike) == 1:
            return self.say("route-strand", a=a, b=b, colour=colour)
        return self.say("route-strand-letter", a=a, b=b, colour=colour, letter="abcd"[alike.index(route)])

    def _route(self, id: str) -> Route:
        for route in self.board.routes:
            if route.id == id:
                return route
        raise UnknownWord(id)

    def ticket(self, id: str) -> str:
        """`Hauptbahnhof – Brandenburger Tor (2)`."""
        for ticket in self.board.tickets:
            if ticket.id == id:
                places = self.board.places
                return self.say("ticket-name", a=places[ticket.a].name, b=places[ticket.b].name, points=ticket.points)
        raise UnknownWord(id)
