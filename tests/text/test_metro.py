"""Metro told in both languages: events, reasons, scores and rules."""

from __future__ import annotations

import random

import pytest

import peron
from peron.rules.contract import Event, PeronError, Reason, ScoreLine
from peron.rules.metro.explain import REASONS
from peron.text import Company, Texts, languages
from tests.rules.metro_tables import ALLOWED, named

NAMES = ("Ola", "Marek", "Hania", "Kuba", "Iga", "Staś")


def told(language: str, event: Event, seat: int | None) -> str:
    return Texts(language).event(event.seen_by(seat), Company(NAMES, seat))


def test_a_tile_is_told_with_its_turn() -> None:
    straight = Event("event-lay", {"seat": 0, "tile": "aacb", "square": "d3", "turn": 0})
    turned = Event("event-lay", {**straight.params, "turn": 90})
    assert told("en", straight, 0) == "You lay aacb on d3."
    assert told("en", turned, 1) == "Ola lays aacb on d3, turned by 90°."
    assert told("pl", straight, 1) == "Ola kładzie kafelek aacb na polu d3."
    assert told("pl", turned, 0) == "Kładziesz kafelek aacb na polu d3, obrócony o 90°."


def test_a_tile_that_was_drawn_is_told_to_who_drew_it() -> None:
    event = Event("event-draw-tile", {"seat": 0, "tile": "dddd"}, {"tile": (0,)})
    assert told("en", event, 0) == "You draw a tile and must lay it: dddd."
    assert told("en", event, 1) == "Ola draws a tile and must lay it."
    assert told("pl", event, None) == "Ola ciągnie kafelek, który trzeba położyć."


def test_finished_lines_are_counted() -> None:
    params = {"seat": 1, "start": "station", "number": 28, "tiles": 7, "points": 14}
    assert told("en", Event("event-line-finished", params), 1) == (
        "Your line from station 28 is finished: 7 tiles, 14 points."
    )
    assert told("pl", Event("event-line-finished", {**params, "tiles": 1, "points": 2}), 0) == (
        "Marek: linia ze stacji 28 jest ukończona, 1 kafelek, 2 punkty."
    )
    rail = {"company": "red", "start": "rail", "number": 3, "tiles": 22, "points": 22}
    assert told("en", Event("event-line-of-company", rail), 0) == (
        "The line of the red company from central rail 3 is finished: 22 tiles, 22 points."
    )
    assert told("pl", Event("event-line-of-company", rail), 0) == (
        "Linia z toru 3 dworca centralnego jest ukończona (spółka czerwona): 22 kafelki, 22 punkty."
    )


def test_an_exchange_tells_others_no_more_than_they_saw() -> None:
    params = {"seat": 0, "percent": 20, "given": "red", "taken": "white"}
    hidden = Event("event-exchange-hidden", params, {"given": (0,), "taken": (0,)})
    assert told("en", hidden, 0) == "You exchange your red 20 % share for a hidden one. It is white."
    assert told("en", hidden, 1) == "Ola exchanges a 20 % share for a hidden one."
    opened = Event("event-exchange-open", params, {"given": (0,)})
    assert told("pl", opened, 1) == "Ola wymienia akcję 20% na odkrytą (biała)."


def test_sets_of_modules_that_do_not_go_together_are_told_so() -> None:
    with pytest.raises(PeronError) as refused:
        peron.game("metro").new(2, 1, {"stations": True, "tracks": True})
    assert Texts("en").error(refused.value).startswith("The modules “stations” and “tracks” are not played together")
    assert Texts("pl").error(refused.value).startswith("Modułów „stations” i „tracks” nie łączy się ze sobą")


@pytest.mark.parametrize("language", languages())
def test_every_conflict_of_options_has_a_reason(language: str) -> None:
    for conflict in peron.game("metro").conflicts():
        option, other = conflict.options
        said = Texts(language).say(conflict.key, option=option, other=other)
        assert option in said
        assert other in said


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence_and_a_rule(language: str) -> None:
    params = {"seat": 1, "square": "d3", "tile": "aaaa", "slot": 2, "hand": 1, "turn": 90, "same": 0, "turns": "no"}
    params |= {"company": "red", "percent": 20, "limit": 25, "rail": 3}
    for rule, key in [*REASONS.values(), ("M20", "why-company-wagon-placed")]:
        assert (
            Texts(language).reason(Reason(rule, key, params), Company(NAMES, 0)).rstrip("20").endswith((".", "share "))
        )
        assert Texts(language).rule(rule).text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_whole_games_can_be_told(language: str, modules: dict[str, object]) -> None:
    """Every event, refusal and score line of random games becomes a sentence without a hole in it."""
    texts = Texts(language)
    chance = random.Random(3)
    game = peron.game("metro")
    keys = set()
    for players in (2, 6):
        state = game.new(players, players, {**modules, "direction": "free", "hand": 2})
        state.listening = True
        while not state.is_over():
            seat = state.actors()[0]
            sentences = []
            for move in chance.sample(range(game.action_space), 12):
                reason = state.why_not(seat, move)
                if reason is not None:
                    sentences.append(texts.reason(reason, Company(NAMES, seat)))
            for event in state.apply(seat, any_kind(game, state, seat, chance)):
                keys.add(event.key)
                sentences += [texts.event(event.seen_by(viewer), Company(NAMES, viewer)) for viewer in (0, 1, None)]
                sentences.append(texts.event(event, Company(NAMES)))
            assert not [sentence for sentence in sentences if "{" in sentence or "$" in sentence or not sentence]
        for score in state.scores():
            assert all(texts.score_line(line, Company(NAMES)) for line in score.lines)
    assert {"event-lay", "event-new-tile", "event-draw-tile", "event-over"} <= keys
    assert ("event-exchange-open" in keys) == ("companies" in modules)
    assert bool({"event-wagon", "event-wagon-of-company"} & keys) == ("stations" in modules)


def any_kind(game: peron.Game, state: peron.State, seat: int, chance: random.Random) -> int:
    """A move of any kind, and of that kind any: there are far more ways to lay a tile than to do anything else."""
    moves = state.moves(seat)
    kind = chance.choice(sorted({game.notation(state, move).split()[0] for move in moves}))
    return chance.choice([move for move in moves if game.notation(state, move).startswith(kind)])


def test_scores_count_in_both_languages() -> None:
    line = ScoreLine("score-metro-line", 14, {"start": "station", "number": 5, "tiles": 7, "end": "centre"})
    assert Texts("en").score_line(line) == "Line from station 5 into the centre: 7 tiles, doubled"
    assert Texts("pl").score_line(line) == "Linia ze stacji 5 do centrum: 7 kafelków, podwójnie"
    share = ScoreLine("score-share", 16, {"company": "red", "percent": 20, "value": 8})
    assert Texts("en").score_line(share) == "red 20 %, value of the company: 8"


@pytest.mark.parametrize("language", languages())
def test_metro_has_its_own_rules_and_rulings(language: str) -> None:
    rules = [rule for section in Texts(language).rules("metro") for rule in section.rules]
    ids = [rule.id for rule in rules]
    assert [id for id in ids if id[1:].isdigit()] == [f"M{number}" for number in range(1, 23)]
    assert [rule.id for rule in rules if rule.ruling] == [
        *("M1a", "M4a", "M4b", "M5b", "M7a", "M7b", "M7c", "M7d", "M10a", "M10b", "M12a", "M12b", "M15a", "M16a"),
        *("M17a", "M17b", "M19a", "M20a", "M21a", "M21c", "M22a", "M22b"),
    ]
