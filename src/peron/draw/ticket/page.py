"""A board for a page, and what is where on it: wagons on spaces, a hit area on a route, a ring round a place.
Imports the drawing's modules and the board of the rules.

Everything is in the measure of the drawing, inside its view box, rounded as the drawing rounds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from peron.draw.geometry import Spot, ViewBox, angular, between
from peron.draw.markup import Point
from peron.draw.ticket.board import lay_out_sheet, ticket_board_svg
from peron.draw.ticket.plan import RING, SPACE_WIDTH, Plan, Space, Strand, map_reference
from peron.draw.words import Words
from peron.rules.ticket.board import Board, Route


@dataclass(frozen=True)
class SpacePlan:
    """The middle of a space, its slope in degrees (from -90 up to 90) and its length, outline included."""

    x: float
    y: float
    angle: float
    length: float


@dataclass(frozen=True)
class RoutePlan:
    id: str
    spaces: tuple[SpacePlan, ...]
    """From its first place to its second."""
    path: str
    """The way from the middle of one place to that of the other, along all spaces, as the `d` of an SVG path."""
    badge: Spot | None
    """The middle of the printed cost; null where none is printed."""
    points: int
    """What it brings at once to whoever claims it."""
    trams: int
    subways: int
    """How many pieces of each kind it takes."""


@dataclass(frozen=True)
class PlacePlan:
    id: str
    x: float
    y: float
    reference: str
    """The square of the map it lies in, as printed round the frame."""


@dataclass(frozen=True)
class BoardPlan:
    """What lies where on a drawn board."""

    view_box: ViewBox
    space_width: float
    ring: float
    """The radius of a place, outline included."""
    routes: tuple[RoutePlan, ...]
    places: tuple[PlacePlan, ...]


@dataclass(frozen=True)
class Drawing:
    """A board to be put into a page."""

    svg: str
    """The picture, painted with the page's own colours: `var(--map-land)` and the like."""
    plan: BoardPlan
    ground: str
    """What most of the map is, land or water: the page takes its mood from it."""
    picture: Mapping[str, Any] | None
    """Which part of the map stands for the city, and what lies on it as an example; None: all of it, empty."""


def ticket_page(data: Mapping[str, Any], words: Words) -> Drawing:
    ground = data.get("scenery", {}).get("ground", "land")
    return Drawing(ticket_board_svg(data, "page", words), board_plan(data, words), ground, data.get("picture"))


def board_plan(data: Mapping[str, Any], words: Words) -> BoardPlan:
    """The plan of the drawing that `ticket_board_svg` makes of the same board with the same words."""
    sheet = lay_out_sheet(data, words)
    plan = sheet.plan
    rules = {route.id: route for route in Board(data).routes}
    return BoardPlan(
        view_box=ViewBox(*map(_short, sheet.view_box())),
        space_width=SPACE_WIDTH,
        ring=RING,
        routes=tuple(_route(strand, plan, rules[strand.id]) for strand in plan.strands),
        places=tuple(_place(place["id"], plan, map_reference(data["size"], place["at"])) for place in data["places"]),
    )


def _place(id: str, plan: Plan, reference: str) -> PlacePlan:
    x, y = plan.places[id]
    return PlacePlan(id, _short(x), _short(y), reference)


def _route(strand: Strand, plan: Plan, rules: Route) -> RoutePlan:
    spaces = tuple(SpacePlan(*map(_short, (at.x, at.y, at.angle, at.length))) for at in strand.spaces)
    path = plan.from_ring_to_ring(strand) if strand.kind == "subway" else _along_spaces(strand, plan)
    badge = Spot(*map(_short, strand.badge)) if strand.badge else None
    return RoutePlan(strand.id, spaces, path, badge, rules.points, rules.trams, rules.subways)


def _along_spaces(strand: Strand, plan: Plan) -> str:
    """From space to space: a row lies where the board file has put its spaces, not always on a line of its own."""
    start, end = (plan.places[place] for place in strand.ends)
    way = [start]
    for space in strand.spaces:
        way += sorted(_ends(space), key=lambda point: between(way[-1], point))
    return angular([*way, end], closed=False)


def _ends(space: Space) -> tuple[Point, Point]:
    slope = math.radians(space.angle)
    dx, dy = math.cos(slope) * space.length / 2, math.sin(slope) * space.length / 2
    return (space.x - dx, space.y - dy), (space.x + dx, space.y + dy)


def _short(value: float) -> float:
    return round(value, 2)
