"""London told in both languages: events, reasons, scores and rules."""

from __future__ import annotations

import random

import pytest

import peron
from peron.rules.contract import Event, Message, Reason, ScoreLine
from peron.rules.nextstation.refusals import REASONS
from peron.text import Scene, Texts, languages

NAMES = ("Ola", "Marek", "Hania", "Kuba")
GAME = peron.game("london")
SECTION = Event(
    "event-section", {"seat": 1, "pencil": "pink", "section": "G4-H4", "from": "H4", "to": "G4", "power": "none"}
)


def told(language: str, event: Event, seat: int | None) -> str:
    return Texts(language).message(event.seen_by(seat), Scene(GAME, NAMES, seat))


def test_a_section_is_told_from_its_start() -> None:
    assert told("en", SECTION, 1) == "You draw H4–G4 on the pink line."
    assert told("en", SECTION, 0) == "Marek draws H4–G4 on the pink line."
    assert told("pl", SECTION, 1) == "Rysujesz odcinek H4–G4 (linia różowa)."
    joker = Event(SECTION.key, {**SECTION.params, "power": "joker"})
    assert told("pl", joker, None) == "Marek rysuje odcinek H4–G4 (linia różowa). Moc kredki: joker."


def test_a_decision_is_told_to_the_one_who_made_it() -> None:
    event = Event(
        "event-decided",
        {"seat": 0, "decision": Message("decision-draw", {"sections": ["A3-D3"]})},
        secret={"decision": (0,)},
    )
    assert told("en", event, 0) == "You have decided: draw A3–D3."
    assert told("en", event, 1) == "Ola has decided."
    assert told("pl", event, 1) == "Ola ma już podjętą decyzję."


def test_cards_are_told_with_what_the_switch_means() -> None:
    card = {"turned": "underground-circle", "kind": "underground", "symbol": "circle", "turn": 3, "undergrounds": 2}
    for switch, sentence in {
        "none": "Turn 3: circle, underground card 2 of 5.",
        "ignored": "Turn 3: a switch, too early to count; then circle, underground card 2 of 5.",
        "in-force": "Turn 3: a switch with circle, underground card 2 of 5. "
        "A section may start at any station of the line.",
    }.items():
        assert told("en", Event("event-card", {**card, "switch": switch}), 0) == sentence
    street = Event("event-card", {**card, "kind": "street", "switch": "none"})
    assert told("pl", street, 0) == "Tura 3: okrąg, karta ulicy."


def test_reasons_name_what_is_in_the_way() -> None:
    crossed = Reason("why-crossed", {"section": "E1-G3", "other": "F1-D3", "pencil": "green"}, rule="N12")
    assert Texts("en").message(crossed) == "E1-G3 would cross F1-D3 on your green line."
    assert Texts("pl").message(crossed) == "Odcinek E1-G3 przeciąłby odcinek F1-D3 (linia zielona)."


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence_and_a_rule(language: str) -> None:
    params = {"seat": 1, "section": "A1-B1", "other": "B1-C1", "pencil": "pink", "power": "joker", "held": "again"}
    params |= {"stations": "A1, B1", "station": "A1", "has": "circle", "symbol": "square", "start": "D3"}
    keys = [*REASONS.table[1:], ("N12", "why-section-drawn"), ("N9", "why-not-the-start")]
    for rule, key in keys:
        assert Texts(language).message(Reason(key, params, rule=rule), Scene(GAME, NAMES, 0)).endswith(".")
        assert Texts(language).rule(rule, GAME).text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_can_be_told(language: str, players: int) -> None:
    """Every event, refusal and score line of random games becomes a sentence without a hole in it."""
    texts = Texts(language)
    chance = random.Random(players)
    game = peron.game("london")
    keys = set()
    for seed in range(4):
        state = game.new(players, seed, {"powers": seed > 0, "objectives": seed > 1})
        state.listening = True
        while not state.is_over():
            seat = chance.choice(state.actors())
            sentences = []
            for move in chance.sample(range(game.action_space), 20):
                reason = state.why_not(seat, move)
                if reason is not None:
                    sentences.append(texts.message(reason, Scene(GAME, NAMES, seat)))
            for event in state.apply(seat, chance.choice(state.moves(seat))):
                keys.add(event.key)
                sentences += [
                    texts.message(event.seen_by(viewer), Scene(GAME, NAMES, viewer)) for viewer in (0, 1, None)
                ]
                sentences.append(texts.message(event, Scene(GAME, NAMES)))
            assert not [sentence for sentence in sentences if "{" in sentence or "$" in sentence or not sentence]
        for score in state.scores():
            assert all(texts.message(line, Scene(GAME, NAMES)) for line in score.lines)
    assert {"event-section", "event-skip", "event-card", "event-pencil", "event-line-scored", "event-over"} <= keys


@pytest.mark.parametrize("language", languages())
def test_n23_every_rank_has_words_of_its_own(language: str) -> None:
    said = [Texts(language).message(Event("event-solo-rank", {"rank": rank, "points": 100})) for rank in range(6)]
    assert len(set(said)) == 6


def test_scores_count_in_both_languages() -> None:
    line = ScoreLine("score-interchanges", {"lines": 2, "count": 9}, points=18)
    assert Texts("en").message(line) == "9 interchanges of 2 lines"
    assert Texts("pl").message(line) == "9 stacji przesiadkowych, liczba linii: 2"


@pytest.mark.parametrize("language", languages())
def test_london_has_its_own_rules_and_rulings(language: str) -> None:
    rules = [rule for section in Texts(language).rules(peron.game("london")) for rule in section.rules]
    ids = [rule.id for rule in rules]
    assert [id for id in ids if id[1:].isdigit()] == [f"N{number}" for number in range(1, 24)]
    assert [rule.id for rule in rules if rule.ruling] == [
        *("N3a", "N5a", "N7a", "N10a", "N16a", "N21a", "N21c", "N21d", "N22a", "N23a"),
    ]
