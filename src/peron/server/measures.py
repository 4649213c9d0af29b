"""What is measured while a server works, and who may know it. Imports Starlette; who counts is in `metrics.py`."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from peron.server.visitors import parsed

if TYPE_CHECKING:
    from peron.server.lobby import Lobby

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which processes share their figures."""
_PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Measures:
    """Told what happens. This one forgets it at once: whoever does not want figures pays nothing for them."""

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""

    def move(self, seconds: float) -> None:
        """A person's move: from when it was read until it was on its way to everybody."""

    def commit(self, seconds: float) -> None:
        """Something was written: from when it was asked for until it was on the disk."""

    def sample(self, lobby: Lobby) -> None:
        """How things stand now."""

    def told(self) -> tuple[bytes, str] | None:
        """All figures and their media type; None if there are none."""
        return None


def forget_worker(pid: int | None) -> None:
    """A process that shared its figures with others has ended: it has no tables, sockets and people any more. What it
    has counted stays."""
    if pid is None or SHARED not in os.environ:
        return
    with suppress(ImportError, OSError):
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(pid)  # type: ignore[no-untyped-call]


def may_read(connection: HTTPConnection, token: str, proxied: bool) -> bool:
    """Whoever has the token; without one, programs of this machine. Where there is a proxy nobody has them without: not
    every proxy says that it has passed something on."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if token:
        return scheme.lower() == "bearer" and secrets.compare_digest(given.strip().encode(), token.encode())
    if proxied:
        return False
    address = parsed(connection.client.host) if connection.client is not None else None
    passed_on = any(name in connection.headers for name in _PASSED_ON)
    return address is not None and address.is_loopback and not passed_on
