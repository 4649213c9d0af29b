"""Duels: many games between bots, with every bot on every seat, on all cores.

The games come in rounds. In a round the deal is the same and the bots move round the table until each has sat on each
seat, so that neither the deal nor the seat favours anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from time import perf_counter

from peron.lab.games import Outcome, Task, mean_of, play_all, set_up
from peron.rules.contract import Game


@dataclass(frozen=True)
class BotResult:
    """How one bot did. A shared first place counts as a share of a win."""

    name: str
    games: int
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float
    mean_score_ci95: tuple[float, float]


@dataclass(frozen=True)
class Duel:
    """The outcome of all games played, which are fewer than asked for when it was interrupted."""

    game: str
    bots: list[BotResult]
    games_played: int
    interrupted: bool
    seconds: float


def duel(
    of: Game | str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    records: Path | None = None,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Duel:
    """Let bots play each other. Ctrl-C ends it early with what was played so far.

    >>> duel("berlin", ["greedy", "random"], games=4).bots[0].wins
    4.0
    """
    of, first = set_up(of, bots, options)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    played, interrupted = play_all(list(_tasks(first, games, seed, records)), jobs, "duel-counts", progress)
    done = [_result(name, number, played) for number, name in enumerate(bots)]
    return Duel(of.id, done, len(played), interrupted, perf_counter() - start)


def _tasks(first: Task, games: int, seed: int, records: Path | None) -> Iterator[Task]:
    bots = len(first.bots)
    for number in range(games):
        deal, turn = divmod(number, bots)
        seats = tuple((seat + turn) % bots for seat in range(bots))
        record = None if records is None else records / f"{first.game}-{seed + deal}-{turn + 1}.peron"
        yield replace(first, seats=seats, seed=seed + deal, chance=100 * (seed + deal), record=record)


def _result(name: str, number: int, played: Sequence[tuple[Task, Outcome]]) -> BotResult:
    games = len(played)
    if games == 0:
        return BotResult(name, 0, 0.0, 0.0, (0.0, 1.0), 0.0, (0.0, 0.0))
    mine = [(outcome, task.seats.index(number)) for task, outcome in played]
    wins = sum((outcome.ranks[seat] == 1) / outcome.ranks.count(1) for outcome, seat in mine)
    scores = mean_of([outcome.totals[seat] for outcome, seat in mine])
    return BotResult(name, games, wins, wins / games, wilson(wins, games), *scores)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate after Wilson, which holds near 0 and 1 too."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
