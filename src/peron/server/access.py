"""A line for every request and every socket, and the figures about them. Imports the logs and measures.

Neither cookies nor tokens nor what stands after a question mark gets into a line. A socket's has the id of its guest:
who bans an address finds it there.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from logging.handlers import QueueHandler, QueueListener, WatchedFileHandler
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from peron.rules.contract import PeronError
from peron.server.logs import LOGGER, JsonLines
from peron.server.measures import Measures
from peron.server.protocols import AT_ONCE

STANDARD_OUTPUT: Final = "-"
GUEST: Final = "peron.guest"
"""Where a socket's scope says whose it is."""
LOST: Final = 1006
"""The code of a socket that was closed without a word."""


class AccessLog:
    """Lines of JSON in a file, or on standard output. A thread writes them, so that nobody waits for a disk; a file
    that was moved away is begun anew."""

    def __init__(self, target: str) -> None:
        """Raises PeronError if the file cannot be written."""
        handler: logging.Handler = logging.StreamHandler(sys.stdout)
        if target != STANDARD_OUTPUT:
            try:
                handler = WatchedFileHandler(target, encoding="utf-8")
            except OSError as error:
                problem = error.strerror or type(error).__name__
                raise PeronError("access-log-unwritten", {"path": target, "problem": problem}) from None
        handler.setFormatter(JsonLines())
        queue: SimpleQueue[Any] = SimpleQueue()
        self._to = QueueHandler(queue)
        self._listener = QueueListener(queue, handler)
        self._listener.start()

    def write(self, event: str, **data: object) -> None:
        told = {"name": LOGGER.name, "msg": event, "levelno": logging.INFO, "levelname": "INFO", "data": data}
        self._to.emit(logging.makeLogRecord(told))

    def close(self) -> None:
        """Write what is left."""
        self._listener.stop()


class Access:
    def __init__(self, app: ASGIApp, measures: Measures, lines: AccessLog | None) -> None:
        self.app = app
        self.measures = measures
        self.lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = _Visit(receive, send)
        if self.lines is not None and AT_ONCE in (extensions := scope.get("extensions") or {}):
            scope["extensions"] = {**extensions, AT_ONCE: visit.counted(extensions[AT_ONCE])}
        begun = perf_counter()
        try:
            await self.app(scope, visit.receive, visit.send)
        finally:
            self._note(scope, visit, perf_counter() - begun)

    def _note(self, scope: Scope, visit: _Visit, seconds: float) -> None:
        method = scope["method"] if scope["type"] == "http" else "SOCKET"
        if scope["type"] == "http":
            self.measures.request(_known(method), _route(scope), visit.status, seconds)
        if self.lines is not None:
            self.lines.write(
                "log-request" if scope["type"] == "http" else "log-socket",
                address=scope["client"][0] if scope["client"] else None,
                method=method,
                path=scope["path"],
                status=visit.status,
                bytes=visit.bytes,
                milliseconds=round(seconds * 1000, 1),
                **({"guest": scope.get(GUEST)} if scope["type"] == "websocket" else {}),
            )


class _Visit:
    """What goes through on the way out, and how it ends."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.status = 0
        self.bytes = 0
        self._receive = receive
        self._send = send

    def counted(self, send_at_once: Callable[[bytes], bool]) -> Callable[[bytes], bool]:
        """The way past ASGI, on which messages are counted too."""

        def send(text: bytes) -> bool:
            sent = send_at_once(text)
            self.bytes += len(text) if sent else 0
            return sent

        return send

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "websocket.disconnect" and not self.status:
            self.status = message.get("code") or LOST
        return message

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "http.response.start":
            self.status = message["status"]
        elif kind == "websocket.close" and not self.status:
            self.status = message.get("code") or LOST
        elif kind == "http.response.body":
            self.bytes += len(message.get("body", b""))
        elif kind == "websocket.send":
            self.bytes += len(message.get("text") or message.get("bytes") or "")
        await self._send(message)


_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})


def _known(method: str) -> str:
    """Visitors can make methods up; every new one would be a new figure."""
    return method if method in _METHODS else "other"


def _route(scope: Scope) -> str:
    """The route that has answered, with the names of its parts and not what a visitor has put there."""
    return str(getattr(scope.get("route"), "path", "") or "none")
