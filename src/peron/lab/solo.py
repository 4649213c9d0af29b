"""Games alone: how many points a bot makes on average, how often it reaches which rank, and the time it takes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from peron.lab.games import mean_of, play_all, set_up
from peron.rules.contract import Game


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
    """How many games ended in each rank, from the lowest; empty where there are no ranks, or no games."""
    cpu_seconds: float
    """Of processor time for a game, on average."""
    begun_with: int
    """The points with which every game of these began: below 0 where options cost some."""


def solo(
    of: Game | str,
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
    of, first = set_up(of, [bot], options)
    tasks = [replace(first, seed=seed + number, chance=seed + number) for number in range(games)]
    played, interrupted = play_all(tasks, jobs, "solo-counts", progress)
    totals = [outcome.totals[0] for _, outcome in played]
    mean, ci95 = mean_of(totals)
    return Solo(
        game=of.id,
        bot=bot,
        options=first.options,
        games_played=len(played),
        interrupted=interrupted,
        mean=mean,
        ci95=ci95,
        lowest=min(totals, default=0),
        highest=max(totals, default=0),
        ranks=_ranks(of, totals),
        cpu_seconds=sum(outcome.seconds for _, outcome in played) / max(len(played), 1),
        begun_with=of.new(1, 0, first.options).scores()[0].total,
    )


def _ranks(of: Game, totals: list[int]) -> tuple[int, ...]:
    most = of.solo_ranks()
    reached = [bisect_left(most, total) for total in totals]
    return tuple(reached.count(rank) for rank in range(len(most) + 1)) if most and totals else ()
