"""How bytes come in: what only time would show, asked of the protocol itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from peron.server import protocols
from peron.server.limits import Limits
from peron.server.protocols import patient_http, patient_socket
from peron.server.visitors import Proxies
from tests.loops import run

UPGRADE = b"".join(
    line + b"\r\n"
    for line in (
        b"GET /socket HTTP/1.1",
        b"host: here",
        b"connection: Upgrade",
        b"upgrade: websocket",
        b"sec-websocket-version: 13",
        b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        b"",
    )
)


async def _accepts(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


@pytest.mark.parametrize(("said", "open_later"), [(UPGRADE, True), (UPGRADE[:60], False)], ids=["upgraded", "half"])
def test_patience_ends_with_the_head(monkeypatch: pytest.MonkeyPatch, said: bytes, open_later: bool) -> None:
    """Half a request is hung up on; a socket that was opened stays open however long nothing is said."""
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 1.0)

    async def work() -> None:
        limits = Limits()
        http = patient_http(limits, Proxies())
        config = uvicorn.Config(_accepts, http=http, ws=patient_socket(limits), lifespan="off", log_config=None)
        config.load()
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: http(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
        writer.write(said)
        if open_later:
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(reader.read(1), 1.5)
        else:
            with suppress(ConnectionResetError):
                assert await asyncio.wait_for(reader.read(1), 10) == b""
        writer.close()
        server.close()

    run(work())
