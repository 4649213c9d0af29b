"""Tables in memory while somebody is there or a bot thinks. Imports tables and the store.

A room lets one change happen at a time, in this order: the table validates, the store commits, the table folds it in,
the one who asked is answered, everybody is told. Whoever asked may be gone before the end; the change is finished
nevertheless, so that memory and log never differ.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol, TypeVar

from peron.rules.contract import PeronError
from peron.server.encoding import Broadcast, encode
from peron.server.logs import LOGGER, log
from peron.store import Append, Conflict, SeatRow, Store, StoreError, Write, Writer
from peron.tables.log import Entry, Update
from peron.tables.seats import TableError
from peron.tables.shown import Screen
from peron.tables.table import OVER, Table
from peron.tables.thinking import Thinkers, question

IDLE_SECONDS: Final = 60.0
"""How long a table stays in memory when nobody is there."""
_SEATING: Final = frozenset({"sit", "bot", "open", "hand-over"})

CLOSING_SECONDS: Final = 5.0
RETRY_SECONDS: Final = 2.0
GLANCE_SECONDS: Final = 0.25
"""How soon a bot that waits for its pace notices that the pace was changed."""

T = TypeVar("T")
Ask = Callable[[Table], list[Entry]]


class Viewer(Protocol):
    """Somebody at a room: a screen, and a way to tell it something."""

    screen: Screen
    person: str | None

    def tell(self, message: str) -> None: ...

    def dismiss(self, error: PeronError) -> None: ...


class Room:
    def __init__(self, table: Table, rooms: Rooms) -> None:
        self.table = table
        self.rooms = rooms
        self.viewers: set[Viewer] = set()
        self.users = 0
        """How many hold on to this room: sockets, and requests in progress."""
        self.changed_at = 0.0
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None

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
            table = self.table
            done = None if by is None or command is None else table.done_before(by, command)
            if done is not None:
                acknowledge(done)
                return done
            entries = ask(table)
            after, updates = table.after(entries)
            await self._commit(after, entries, invite)
            self.table = after
            self.changed_at = asyncio.get_running_loop().time()
            acknowledge(entries[0].version)
            self._broadcast(updates)
        self.wake_bots()
        return entries[0].version

    async def _commit(self, after: Table, entries: list[Entry], invite: str | None) -> None:
        """Write the entries down, and how things stand then."""
        seats = seat_rows(after) if _SEATING & {entry.kind for entry in entries} else None
        bot_turn, actors = bool(after.bots_to_move), tuple(after.actors)
        try:
            await self.rooms.write(Append(after.setup.id, entries, seats, after.status, bot_turn, actors, invite))
        except Conflict:
            self.rooms.drop(self)
            raise

    def _broadcast(self, updates: Sequence[Update]) -> None:
        for viewer in self.viewers:
            self._reseat(viewer)
        broadcast = Broadcast(self.table, updates)
        for viewer in self.viewers:
            for message in broadcast.to(viewer.screen):
                viewer.tell(message)
        if _SEATING & {update.entry.kind for update in updates}:
            self.tell_presence()
        if self.table.status == OVER:
            log("log-table-over", table=self.table.setup.id, version=self.table.version)

    def _reseat(self, viewer: Viewer) -> None:
        """A screen has the seats its person has now."""
        seats = self.table.seats_of(viewer.person) if viewer.person is not None else ()
        if seats != viewer.screen.seats:
            viewer.screen = Screen(seats, viewer.screen.host)

    # --- bots --------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let the bots whose turn it is think, unless they do already."""
        if self.table.bots_to_move and (self._bots is None or self._bots.done()):
            self._bots = self.rooms.background(self._play_bots())

    async def _play_bots(self) -> None:
        while self.table.bots_to_move:
            try:
                await self._play_bot(self.table.bots_to_move[0])
            except BrokenProcessPool:
                log("log-thinker-died", logging.WARNING, table=self.table.setup.id)
            except StoreError:
                return  # the server stops, or the table goes on elsewhere
            except Exception as error:  # a full disk, say: no game is stuck for it
                LOGGER.error("log-task-failed", exc_info=error, extra={"data": {"table": self.table.setup.id}})
                await asyncio.sleep(RETRY_SECONDS)
        self.rooms.forget_later(self)

    async def _play_bot(self, seat: int) -> None:
        since = self.table.decides_since(seat)
        move = await asyncio.wrap_future(self.rooms.thinkers.ask(question(self.table, seat)))
        while (wait := self.changed_at + self.table.pace - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(min(wait, GLANCE_SECONDS))

        def ask(table: Table) -> list[Entry]:
            if table.decides_since(seat) != since:
                raise TableError("table-stale", {"version": since, "now": table.version})
            return table.bot_move(seat, move)

        try:
            await self.do(ask)
        except TableError:
            return  # people have changed something meanwhile: think again, if it is still for a bot to decide

    def close(self) -> None:
        """The server stops."""
        if self._bots is not None:
            self._bots.cancel()
        for viewer in list(self.viewers):
            viewer.dismiss(TableError("server-stopping"))

    # --- people ------------------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)

    def go(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)

    def connected(self) -> tuple[bool, ...]:
        """By seat: whether its person is here."""
        here = {viewer.person for viewer in self.viewers if viewer.person is not None}
        return tuple(seat.person in here for seat in self.table.seats)

    def watching(self) -> int:
        return sum(not viewer.screen.seats for viewer in self.viewers)

    def tell_presence(self, but: Viewer | None = None) -> None:
        """Tell everybody who is here; but not the one who knows already."""
        message = encode({"type": "presence", "connected": self.connected(), "watching": self.watching()})
        for viewer in self.viewers:
            if viewer is not but:
                viewer.tell(message)

    @property
    def idle(self) -> bool:
        return self.users == 0 and not self._lock.locked() and not self.table.bots_to_move


def seat_rows(table: Table) -> list[SeatRow]:
    named = zip(table.seats, table.shown_names(), strict=True)
    return [SeatRow(number, seat.person, name, seat.kind) for number, (seat, name) in enumerate(named)]


class Rooms:
    """All tables that are in memory; others are loaded when somebody asks for them."""

    def __init__(self, store: Store, writer: Writer, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._writer = writer
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    @asynccontextmanager
    async def enter(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays as long as somebody is in it. Raises TableError."""
        room = await self._room(table_id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self.forget_later(room)

    async def _room(self, table_id: str) -> Room:
        if table_id not in self._rooms:
            self._rooms[table_id] = asyncio.ensure_future(self._load(table_id))
        loading = self._rooms[table_id]
        try:
            return await asyncio.shield(loading)
        except Exception:
            self._rooms.pop(table_id, None)  # the next one who asks tries again
            raise

    async def _load(self, table_id: str) -> Room:
        loaded = await asyncio.to_thread(self.store.load, table_id)
        if loaded is None:
            raise TableError("table-unknown")
        room = Room(Table(*loaded), self)
        room.wake_bots()
        return room

    async def go_on(self) -> None:
        """After a start: wherever a bot is to move, it goes on."""
        for table_id in await asyncio.to_thread(self.store.awaiting_bots):
            try:
                await self._room(table_id)
            except PeronError as error:
                log(error.key, logging.WARNING, **error.params)

    def drop(self, room: Room) -> None:
        """Another process has written to this table: what is in memory here is not true any more."""
        self._rooms.pop(room.table.setup.id, None)
        for viewer in list(room.viewers):
            viewer.dismiss(TableError("table-moved"))

    def forget_later(self, room: Room) -> None:
        if room.idle:
            asyncio.get_running_loop().call_later(IDLE_SECONDS, self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.idle:
            self._rooms.pop(room.table.setup.id, None)

    # --- work that is finished whoever waits for it ------------------------------------------------------------------

    async def write(self, write: Write[T]) -> T:
        """Have something written; it is committed when this returns."""
        return await asyncio.wrap_future(self._writer.submit(write))

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), PeronError):
            LOGGER.error("log-task-failed", exc_info=task.exception())

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work that goes on even if the one who waits is gone."""
        return await asyncio.shield(self.background(work))

    def _loaded(self) -> list[Room]:
        loaded = [room for room in self._rooms.values() if room.done() and not room.cancelled()]
        return [room.result() for room in loaded if room.exception() is None]

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and wait until they have heard it, or do not listen."""
        end = asyncio.get_running_loop().time() + CLOSING_SECONDS
        for room in self._loaded():
            room.close()
        while any(room.viewers for room in self._loaded()) and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let changes in hand be written."""
        await self.say_goodbye()
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=CLOSING_SECONDS)
