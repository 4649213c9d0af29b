"""A line between servers and PostgreSQL that delays what goes over it, falls silent and is cut."""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import suppress

from sqlalchemy import URL

CUT, SILENT, LATE = 0.004, 0.002, 0.1
"""How often each happens to what comes at once."""
LATEST = 0.03
SILENCE = 0.5
"""Seconds; then the line is cut."""


class BadDatabaseLine:
    """`url` is the database as it is reached over this line."""

    def __init__(self, database: URL, seed: int) -> None:
        self.url = ""
        self.cuts = 0
        self.bad = threading.Event()
        """While it is set, the line is bad; before and after it is good."""
        self._database = database
        self._socket = f"{database.query['host']}/.s.PGSQL.{database.port or 5432}"
        self._chance = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> BadDatabaseLine:
        self._thread.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *exception: object) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(30)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._listen())

    async def _listen(self) -> None:
        self._ended = asyncio.Event()
        server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        through = self._database.set(host="127.0.0.1", port=port, query={})
        self.url = through.render_as_string(hide_password=False)
        self._ready.set()
        await self._ended.wait()
        server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there, back = await asyncio.open_unix_connection(self._socket)
            pumps = {asyncio.create_task(self._pass(reader, back)), asyncio.create_task(self._pass(there, writer))}
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            back.transport.abort()
        writer.transport.abort()

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                drawn = self._chance.random() if self.bad.is_set() else 1.0
                if drawn < CUT + SILENT:
                    self.cuts += 1
                    await asyncio.sleep(0.0 if drawn < CUT else SILENCE)
                    return
                if drawn < CUT + SILENT + LATE:
                    await asyncio.sleep(self._chance.random() * LATEST)
                target.write(data)
                await target.drain()
