"""`peron learn`: a bot's weights learned anew. The laboratory learns them; this shows and writes what comes of it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import peron
from peron.cli.games import write_text
from peron.cli.progress import bar_of
from peron.cli.screen import Cell, Screen
from peron.cli.stop import Stop
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.learning import Learned, Measurement

MINUTES = 10


@dataclass(frozen=True)
class LearnOptions:
    game: str
    out: Path
    minutes: int | None
    games: int | None
    seed: int
    measured: int
    as_json: bool
    plain: bool


def learn(texts: Texts, options: LearnOptions) -> None:
    from peron.lab.learning import learn as learn_weights
    from peron.lab.learning import weights_file

    game = peron.game(options.game)
    if not options.out.absolute().parent.is_dir():  # better now than after all the work
        raise Stop(texts.say("cli-file-unwritten", file=str(options.out), reason="missing"))
    minutes = options.minutes or (0 if options.games else MINUTES)
    with bar_of(options.plain or options.as_json) as bar:
        task = bar.add_task(texts.say("learn-progress"), total=100)
        result = learn_weights(
            game.id,
            seed=options.seed,
            minutes=minutes,
            games=options.games or 0,
            measured=options.measured,
            progress=lambda part: bar.update(task, completed=int(100 * part)),
            told=lambda measurement: bar.console.print(_line(texts, measurement), highlight=False),
        )
    write_text(texts, options.out, weights_file(result.weights))
    if options.as_json:
        told = asdict(result)
        del told["weights"]  # they are in the file
        print(json.dumps(told))
    else:
        _show(texts, Screen(options.plain), result, options.out)


def _line(texts: Texts, measurement: Measurement) -> str:
    base, both = texts.number(measurement.base, 1), texts.number(measurement.both, 1)
    return texts.say("learn-measured", games=measurement.games, base=base, both=both)


def _show(texts: Texts, screen: Screen, result: Learned, out: Path) -> None:
    say = texts.say
    if result.interrupted:
        screen.say(say("learn-interrupted"))
    facts: list[tuple[str, Cell]] = [
        (say("solo-games"), texts.number(result.games)),
        (say("learn-time"), f"{texts.number(result.seconds, 1)} s"),
    ]
    if result.measurements:
        last = result.measurements[-1]
        facts += [
            (say("learn-base"), texts.number(last.base, 1)),
            (say("learn-both"), texts.number(last.both, 1)),
        ]
    screen.facts([*facts, (say("learn-file"), str(out))])
