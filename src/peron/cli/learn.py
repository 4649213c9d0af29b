"""`peron learn`: a bot's weights learned anew. The laboratory learns them; this shows and writes what comes of it."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import peron
from peron.cli.arguments import AsJson, Plain, argument, number, option, whole_number
from peron.cli.games import write_text
from peron.cli.progress import bar_of
from peron.cli.screen import Cell, Screen
from peron.cli.stop import Stop
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.learning import LearningResult, Measurement

MINUTES = 10


def learn(
    texts: Texts,
    game: Annotated[str, argument("game", help="help-learn-game")],
    out: Annotated[Path, option("--out", "-o", value="file", help="help-learn-out")],
    minutes: Annotated[int | None, number("--minutes", "-m", help="help-learn-minutes")] = None,
    games: Annotated[int | None, number("--games", "-n", help="help-learn-games")] = None,
    seed: Annotated[int, number("--seed", help="help-learn-seed", read=whole_number)] = 1,
    measured: Annotated[int, number("--measured", help="help-learn-measured")] = 400,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    from peron.lab.families import learning_of

    of = peron.game(game)
    learn_weights = learning_of(of)
    if not out.absolute().parent.is_dir():  # better now than after all the work
        raise Stop(texts.say("cli-file-unwritten", file=str(out), reason="missing"))
    with bar_of(plain or as_json) as bar:
        task = bar.add_task(texts.say("learn-progress"), total=100)
        result = learn_weights(
            of,
            seed=seed,
            minutes=minutes or (0 if games else MINUTES),
            games=games or 0,
            measured=measured,
            progress=lambda part: bar.update(task, completed=int(100 * part)),
            told=lambda measurement: bar.console.print(_line(texts, measurement), highlight=False),
        )
    write_text(texts, out, result.file)
    if as_json:
        told = asdict(result)
        del told["file"]  # it is written already
        print(json.dumps(told))
    else:
        _show(texts, Screen(plain), result, out)


def _line(texts: Texts, measurement: Measurement) -> str:
    means = [texts.number(mean, 1) for mean in measurement.means]
    return texts.say("learn-measured", games=measurement.games, means=means)


def _show(texts: Texts, screen: Screen, result: LearningResult, out: Path) -> None:
    say = texts.say
    if result.interrupted:
        screen.say(say("learn-interrupted"))
    facts: list[tuple[str, Cell]] = [
        (say("solo-games"), texts.number(result.games)),
        (say("learn-time"), f"{texts.number(result.seconds, 1)} s"),
    ]
    for last in result.measurements[-1:]:
        for options, mean in zip(result.measured_with, last.means, strict=True):
            label = say("learn-mean-with", options=" + ".join(options)) if options else say("learn-mean")
            facts.append((label, texts.number(mean, 1)))
    screen.facts([*facts, (say("learn-file"), str(out))])
