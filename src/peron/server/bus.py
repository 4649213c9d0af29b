"""How processes on one database hear of each other. Imports the store.

A bus is a hint: whatever it says or fails to say, what is true is in the database, and `neighbours.py` looks there
every few seconds. So a bus may lose messages and be away; when it is back it tells that there was a gap.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from urllib.parse import urlsplit

from peron.rules.contract import PeronError
from peron.store import Announcer, Listener, News, Notifying, Store

Heard = Callable[[list[News]], None]
Gap = Callable[[], None]


class UnknownBus(PeronError):
    """There is no such bus, or it does not go with the database."""


class Bus(ABC):
    """What the writers announce reaches the other processes, and this one too."""

    announcer: Announcer

    @abstractmethod
    def listen(self, heard: Heard, gap: Gap) -> None:
        """From now on, call these in the event loop that runs: with news, and whenever some may have been missed."""

    @abstractmethod
    async def close(self) -> None: ...


class PostgresBus(Bus):
    """LISTEN and NOTIFY: needs nothing but the database. A notification is part of the commit it tells of."""

    def __init__(self, store: Store) -> None:
        self.announcer = Notifying()
        self._store = store
        self._listener: Listener | None = None

    def listen(self, heard: Heard, gap: Gap) -> None:
        loop = asyncio.get_running_loop()

        def in_loop(call: Callable[..., None], *told: object) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(call, *told)

        self._listener = Listener(self._store, lambda news: in_loop(heard, news), lambda: in_loop(gap))

    async def close(self) -> None:
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)


def _is_nats(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number
        return False


def make_bus(url: str, store: Store) -> Bus | None:
    """The bus at this address; without one, that of the database itself. None where one process is alone."""
    if url and not store.shared:
        raise UnknownBus("serve-bus-alone")
    if not url:
        return PostgresBus(store) if store.shared else None
    if not _is_nats(url):
        raise UnknownBus("serve-bus-unknown", {"url": url})
    try:
        from peron.server.bus_nats import NatsBus
    except ImportError as error:
        raise UnknownBus("serve-bus-driver", {"module": error.name or ""}) from error
    return NatsBus(url)
