"""`peron solo`: what a bot makes of many games alone."""

from __future__ import annotations

import json
from typing import Any

import pytest


def test_games_alone_as_json_are_one_object(process: Any) -> None:
    done = process("solo", "london", "greedy", "--games", "6", "--jobs", "1", "--option", "objectives", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert (told["game"], told["bot"], told["games_played"]) == ("london", "greedy", 6)
    assert told["options"] == {"objectives": True}
    assert told["lowest"] <= told["ci95"][0] <= told["mean"] <= told["ci95"][1] <= told["highest"]
    assert sum(told["ranks"]) == 6


@pytest.mark.parametrize(
    ("language", "mean", "most"), [("en", "Mean score, 95%", "over 150"), ("pl", "Średni", "ponad")]
)
def test_games_alone_as_a_table(command: Any, language: str, mean: str, most: str) -> None:
    done = command("solo", "london", "random", "-n", "3", "-j", "1", "--seed", "5", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert mean in done.out
    assert most in done.out
    assert "91–105" in done.out


def test_plain_lines_say_every_value_with_its_label(command: Any) -> None:
    done = command("solo", "london", "random", "-n", "2", "-j", "1", "--plain")
    assert "Bot: random\nGames: 2\n" in done.out
    assert "over 150: games 0, share 0.0%." in done.out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["london", "gredy"], "Did you mean “greedy”?"),
        (["berlin", "greedy"], "for 2 to 4 players, not for 1"),
        (["london", "greedy", "--option", "tokens"], "There is no option “tokens”"),
        (["london", "greedy", "--option", "pencils=red"], "red"),
    ],
)
def test_what_cannot_be_played_alone_is_refused(command: Any, words: list[str], answer: str) -> None:
    done = command("solo", *words, "--jobs", "1")
    assert done.code == 2
    assert answer in done.err
