"""The bus between processes, by itself."""

from __future__ import annotations

import asyncio
import logging

import pytest

from peron.server.bus_nats import NatsBus
from tests.nats import Nats


def test_a_bus_that_we_close_ourselves_is_not_away(caplog: pytest.LogCaptureFixture) -> None:
    nats = Nats()

    async def listen_and_stop() -> None:
        there = asyncio.Event()
        bus = NatsBus(nats.url)
        bus.listen(lambda news: None, there.set)
        await asyncio.wait_for(there.wait(), 20)
        await bus.close()
        await asyncio.sleep(0.2)

    with caplog.at_level(logging.INFO, "peron"):
        asyncio.run(listen_and_stop())
    nats.kill()
    assert "log-bus-away" not in caplog.messages
