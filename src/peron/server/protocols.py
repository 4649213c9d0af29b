"""How bytes come in: uvicorn's two protocols, with an end to the patience that they have. Imports uvicorn.

They take for granted that a proxy stands before them and has read the whole request. We may stand alone.
"""

from __future__ import annotations

import asyncio
import struct
from collections import Counter
from collections.abc import Iterable
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, ClassVar, Final, NoReturn

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from peron.server.limits import FAR, WIDE, Bucket, Buckets, Limits
from peron.server.visitors import Proxies, rings, visitor

_WHOLE_TEXT: Final = 0x81
LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a head. Browsers send one or two thousand; with all the cookies of a large site five times as many."""
MOST_HEADERS: Final = 100
"""Lines of a head. Each of them costs something each time somebody looks for one."""
MOST_AHEAD: Final = 4
"""Requests that a client may send before it has its answer. Browsers send none, and thousands fit into what a network
delivers at once."""
MOST_PIECES: Final = 2_000
"""Pieces that the body of a request may come in, where the client chooses them. Each costs as much as a frame of a
socket; a body that is as large as any may be has 128 bytes in each."""
HEAD_SECONDS: Final = 20.0
"""How long a client may take to say what it wants."""
SLICE: Final = 1024
"""Bytes of a socket that are read before they are counted: at most 170 empty frames."""
UNREAD: Final = 256 * 1024
"""Bytes that the system may hold for a client that does not read. By itself it would take megabytes for each."""
AT_ONCE: Final = "peron.at-once"
"""The extension of a socket's scope by which the application sends past ASGI."""


class Lines:
    """The connections that each visitor has: they cost something before anything is said on them. Those of a trusted
    proxy are everybody's, and are not counted."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self._most = [limits.lines * times for times in (1, WIDE, FAR)]
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._new = [Buckets(limits.arrivals.times(times)) for times in (1, WIDE, FAR)]

    def come(self, address: str) -> str | None:
        """Who it is that has a line now; None for one too many, also for the networks round them. An empty name is not
        counted."""
        if self._proxies.trusts(address):
            return ""
        all_round = rings(who := visitor(address))
        full = any(self._open[ring] >= most for ring, most in zip(all_round, self._most, strict=False))
        if full or not all(new.take(ring) for ring, new in zip(all_round, self._new, strict=False)):
            return None
        self._open.update(all_round)
        return who

    def go(self, who: str | None) -> None:
        for ring in rings(who) if who else ():
            self._open[ring] -= 1
            if not self._open[ring]:
                del self._open[ring]


class PatientHttp(HttpToolsProtocol):
    """A visitor has only so many connections, the head of a request comes within some seconds and is not larger than
    anybody needs, a body comes in pieces worth reading, and nothing is read that nobody wants to know: what is left of
    a body once it has been answered, trailers, the body of an upgrade."""

    lines: ClassVar[Lines] = Lines(Limits(), Proxies())

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._in_head = False
        self._head = 0
        self._pieces = 0
        self._patience: asyncio.TimerHandle | None = None
        self._who: str | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._who = self.lines.come(self.client[0] if self.client is not None else "?")
        if self._who is None:
            transport.abort()
        else:
            self._be_patient()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._let_go()
        self.pipeline.clear()
        if self._answering is not None:  # uvicorn tells only the last request that nobody is there any more
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._let_go()  # from here on it is counted as a socket
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self.lines.go(self._who)
        self._who = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head, self._pieces = True, 0, 0
        self._be_patient()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:
            self._cut_off("trailers")
        if len(self.headers) >= MOST_HEADERS:
            raise ValueError("too many lines in a head")  # uvicorn answers that this is no request
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.url) + size_of_head(self.headers) > LARGEST_HEAD:
            raise ValueError("a head that is too large")  # it has come in all at once
        if self.parser.should_upgrade():
            if b"transfer-encoding" in (names := dict(self.headers)) or names.get(b"content-length", b"0") != b"0":
                self._cut_off("an upgrade with a body")
        else:
            self._stop_waiting()
        if len(self.pipeline) >= MOST_AHEAD:
            self._cut_off("too many requests ahead of their answers")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            self._cut_off("a body in crumbs")
        super().on_body(body)

    def on_response_complete(self) -> None:
        if self._answering is not None and self._answering.more_body:
            self.transport.close()  # what else comes of this body is not worth reading
        super().on_response_complete()

    def _cut_off(self, why: str) -> NoReturn:
        """Hang up, and raise, so that nothing of what has come in already is read any more."""
        self.transport.abort()
        raise ValueError(why)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _be_patient(self) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class PatientSocket(WebSocketsSansIOProtocol):
    """Counts what comes in while it comes in: a frame costs as much to read as a message of our own, whatever it is,
    and thousands of them fit into what a network delivers at once. So they are read a little at a time, and whoever
    has sent too many is cut off between two slices. Who asks again and again whether we are there, and never reads
    that we are, is cut off too."""

    limits: ClassVar[Limits] = Limits()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._bytes = Bucket(self.limits.bytes)
        self._frames = Bucket(self.limits.frames)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the head of the request, which has been counted as such
            return
        for at in range(0, len(data), SLICE):
            slice = data[at : at + SLICE]
            if not self._bytes.take(len(slice)):
                self.transport.abort()
                return
            super().data_received(slice)
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        events = self.conn.events
        if self.handshake_initiated and events and not self._frames.take(len(events)):
            self.transport.abort()
            return
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, UNREAD)
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            self.scope["extensions"] = extensions | {AT_ONCE: self.send_at_once}

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":  # a socket lives for hours; how it was asked for is not needed again
            del self.request, self.response

    def send_at_once(self, text: bytes) -> bool:
        """Send a message, if everything before it has been taken; else it has to wait. The way through ASGI, with its
        tasks and queues, takes longer than the message itself."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()


def patient_http(limits: Limits, proxies: Proxies) -> type[PatientHttp]:
    """The protocol of a server with these limits, behind these proxies."""
    return type("LimitedHttp", (PatientHttp,), {"lines": Lines(limits, proxies)})


def size_of_head(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """Bytes of a head, but for the first line."""
    return sum(len(name) + len(value) for name, value in headers)


def frame(payload: bytes) -> bytes:
    """A text as one frame of a server that has agreed on no extensions (RFC 6455, 5.2)."""
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", _WHOLE_TEXT, length) + payload
    if length < 1 << 16:
        return struct.pack("!BBH", _WHOLE_TEXT, 126, length) + payload
    return struct.pack("!BBQ", _WHOLE_TEXT, 127, length) + payload


def patient_socket(limits: Limits) -> type[PatientSocket]:
    """The protocol of a server with these limits."""
    return type("LimitedSocket", (PatientSocket,), {"limits": limits})
