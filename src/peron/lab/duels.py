"""Duels: many games between bots, with every bot on every seat, on all cores.

The games come in rounds. In a round the deal is the same and the bots move round the table until each has sat on each
seat, so that neither the deal nor the seat favours anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter

from peron.boards import load_board
from peron.bots import make_bot
from peron.lab.cores import spread
from peron.rules.catalogue import game
from peron.rules.contract import BadSetup, Game
from peron.rules.record import Record
from peron.rules.ticket.game import TicketGame


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


@dataclass(frozen=True)
class _Task:
    """One game: who sits where, and the deal."""

    game: str
    board: str | None
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    """By seat: which of the bots sits there."""
    seed: int
    options: Mapping[str, object]
    record: str | None


@dataclass
class _Tally:
    scores: list[int] = field(default_factory=list)
    wins: float = 0.0


def duel(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    board: Path | None = None,
    records: Path | None = None,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Duel:
    """Let bots play each other. Ctrl-C ends it early with what was played so far.

    >>> duel("berlin", ["greedy", "random"], games=4).bots[0].wins
    4.0
    """
    of = _game(game_id, None if board is None else str(board))
    chosen = dict(options or {})
    of.check_players(len(bots))
    of.check_options(chosen)
    for name in bots:
        make_bot(name, of)
    if games < 1 or jobs < 1:
        raise BadSetup("duel-counts", {"games": games, "jobs": jobs})
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    tallies = [_Tally() for _ in bots]
    start = perf_counter()
    interrupted = False
    finished = 0
    try:
        tasks = list(_tasks(game_id, bots, games, seed, board, records, chosen))
        for task, (totals, ranks) in spread(_play, tasks, jobs):
            winners = ranks.count(1)
            for seat, number in enumerate(task.seats):
                tallies[number].scores.append(totals[seat])
                tallies[number].wins += (ranks[seat] == 1) / winners
            finished += 1
            progress(finished)
    except KeyboardInterrupt:
        interrupted = True
    done = [_result(name, tally) for name, tally in zip(bots, tallies, strict=True)]
    return Duel(game_id, done, finished, interrupted, perf_counter() - start)


def _tasks(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    board: Path | None,
    records: Path | None,
    options: Mapping[str, object],
) -> Iterator[_Task]:
    for number in range(games):
        deal, turn = divmod(number, len(bots))
        seats = tuple((seat + turn) % len(bots) for seat in range(len(bots)))
        record = None if records is None else str(records / f"{game_id}-{seed + deal}-{turn + 1}.peron")
        yield _Task(game_id, None if board is None else str(board), tuple(bots), seats, seed + deal, options, record)


_BOARDS: dict[str, Game] = {}


def _game(game_id: str, board: str | None) -> Game:
    if board is None:
        return game(game_id)
    if board not in _BOARDS:
        _BOARDS[board] = TicketGame(load_board(Path(board)))
    return _BOARDS[board]


def _play(task: _Task) -> tuple[tuple[int, ...], tuple[int, ...]]:
    of = _game(task.game, task.board)
    names = [task.bots[number] for number in task.seats]
    # A bot's chance follows the bot round the table, not the seat.
    bots = [make_bot(task.bots[number], of, task.seed * 100 + number) for number in task.seats]
    record = Record(of, len(bots), task.seed, task.options, names=names)
    state = record.begin()
    while not state.is_over():
        for seat in state.actors():
            move = bots[seat].choose(state, seat)
            if task.record is None:
                state.apply(seat, move)
            else:
                record.play(state, seat, move)
    if task.record is not None:
        Path(task.record).write_text(record.text(), encoding="utf-8")
    result = state.result()
    return result.totals, result.ranks


def _result(name: str, tally: _Tally) -> BotResult:
    games = len(tally.scores)
    if games == 0:
        return BotResult(name, 0, 0.0, 0.0, (0.0, 1.0), 0.0, (0.0, 0.0))
    mean = fmean(tally.scores)
    error = 1.96 * stdev(tally.scores) / sqrt(games) if games > 1 else 0.0
    interval = wilson(tally.wins, games)
    return BotResult(name, games, tally.wins, tally.wins / games, interval, mean, (mean - error, mean + error))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate after Wilson, which holds near 0 and 1 too."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
