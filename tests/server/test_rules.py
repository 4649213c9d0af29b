"""The rules of a game, as a page asks for them."""

from __future__ import annotations

import pytest

import peron
from peron.rules.catalogue import games
from peron.text import Texts
from tests.server.client import Person
from tests.server.host import Host


@pytest.fixture
def visitor(host: Host) -> Person:
    """Somebody without a name: the rules are no secret."""
    return Person(host.url)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_all_rules_of_the_game_in_the_language_asked_for(visitor: Person, game: str, language: str) -> None:
    told = visitor.get(f"/api/games/{game}/rules?lang={language}").json
    assert told["game"] == game
    sections = Texts(language).rules(peron.game(game))
    assert [section["title"] for section in told["sections"]] == [section.title for section in sections]
    rules = [rule for section in told["sections"] for rule in section["rules"]]
    assert [(rule["id"], rule["title"], rule["text"], rule["ruling"]) for rule in rules] == [
        (rule.id, rule.title, rule.text, rule.ruling) for section in sections for rule in section.rules
    ]
    assert len(rules) > 20


def test_english_if_no_language_is_named(visitor: Person) -> None:
    assert visitor.get("/api/games/berlin/rules").json == visitor.get("/api/games/berlin/rules?lang=en").json
    assert visitor.get("/api/games/berlin/rules").json != visitor.get("/api/games/berlin/rules?lang=pl").json


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/games/berlin/rules?lang=de", 422, "request-invalid"),
        ("/api/games/paris/rules", 404, "unknown-game"),
    ],
)
def test_what_there_are_no_rules_of(visitor: Person, path: str, status: int, key: str) -> None:
    answer = visitor.get(path)
    assert (answer.status, answer.error) == (status, key)
