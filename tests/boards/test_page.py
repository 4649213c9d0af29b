"""A board on a page: painted with the page's own colours, and a plan that says where everything lies."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, astuple
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from peron.draw.palette import PAGE, THEMES
from peron.draw.ticket.page import SpacePlan
from tests.boards.drawings import board_plan, ticket_board_svg

TOKENS = Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=["berlin", "san_francisco", "islands"])
def board(request: pytest.FixtureRequest) -> dict[str, Any]:
    data: dict[str, Any] = request.getfixturevalue(request.param)
    return data


def tokens(theme: str) -> dict[str, str]:
    """The colours of the page's style sheet; those that the dark one does not name are the light ones."""
    light, dark = TOKENS.read_text("utf-8").split(':root[data-theme="dark"]')
    named = re.findall(r"(--[\w-]+): (#\w+);", light if theme == "light" else light + dark)
    return {name: colour.upper() for name, colour in named}


def resolved(written: str, theme: str) -> str:
    """With every variable replaced by its colour, as a browser does it."""
    colours = tokens(theme)
    return re.sub(r"var\((--[\w-]+)\)", lambda found: colours[found[1]], written)


# --- the colours ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_of_the_page_is_that_of_the_theme(theme: str) -> None:
    """Also those that no board here is painted with."""
    assert json.loads(resolved(json.dumps(asdict(PAGE)), theme)) == asdict(THEMES[theme])


@pytest.mark.parametrize("theme", THEMES)
def test_on_a_page_it_looks_as_it_does_alone(board: dict[str, Any], theme: str) -> None:
    """But for the large names and tables, which a page shows instead of the others."""
    large = r'<g class="labels large".*?</g>\n|<g class="tables large".*?</g>\n</g>\n'
    painted = resolved(re.sub(large, "", ticket_board_svg(board, "page"), flags=re.S), theme)
    assert painted.replace(f"{board['id']}-page-", f"{board['id']}-{theme}-") == ticket_board_svg(board, theme)


def test_what_changes_at_night_is_left_to_the_page(board: dict[str, Any]) -> None:
    """The colours that stay written out are the same by day and by night."""
    written = [
        set(re.findall(r"#[0-9A-F]{6}\b", ticket_board_svg(board, theme))) for theme in ("page", "light", "dark")
    ]
    assert written[0] <= written[1] & written[2]


def test_it_needs_no_style_that_the_security_policy_forbids(board: dict[str, Any]) -> None:
    svg = ticket_board_svg(board, "page")
    assert " style=" not in svg
    assert "<style" not in svg
    assert "<script" not in svg


def test_it_lies_in_layers_that_a_page_can_put_things_between(board: dict[str, Any]) -> None:
    """Rings under the spaces, wagons over them and under the names."""
    picture = ElementTree.fromstring(ticket_board_svg(board, "page"))
    layers = [str(part.get("class")) for part in picture if part.tag == f"{SVG}g"]
    assert layers == ["sheet", "ground", "routes", "names"]

    def classes(layer: str) -> set[str]:
        found = next(part for part in picture if part.get("class") == layer)
        return {str(part.get("class")) for part in found.iter() if part.get("class")}

    assert not {"route", "space", "place", "label"} & classes("ground")
    assert {"route", "space"} <= classes("routes")
    assert {"place", "label"} <= classes("names")
    assert not {"route", "space"} & classes("names")


# --- the plan ---------------------------------------------------------------------------------------------------------


def test_the_plan_has_the_view_box_of_the_drawing(board: dict[str, Any]) -> None:
    drawn = str(ElementTree.fromstring(ticket_board_svg(board, "page")).get("viewBox"))
    assert astuple(board_plan(board).view_box) == tuple(float(value) for value in drawn.split())


def test_long_words_change_the_view_box_of_both(islands: dict[str, Any]) -> None:
    """A title too wide for any free spot moves under the map."""
    words = {"counts": "very many places · " * 30}
    drawn = str(ElementTree.fromstring(ticket_board_svg(islands, "page", words)).get("viewBox"))
    plan = board_plan(islands, words)
    assert plan.view_box.height > board_plan(islands).view_box.height
    assert astuple(plan.view_box) == tuple(float(value) for value in drawn.split())


def moves(group: ElementTree.Element) -> list[str]:
    return [str(part.get("transform")) for part in group.iter(f"{SVG}g") if part.get("transform")]


def numbers(written: str) -> list[float]:
    return [float(value) for value in re.findall(r"-?\d+(?:\.\d+)?", written)]


def test_spaces_and_badges_lie_where_they_are_drawn(board: dict[str, Any]) -> None:
    picture = ElementTree.fromstring(ticket_board_svg(board, "page"))
    drawn = {str(group.get("id")): group for group in picture.iter(f"{SVG}g")}
    plan = board_plan(board)
    assert [route.id for route in plan.routes] == [route["id"] for route in board["routes"]]
    for route in plan.routes:
        group = drawn[f"route-{route.id}"]
        spaces = [part for part in group.iter(f"{SVG}g") if part.get("class") == "space"]
        for space, part in zip(route.spaces, spaces, strict=True):
            x, y, *angle = numbers(moves(part)[0])
            assert (space.x, space.y, [space.angle] if space.angle else []) == (x, y, angle), route.id
            body = next(part.iter(f"{SVG}rect"))
            assert space.length == pytest.approx(float(str(body.get("width"))) + 2, abs=0.01)
            assert plan.space_width == float(str(body.get("height"))) + 2
        badges = [numbers(str(part.get("transform"))) for part in group.iter(f"{SVG}g") if part.get("class") == "badge"]
        assert badges == ([[route.badge.x, route.badge.y]] if route.badge else [])


def test_the_plan_says_what_a_route_brings_and_takes(board: dict[str, Any]) -> None:
    """T11, B3: one piece on every space, and one for a whole subway; a ferry brings what trams of its length bring."""
    plans = {route.id: route for route in board_plan(board).routes}
    for route in board["routes"]:
        plan = plans[route["id"]]
        if route["kind"] == "subway":
            assert (plan.trams, plan.subways) == (0, 1)
            assert plan.points == board["points"]["subway"][str(route["cost"])]
        else:
            assert (plan.trams, plan.subways) == (route["spaces"], 0)
            assert plan.points == board["points"]["tram"][str(route["spaces"])]


def test_places_lie_where_they_are_drawn(board: dict[str, Any]) -> None:
    picture = ElementTree.fromstring(ticket_board_svg(board, "page"))
    drawn = {
        str(group.get("id")): numbers(str(group.get("transform")))
        for group in picture.iter(f"{SVG}g")
        if group.get("class") == "place"
    }
    plan = board_plan(board)
    assert {f"place-{place.id}": [place.x, place.y] for place in plan.places} == drawn


def test_places_have_their_map_references(berlin: dict[str, Any]) -> None:
    references = {place.id: place.reference for place in board_plan(berlin).places}
    assert references["charlottenburger_tor"] == "A3"
    assert len(references) == 18


def points(path: str) -> list[complex]:
    """The points along a path of lines and at most one quadratic curve, close together."""
    way: list[complex] = []
    for letter, written in re.findall(r"([MLQ])([^MLQ]*)", path):
        values = numbers(written)
        to = [complex(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if letter == "M":
            way += to
            continue
        start = way[-1]
        middle = to[0] if letter == "Q" else (start + to[0]) / 2
        for step in range(1, 65):
            t = step / 64
            way.append((1 - t) ** 2 * start + 2 * t * (1 - t) * middle + t**2 * to[-1])
    return way


def test_a_path_runs_from_place_to_place_along_all_spaces(board: dict[str, Any]) -> None:
    plan = board_plan(board)
    places = {place.id: complex(place.x, place.y) for place in plan.places}
    ends = {route["id"]: route["between"] for route in board["routes"]}
    for route in plan.routes:
        way = points(route.path)
        assert [way[0], way[-1]] == [pytest.approx(places[end], abs=0.02) for end in ends[route.id]], route.id
        met = [nearest(way, space) for space in route.spaces]
        assert all(distance < 5 for _, distance in met), route.id
        assert all(a < b for (a, _), (b, _) in pairwise(met)), f"{route.id} runs back"


def nearest(way: list[complex], space: SpacePlan) -> tuple[int, float]:
    """Which point of the way is nearest to a space, and how far from it."""
    distances = [abs(point - complex(space.x, space.y)) for point in way]
    least = min(distances)
    return distances.index(least), least


@pytest.mark.parametrize("city", ["berlin", "san_francisco"])
def test_no_path_runs_over_the_spaces_of_another_strand(city: str, request: pytest.FixtureRequest) -> None:
    """Else a tap on one strand of a double route would take the other."""
    data = request.getfixturevalue(city)
    plan = {route.id: route for route in board_plan(data).routes}
    doubles = [route["id"] for route in data["routes"] if route.get("double")]
    pairs = [(id, f"{id[:-1]}{3 - int(id[-1])}") for id in doubles]
    assert pairs
    for one, other in pairs:
        for space in plan[other].spaces:
            assert nearest(points(plan[one].path), space)[1] > plan[one].spaces[0].length / 4, one
