"""`peron duel`: many games between bots. Imports the laboratory, which plays them; this only shows the result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from peron.cli.chosen import chosen
from peron.cli.games import game_on
from peron.cli.progress import bar_of
from peron.cli.screen import Cell, Screen
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.duels import Duel


@dataclass(frozen=True)
class DuelOptions:
    game: str
    bots: Sequence[str]
    games: int
    jobs: int
    seed: int
    board: Path | None
    records: Path | None
    options: Sequence[str]
    as_json: bool
    plain: bool


def duel(texts: Texts, options: DuelOptions) -> None:
    from peron.lab.duels import duel as play_duel

    game = game_on(texts, options.game, options.board)
    with bar_of(options.plain) as bar:
        task = bar.add_task(texts.say("duel-progress"), total=options.games)
        result = play_duel(
            game.id,
            list(options.bots),
            games=options.games,
            seed=options.seed,
            jobs=options.jobs,
            board=options.board,
            records=options.records,
            options=chosen(game, options.options),
            progress=lambda done: bar.update(task, completed=done),
        )
    if options.as_json:
        print(json.dumps(as_json(result)))
    else:
        _show(texts, Screen(options.plain), result)


def as_json(result: Duel) -> dict[str, object]:
    """The result as one object."""
    return {
        "games": result.games_played,
        "interrupted": result.interrupted,
        "seconds": round(result.seconds, 3),
        "bots": [
            {
                "name": bot.name,
                "games": bot.games,
                "wins": bot.wins,
                "win_rate": bot.win_rate,
                "ci95": list(bot.ci95),
                "mean_score": bot.mean_score,
                "mean_score_ci95": list(bot.mean_score_ci95),
            }
            for bot in result.bots
        ],
    }


def _show(texts: Texts, screen: Screen, result: Duel) -> None:
    say = texts.say
    if result.interrupted:
        screen.say(say("duel-interrupted"))
    columns = ("bot", "games", "wins", "win-rate", "ci95", "mean")
    headers = [say(f"duel-column-{column}") for column in columns]
    rows: list[list[Cell]] = []
    for bot in result.bots:
        low, high = (texts.number(100 * end, 1) for end in bot.ci95)
        wins = texts.number(bot.wins, 0 if bot.wins == int(bot.wins) else 1)
        rate, mean = texts.number(100 * bot.win_rate, 1), texts.number(bot.mean_score, 1)
        margin = texts.number(bot.mean_score_ci95[1] - bot.mean_score, 1)
        rows.append([bot.name, texts.number(bot.games), wins, f"{rate}%", f"{low}–{high}%", f"{mean} ± {margin}"])
    screen.table(["", *headers[1:]] if screen.plain else headers, rows, right=range(1, len(headers)), wide=0)
    screen.say(say("duel-summary", games=result.games_played, seconds=texts.number(result.seconds, 1)), "dim")
