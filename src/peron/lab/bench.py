"""How fast everything runs: CPU time, medians of interleaved repetitions, and ratios taken within the same run.

Other work on the machine slows all measures of a repetition alike, so ratios hold where single figures do not.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from os import environ
from statistics import median
from time import process_time

from peron.bots.nextstation_rows import weights
from peron.bots.nextstation_search import LookAheadBot
from peron.bots.playout import buffer_for, random_playout
from peron.bots.search import Search
from peron.bots.ticket_greedy import GreedyBot
from peron.bots.ticket_playbook import TicketPlaybook
from peron.rules.catalogue import game
from peron.rules.contract import State
from peron.rules.nextstation.game import NextStationGame
from peron.rules.random import Random
from peron.rules.ticket import state as rules
from peron.rules.ticket.game import TicketGame

INTERPRETED = "from peron.lab import bench; print(bench.{measure})"


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
    return not rules.__file__.endswith(".py")


def run(quick: bool = False, progress: Callable[[str], None] = lambda told: None) -> Bench:
    """Measure Berlin and Metro with two players, San Francisco's random games beside Berlin's, and London alone."""
    repetitions = 3 if quick else 9
    scale = 1 if quick else 4
    fast = compiled()
    measures: dict[str, Callable[[], float]] = {
        "bench-playouts": lambda: playouts((1000 if fast else 20) * scale),
        "bench-san-francisco": lambda: playouts((1000 if fast else 20) * scale, "san-francisco"),
        "bench-python": lambda: python_calls((300 if fast else 20) * scale),
        "bench-clone": lambda: clone_time((20000 if fast else 1000) * scale),
        "bench-sample": lambda: sample_time((5000 if fast else 200) * scale),
        "bench-search": lambda: search_iterations((200 if fast else 40) * scale),
        "bench-greedy": lambda: greedy_games((50 if fast else 1) * scale),
        "bench-london-playouts": lambda: playouts((2000 if fast else 40) * scale, "london", 1),
        "bench-london-python": lambda: python_calls((600 if fast else 20) * scale, "london", 1),
        "bench-london-clone": lambda: clone_time((20000 if fast else 1000) * scale, _middle_of_london()),
        "bench-london-sample": lambda: sample_time((5000 if fast else 200) * scale, _middle_of_london()),
        "bench-london-search": lambda: london_estimates((2000 if fast else 50) * scale),
        "bench-metro-playouts": lambda: playouts((1500 if fast else 20) * scale, "metro"),
        "bench-metro-python": lambda: python_calls((400 if fast else 15) * scale, "metro"),
        "bench-metro-clone": lambda: clone_time((20000 if fast else 1000) * scale, _middle_of_metro()),
        "bench-metro-sample": lambda: sample_time((5000 if fast else 200) * scale, _middle_of_metro()),
    }
    if fast:
        measures["bench-interpreted"] = lambda: interpreted(f"playouts({20 * scale})")
        measures["search-interpreted"] = lambda: interpreted("search_iterations(40)")
    if find_spec("chess") is not None:
        measures["bench-chess"] = lambda: chess_playouts(2 * scale)
    found: dict[str, list[float]] = {name: [] for name in measures}
    for repetition in range(repetitions):
        progress(f"{repetition + 1}/{repetitions}")
        for name, measure in measures.items():
            found[name].append(measure())
    return Bench(_rows(found), machine(), fast)


def _rows(found: dict[str, list[float]]) -> list[Row]:
    def middle(name: str) -> float:
        return median(found[name])

    rows = [
        Row("bench-playouts", middle("bench-playouts"), "moves/s", 1_500_000),
        Row("bench-san-francisco", middle("bench-san-francisco"), "moves/s"),
        Row("bench-san-francisco-ratio", _ratio(found, "bench-san-francisco", "bench-playouts"), "x", 0.75),
        Row("bench-python", middle("bench-python"), "moves/s", 700_000),
        Row("bench-clone", middle("bench-clone") * 1e6, "µs", 1.0, less_is_better=True),
        Row("bench-sample", middle("bench-sample") * 1e6, "µs"),
        Row("bench-search", middle("bench-search"), "iterations/s", 20_000),
        Row("bench-greedy", middle("bench-greedy"), "games/s"),
        Row("bench-london-playouts", middle("bench-london-playouts"), "moves/s", 2_000_000),
        Row("bench-london-python", middle("bench-london-python"), "moves/s", 300_000),
        Row("bench-london-clone", middle("bench-london-clone") * 1e6, "µs"),
        Row("bench-london-sample", middle("bench-london-sample") * 1e6, "µs"),
        Row("bench-london-search", middle("bench-london-search"), "estimates/s"),
        Row("bench-metro-playouts", middle("bench-metro-playouts"), "moves/s", 1_000_000),
        Row("bench-metro-python", middle("bench-metro-python"), "moves/s"),
        Row("bench-metro-clone", middle("bench-metro-clone") * 1e6, "µs"),
        Row("bench-metro-sample", middle("bench-metro-sample") * 1e6, "µs"),
    ]
    if "bench-interpreted" in found:
        rows.append(Row("bench-interpreted", middle("bench-interpreted"), "moves/s"))
        rows.append(Row("bench-interpreted-ratio", _ratio(found, "bench-playouts", "bench-interpreted"), "x", 40))
        ratio = _ratio(found, "bench-search", "search-interpreted")
        rows.append(Row("bench-interpreted-search-ratio", ratio, "x", 40))
    if "bench-chess" in found:
        rows.append(Row("bench-chess", middle("bench-chess"), "moves/s"))
        rows.append(Row("bench-chess-ratio", _ratio(found, "bench-playouts", "bench-chess"), "x", 30))
    return rows


def _ratio(found: dict[str, list[float]], name: str, other: str) -> float:
    """The median of the ratios within each repetition."""
    return median(ours / theirs for ours, theirs in zip(found[name], found[other], strict=True))


def _city(id: str) -> TicketGame:
    city = game(id)
    assert isinstance(city, TicketGame)
    return city


def _berlin() -> TicketGame:
    return _city("berlin")


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


def _middle_game() -> rules.TicketState:
    """A position of an ordinary game, half-way through."""
    berlin = _berlin()
    state = berlin.new(2, 7)
    bot = GreedyBot(berlin.board)
    for _ in range(50):
        seat = state.actors()[0]
        state.apply(seat, bot.choose(state, seat))
    return state


def _middle_of_london() -> State:
    """A solo game at random, half-way through."""
    return _played(game("london").new(1, 7), 18)


def _middle_of_metro() -> State:
    """A game of two at random, half-way through."""
    return _played(game("metro").new(2, 7), 30)


def _played(state: State, moves: int) -> State:
    """The state after so many random moves."""
    random = Random(2)
    for _ in range(moves):
        seat = state.actors()[0]
        legal = state.moves(seat)
        state.apply(seat, legal[random.below(len(legal))])
    return state


def clone_time(times: int, state: State | None = None) -> float:
    state = state or _middle_game()
    start = process_time()
    for _ in range(times):
        state.clone()
    return (process_time() - start) / times


def sample_time(times: int, state: State | None = None) -> float:
    state = state or _middle_game()
    random = Random(1)
    start = process_time()
    for _ in range(times):
        state.sample(0, random)
    return (process_time() - start) / times


def search_iterations(iterations: int) -> float:
    """Search iterations a second, each with a playout to the end, over all the decisions of a game."""
    berlin = _berlin()
    search = Search(TicketPlaybook(berlin.board), berlin.action_space, Random(1))
    bot = GreedyBot(berlin.board)
    state = berlin.new(2, 7)
    done = 0
    spent = 0.0
    while not state.is_over():
        for seat in state.actors():
            search.iterations = 0
            start = process_time()
            search.best_move(state, seat, iterations, 0.0)
            spent += process_time() - start
            done += search.iterations
            state.apply(seat, bot.choose(state, seat))
    return done / spent


def london_estimates(estimates: int) -> float:
    """Sheets that search estimates in a second, over all the decisions of a game alone."""
    london = game("london")
    state = london.new(1, 7)
    assert isinstance(london, NextStationGame)
    bot = LookAheadBot(london.city, weights(), 1, estimates, 0.0)
    done = 0
    start = process_time()
    while not state.is_over():
        state.apply(0, bot.choose(state, 0))
        assert bot.ahead is not None
        done += bot.ahead.estimates
    return done / (process_time() - start)


def greedy_games(games: int) -> float:
    """Whole games a second between two greedy bots."""
    berlin = _berlin()
    bot = GreedyBot(berlin.board)
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
