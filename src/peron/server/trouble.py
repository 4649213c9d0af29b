"""What the log says of a database that fails: that it does and why, every few seconds however often it does; and that
it is back. Imports the logs and the store."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Final

from peron.server.logs import log
from peron.store import DatabaseError, reason_of

EVERY_SECONDS: Final = 5.0
QUIET_SECONDS: Final = 1.0
"""A database that has failed just now is not yet back when something is written: it may be a part of it that fails."""


class Trouble:
    """Of one process, in its event loop."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._last = self._worked = 0.0
        self._said_at = -EVERY_SECONDS
        self._times = 0

    def failed(self, error: DatabaseError, now: float | None = None) -> None:
        """Something could not be read or written."""
        now = monotonic() if now is None else now
        self._since = now if self._since is None else self._since
        self._last = now
        self._times += 1
        if now >= self._said_at + EVERY_SECONDS:
            log("log-database-failing", logging.ERROR, problem=reason_of(error), times=self._times)
            self._said_at, self._times = now, 0

    def worked(self, now: float | None = None) -> None:
        """Something was written."""
        if self._since is not None:
            self._worked = monotonic() if now is None else now
            self.glance(now)

    def glance(self, now: float | None = None) -> None:
        """See whether it is back: something was written since it failed, and a while has gone by."""
        now = monotonic() if now is None else now
        if self._since is not None and self._worked > self._last and now >= self._last + QUIET_SECONDS:
            log("log-database-back", logging.WARNING, seconds=round(now - self._since, 1))
            self._since, self._times, self._said_at = None, 0, now - EVERY_SECONDS


DATABASE: Final = Trouble()
