"""Requests that are wrong in every way: each gets a clear error, and changes nothing."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest

from tests.server.client import ME, OPEN, Person
from tests.server.host import Host
from tests.server.hostile import JSON, MEGABYTE, posted, refused, told
from tests.server.raw import Raw

# --- requests ---------------------------------------------------------------------------------------------------------

BODIES = {
    "empty": b"",
    "half": b'{"name":',
    "list": b"[]",
    "null": b"null",
    "not UTF-8": b'{"name":"\xff"}',
    "nested": b'{"name":' + b"[" * 4000,
    "nested and closed": b'{"name":' + b"[" * 2000 + b"]" * 2000 + b"}",
    "number": b'{"name":7}',
    "truth": b'{"name":true}',
    "nothing": b'{"name":null}',
    "not a number": b'{"name":NaN}',
    "missing": b"{}",
    "unknown field": b'{"name":"Ola","admin":true}',
    "unknown broken field": b'{"name":"Ola","\\ud800":true}',
    "half a character": b'{"name":"\\ud800"}',
    "empty name": b'{"name":""}',
    "4,000 letters": b'{"name":"' + b"a" * 4000 + b'"}',
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_is_not_right_is_refused(host: Host, name: str) -> None:
    status, key = refused(posted(Person(host.url), "/api/guests", BODIES[name]))
    assert status in (400, 422)
    assert key == "request-invalid"


TABLES: dict[str, Any] = {
    "no game": {"game": "chess"},
    "a number for a game": {"game": 7},
    "a path for a game": {"game": "../../etc/passwd"},
    "no seats": {"seats": []},
    "one seat": {"seats": [ME]},
    "seven seats": {"seats": [ME] * 7},
    "five seats": {"seats": [ME] * 5},
    "seats as text": {"seats": "me"},
    "unknown kind": {"seats": [ME, {"kind": "god"}]},
    "unknown level": {"seats": [ME, {"kind": "bot", "level": "perfect"}]},
    "seat with more": {"seats": [ME, {"kind": "bot", "cards": 40}]},
    "a seed": {"seed": "7"},
    "names without end": {f"{number:x}": 0 for number in range(20_000)},
    "names without end in a seat": {"seats": [{f"{number:x}": 0 for number in range(20_000)}]},
    "options without end": {"options": {f"{number:x}": 0 for number in range(20_000)}},
    "unknown option": {"options": {"cheat": True}},
    "broken option": {"options": {"cheat": "\ud800"}},
    "broken name of an option": {"options": {"\ud800": True}},
    "broken value of a known option": {"game": "metro", "options": {"hand": "\ud800"}},
    "deep value of a known option": {"game": "metro", "options": {"hand": json.loads("[" * 300 + "]" * 300)}},
    "deep option": {"options": {"cheat": json.loads("[" * 300 + "]" * 300)}},
    "pace as text": {"pace": "0"},
    "pace above": {"pace": 11},
    "pace below": {"pace": -1},
    "listed as a number": {"listed": 1},
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_that_cannot_be_is_refused(ola: Person, name: str) -> None:
    body = {"game": "berlin", "seats": [ME, OPEN], **TABLES[name]}
    status, key = refused(ola.post("/api/tables", body))
    assert (status, key) in {(422, key), (404, "unknown-game"), (400, "request-invalid"), (409, key)}
    assert ola.get("/api/me/tables").json == []


NAMES = {
    "Ola\nKowalska": "Ola Kowalska",
    "\x1b[31mOla\x07": "[31mOla",
    "  Ola\t ": "Ola",
    "\u202eOla\u202c": "Ola",
    "O\u200bla": "O la",
    "a\0b": "a b",
    "Robert'); DROP TABLE": "Robert'); DROP TABLE",
    "<script>alert(1)": "<script>alert(1)",
    "{ $name }": "{ $name }",
    "Żółć": "Żółć",
    "\N{STEAM LOCOMOTIVE}": "\N{STEAM LOCOMOTIVE}",
    "Ola\u3164": "Ola",
    "\N{HEAVY BLACK HEART}\ufe0f": "\N{HEAVY BLACK HEART}\ufe0f",
    " ": None,
    "\u3164\u3164": None,
    "\u2800": None,
    "\ufe0f\ufe0f": None,
    "\U000e0100": None,
    "\u034f\u0301": None,
    "\u115f\u1160\uffa0": None,
    "\u2060\ufeff": None,
    "\u202e\u200b": None,
    "\n\r\t": None,
    "a" * 25: None,
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_one_printable_line_or_refused(host: Host, ola: Person, name: str) -> None:
    wanted = NAMES[name]
    for answer in (
        ola.post("/api/guests", {"name": name}),
        ola.request("PUT", "/api/me", json.dumps({"name": name}).encode(), JSON),
    ):
        if wanted is None:
            assert refused(answer) == (409, "table-name")
        else:
            assert answer.json == {"name": wanted}
    answer = ola.post("/api/tables", {"game": "berlin", "seats": [{"kind": "me", "name": name}, OPEN]})
    if wanted is None:
        assert refused(answer) == (409, "table-name")
    else:
        assert answer.json["table"]["seats"][0]["name"] == wanted
        assert [table["names"] for table in ola.get("/api/me/tables").json] == [[wanted, ""]]


PATHS = {
    "/api/tables/..%2f..%2fetc%2fpasswd": 404,
    "/api/tables/../../etc/passwd": 404,
    "/api/tables/%2e%2e/%2e%2e/etc/passwd": 404,
    "/api/games/..%2f..%2f..%2fpyproject/board": 404,
    "/api/games/../board": 404,
    "/api/games/berlin%00/board": 404,
    "/api/games/%ff%fe/board": 404,
    "/api/games/" + "a" * 400 + "/board": 422,
    "/api/tables/" + "a" * 65: 422,
    "/api/tables/" + "a" * 10_000: 422,
    "/api/tables/%C5%BC%C3%B3%C5%82w": 422,
    "/api/tables/a%20b": 422,
    "/api/tables/a%0d%0aset-cookie:%20x=1": 422,
    "/api/tables/%00": 422,
    "/api/tables/' OR 1=1 --".replace(" ", "%20"): 422,
    "/api/tables/x/at/1e3": 422,
    "/api/tables/x/at/-1": 422,
    "/api/tables/x/at/99999999999999999999": 422,
    "/api/tables/x/at/0?seat=9": 422,
    "/api/tables/x/at/0?seat=a": 422,
    "/api/tables/x": 404,
    "/api/games/harbour.%00/board": 404,
    "/api/tables/x/record": 404,
    "/.git/config": 404,
    "/%2e%2e/peron.sqlite": 404,
    "//": 404,
    "/docs": 404,
    "/redoc": 404,
}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_a_path_that_leads_nowhere_is_told(ola: Person, path: str) -> None:
    answer = ola.get(path)
    assert answer.status == PATHS[path], answer.body
    assert told(answer.json["error"]) in {"request-not-found", "request-invalid", "unknown-game", "table-unknown"}
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("method", ["DELETE", "PATCH", "TRACE", "PUT", "CONNECT"])
def test_a_method_that_is_not_there_is_told(ola: Person, method: str) -> None:
    if method == "CONNECT":
        raw = Raw.to(ola.url)
        raw.send(b"CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\nconnection: close\r\n\r\n")
        assert raw.rest().split()[1] in (b"400", b"404", b"405")
        raw.close()
    else:
        assert refused(ola.request(method, "/api/tables")) == (405, "request-method")


def request(url: str, head: str, body: bytes = b"") -> tuple[int, bytes]:
    """A request written by hand; the status, and the body of the answer."""
    raw = Raw.to(url)
    try:
        raw.send(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n")
        raw.send(body)
    except OSError:
        pass  # it has heard enough
    answer = raw.answer()
    raw.close()
    return answer


POST = "POST /api/guests HTTP/1.1\nhost: localhost\ncontent-type: application/json\nconnection: close"


def test_a_body_of_a_megabyte_is_refused(host: Host, ola: Person) -> None:
    status, body = request(host.url, f"{POST}\ncontent-length: {MEGABYTE}")
    assert (status, told(json.loads(body)["error"])) == (413, "request-too-large")
    assert refused(ola.request("POST", "/api/records", b"x" * (256 * 1024 + 1))) == (413, "request-too-large")


def test_a_body_is_as_large_as_what_it_is_for(ola: Person) -> None:
    """A name is short; nobody takes apart a whole board to find that it is none."""
    assert refused(ola.post("/api/guests", {"name": "Ola", "more": "x" * 4096})) == (413, "request-too-large")
    assert refused(ola.post("/api/tables", {"game": "berlin", "more": "x" * 250_000})) == (422, "request-invalid")


def test_a_body_that_does_not_tell_its_length_is_cut_off(host: Host) -> None:
    chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    status, body = request(host.url, f"{POST}\ntransfer-encoding: chunked", chunk * 17)
    assert (status, told(json.loads(body)["error"])) == (413, "request-too-large")


@pytest.mark.parametrize("length", ["-1", "1e3", "9" * 30, "9" * 5000, "5, 5", "0x10", ""])
def test_a_length_that_is_none_is_refused(host: Host, length: str) -> None:
    assert request(host.url, f"{POST}\ncontent-length: {length}")[0] in (400, 413)


def test_two_lengths_are_refused(host: Host) -> None:
    head = f"{POST}\ncontent-length: 2\ntransfer-encoding: chunked"
    assert request(host.url, head, b"0\r\n\r\nGET / HTTP/1.1\r\n\r\n")[0] == 400


HEADS = {
    "one long line": "x-long: " + "a" * 5_000_000,
    "many lines": "\n".join(f"x-{number}: {'a' * 100}" for number in range(50_000)),
    "a long cookie": "cookie: peron=" + "a" * 5_000_000,
    "many short lines": "\n".join(["a:"] * 101),
    "all at once": "cookie: " + "a;" * 16_384,
    "a long path": None,
}


@pytest.mark.parametrize("name", HEADS)
def test_a_head_without_end_is_refused(host: Host, ola: Person, name: str) -> None:
    lines = HEADS[name]
    path = "/" if lines else "/" + "a" * 5_000_000
    raw = Raw.to(host.url)
    with suppress(ConnectionError):
        raw.send(f"GET {path} HTTP/1.1\nhost: x\n{lines}\n".replace("\n", "\r\n").encode())
    assert raw.rest()[:12] in (b"HTTP/1.1 400", b"")
    raw.close()
    assert ola.get("/healthz").status == 200


CHUNKED = "transfer-encoding: chunked"
UPGRADING = (
    "connection: Upgrade\nupgrade: websocket\nsec-websocket-version: 13\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
)
UNWANTED = {
    "a body in crumbs": (CHUNKED, b"1\r\na\r\n" * 3000),
    "the rest of a body that is answered": ("content-length: 200000", b"a"),
    "trailers": (CHUNKED, b"0\r\n" + b"x: y\r\n" * 10),
    "an upgrade with a body": (f"{UPGRADING}\ncontent-length: 5", b""),
    "an upgrade with a body without end": (f"{UPGRADING}\n{CHUNKED}", b"1\r\na\r\n"),
}


@pytest.mark.parametrize("name", UNWANTED)
def test_what_nobody_wants_to_read_is_not_read(host: Host, ola: Person, name: str) -> None:
    """The server hangs up by itself, at once."""
    head, body = UNWANTED[name]
    raw = Raw.to(host.url)
    with suppress(ConnectionError):
        raw.send(f"GET /healthz HTTP/1.1\nhost: {raw.host}\n{head}\n\n".replace("\n", "\r\n").encode() + body)
    assert raw.rest().count(b"HTTP/1.1") <= 1
    raw.close()
    assert ola.get("/healthz").status == 200


@pytest.mark.parametrize("data", [b"\0\0\0\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02"])
def test_what_is_no_request_is_refused(host: Host, ola: Person, data: bytes) -> None:
    raw = Raw.to(host.url)
    raw.send(data)
    assert raw.answer()[0] == 400
    raw.close()
    assert ola.get("/healthz").status == 200
