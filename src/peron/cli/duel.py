"""`peron duel`: many games between bots. Imports the laboratory, which plays them; this only shows the result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from peron.cli.arguments import CORES, AsJson, Board, Games, Jobs, Options, Plain, Seed, argument, chosen, option
from peron.cli.games import game_on
from peron.cli.progress import counting
from peron.cli.screen import Cell, Screen
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.duels import Duel


def duel(
    texts: Texts,
    game: Annotated[str, argument("game", help="help-duel-game")],
    bots: Annotated[Sequence[str], argument("bot", help="help-duel-bots")],
    games: Games = 100,
    jobs: Jobs = CORES,
    seed: Seed = 0,
    board: Board = None,
    records: Annotated[Path | None, option("--records", value="folder", help="help-duel-records")] = None,
    option: Options = (),
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    from peron.lab.duels import duel as play_duel

    of = game_on(texts, game, board)
    with counting(texts, games, plain) as progress:
        result = play_duel(of, bots, games, seed, jobs, records, chosen(of, option), progress)
    if as_json:
        told = {"games": result.games_played, "interrupted": result.interrupted, "seconds": round(result.seconds, 3)}
        print(json.dumps({**told, "bots": [asdict(bot) for bot in result.bots]}))
    else:
        _show(texts, Screen(plain), result)


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
    screen.table(headers, rows, right=range(1, len(headers)), wide=0)
    screen.say(say("duel-summary", games=result.games_played, seconds=texts.number(result.seconds, 1)), "dim")
