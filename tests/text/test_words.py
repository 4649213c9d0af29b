"""Ids as words, declined as each language does it."""

from __future__ import annotations

import pytest

import peron
from peron.rules.ticket.stacks import SYMBOLS
from peron.text import MissingText, Scene, Texts
from peron.text.families import FAMILIES
from peron.text.ticket import TicketWords
from peron.text.words import Words

BERLIN = Scene(peron.game("berlin"), ("Ola", "Marek"), seat=0)
FRISCO = Scene(peron.game("san-francisco"))


def words(language: str, scene: Scene = BERLIN) -> TicketWords:
    found = Texts(language).words(scene)
    assert isinstance(found, TicketWords)
    return found


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


def test_a_negative_number_has_a_minus_sign_and_a_name_keeps_its_hyphen() -> None:
    assert words("pl").say("count-points", count=-11) == "−11 punktów"
    told = words("en").say("web-text-score-of", name="Semafor-7", rank="2nd", points=-1)
    assert told.startswith("Semafor-7, 2nd: −1 point")


def test_a_card_that_somebody_takes() -> None:
    assert [words("en").a_card(card) for card in ("red", "orange", "wild")] == [
        "a red card",
        "an orange card",
        "a bike",
    ]
    assert [words("pl").a_card(card) for card in ("red", "wild")] == ["czerwoną kartę", "rower"]


def test_the_game_names_its_wild_cards() -> None:
    assert [words("en", scene).card("wild") for scene in (BERLIN, FRISCO)] == ["bike", "ferry"]
    assert [words("pl", scene).card("wild") for scene in (BERLIN, FRISCO)] == ["rower", "prom"]


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
    assert words("en").all_of([]) == "–"


def test_a_route_is_named_by_its_places() -> None:
    assert words("en").route("turmstrasse-siegessaeule") == "Turmstraße – Siegessäule"


def test_a_strand_is_named_by_its_colour_or_else_by_its_number() -> None:
    assert words("en").route("turmstrasse-hauptbahnhof-1") == "Turmstraße – Hauptbahnhof (black)"
    assert words("pl").route("hallesches_tor-gleisdreieck-2") == "Hallesches Tor – Gleisdreieck (druga szara)"


def test_a_ticket_is_named_by_its_places_and_value() -> None:
    assert words("pl").ticket("hauptbahnhof-brandenburger_tor") == "Hauptbahnhof – Brandenburger Tor (2)"


def test_players_have_names_or_else_letters() -> None:
    assert [words("en").player(seat) for seat in (0, 1, 2)] == ["Ola", "Marek", "C"]
    assert Texts("en").words().player(1) == "B"


def test_an_unknown_id_is_shown_to_players_and_fails_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    move = {"route": "nowhere", "cards": {"red": 1}, "points": 1}
    with pytest.raises(MissingText):
        Texts("en").tell("move-claim", move, BERLIN)
    monkeypatch.setattr("peron.text.catalogue.Catalogue.strict", False)
    assert Texts("en").tell("move-claim", move, BERLIN) == "Claim nowhere with 1 red card for 1 point"


def test_a_family_without_words_of_its_own_has_those_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FAMILIES, "metro")
    assert type(Texts("en").words(Scene(peron.game("metro")))) is Words
