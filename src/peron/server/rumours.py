"""Versions of a table that somebody says they have seen, with another process or nowhere. Imports nothing that knows
HTTP.

Whoever moves at one process may come back to another that has not heard of it yet: then it looks. But anybody can name
any version: so all who do wait for one look, and after one that was in vain for the next, which is a second later.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from peron.tables.queue import Asker

if TYPE_CHECKING:
    from peron.server.rooms import Room

PAUSE_SECONDS: Final = 1.0
"""Between a look in vain and the next."""


class Rumours:
    """Of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._looking: asyncio.Task[None] | None = None
        self._looked = 0.0
        """When it was last begun to look."""
        self._in_vain = False

    async def heard(self, version: int | None, asker: Asker) -> None:
        """Have the table at this version, if the log has it."""
        if version is None or self._room.rooms.neighbours is None:
            return
        said = asyncio.get_running_loop().time()
        while version > self._room.table.version and self._looked < said:
            if self._looking is None or self._looking.done():
                self._looking = self._room.rooms.background(self._look(asker))
            await asyncio.shield(self._looking)

    async def _look(self, asker: Asker) -> None:
        now = asyncio.get_running_loop().time
        if self._in_vain:
            await asyncio.sleep(self._looked + PAUSE_SECONDS - now())
        self._looked, before = now(), self._room.table.version
        await self._room.catch_up(before + 1, asker)
        self._in_vain = self._room.table.version == before
