"""One process among others, in this process: what it tells them of who is here, and what it believes of what people
say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from peron.rules.catalogue import game
from peron.rules.contract import PeronError
from peron.server.bus import make_bus
from peron.server.limits import UNLIMITED
from peron.server.neighbours import Neighbours
from peron.server.reading import load_newer
from peron.server.rooms import Room, Rooms
from peron.server.thinker import Thinker
from peron.store import AddGuest, AddTable, Store, Writer, standings
from peron.tables.queue import Asker, Subject, Urgency
from peron.tables.setup import new_table
from peron.tables.shown import Screen
from peron.tables.table import Table
from peron.tables.thinking import Question, Thinkers
from tests.loops import run
from tests.postgres import postgres
from tests.server.test_rooms import until


@dataclass(eq=False)
class Somebody:
    """Looks at a table and says nothing."""

    person: str | None
    screen: Screen = field(default_factory=Screen)
    address: str = "192.0.2.7"
    host: str = "192.0.2.7"
    owner: str | None = None

    def tell(self, message: bytes) -> None:
        pass

    def dismiss(self, error: PeronError) -> None:
        pass


class Process:
    def __init__(self, store: Store, rooms: Rooms, passing: Writer) -> None:
        self.store, self.rooms, self.passing = store, rooms, passing

    async def new_table(self) -> str:
        """At which Ola sits."""
        table = Table(new_table(game("berlin"), 2, {}, "ola"))
        table.append(table.sit("ola", 0, "Ola"))
        await self.rooms.write(AddGuest("ola", "Ola", "hash"))
        entries = [update.entry for update in table.history.updates]
        await self.rooms.write(AddTable(table.setup, entries, [], table.status, bot_turn=False))
        return table.setup.id

    def people(self, table_id: str) -> frozenset[str]:
        """Who another process believes to be there."""
        return standings(self.store, "another", [table_id])[table_id].people


@asynccontextmanager
async def process() -> AsyncIterator[Process]:
    store = Store(postgres().new_database())
    bus = make_bus("", store)
    assert bus is not None
    writer, passing = Writer(store, bus.announcer), Writer(store, bus.announcer, durable=False)
    neighbours = Neighbours(store, passing, bus)
    rooms = Rooms(store, writer, neighbours.queue, UNLIMITED.grace, neighbours)
    await neighbours.start(rooms)
    try:
        yield Process(store, rooms, passing)
    finally:
        await rooms.close()
        await neighbours.close()
        writer.close()
        passing.close()
        store.close()


def test_who_came_while_nothing_could_be_written_is_told_at_the_next_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peron.server.neighbours.LOOK_SECONDS", 0.05)

    async def work() -> None:
        async with process() as here, here.rooms.enter(await here.new_table()) as room:
            with monkeypatch.context() as patch:
                tried = _failing(patch, here.passing)
                room.enter(Somebody("ola"))
                await until(lambda: len(tried) > 1)
            await until(lambda: here.people(room.table.setup.id) == {"ola"})

    run(work())


def _failing(patch: pytest.MonkeyPatch, writer: Writer) -> list[Any]:
    """The line to the database is cut; what would have been written."""
    tried: list[Any] = []

    def submit(write: Any) -> Any:
        tried.append(write)
        raise OperationalError("", {}, OSError("the line is cut"))

    patch.setattr(writer, "submit", submit)
    return tried


def test_who_goes_from_a_room_that_was_dropped_takes_nobody_else_along() -> None:
    async def work() -> None:
        async with process() as here:
            id = await here.new_table()
            slow = Somebody("ola")
            async with here.rooms.enter(id) as old:
                old.enter(slow)
                here.rooms.drop(old)
            async with here.rooms.enter(id) as room:
                room.enter(Somebody("ola"))
                old.go(slow)
                await until(lambda: here.people(id) == {"ola"})
                await asyncio.gather(*here.rooms._tasks)
                assert here.people(id) == {"ola"}

    run(work())


def test_of_all_who_name_versions_that_do_not_exist_one_has_the_log_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def counted(store: Store, table: Table) -> object:
        looks.append(table.version)
        return load_newer(store, table)

    monkeypatch.setattr("peron.server.rooms.load_newer", counted)
    monkeypatch.setattr("peron.server.rumours.PAUSE_SECONDS", 0.2)
    eve = Asker("192.0.2.7", "")

    async def work() -> None:
        async with process() as here, here.rooms.enter(await here.new_table()) as room:
            for _ in range(2):
                await asyncio.gather(*(room.rumours.heard(2**31 - 1, eve) for _ in range(50)))
            assert len(looks) == 2
            newer = await _sit_elsewhere(room)
            await room.rumours.heard(newer, Asker("192.0.2.8", "jan"))
            assert room.table.version == newer, "who says what is so is believed"

    run(work())


def test_a_thinker_goes_on_whatever_has_gone_wrong(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("peron.server.thinker.LOOK_SECONDS", 0.01)
    claims: list[str] = []

    def broken(write: Any) -> Any:
        claims.append(write.thinker)
        raise LookupError("nobody has thought of that")

    async def work() -> None:
        async with process() as here:
            thinkers = Thinkers(1)
            thinker = Thinker(here.passing, thinkers)
            with monkeypatch.context() as patch:
                patch.setattr(here.passing, "submit", broken)
                thinking = asyncio.create_task(thinker.run())
                await until(lambda: len(claims) > 1)
            asked = Question("london", "", 1, {}, "5eed", {}, (), 0, "steady")
            about = Subject("t", "t 0 0")
            answer = here.rooms.queue.ask(asked, Urgency.AWAITED, Asker("home", "ola"), 60.0, about).answer
            assert await asyncio.wait_for(answer, 60) >= 0
            thinking.cancel()
            await asyncio.to_thread(thinkers.close)

    run(work())
    assert "nobody has thought of that" in caplog.text


async def _sit_elsewhere(room: Room) -> int:
    """Another process has written the next entry; the version there is now."""
    await room.rooms.write(AddGuest("jan", "Jan", "another hash"))
    entries = room.table.sit("jan", 1, "Jan")
    after, _ = room.table.after(entries)
    await room._commit(after, entries, None)
    return after.version
