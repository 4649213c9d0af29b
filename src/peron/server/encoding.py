"""From what happened to bytes: each screen gets its own part and nothing else. Imports tables and orjson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import orjson

from peron.rules.contract import Message, PeronError, Sight
from peron.server.messages import LogEntry, Step, You
from peron.tables.log import Update
from peron.tables.shown import Screen, show
from peron.tables.table import Table

LONGEST_QUOTE: Final = 60


def encode(message: object) -> bytes:
    return orjson.dumps(message)


def error_of(error: PeronError) -> Message:
    return Message(error.key, plain(error.params))


def plain(params: Any) -> dict[str, Any]:
    """Parameters as JSON has them. Some are what a client has sent, which need not be anything that JSON can hold."""
    try:
        decoded: dict[str, Any] = orjson.loads(_dumps(params))
    except TypeError:
        decoded = {name: _quoted(value) for name, value in params.items()}
    return decoded


def _dumps(value: object) -> bytes:
    return orjson.dumps(value, default=str, option=orjson.OPT_NON_STR_KEYS)


def _quoted(value: Any) -> Any:
    """The value; or if it is too deep, or has half a character in it, the beginning of how it is written."""
    try:
        return orjson.loads(_dumps(value))
    except TypeError:
        pass
    try:
        text = str(value)
    except RecursionError:
        text = "…"
    return text[:LONGEST_QUOTE].encode(errors="replace").decode()


def step(update: Update, seat: int | None) -> Step:
    """A version as one seat may know it."""
    return Step(update.entry.version, LogEntry(update.entry.kind, update.entry.seat), update.seen_by(seat))


def you(table: Table, screen: Screen, sight: Sight | None = None) -> You:
    undo: Any = screen.undo(table)
    curtain, hint, view = screen.curtain(table), screen.hint(table), screen.view(table, sight)
    code, coach = screen.code(table), screen.coach(table)
    return You(screen.seats, screen.host, screen.eye, curtain, undo, hint, code, coach, view)


class Broadcast:
    """The messages of some updates that came together. What everybody may know is encoded once and put into each of
    them; what is a seat's own, once for every kind of screen."""

    def __init__(self, table: Table, updates: Sequence[Update]) -> None:
        self.table = table
        self.updates = updates
        self._table = orjson.dumps(show(table))
        self._sight = table.state.sight()
        self._events: dict[tuple[int, int | None], bytes] = {}
        self._made: dict[tuple[object, ...], list[bytes]] = {}

    def to(self, screen: Screen) -> list[bytes]:
        """One message for each update."""
        key = (screen.eye, screen.seats, screen.host, screen.knows_code)
        if key not in self._made:
            self._made[key] = [self._message(update, screen) for update in self.updates]
        return self._made[key]

    def _message(self, update: Update, screen: Screen) -> bytes:
        """An `UpdateMessage`."""
        last = update is self.updates[-1]
        own = orjson.dumps(you(self.table, screen, self._sight)) if last else b"null"
        return b"".join((self._step(update, screen.eye), b',"table":', self._table, b',"you":', own, b"}"))

    def _step(self, update: Update, eye: int | None) -> bytes:
        """The message as far as it speaks of what has happened."""
        key = (update.entry.version, None if update.is_open else eye)
        if key not in self._events:
            told = step(update, eye)
            message = {"type": "update", "version": told.version, "entry": told.entry, "events": told.events}
            self._events[key] = orjson.dumps(message)[:-1]
        return self._events[key]
