"""Attacks by bytes: what comes before a request is understood, and what is said around it."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.server.attacker import Attacker
from tests.server.raw import Raw


def unknown_tables(eve: Attacker) -> None:
    """D10: hang up before anybody can say that there is no such table."""

    def deed() -> None:
        raw = eve.wire()
        raw.send(_upgrade(raw, "nothing"))
        raw.close()

    eve.again_and_again(deed, 8)


def _upgrade(raw: Raw, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {raw.host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def files(eve: Attacker) -> None:
    """D7: the largest files of the page, on lines that are kept."""
    page = eve.guest().get("/").body.decode()
    names = [part.split('"')[0] for part in page.split('="')[1:] if part.startswith("/assets/")]

    def deed() -> None:
        raw = eve.wire()
        try:
            while True:
                for name in names or ["/"]:
                    _ask(raw, f"GET {name} HTTP/1.1\r\nhost: {raw.host}\r\n\r\n".encode(), 4)
                    eve.done += 1
        finally:
            raw.close()

    eve.again_and_again(deed, 4)


def pipelines(eve: Attacker) -> None:
    """Thousands of requests at once on each line, before the first is answered."""

    def deed() -> None:
        raw = eve.wire()
        try:
            raw.send(f"GET /api/games HTTP/1.1\r\nhost: {raw.host}\r\n\r\n".encode() * 4000)
            raw.rest()
        finally:
            raw.close()

    eve.again_and_again(deed, 8)


def _ask(raw: Raw, request: bytes, many: int) -> None:
    """The same request so many times at once; of what comes back only the heads are counted."""
    raw.send(request * many)
    heads = 0
    while heads < many:
        more = raw.wire.recv(1 << 20)
        if not more:
            raise ConnectionResetError
        heads += more.count(b"HTTP/1.1 ")


def slow_bodies(eve: Attacker) -> None:
    """Many large bodies, each a little at a time."""
    raws: list[Raw] = []
    person = eve.guest()
    head = f"POST /api/records HTTP/1.1\r\nhost: {eve.url[7:]}\r\ncookie: {person.cookie}\r\n"
    head += "content-length: 250000\r\n\r\n"

    def deed() -> None:
        if len(raws) < 300:
            raws.append(eve.wire())
            raws[-1].send(head.encode())
        for raw in list(raws):
            try:
                raw.send(b"x" * 500)
                eve.done += 1
            except OSError:
                raws.remove(raw)

    eve.again_and_again(deed)


def heads(eve: Attacker) -> None:
    """Heads without an end."""
    header = b"x-nothing: " + b"y" * 1000 + b"\r\n"

    def deed() -> None:
        raw = eve.wire()
        try:
            raw.send(f"GET / HTTP/1.1\r\nhost: {raw.host}\r\n".encode())
            while True:
                raw.send(header * 20)
                eve.done += 1
        finally:
            raw.close()

    eve.again_and_again(deed, 8)


def large_heads(eve: Attacker) -> None:
    """Heads as large as any may be, full of what has to be taken apart: a query, cookies, one line after the other."""
    head = f"GET /api/announcements?{'a&' * 4000} HTTP/1.1\r\nhost: here\r\ncookie: {'a;' * 3500}\r\n"
    _again(eve, (head + "a:\r\n" * 90 + "\r\n").encode(), 4)


def large_bodies(eve: Attacker) -> None:
    """Bodies as large as any may be, in which nothing is right."""
    body = json.dumps({f"{number:x}": 0 for number in range(24_000)}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nhost: here\r\ncookie: {eve.guest().cookie}\r\ncontent-length: {len(body)}\r\n"
    _again(eve, f"{head}content-type: application/json\r\n\r\n".encode() + body, 1)


def wrong_names(eve: Attacker) -> None:
    """Requests by a name that the server does not have, many at once."""
    _again(eve, b"GET / HTTP/1.1\r\nhost: evil.example\r\n\r\n", 4, lines=100)


def _again(eve: Attacker, data: bytes, at_once: int, lines: int = 8) -> None:
    """The same request on lines that are kept, so many times before the first is answered."""

    def deed() -> None:
        raw = eve.wire()
        try:
            while True:
                _ask(raw, data.replace(b"host: here", f"host: {raw.host}".encode()), at_once)
                eve.done += at_once
        finally:
            raw.close()

    eve.again_and_again(deed, lines)


def half_requests(eve: Attacker) -> None:
    """Lines that never say what they want."""
    raws: list[Raw] = []

    def deed() -> None:
        raws.append(eve.wire())
        raws[-1].send(b"GET / HTTP/1.1\r\nhost: ")

    eve.again_and_again(deed)


def crumbs(eve: Attacker) -> None:
    """Bodies that nobody wants, a byte at a time."""
    _bodies(eve, "", b"1\r\na\r\n" * 20_000)


def trailers(eve: Attacker) -> None:
    """What may follow a body, without end."""
    _bodies(eve, "", b"0\r\n", (b"x: " + b"y" * 1000 + b"\r\n") * 100)


def upgrades_with_bodies(eve: Attacker) -> None:
    """A socket that is about to be opened, once all this has come in."""
    upgrade = "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    _bodies(eve, f"{upgrade}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b"10000\r\n" + b"a" * 65536 + b"\r\n")


def _bodies(eve: Attacker, head: str, first: bytes, then: bytes = b"") -> None:
    def deed() -> None:
        raw = eve.wire()
        try:
            raw.send(f"GET /healthz HTTP/1.1\r\nhost: {raw.host}\r\n{head}transfer-encoding: chunked\r\n\r\n".encode())
            eve.done += 1
            raw.send(first)
            while True:
                raw.send(then or first)
        finally:
            raw.close()

    eve.again_and_again(deed, 8)


BYTE_ATTACKS: tuple[Callable[[Attacker], None], ...] = (
    unknown_tables, files, pipelines, slow_bodies, heads, large_heads, large_bodies, wrong_names, half_requests, crumbs,
    trailers, upgrades_with_bodies,
)  # fmt: skip
