"""The other processes on the same database: what has moved with them, and who is there. Imports rooms' table of rooms
and the store.

What the bus says is looked up at once; every few seconds everything is looked at that somebody here follows, in one
query, so that nothing depends on the bus. Each process tells who is at a table with it, and that it is there itself:
one that is silent for too long is forgotten, with its people.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from peron.server.bus import Bus, Heard
from peron.server.logs import LOGGER
from peron.server.shared_queue import SharedQueue
from peron.server.trouble import DATABASE
from peron.store import Beat, DatabaseError, ForgetAllowances, Here, Leave, Store, StoreError, Write, Writer, standings
from peron.store.news import ANSWERED, MOVED, PEOPLE, News
from peron.store.questions import ForgetQuestions

if TYPE_CHECKING:
    from peron.server.rooms import Room, Rooms

LOOK_SECONDS: Final = 2.0
LASTS_SECONDS: Final = 10.0
"""How long a process is believed to be there that says nothing."""
SWEEP: Final = 5
"""Every so many looks: whether tables wait for bots that nobody else cares for, and what can be forgotten."""


class Neighbours:
    def __init__(self, store: Store, writer: Writer, bus: Bus, others: Sequence[Heard] = ()) -> None:
        """`writer` writes what need not last: not the one that writes moves, which nothing here is to hold up. `others`
        hear the news too."""
        self.id = secrets.token_hex(8)
        self.queue = SharedQueue(self.id, self.write)
        self._store = store
        self._writer = writer
        self._bus = bus
        self._others = others
        self._rooms: Rooms
        self._looking: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._to_look_at: set[str] = set()
        self._changed: set[str] = set()
        """Tables where people came or went here, of which the others are still to be told."""
        self._absent_from = 0.0
        """When it is to be believed that people are gone: not while the database was away just now, when nobody could
        say that they are there."""

    async def write(self, write: Write[Any]) -> Any:
        written = await asyncio.wrap_future(self._writer.submit(write))
        DATABASE.worked()
        return written

    # --- the life of a process ---------------------------------------------------------------------------------------

    async def start(self, rooms: Rooms) -> None:
        self._rooms = rooms
        await self._beat()
        self._bus.listen(self.heard, self._gap)
        self._looking = asyncio.create_task(self._look_for_ever())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        await self._bus.close()
        with suppress(DatabaseError, StoreError):  # then it is forgotten later
            await self.write(Leave(self.id))

    async def _look_for_ever(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            looks += 1
            try:
                await self._beat()
                await self.look()
                await self.queue.renew()
                self._tell_soon()
                if looks % SWEEP == 0:
                    await self.write(ForgetQuestions())
                    await self.write(ForgetAllowances())
                    self._rooms.forsaken.go_on()
            except DatabaseError as error:
                self._absent_from = asyncio.get_running_loop().time() + LASTS_SECONDS
                DATABASE.failed(error)
            except Exception as error:  # else nobody here would ever again see what others do
                if isinstance(error, StoreError) and error.key == "store-closed":
                    return  # the server stops
                LOGGER.error("log-task-failed", exc_info=error)

    async def _beat(self) -> None:
        """Tell that this process is there; if it had been forgotten, also who is with it."""
        if await self.write(Beat(self.id, int(LASTS_SECONDS * 1000))):
            for room in self._rooms.loaded:
                if room.viewers:
                    self.people_changed(room)

    # --- what others do ----------------------------------------------------------------------------------------------

    def heard(self, news: list[News]) -> None:
        for other in self._others:
            other(news)
        for one in news:
            if one.kind == MOVED:
                room = self._rooms.find(one.id)
                if room is not None and room.followed:
                    room.follow(one.version)
            elif one.kind == PEOPLE:
                room = self._rooms.find(one.id)
                if room is not None and room.followed:
                    self._look_soon(one.id)
            elif one.kind == ANSWERED:
                self.queue.heard(one.id)

    def _gap(self) -> None:
        """Something may have been missed: look at everything at once."""
        self._look_soon(*(room.table.setup.id for room in self._rooms.loaded if room.followed))
        self._rooms.background(self.queue.renew())

    def _look_soon(self, *ids: str) -> None:
        """What comes up together is looked at together."""
        if ids and not self._to_look_at:
            self._rooms.background(self._look_now())
        self._to_look_at.update(ids)

    async def _look_now(self) -> None:
        await asyncio.sleep(0)
        ids, self._to_look_at = self._to_look_at, set()
        await self._look_at(ids)

    async def look(self) -> None:
        """At everything that somebody here follows."""
        await self._look_at({room.table.setup.id for room in self._rooms.loaded if room.followed})

    async def look_at(self, room: Room) -> None:
        """Somebody comes in: they are to see what was committed before."""
        await self._look_at({room.table.setup.id}, wait=True)

    async def _look_at(self, ids: Iterable[str], wait: bool = False) -> None:
        wanted = list(ids)
        if not wanted:
            return
        asked_at = asyncio.get_running_loop().time()
        found = await asyncio.to_thread(standings, self._store, self.id, wanted)
        for id in wanted:
            room = self._rooms.find(id)
            if room is None:
                continue
            if id not in found:
                self._rooms.drop(room, "table-unknown")
                continue
            room.see_elsewhere(found[id], keep=asked_at < self._absent_from)
            if wait:
                await room.catch_up(found[id].version)
            else:
                room.follow(found[id].version)

    # --- what others are told ----------------------------------------------------------------------------------------

    def people_changed(self, room: Room) -> None:
        """Somebody came or went here."""
        self._changed.add(room.table.setup.id)
        self._tell_soon()

    def _tell_soon(self) -> None:
        """What comes up together is told together; what could not be written, with what comes next, or the next
        look."""
        if self._changed and (self._telling is None or self._telling.done()):
            self._telling = self._rooms.background(self._tell_people())

    async def _tell_people(self) -> None:
        await asyncio.sleep(0)
        while self._changed:
            changed, self._changed = self._changed, set()
            try:
                await asyncio.gather(*(self.write(self._here(id)) for id in changed))
            except BaseException:
                self._changed |= changed
                raise

    def _here(self, id: str) -> Here:
        """Who is at a table here now: in the room that stands for it now, whoever has changed."""
        room = self._rooms.find(id)
        people, watching = (room.people_here(), room.watching_here()) if room is not None else ((), 0)
        return Here(self.id, id, sorted(people), watching)

    def forsaken_since(self) -> int:
        """At a table that waits for a bot, and has done so since then, nobody is; in milliseconds."""
        return time.time_ns() // 1_000_000 - int(LASTS_SECONDS * 1000)
