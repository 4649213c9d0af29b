"""`peron solo`: many games of a bot alone. Imports the laboratory, which plays them; this only shows the result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import peron
from peron.cli.chosen import chosen
from peron.cli.progress import bar_of
from peron.cli.screen import Cell, Screen
from peron.rules.nextstation.game import NextStationGame
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.solo import Solo


@dataclass(frozen=True)
class SoloOptions:
    game: str
    bot: str
    games: int
    jobs: int
    seed: int
    options: Sequence[str]
    as_json: bool
    plain: bool


def solo(texts: Texts, options: SoloOptions) -> None:
    from peron.lab.solo import solo as play_alone

    game = peron.game(options.game)
    with bar_of(options.plain) as bar:
        task = bar.add_task(texts.say("duel-progress"), total=options.games)
        result = play_alone(
            game.id,
            options.bot,
            games=options.games,
            seed=options.seed,
            jobs=options.jobs,
            options=chosen(game, options.options),
            progress=lambda done: bar.update(task, completed=done),
        )
    if options.as_json:
        print(json.dumps(asdict(result)))
    else:
        _show(texts, Screen(options.plain), result)


def _show(texts: Texts, screen: Screen, result: Solo) -> None:
    say = texts.say
    if result.interrupted:
        screen.say(say("duel-interrupted"))
    mean, margin = texts.number(result.mean, 1), texts.number(result.ci95[1] - result.mean, 1)
    facts: list[tuple[str, Cell]] = [
        (say("solo-bot"), result.bot),
        (say("solo-games"), texts.number(result.games_played)),
        (say("solo-mean"), f"{mean} ± {margin}"),
        *_before_modules(texts, result),
        (say("solo-range"), f"{result.lowest}–{result.highest}"),
        (say("solo-time"), f"{texts.number(1000 * result.cpu_seconds, 1)} ms"),
    ]
    screen.facts(facts)
    if result.ranks:
        headers = [say(f"solo-column-{column}") for column in ("points", "games", "share")]
        screen.table(["", *headers[1:]] if screen.plain else headers, _ranks(texts, result), right=(1, 2))


def _before_modules(texts: Texts, result: Solo) -> list[tuple[str, Cell]]:
    """N22: what the mean is without the points that modules cost, by which others' figures are often given."""
    if result.for_modules == 0:
        return []
    label = texts.say("solo-before-modules", points=-result.for_modules)
    return [(label, texts.number(result.mean - result.for_modules, 1))]


def _ranks(texts: Texts, result: Solo) -> list[list[Cell]]:
    """N23: the games of each rank, from the lowest."""
    game = peron.game(result.game)
    assert isinstance(game, NextStationGame)
    most = game.city.solo_ranks
    bands = [
        texts.say("solo-band-lowest", most=most[0]),
        *(f"{low + 1}–{high}" for low, high in pairwise(most)),
        texts.say("solo-band-highest", most=most[-1]),
    ]
    return [
        [band, texts.number(games), f"{texts.number(100 * games / result.games_played, 1)}%"]
        for band, games in zip(bands, result.ranks, strict=True)
    ]
