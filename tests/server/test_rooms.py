"""Work that goes on in the background of the server."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from peron.server.rooms import Rooms
from peron.tables.seats import TableError


def rooms() -> Rooms:
    """With nothing to write to and nobody to think."""
    return Rooms(cast(Any, None), cast(Any, None), cast(Any, None))


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

    asyncio.run(work())


def test_work_that_fails_is_told_in_the_log_but_not_what_was_refused(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        some = rooms()
        tasks = [some.background(fail(TableError("table-away", {"seat": 0}))), some.background(fail(OSError("broken")))]
        await asyncio.wait(tasks)
        await asyncio.sleep(0)

    asyncio.run(work())
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["broken"]
