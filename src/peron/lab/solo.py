"""Games alone: how many points a bot makes on average, how often it reaches which rank, and the time it takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from peron.bots import make_bot
from peron.lab.cores import spread
from peron.rules.catalogue import game
from peron.rules.contract import BadSetup
from peron.rules.nextstation.game import NextStationGame
from peron.rules.nextstation.scoring import solo_rank


@dataclass(frozen=True)
class Solo:
    """The outcome of all games played, which are fewer than asked for when it was interrupted."""

    game: str
    bot: str
    options: Mapping[str, object]
    games_played: int
    interrupted: bool
    mean: float
    ci95: tuple[float, float]
    lowest: int
    highest: int
    ranks: tuple[int, ...]
    """How many games ended in each rank, from the lowest (N23); empty where there are no ranks."""
    cpu_seconds: float
    """Of processor time for a game, on average."""
    for_modules: int
    """Points that every game of these has lost for its modules (N22), as a negative number."""


@dataclass(frozen=True)
class _Task:
    game: str
    bot: str
    options: Mapping[str, object]
    seed: int


def solo(
    game_id: str,
    bot: str,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Solo:
    """Let a bot play alone. Ctrl-C ends it early with what was played so far.

    >>> solo("london", "greedy", games=4).mean > 100
    True
    """
    of = game(game_id)
    of.check_players(1)
    chosen = dict(options or {})
    of.check_options(chosen)
    make_bot(bot, of)
    if games < 1 or jobs < 1:
        raise BadSetup("solo-counts", {"games": games, "jobs": jobs})
    totals: list[int] = []
    spent = 0.0
    interrupted = False
    try:
        tasks = [_Task(game_id, bot, chosen, seed + number) for number in range(games)]
        for _, (total, seconds) in spread(_play, tasks, jobs):
            totals.append(total)
            spent += seconds
            progress(len(totals))
    except KeyboardInterrupt:
        interrupted = True
    return _result(game_id, bot, chosen, totals, interrupted, spent)


def _play(task: _Task) -> tuple[int, float]:
    """One game: its total, and the processor time it took."""
    of = game(task.game)
    bot = make_bot(task.bot, of, task.seed)
    state = of.new(1, task.seed, task.options)
    start = process_time()
    while not state.is_over():
        state.apply(0, bot.choose(state, 0))
    return int(state.total(0)), process_time() - start


def _result(
    game_id: str, bot: str, options: Mapping[str, object], totals: list[int], interrupted: bool, spent: float
) -> Solo:
    played = len(totals)
    if played == 0:
        return Solo(game_id, bot, options, 0, interrupted, 0.0, (0.0, 0.0), 0, 0, (), 0.0, 0)
    mean = fmean(totals)
    error = 1.96 * stdev(totals) / sqrt(played) if played > 1 else 0.0
    interval = (mean - error, mean + error)
    return Solo(
        game=game_id,
        bot=bot,
        options=options,
        games_played=played,
        interrupted=interrupted,
        mean=mean,
        ci95=interval,
        lowest=min(totals),
        highest=max(totals),
        ranks=_ranks(game_id, totals),
        cpu_seconds=spent / played,
        for_modules=_for_modules(game_id, options),
    )


def _ranks(game_id: str, totals: list[int]) -> tuple[int, ...]:
    of = game(game_id)
    if not isinstance(of, NextStationGame):
        return ()
    reached = [solo_rank(of.city, total) for total in totals]
    return tuple(reached.count(rank) for rank in range(len(of.city.solo_ranks) + 1))


def _for_modules(game_id: str, options: Mapping[str, object]) -> int:
    score = game(game_id).new(1, 0, options).scores()[0]
    return sum(line.points for line in score.lines if line.key == "score-solo-modules")
