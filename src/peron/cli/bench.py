"""`peron bench`: how fast this Peron is on this machine. Imports what measures it, the laboratory and the load."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

import peron
from peron.cli.arguments import AsJson, Plain, flag, number, option
from peron.cli.help import texts_of
from peron.cli.screen import QUIET, Cell, Screen
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.bench import Row
    from peron.server.load import Load, Stretch

BUSY: Final = 0.9
"""The share of a processor from which on the load itself may be what is slow."""

Quick = Annotated[bool, flag("--quick", help="help-bench-quick")]


def bench(context: typer.Context, quick: Quick = False, as_json: AsJson = False, plain: Plain = False) -> None:
    if context.invoked_subcommand is not None:
        # An option before the command's name is meant for the command.
        context.default_map = {"server": {"quick": quick, "as_json": as_json, "plain": plain}}
        return
    from peron.lab.bench import run

    texts = texts_of(context)
    result = run(quick=quick, progress=lambda told: _tell(texts.say("bench-progress", round=told)))
    if as_json:
        print(json.dumps(asdict(result)))
        return
    screen = Screen(plain)
    _show_machine(texts, screen, result.machine, result.compiled)
    headers = [texts.say(f"bench-column-{column}") for column in ("name", "value", "unit", "target")]
    screen.table(headers, [_row(texts, row) for row in result.rows], right=(1, 3))


def bench_server(
    context: typer.Context,
    game: Annotated[str, option("--game", value="game", help="help-bench-game")] = "berlin",
    tables: Annotated[int | None, number("--tables", help="help-bench-tables")] = None,
    seconds: Annotated[int | None, number("--seconds", help="help-bench-seconds")] = None,
    quick: Quick = False,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    from peron.server.load import Plan, measure

    texts = texts_of(context)
    usual = Plan(tables=20, seconds=3, climb=False) if quick else Plan()
    plan = Plan(tables or usual.tables, seconds or usual.seconds, usual.climb, peron.game(game).id)
    load = measure(plan, lambda key, tables: _tell(texts.say(key, tables=tables)))
    if as_json:
        print(json.dumps(asdict(load)))
    else:
        _show_load(texts, Screen(plain), load)


def _show_load(texts: Texts, screen: Screen, load: Load) -> None:
    say = texts.say
    _show_machine(texts, screen, load.machine, load.compiled)
    columns = ("play", "tables", "moves", "p50", "p99", "server", "load")
    headers = [say(f"bench-load-{column}") for column in columns]
    rows = [
        *(_stretch(texts, say("bench-load-steady"), steady) for steady in load.steady),
        _stretch(texts, say("bench-load-full"), load.full),
    ]
    screen.table(headers, rows, right=range(1, len(columns)))
    screen.say(say("bench-load-times"), QUIET)
    if load.kb_per_table is not None:
        screen.say(say("bench-load-memory", kilobytes=texts.number(load.kb_per_table, 0)))
    if load.breaks_at is not None:
        screen.say(say("bench-load-breaks", tables=load.breaks_at))
    if load.steady[-1].load_cpu > BUSY:
        screen.say(say("bench-load-busy"))


def _stretch(texts: Texts, name: str, stretch: Stretch) -> list[Cell]:
    shares = [
        "" if share is None else f"{texts.number(100 * share, 0)}%" for share in (stretch.server_cpu, stretch.load_cpu)
    ]
    times = [f"{texts.number(time, 1)} ms" for time in (stretch.p50_ms, stretch.p99_ms)]
    return [name, texts.number(stretch.tables), texts.number(stretch.moves_per_second, 0), *times, *shares]


def _tell(told: str) -> None:
    """What is going on, for whoever watches a terminal."""
    error = Console(stderr=True, highlight=False, markup=False)
    if error.is_terminal:
        error.print(told, style=QUIET)


def _show_machine(texts: Texts, screen: Screen, machine: str, compiled: bool) -> None:
    screen.say(machine)
    screen.say(texts.say("bench-compiled" if compiled else "bench-not-compiled"))


def _row(texts: Texts, row: Row) -> list[Cell]:
    unit = texts.say(f"bench-unit-{row.unit.removesuffix('/s')}") if row.unit.endswith("/s") else row.unit
    sign = "≤" if row.less_is_better else "≥"
    target = "" if row.target is None else f"{sign} {_figure(texts, row.target)}"
    return [texts.say(row.name), _figure(texts, row.value), unit, target]


def _figure(texts: Texts, value: float) -> str:
    """Large numbers whole, small ones with two more figures."""
    return texts.number(value, 0 if value >= 100 or value == int(value) else 2)
