"""Who tells what to whom: the texts, the scene and the screen that everything shown of a game needs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from peron.cli.screen import Screen
from peron.rules.record import SEATS
from peron.rules.ticket.board import Route
from peron.rules.ticket.shapes import TicketView, TokenStack
from peron.text import Company, Scene, Texts
from peron.text.words import Words


@dataclass(frozen=True)
class Telling:
    texts: Texts
    scene: Scene | Company
    screen: Screen

    @cached_property
    def words(self) -> Words:
        return self.texts.words(self.scene)

    @property
    def on_board(self) -> Scene:
        """The scene, for what is told of the ticket family alone."""
        assert isinstance(self.scene, Scene)
        return self.scene

    @cached_property
    def routes(self) -> dict[str, Route]:
        return {route.id: route for route in self.on_board.board.routes}

    def stack(self, view: TicketView, symbol: str | None) -> TokenStack:
        return next(stack for stack in view.stacks if stack.symbol == symbol)

    def seat(self, seat: int) -> str:
        """`B greedy`, and for the one who reads `A You`."""
        name = self.texts.say("table-you") if seat == self.scene.seat else self.words.player(seat)
        return f"{SEATS[seat]} {name}" if name != SEATS[seat] else name

    def ends(self, route: Route) -> str:
        """The two places of a route, without its colour."""
        places = self.on_board.board.places
        return self.texts.say("route-name", a=places[route.a].name, b=places[route.b].name)
