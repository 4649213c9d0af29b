"""Sentences about the game: who hears what, in both languages."""

from __future__ import annotations

import random

import pytest

import peron
from peron.rules.contract import Event, Reason
from peron.rules.ticket.explain import REASONS
from peron.rules.ticket.game import TicketGame
from peron.text import MissingText, Scene, Texts, languages


def berlin() -> TicketGame:
    game = peron.game("berlin")
    assert isinstance(game, TicketGame)
    return game


def scene(seat: int | None) -> Scene:
    return Scene(berlin().board, ("Ola", "Marek", "Hania", "Kuba"), seat)


DRAW = Event("event-draw-deck", {"seat": 0, "card": "red"}, {"card": (0,)})
CLAIM = Event(
    "event-claim",
    {"seat": 1, "route": "turmstrasse-hauptbahnhof-1", "cards": {"black": 3, "wild": 1}, "points": 8},
)


def told(language: str, event: Event, seat: int | None) -> str:
    return Texts(language).event(event.seen_by(seat), scene(seat))


def test_a_card_drawn_unseen_is_told_to_its_owner_only() -> None:
    assert told("en", DRAW, 0) == "You draw a red card from the deck."
    assert told("en", DRAW, 1) == "Ola draws a card from the deck."
    assert told("pl", DRAW, 0) == "Dobierasz z talii czerwoną kartę."
    assert told("pl", DRAW, None) == "Ola dobiera kartę z talii."


def test_a_claim_says_price_and_points() -> None:
    route = "Turmstraße – Hauptbahnhof"
    assert told("en", CLAIM, 0) == f"Marek claims {route} (black) with 3 black cards and 1 bike: +8 points."
    assert told("pl", CLAIM, 1) == f"Zajmujesz trasę {route} (czarna), płacisz: 3 czarne karty i 1 rower. +8 punktów."


def test_cards_turned_up_one_after_another_share_a_sentence() -> None:
    row = [Event("event-market", {"card": card, "slot": 1}) for card in ("red", "wild")]
    assert Texts("pl").events(row, scene(0)) == ["Nowe odkryte karty: czerwona, rower."]
    assert Texts("en").events(row[:1], scene(0)) == ["New face-up card: red."]


def test_reasons_say_it_in_the_words_of_the_design() -> None:
    short = Reason("T10", "why-too-few-cards", {"route": "x", "card": "black", "have": 3, "need": 4})
    assert Texts("en").reason(short, scene(0)) == "One card short (black): you have 3 of 4."
    assert Texts("pl").reason(short, scene(0)) == "Brakuje 1 karty (czarna): masz 3 z 4."
    taken = Reason("T10", "why-route-taken", {"route": "x", "owner": 0})
    assert Texts("pl").reason(taken, scene(0)) == "Ta trasa jest już Twoja."
    assert Texts("pl").reason(taken, scene(1)) == "Ta trasa jest zajęta: Ola."


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence(language: str) -> None:
    params = {"move": 9, "moves": 5, "seat": 1, "route": "turmstrasse-siegessaeule", "owner": 1}
    params |= {"piece": "tram", "have": 1, "need": 3, "card": "red"}
    for rule, key in REASONS.values():
        sentence = Texts(language).reason(Reason(rule, key, params), scene(0))
        assert sentence.endswith(".")
        assert Texts(language).rule(rule).text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_can_be_told(language: str, players: int) -> None:
    """Every event, move and score line of random games becomes a sentence without a hole in it."""
    texts = Texts(language)
    chance = random.Random(players)
    for seed in range(3):
        state = berlin().new(players, seed)
        state.listening = True
        while not state.is_over():
            seat = chance.choice(state.actors())
            view = state.view(seat)
            sentences = [texts.move(move, view, scene(seat)) for move in view.moves]
            for event in state.apply(seat, chance.choice(state.moves(seat))):
                sentences += [texts.event(event.seen_by(viewer), scene(viewer)) for viewer in (0, 1, None)]
                sentences.append(texts.event(event, scene(None)))
            assert not [sentence for sentence in sentences if "{" in sentence or "$" in sentence or not sentence]
        for score in state.scores():
            assert all(texts.score_line(line, scene(None)) for line in score.lines)


def test_errors_of_the_rules_are_sentences() -> None:
    with pytest.raises(peron.PeronError) as caught:
        peron.game("berln")
    assert Texts("pl").error(caught.value) == "Nie ma gry „berln”. Czy chodzi o „berlin”? Gry: berlin."
    with pytest.raises(peron.PeronError) as caught:
        berlin().new(7)
    assert Texts("en").error(caught.value) == "This game is for 2 to 4 players, not for 7."
    with pytest.raises(peron.PeronError) as caught:
        berlin().new(2, deal={"cards": ["red"]})
    assert "must hold 6 blue, 6 green" in Texts("en").error(caught.value)


def test_a_missing_message_is_an_error_in_tests_and_its_key_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingText):
        Texts("en").say("no-such-message")
    with pytest.raises(MissingText):
        Texts("en").say("menu-pay")
    monkeypatch.setattr("peron.text.catalogue.Catalogue.strict", False)
    assert Texts("en").say("no-such-message") == "no-such-message"
