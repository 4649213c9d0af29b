"""Whether the server can do its work: something small is really written, at most once a second however many ask.
Imports rooms and the store."""

from __future__ import annotations

import asyncio
from typing import Final

from peron.server.rooms import Rooms
from peron.store import DatabaseError, Probe, StoreError

EVERY_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 3.0
"""A database that takes longer than this is as good as none."""


class Readiness:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._probe: asyncio.Task[bool] | None = None
        self._asked_at = 0.0

    async def ready(self) -> bool:
        """Whether a write goes through: the one under way, or the last one if that was just now."""
        now = asyncio.get_running_loop().time()
        if self._probe is None or (self._probe.done() and now >= self._asked_at + EVERY_SECONDS):
            self._asked_at = now
            self._probe = self._rooms.background(self._writes())
        patience = max(0.0, self._asked_at + PATIENCE_SECONDS - now)
        await asyncio.wait((self._probe,), timeout=patience)
        return self._probe.done() and not self._probe.cancelled() and self._probe.result()

    async def _writes(self) -> bool:
        try:
            await self._rooms.write(Probe())
        except (DatabaseError, StoreError):
            return False
        return True
