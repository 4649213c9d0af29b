"""What stands before every request: its host and origin, its size, and the visitor's turn; and the headers of every
answer, also when something has gone wrong. Imports Starlette.

Written as plain ASGI so that bodies are counted as they come in, and nothing of a body that is too large is kept.
"""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias

import orjson
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from peron.server.costs import Work, cost_of_file, cost_of_request, is_file
from peron.server.hosts import Hosts, origin_problem
from peron.server.identity import address_of, cookie_of
from peron.server.lobby import Lobby
from peron.server.logs import LOGGER
from peron.server.protocols import size_of_head

LARGEST_BODY: Final = 256 * 1024
"""Of what brings a board or a record along."""
LARGEST_OTHER: Final = 4 * 1024
BODY_SECONDS: Final = 30.0
"""How long a body may take to come in."""
POLICY: Final = 1008
RETRY_SECONDS: Final = 2
"""After how long who was refused for asking too much may ask again."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""Our pages load nothing from elsewhere, run no script that is not a file of ours, and no other site frames them."""


Refusal: TypeAlias = tuple[int, str, dict[str, object]]
"""A status, and an error."""

_BRINGS: Final = frozenset({"/api/boards", "/api/records", "/api/tables"})


def _most(path: str) -> int:
    """Bytes that a body may have there. Most are a name or a token, and to take apart what is neither takes long."""
    return LARGEST_BODY if path in _BRINGS else LARGEST_OTHER


def _too_large(path: str) -> Refusal:
    return 413, "request-too-large", {"most": _most(path)}


class Guard:
    def __init__(self, app: ASGIApp, hosts: Hosts, work: Work) -> None:
        self.app = app
        self.hosts = hosts
        self.work = work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket" and (self._foreign(HTTPConnection(scope), read_only=False) is not None):
            await self.work.refused(address_of(HTTPConnection(scope)))
            await send({"type": "websocket.close", "code": POLICY})  # before it is open, this is a 403
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(send, api=scope["path"].startswith("/api/"))
        connection = HTTPConnection(scope)
        refusal = self._refusal(connection, scope)
        if not await self._turn(connection, scope, is_file(scope["path"]) and refusal is None):
            refusal = 429, "request-too-many", {}
        if refusal is None:
            refusal = await self._answer(scope, receive, answer)
        if refusal is not None:
            await self.work.refused(address_of(connection))
            await answer.refuse(*refusal)

    async def _turn(self, connection: HTTPConnection, scope: Scope, file: bool) -> bool:
        """Whether what is asked for may be had now. Who is refused has asked too."""
        lobby: Lobby = scope["app"].state.lobby
        address, person = address_of(connection), lobby.lately(cookie_of(connection))
        size = _size(connection, scope)
        if file:
            return await self.work.file(address, person, cost_of_file(size))
        return await self.work.turn(address, person, cost_of_request(scope["method"], scope["path"], size))

    def _refusal(self, connection: HTTPConnection, scope: Scope) -> Refusal | None:
        """Whatever is refused before anything is read."""
        if (length := _length(connection)) is None or length > _most(scope["path"]):
            return _too_large(scope["path"])
        return self._foreign(connection, read_only=scope["method"] in ("GET", "HEAD", "OPTIONS"))

    def _foreign(self, connection: HTTPConnection, read_only: bool) -> Refusal | None:
        """What comes by a name that is not ours, or from a page of others."""
        if (problem := self.hosts.problem(connection)) is not None:
            return 421, problem.key, dict(problem.params)
        if not read_only and (problem := origin_problem(connection)) is not None:
            return 403, problem.key, dict(problem.params)
        return None

    async def _answer(self, scope: Scope, receive: Receive, answer: _Answer) -> Refusal | None:
        """Have the request answered, or say what has come in between."""
        body = _Body(receive, scope["path"])

        async def send(message: Message) -> None:
            if body.problem is None:  # else it is an answer to half a body
                await answer(message)

        try:
            await self.app(scope, body, send)
        except ClientDisconnect:
            return None  # nobody is there to be told
        except Exception as error:
            if answer.begun:
                raise
            if body.problem is None:
                LOGGER.error("request-failed", exc_info=error, extra={"data": {"path": scope["path"]}})
                return 500, "request-failed", {}
        return None if answer.begun else body.problem


def _size(connection: HTTPConnection, scope: Scope) -> int:
    """Bytes of a request, head and body. A body that does not tell its length may be as large as any."""
    head = len(scope["path"]) + len(scope.get("query_string", b"")) + size_of_head(scope["headers"])
    untold, most = "transfer-encoding" in connection.headers, _most(scope["path"])
    return head + (most if untold else min(_length(connection) or 0, most))


def _length(connection: HTTPConnection) -> int | None:
    """How long the body is said to be; None for what is no length."""
    told = connection.headers.get("content-length", "0")
    return int(told) if told.isdecimal() and len(told) <= 9 else None


class _Body:
    """The body as it comes in, as long as it is not too large and does not take too long."""

    def __init__(self, receive: Receive, path: str) -> None:
        self.problem: Refusal | None = None
        self._receive = receive
        self._path = path
        self._size = 0
        self._whole = False
        self._end = asyncio.get_running_loop().time() + BODY_SECONDS

    async def __call__(self) -> Message:
        try:
            async with asyncio.timeout_at(None if self._whole else self._end):
                message = await self._receive()
        except TimeoutError:
            self.problem = (408, "request-too-slow", {})
            raise  # nobody is to work with half a body
        self._whole = not message.get("more_body", False)
        self._size += len(message.get("body", b""))
        if self._size > _most(self._path):
            self.problem = _too_large(self._path)
            raise ValueError("the body is too large")
        return message


class _Answer:
    """Sends the answer with our headers."""

    def __init__(self, send: Send, api: bool) -> None:
        self.send = send
        self.api = api
        self.begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if self.api:
                headers["cache-control"] = "no-store"
            if message["status"] == 429:
                headers["retry-after"] = str(RETRY_SECONDS)
        await self.send(message)

    async def refuse(self, status: int, key: str, params: dict[str, object]) -> None:
        body = orjson.dumps({"error": {"key": key, "params": params}})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status in (408, 413, 429):  # the rest of its body is not worth reading
            headers.append((b"connection", b"close"))
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})
