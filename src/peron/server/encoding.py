"""From what happened to bytes: each screen gets its own part and nothing else. Imports tables and orjson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

from peron.rules.contract import Message, PeronError
from peron.server.messages import LogEntry, Step, You
from peron.tables.log import Update
from peron.tables.shown import Screen, TableShown, show
from peron.tables.table import Table


def encode(message: object) -> str:
    return orjson.dumps(message).decode()


def error_of(error: PeronError) -> Message:
    return Message(error.key, plain(error.params))


def plain(params: Any) -> dict[str, Any]:
    """Parameters as JSON has them."""
    decoded: dict[str, Any] = orjson.loads(orjson.dumps(params, default=str, option=orjson.OPT_NON_STR_KEYS))
    return decoded


def step(update: Update, seat: int | None) -> Step:
    """A version as one seat may know it."""
    return Step(update.entry.version, LogEntry(update.entry.kind, update.entry.seat), update.seen_by(seat))


def you(table: Table, screen: Screen) -> You:
    undo: Any = screen.undo(table)
    curtain, hint, view = screen.curtain(table), screen.hint(table), screen.view(table)
    return You(screen.seats, screen.host, screen.eye, curtain, undo, hint, view)


class Broadcast:
    """The messages of some updates that came together, made once for every kind of screen."""

    def __init__(self, table: Table, updates: Sequence[Update]) -> None:
        self.table = table
        self.updates = updates
        self._shown: TableShown = show(table)
        self._table = orjson.Fragment(orjson.dumps(self._shown))
        self._made: dict[tuple[object, ...], list[str]] = {}

    def to(self, screen: Screen) -> list[str]:
        """One message for each update."""
        key = (screen.eye, screen.seats, screen.host)
        if key not in self._made:
            self._made[key] = [self._message(update, screen) for update in self.updates]
        return self._made[key]

    def _message(self, update: Update, screen: Screen) -> str:
        told = step(update, screen.eye)
        last = update is self.updates[-1]
        return encode(
            {
                "type": "update",
                "version": told.version,
                "entry": told.entry,
                "events": told.events,
                "table": self._table,
                "you": you(self.table, screen) if last else None,
            }
        )
