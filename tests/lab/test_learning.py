"""Learning anew: the estimate gets better, the same seed learns the same, and the bot can read what was learned."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from tests.bots.games import need_compiled

import peron
from peron.bots.nextstation import weights
from peron.bots.nextstation.rows import Rows
from peron.bots.nextstation.weights import LANES, WORDS, Weights, read_weights
from peron.lab.families import learning_of
from peron.lab.learning import LearningResult, Measurement
from peron.lab.nextstation.learner import Learner, all_rows, card_at
from peron.lab.nextstation.learning import mean_score, weights_file
from peron.rules.contract import PeronError
from peron.rules.nextstation.game import NextStationGame

SHIPPED = Path(weights.__file__).parent / "weights" / "london.json"
BOARD = "london 9602694c11829ff4"


def london() -> NextStationGame:
    game = peron.game("london")
    assert isinstance(game, NextStationGame)
    return game


def learn(title: str, **run: Any) -> LearningResult:
    of = peron.game(title)
    return learning_of(of)(of, **run)


def read_from(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Weights | None:
    """What the bot reads where the package lies in this folder."""
    monkeypatch.setattr(weights, "files", lambda package: folder)
    return read_weights(london().city)


def test_the_rows_learned_from_are_those_that_a_sketch_adds_up() -> None:
    learner = Learner(london().city, seed=3)
    table, first = learner.weights.rows, learner.weights.first
    seen = 0
    for _ in range(6):
        learner.deal()
        turns = int(learner.play_game())
        for sketch in learner.trace[:turns]:
            kept = [sketch.sum_0, sketch.sum_1, sketch.sum_2, sketch.sum_3]
            kept += [sketch.sum_4, sketch.sum_5, sketch.sum_6, sketch.sum_7]
            n = all_rows(sketch, learner.picked)
            picked = [learner.picked[at] for at in range(n)]
            looked_up = [learner.facts.picked[at] for at in range(sketch.look_up(learner.facts.picked))]
            assert len(set(picked)) == n
            assert picked[: len(looked_up)] == looked_up
            rest = picked[len(looked_up) :]
            assert kept == [first[word] + sum(table[WORDS * row + word] for row in rest) for word in range(WORDS)]
            estimated = float(sketch.points()) + 10 * learner.estimate(n)
            assert float(sketch.worth()) / 0x10000 == pytest.approx(estimated, abs=0.5)
            seen += 1
    assert seen > 6 * 20


def test_cards_come_up_as_often_as_they_do_at_a_table() -> None:
    plain, n = 0b1000100001, 3
    alone = [int(card_at(plain, n, False, number)) for number in range(2 * n)]
    assert alone == [0, 0, 5, 5, 9, 9]
    beside = [int(card_at(plain, n, True, number)) for number in range(n * (n + 1))]
    assert beside == [0, 0, 0, 5, 5, 5, 9, 9, 9, 16, 21, 25]


def test_a_sheet_is_estimated_nearer_to_its_target_after_a_step() -> None:
    learner = Learner(london().city, seed=1)
    learner.deal()
    learner.play_game()
    sketch = learner.trace[5]
    target = 140.0

    def worth() -> float:
        return float(sketch.points()) + 10 * learner.estimate(all_rows(sketch, learner.picked))

    before = worth()
    learner.move(sketch, target, 0.0005)
    after = worth()
    assert before < after < target


def test_what_is_learned_foretells_the_score() -> None:
    """How far the estimates in a game are from its end, on average, in games that are not learned from."""

    def error(learner: Learner) -> float:
        missed = []
        for _ in range(25):
            learner.deal()
            turns = int(learner.play_game())
            missed += [abs(learner.worths[at] - float(learner.now.points())) for at in range(turns)]
        return fmean(missed)

    learner = Learner(london().city, seed=1)
    untrained = error(learner)
    learner.play(80, 0.0003)
    assert error(learner) < 0.9 * untrained


def test_the_same_seed_and_number_of_games_learn_the_same() -> None:
    told: list[Measurement] = []
    one, two = (learn("london", seed=4, games=20, measured=2, told=told.append) for _ in range(2))
    assert one.file == two.file
    assert one.games == two.games == 20
    assert [got.means for got in one.measurements] == [got.means for got in two.measurements]
    assert tuple(told) == one.measurements + two.measurements
    assert (told[0].games, one.measurements[-1].games) == (0, 20)
    assert learn("london", seed=5, games=20, measured=2).file != one.file


def test_the_bot_reads_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = Learner(london().city, seed=6)
    learner.play(10, 0.0008)
    file = tmp_path / "nextstation" / "weights" / SHIPPED.name
    file.parent.mkdir(parents=True)
    file.write_text(weights_file(BOARD, tuple(learner.numbers())), "utf-8")
    read = read_from(tmp_path, monkeypatch)
    assert read is not None
    assert list(read.rows) == list(learner.weights.rows)
    assert list(read.first) == list(learner.weights.first)
    assert list(read.lanes) == list(learner.weights.lanes)
    assert read.last == learner.weights.last
    assert mean_score(london(), read, 2, {}) == mean_score(london(), learner.weights, 2, {})
    file.write_text(weights_file("london 0123456789abcdef", tuple(learner.numbers())), "utf-8")
    assert read_from(tmp_path, monkeypatch) is None  # learned for a board that has changed since


def test_the_file_has_the_shape_of_the_one_in_use() -> None:
    written = weights_file(BOARD, (0,) * ((int(Rows(london().city).all) + 2) * LANES))
    shipped = SHIPPED.read_text("utf-8")
    assert [len(line) for line in written.splitlines()] == [len(line) for line in shipped.splitlines()]
    assert json.loads(written).keys() == json.loads(shipped).keys()


def test_an_interrupt_keeps_what_was_learned() -> None:
    def stop(part: float) -> None:
        raise KeyboardInterrupt

    result = learn("london", games=1000, measured=1, progress=stop)
    assert result.interrupted
    assert 0 < result.games < 1000
    assert result.file != weights_file(BOARD, tuple(Learner(london().city, seed=1).numbers()))


def test_minutes_end_a_run_too() -> None:
    result = learn("london", minutes=0.0001, measured=1)
    assert not result.interrupted
    assert result.games > 0
    assert result.seconds >= 0.006


@pytest.mark.parametrize(
    ("game", "games", "minutes", "key"),
    [("berlin", 1, 0, "learn-game"), ("london", 0, 0, "learn-length"), ("london", 1, 1, "learn-length")],
)
def test_what_cannot_be_learned_is_refused(game: str, games: int, minutes: int, key: str) -> None:
    with pytest.raises(PeronError) as refused:
        learn(game, games=games, minutes=minutes)
    assert refused.value.key == key


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [1, 2])
def test_a_few_hundred_games_play_better_than_untrained(seed: int) -> None:
    need_compiled()
    result = learn("london", seed=seed, games=400, measured=100)
    first, last = result.measurements[0], result.measurements[-1]
    assert last.means[0] > first.means[0] + 4
    assert last.means[1] > first.means[1] + 4
