"""`peron learn`: weights in a file, and what they make."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest


def test_weights_are_written_and_told_as_one_object(process: Any, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    done = process("learn", "london", "-o", out, "--games", "5", "--seed", "3", "--measured", "2", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert (told["game"], told["seed"], told["games"], told["interrupted"]) == ("london", 3, 5, False)
    assert [one["games"] for one in told["measurements"]] == [0, 5]
    assert json.loads(out.read_text("utf-8"))["lanes"] == 32


@pytest.mark.parametrize(
    ("language", "mean", "file"), [("en", "Mean score", "Weights"), ("pl", "Średni wynik", "Wagi")]
)
def test_the_result_in_both_languages(command: Any, tmp_path: Path, language: str, mean: str, file: str) -> None:
    out = tmp_path / "weights.json"
    done = command("learn", "london", "-o", out, "-n", "2", "--measured", "1", "--plain", "--lang", language)
    assert done.code == 0
    assert f"{mean}: " in done.out
    assert f"{file}: {out}" in done.out
    assert out.exists()


@pytest.mark.parametrize(
    ("words", "code", "answer"),
    [
        (["berlin", "-o", "weights.json", "-n", "1"], 2, "Nothing is learned for berlin"),
        (["london", "-o", "weights.json", "-n", "1", "-m", "1"], 2, "either how many minutes"),
        (["london", "-o", "nowhere/weights.json", "-n", "1"], 1, "its folder does not exist"),
        (["london"], 2, "--out"),
    ],
)
def test_what_cannot_be_learned_is_refused(
    command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], code: int, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = command("learn", *words)
    assert answer in done.err
    assert done.code == code
    assert list(tmp_path.iterdir()) == []
