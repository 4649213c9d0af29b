"""Which names the server answers to, and whose pages may use it. Imports Starlette.

A site can have its own name lead to this machine and so read what a browser is told here (DNS rebinding). The browser
still says the name it was told to go to, so a server for this machine alone answers only to names that are its own.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection

from peron.rules.contract import PeronError
from peron.server.visitors import parsed

LOCALHOST: Final = "localhost"
_WEB: Final = {"ws": "http", "wss": "https"}


class Hosts:
    """The names in `allowed`. Without any, a server for this machine answers to its own, and one for others to all."""

    def __init__(self, bound: str, allowed: Iterable[str] = ()) -> None:
        names = {_without_port(name).lower() for name in allowed}
        self.any = not names and not _is_this_machine(bound)
        self._names = {*names, bound.lower(), LOCALHOST}

    def problem(self, connection: HTTPConnection) -> PeronError | None:
        """Why a request by this name is refused. An address is nobody's name: no site can have its own lead here."""
        host = _without_port(connection.headers.get("host", "")).lower()
        if self.any or host in self._names or parsed(host) is not None:
            return None
        return PeronError("request-host", {"host": host[:100]})


def origin_problem(connection: HTTPConnection) -> PeronError | None:
    """Why a page may not ask this: a browser says where its page is from, programs say nothing. Other sites may not use
    the cookie of a guest who happens to visit them, nor may a page that came unprotected."""
    origin = connection.headers.get("origin")
    host = connection.headers.get("host", "").lower()
    here = _WEB.get(connection.url.scheme, connection.url.scheme)
    if origin is None or origin.lower() == f"{here}://{host}":
        return None
    page, _, name = origin.lower().partition("://")
    if name == host and page in ("http", "https"):
        return PeronError("request-origin-scheme", {"page": page, "here": here})
    return PeronError("request-origin", {})


def is_https(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _without_port(host: str) -> str:
    """
    >>> [_without_port(host) for host in ("example.org:80", "[::1]:8321", "::1")]
    ['example.org', '::1', '::1']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


def _is_this_machine(host: str) -> bool:
    try:
        address = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][4][0]
        return ip_address(address).is_loopback
    except (OSError, ValueError, UnicodeError):
        return False
