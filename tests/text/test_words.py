"""Ids as words, declined as each language does it."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from peron.rules.ticket.board import Board
from peron.rules.ticket.tokens import SYMBOLS
from peron.text import Scene, Texts
from peron.text.words import Words


def board(name: str) -> Board:
    data: dict[str, Any] = json.loads(files("peron.rules").joinpath(f"boards/{name}.json").read_text("utf-8"))
    return Board(data)


BERLIN = Scene(board("berlin"), ("Ola", "Marek"), seat=0)
FRISCO = Scene(board("san_francisco"))


def words(language: str, scene: Scene | None = BERLIN) -> Words:
    return Texts(language).words(scene)


@pytest.mark.parametrize(
    ("count", "red", "bikes"),
    [
        (1, "1 czerwona karta", "1 rower"),
        (2, "2 czerwone karty", "2 rowery"),
        (5, "5 czerwonych kart", "5 rowerów"),
        (12, "12 czerwonych kart", "12 rowerów"),
        (22, "22 czerwone karty", "22 rowery"),
    ],
)
def test_polish_counts_cards(count: int, red: str, bikes: str) -> None:
    assert words("pl").card_count("red", count) == red
    assert words("pl").card_count("wild", count) == bikes


def test_a_card_that_somebody_takes() -> None:
    assert [words("en").a_card(card) for card in ("red", "orange", "wild")] == [
        "a red card",
        "an orange card",
        "a bike",
    ]
    assert [words("pl").a_card(card) for card in ("red", "wild")] == ["czerwoną kartę", "rower"]


def test_the_game_names_its_wild_cards_and_pieces() -> None:
    assert [words("en", scene).card("wild") for scene in (BERLIN, FRISCO, None)] == ["bike", "ferry", "wild card"]
    assert [words("pl", scene).card("wild") for scene in (BERLIN, FRISCO, None)] == ["rower", "prom", "joker"]
    assert words("pl", FRISCO).pieces("tram", 3) == "3 tramwaje linowe"
    assert words("en", BERLIN).pieces("subway", 1) == "1 subway car"


def test_tokens_and_places() -> None:
    english, polish = words("en", FRISCO), words("pl", FRISCO)
    assert [english.token_count("house", count) for count in (1, 2)] == ["1 house token", "2 house tokens"]
    assert [polish.token_count("note", count) for count in (1, 3, 5)] == [
        "1 żeton z nutą",
        "3 żetony z nutą",
        "5 żetonów z nutą",
    ]
    assert (english.a_token("tree"), polish.a_token("tree")) == ("a tree token", "żeton z drzewem")
    assert (english.token("lantern"), polish.token("lantern")) == ("lantern", "lampion")
    assert english.place("haight_ashbury") == "Haight-Ashbury"
    assert {english.token(symbol) for symbol in SYMBOLS} == set(SYMBOLS)
    assert len({polish.a_token(symbol) for symbol in SYMBOLS}) == 7


def test_lists() -> None:
    assert words("en").cards({"black": 3, "wild": 1}) == "3 black cards and 1 bike"
    assert words("pl").cards({"black": 3, "wild": 1}) == "3 czarne karty i 1 rower"
    assert words("pl").one_of(["a", "b", "c"]) == "a, b albo c"
    assert words("en").all_of([]) == "–"


def test_a_route_is_named_by_its_places() -> None:
    assert words("en").route("turmstrasse-siegessaeule") == "Turmstraße – Siegessäule"


def test_a_strand_is_named_by_its_colour_or_else_its_letter() -> None:
    assert words("en").route("turmstrasse-hauptbahnhof-1") == "Turmstraße – Hauptbahnhof (black)"
    assert words("pl").route("hallesches_tor-gleisdreieck-2") == "Hallesches Tor – Gleisdreieck (szara, tor b)"


def test_a_ticket_is_named_by_its_places_and_value() -> None:
    assert words("pl").ticket("hauptbahnhof-brandenburger_tor") == "Hauptbahnhof – Brandenburger Tor (2)"


def test_players_have_names_or_else_letters() -> None:
    assert [words("en").player(seat) for seat in (0, 1, 2)] == ["Ola", "Marek", "C"]
    assert words("en", None).player(1) == "B"


def test_without_a_scene_ids_stay() -> None:
    assert words("en", None).route("turmstrasse-hauptbahnhof-1") == "turmstrasse-hauptbahnhof-1"
    assert words("en", None).ticket("a-b") == "a-b"
    assert words("en", None).place("alcatraz") == "alcatraz"
