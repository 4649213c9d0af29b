"""The board of Berlin has the counts it was designed for."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush
from typing import Any

COLOURS = ("blue", "green", "black", "purple", "red", "orange")


def test_places_routes_and_doubles(berlin: dict[str, Any]) -> None:
    routes = berlin["routes"]
    assert len(berlin["places"]) == 18
    assert len(routes) == 53
    assert sum("double" in route for route in routes) == 2 * 19
    assert len({frozenset(route["between"]) for route in routes}) == 34


def test_lengths_and_costs(berlin: dict[str, Any]) -> None:
    trams = Counter(route["spaces"] for route in berlin["routes"] if route["kind"] == "tram")
    subways = Counter(route["cost"] for route in berlin["routes"] if route["kind"] == "subway")
    assert trams == {1: 10, 2: 13, 3: 5, 4: 2}
    assert subways == {2: 8, 3: 8, 4: 6, 5: 1}
    assert sum(length * count for length, count in trams.items()) == 59


def test_colours(berlin: dict[str, Any]) -> None:
    assert Counter(route["colour"] for route in berlin["routes"]) == {**dict.fromkeys(COLOURS, 6), "gray": 17}


def test_pieces_and_points(berlin: dict[str, Any]) -> None:
    """B1, B3, B4."""
    assert berlin["pieces"] == {"tram": 11, "subway": 5}
    assert berlin["end_at"] == 1
    assert berlin["points"] == {"tram": {"1": 1, "2": 2, "3": 4, "4": 7}, "subway": {"2": 3, "3": 5, "4": 8, "5": 11}}


def test_a_ticket_is_worth_the_fewest_cards_that_join_its_places(berlin: dict[str, Any]) -> None:
    values = [ticket["points"] for ticket in berlin["tickets"]]
    assert len(values) == 22
    assert (min(values), max(values)) == (2, 12)
    for ticket in berlin["tickets"]:
        assert ticket["points"] == fewest_cards(berlin, *ticket["between"]), ticket


def fewest_cards(board: dict[str, Any], start: str, goal: str) -> int:
    near: dict[str, list[tuple[str, int]]] = {}
    for route in board["routes"]:
        a, b = route["between"]
        cards = route.get("cost") or route["spaces"]
        near.setdefault(a, []).append((b, cards))
        near.setdefault(b, []).append((a, cards))
    heap, seen = [(0, start)], set()
    while heap:
        cards, place = heappop(heap)
        if place == goal:
            return cards
        if place not in seen:
            seen.add(place)
            for other, more in near[place]:
                heappush(heap, (cards + more, other))
    raise AssertionError(f"{goal} cannot be reached")


def test_the_file_has_a_place_route_and_ticket_per_line(berlin_text: str) -> None:
    """So that a change to a board reads well in a diff."""
    lines = berlin_text.splitlines()
    assert sum(line.startswith('    {"id": ') for line in lines) == 18 + 53
    assert sum(line.startswith('    {"between": ') for line in lines) == 22
