"""Random games of every kind, each move under the eyes of the game's referee."""

from __future__ import annotations

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

import peron
from peron.rules.families import FAMILIES
from tests.rules.log_games import options_of
from tests.rules.positions import TEMPERS, short_way, tables
from tests.rules.referee import REFEREES, refereed

tempers = st.lists(st.sampled_from(TEMPERS), min_size=1, max_size=4)


def test_every_family_has_a_referee() -> None:
    assert set(REFEREES) == set(FAMILIES)


@pytest.mark.parametrize(("name", "players"), [pytest.param(*table, marks=short_way(*table)) for table in tables()])
@given(seed=st.integers(0, 2**32), choices=st.integers(0, 2**32), tempers=tempers)
def test_random_games_under_the_referee(name: str, players: int, seed: int, choices: int, tempers: list[str]) -> None:
    """Every position that is reached is one that the rules allow, and so is all that a player can imagine there."""
    game = peron.game(name)
    random = peron.Random(choices)
    state = game.new(players, seed, options_of(game, players, seed))
    referee = REFEREES[game.title.family](game, players)
    for number, turn in enumerate(refereed(game, state, referee, random, tempers)):
        note(f"{turn.seat} {game.notation(turn.state, turn.move)}")
        if number % 8 == 3:
            for seat in range(players):
                referee.check_imagined(turn.state.sample(seat, random))
    assert state.is_over()
