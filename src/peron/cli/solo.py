"""`peron solo`: many games of a bot alone. Imports the laboratory, which plays them; this only shows the result."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated

from peron.cli.arguments import CORES, AsJson, Board, Games, Jobs, Options, Plain, Seed, argument, chosen
from peron.cli.games import game_on
from peron.cli.progress import counting
from peron.cli.screen import Cell, Screen
from peron.rules.contract import Game
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.solo import Solo


def solo(
    texts: Texts,
    game: Annotated[str, argument("game", help="help-solo-game")],
    bot: Annotated[str, argument("bot", help="help-solo-bot")],
    games: Games = 100,
    jobs: Jobs = CORES,
    seed: Seed = 0,
    board: Board = None,
    option: Options = (),
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    from peron.lab.solo import solo as play_alone

    of = game_on(texts, game, board)
    with counting(texts, games, plain) as progress:
        result = play_alone(of, bot, games, seed, jobs, chosen(of, option), progress)
    if as_json:
        print(json.dumps(asdict(result)))
    else:
        _show(texts, Screen(plain), of, result)


def _show(texts: Texts, screen: Screen, game: Game, result: Solo) -> None:
    say = texts.say
    if result.interrupted:
        screen.say(say("duel-interrupted"))
    mean, margin = texts.number(result.mean, 1), texts.number(result.ci95[1] - result.mean, 1)
    # What options cost is often left out of the figures that others give.
    from_none = texts.number(result.mean - result.begun_with, 1) if result.begun_with else ""
    facts: list[tuple[str, Cell]] = [
        (say("solo-bot"), result.bot),
        (say("solo-games"), texts.number(result.games_played)),
        (say("solo-mean"), f"{mean} ± {margin}"),
        (say("solo-from-none", points=result.begun_with), from_none),
        (say("solo-range"), f"{result.lowest}–{result.highest}"),
        (say("solo-time"), f"{texts.number(1000 * result.cpu_seconds, 1)} ms"),
    ]
    screen.facts(facts)
    if result.ranks:
        headers = [say(f"solo-column-{column}") for column in ("points", "games", "share")]
        screen.table(headers, _ranks(texts, game, result), right=(1, 2))


def _ranks(texts: Texts, game: Game, result: Solo) -> list[list[Cell]]:
    """The games of each rank, from the lowest."""
    most = game.solo_ranks()
    bands = [
        texts.say("solo-band-lowest", most=most[0]),
        *(f"{low + 1}–{high}" for low, high in pairwise(most)),
        texts.say("solo-band-highest", most=most[-1]),
    ]
    return [
        [band, texts.number(games), f"{texts.number(100 * games / result.games_played, 1)}%"]
        for band, games in zip(bands, result.ranks, strict=True)
    ]
