"""`peron think`: a process that thinks for the bots of servers on the same database, here or on another machine."""

from __future__ import annotations

import sys
from typing import Annotated

from peron.cli.arguments import choice, number, option
from peron.cli.serve import LOG_LEVELS
from peron.cli.stop import nearest_of
from peron.text import Texts


def think(
    texts: Texts,
    database: Annotated[str, option("--database", value="url", help="help-think-database")],
    thinkers: Annotated[int | None, number("--thinkers", help="help-think-thinkers")] = None,
    bus: Annotated[str, option("--bus", value="url", help="help-serve-bus")] = "",
    log_level: Annotated[str | None, choice("--log-level", among=LOG_LEVELS, help="help-serve-log-level")] = None,
) -> None:
    from peron.server.think import think as run

    if log_level is not None and log_level not in LOG_LEVELS:
        raise nearest_of(texts, "cli-unknown-log-level", log_level, LOG_LEVELS)
    level = log_level or ("warning" if sys.stderr.isatty() else "info")

    def started(database: str) -> None:
        print(texts.say("think-ready", database=database), flush=True)

    run(database, thinkers or 0, bus, level, started)
