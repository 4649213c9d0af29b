"""Runs a process that only thinks until it is told to stop. Imports the thinker and the bus."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

from peron.server.bus import Bus, UnknownBus, make_bus
from peron.server.logs import set_up_logs
from peron.server.thinker import Thinker
from peron.store import Store, Writer
from peron.tables.thinking import Thinkers


def think(database: str, processes: int, bus: str, log_level: str, started: Callable[[str], None]) -> None:
    """Think until SIGINT or SIGTERM; `started` is called with what the database is called, once everything works."""
    set_up_logs(log_level)
    store = Store(database)
    thinkers = Thinkers(processes)
    try:
        way = make_bus(bus, store)
        if way is None:
            raise UnknownBus("think-alone")
        thinkers.warm_up()
        asyncio.run(_think(store, thinkers, way, started))
    finally:
        thinkers.close()
        store.close()


async def _think(store: Store, thinkers: Thinkers, bus: Bus, started: Callable[[str], None]) -> None:
    writer = Writer(store, bus.announcer, durable=False)
    thinker = Thinker(writer, thinkers)
    thinking = asyncio.create_task(thinker.run())
    for asked in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(asked, thinking.cancel)
    bus.listen(thinker.heard, thinker.look)
    started(store.path)
    with suppress(asyncio.CancelledError):
        await thinking
    await thinker.give_back()
    await bus.close()
    await asyncio.to_thread(writer.close)
