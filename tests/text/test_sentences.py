"""Sentences about the game: who hears what, in both languages."""

from __future__ import annotations

import random

import pytest

import peron
from peron.rules.contract import Event, Reason, ScoreLine
from peron.rules.ticket.game import TicketGame
from peron.rules.ticket.refusals import REASONS
from peron.rules.ticket.shapes import Claim
from peron.text import MissingText, Scene, Texts, languages
from peron.text.ticket import TicketWords

CITIES = [name for name in peron.games() if isinstance(peron.game(name), TicketGame)]


def city(name: str) -> TicketGame:
    game = peron.game(name)
    assert isinstance(game, TicketGame)
    return game


def berlin() -> TicketGame:
    return city("berlin")


def scene(seat: int | None, game: str = "berlin") -> Scene:
    return Scene(city(game), ("Ola", "Marek", "Hania", "Kuba"), seat)


DRAW = Event("event-draw-deck", {"seat": 0, "card": "red"}, secret={"card": (0,)})
CLAIM = Event(
    "event-claim",
    {"seat": 1, "route": "turmstrasse-hauptbahnhof-1", "cards": {"black": 3, "wild": 1}, "points": 8},
)


TOKEN = Event("event-token", {"seat": 0, "token": "bridge", "place": "golden_gate_bridge"})
STACK = Event("event-stack", {"seat": 1, "token": "lighthouse", "place": "union_square", "count": 3})
SINGLE = Event("event-stack", {"seat": 1, "token": "bell", "place": "pier_39", "count": 1})


def told(language: str, event: Event, seat: int | None, game: str = "berlin") -> str:
    return Texts(language).message(event.seen_by(seat), scene(seat, game))


def test_a_card_drawn_unseen_is_told_to_its_owner_only() -> None:
    assert told("en", DRAW, 0) == "You draw a red card from the deck."
    assert told("en", DRAW, 1) == "Ola draws a card from the deck."
    assert told("pl", DRAW, 0) == "Dobierasz z talii czerwoną kartę."
    assert told("pl", DRAW, None) == "Ola dobiera kartę z talii."


def test_a_claim_says_price_and_points() -> None:
    route = "Turmstraße – Hauptbahnhof"
    assert told("en", CLAIM, 0) == f"Marek claims {route} (black) with 3 black cards and 1 bike: +8 points."
    assert told("pl", CLAIM, 1) == f"Zajmujesz trasę {route} (czarna), płacisz: 3 czarne karty i 1 rower. +8 punktów."


def test_tokens_are_told_by_symbol_and_place() -> None:
    frisco = "san-francisco"
    assert told("en", TOKEN, 0, frisco) == "You take a bridge token (Golden Gate Bridge)."
    assert told("pl", TOKEN, 1, frisco) == "Ola bierze żeton z mostem (Golden Gate Bridge)."
    assert told("en", STACK, 0, frisco) == "Marek puts 3 lighthouse tokens on Union Square."
    assert told("pl", STACK, 1, frisco) == "Kładziesz 3 żetony z latarnią morską na miejscu Union Square."
    assert told("en", SINGLE, 1, frisco) == "You put 1 bell token on Pier 39."
    assert told("pl", SINGLE, None, frisco) == "Marek kładzie 1 żeton z dzwonkiem na miejscu Pier 39."


def test_san_francisco_has_cable_cars_and_ferries() -> None:
    few = Reason("why-too-few-pieces", {"route": "x", "piece": "tram", "have": 1, "need": 3}, rule="T11")
    assert Texts("en").message(few, scene(0)) == "You have 1 tram left; the route has 3 spaces."
    assert Texts("en").message(few, scene(0, "san-francisco")) == "You have 1 cable car left; the route has 3 spaces."
    assert "Tramwaje linowe" in Texts("pl").message(few, scene(0, "san-francisco"))
    routes, tokens = ScoreLine("score-tram", {"count": 2}, points=4), ScoreLine("score-tokens", {"count": 5}, points=6)
    assert [Texts("en").message(routes, scene(0, game)) for game in ("berlin", "san-francisco")] == [
        "2 tram routes",
        "2 cable car routes",
    ]
    assert Texts("pl").message(routes, scene(0, "san-francisco")) == "2 trasy tramwajów linowych"
    assert Texts("en").message(tokens, scene(0, "san-francisco")) == "5 different tourism tokens"
    assert Texts("pl").message(tokens, scene(0, "san-francisco")) == "5 różnych żetonów turystyki"


def test_cards_turned_up_one_after_another_share_a_sentence() -> None:
    row = [Event("event-market", {"cards": ["red", "wild"], "slots": [1, 4], "count": 2})]
    assert Texts("pl").events(row, scene(0)) == ["Nowe odkryte karty: czerwona i rower."]
    one = Event("event-market", {"cards": ["red"], "slots": [2], "count": 1})
    assert Texts("en").message(one, scene(0)) == "New face-up card: red."


def test_reasons_say_it_in_the_words_of_the_design() -> None:
    short = Reason("why-too-few-cards", {"cards": {"black": 1}, "have": 3, "need": 4}, rule="T10")
    assert Texts("en").message(short, scene(0)) == "Still missing: 1 black card. You have 3 of 4."
    assert Texts("pl").message(short, scene(0)) == "Do zapłaty brakuje: 1 czarna karta. Masz 3 z 4."
    taken = Reason("why-route-taken", {"route": "x", "owner": 0}, rule="T10")
    assert Texts("pl").message(taken, scene(0)) == "Ta trasa jest już Twoja."
    assert Texts("pl").message(taken, scene(1)) == "Ta trasa jest zajęta: Ola."


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence(language: str) -> None:
    params = {"move": 9, "moves": 5, "seat": 1, "route": "turmstrasse-siegessaeule", "owner": 1}
    params |= {
        "piece": "tram",
        "have": 1,
        "need": 3,
        "cards": {"red": 2},
        "token": "bell",
        "place": "reichstag",
    }
    for rule, key in REASONS.table[1:]:
        sentence = Texts(language).message(Reason(key, params, rule=rule), scene(0))
        assert sentence.endswith(".")
        assert Texts(language).rule(rule, city("san-francisco")).text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", CITIES)
def test_whole_games_can_be_told(language: str, players: int, game: str) -> None:
    """Every event, move and score line of random games becomes a sentence without a hole in it."""
    texts = Texts(language)
    chance = random.Random(players)
    for seed in range(3):
        state = city(game).new(players, seed)
        state.listening = True
        while not state.is_over():
            seat = chance.choice(state.actors())
            view = state.view(seat)
            words = texts.words(scene(seat, game))
            assert isinstance(words, TicketWords)
            sentences = [words.move(move) for move in view.moves]
            assert len(set(sentences)) >= len(sentences) - 4  # but for cards of one colour, face up
            gains = [gain for move in view.moves if isinstance(move, Claim) for gain in move.gains]
            prompts = [state.view(viewer).prompt for viewer in (None, *range(players))]
            sentences += [*map(words.gain, gains), *map(words.message, prompts)]
            sentences += [words.say(f"{one.key}.{part}", **one.params) for one in prompts for part in ("line", "short")]
            sentences.append(words.say(f"{view.prompt.key}.title", **view.prompt.params))
            for event in state.apply(seat, chance.choice(state.moves(seat))):
                sentences += [texts.message(event.seen_by(viewer), scene(viewer, game)) for viewer in (0, 1, None)]
                sentences.append(texts.message(event, scene(None, game)))
            assert not [sentence for sentence in sentences if "{" in sentence or "$" in sentence or not sentence]
        for score in state.scores():
            assert all(texts.message(line, scene(None, game)) for line in score.lines)


def test_errors_of_the_rules_are_sentences() -> None:
    with pytest.raises(peron.PeronError) as caught:
        peron.game("berln")
    told = f"Nie ma gry „berln”. Czy chodzi o „berlin”? Gry: {', '.join(peron.games())}."
    assert Texts("pl").error(caught.value) == told
    with pytest.raises(peron.PeronError) as caught:
        peron.game("xyz")
    assert Texts("en").error(caught.value).startswith("There is no game “xyz”. The games are: berlin,")
    with pytest.raises(peron.PeronError) as caught:
        berlin().new(7)
    assert Texts("en").error(caught.value) == "This game is for 2 to 4 players, not for 7."
    with pytest.raises(peron.PeronError) as caught:
        berlin().new(2, deal={"cards": ["red"]})
    assert "must hold 6 blue, 6 green" in Texts("en").error(caught.value)
    with pytest.raises(peron.PeronError) as caught:
        city("san-francisco").new(2, deal={"tokens": ["bell"]})
    assert "must name each symbol once (bridge, lighthouse," in Texts("en").error(caught.value)


def test_a_missing_message_is_an_error_in_tests_and_its_key_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingText):
        Texts("en").say("no-such-message")
    with pytest.raises(MissingText):
        Texts("en").say("menu-pay")
    monkeypatch.setattr("peron.text.catalogue.Catalogue.strict", False)
    assert Texts("en").say("no-such-message") == "no-such-message"
