"""Forgets what nobody has touched for long, if the server is told to. Imports rooms and the store.

What is to go is looked up in a thread and deleted by the writer in small batches, with pauses: moves come first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from peron.server.logs import log
from peron.server.rooms import Rooms
from peron.store import DatabaseError, ForgetBoards, ForgetGuests, ForgetTables, Write, reason_of

EVERY_SECONDS: Final = 3600.0
BATCH: Final = 10
PAUSE_SECONDS: Final = 0.05
DAY: Final = 24 * 60 * 60 * 1000
"""In milliseconds."""


async def forget_for_ever(rooms: Rooms, days: int) -> None:
    """Once an hour, until it is cancelled."""
    while True:
        try:
            await forget(rooms, time.time_ns() // 1_000_000 - days * DAY)
        except DatabaseError as error:
            log("log-forgetting-failed", logging.WARNING, problem=reason_of(error))
        await asyncio.sleep(EVERY_SECONDS)


async def forget(rooms: Rooms, before: int) -> None:
    """Tables first: guests and boards may be left that nothing needs then."""
    store = rooms.store
    tables = await _all(rooms, partial(store.untouched_tables, before), lambda ids: ForgetTables(ids, before))
    guests = await _all(rooms, partial(store.lost_guests, before), lambda ids: ForgetGuests(ids, before))
    boards = await _all(rooms, store.unused_boards, ForgetBoards)
    if tables or guests or boards:
        log("log-forgotten", tables=tables, guests=guests, boards=boards)


async def _all(rooms: Rooms, find: Callable[[], list[str]], forget: Callable[[Sequence[str]], Write[int]]) -> int:
    """Everything that is found, batch by batch; how many it was."""
    count = 0
    while found := await asyncio.to_thread(find):
        gone = 0
        for start in range(0, len(found), BATCH):
            gone += await rooms.write(forget(found[start : start + BATCH]))
            await asyncio.sleep(PAUSE_SECONDS)
        count += gone
        if not gone:
            break
    return count
