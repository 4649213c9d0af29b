"""How fast everything runs: CPU time, medians of interleaved repetitions, and ratios taken within the same run.

Other work on the machine slows all measures of a repetition alike, so ratios hold where single figures do not.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from os import environ
from statistics import median
from time import process_time
from typing import Final

from peron.bots import make_bot
from peron.bots.playout import buffer_for, random_playout
from peron.rules import contract
from peron.rules.catalogue import game
from peron.rules.contract import State
from peron.rules.random import Random

HALF_WAY: Final = {"berlin": (2, "greedy", 50), "london": (1, "random", 18), "metro": (2, "random", 30)}
"""How many players, which bots, after how many moves."""
BASELINE: Final = "search-interpreted"
"""Measured for a ratio, and not shown."""
INTERPRETED: Final = "from peron.lab import bench; print(bench.{measure})"


@dataclass(frozen=True)
class Row:
    """One measure. `name` is a translation key; `target` is what we ask of it, and whether more or less is better."""

    name: str
    value: float
    unit: str
    target: float | None = None
    less_is_better: bool = False


@dataclass(frozen=True)
class Bench:
    rows: list[Row]
    machine: str
    compiled: bool


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not contract.__file__.endswith(".py")


@dataclass(frozen=True)
class Measure:
    name: str
    unit: str
    of: Callable[[int], float]
    """What is measured, by how many times it is done."""
    times: int
    """How often in a quick run, compiled ..."""
    interpreted: int
    """... and interpreted."""
    target: float | None = None
    less_is_better: bool = False


@dataclass(frozen=True)
class Ratio:
    name: str
    ours: str
    theirs: str
    target: float


MEASURES: Final = (
    Measure("bench-playouts", "moves/s", lambda n: playouts(n), 1000, 20, 1_500_000),
    Measure("bench-san-francisco", "moves/s", lambda n: playouts(n, "san-francisco"), 1000, 20),
    Ratio("bench-san-francisco-ratio", "bench-san-francisco", "bench-playouts", 0.75),
    Measure("bench-python", "moves/s", lambda n: python_calls(n), 300, 20, 700_000),
    Measure("bench-clone", "µs", lambda n: clone_time(n), 20000, 1000, 1.0, less_is_better=True),
    Measure("bench-sample", "µs", lambda n: sample_time(n), 5000, 200),
    Measure("bench-search", "iterations/s", lambda n: tries(n), 200, 40, 20_000),
    Measure("bench-greedy", "games/s", lambda n: greedy_games(n), 50, 1),
    Measure("bench-london-playouts", "moves/s", lambda n: playouts(n, "london", 1), 2000, 40, 2_000_000),
    Measure("bench-london-python", "moves/s", lambda n: python_calls(n, "london", 1), 600, 20, 300_000),
    Measure("bench-london-clone", "µs", lambda n: clone_time(n, "london"), 20000, 1000),
    Measure("bench-london-sample", "µs", lambda n: sample_time(n, "london"), 5000, 200),
    Measure("bench-london-search", "estimates/s", lambda n: tries(n, "london", 1, "search"), 2000, 50),
    Measure("bench-metro-playouts", "moves/s", lambda n: playouts(n, "metro"), 1500, 20, 1_000_000),
    Measure("bench-metro-python", "moves/s", lambda n: python_calls(n, "metro"), 400, 15),
    Measure("bench-metro-clone", "µs", lambda n: clone_time(n, "metro"), 20000, 1000),
    Measure("bench-metro-sample", "µs", lambda n: sample_time(n, "metro"), 5000, 200),
)
AGAINST_INTERPRETED: Final = (
    Measure("bench-interpreted", "moves/s", lambda n: interpreted(f"playouts({n})"), 20, 20),
    Ratio("bench-interpreted-ratio", "bench-playouts", "bench-interpreted", 40),
    Measure(BASELINE, "iterations/s", lambda n: interpreted("tries(40)"), 1, 1),
    Ratio("bench-interpreted-search-ratio", "bench-search", BASELINE, 40),
)
AGAINST_CHESS: Final = (
    Measure("bench-chess", "moves/s", lambda n: chess_playouts(n), 2, 2),
    Ratio("bench-chess-ratio", "bench-playouts", "bench-chess", 30),
)


def run(quick: bool = False, progress: Callable[[str], None] = lambda told: None) -> Bench:
    """Measure Berlin and Metro with two players, San Francisco's random games beside Berlin's, and London alone."""
    repetitions, scale = (3, 1) if quick else (9, 4)
    fast = compiled()
    told: list[Measure | Ratio] = [*MEASURES]
    told += AGAINST_INTERPRETED if fast else ()
    told += AGAINST_CHESS if find_spec("chess") is not None else ()
    measures = [one for one in told if isinstance(one, Measure)]
    found: dict[str, list[float]] = {one.name: [] for one in measures}
    for repetition in range(repetitions):
        progress(f"{repetition + 1}/{repetitions}")
        for one in measures:
            found[one.name].append(one.of(scale * (one.times if fast else one.interpreted)))
    return Bench([_row(one, found) for one in told if one.name != BASELINE], machine(), fast)


def _row(one: Measure | Ratio, found: dict[str, list[float]]) -> Row:
    """The median; of a ratio that of the ratios within each repetition."""
    if isinstance(one, Measure):
        return Row(one.name, median(found[one.name]), one.unit, one.target, one.less_is_better)
    ratios = (ours / theirs for ours, theirs in zip(found[one.ours], found[one.theirs], strict=True))
    return Row(one.name, median(ratios), "x", one.target)


def playouts(games: int, id: str = "berlin", players: int = 2) -> float:
    """Moves a second in uniformly random games, each from its deal to its end."""
    of = game(id)
    random = Random(1)
    buffer = buffer_for(of.action_space)
    start = process_time()
    moves = sum(random_playout(of.new(players, seed), random, buffer) for seed in range(games))
    return moves / (process_time() - start)


def python_calls(games: int, id: str = "berlin", players: int = 2) -> float:
    """Moves a second when Python asks for the legal moves and applies one, call by call."""
    of = game(id)
    below = Random(1).below
    played = 0
    start = process_time()
    for seed in range(games):
        state = of.new(players, seed)
        while not state.is_over():
            seat = state.actors()[0]
            moves = state.moves(seat)
            state.apply(seat, moves[below(len(moves))])
            played += 1
    return played / (process_time() - start)


def middle_of(id: str) -> State:
    """A position half-way through a game."""
    of = game(id)
    players, bot, moves = HALF_WAY[id]
    state, player = of.new(players, 7), make_bot(bot, of, 2)
    for _ in range(moves):
        seat = state.actors()[0]
        state.apply(seat, player.choose(state, seat))
    return state


def clone_time(times: int, id: str = "berlin") -> float:
    return _microseconds(times, middle_of(id).clone)


def sample_time(times: int, id: str = "berlin") -> float:
    return _microseconds(times, partial(middle_of(id).sample, 0, Random(1)))


def _microseconds(times: int, call: Callable[[], object]) -> float:
    start = process_time()
    for _ in range(times):
        call()
    return 1e6 * (process_time() - start) / times


def tries(budget: int, id: str = "berlin", players: int = 2, played_by: str = "greedy") -> float:
    """How often search tries or estimates something in a second, over all the decisions of a game."""
    of = game(id)
    search = make_bot(f"search:{budget}", of, 1)
    player = search if played_by == "search" else make_bot(played_by, of, 1)
    state = of.new(players, 7)
    done = 0
    spent = 0.0
    while not state.is_over():
        for seat in state.actors():
            start = process_time()
            move = search.choose(state, seat)
            spent += process_time() - start
            done += search.effort()
            state.apply(seat, move if player is search else player.choose(state, seat))
    return done / spent


def greedy_games(games: int) -> float:
    """Whole games a second between two greedy bots."""
    berlin = game("berlin")
    bot = make_bot("greedy", berlin)
    start = process_time()
    for seed in range(games):
        state = berlin.new(2, seed)
        while not state.is_over():
            for seat in state.actors():
                state.apply(seat, bot.choose(state, seat))
    return games / (process_time() - start)


def interpreted(measure: str) -> float:
    """A measure in a process of its own that runs the sources instead of the compiled modules."""
    command = [sys.executable, "-c", INTERPRETED.format(measure=measure)]
    env = {**environ, "PERON_INTERPRETED": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)  # noqa: S603
    return float(done.stdout)


def chess_playouts(games: int) -> float:
    """Random games with python-chess, driven in the way its documentation shows."""
    import chess

    random = Random(1)
    moves = 0
    start = process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[random.below(len(legal))])
            moves += 1
    return moves / (process_time() - start)


def machine() -> str:
    """The machine in a few words."""
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as cpu:
            name = next(line.split(":")[1].strip() for line in cpu if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{name}, {platform.system()}, Python {platform.python_version()}"
