"""Duels: fair seats, right figures, the same on one core and on two, and nothing lost when interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

import peron
from peron.lab import duel
from peron.lab.duels import wilson
from peron.rules.contract import PeronError


def test_every_bot_sits_on_every_seat(tmp_path: Path) -> None:
    duel("berlin", ["greedy", "random"], games=4, seed=3, records=tmp_path)
    records = [peron.Record.read(path.read_text("utf-8")) for path in sorted(tmp_path.glob("*.peron"))]
    assert [(record.seed, record.names) for record in records] == [
        ("3", ["greedy", "random"]),
        ("3", ["random", "greedy"]),
        ("4", ["greedy", "random"]),
        ("4", ["random", "greedy"]),
    ]


def test_two_cores_play_the_same_games_as_one() -> None:
    one = duel("berlin", ["greedy", "random", "random"], games=6, jobs=1)
    two = duel("berlin", ["greedy", "random", "random"], games=6, jobs=2)
    assert one.bots == two.bots


def test_the_figures_add_up() -> None:
    result = duel("berlin", ["greedy", "greedy"], games=6)
    assert result.games_played == 6
    assert not result.interrupted
    assert sum(bot.wins for bot in result.bots) == pytest.approx(6)
    for bot in result.bots:
        assert bot.games == 6
        assert bot.win_rate == pytest.approx(bot.wins / 6)
        assert bot.ci95[0] < bot.win_rate < bot.ci95[1]
        assert bot.mean_score_ci95[0] < bot.mean_score < bot.mean_score_ci95[1]


def test_an_interrupt_keeps_what_was_played() -> None:
    def stop(finished: int) -> None:
        if finished == 3:
            raise KeyboardInterrupt

    for jobs in (1, 2):
        result = duel("berlin", ["random", "random"], games=50, jobs=jobs, progress=stop)
        assert result.interrupted
        assert result.games_played == 3
        assert result.bots[0].games == 3


def test_wilson_by_hand() -> None:
    low, high = wilson(60, 100)
    assert (round(low, 4), round(high, 4)) == (0.502, 0.6906)
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 10)[0] == 0.0


@pytest.mark.parametrize(
    ("bots", "games", "key"),
    [
        (["greedy"], 2, "setup-players"),
        (["greedy", "nobody"], 2, "unknown-bot"),
        (["greedy", "greedy"], 0, "duel-counts"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(bots: list[str], games: int, key: str) -> None:
    with pytest.raises(PeronError) as refused:
        duel("berlin", bots, games)
    assert refused.value.key == key
