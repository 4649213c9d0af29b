"""What stands before every HTTP request: size, rate, origin; and the headers of every answer, also when something has
gone wrong. Imports Starlette.

Written as plain ASGI so that bodies are counted as they come in, and nothing of a body that is too large is kept.
"""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias

import orjson
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from peron.server.identity import address_of, same_origin
from peron.server.limits import Buckets, Limits
from peron.server.logs import LOGGER

LARGEST_BODY: Final = 256 * 1024
BODY_SECONDS: Final = 30.0
"""How long a body may take to come in."""
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

_TOO_LARGE: Final[Refusal] = (413, "request-too-large", {"most": LARGEST_BODY})


class Guard:
    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = _Answer(send, api=scope["path"].startswith("/api/"))
        refusal = self._refusal(HTTPConnection(scope), scope) or await self._answer(scope, receive, answer)
        if refusal is not None:
            await answer.refuse(*refusal)

    def _refusal(self, connection: HTTPConnection, scope: Scope) -> Refusal | None:
        """Whatever is refused before anything is read."""
        if not self.requests.take(address_of(connection)):
            return 429, "request-too-many", {}
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > LARGEST_BODY:
            return _TOO_LARGE
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(connection):
            return 403, "request-origin", {}
        return None

    async def _answer(self, scope: Scope, receive: Receive, answer: _Answer) -> Refusal | None:
        """Have the request answered, or say what has come in between."""
        body = _Body(receive)

        async def send(message: Message) -> None:
            if body.problem is None:  # else it is an answer to half a body
                await answer(message)

        try:
            await self.app(scope, body, send)
        except Exception as error:
            if answer.begun:
                raise
            if body.problem is None:
                LOGGER.error("request-failed", exc_info=error, extra={"data": {"path": scope["path"]}})
                return 500, "request-failed", {}
        return None if answer.begun else body.problem


class _Body:
    """The body as it comes in, as long as it is not too large and does not take too long."""

    def __init__(self, receive: Receive) -> None:
        self.problem: Refusal | None = None
        self._receive = receive
        self._size = 0
        self._whole = False
        self._end = asyncio.get_running_loop().time() + BODY_SECONDS

    async def __call__(self) -> Message:
        try:
            async with asyncio.timeout_at(None if self._whole else self._end):
                message = await self._receive()
        except TimeoutError:
            self.problem = (408, "request-too-slow", {})
            raise
        self._whole = not message.get("more_body", False)
        self._size += len(message.get("body", b""))
        if self._size > LARGEST_BODY:
            self.problem = _TOO_LARGE
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
        await self.send(message)

    async def refuse(self, status: int, key: str, params: dict[str, object]) -> None:
        body = orjson.dumps({"error": {"key": key, "params": params}})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        if status in (408, 413):
            headers.append((b"connection", b"close"))
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})
