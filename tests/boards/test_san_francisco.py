"""The board of San Francisco has the counts it was designed for."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.boards.test_berlin import COLOURS, fewest_cards


def test_places_routes_and_doubles(san_francisco: dict[str, Any]) -> None:
    routes = san_francisco["routes"]
    assert len(san_francisco["places"]) == 20
    assert len(routes) == 49
    assert sum("double" in route for route in routes) == 2 * 12
    assert len({frozenset(route["between"]) for route in routes}) == 37


def test_lengths_and_ferries(san_francisco: dict[str, Any]) -> None:
    """S2: a ferry symbol on one space at least, and something to pay with colours beside it."""
    routes = san_francisco["routes"]
    assert Counter(route["spaces"] for route in routes if route["kind"] == "tram") == {1: 6, 2: 26, 3: 14}
    ferries = [(route["spaces"], len(route["ferries"])) for route in routes if route["kind"] == "ferry"]
    assert sorted(ferries) == [(2, 1), (3, 1), (5, 2)]


def test_colours(san_francisco: dict[str, Any]) -> None:
    assert Counter(route["colour"] for route in san_francisco["routes"]) == {**dict.fromkeys(COLOURS, 6), "gray": 13}


def test_pieces_points_and_tokens(san_francisco: dict[str, Any]) -> None:
    """S1, S3, S6, S7."""
    assert san_francisco["pieces"] == {"tram": 20}
    assert san_francisco["end_at"] == 2
    assert san_francisco["points"] == {"tram": {"1": 1, "2": 2, "3": 4, "5": 10}}
    names = {place["id"]: place["name"] for place in san_francisco["places"]}
    assert {names[marked["place"]]: marked["symbol"] for marked in san_francisco["tokens"]["places"]} == {
        "Alcatraz": "lighthouse",
        "Golden Gate Bridge": "bridge",
        "The Embarcadero": "bell",
        "Sunset": "tree",
        "Potrero Hill": "house",
    }
    assert san_francisco["tokens"]["points"] == [0, 0, 1, 2, 4, 6, 9, 12]


def test_a_ticket_is_worth_the_fewest_cards_that_join_its_places(san_francisco: dict[str, Any]) -> None:
    values = [ticket["points"] for ticket in san_francisco["tickets"]]
    assert len(values) == 24
    assert (min(values), max(values)) == (3, 12)
    for ticket in san_francisco["tickets"]:
        assert ticket["points"] == fewest_cards(san_francisco, *ticket["between"]), ticket


def test_the_file_has_a_place_route_and_ticket_per_line(san_francisco_text: str) -> None:
    """So that a change to a board reads well in a diff."""
    lines = san_francisco_text.splitlines()
    assert sum(line.startswith('    {"id": ') for line in lines) == 20 + 49
    assert sum(line.startswith('    {"between": ') for line in lines) == 24
