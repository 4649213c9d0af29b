"""Runs a server until it is told to stop. Imports uvicorn.

The address is bound before anything else: who asks for a port that is taken hears it at once, and nothing is half
started.
"""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from fastapi import FastAPI

from peron.rules.contract import PeronError
from peron.server import address
from peron.server.app import create_app
from peron.server.bus import make_bus
from peron.server.garbage import Garbage
from peron.server.logs import set_up_logs
from peron.server.protocols import patient_http, patient_socket
from peron.server.settings import Settings
from peron.server.visitors import Proxies
from peron.store import Store

LARGEST_MESSAGE: Final = 16 * 1024
SHUTDOWN_SECONDS: Final = 10
MANY_FILES: Final = 65536
UNREAD_SECONDS: Final = 60
"""How long the system keeps what a client does not take, before it gives the connection up."""


class CannotListen(PeronError):
    """The address cannot be used."""


def bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """A listening socket; port 0 takes any that is free. One that is shared has others beside it on its port."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # every connection has what the listening socket has
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind(address)
        listening.listen(1024)
    except (OSError, OverflowError, UnicodeError) as error:
        key = "serve-host" if _wrong_host(error) else "serve-address"
        raise CannotListen(key, {"host": host, "port": str(port), "problem": str(error)}) from None
    return listening


def _wrong_host(error: Exception) -> bool:
    """Whether it is the address that this machine has not, and another port would not help."""
    foreign = isinstance(error, OSError) and error.errno == errno.EADDRNOTAVAIL
    return foreign or isinstance(error, socket.gaierror | UnicodeError)


def url_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}/"


def allow_many_files() -> int:
    """Every socket is an open file: have as many of them as the system gives to those who ask; how many that is."""
    if sys.platform == "win32":
        return MANY_FILES
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(most, MANY_FILES)
    if wanted > now:
        with suppress(ValueError, OSError):  # the system has a limit that it does not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def serve(settings: Settings, started: Callable[[str, str], None], listening: socket.socket | None = None) -> None:
    """Serve until SIGINT or SIGTERM; `started` is called with the address, and with what the database is called, once
    everything works. A worker is given the socket at which it listens."""
    set_up_logs(settings.log_level)
    allow_many_files()
    at = listening or bind(settings.host, settings.port)
    store = Store(settings.database) if settings.database else Store.in_folder(settings.data_dir)
    make_bus(settings.bus, store)  # a wrong one is told here; when the server starts, nobody would catch it
    app = create_app(settings, store)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=patient_http(settings.limits, Proxies(settings.trusted_proxies)),
        ws=patient_socket(settings.limits),
        proxy_headers=False,  # they are read in `visitors.py`, and believed from those who were named
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )

    def on_start() -> None:
        url = url_of(at)
        if not settings.database:
            address.leave(settings.data_dir, url)
        started(url, store.path)

    def on_stop() -> None:
        if not settings.database:
            address.remove(settings.data_dir)

    server = _Server(config, app, on_start, on_stop)
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, _obeyed)
    server.run(sockets=[at])


def _obeyed(*_: object) -> None:
    """uvicorn stops when it is told to, and then passes on what it was told: there is nothing left to do."""


class _Server(uvicorn.Server):
    """Tells when it has started; says goodbye before it closes all sockets."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, started: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_start = started
        self._on_stop = stopping
        self._garbage: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._garbage = asyncio.create_task(Garbage().follow())
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._on_stop()
        for listening in self.servers:
            listening.close()  # whoever is sent away is not to come back here
        if self._garbage is not None:
            self._garbage.cancel()
        await self._app.state.lobby.rooms.say_goodbye()
        await super().shutdown(sockets)
