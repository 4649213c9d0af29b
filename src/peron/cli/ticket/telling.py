"""What everything told of the ticket family needs: a scene with a board, and its routes and tokens by id."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from peron.cli.telling import Telling
from peron.rules.ticket.board import Route
from peron.rules.ticket.shapes import TicketView, TokenStack
from peron.text import Scene


@dataclass(frozen=True)
class TicketTelling(Telling):
    scene: Scene

    @cached_property
    def routes(self) -> dict[str, Route]:
        return {route.id: route for route in self.scene.board.routes}

    def stack(self, view: TicketView, symbol: str | None) -> TokenStack:
        return next(stack for stack in view.stacks if stack.symbol == symbol)

    def ends(self, route: Route) -> str:
        """The two places of a route, without its colour."""
        places = self.scene.board.places
        return self.texts.say("route-name", a=places[route.a].name, b=places[route.b].name)
