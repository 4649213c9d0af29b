"""Games alone: right figures, the same on one core and on two, and nothing lost when interrupted."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest

import peron
from peron.bots import make_bot
from peron.lab import solo
from peron.rules.contract import PeronError

BOTH = {"objectives": True, "powers": True}


def total(seed: int) -> int:
    game = peron.game("london")
    state, bot = game.new(1, seed, BOTH), make_bot("greedy", game, seed)
    while not state.is_over():
        state.apply(0, bot.choose(state, 0))
    return state.result().totals[0]


def test_the_figures_are_those_of_the_games() -> None:
    totals = [total(seed) for seed in range(3, 9)]
    result = solo("london", "greedy", games=6, seed=3, options=BOTH)
    assert result.games_played == 6
    assert result.mean == pytest.approx(fmean(totals))
    assert (result.lowest, result.highest) == (min(totals), max(totals))
    assert result.ci95[0] < result.mean < result.ci95[1]
    assert sum(result.ranks) == 6
    assert result.ranks[5] == sum(points > 150 for points in totals)
    assert result.cpu_seconds > 0
    assert result.begun_with == -20


@pytest.mark.parametrize(("options", "points"), [({}, 0), ({"powers": True}, -10), (BOTH, -20)])
def test_n22_what_modules_cost(options: dict[str, object], points: int) -> None:
    assert solo("london", "random", games=1, options=options).begun_with == points


def test_two_cores_play_the_same_games_as_one() -> None:
    one, two = (solo("london", "beginner", games=6, jobs=jobs) for jobs in (1, 2))
    assert replace(one, cpu_seconds=0.0) == replace(two, cpu_seconds=0.0)


def test_an_interrupt_keeps_what_was_played() -> None:
    def stop(finished: int) -> None:
        if finished == 3:
            raise KeyboardInterrupt

    result = solo("london", "random", games=50, progress=stop)
    assert result.interrupted
    assert result.games_played == sum(result.ranks) == 3


def test_a_single_game_has_no_interval() -> None:
    def stop(finished: int) -> None:
        raise KeyboardInterrupt

    result = solo("london", "random", games=2, progress=stop)
    assert result.games_played == 1
    assert result.ci95 == (result.mean, result.mean)


@pytest.mark.parametrize(
    ("game", "bot", "games", "key"),
    [
        ("berlin", "greedy", 2, "setup-players"),
        ("london", "nobody", 2, "unknown-bot"),
        ("london", "greedy", 0, "solo-counts"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(game: str, bot: str, games: int, key: str) -> None:
    with pytest.raises(PeronError) as refused:
        solo(game, bot, games)
    assert refused.value.key == key
