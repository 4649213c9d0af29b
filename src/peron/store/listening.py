"""News through PostgreSQL itself: LISTEN and NOTIFY. Imports psycopg through SQLAlchemy, and this package.

A notification is part of the writer's transaction: one for all that is committed at once. To listen takes a connection
and a thread of its own. A line that is cut is made anew; what was missed meanwhile nobody knows, and the one who
listens is told that there was a gap.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Final

from sqlalchemy import Connection

from peron.store.errors import DatabaseError
from peron.store.news import Announcer, News, packed, unpacked
from peron.store.postgresql import statement
from peron.store.store import Store

CHANNEL: Final = "peron"
_NOTIFY: Final = statement("SELECT pg_notify(:channel, :message)")
SILENT_SECONDS: Final = 5.0
"""After so long without news it is asked whether the line still holds."""
AGAIN_SECONDS: Final = 0.5
GLANCE_SECONDS: Final = 0.5
"""How soon it notices that it is closed."""


class Notifying(Announcer):
    """Tells with the commit itself."""

    def within(self, connection: Connection, news: Sequence[News]) -> None:
        for message in packed(news):
            connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})


class Listener:
    """Listens until it is closed. Both functions are called in its thread."""

    def __init__(self, store: Store, heard: Callable[[list[News]], None], gap: Callable[[], None]) -> None:
        self._store = store
        self._heard = heard
        self._gap = gap
        self._closed = Event()
        self._thread = Thread(target=self._run, name="peron-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join(SILENT_SECONDS)

    def _run(self) -> None:
        import psycopg

        while not self._closed.is_set():
            with suppress(DatabaseError, psycopg.Error, OSError):
                self._listen()
            self._closed.wait(AGAIN_SECONDS)

    def _listen(self) -> None:
        """Until the line is cut."""
        borrowed = self._store.engine.raw_connection()
        line: Any = borrowed.driver_connection
        borrowed.detach()  # it never goes back to the others
        try:
            line.autocommit = True
            line.execute(f"LISTEN {CHANNEL}")
            self._gap()
            silent = 0.0
            while not self._closed.is_set():
                silent += GLANCE_SECONDS
                for told in line.notifies(timeout=GLANCE_SECONDS):
                    self._heard(unpacked(told.payload))
                    silent = 0.0
                if silent >= SILENT_SECONDS:
                    line.execute("SELECT 1")
                    silent = 0.0
        finally:
            line.close()
