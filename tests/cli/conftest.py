"""The command in the same process, with what it printed; and the real one in a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import peron
from peron.cli import run
from peron.text.catalogue import Catalogue

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "PERON_LANG")


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture(autouse=True)
def _neutral_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, no colour, and every missing message an error."""
    monkeypatch.setattr(Catalogue, "strict", True)
    for variable in (*LANGUAGE_VARIABLES, "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """`command("play", "--seed", "7", typed="1\\n2\\n")`."""

    def call(*arguments: str | Path, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return call


@pytest.fixture
def process() -> Command:
    """The same as a person would start it."""

    def call(*arguments: str | Path, typed: str = "", env: dict[str, str] | None = None) -> Done:
        inherited = {name: value for name, value in os.environ.items() if name not in LANGUAGE_VARIABLES}
        sources = str(Path(peron.__file__).parents[1])
        done = subprocess.run(
            [sys.executable, "-m", "peron", *map(str, arguments)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**inherited, "PYTHONPATH": sources, "PYTHONUTF8": "1", **(env or {})},
            timeout=120,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return call
