"""Bytes on a wire, for clients that do not keep to the rules. Standard library only."""

from __future__ import annotations

import os
import socket
import struct
from dataclasses import dataclass
from urllib.parse import urlsplit

SECONDS = 30
TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
LAST = 0x80


@dataclass
class Raw:
    """A TCP connection to a server."""

    wire: socket.socket
    left: bytes = b""

    @classmethod
    def to(cls, url: str, receive_buffer: int = 0, source: str = "") -> Raw:
        """`source` is the address it comes from."""
        parts = urlsplit(url)
        wire = socket.socket()
        if receive_buffer:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        wire.settimeout(SECONDS)
        if source:
            wire.bind((source, 0))
        wire.connect((parts.hostname, parts.port))
        return cls(wire)

    @classmethod
    def socket(
        cls,
        url: str,
        table_id: str,
        headers: dict[str, str] | None = None,
        receive_buffer: int = 0,
        source: str = "",
    ) -> Raw:
        """With the handshake of a WebSocket done."""
        raw = cls.to(url, receive_buffer, source)
        status, _ = raw.shake_hands(table_id, headers)
        assert status == 101, status
        return raw

    def shake_hands(self, table_id: str, headers: dict[str, str] | None = None) -> tuple[int, bytes]:
        """Ask for a WebSocket: the status, and the whole head of the answer."""
        lines = [
            f"GET /api/tables/{table_id}/socket HTTP/1.1",
            f"host: {self.host}",
            "connection: Upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
            *(f"{name}: {value}" for name, value in (headers or {}).items()),
        ]
        self.send("\r\n".join(lines).encode() + b"\r\n\r\n")
        head = self.until(b"\r\n\r\n")
        return int(head.split()[1]), head

    @property
    def host(self) -> str:
        return "{}:{}".format(*self.wire.getpeername())

    def send(self, data: bytes) -> None:
        self.wire.sendall(data)

    def until(self, mark: bytes) -> bytes:
        """Everything up to a mark."""
        while mark not in self.left:
            self._more()
        found, _, self.left = self.left.partition(mark)
        return found + mark

    def rest(self) -> bytes:
        """Everything until the other side closes."""
        while True:
            try:
                more = self.wire.recv(65536)
            except ConnectionResetError:
                more = b""
            if not more:
                return self.left
            self.left += more

    def answer(self) -> tuple[int, bytes]:
        """The status and the body of an answer after which the connection is closed."""
        head, _, body = self.rest().partition(b"\r\n\r\n")
        return int(head.split()[1]), body

    # --- frames ------------------------------------------------------------------------------------------------------

    def frame(self, data: bytes, first: int = LAST | TEXT) -> None:
        self.send(framed(data, first))

    def next_frame(self) -> tuple[int, bytes]:
        """The kind and the content of the next frame from the server."""
        first, length = self._take(2)
        if length == 126:
            (length,) = struct.unpack("!H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._take(8))
        return first & 0x0F, self._take(length)

    def hangup(self) -> int | None:
        """The code with which the server closes, None if it does not say."""
        try:
            while True:
                kind, data = self.next_frame()
                if kind == CLOSE:
                    return int.from_bytes(data[:2], "big")
        except ConnectionError:
            return None

    def _take(self, count: int) -> bytes:
        while len(self.left) < count:
            self._more()
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def _more(self) -> None:
        more = self.wire.recv(65536)
        if not more:
            raise ConnectionResetError("closed")
        self.left += more

    def close(self) -> None:
        self.wire.close()


def framed(data: bytes, first: int = LAST | TEXT, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    mask = os.urandom(4) if masked else b""
    flag = 0x80 if masked else 0
    if len(data) < 126:
        length = bytes([flag | len(data)])
    elif len(data) < 2**16:
        length = bytes([flag | 126]) + struct.pack("!H", len(data))
    else:
        length = bytes([flag | 127]) + struct.pack("!Q", len(data))
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)) if masked else data
    return bytes([first]) + length + mask + body
