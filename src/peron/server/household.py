"""Rooms with all that works behind them, for one process alone or for one of several. Imports rooms and the store.

Alone, bots' questions, limits and who is here are in memory. Where others may use the same database, they are there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final

from peron.server.allowances import Allowances, OwnAllowances, SharedAllowances
from peron.server.bus import Bus, make_bus
from peron.server.neighbours import Neighbours
from peron.server.rooms import Rooms
from peron.server.settings import Settings
from peron.server.thinker import Thinker
from peron.store import Store, Writer
from peron.tables.queue import Queue, QuickApart
from peron.tables.thinking import Thinkers

READERS: Final = 2
"""Threads that read from the database. Most of that is work of this process: more of them would read nothing sooner,
and each keeps the interpreter for a moment from whoever makes a move."""


@asynccontextmanager
async def household(settings: Settings, store: Store) -> AsyncIterator[tuple[Rooms, Allowances]]:
    """Open until the server stops; then what is in hand is finished, and the store is closed."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(READERS, "peron-reader"))
    bus = make_bus(settings.bus, store)
    thinkers = None if settings.thinkers == 0 else Thinkers(settings.thinkers or 0, gives_way=True)
    if thinkers is not None:
        thinkers.warm_up()
    one = _alone(settings, store, thinkers) if bus is None else _among_others(settings, store, thinkers, bus)
    async with one as made:
        yield made
    if thinkers is not None:
        await asyncio.to_thread(thinkers.close)
    store.close()


@asynccontextmanager
async def _alone(
    settings: Settings, store: Store, thinkers: Thinkers | None
) -> AsyncIterator[tuple[Rooms, Allowances]]:
    assert thinkers is not None, "nobody else could think"
    writer, quick = Writer(store), Thinkers(1)
    quick.warm_up()
    rooms = Rooms(store, writer, QuickApart(Queue(thinkers), Queue(quick)), settings.limits.grace)
    yield rooms, OwnAllowances(settings.limits)
    await rooms.close()
    await asyncio.to_thread(writer.close)
    await asyncio.to_thread(quick.close)


@asynccontextmanager
async def _among_others(
    settings: Settings, store: Store, thinkers: Thinkers | None, bus: Bus
) -> AsyncIterator[tuple[Rooms, Allowances]]:
    writer, passing = Writer(store, bus.announcer), Writer(store, bus.announcer, durable=False)
    quick = None if thinkers is None else Thinkers(1)
    thinking = [] if thinkers is None else [Thinker(passing, thinkers)]
    if quick is not None:
        quick.warm_up()
        thinking.append(Thinker(passing, quick, quick=True))
    neighbours = Neighbours(store, passing, bus, [thinker.heard for thinker in thinking])
    rooms = Rooms(store, writer, neighbours.queue, settings.limits.grace, neighbours)
    await neighbours.start(rooms)
    tasks = [asyncio.create_task(thinker.run()) for thinker in thinking]
    yield rooms, SharedAllowances(settings.limits, neighbours.write)
    await rooms.close()
    for task, thinker in zip(tasks, thinking, strict=True):
        task.cancel()
        await thinker.give_back()
    await neighbours.close()
    await asyncio.to_thread(writer.close)
    await asyncio.to_thread(passing.close)
    if quick is not None:
        await asyncio.to_thread(quick.close)
