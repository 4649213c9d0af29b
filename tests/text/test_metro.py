"""Metro told in both languages: events, reasons, scores and rules."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import peron
from peron.rules.catalogue import game_from
from peron.rules.contract import Event, Message, PeronError, Reason, ScoreLine
from peron.rules.metro.board import COLOURS
from peron.rules.metro.refusals import REASONS
from peron.rules.metro.shapes import LineFinished, LineGrown
from peron.text import Scene, Texts, languages
from peron.text.metro import MetroWords
from tests.rules.metro_tables import ALLOWED, METRO, named

NAMES = ("Ola", "Marek", "Hania", "Kuba", "Iga", "Staś")
GAME = peron.game("metro")


def told(language: str, event: Event, seat: int | None) -> str:
    return Texts(language).message(event.seen_by(seat), Scene(GAME, NAMES, seat))


def test_a_tile_is_told_with_its_turn() -> None:
    straight = Event("event-lay", {"seat": 0, "tile": "aacb", "square": "d3", "turn": 0})
    turned = Event("event-lay", {**straight.params, "turn": 90})
    assert told("en", straight, 0) == "You lay a tile (N-S E-W S-E W-N) on d3."
    assert told("en", turned, 1) == "Ola lays a tile (N-S E-W S-E W-N) on d3, turned by 90°."
    assert told("pl", straight, 1) == "Ola kładzie kafelek N-S E-W S-E W-N na polu d3."
    assert told("pl", turned, 0) == "Kładziesz kafelek N-S E-W S-E W-N na polu d3, obrócony o 90°."


def test_a_tile_that_was_drawn_is_told_to_who_drew_it() -> None:
    event = Event("event-draw-tile", {"seat": 0, "tile": "dddd"}, secret={"tile": (0,)})
    assert told("en", event, 0) == "You draw a tile (N-N E-E S-S W-W) and must lay it."
    assert told("en", event, 1) == "Ola draws a tile and must lay it."
    assert told("pl", event, None) == "Ola ciągnie kafelek, który trzeba położyć."


def test_finished_lines_are_counted() -> None:
    params = {"seat": 1, "start": "station", "number": 28, "tiles": 7, "points": 14, "counts": 2}
    assert told("en", Event("event-line-finished", params), 1) == (
        "Your line from station 28 is finished: 7 tiles, doubled, 14 points."
    )
    assert told("pl", Event("event-line-finished", {**params, "tiles": 1, "points": 2}), 0) == (
        "Marek: linia ze stacji 28 jest ukończona, 1 kafelek, podwójnie, 2 punkty."
    )
    rail = {"company": "red", "start": "rail", "number": 3, "tiles": 22, "points": 22, "counts": 1}
    assert told("en", Event("event-line-of-company", rail), 0) == (
        "The line of the red company from central rail 3 is finished: 22 tiles, 22 points."
    )
    assert told("pl", Event("event-line-of-company", rail), 0) == (
        "Linia z toru 3 dworca centralnego jest ukończona (spółka czerwona): 22 kafelki, 22 punkty."
    )


def test_an_exchange_tells_others_no_more_than_they_saw() -> None:
    params = {"seat": 0, "percent": 20, "given": "red", "taken": "white"}
    hidden = Event("event-exchange-hidden", params, secret={"given": (0,), "taken": (0,)})
    assert told("en", hidden, 0) == "You exchange your red 20 % share for a hidden one. It is white."
    assert told("en", hidden, 1) == "Ola exchanges a 20 % share for a hidden one."
    opened = Event("event-exchange-open", params, secret={"given": (0,)})
    assert told("pl", opened, 1) == "Ola wymienia akcję 20% na odkrytą (biała)."


def test_sets_of_modules_that_do_not_go_together_are_told_so() -> None:
    with pytest.raises(PeronError) as refused:
        peron.game("metro").new(2, 1, {"stations": True, "tracks": True})
    assert Texts("en").error(refused.value).startswith("The modules “stations” and “tracks” are not played together")
    assert Texts("pl").error(refused.value).startswith("Dodatkowych wagonów i centralnych torów nie łączy się ze sobą")


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
    params |= {"company": "red", "percent": 20, "limit": 25, "rail": 3, "beside": "nothing"}
    for rule, key in REASONS.table[1:]:
        assert Texts(language).message(Reason(key, params, rule=rule), Scene(GAME, NAMES, 0)).endswith(".")
        assert Texts(language).rule(rule, GAME).text


PARTS = ("title", "line", "short")
"""What a prompt has for the page's sign; a title only for whoever is to move."""


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
                    sentences.append(texts.message(reason, Scene(GAME, NAMES, seat)))
            for event in state.apply(seat, any_kind(game, state, seat, chance)):
                keys.add(event.key)
                sentences += [
                    texts.message(event.seen_by(viewer), Scene(GAME, NAMES, viewer)) for viewer in (0, 1, None)
                ]
                sentences.append(texts.message(event, Scene(GAME, NAMES)))
            assert not [sentence for sentence in sentences if "{" in sentence or "$" in sentence or not sentence]
        for score in state.scores():
            assert all(texts.message(line, Scene(GAME, NAMES)) for line in score.lines)
    assert {"event-lay", "event-new-tile", "event-draw-tile", "event-over"} <= keys
    assert ("event-exchange-open" in keys) == ("companies" in modules)
    assert bool({"event-wagon", "event-wagon-of-company"} & keys) == ("stations" in modules)


def any_kind(game: peron.Game, state: peron.State, seat: int, chance: random.Random) -> int:
    """A move of any kind, and of that kind any: there are far more ways to lay a tile than to do anything else."""
    moves = state.moves(seat)
    kind = chance.choice(sorted({game.notation(state, move).split()[0] for move in moves}))
    return chance.choice([move for move in moves if game.notation(state, move).startswith(kind)])


def test_scores_count_in_both_languages() -> None:
    line = ScoreLine("score-metro-line", {"start": "station", "number": 5, "tiles": 7, "counts": 2}, points=14)
    assert Texts("en").message(line) == "Line from station 5 into the centre: 7 tiles, doubled"
    assert Texts("pl").message(line) == "Linia ze stacji 5 do centrum: 7 kafelków, podwójnie"
    share = ScoreLine("score-share", {"company": "red", "percent": 20, "value": 8}, points=16)
    assert Texts("en").message(share, Scene(GAME)) == "red 20 %, value of the company: 8"


def test_what_lies_in_the_centre_is_said_not_to_count() -> None:
    """M6, where one may think it does."""

    def why(square: str, options: dict[str, object], language: str = "en") -> str:
        game = peron.game("metro")
        state = game.new(2, 1, {"first": "A", **options})
        reason = state.why_not(0, game.parse(state, f"lay {square}"))
        assert reason is not None
        assert reason.rule == "M6"
        return Texts(language).message(reason, Scene(GAME, NAMES, 0))

    assert why("d3", {"tracks": True}).endswith(
        "beside a tile that was laid in the game. The tiles in the centre do not count."
    )
    assert why("d3", {}).endswith("nor beside a tile. The central station does not count.")
    assert why("c3", {"tracks": True}) == "c3 is neither at the edge of the board nor beside a tile."
    assert why("f5", {"tracks": True}, "pl").endswith("Kafelki w centrum się nie liczą.")


@pytest.mark.parametrize("language", languages())
def test_the_rules_tell_where_wagons_stand(language: str) -> None:
    """M3, M13: all stations of the tables, in the order of the colours."""
    companies = {colour: METRO["companies"][other] for colour, other in zip(COLOURS, COLOURS[::-1], strict=True)}
    data: dict[str, Any] = {**METRO, "companies": companies}
    for rule, tables in (("M3", data["wagons"].values()), ("M13", [data["companies"]])):
        told = re.findall(r"\w+ (\d+(?:, \d+)+)", Texts(language).rule(rule, game_from(data)).text)
        numbers = [", ".join(map(str, stations)) for table in tables for stations in table.values()]
        assert [one for one in told if one in numbers] == numbers


@pytest.mark.parametrize("language", languages())
def test_metro_has_its_own_rules_and_rulings(language: str) -> None:
    rules = [rule for section in Texts(language).rules(peron.game("metro")) for rule in section.rules]
    ids = [rule.id for rule in rules]
    assert [id for id in ids if id[1:].isdigit()] == [f"M{number}" for number in range(1, 23)]
    assert [rule.id for rule in rules if rule.ruling] == [
        *("M1a", "M4a", "M4b", "M5b", "M7a", "M7b", "M7c", "M7d", "M10a", "M10b", "M12a", "M12b", "M15a", "M16a"),
        *("M17a", "M17b", "M19a", "M20a", "M21a", "M21c", "M22a", "M22b"),
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_every_move_gain_and_prompt_is_a_sentence(language: str, modules: dict[str, object]) -> None:
    """A view carries them as messages; all of them can be said, of random positions, to everybody."""
    chance = random.Random(5)
    state = GAME.new(3, 5, {**modules, "direction": "free", "hand": 2})
    said = set()
    while not state.is_over():
        seat = state.actors()[0]
        view = state.view(seat)
        words = Texts(language).words(Scene(GAME, NAMES, seat))
        assert isinstance(words, MetroWords)
        waiting = state.view((seat + 1) % 3).prompt
        sentences = [words.message(view.prompt), words.message(waiting)]
        sentences += [
            words.say(f"{view.prompt.key}.{part}", **view.prompt.params) for part in ("title", "line", "short")
        ]
        sentences += [words.say(f"{waiting.key}.{part}", **waiting.params) for part in PARTS[1:]]
        for move in chance.sample(view.moves, min(4, len(view.moves))):
            sentences.append(words.move(move))
            sentences += [words.gain(gain) for gain in getattr(move, "gains", ())]
            said |= {move.kind, *(gain.kind for gain in getattr(move, "gains", ()))}
        assert not [one for one in sentences if not one or "{" in one or "$" in one or "()" in one]
        state.apply(seat, any_kind(GAME, state, seat, chance))
    assert {"lay", "draw-tile", "grows", "finishes"} <= said
    assert words.message(state.view(0).prompt)


def test_a_prompt_says_what_there_is_to_choose_from() -> None:
    def prompt(language: str, **params: object) -> str:
        return Texts(language).message(Message("prompt-metro-turn", params), Scene(GAME, NAMES, 0))

    assert prompt("en", tiles=1, draw="yes", more="none") == "Lay your tile, or draw one and lay that"
    assert prompt("en", tiles=0, draw="no", more="exchange") == "You have no tile left: exchange a share, or pass"
    assert prompt("pl", tiles=0, draw="no", more="wagon") == "Nie masz już kafelków: postaw wagon albo spasuj"
    assert prompt("pl", tiles=2, draw="no", more="exchange-wagon") == ("Połóż kafelek, wymień akcję albo postaw wagon")


def test_lines_are_told_by_whose_they_are() -> None:
    gain = LineFinished("doubles", "11-1", 8, 16, "centre", ())
    told = {seat: Texts("en").words(Scene(GAME, NAMES, seat)) for seat in (0, 1)}
    assert isinstance(told[0], MetroWords)
    assert isinstance(told[1], MetroWords)
    assert told[1].gain(gain) == "Your line 11: finished, central station · 8 tiles, doubled, 16 points"
    assert told[0].gain(gain) == "Line 11: Marek: finished, central station · 8 tiles, doubled, 16 points"
    assert told[0].gain(LineGrown("grows", "c3-red", 5, 2, ())) == "Central rail 3: red company: +2, 5 tiles so far"
