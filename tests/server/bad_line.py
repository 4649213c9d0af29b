"""A line between clients and the server that loses, doubles, delays and overtakes messages both ways, and breaks.

TCP does no such thing to a connection that lasts; networks, proxies and sleeping laptops do all of it to people.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

CUT, LOST, TWICE, LATE = "cut", "lost", "twice", "late"
HARM = {CUT: 0.01, LOST: 0.05, TWICE: 0.05, LATE: 0.08}
"""How often each happens to a message."""
LATEST = 0.03
"""Seconds a message may be late; others overtake it meanwhile."""
UP, DOWN = "up", "down"
Line = ServerConnection | ClientConnection


class BadLine:
    """`url` is where clients connect instead of to the server. `done` counts the harm, by direction and kind."""

    def __init__(self, server: str, seed: int) -> None:
        self.url = ""
        self.done: Counter[tuple[str, str]] = Counter()
        self._server = server.replace("http", "ws", 1)
        self._chance = {way: random.Random(f"{seed} {way}") for way in (UP, DOWN)}
        """What happens to the first message of a way, to the second, ... is the same every time."""
        self._delay = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> BadLine:
        self._thread.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *exception: object) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(30)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._listen())
        self._loop.close()

    async def _listen(self) -> None:
        self._ended = asyncio.Event()
        async with serve(self._carry, "127.0.0.1", 0, compression=None) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            self.url = f"http://127.0.0.1:{port}"
            self._ready.set()
            await self._ended.wait()

    async def _carry(self, client: ServerConnection) -> None:
        """One connection, until one side closes it or the line breaks."""
        assert client.request is not None
        headers = {"cookie": client.request.headers.get("cookie", "")}
        url = self._server + client.request.path
        with suppress(OSError, WebSocketException):
            async with connect(url, additional_headers=headers, compression=None, max_size=None) as server:
                up = asyncio.create_task(self._pass(client, server, UP))
                down = asyncio.create_task(self._pass(server, client, DOWN))
                await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
                for pump in (up, down):
                    pump.cancel()
                await asyncio.gather(up, down, return_exceptions=True)
                client.transport.abort()
                server.transport.abort()

    async def _pass(self, source: Line, target: Line, way: str) -> None:
        with suppress(WebSocketException, BaseExceptionGroup):
            async with asyncio.TaskGroup() as late:
                async for message in source:
                    harm = self._harm(way)
                    self.done[way, harm] += 1
                    if harm == CUT:
                        return
                    if harm == LATE:
                        late.create_task(self._later(target, message))
                    elif harm != LOST:
                        for _ in range(2 if harm == TWICE else 1):
                            await target.send(message)

    def _harm(self, way: str) -> str:
        drawn = self._chance[way].random()
        for harm, share in HARM.items():
            drawn -= share
            if drawn < 0:
                return harm
        return "none"

    async def _later(self, target: Line, message: Any) -> None:
        await asyncio.sleep(self._delay.random() * LATEST)
        with suppress(WebSocketException):
            await target.send(message)
