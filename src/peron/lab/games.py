"""Many games of bots on all cores, and the mean of what they score: what duels and games alone have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

from peron.bots import make_bot
from peron.lab.cores import spread
from peron.rules.catalogue import file_of, game, own_game
from peron.rules.contract import BadSetup, Game
from peron.rules.record import Record


@dataclass(frozen=True)
class Task:
    """One game: who sits where, and the deal."""

    game: str
    title: str
    """The file of a title that does not come with Peron."""
    bots: tuple[str, ...]
    options: Mapping[str, object]
    seats: tuple[int, ...] = (0,)
    """By seat: which of the bots sits there."""
    seed: int = 0
    chance: int = 0
    """The seed of the first bot's own chance. It follows the bot round the table, not the seat."""
    record: Path | None = None


@dataclass(frozen=True)
class Outcome:
    """By seat: totals and ranks; and the processor time that the game took."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    seconds: float


def set_up(of: Game | str, bots: Sequence[str], options: Mapping[str, object] | None) -> tuple[Game, Task]:
    """A title, and a task to make others of. Refuses what cannot be played before anything is."""
    of = game(of) if isinstance(of, str) else of
    chosen = dict(options or {})
    of.check_players(len(bots))
    of.check_options(chosen, len(bots))
    for name in bots:
        make_bot(name, of)
    return of, Task(of.id, file_of(of), tuple(bots), chosen)


def play_all(
    tasks: Sequence[Task], jobs: int, refusal: str, progress: Callable[[int], None]
) -> tuple[list[tuple[Task, Outcome]], bool]:
    """What came of the games, and whether Ctrl-C ended it early: then it is what was played so far."""
    if not tasks or jobs < 1:
        raise BadSetup(refusal, {"games": len(tasks), "jobs": jobs})
    done: list[tuple[Task, Outcome]] = []
    try:
        for played in spread(_play, tasks, jobs):
            done.append(played)
            progress(len(done))
    except KeyboardInterrupt:
        return done, True
    return done, False


def _play(task: Task) -> Outcome:
    of = own_game(task.title) if task.title else game(task.game)
    bots = [make_bot(task.bots[number], of, task.chance + number) for number in task.seats]
    names = [task.bots[number] for number in task.seats]
    record = Record(of, len(bots), task.seed, task.options, names=names)
    state = record.begin()
    start = process_time()
    while not state.is_over():
        for seat in state.actors():
            move = bots[seat].choose(state, seat)
            if task.record is None:
                state.apply(seat, move)
            else:
                record.play(state, seat, move)
    seconds = process_time() - start
    if task.record is not None:
        task.record.write_text(record.text(), encoding="utf-8")
    result = state.result()
    return Outcome(result.totals, result.ranks, seconds)


def mean_of(scores: Sequence[int]) -> tuple[float, tuple[float, float]]:
    """The mean of some scores with its 95 % confidence interval; nothing for none."""
    mean = fmean(scores or [0])
    error = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    return mean, (mean - error, mean + error)
