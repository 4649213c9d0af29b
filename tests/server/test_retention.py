"""The server forgets what nobody has touched for as long as it was told, in small steps, and goes on if it cannot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text, update

from peron.server import retention
from peron.server.lobby import Lobby
from peron.server.rooms import Rooms
from peron.store import ForgetTables
from peron.store.schema import tables
from tests.loops import run
from tests.server.inside import new_guest, open_lobby, set_up

MINUTES = 10 * 60 * 1000
KEPT_DAYS = 30
KEPT = KEPT_DAYS * 24 * 60 * 60 * 1000
SECONDS = 20


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "EVERY_SECONDS", 0.01)
    monkeypatch.setattr(retention, "PAUSE_SECONDS", 0.0)


def events(caplog: pytest.LogCaptureFixture, key: str) -> list[dict[str, object]]:
    return [record.__dict__["data"] for record in caplog.records if record.getMessage() == key]


def grow_older(lobby: Lobby, table: str, milliseconds: int) -> None:
    with lobby.rooms.store.engine.begin() as connection:
        older = update(tables).where(tables.c.id == table).values(changed=tables.c.changed - milliseconds)
        connection.execute(older)


@contextmanager
def forgetting(rooms: Rooms) -> Iterator[None]:
    task = asyncio.ensure_future(retention.forget_for_ever(rooms, KEPT_DAYS))
    yield
    assert not task.done(), "it never ends by itself"
    task.cancel()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.005)


def test_a_table_goes_after_so_many_days_and_not_minutes_before(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "peron")

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            ola = await new_guest(lobby, "Ola")
            old, kept = [await set_up(lobby, ola, "me", "open") for _ in range(2)]
            grow_older(lobby, old, KEPT + MINUTES)
            grow_older(lobby, kept, KEPT - MINUTES)
            with forgetting(lobby.rooms):
                await until(lambda: len(events(caplog, "log-forgotten")) == 1)
                assert lobby.rooms.store.load(old) is None
                assert lobby.rooms.store.load(kept) is not None
                grow_older(lobby, kept, 2 * MINUTES)
                await until(lambda: len(events(caplog, "log-forgotten")) == 2)
                assert lobby.rooms.store.load(kept) is None

    run(work())
    assert events(caplog, "log-forgotten") == [{"tables": 1, "guests": 0, "boards": 0}] * 2


def test_while_the_database_fails_it_says_so_and_tries_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "open")
            grow_older(lobby, table, KEPT + MINUTES)
            engine = lobby.rooms.store.engine
            with engine.begin() as connection:
                connection.execute(text("ALTER TABLE tables RENAME TO away"))
            with forgetting(lobby.rooms):
                await until(lambda: len(events(caplog, "log-forgetting-failed")) > 1)
                with engine.begin() as connection:
                    connection.execute(text("ALTER TABLE away RENAME TO tables"))
                await until(lambda: lobby.rooms.store.load(table) is None)

    run(work())
    assert events(caplog, "log-forgetting-failed")[0] == {"problem": "no such table: tables"}


def test_it_looks_again_after_its_time_and_not_before(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "EVERY_SECONDS", 3600.0)

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            with lobby.rooms.store.engine.begin() as connection:
                connection.execute(text("ALTER TABLE tables RENAME TO away"))
            with forgetting(lobby.rooms):
                await until(lambda: events(caplog, "log-forgetting-failed"))
                await asyncio.sleep(0.1)

    run(work())
    assert len(events(caplog, "log-forgetting-failed")) == 1


def test_however_many_they_are_they_go_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)
    asked: list[list[str]] = []

    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            ola = await new_guest(lobby, "Ola")
            for _ in range(5):
                await set_up(lobby, ola, "me", "open")
            store, late = lobby.rooms.store, 2**60

            def forget(ids: list[str]) -> ForgetTables:
                asked.append(list(ids))
                return ForgetTables(ids, late)

            gone = await retention._all(lobby.rooms, lambda: store.untouched_tables(late, limit=3), forget)  # type: ignore[arg-type]
            assert gone == 5
            assert store.untouched_tables(late) == []

    run(work())
    assert [len(ids) for ids in asked] == [2, 1, 2]
    assert len({id for ids in asked for id in ids}) == 5


def test_what_was_touched_meanwhile_is_left_alone_and_not_looked_for_again_and_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "open")
            rooms = lobby.rooms
            async with asyncio.timeout(SECONDS):
                assert await retention._all(rooms, lambda: [table], lambda ids: ForgetTables(ids, 0)) == 0
            assert rooms.store.load(table) is not None

    run(work())
