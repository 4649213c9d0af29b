"""Clients that lie, guess, flood, hang and break every rule: they get a clear error or a closed socket, and the table
they came to is as it was, and playable."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from peron.text import Texts, languages
from peron.text.catalogue import Catalogue
from tests.server.client import ME, OPEN, Answer, Person, Socket, bot
from tests.server.host import Host
from tests.server.raw import BINARY, CONTINUED, LAST, PING, TEXT, Raw, framed

MEGABYTE = 1024 * 1024


@pytest.fixture(autouse=True)
def _strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)


def told(error: Any) -> str:
    """The key of an error, which has a sentence in every language."""
    assert set(error) == {"key", "params"}
    for language in languages():
        assert Texts(language).tell(error["key"], error["params"])
    key: str = error["key"]
    return key


def refused(answer: Answer) -> tuple[int, str]:
    return answer.status, told(answer.json["error"])


class Game:
    """A game of two people, Ola to hand."""

    def __init__(self, url: str) -> None:
        self.ola, self.jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
        made = self.ola.set_up(ME, OPEN)
        self.jan.accept(made["invitations"][0]["token"])
        self.id: str = made["table"]["id"]
        self.socket, self.other = self.ola.sit_at(self.id), self.jan.sit_at(self.id)
        self.before = self.looks()

    def looks(self) -> list[Any]:
        """What everybody sees: the table, and both views."""
        shown = [self.ola.get(f"/api/tables/{self.id}").json]
        for person in (self.ola, self.jan):
            again = person.sit_at(self.id)
            shown.append([again.version, again.you, again.steps])
            again.close()
        return shown

    def unharmed(self) -> None:
        """Nothing has changed, and both can go on playing."""
        assert self.looks() == self.before
        for socket in (self.socket, self.other):
            assert socket.move(socket.view["moves"][0]["move"])["type"] == "ack"
        for socket in (self.socket, self.other):
            socket.until_version(self.before[0]["version"] + 2)

    def close(self) -> None:
        self.socket.close()
        self.other.close()


@pytest.fixture
def game(host: Host) -> Iterator[Game]:
    made = Game(host.url)
    yield made
    made.close()


# --- messages ---------------------------------------------------------------------------------------------------------

MOVE = {"type": "move", "id": "a", "seat": 0, "move": 0, "version": 4}


def changed(**parts: Any) -> str:
    return json.dumps({**MOVE, **parts})


def without(part: str) -> str:
    return json.dumps({name: value for name, value in MOVE.items() if name != part})


UNREADABLE = {
    "empty": "",
    "spaces": "   ",
    "half": '{"type":',
    "list": "[]",
    "null": "null",
    "text": '"move"',
    "number": "7",
    "not a number": "NaN",
    "two": '{"type":"ping"}{"type":"ping"}',
    "nested lists": "[" * 1000,
    "nested objects": '{"a":' * 1000,
    "closed nested lists": "[" * 1000 + "]" * 1000,
    "nested in a field": changed(move="DEEP").replace('"DEEP"', "[" * 1000 + "]" * 1000),
    "half a character": changed(id="HALF").replace("HALF", "\\ud800"),
    "no type": without("type"),
    "no id": without("id"),
    "no seat": without("seat"),
    "no move": without("move"),
    "no version": without("version"),
    "unknown type": changed(type="cheat"),
    "type of a server": json.dumps({"type": "ack", "id": "a", "version": 1}),
    "type is a list": changed(type=["move"]),
    "type is nothing": changed(type=None),
    "unknown field": changed(points=100),
    "field of another": changed(level="steady"),
    "seat as text": changed(seat="0"),
    "seat as float": changed(seat=0.5),
    "seat as whole float": changed(seat="F").replace('"F"', "0.0"),
    "seat as truth": changed(seat=False),
    "seat below": changed(seat=-1),
    "seat above": changed(seat=6),
    "seat huge": changed(seat=10**40),
    "seat is nothing": changed(seat=None),
    "seat not a number": changed(seat=float("nan")),
    "seat endless": changed(seat=float("inf")),
    "move as float": changed(move=1.5),
    "move as truth": changed(move=True),
    "move is nothing": changed(move=None),
    "move is a list": changed(move=[0]),
    "move is an object": changed(move={"move": 0}),
    "move huge": changed(move=10**30),
    "move long": changed(move="x" * 201),
    "version as text": changed(version="4"),
    "version as float": changed(version=4.5),
    "version as truth": changed(version=True),
    "version below": changed(version=-1),
    "version huge": changed(version=2**31),
    "id as number": changed(id=7),
    "id empty": changed(id=""),
    "id long": changed(id="x" * 65),
    "id with a zero": changed(id="a\0b"),
    "id on two lines": changed(id="a\nb"),
    "pace as text": json.dumps({"type": "pace", "id": "a", "seconds": "0"}),
    "pace below": json.dumps({"type": "pace", "id": "a", "seconds": -0.1}),
    "pace above": json.dumps({"type": "pace", "id": "a", "seconds": 10.1}),
    "pace not a number": json.dumps({"type": "pace", "id": "a", "seconds": float("nan")}),
    "pace endless": '{"type":"pace","id":"a","seconds":1e999}',
    "level unknown": json.dumps({"type": "leave", "id": "a", "seat": 0, "level": "perfect"}),
    "resume as text": json.dumps({"type": "resume", "version": "0"}),
    "resume below": json.dumps({"type": "resume", "version": -1}),
}


def test_a_message_that_cannot_be_read_is_refused_and_changes_nothing(game: Game) -> None:
    wrong = {}
    for name, text in UNREADABLE.items():
        game.socket.raw.send(text)
        answer = game.socket.until(lambda said: said["type"] not in ("presence",))
        if answer["type"] != "refused" or told(answer["error"]) != "socket-message":
            wrong[name] = answer
    assert wrong == {}
    game.unharmed()


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"\0" * 100, bytes(range(256)), b"\x1f\x8b\x08"])
def test_a_binary_frame_that_is_no_message_is_refused(game: Game, data: bytes) -> None:
    game.socket.raw.send(data)
    assert told(game.socket.until(lambda said: said["type"] == "refused")["error"]) == "socket-message"
    game.unharmed()


def test_a_refusal_tells_which_command_was_refused(game: Game) -> None:
    game.socket.raw.send(changed(id="mine", points=1))
    answer = game.socket.until(lambda said: said["type"] == "refused")
    assert answer["id"] == "mine"
    assert answer["error"]["params"]["problems"] == ["move.points: extra_forbidden"]
    game.unharmed()


def seat_of_another(game: Game) -> Any:
    return game.socket.command("move", seat=1, move=game.socket.view["moves"][0]["move"], version=game.socket.version)


NOT_NOW: dict[str, tuple[Callable[[Game], Any], str]] = {
    "seat of another": (seat_of_another, "table-not-yours"),
    "seat that is not there": (lambda game: game.socket.move(0, seat=4), "table-seat"),
    "text for the seat of another": (lambda game: game.socket.move("keep both", seat=1), "table-not-yours"),
    "move that is not there": (lambda game: game.socket.move(10**9), "why-no-such-move"),
    "move below": (lambda game: game.socket.move(-1), "why-no-such-move"),
    "nonsense": (lambda game: game.socket.move("'; DROP TABLE entries; --"), "notation-unknown"),
    "version ahead": (lambda game: game.socket.move(0, version=99), "table-version"),
    "stale version": (lambda game: game.socket.move(0, version=1), "table-stale"),
    "undo of nothing": (lambda game: game.socket.command("undo", seat=0), "table-nothing-to-undo"),
    "undo of another": (lambda game: game.socket.command("undo", seat=1), "table-not-yours"),
    "agree unasked": (lambda game: game.socket.command("agree", seat=0), "table-not-asked"),
    "agree for another": (lambda game: game.socket.command("agree", seat=1), "table-not-yours"),
    "refuse unasked": (lambda game: game.socket.command("refuse", seat=0), "table-not-asked"),
    "concede for another": (lambda game: game.socket.command("concede", seat=1), "table-not-yours"),
    "leave for another": (lambda game: game.socket.command("leave", seat=1), "table-not-yours"),
    "return without leaving": (lambda game: game.socket.command("return", seat=0), "table-not-away"),
    "bot for one who is here": (lambda game: game.socket.command("stand-in", seat=1), "table-present"),
    "bot after the start": (lambda game: game.socket.command("bot", seat=1, level="steady"), "table-started"),
    "open after the start": (lambda game: game.socket.command("open", seat=1), "table-started"),
    "why of another": (lambda game: why(game, 1), "table-not-yours"),
}


def why(game: Game, seat: int) -> Any:
    game.socket.say("why", id="w", seat=seat, move=0)
    return game.socket.until(lambda said: said["type"] in ("why", "refused"))


@pytest.mark.parametrize("name", NOT_NOW)
def test_what_is_not_ones_own_or_not_now_is_refused(game: Game, name: str) -> None:
    ask, key = NOT_NOW[name]
    answer = ask(game)
    assert answer["type"] == "refused"
    assert told(answer["error"]) == key
    game.unharmed()


def test_looking_at_the_hand_of_another_is_refused(game: Game) -> None:
    game.socket.say("look", seat=1)
    assert told(game.socket.until(lambda said: said["type"] == "refused")["error"]) == "table-not-yours"
    game.unharmed()


# --- strangers --------------------------------------------------------------------------------------------------------

COMMANDS: list[dict[str, Any]] = [
    {"type": "move", "seat": 0, "move": "keep both", "version": 4},
    *({"type": type, "seat": 0} for type in ("undo", "agree", "refuse", "concede", "leave", "return", "open")),
    {"type": "stand-in", "seat": 0},
    {"type": "bot", "seat": 0, "level": "steady"},
    {"type": "pace", "seconds": 1.0},
]


@pytest.mark.parametrize("cookie", ["", "peron=", "peron=wrong", "peron=" + "A" * 43, "peron=%00; peron=\xff"])
def test_without_the_right_cookie_one_only_watches(host: Host, game: Game, cookie: str) -> None:
    stranger = Person(host.url, "", cookie)
    socket = stranger.sit_at(game.id)
    assert socket.you["seats"] == []
    assert socket.you["eye"] is None
    for command in COMMANDS:
        answer = socket.command(**command)
        assert told(answer["error"]) == "table-watching"
    socket.close()
    game.unharmed()


@pytest.mark.parametrize("cookie", ["", "peron=wrong", "peron=" + "A" * 43, "peron=" + "A" * 5000, "other=1"])
def test_without_the_right_cookie_nothing_is_given(host: Host, game: Game, cookie: str) -> None:
    stranger = Person(host.url, "", cookie)
    asked = [
        stranger.get("/api/me"),
        stranger.get("/api/me/tables"),
        stranger.request("PUT", "/api/me", b'{"name":"Ola"}', {"content-type": "application/json"}),
        stranger.post("/api/tables", {"game": "berlin", "seats": [ME, OPEN]}),
        stranger.post(f"/api/tables/{game.id}/seats/0/invitation"),
        stranger.post("/api/invitations/accept", {"token": "x"}),
        stranger.request("POST", "/api/records", b"peron record 1", {"content-type": "text/plain"}),
    ]
    assert [refused(answer) for answer in asked] == [(401, "guest-unknown")] * len(asked)
    assert refused(stranger.get(f"/api/tables/{game.id}/at/4?seat=0")) == (403, "table-not-yours")
    game.unharmed()


def test_a_guest_without_a_seat_can_do_nothing_at_the_table_of_others(host: Host, game: Game) -> None:
    eve = Person.guest(host.url, "Ewa")
    socket = eve.sit_at(game.id)
    keys = [told(socket.command(**command)["error"]) for command in COMMANDS]
    assert set(keys) <= {"table-not-yours", "table-started", "table-not-host", "table-present"}
    for seat in (0, 1):
        assert refused(eve.post(f"/api/tables/{game.id}/seats/{seat}/invitation")) == (403, "table-not-yours")
        assert refused(eve.get(f"/api/tables/{game.id}/at/4?seat={seat}")) == (403, "table-not-yours")
    assert refused(eve.get(f"/api/tables/{game.id}/record")) == (409, "table-not-over")
    socket.close()
    game.unharmed()


def test_a_command_before_resume_is_refused(game: Game) -> None:
    early = Socket(game.ola, game.id)
    for command in COMMANDS:
        assert told(early.command(**command)["error"]) == "socket-resume-first"
    early.say("ping")
    assert told(early.hear()["error"]) == "socket-resume-first"
    early.say("look", seat=0)
    assert told(early.hear()["error"]) == "socket-resume-first"
    early.close()
    game.unharmed()


def test_one_who_never_says_resume_is_told_nothing_and_disturbs_nobody(game: Game) -> None:
    silent = [Socket(game.jan, game.id) for _ in range(5)]
    assert game.socket.move(game.socket.view["moves"][0]["move"])["type"] == "ack"
    assert game.other.move(game.other.view["moves"][0]["move"])["type"] == "ack"
    for socket in silent:
        with pytest.raises(TimeoutError):
            socket.hear(timeout=0.05)
        assert socket.resume()["version"] == 6
        socket.close()


def test_a_table_that_does_not_exist_is_told_and_the_socket_closed(host: Host, ola: Person) -> None:
    for id in ("nothing", "A" * 16, "%00", "%C5%BC", "A" * 64, "a%20b", "%27%20OR%201=1"):
        code, key = Socket(ola, id).hangup()
        assert (code, key) == (4404, "table-unknown"), id
    for id in ("A" * 65, "A" * 5000, "..%2f..%2fapi"):
        raw = Raw.to(host.url)
        assert raw.shake_hands(id)[0] == 403, id
        raw.close()


# --- frames -----------------------------------------------------------------------------------------------------------

RESUME = b'{"type":"resume","version":0}'


def cookie(person: Person) -> dict[str, str]:
    return {"cookie": person.cookie}


def test_a_message_in_many_fragments_byte_by_byte_is_one_message(host: Host, game: Game) -> None:
    raw = Raw.socket(host.url, game.id)
    for at, byte in enumerate(RESUME):
        last = LAST if at == len(RESUME) - 1 else 0
        for one in framed(bytes([byte]), last | (TEXT if at == 0 else CONTINUED)):
            raw.send(bytes([one]))
    kind, data = raw.next_frame()
    assert kind == TEXT
    assert json.loads(data)["type"] == "sync"
    raw.close()
    game.unharmed()


BREACHES = {
    "not masked": (framed(RESUME, masked=False), 1002),
    "reserved bits": (framed(RESUME, LAST | 0x40 | TEXT), 1002),
    "unknown kind": (framed(RESUME, LAST | 3), 1002),
    "continuation of nothing": (framed(RESUME, LAST | CONTINUED), 1002),
    "a new message in a fragmented one": (framed(b"{", TEXT) + framed(b"}", LAST | TEXT), 1002),
    "a fragmented ping": (framed(b"", PING), 1002),
    "a long ping": (framed(b"x" * 126, LAST | PING), 1002),
    "text that is not UTF-8": (framed(b'{"type":"\xff\xfe"}'), 1007),
    "half a character": (framed(b"\xc5"), 1007),
    # The beginning is enough to be refused. Who sends on is cut off, and then may not hear why.
    "a megabyte": (framed(b" " * MEGABYTE)[:1000], 1009),
    "a megabyte of bytes": (framed(b" " * MEGABYTE, LAST | BINARY)[:1000], 1009),
    "too much in fragments": (framed(b" " * 8000, TEXT) + framed(b" " * 8000, CONTINUED) * 2, 1009),
    "a length without end": (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 1002),
}


@pytest.mark.parametrize("name", BREACHES)
def test_what_breaks_the_rules_of_a_websocket_closes_it(host: Host, game: Game, name: str) -> None:
    data, code = BREACHES[name]
    raw = Raw.socket(host.url, game.id, cookie(game.ola))
    try:
        raw.send(data)
        closed = raw.hangup()
    except OSError:
        closed = None
    raw.close()
    assert closed in ((code, 1009) if "length" in name else (code,))
    game.unharmed()


def test_a_megabyte_from_an_ordinary_client_closes_its_socket(game: Game) -> None:
    big = game.ola.sit_at(game.id)
    with suppress(ConnectionClosed):
        big.raw.send(changed(move="x" * MEGABYTE))
    assert big.hangup()[0] in (1009, 1006)  # cut off while it still sends, it may not hear why
    game.unharmed()


def test_half_a_frame_half_a_request_and_half_a_handshake_hold_up_nobody(host: Host, game: Game) -> None:
    with ExitStack() as hanging:
        for sent in (
            "",
            "G",
            "GET / HTTP/1.1\r\nhost: x\r\n",
            "POST /api/guests HTTP/1.1\r\ncontent-length: 9\r\n\r\n{",
        ):
            raw = Raw.to(host.url)
            hanging.callback(raw.close)
            raw.send(sent.encode())
        for part in (1, 3, 8):
            raw = Raw.socket(host.url, game.id, cookie(game.jan))
            hanging.callback(raw.close)
            raw.send(framed(RESUME)[:part])
        game.unharmed()


def test_a_socket_that_is_cut_in_the_middle_leaves_nothing(host: Host, game: Game) -> None:
    await_sockets(game.ola, 2)
    for part in (0, 1, 10, 20):
        raw = Raw.socket(host.url, game.id, cookie(game.jan))
        raw.send(framed(RESUME)[:part])
        raw.close()
    await_sockets(game.ola, 2)
    game.unharmed()


def await_sockets(person: Person, count: int) -> None:
    """Until the server has no more than so many sockets open; a game has two."""
    end = time.monotonic() + 30
    while person.get("/healthz").json["sockets"] > count:
        assert time.monotonic() < end, "sockets are left open"
        time.sleep(0.02)


# --- those who do not read --------------------------------------------------------------------------------------------


def test_one_who_asks_and_never_reads_is_dropped_and_disturbs_nobody(host: Host, game: Game) -> None:
    await_sockets(game.ola, 2)
    deaf = Raw.socket(host.url, game.id, cookie(game.jan), receive_buffer=4096)
    deaf.wire.settimeout(0.2)
    try:
        for _ in range(5000):
            deaf.send(framed(RESUME))
    except OSError:
        pass  # the server does not listen any more
    await_sockets(game.ola, 2)
    deaf.close()
    game.unharmed()


def test_one_who_only_watches_and_never_reads_is_dropped_when_there_is_too_much_to_tell(host: Host, game: Game) -> None:
    game.close()
    await_sockets(game.ola, 0)
    deaf = Raw.socket(host.url, game.id, receive_buffer=4096)
    deaf.frame(RESUME)
    busy = Raw.socket(host.url, game.id, cookie(game.ola))
    busy.frame(RESUME)
    count = 0
    while game.ola.get("/healthz").json["sockets"] == 2:
        assert count < 20_000, "it is never dropped"
        paces = [{"type": "pace", "id": f"{count + one}", "seconds": 0.0} for one in range(100)]
        busy.send(b"".join(framed(json.dumps(pace).encode()) for pace in paces))
        count += 100
        while b'"ack","id":"%d"' % (count - 1) not in busy.next_frame()[1]:
            pass
    assert len(deaf.rest()) < 20 * MEGABYTE
    deaf.close()
    busy.close()


def test_one_who_pings_and_never_reads_is_cut_off(host: Host, game: Game) -> None:
    await_sockets(game.ola, 2)
    deaf = Raw.socket(host.url, game.id, cookie(game.jan), receive_buffer=4096)
    with pytest.raises(OSError, match=r"reset|pipe"):
        send_on(deaf, framed(b"x" * 125, LAST | PING) * 1000)
    await_sockets(game.ola, 2)
    deaf.close()
    game.unharmed()


def send_on(raw: Raw, data: bytes) -> None:
    """The same again and again, up to very much, until the other side closes."""
    for _ in range(256 * MEGABYTE // len(data)):
        raw.send(data)


# --- requests ---------------------------------------------------------------------------------------------------------

JSON = {"content-type": "application/json"}


def posted(person: Person, path: str, body: bytes, **headers: str) -> Answer:
    return person.request("POST", path, body, {**JSON, **{name.replace("_", "-"): headers[name] for name in headers}})


BODIES = {
    "empty": b"",
    "half": b'{"name":',
    "list": b"[]",
    "null": b"null",
    "not UTF-8": b'{"name":"\xff"}',
    "nested": b'{"name":' + b"[" * 100_000,
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
    "10,000 letters": b'{"name":"' + b"a" * 10_000 + b'"}',
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
    "unknown option": {"options": {"cheat": True}},
    "broken option": {"options": {"cheat": "\ud800"}},
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
    " ": None,
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
    "/api/games/" + "a" * 41 + "/board": 422,
    "/api/tables/" + "a" * 65: 422,
    "/api/tables/" + "a" * 20_000: 422,
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


POST = "POST /api/guests HTTP/1.1\nhost: x\ncontent-type: application/json\nconnection: close"


def test_a_body_of_a_megabyte_is_refused(host: Host, ola: Person) -> None:
    status, body = request(host.url, f"{POST}\ncontent-length: {MEGABYTE}")
    assert (status, told(json.loads(body)["error"])) == (413, "request-too-large")
    assert refused(ola.request("POST", "/api/records", b"x" * (256 * 1024 + 1))) == (413, "request-too-large")


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


@pytest.mark.parametrize("data", [b"\0\0\0\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02"])
def test_what_is_no_request_is_refused(host: Host, ola: Person, data: bytes) -> None:
    raw = Raw.to(host.url)
    raw.send(data)
    assert raw.answer()[0] == 400
    raw.close()
    assert ola.get("/healthz").status == 200


# --- other sites ------------------------------------------------------------------------------------------------------

ORIGINS = ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost", "", "file://", "127.0.0.1"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_site_cannot_use_the_cookie_of_a_guest(host: Host, game: Game, origin: str) -> None:
    body = json.dumps({"game": "berlin", "seats": [ME, OPEN]}).encode()
    for path in ("/api/tables", "/api/guests", f"/api/tables/{game.id}/seats/0/invitation", "/api/records"):
        assert refused(posted(game.ola, path, body, origin=origin)) == (403, "request-origin")
    assert refused(game.ola.request("PUT", "/api/me", b"{}", {"origin": origin})) == (403, "request-origin")
    raw = Raw.to(host.url)
    assert raw.shake_hands(game.id, {**cookie(game.ola), "origin": origin})[0] == 403
    raw.close()
    game.unharmed()


def test_our_own_pages_can(host: Host, game: Game) -> None:
    body = json.dumps({"name": "Ewa"}).encode()
    assert posted(game.ola, "/api/guests", body, origin=host.url).status == 201
    raw = Raw.socket(host.url, game.id, {**cookie(game.ola), "origin": host.url})
    raw.close()


def test_no_other_site_may_read_answers(ola: Person) -> None:
    for method in ("GET", "OPTIONS"):
        headers = {"origin": "https://evil.example", "access-control-request-method": "POST"}
        answer = ola.request(method, "/api/tables", None, headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


# --- limits -----------------------------------------------------------------------------------------------------------


def test_a_flood_of_messages_is_ended_with_a_reason(own_host: Host) -> None:
    game = Game(own_host.start().url)
    flood = Raw.socket(own_host.url, game.id, cookie(game.jan))
    flood.send(framed(b'{"type":"ping"}') * 200)
    last = b""
    while (frame := flood.next_frame())[0] == TEXT:
        last = frame[1]
    assert told(json.loads(last)["error"]) == "socket-flood"
    assert int.from_bytes(frame[1][:2], "big") == 1008
    flood.close()
    game.unharmed()
    game.close()


def test_rates_of_guests_tables_guesses_requests_and_sockets(own_host: Host) -> None:
    url = own_host.start().url
    ola = Person.guest(url, "Ola")

    def until_refused(ask: Callable[[], Answer], most: int) -> int:
        for count in range(most):
            answer = ask()
            if answer.status == 429:
                assert told(answer.json["error"]) == "request-too-many"
                return count
        raise AssertionError("never refused")

    assert 20 <= until_refused(lambda: ola.post("/api/tables", {"game": "berlin", "seats": [ME, OPEN]}), 100) <= 60
    assert 5 <= until_refused(lambda: ola.post("/api/invitations/look", {"token": "guess"}), 100) <= 20
    assert 30 <= until_refused(lambda: ola.post("/api/guests", {"name": "x"}), 100) <= 60
    assert until_refused(lambda: ola.get("/api/games"), 1000) > 0
    assert ola.get("/api/games").headers.get("retry-after", "1") == "1"


def test_a_right_invitation_is_never_taken_for_a_guess(own_host: Host) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    token = ola.set_up(ME, OPEN)["invitations"][0]["token"]
    for _ in range(15):
        ola.post("/api/invitations/look", {"token": "guess"})
    assert ola.post("/api/invitations/look", {"token": token}).status == 200


def test_one_address_has_only_so_many_sockets(own_host: Host) -> None:
    url = own_host.start().url
    game = Game(url)
    with ExitStack() as opened:
        for _ in range(198):
            opened.callback(Raw.socket(url, game.id).close)
        assert Socket(game.jan, game.id).hangup() == (1008, "request-too-many")
    await_sockets(game.ola, 2)
    game.unharmed()
    game.close()


# --- what is told -----------------------------------------------------------------------------------------------------

SECURE = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}


def test_every_answer_has_the_headers_that_protect(host: Host, ola: Person) -> None:
    answers = [
        ola.get("/"),
        ola.get("/healthz"),
        ola.get("/api/openapi.json"),
        ola.get("/api/games"),
        ola.get("/api/games/berlin/board"),
        ola.get("/nothing"),
        ola.get("/api/tables/x"),
        ola.get("/api/tables/x/at/y"),
        ola.request("DELETE", "/api/tables"),
        ola.post("/api/guests", {"name": "x"}),
        ola.post("/api/guests", {}),
        posted(ola, "/api/guests", b"{}", origin="https://evil.example"),
        ola.request("POST", "/api/guests", b"x" * (256 * 1024 + 1)),
        Person(host.url).get("/api/me"),
    ]
    assert {answer.status for answer in answers} == {200, 201, 401, 403, 404, 405, 413, 422}
    for answer in answers:
        assert set(answer.headers) >= SECURE, answer
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "http" not in policy
        assert "*" not in policy
        assert "server" not in answer.headers
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert all("no-store" in ola.get(path).headers["cache-control"] for path in ("/api/me", "/api/tables"))


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(host: Host) -> None:
    answer = Person(host.url).post("/api/guests", {"name": "Ola"})
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert answer.json == {"name": "Ola"}


def test_no_secret_is_in_the_log_or_in_the_database(own_host: Host) -> None:
    own_host.options = ("--no-limits", "--log-level", "debug")
    host = own_host.start()
    ola, jan = Person.guest(host.url, "Ola"), Person.guest(host.url, "Jan")
    made = ola.set_up(ME, OPEN, OPEN, bot())
    tokens = [invitation["token"] for invitation in made["invitations"]]
    jan.accept(tokens[0])
    jan.post("/api/invitations/look", {"token": tokens[1] + "x"})
    again = ola.post(f"/api/tables/{made['table']['id']}/seats/0/invitation").json["token"]
    socket = ola.sit_at(made["table"]["id"])
    socket.raw.send(framed(b"\xff"))
    for person in (ola, jan):
        person.get(f"/api/tables/{made['table']['id']}?token={person.cookie}")
    ola.accept(tokens[1])
    for seat in (0, 2):
        assert socket.command("concede", seat=seat)["type"] == "ack"
    assert jan.sit_at(made["table"]["id"]).command("concede", seat=1)["type"] == "ack"
    seed = ola.get(f"/api/tables/{made['table']['id']}").json["seed"]
    assert len(seed) == 32
    secrets = [*tokens, again, *(person.cookie.partition("=")[2] for person in (ola, jan))]
    files = {path.name: path.read_bytes() for path in host.folder.iterdir()}
    host.stop()
    log = host.logged()
    assert set(files) >= {"peron.sqlite", "peron.sqlite-wal"}
    for secret in secrets:
        assert len(secret) == 43
        assert secret not in log
        assert not [name for name, data in files.items() if secret.encode() in data]
    assert seed not in log
    assert seed.encode() in files["peron.sqlite"] + files["peron.sqlite-wal"], "where else would it be?"
