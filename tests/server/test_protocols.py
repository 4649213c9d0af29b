"""How bytes come in: what only time would show, asked of the protocol itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from peron.server import protocols
from peron.server.limits import UNLIMITED, Limits, Rate
from peron.server.protocols import Lines, patient_http, patient_socket
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


@pytest.mark.parametrize("limits", [replace(UNLIMITED, lines=2), replace(UNLIMITED, arrivals=Rate(2, 1e-9))])
@pytest.mark.parametrize(
    ("address", "most"),
    [
        (lambda number: "192.0.2.7", 2),
        (lambda number: f"2001:db8:1:2::{number:x}", 2),
        (lambda number: f"2001:db8:1:{number:x}::1", 4),
        (lambda number: f"2001:db8:1:{number:x}00::1", 16),
    ],
    ids=["address", "household", "customer", "large customer"],
)
def test_a_visitor_has_so_many_lines_whatever_they_are_called(
    limits: Limits, address: Callable[[int], str], most: int
) -> None:
    lines = Lines(limits, Proxies())
    come = [lines.come(address(number)) for number in range(20)]
    assert [who is not None for who in come] == [True] * most + [False] * (20 - most)
    assert lines.come("2001:db8:2::1"), "somebody else"
    lines.go(come[0])
    assert (lines.come(address(0)) is not None) == (limits.lines == 2), "a line that is free again"
