"""The load run: a server of its own, real sockets, and figures that fit together. How fast it was is not asserted."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from peron.server.load import Load, Plan, Stretch, measure


@pytest.fixture(scope="module")
def told() -> list[tuple[str, int]]:
    return []


@pytest.fixture(scope="module")
def load(told: list[tuple[str, int]]) -> Load:
    """In a thread of its own: where tests with a browser ran before, this one has a running event loop already."""
    plan = Plan(tables=2, seconds=1, climb=False)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(measure, plan, lambda key, tables: told.append((key, tables))).result()


def peron(*arguments: str) -> str:
    command = [sys.executable, "-m", "peron", "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


def test_each_table_makes_a_move_a_second(load: Load) -> None:
    (steady,) = load.steady
    assert (steady.tables, steady.moves) == (2, 2)
    assert load.breaks_at in (None, 2)


def test_at_full_speed_both_tables_play_on(load: Load) -> None:
    assert load.full.tables == 2
    assert load.full.moves > 2


def test_the_figures_fit_together(load: Load) -> None:
    for stretch in (*load.steady, load.full):
        assert 0 < stretch.p50_ms <= stretch.p99_ms
        assert 0 < stretch.moves_per_second <= stretch.moves  # it took the second, or longer
        assert stretch.load_cpu > 0
    if sys.platform == "linux":
        assert load.kb_per_table is not None
        assert load.kb_per_table > 0
        assert load.full.server_cpu


def test_it_says_what_it_does(load: Load, told: list[tuple[str, int]]) -> None:
    assert told == [("bench-server-set-up", 2), ("bench-server-steady", 2), ("bench-server-full", 2)]


def test_late_or_missing_moves_are_where_it_breaks() -> None:
    def stretch(moves_per_second: float, p99_ms: float) -> Stretch:
        return Stretch(100, 1000, moves_per_second, 1.0, p99_ms, 0.5, 0.1)

    assert stretch(100, 100).good
    assert not stretch(100, 101).good
    assert not stretch(97, 10).good


def test_the_command_tells_it_as_json() -> None:
    """Also with options before the command's name, and of another game."""
    options = ("--game", "san-francisco", "--tables", "1", "--seconds", "1")
    told: Any = json.loads(peron("bench", "--json", "--quick", "server", *options))
    assert set(told) == {"machine", "compiled", "steady", "full", "kb_per_table", "breaks_at"}
    assert [stretch["tables"] for stretch in told["steady"]] == [1]
    assert set(told["full"]) == set(Stretch.__dataclass_fields__)
