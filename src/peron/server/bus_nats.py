"""News through NATS. Imports nats-py, which comes with the extra `nats`.

What is committed is published afterwards. A NATS that is away, also from the start, stops nobody: it is looked for
until it is there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

import nats
from peron.server.bus import Bus, Gap, Heard
from peron.server.logs import log
from peron.store.news import Announcer, News, packed, unpacked

SUBJECT: Final = "peron"
AGAIN_SECONDS: Final = 0.5
LARGEST: Final = 64 * 1024


class NatsBus(Bus, Announcer):
    def __init__(self, url: str) -> None:
        self.announcer = self
        self._url = url
        self._loop: asyncio.AbstractEventLoop | None = None
        self._client: Client | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._untold: list[News] = []
        self._closing = False

    def after(self, news: Sequence[News]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, list(news))

    def _tell(self, news: list[News]) -> None:
        """What comes up together is told together."""
        if not self._untold:
            asyncio.get_running_loop().create_task(self._publish())
        self._untold += news

    async def _publish(self) -> None:
        news, self._untold = self._untold, []
        if self._client is None or not self._client.is_connected:
            return  # nobody would hear it in time: the others look by themselves
        with suppress(Error, OSError):
            for message in packed(news, LARGEST):
                await self._client.publish(SUBJECT, message.encode())

    def listen(self, heard: Heard, gap: Gap) -> None:
        self._loop = asyncio.get_running_loop()
        self._connecting = self._loop.create_task(self._connect(heard, gap))

    async def _connect(self, heard: Heard, gap: Gap) -> None:
        async def on_message(message: Msg) -> None:
            heard(unpacked(message.data))

        async def back() -> None:
            log("log-bus-back", logging.WARNING)
            gap()

        async def away() -> None:
            if self._closing:
                return
            log("log-bus-away", logging.WARNING)

        async def problem(_: Exception) -> None:
            """It is told by the two above; the library would write all of them to the log."""

        while self._client is None:
            try:
                self._client = await nats.connect(
                    self._url,
                    reconnected_cb=back,
                    disconnected_cb=away,
                    error_cb=problem,
                    reconnect_time_wait=AGAIN_SECONDS,
                    max_reconnect_attempts=-1,
                    ping_interval=10,
                    allow_reconnect=True,
                )
            except (Error, OSError):
                await asyncio.sleep(AGAIN_SECONDS)
        await self._client.subscribe(SUBJECT, cb=on_message)
        gap()

    async def close(self) -> None:
        self._closing = True
        if self._connecting is not None:
            self._connecting.cancel()
        if self._client is not None:
            with suppress(Error, OSError, asyncio.TimeoutError):
                await self._client.close()
