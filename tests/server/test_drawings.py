"""The drawing of a board, as a page asks for it."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from peron.draw.metro.plan import metro_plan
from peron.draw.nextstation.plan import sheet_plan
from peron.rules.catalogue import title_data
from tests.boards.drawings import board_plan, metro_board_svg, sheet_map_svg, ticket_board_svg
from tests.server.client import Person
from tests.server.host import Host


@pytest.fixture
def visitor(host: Host) -> Person:
    """Somebody without a name: a board is no secret."""
    return Person(host.url)


@pytest.mark.parametrize("game", ["berlin", "san-francisco"])
def test_the_drawing_is_painted_by_the_page_and_comes_with_its_plan(visitor: Person, game: str) -> None:
    answer = visitor.get(f"/api/games/{game}/drawing?lang=en")
    board = dict(title_data(game))
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.json["svg"] == ticket_board_svg(board, "page")
    assert answer.json["plan"] == json.loads(json.dumps(asdict(board_plan(board))))


def test_the_map_of_a_sheet_comes_with_its_plan_too(visitor: Person) -> None:
    answer = visitor.get("/api/games/london/drawing")
    board = dict(title_data("london"))
    assert answer.json["svg"] == sheet_map_svg(board, "page")
    assert answer.json["plan"] == json.loads(json.dumps(asdict(sheet_plan(board))))
    assert [line["pencil"] for line in answer.json["example"]] == ["green", "pink", "purple", "blue"]
    assert ">Tamiza<" in visitor.get("/api/games/london/drawing?lang=pl").json["svg"]


def test_the_board_of_metro_comes_with_its_plan_too(visitor: Person) -> None:
    answer = visitor.get("/api/games/metro/drawing")
    board = dict(title_data("metro"))
    assert answer.json["svg"] == metro_board_svg(board, "page")
    assert answer.json["plan"] == json.loads(json.dumps(asdict(metro_plan(board))))
    assert ">CENTRALNY<" in visitor.get("/api/games/metro/drawing?lang=pl").json["svg"]


def test_its_words_are_in_the_language_asked_for(visitor: Person) -> None:
    polish = visitor.get("/api/games/berlin/drawing?lang=pl").json
    english = visitor.get("/api/games/berlin/drawing?lang=en").json
    assert ">Tramwaj<" in polish["svg"]
    assert ">Tram<" not in polish["svg"]
    assert ">Tram<" in english["svg"]
    assert "18 miejsc" in polish["svg"]
    assert polish["plan"]["routes"] == english["plan"]["routes"]


def test_english_if_no_language_is_named(visitor: Person) -> None:
    assert visitor.get("/api/games/berlin/drawing").json == visitor.get("/api/games/berlin/drawing?lang=en").json


def test_asked_again_it_is_the_same(visitor: Person) -> None:
    first, second = (visitor.get("/api/games/berlin/drawing?lang=pl").body for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/games/berlin/drawing?lang=de", 422, "request-invalid"),
        ("/api/games/berlin/drawing?lang=", 422, "request-invalid"),
        ("/api/games/paris/drawing?lang=pl", 404, "unknown-game"),
        ("/api/games/x%2f..%2fberlin/drawing", 404, "request-not-found"),
    ],
)
def test_what_there_is_no_drawing_of(visitor: Person, path: str, status: int, key: str) -> None:
    answer = visitor.get(path)
    assert (answer.status, answer.error) == (status, key)
