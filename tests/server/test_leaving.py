"""A guest goes: signs out, takes everything along, or has it deleted. Those who played with them lose nothing."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from peron.server.bodies import TableBody
from peron.server.leaving import BATCH, delete_guest
from peron.tables.history import MOST
from peron.tables.seats import TableError
from tests.loops import run
from tests.server.client import ME, OPEN, Person
from tests.server.host import Host
from tests.server.inside import new_guest, open_lobby, set_up
from tests.server.many import soon
from tests.server.play import act, begin_turns, seated


def test_who_signs_out_is_a_stranger_everywhere(own_host: Host) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    (socket,) = seated(ola, [], ME, pace=10)
    answer = ola.post("/api/me/sign-out")
    assert answer.status == 204
    assert "peron=" in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert socket.hangup()[1] == "guest-unknown"
    assert ola.get("/api/me").error == "guest-unknown", "also with the old cookie"
    assert ola.sit_at(socket.table_id).you["seats"] == []
    assert Person(own_host.url).post("/api/me/sign-out").status == 401


def test_who_asks_gets_everything_that_is_kept_about_them_and_nothing_about_others(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    answer = jan.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="peron.json"'
    told = answer.json
    assert told["guest"]["name"] == "Jan"
    (table,) = told["tables"]
    assert (table["id"], table["host"], table["seats"]) == (sockets[0].table_id, False, [{"seat": 1, "name": "Jan"}])
    assert [entry["kind"] for entry in table["entries"]] == ["sit", "move"]
    for secret in (b"Ola", b"seed", b"token", jan.cookie.partition("=")[2].encode()):
        assert secret not in answer.body


def test_who_is_deleted_leaves_no_name_where_another_has_taken_their_seat(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan, ela = (Person.guest(url, name) for name in ("Ola", "Jan Kowalski", "Ela"))
    sockets = seated(ola, [jan])
    invitation = jan.post(f"/api/tables/{sockets[0].table_id}/seats/1/invitation")
    ela.accept(invitation.json["token"])
    assert [table["id"] for table in jan.get("/api/me/data").json["tables"]] == [sockets[0].table_id]
    assert jan.request("DELETE", "/api/me").status == 204
    own_host.stop()
    with closing(sqlite3.connect(own_host.folder / "peron.sqlite")) as database:
        assert "Kowalski" not in "\n".join(database.iterdump())


@pytest.mark.both
def test_who_is_deleted_leaves_their_seat_to_a_bot_and_no_name(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan Kowalski")
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    alone = jan.set_up(ME, {"kind": "bot", "level": "steady"}, pace=10)["table"]["id"]
    waiting = jan.set_up(ME, OPEN)["table"]["id"]
    elsewhere = ola.set_up(ME, OPEN, OPEN)
    jan.accept(elsewhere["invitations"][0]["token"])

    assert jan.request("DELETE", "/api/me").status == 204
    assert jan.get("/api/me").status == 401
    for id in (alone, waiting):
        assert ola.get(f"/api/tables/{id}").error == "table-unknown"
    assert [seat["kind"] for seat in ola.get(f"/api/tables/{elsewhere['table']['id']}").json["seats"]][1] == "open"
    again = ola.sit_at(sockets[0].table_id)
    assert [seat["name"] for seat in again.table["seats"]] == ["Ola", "N.N."]
    assert again.table["seats"][1]["away"]
    again.until_my_turn()
    act(again, "draw deck")
    assert "Kowalski" not in "".join(again.texts)
    assert b"Kowalski" not in ola.get("/api/me/tables").body
    own_host.stop()
    own_host.start()
    assert b"Kowalski" not in ola.get(f"/api/tables/{again.table_id}").body


@pytest.mark.both
def test_who_has_many_tables_takes_them_all_along_and_leaves_them_all(own_host: Host) -> None:
    """They are gone through a few at a time."""
    own_host.options = (*own_host.options, "--no-limits")
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan Kowalski")
    shared = [seated(ola, [jan], pace=10)[0] for _ in range(2 * BATCH + 1)]
    alone = [jan.set_up(ME, ME, pace=10)["table"]["id"] for _ in range(BATCH)]
    told = jan.get("/api/me/data").json["tables"]
    assert [table["id"] for table in told] == [*(socket.table_id for socket in shared), *alone]
    assert jan.request("DELETE", "/api/me").status == 204
    for socket in shared:
        assert socket.hangup() == (1012, "table-moved")
    for socket in shared:
        assert [seat["name"] for seat in ola.get(f"/api/tables/{socket.table_id}").json["seats"]] == ["Ola", "N.N."]
    assert {ola.get(f"/api/tables/{id}").error for id in alone} == {"table-unknown"}
    soon(lambda: own_host.logged().count('"log-order"') >= 2)
    own_host.stop()
    assert own_host.logged().count('"log-order"') == 2, "servers are told once of all tables, and of the guest"


def test_nothing_of_somebody_deleted_is_left_in_the_database(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan Kowalski")
    sockets = seated(jan, [ola])
    begin_turns(sockets)
    jan.set_up(ME, ME, pace=10)
    assert jan.request("DELETE", "/api/me").status == 204
    Person.guest(url, "Ela").request("DELETE", "/api/me")
    own_host.stop()
    with closing(sqlite3.connect(own_host.folder / "peron.sqlite")) as looking:
        everything = "\n".join(looking.iterdump())
        guests = looking.execute("SELECT name FROM guests ORDER BY name").fetchall()
    assert "Kowalski" not in everything
    assert guests == [("N.N.",), ("Ola",)], "the one is still the host of a game that another plays"


def test_who_is_deleted_leaves_their_seat_to_a_bot_however_often_they_have_left_it_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            ola, jan = await new_guest(lobby, "Ola"), await new_guest(lobby, "Jan")
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            body = TableBody.model_validate({"game": "berlin", "seats": seats, "pace": 10})
            table, invitations = await lobby.set_up(ola, body, "home")
            gathering = await set_up(lobby, ola, "me", "open", "open")
            async with lobby.rooms.enter(gathering) as room:
                for _ in range(MOST["open"]):
                    await room.do(lambda table: table.sit(jan.id, 1, "Jan"))
                    await room.do(lambda table: table.open_seat(jan.id, 1))
                    room.table.history.counts = Counter({("open", 1): room.table.history.counts["open", 1]})
                await room.do(lambda table: table.sit(jan.id, 1, "Jan"))
            for invitation, guest in zip(invitations, (jan, await new_guest(lobby, "Ela")), strict=True):
                await lobby.accept(guest, invitation.token, "home")
            async with lobby.rooms.enter(table.setup.id) as room:
                for _ in range(MOST["leave"]):
                    await room.do(lambda table: table.leave(jan.id, 1))
                    await room.do(lambda table: table.come_back(jan.id, 1))
                with pytest.raises(TableError, match="table-too-often"):
                    await room.do(lambda table: table.leave(jan.id, 1))
            await delete_guest(lobby, jan, "home")
            async with lobby.rooms.enter(table.setup.id) as room:
                assert room.table.seats[1].away, "a bot plays there"
            async with lobby.rooms.enter(gathering) as room:
                assert room.table.seats[1].kind == "open"

    run(work())
