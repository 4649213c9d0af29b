"""Tables in memory while somebody is there or a bot thinks. Imports tables and the store.

A room lets one change happen at a time, in this order: the table validates, the store commits, the table folds it in,
the one who asked is answered, everybody is told. Whoever asked may be gone before the end; the change is finished
nevertheless, so that memory and log never differ.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

from peron.rules.contract import PeronError
from peron.server.aside import NOBODY, Aside
from peron.server.bots import Bots
from peron.server.costs import LOAD, Work
from peron.server.encoding import Broadcast, encode
from peron.server.errors import Refused
from peron.server.forsaken import Forsaken
from peron.server.idle import Idle
from peron.server.limits import UNLIMITED
from peron.server.logs import LOGGER, log
from peron.server.measures import Measures
from peron.server.reading import DoesNotFold, Reading, load, load_at, load_newer
from peron.server.rumours import Rumours
from peron.server.seating import seat_rows
from peron.server.trouble import DATABASE
from peron.server.viewer import Viewer
from peron.store import (
    Append,
    CloseTable,
    Conflict,
    Damaged,
    DatabaseError,
    SetAside,
    Standing,
    Store,
    Write,
    Writer,
)
from peron.tables.log import Entry, Update
from peron.tables.older import departs
from peron.tables.queue import Asker, Questions
from peron.tables.rides import day_at, ridden
from peron.tables.seats import TableError
from peron.tables.shown import Screen
from peron.tables.table import OVER, Table

if TYPE_CHECKING:
    from peron.server.neighbours import Neighbours

_SITTING: Final = frozenset({"sit", "hand-over"})
_SEATING: Final = _SITTING | {"bot", "open"}

ATTEMPTS: Final = 8
"""How often a change is tried when other processes write to the same table at the same time."""
CLOSING_SECONDS: Final = 5.0

T = TypeVar("T")
Ask = Callable[[Table], list[Entry]]


class Room:
    def __init__(self, table: Table, rooms: Rooms) -> None:
        self.table = table
        self.rooms = rooms
        self.viewers: set[Viewer] = set()
        self.users = 0
        """How many hold on to this room: sockets, and requests in progress."""
        self.gone: str | None = None
        """Why what is in memory here is not true any more, once it is not."""
        self.changed_at = 0.0
        self._lock = asyncio.Lock()
        self._left: dict[str, float] = {}
        """When people have gone whose seats are still here."""
        self._opened = asyncio.get_running_loop().time()
        self.elsewhere = Standing(table.version)
        """Who is at this table with other processes."""
        self._latest = table.version
        """The version that the table is known to have, here or elsewhere."""
        self.rumours = Rumours(self)
        self.bots = Bots(self)

    # --- changes -----------------------------------------------------------------------------------------------------

    async def do(
        self,
        ask: Ask,
        by: str | None = None,
        command: str | None = None,
        invite: str | None = None,
        acknowledge: Callable[[int], None] = lambda version: None,
    ) -> int:
        """Make a change; the version it has led to. The same command by the same person is done once."""
        change = self._do(ask, by, command, invite, acknowledge)
        return await self.rooms.finish(change)

    async def _do(
        self, ask: Ask, by: str | None, command: str | None, invite: str | None, acknowledge: Callable[[int], None]
    ) -> int:
        async with self._lock:
            for attempt in range(1, ATTEMPTS + 1):
                table = self.table
                done = None if by is None or command is None else table.done_before(by, command)
                if done is not None:
                    acknowledge(done)
                    return done
                try:
                    entries = ask(table)
                    after, updates = table.after(entries)
                    await self._commit(after, entries, invite)
                    break
                except Conflict:  # another process was faster: see what it did, and whether this can still be done
                    if not await self._fold_newer():
                        self.rooms.drop(self, "table-unknown")  # it was deleted
                        raise
                    if attempt == ATTEMPTS:
                        raise
                except PeronError:
                    done = await self._done_long_ago(by, command)
                    if done is None:
                        raise
                    acknowledge(done)
                    return done
            self._take(after)
            acknowledge(entries[0].version)
            self._broadcast(updates)
            if after.status == OVER != table.status:  # who hears of it from another process says nothing
                log("log-table-over", table=after.setup.id, version=after.version)
        self.wake_bots()
        return entries[0].version

    async def _done_long_ago(self, by: str | None, command: str | None) -> int | None:
        """The version that a command has led to of which only the log knows."""
        if by is None or command is None or not self.table.history.whole_after:
            return None
        return await asyncio.to_thread(self.rooms.store.answered, self.table.setup.id, by, command)

    def _take(self, after: Table) -> None:
        self.table = after
        self.changed_at = asyncio.get_running_loop().time()

    async def _commit(self, after: Table, entries: list[Entry], invite: str | None) -> None:
        """Write the entries down, and how things stand then."""
        ends = after.status == OVER != self.table.status
        seats = seat_rows(after) if ends or _SEATING & {entry.kind for entry in entries} else None
        bot_turn, actors = bool(after.bots_to_move), tuple(after.actors)
        shorter = after.history.whole_after > self.table.history.whole_after
        snapshot = after.snapshot() if shorter else None
        stands = (after.status, bot_turn, actors)
        ride = ridden(after, self.rooms.today()) if ends else None
        await self.rooms.write(Append(after.setup.id, entries, seats, *stands, invite, snapshot, ride))

    # --- what other processes do -------------------------------------------------------------------------------------

    @property
    def followed(self) -> bool:
        """Whether somebody here is to hear what happens."""
        return bool(self.viewers) or self.bots.busy

    def follow(self, version: int) -> None:
        """The table is said to have this version; nobody waits for it."""
        if version > max(self._latest, self.table.version):
            self._latest = version
            self.rooms.background(self.catch_up(version))

    async def catch_up(self, version: int, asker: Asker = NOBODY) -> None:
        """Have the table at this version, or a later one, unless the log has no such version."""
        if version <= self.table.version:
            return
        async with self._lock:
            try:
                if version > self.table.version:
                    await self._fold_newer(asker)
            finally:
                self._latest = self.table.version  # if it could not be read, the next look tries again
        self.wake_bots()

    async def _fold_newer(self, asker: Asker = NOBODY) -> bool:
        """Fold in what others have written, and tell it; whether there was anything."""
        after, updates = await self.rooms.read(Reading.NEWER, asker, load_newer, self.rooms.store, self.table)
        if updates:
            self._take(after)
            self._broadcast(updates)
        return bool(updates)

    def see_elsewhere(self, standing: Standing, keep: bool) -> None:
        """Who is there with other processes. With `keep` nobody is believed to have gone."""
        before = self.elsewhere
        people = standing.people | before.people if keep else standing.people
        self.elsewhere = Standing(standing.version, people, standing.watching)
        for person in before.people - people:
            self._left[person] = asyncio.get_running_loop().time()
        if (before.people, before.watching) != (people, standing.watching):
            self.tell_presence()
            self.wake_bots()

    def _broadcast(self, updates: Sequence[Update]) -> None:
        for viewer in self.viewers:
            self._reseat(viewer)
        broadcast = Broadcast(self.table, updates)
        for viewer in self.viewers:
            for message in broadcast.to(viewer.screen):
                viewer.tell(message)
        if _SEATING & {update.entry.kind for update in updates}:
            self._begin_grace(update.entry for update in updates)
            self.tell_presence()
            self.rooms.people_changed(self)

    def _begin_grace(self, entries: Iterable[Entry]) -> None:
        """Who has just taken a seat may take a while to come to it."""
        for entry in entries:
            if entry.kind in _SITTING and entry.by is not None and entry.by not in self._people():
                self._left[entry.by] = asyncio.get_running_loop().time()

    def _reseat(self, viewer: Viewer) -> None:
        """A screen has the seats its person has now."""
        seats = self.table.seats_of(viewer.person) if viewer.person is not None else ()
        if seats != viewer.screen.seats:
            viewer.screen = Screen(seats, viewer.screen.host)

    # --- bots --------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let the bots whose turn it is think, unless they do already."""
        self.bots.wake()

    def close(self) -> None:
        """The server stops."""
        self.bots.stop()
        for viewer in list(self.viewers):
            viewer.dismiss(TableError("server-stopping"))

    # --- people ------------------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.rooms.people_changed(self)
        self.wake_bots()

    def go(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.person is not None and self.table.seats_of(viewer.person):
            self._left[viewer.person] = asyncio.get_running_loop().time()
        self.rooms.people_changed(self)
        self.wake_bots()

    def must_be_gone(self, seat: int) -> None:
        """Refuse unless the person of a seat has been gone for a while."""
        person = self.table.seats[seat].person if 0 <= seat < len(self.table.seats) else None
        if person is None:
            return  # then it is not for a bot to stand in, and the table says so
        if person in self._people():
            raise TableError("table-present", {"seat": seat})
        gone = asyncio.get_running_loop().time() - self._left.get(person, self._opened)
        if gone < self.rooms.grace:
            raise TableError("table-back-soon", {"seat": seat, "seconds": ceil(self.rooms.grace - gone)})

    def connected(self) -> tuple[bool, ...]:
        """By seat: whether its person is there, with whatever process."""
        there = self._people()
        return tuple(seat.person in there for seat in self.table.seats)

    def watching(self) -> int:
        return self.watching_here() + self.elsewhere.watching

    def _people(self) -> frozenset[str]:
        return self.people_here() | self.elsewhere.people

    def people_here(self) -> frozenset[str]:
        return frozenset(viewer.person for viewer in self.viewers if viewer.person is not None)

    def watching_here(self) -> int:
        return sum(not viewer.screen.seats for viewer in self.viewers)

    def tell_presence(self, but: Viewer | None = None) -> None:
        """Tell everybody who is here; but not the one who knows already."""
        message = encode({"type": "presence", "connected": self.connected(), "watching": self.watching()})
        for viewer in self.viewers:
            if viewer is not but:
                viewer.tell(message)

    @property
    def idle(self) -> bool:
        return self.users == 0 and not self._lock.locked() and not self.bots.busy


class Rooms:
    """All tables that are in memory; others are loaded when somebody asks for them."""

    def __init__(
        self, store: Store, writer: Writer, queue: Questions, grace: float, neighbours: Neighbours | None = None
    ) -> None:
        self.store = store
        self.grace = grace
        """Seconds that somebody may be gone before others can have a bot play for them."""
        self.queue = queue
        self.clock: Callable[[], float] = time.time
        """Tells the seconds since 1970, by which days change."""
        self.hinted: set[str] = set()
        """Who has a hint on its way."""
        self._writer = writer
        self.neighbours = neighbours
        """The other processes on this database, where there may be some."""
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._spare: set[asyncio.Task[Any]] = set()
        """Those of them that end when the server stops."""
        self._idle = Idle[Room](self._forget)
        self._reading = Aside("tables", len(Reading))
        """Logs are read and folded aside from everything else, so that nobody waits for another's long game."""
        self.forsaken = Forsaken(self)
        self.replaced = 0
        """How often all that was known of the database became untrue: it was restored."""
        self.measures = Measures()
        self.work = Work(UNLIMITED)
        """What visitors may have of the server's time; bots' moves are had by those for whom they are made."""

    def __len__(self) -> int:
        return len(self._rooms)

    def today(self) -> int:
        return day_at(self.clock())

    @asynccontextmanager
    async def enter(
        self, table_id: str, asker: Asker = NOBODY, reading: Reading = Reading.LOOKING
    ) -> AsyncIterator[Room]:
        """The room of a table, which stays as long as somebody is in it. Raises TableError."""
        room = await self.room(table_id, asker, reading)
        room.users += 1
        self._idle.remove(room)
        try:
            if self.neighbours is not None:
                await self.neighbours.look_at(room)
            if room.gone is not None:
                raise TableError(room.gone)
            yield room
        finally:
            room.users -= 1
            self.forget_later(room)

    async def room(self, table_id: str, asker: Asker, reading: Reading) -> Room:
        new = table_id not in self._rooms and asker != NOBODY
        if new and not await self.work.turn(asker.address, asker.person, LOAD):
            raise Refused(429, "request-too-many")
        if table_id not in self._rooms:
            self._rooms[table_id] = asyncio.ensure_future(self._load(table_id, asker, reading))
        else:
            self._reading.join(table_id, asker, reading)
        loading = self._rooms[table_id]
        try:
            return await asyncio.shield(loading)
        except Exception:
            if self._rooms.get(table_id) is loading:
                del self._rooms[table_id]  # the next one who asks tries again
            raise

    async def _load(self, table_id: str, asker: Asker, reading: Reading) -> Room:
        try:
            table = await self.read(reading, asker, load, self.store, table_id, name=table_id)
        except DoesNotFold as error:
            await self._set_aside(table_id, error)
            raise Damaged(table_id) from error
        if departs(table):
            await self._close(table)
        room = Room(table, self)
        room.wake_bots()
        self.forget_later(room)  # whoever has asked for it may be gone
        return room

    async def _close(self, table: Table) -> None:
        """Write down that a game ends unfinished, unless it was over before."""
        assert table.closed is not None
        last = await self.write(CloseTable(table.setup.id, table.closed.params, table.version))
        if last is not None:
            table.append([last])

    async def at(self, asker: Asker, table_id: str, version: int) -> Table:
        """A table as it was at an earlier version."""
        return await self.read(Reading.LOOKING, asker, load_at, self.store, table_id, version)

    async def read(self, why: Reading, asker: Asker, call: Callable[..., T], *of: object, name: str = "") -> T:
        return await self._reading.do(asker, call, *of, level=why, name=name)

    async def _set_aside(self, table_id: str, error: Exception) -> None:
        """Its log does not fold: one table is lost, and all others go on."""
        if not await self.write(SetAside(table_id)):
            raise TableError("table-unknown")  # it was deleted while it was being read
        LOGGER.error("table-damaged", exc_info=error.__cause__, extra={"data": {"table": table_id}})

    def find(self, table_id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        loading = self._rooms.get(table_id)
        if loading is None or not loading.done() or loading.cancelled() or loading.exception() is not None:
            return None
        return loading.result()

    def people_changed(self, room: Room) -> None:
        """Somebody came to a table here, or went."""
        if self.neighbours is not None:
            self.neighbours.people_changed(room)

    def drop(self, room: Room, key: str = "table-moved") -> None:
        """What is in memory here is not true any more: who is there is to connect again, or told that the table is
        gone."""
        self._remove(room)
        room.gone = key
        room.bots.stop()
        for viewer in list(room.viewers):
            viewer.dismiss(TableError(key))

    def forget_later(self, room: Room) -> None:
        """A while after the last one has gone."""
        if room.idle:
            self._idle.add(room)

    def _forget(self, room: Room) -> None:
        if room.idle:
            self._remove(room)

    def _remove(self, room: Room) -> None:
        """Unless another room has taken its place by now."""
        if self.find(room.table.setup.id) is room:
            del self._rooms[room.table.setup.id]

    # --- work that is finished whoever waits for it ------------------------------------------------------------------

    async def write(self, write: Write[T]) -> T:
        """Have something written; it is committed when this returns."""
        begun = perf_counter()
        written = await asyncio.wrap_future(self._writer.submit(write))
        self.measures.commit(perf_counter() - begun)
        DATABASE.worked()
        return written

    def background(self, work: Coroutine[Any, Any, T], spare: bool = False) -> asyncio.Task[T]:
        """`spare`: nobody waits for it, and it may be begun anew; so the server does not wait for it when it stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        if spare:
            self._spare.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._spare.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, PeronError | DatabaseError):  # who waits is told of those
            LOGGER.error("log-task-failed", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work that goes on even if the one who waits is gone."""
        return await asyncio.shield(self.background(work))

    @property
    def loaded(self) -> list[Room]:
        """All that are in memory."""
        return [room for room in map(self.find, list(self._rooms)) if room is not None]

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and wait until they have heard it, or do not listen."""
        end = asyncio.get_running_loop().time() + CLOSING_SECONDS
        self.forsaken.stop()
        for task in list(self._spare):
            task.cancel()
        for room in self.loaded:
            room.close()
        while any(room.viewers for room in self.loaded) and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let changes in hand be written."""
        await self.say_goodbye()
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=CLOSING_SECONDS)
        self._reading.close()
