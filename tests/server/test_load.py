"""The load run: a server of its own, real sockets, and figures that fit together. How fast it was is not asserted."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import peron as peron_package
from peron.cli.bench import _beside
from peron.server.builds import unpacked
from peron.server.load import ROUNDS, Load, Plan, Stretch, compare, measure
from peron.server.measured import LoadFailed
from peron.text import Texts


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
    assert steady.moves_per_second <= 2  # it took the second, or longer
    assert load.breaks_at in (None, 2)


def test_at_full_speed_both_tables_play_on(load: Load) -> None:
    assert load.full.tables == 2
    assert load.full.moves > 2


def test_the_figures_fit_together(load: Load) -> None:
    for stretch in (*load.steady, load.full):
        assert 0 < stretch.p50_ms <= stretch.p99_ms
        assert stretch.moves_per_second > 0
        assert stretch.load_cpu > 0
    if sys.platform == "linux":
        assert load.kb_per_table is not None
        assert load.kb_per_table > 0
        assert load.full.server_cpu is not None  # so few moves may take less than a tick of the clock


def test_it_says_what_it_does(load: Load, told: list[tuple[str, int]]) -> None:
    assert told == [("bench-server-set-up", 2), ("bench-server-steady", 2), ("bench-server-full", 2)]


def test_two_builds_play_as_many_moves_side_by_side() -> None:
    """Here the other one is the same; it is found in the folder that is named."""
    plan, build = Plan(tables=1, seconds=1, climb=False), Path(peron_package.__file__).parent.parent
    with ThreadPoolExecutor(1) as thread:
        here, there = thread.submit(compare, plan, build).result()
    assert here.full.moves == there.full.moves == ROUNDS
    if sys.platform == "linux":
        assert here.full.cpu_ms_per_move is not None
        assert there.full.cpu_ms_per_move is not None


def test_a_build_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LoadFailed) as refused:
        unpacked(str(tmp_path / "nothing.whl"), tmp_path)
    assert refused.value.key == "bench-server-no-build"


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


def test_the_command_sets_two_builds_side_by_side() -> None:
    """As a table that people read: every cell is a word or a number."""
    texts, stretch = Texts("en"), Stretch(1, 10, 5.0, 1.0, 2.0, 0.01, 0.1)
    row = _beside(texts, "bench-against-cpu", stretch.cpu_ms_per_move, 4.0, 2)
    assert row == ["ms of CPU for a move, full speed", "2.00", "4.00", "0.50"]
    assert _beside(texts, "bench-against-memory", None, 150.0, 0)[1:] == ["", "150", ""]
