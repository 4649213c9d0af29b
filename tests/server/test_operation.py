"""What those who run a server do to it while it runs, with the commands they have: it is heard at every table."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from peron.cli import run
from peron.rules.record import Record
from peron.server.operation import Operation
from peron.store import SignOut, Store
from tests.server.client import ME, OPEN, Person, Socket, bot
from tests.server.host import Host
from tests.server.play import act, begin_turns, seated, together

SECONDS = 20.0
Admin = Callable[..., str]


@pytest.fixture
def admin(own_host: Host, own_database: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> Admin:
    """`peron` with these words, on the database of the server; what it has printed."""

    def call(*words: str) -> str:
        where = own_database or ("--data-dir", str(own_host.folder))
        capsys.readouterr()
        code = run(["--lang", "en", *words, *where])
        out, err = capsys.readouterr()
        assert code == 0, err
        return out

    return call


def eventually(so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not so():
        assert time.monotonic() < end
        time.sleep(0.05)


def sent_away(socket: Socket) -> str:
    """Why the server has hung up."""
    with suppress(ConnectionClosed):
        while True:
            socket.hear()
    assert socket.messages[-1]["type"] == "bye"
    key: str = socket.messages[-1]["error"]["key"]
    return key


@pytest.mark.both
def test_a_game_is_closed_while_it_is_played(own_host: Host, admin: Admin) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    together(sockets)
    id, version = sockets[0].table_id, sockets[0].version
    assert f"{id}  berlin  playing" in admin("admin", "tables")
    admin("admin", "close", id, "--reason", "The club closes at ten.")
    for person, socket in zip((ola, jan), sockets, strict=True):
        assert sent_away(socket) == "table-moved"
        again = person.sit_at(id, version)
        (last,) = again.messages[-1]["steps"]
        assert last["entry"]["kind"] == "close"
        assert last["events"][0]["params"] == {"reason": "operator", "text": "The club closes at ten."}
        assert again.table["closed"]["key"] == "table-closed"
        assert (again.table["status"], again.table["actors"]) == ("over", [])
        assert again.move(0, seat=0)["error"]["key"] in ("table-over", "table-not-yours")
        again.close()
    record = Record.read(ola.get(f"/api/tables/{id}/record").body.decode())
    assert record.totals is None
    assert [entry.notation for entry in record.entries] == ["keep first", "keep first"]
    assert f"{id}  berlin  over" in admin("admin", "tables", "--status", "over")
    own_host.stop()
    own_host.start()
    assert ola.get(f"/api/tables/{id}").json["closed"]["params"]["reason"] == "operator"


def test_a_game_is_closed_however_fast_it_is_played(own_host: Host, admin: Admin) -> None:
    """Bots move all the time: the last entry finds its place among their moves."""
    ola = Person.guest(own_host.start().url, "Ola")
    socket = ola.sit_at(ola.set_up(bot("beginner"), bot("beginner"), pace=0.05)["table"]["id"])
    while socket.version < 10:
        socket.hear()
    admin("admin", "close", socket.table_id)
    eventually(lambda: ola.get(f"/api/tables/{socket.table_id}").json["status"] == "over")
    told = ola.get(f"/api/tables/{socket.table_id}").json
    assert told["closed"] is not None
    socket.close()


@pytest.mark.both
def test_a_table_is_deleted(own_host: Host, admin: Admin) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    (socket,) = seated(ola, [], bot(), pace=10)
    admin("admin", "delete", socket.table_id)
    assert sent_away(socket) == "table-unknown"
    assert ola.get(f"/api/tables/{socket.table_id}").error == "table-unknown"
    assert Socket(ola, socket.table_id).hangup() == (4404, "table-unknown")
    assert ola.get("/api/me/tables").json == []


def test_a_guest_is_banned_for_a_time(own_host: Host, admin: Admin) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    sockets = seated(ola, [jan])
    people = {row["name"]: row for row in json.loads(admin("admin", "people", "--json"))}
    assert people["Jan"]["seats"] == 1
    admin("admin", "ban", people["Jan"]["id"], "--for", "1h", "--reason", "Be kind.")
    assert sent_away(sockets[1]) == "visitor-banned"
    refused = jan.get("/api/me")
    assert (refused.status, refused.error) == (403, "visitor-banned")
    assert refused.json["error"]["params"]["reason"] == "Be kind."
    assert jan.post("/api/guests", {"name": "Somebody else"}).error == "visitor-banned"
    assert Socket(jan, sockets[1].table_id).hangup() == (4404, "visitor-banned")
    assert ola.get("/api/me").status == 200
    (order,) = json.loads(admin("admin", "orders", "--json"))
    own_host.stop()
    own_host.start()
    eventually(lambda: jan.get("/api/me").status == 403)
    admin("admin", "withdraw", order["id"])
    eventually(lambda: jan.get("/api/me").status == 200)
    act(ola.sit_at(sockets[0].table_id), "keep first", seat=0)


def test_a_network_is_banned_for_a_time(own_host: Host, admin: Admin) -> None:
    own_host.options = ("--trust-proxy", "127.0.0.1")
    own_host.start()
    near = Person(own_host.url)
    far = {"x-forwarded-for": "203.0.113.9"}
    assert near.request("GET", "/api/games", headers=far).status == 200
    admin("admin", "ban", "203.0.113.0/24", "--for", "1h")
    eventually(lambda: near.request("GET", "/api/games", headers=far).status == 403)
    refused = near.request("GET", "/api/tables", headers=far)
    assert refused.error == "visitor-banned"
    assert "content-security-policy" in refused.headers
    assert near.request("GET", "/healthz", headers=far).status == 200
    assert near.get("/api/games").status == 200
    (order,) = json.loads(admin("admin", "orders", "--json"))
    admin("admin", "withdraw", order["id"])
    eventually(lambda: near.request("GET", "/api/games", headers=far).status == 200)


def test_everybody_is_told_something(own_host: Host, admin: Admin) -> None:
    nobody = Person(own_host.start().url)
    assert nobody.get("/api/announcements").json == []
    admin("admin", "announce", "--en", "Back at  ten.", "--pl", "Wracamy o dziesiątej.", "--for", "1h")
    eventually(lambda: nobody.get("/api/announcements").json != [])
    (told,) = nobody.get("/api/announcements").json
    assert told["words"] == {"en": "Back at ten.", "pl": "Wracamy o dziesiątej."}
    admin("admin", "withdraw", told["id"])
    eventually(lambda: nobody.get("/api/announcements").json == [])


def test_an_order_holds_until_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.in_folder(tmp_path).close()
    operation = Operation(tmp_path)
    operation._writer.submit(SignOut("nobody")).result()  # which is told too, but holds for nobody who asks
    short, long = (operation.ban("203.0.113.0/24", seconds) for seconds in (2, 3600))
    assert operation.orders() == [short, long]
    monkeypatch.setattr("peron.store.orders._now", lambda: short.until + 1)
    assert operation.orders() == [long]
    operation.close_store()


@pytest.mark.both
def test_a_backup_under_load_is_restored_and_goes_on(
    own_host: Host, admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_host.options = (*own_host.options, "--no-limits")
    ola = Person.guest(own_host.start().url, "Ola")
    watched = [ola.sit_at(ola.set_up(bot("beginner"), bot("steady"), pace=0)["table"]["id"]) for _ in range(4)]
    (played,) = seated(ola, [], bot(), pace=0)
    act(played, "keep both")
    for socket in watched:
        socket.until_version(30)
    file = str(tmp_path / "all.backup")
    assert "5 tables and 1 guest" in admin("backup", file)
    for socket in watched:
        socket.say("ping")
        socket.until(lambda message: message["type"] == "pong")
    before = {socket.table_id: {step["version"]: step for step in socket.steps} for socket in watched}
    played.until_my_turn()
    version = played.version
    act(played, "draw deck")

    assert "5 tables and 1 guest" in admin("restore", file, "--replace")
    assert sent_away(played) == "table-moved"
    again = ola.sit_at(played.table_id)
    assert again.version <= version
    again.until_my_turn()
    act(again, "draw deck")
    for socket in watched:
        restored = ola.sit_at(socket.table_id)
        known: dict[int, Any] = before[socket.table_id]
        same = [step for step in restored.steps if step["version"] in known][:20]
        assert len(same) == 20
        assert all(step == known[step["version"]] for step in same)
        reached = restored.version
        if restored.table["status"] != "over":
            while restored.version == reached:
                restored.hear()


def test_an_open_seat_has_nothing_to_be_closed(own_host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    id = ola.set_up(ME, OPEN)["table"]["id"]
    for table, said in ((id, "has not started"), ("nowhere", "no such table")):
        assert run(["--lang", "en", "admin", "close", table, "--data-dir", str(own_host.folder)]) == 1
        assert said in capsys.readouterr().err


@pytest.fixture
def in_chicago() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "America/Chicago")
        time.tzset()
        yield
    time.tzset()


def test_what_is_listed_has_its_time_in_utc_and_words_of_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], in_chicago: None
) -> None:
    Store.in_folder(tmp_path).close()
    where = ("--data-dir", str(tmp_path))
    assert run(["--lang", "en", "admin", "ban", "203.0.113.0/24", "--for", "1h", *where]) == 0
    in_an_hour = time.strftime("%Y-%m-%d %H", time.gmtime(time.time() + 3600))
    assert re.search(rf"until {in_an_hour}:\d\d UTC\.", capsys.readouterr().out)
    for language, kind in (("en", "ban"), ("pl", "blokada")):
        assert run(["--lang", language, "admin", "orders", *where]) == 0
        line = capsys.readouterr().out.splitlines()[1]
        assert re.search(rf"  {kind} +{in_an_hour}:\d\d UTC  203\.0\.113\.0/24$", line)


@pytest.mark.parametrize(("words", "said"), [("", "--pl has none"), (" \n", "--pl has none"), ("a" * 501, "501")])
def test_an_announcement_that_says_nothing_or_has_no_end_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    Store.in_folder(tmp_path).close()
    announce = ["admin", "announce", "--en", "Back at ten.", "--pl", words, "--data-dir", str(tmp_path)]
    assert run(["--lang", "en", *announce]) == 1
    assert said in capsys.readouterr().err
    operation = Operation(tmp_path)
    assert operation.orders() == []
    operation.close_store()
