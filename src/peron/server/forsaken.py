"""Games that go on where nobody is: a bot is to move, and whoever plays there has left, or the server has just started.
Imports the store.

Nobody waits for them, and guests cost nothing: whoever begins one after the other and leaves would fill the memory. So
only so many go on at once. The others wait in the store, those first at which nothing has happened for longest.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from peron.rules.contract import PeronError
from peron.server.aside import NOBODY
from peron.server.logs import LOGGER, log
from peron.server.reading import Reading
from peron.server.trouble import DATABASE
from peron.store import Damaged, DatabaseError
from peron.tables.queue import Urgency

if TYPE_CHECKING:
    from peron.server.rooms import Room, Rooms

MOST: Final = 100
"""Games that go on at once where nobody is."""
WAITING: Final = 4
"""How many bots' questions may wait before another table is loaded."""
GLANCE_SECONDS: Final = 0.25


class Forsaken:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._going: set[Room] = set()
        self._others_wait = False
        """Whether a game has stopped because too many go on."""
        self._loading: asyncio.Task[None] | None = None
        self._stopped = False

    def goes_on(self, room: Room) -> bool:
        """Whether the game in a room where nobody is may go on now."""
        if room not in self._going:
            if self._full:
                self._others_wait = True
                return False
            self._going.add(room)
        return True

    def ended(self, room: Room) -> None:
        """Its bots have nothing more to do, or somebody has come: it takes nobody's place."""
        if room in self._going:
            self._going.remove(room)
            if self._others_wait:
                self.go_on()

    def go_on(self) -> None:
        """Load tables where people play and a bot is to move: after a start, where there are other processes now and
        then, and when there is a place. Those who come meanwhile go first."""
        if not self._stopped and (self._loading is None or self._loading.done()):
            self._loading = self._rooms.background(self._load(), spare=True)

    def stop(self) -> None:
        self._stopped = True

    @property
    def _full(self) -> bool:
        return len(self._going) >= MOST

    async def _load(self) -> None:
        rooms = self._rooms
        self._others_wait = False
        since = None if rooms.neighbours is None else rooms.neighbours.forsaken_since()
        for table_id in await asyncio.to_thread(rooms.store.awaiting_bots, since):
            while self._full or rooms.queue.waiting(Urgency.UNHURRIED) >= WAITING:
                await asyncio.sleep(GLANCE_SECONDS)
            try:
                (await rooms.room(table_id, NOBODY, Reading.GOING_ON)).wake_bots()
            except Damaged:
                continue  # the log has it already
            except PeronError as error:
                log(error.key, logging.WARNING, **error.params)
            except DatabaseError as error:
                DATABASE.failed(error)
            except Exception as error:  # the others go on
                LOGGER.error("log-task-failed", exc_info=error, extra={"data": {"table": table_id}})
