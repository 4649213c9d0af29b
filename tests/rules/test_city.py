"""A made-up city of 7 x 7 stations, from its file alone: played by bots, seen, told in both languages, drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

import peron
from peron.boards.check import read_board
from peron.bots import make_bot
from peron.bots.nextstation.weights import weights_of
from peron.rules.catalogue import game_from
from peron.rules.nextstation.game import NextStationGame
from peron.text import Scene, Texts, languages
from tests.boards.drawings import sheet_svg

FILE = Path(__file__).parents[1] / "titles" / "rivertown.json"
MODULES = {"objectives": True, "powers": True}
NAMES = ("Ola", "Marek")


def rivertown() -> NextStationGame:
    game = game_from(read_board(FILE.read_text("utf-8")))
    assert isinstance(game, NextStationGame)
    return game


def test_the_city_has_numbers_of_its_own() -> None:
    city = rivertown().city
    assert (len(city.stations), len(city.sections), len(city.districts)) == (49, 156, 9)
    assert [int(count) for count in city.needed] == [9, 9, 7, 4, 5]
    assert city.action_space == 2 + 4 * 156 + 49
    assert weights_of(city) is None


@pytest.mark.parametrize("level", ["beginner", "steady", "strong"])
def test_every_level_plays_it(level: str) -> None:
    game = rivertown()
    state = game.new(2, 3, MODULES)
    bots = [make_bot(level, game, seat) for seat in range(2)]
    while not state.is_over():
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(state, seat))
    assert all(total > 60 for total in state.result().totals)


@pytest.mark.parametrize("language", languages())
def test_everything_of_it_is_said(language: str) -> None:
    game, texts = rivertown(), Texts(language)
    state = game.new(2, 4, MODULES)
    state.listening = True
    scene = Scene(game, NAMES, 0)
    words, random, told = texts.words(scene), peron.Random(4), []
    while not state.is_over():
        seat = state.actors()[0]
        view = state.view(seat)
        told.append(words.message(view.prompt))
        told += [words.say(f"{view.prompt.key}.{part}") for part in ("title", "line")]
        told.append(words.say(f"{state.view(None).prompt.key}.line"))
        told += [words.move(move) for move in view.moves]
        told += [words.gain(gain) for move in view.moves for gain in move.gains]
        legal = state.moves(seat)
        for event in state.apply(seat, legal[random.below(len(legal))]):
            told.append(words.message(event.seen_by(0)))
    told += [words.message(line) for score in state.scores() for line in score.lines]
    told += [rule.text for section in texts.rules(game) for rule in section.rules]
    everything = "\n".join(told)
    assert {"en": "Long Water", "pl": "Długa Woda"}[language] in everything
    assert "Thames" not in everything
    assert "Tamiz" not in everything


def test_its_sheet_is_drawn_with_its_own_names() -> None:
    svg = sheet_svg(rivertown().data, words={"language": "pl"})
    for name in ("Nadrzecze", "Długa Woda", "PORT"):
        assert name in svg
    assert "London" not in svg
