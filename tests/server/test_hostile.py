"""Clients that lie, guess, hang and break every rule of a socket: they get a clear error or are cut off, and the table
they came to is as it was, and playable."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from peron.tables.history import MOST
from tests.server.client import ME, OPEN, Person, Socket
from tests.server.host import Host
from tests.server.hostile import MEGABYTE, Game, await_sockets, cookie, refused, told
from tests.server.raw import BINARY, CONTINUED, LAST, PING, TEXT, Raw, framed

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


def test_one_who_only_watches_and_never_reads_is_dropped_when_there_is_too_much_to_tell(host: Host) -> None:
    """Everybody at the table takes back as often as they may, when much has been built: many megabytes of views."""
    ola = Person.guest(host.url, "Ola")
    table = ola.set_up(*[ME] * 6, game="metro")["table"]["id"]
    busy = ola.sit_at(table)
    for _ in range(30):
        busy.look(busy.you["curtain"])
        busy.until_version(busy.move(busy.view["moves"][0]["move"])["version"])
    deaf = Raw.socket(host.url, table, receive_buffer=4096)
    deaf.frame(RESUME)
    await_sockets(ola, 2)
    while ola.get("/healthz").json["sockets"] == 2:
        busy.look(busy.you["curtain"])
        seat, first = busy.you["eye"], busy.view["moves"][0]["move"]
        for _ in range(MOST["undo"]):
            busy.until_version(busy.move(first)["version"])
            back = busy.command("undo", seat=seat)
            assert back["type"] == "ack", "it is never dropped"
            busy.until_version(back["version"])
        busy.until_version(busy.move(first)["version"])
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
