"""`peron bench`: how fast this Peron is on this machine. Imports what measures it, the laboratory and the load."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Final

import click
from rich.console import Console

import peron
from peron.cli.arguments import AsJson, Plain, flag, number, option
from peron.cli.help import PeronGroup
from peron.cli.screen import QUIET, Cell, Screen
from peron.text import Texts

if TYPE_CHECKING:
    from peron.lab.bench import Row
    from peron.server.load import Load, Plan, Stretch

BUSY: Final = 0.9
"""The share of a processor from which on the load itself may be what is slow."""

Quick = Annotated[bool, flag("--quick", help="help-bench-quick")]


def bench(texts: Texts, quick: Quick = False, as_json: AsJson = False, plain: Plain = False) -> None:
    context = click.get_current_context()
    if context.invoked_subcommand is not None:
        # An option before the command's name is meant for the command.
        context.default_map = {"server": {"quick": quick, "as_json": as_json, "plain": plain}}
        return
    from peron.lab.bench import run

    result = run(quick=quick, progress=lambda told: _tell(texts.say("bench-progress", round=told)))
    if as_json:
        print(json.dumps(asdict(result)))
        return
    screen = Screen(plain)
    _show_machine(texts, screen, result.machine, result.compiled)
    headers = [texts.say(f"bench-column-{column}") for column in ("name", "value", "unit", "target")]
    screen.table(headers, [_row(texts, row) for row in result.rows], right=(1, 3))


def bench_server(
    texts: Texts,
    game: Annotated[str, option("--game", value="game", help="help-bench-game")] = "berlin",
    tables: Annotated[int | None, number("--tables", help="help-bench-tables")] = None,
    seconds: Annotated[int | None, number("--seconds", help="help-bench-seconds")] = None,
    against: Annotated[str, option("--against", value="build", help="help-bench-against")] = "",
    database: Annotated[str, option("--database", value="url", help="help-bench-database")] = "",
    workers: Annotated[int | None, number("--workers", help="help-bench-workers")] = None,
    bus: Annotated[str, option("--bus", value="url", help="help-bench-bus")] = "",
    quick: Quick = False,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    from peron.server.load import Plan, measure

    usual = Plan(tables=20, seconds=3, climb=False) if quick else Plan()
    served = {"--database": database, "--workers": str(workers or ""), "--bus": bus}
    options = tuple(part for name, value in served.items() if value for part in (name, value))
    plan = Plan(tables or usual.tables, seconds or usual.seconds, usual.climb, peron.game(game).id, options)
    if against:
        _compare(texts, plan, against, Screen(plain), as_json)
        return
    load = measure(plan, lambda key, tables: _tell(texts.say(key, tables=tables)))
    if as_json:
        print(json.dumps(asdict(load)))
    else:
        _show_load(texts, Screen(plain), load)


def _compare(texts: Texts, plan: Plan, against: str, screen: Screen, as_json: bool) -> None:
    from peron.server.builds import unpacked
    from peron.server.load import compare

    with TemporaryDirectory() as folder:
        _tell(texts.say("bench-server-build", build=against))
        build = unpacked(against, Path(folder))
        here, there = compare(plan, build, lambda key, tables: _tell(texts.say(key, tables=tables)))
    if as_json:
        print(json.dumps({"here": asdict(here), "there": asdict(there)}))
        return
    _show_load(texts, screen, here)
    screen.say(texts.say("bench-against-build", build=against))
    _show_load(texts, screen, there)
    headers = [texts.say(f"bench-against-{column}") for column in ("name", "here", "there", "ratio")]
    rows = [
        _beside(texts, "bench-against-cpu", here.full.cpu_ms_per_move, there.full.cpu_ms_per_move, 2),
        _beside(texts, "bench-against-steady", here.steady[0].cpu_ms_per_move, there.steady[0].cpu_ms_per_move, 2),
        _beside(texts, "bench-against-moves", here.full.moves_per_second, there.full.moves_per_second, 0),
        _beside(texts, "bench-against-held", here.held, there.held, 0),
        _beside(texts, "bench-against-memory", here.kb_per_table, there.kb_per_table, 0),
    ]
    screen.table(headers, rows, right=(1, 2, 3))


def _beside(texts: Texts, name: str, here: float | None, there: float | None, digits: int) -> list[Cell]:
    shown = ["" if value is None else texts.number(value, digits) for value in (here, there)]
    ratio = texts.number(here / there, 2) if here is not None and there else ""
    return [texts.say(name), *shown, ratio]


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


BENCH: Final = PeronGroup("bench", "help-bench", bench, {"server": ("help-bench-server", "bench:bench_server")})
