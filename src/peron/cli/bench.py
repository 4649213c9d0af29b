"""`peron bench`: how fast this Peron is on this machine. Imports the laboratory, which measures; this only shows it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.console import Console

from peron.cli.screen import QUIET, Cell, Screen
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.bench import Row


def bench(texts: Texts, quick: bool, as_json: bool, plain: bool) -> None:
    from peron.lab.bench import run

    error = Console(stderr=True, highlight=False, markup=False)

    def progress(told: str) -> None:
        if error.is_terminal:
            error.print(texts.say("bench-progress", round=told), style=QUIET)

    result = run(quick=quick, progress=progress)
    if as_json:
        print(json.dumps(asdict(result)))
        return
    screen = Screen(plain)
    screen.say(result.machine)
    screen.say(texts.say("bench-compiled" if result.compiled else "bench-not-compiled"))
    headers = [texts.say(f"bench-column-{column}") for column in ("name", "value", "unit", "target")]
    screen.table(["", *headers[1:]] if plain else headers, [_row(texts, row) for row in result.rows], right=(1, 3))


def _row(texts: Texts, row: Row) -> list[Cell]:
    unit = texts.say(f"bench-unit-{row.unit.removesuffix('/s')}") if row.unit.endswith("/s") else row.unit
    sign = "≤" if row.less_is_better else "≥"
    target = "" if row.target is None else f"{sign} {_figure(texts, row.target)}"
    return [texts.say(row.name), _figure(texts, row.value), unit, target]


def _figure(texts: Texts, value: float) -> str:
    """Large numbers whole, small ones with two more figures."""
    return texts.number(value, 0 if value >= 100 or value == int(value) else 2)
