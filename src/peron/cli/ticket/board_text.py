"""Every route of the board as text: where, price, points, owner. Imports texts, views and the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from peron.cli.screen import QUIET, Cell, Chips
from peron.cli.ticket.paint import price
from peron.cli.ticket.telling import TicketTelling
from peron.rules.record import SEATS
from peron.rules.ticket.board import Route
from peron.rules.ticket.shapes import TicketView

_KINDS: Final = ("tram", "ferry", "subway")


def short_names(told: TicketTelling) -> dict[str, str]:
    """A short name for every route, to type instead of its id: `r12`."""
    return {f"r{number}": route.id for number, route in enumerate(told.scene.board.routes, 1)}


def show_board(told: TicketTelling, view: TicketView) -> None:
    """All routes by kind; in a terminal both strands of a double stand on one line."""
    names = {route: name for name, route in short_names(told).items()}
    owners = {route: player.seat for player in view.players for route in player.routes}
    for kind in _KINDS:
        routes = [route for route in told.scene.board.routes if route.kind == kind]
        if not routes:
            continue
        told.screen.heading(told.texts.say(f"table-routes-{told.words.of_game(kind)}"))
        if told.screen.plain:
            for route in routes:
                told.screen.say(_line(told, route, names, owners))
        else:
            _show_lines(told, routes, names, owners)
    told.screen.blank()
    told.screen.say(
        told.texts.say("table-board-hint", seats=", ".join(told.seat(player.seat) for player in view.players))
    )


def _line(told: TicketTelling, route: Route, names: Mapping[str, str], owners: Mapping[str, int]) -> str:
    owner = told.seat(owners[route.id]) if route.id in owners else told.texts.say("table-free")
    where, cost = told.words.route(route.id), price(told.words, route).plain.strip()
    points = told.texts.say("table-points", points=route.points)
    return f"{names[route.id]}: {where}, {cost}, {points}, {owner}"


def _show_lines(told: TicketTelling, routes: list[Route], names: Mapping[str, str], owners: Mapping[str, int]) -> None:
    lines: dict[str, list[Route]] = {}
    for route in routes:
        lines.setdefault(told.ends(route), []).append(route)
    rows: list[list[Cell]] = []
    for ends, strands in lines.items():
        points = "/".join(dict.fromkeys(f"+{route.points}" for route in strands))
        rows.append([ends, points, Chips(tuple(_strand(told, route, names, owners) for route in strands))])
    told.screen.table(["", "", ""], rows, right=(1,), wide=0)


def _strand(told: TicketTelling, route: Route, names: Mapping[str, str], owners: Mapping[str, int]) -> Text:
    owner = f" {SEATS[owners[route.id]]}" if route.id in owners else ""
    return Text.assemble((names[route.id], QUIET), " ", price(told.words, route), (owner, "bold"))
