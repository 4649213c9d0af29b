"""Tables in memory, and the work that goes on in the background of the server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

import peron.server.reading
from peron.server.costs import LOAD, Work, cost_of_message
from peron.server.errors import Refused
from peron.server.limits import UNLIMITED, Rate
from peron.server.reading import Reading
from peron.server.rooms import Rooms
from peron.store import Store
from peron.store.presence import Standing
from peron.tables.queue import Asker
from peron.tables.seats import TableError
from peron.tables.table import Table
from tests.loops import run
from tests.server.inside import new_guest, open_lobby, set_up

SECONDS = 20
"""How long a test waits for what must come."""


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.005)


# --- tables in memory -------------------------------------------------------------------------------------------------


def test_a_room_that_nobody_uses_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peron.server.idle.IDLE_SECONDS", 0.01)

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            rooms = lobby.rooms
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            assert len(rooms) == 0, "nobody has asked for it yet"
            async with rooms.enter(table) as first:
                async with rooms.enter(table) as second:
                    assert second is first
                await asyncio.sleep(0.05)
                assert len(rooms) == 1, "somebody is still in it"
            await until(lambda: len(rooms) == 0)
            async with rooms.enter(table) as anew:
                assert anew is not first
                assert anew.table.version == first.table.version

    run(work())


def test_only_the_last_to_leave_has_a_room_forgotten_and_only_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            rooms = lobby.rooms
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            async with rooms.enter(table) as first:
                pass
            sooner = rooms._idle.until(first)
            await asyncio.sleep(0.01)
            async with rooms.enter(table) as again:
                assert again is first
                assert len(rooms._idle) == 0
            assert rooms._idle.until(first) > sooner, "a while after the last one has gone, not after the first"
            rooms.drop(first)
            async with rooms.enter(table) as anew:
                assert anew is not first
                rooms._forget(first)
                assert rooms.find(table) is anew, "what was dropped takes no other room with it"

    run(work())


def test_a_table_whose_news_could_not_be_read_is_read_at_the_next_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table, jan = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "open"), await new_guest(lobby, "Jan")
            async with lobby.rooms.enter(table) as room:
                entries = room.table.sit(jan.id, 1, "Jan")
                after, _ = room.table.after(entries)
                await room._commit(after, entries, None)  # as another process would
                with monkeypatch.context() as patch:
                    patch.setattr("peron.server.rooms.load_newer", cut_off)
                    room.follow(after.version)
                    await until(lambda: not lobby.rooms._tasks)
                assert room.table.version < after.version
                room.follow(after.version)
                await until(lambda: room.table.version == after.version)

    run(work())


def cut_off(*_: object) -> None:
    raise OperationalError("", {}, OSError("the line is cut"))


def test_who_has_just_sat_down_may_take_a_while_to_come(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "open")
            jan = await new_guest(lobby, "Jan")
            async with lobby.rooms.enter(table) as room:
                lobby.rooms.grace = 60
                room._opened -= 61
                await room.do(lambda table: table.sit(jan.id, 1, "Jan"))
                with pytest.raises(TableError, match="table-back-soon"):
                    room.must_be_gone(1)
                room._left[jan.id] -= 61
                room.must_be_gone(1)

    run(work())


def test_what_is_no_fault_of_the_log_marks_no_table_as_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")

            def no_file(*_: object) -> None:
                raise OSError(24, "Too many open files")

            with monkeypatch.context() as patch:
                patch.setattr("peron.server.reading.open_table", no_file)
                with pytest.raises(OSError, match="Too many"):
                    async with lobby.rooms.enter(table):
                        pass
            with lobby.rooms.store.engine.begin() as connection:  # a newer version may know what that is
                connection.execute(text("UPDATE entries SET kind = 'dance' WHERE kind = 'sit'"))
            with pytest.raises(TableError, match="table-newer"):
                async with lobby.rooms.enter(table):
                    pass
            with lobby.rooms.store.engine.begin() as connection:
                connection.execute(text("UPDATE entries SET kind = 'sit' WHERE kind = 'dance'"))
            async with lobby.rooms.enter(table) as room:
                assert room.table.setup.id == table

    run(work())


def test_a_room_stays_for_a_while_so_that_who_comes_back_need_not_wait(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            async with lobby.rooms.enter(table) as first:
                pass
            await asyncio.sleep(0.05)
            async with lobby.rooms.enter(table) as again:
                assert again is first

    run(work())


def test_a_room_is_forgotten_once_its_bots_have_played_to_the_end_of_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("peron.server.idle.IDLE_SECONDS", 0.01)

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "bot")
            assert len(lobby.rooms) == 1, "a bot begins"
            await until(lambda: len(lobby.rooms) == 0)
            async with lobby.rooms.enter(table) as room:
                assert room.table.actors == [0], "it has chosen its tickets"

    run(work())


def test_a_room_is_forgotten_whose_bots_play_elsewhere_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peron.server.idle.IDLE_SECONDS", 0.01)

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            await set_up(lobby, await new_guest(lobby, "Ola"), "me", "bot")
            await until(lambda: any(room.bots._asked for room in lobby.rooms.loaded))
            (room,) = lobby.rooms.loaded
            room.see_elsewhere(Standing(room.table.version, frozenset({"jan"}), 1), keep=False)
            await until(lambda: len(lobby.rooms) == 0)

    run(work())


class Paid(Work):
    """Notes what bots' moves cost, and grants them from the second time on."""

    def __init__(self) -> None:
        super().__init__(UNLIMITED)
        self.asked: list[tuple[str, str, float]] = []

    async def turn(self, visitor: str, person: str, cost: float) -> bool:
        if cost == cost_of_message("move"):
            self.asked.append((visitor, person, cost))
        return len(self.asked) != 1


def test_a_bots_move_is_had_by_those_for_whom_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else bots that need no time to think would have all of the server's. Where nobody is, all tables have one turn
    together."""
    monkeypatch.setattr("peron.server.bots.RETRY_SECONDS", 0.01)

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            paid = lobby.rooms.work = Paid()
            ola = await new_guest(lobby, "Ola")
            async with lobby.rooms.enter(await set_up(lobby, ola, "me", "bot")) as room:
                await until(lambda: room.table.actors == [0])
            assert paid.asked == [("", ola.id, cost_of_message("move"))] * 2

    run(work())


def test_who_comes_to_play_waits_for_nobody_who_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for looks back nor behind all tables that another address loads, and that also at a table which is one
    of those."""
    go, read = threading.Event(), []
    loaded, at = peron.server.reading.load, peron.server.reading.load_at

    def reads(call: Callable[..., Table], name: str) -> Callable[..., Table]:
        def slowly(store: Store, table: str, *of: int) -> Table:
            go.wait(SECONDS)
            read.append((name, table))
            return call(store, table, *of)

        return slowly

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            rooms, ola = lobby.rooms, await new_guest(lobby, "Ola")
            tables = [await set_up(lobby, ola, "me", "me") for _ in range(4)]
            monkeypatch.setattr("peron.server.rooms.load", reads(loaded, "comes"))
            monkeypatch.setattr("peron.server.rooms.load_at", reads(at, "looks"))

            async def come(table: str, address: str, reading: Reading) -> None:
                async with rooms.enter(table, Asker(address, ""), reading):
                    pass

            doing: list[asyncio.Task[Any]] = [
                asyncio.create_task(rooms.at(Asker("192.0.2.7", ""), tables[0], 1)) for _ in range(5)
            ]
            await asyncio.sleep(0)
            doing += [asyncio.create_task(come(table, "192.0.2.7", Reading.LOOKING)) for table in tables[1:]]
            doing += [asyncio.create_task(come(tables[0], "192.0.2.7", Reading.COMING))]
            await asyncio.sleep(0)
            doing += [asyncio.create_task(come(tables[3], "192.0.2.8", Reading.COMING))]
            await asyncio.sleep(0.01)
            go.set()
            await asyncio.gather(*doing)
            assert read[1:3] == [("comes", tables[0]), ("comes", tables[3])]
            assert len(read) == 9, "a table is read once"

    run(work())


def test_who_asks_for_many_tables_pays_for_each_and_fills_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("peron.server.idle.MOST", 3)

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            rooms, ola = lobby.rooms, await new_guest(lobby, "Ola")
            tables = [await set_up(lobby, ola, "me", "me") for _ in range(6)]
            rooms.work = Work(replace(UNLIMITED, work=Rate(6 * LOAD, 1e-9), patience=0.0))

            async def come(table: str, address: str = "192.0.2.7") -> None:
                async with rooms.enter(table, Asker(address, "")):
                    pass

            async with rooms.enter(tables[0], Asker("192.0.2.8", "")) as used:
                for table in tables * 2:
                    with suppress(Refused):
                        await come(table)
                assert len(rooms) == 4, "and the one where somebody is"
                assert rooms.find(tables[0]) is used
            with pytest.raises(Refused, match="request-too-many"):
                await come(tables[1])
            await come(tables[0])
            await come(tables[1], "192.0.2.8")

    run(work())


def test_a_table_that_waits_for_a_bot_goes_on_at_the_next_sweep_also_if_it_is_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            ola = await new_guest(lobby, "Ola")
            async with lobby.rooms.enter(await set_up(lobby, ola, "me", "bot")) as room:
                await until(lambda: room.table.actors == [0] and not room.bots.busy)
                room.bots._stopped = True
                while 0 in room.table.actors:
                    await room.do(lambda table: table.play(ola.id, 0, table.state.moves(0)[0]))
                room.bots._stopped = False
                lobby.rooms.forsaken.go_on()
                await until(lambda: room.table.actors == [0])

    run(work())


def test_where_nobody_is_only_so_many_games_go_on_at_once_and_all_of_them_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("peron.server.forsaken.MOST", 2)
    monkeypatch.setattr("peron.server.forsaken.GLANCE_SECONDS", 0.01)
    monkeypatch.setattr("peron.server.idle.IDLE_SECONDS", 0.01)

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            ola = await new_guest(lobby, "Ola")
            tables = [await set_up(lobby, ola, "me", "bot") for _ in range(5)]
            for table_id in tables:
                async with lobby.rooms.enter(table_id) as room:
                    await room.do(lambda table: table.leave(ola.id, 0))
            most = 0

            def over() -> bool:
                nonlocal most
                most = max(most, sum(room.bots.busy for room in lobby.rooms.loaded))
                return {row.status for row in lobby.rooms.store.tables_of(ola.id)} == {"over"}

            await until(over)
            assert most == 2

    run(work())


def test_a_bot_that_cannot_write_tries_again_and_fills_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("peron.server.bots.RETRY_SECONDS", 0.01)
    tried: list[object] = []

    async def failing(write: object) -> None:
        tried.append(write)
        cut_off()

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            ola = await new_guest(lobby, "Ola")
            async with lobby.rooms.enter(await set_up(lobby, ola, "me", "bot")) as room:
                await until(lambda: room.table.actors == [0] and not room.bots.busy)
                room.bots._stopped = True
                while 0 in room.table.actors:
                    await room.do(lambda table: table.play(ola.id, 0, table.state.moves(0)[0]))
                room.bots._stopped = False
                with monkeypatch.context() as patch:
                    patch.setattr(lobby.rooms, "write", failing)
                    room.wake_bots()
                    await until(lambda: len(tried) > 2)
                await until(lambda: room.table.actors == [0])

    run(work())
    assert "log-task-failed" not in caplog.text
    assert caplog.text.count("log-database-failing") == 1


def test_a_table_that_cannot_be_loaded_takes_no_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            for _ in range(2):
                with pytest.raises(TableError) as refused:
                    async with lobby.rooms.enter("nowhere"):
                        pass
                assert refused.value.key == "table-unknown"
                assert len(lobby.rooms) == 0

    run(work())


# --- work in the background -------------------------------------------------------------------------------------------


def rooms() -> Rooms:
    """With nothing to write to and nobody to think."""
    return Rooms(cast(Any, None), cast(Any, None), cast(Any, None), 0.0)


async def fail(problem: Exception) -> None:
    raise problem


def test_work_is_kept_until_it_is_done_and_no_longer() -> None:
    async def work() -> None:
        some = rooms()
        go = asyncio.Event()
        task = some.background(go.wait())
        assert some._tasks == {task}
        go.set()
        await task
        await asyncio.sleep(0)
        assert some._tasks == set()

    run(work())


def test_work_that_fails_is_told_in_the_log_but_not_what_was_refused(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        some = rooms()
        tasks = [some.background(fail(TableError("table-away", {"seat": 0}))), some.background(fail(OSError("broken")))]
        await asyncio.wait(tasks)
        await asyncio.sleep(0)

    run(work())
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["broken"]
