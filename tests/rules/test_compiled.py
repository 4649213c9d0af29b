"""The compiled package against the interpreted one: the same seeds in separate processes, every log equal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import peron
from tests.amount import amount
from tests.rules.log_games import compiled

ROOT = Path(__file__).resolve().parents[2]
SEEDS = amount(320, 5000)


def started(path: str) -> subprocess.Popen[str]:
    """The program that logs games, with the packages of this path first."""
    command = [sys.executable, str(ROOT / "tests" / "rules" / "log_games.py"), "0", str(SEEDS)]
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@pytest.mark.compiled
def test_compiled_and_interpreted_games_are_equal() -> None:
    if not compiled():
        missing = "the package that is being tested is not compiled: build and install the wheel to compare the two"
        assert not os.environ.get("PERON_COMPILED"), missing
        pytest.skip(missing)
    processes = [started(os.environ.get("PYTHONPATH", "")), started(str(ROOT / "src"))]
    fast, plain = (process.communicate()[0].splitlines() for process in processes)
    assert [process.returncode for process in processes] == [0, 0], fast[-5:] + plain[-5:]
    assert (fast[0], plain[0]) == ("compiled", "interpreted")
    assert fast[1:] == plain[1:]
    assert len(fast) == len(plain) == SEEDS + 1
    assert {line.split()[0] for line in fast[1:]} == set(peron.games())
