"""A log can be made long; nobody pays for it but by a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from peron.tables.history import MOST, WINDOW
from tests.server.client import ME, Person, Socket
from tests.server.host import Host


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    running = Host(tmp_path / "data", "--no-limits").start()
    yield running
    if running.running:
        running.stop()


def taken_back_again_and_again(ola: Person, table: str, times: int = MOST["undo"]) -> Socket:
    socket = ola.sit_at(table)
    first = socket.you["view"]["moves"][0]["move"]
    for _ in range(times):
        assert socket.move(first)["type"] == "ack"
        undone = socket.command("undo", seat=0)
        socket.until_version(undone["version"])
    assert socket.move(first)["type"] == "ack"
    assert socket.command("undo", seat=0)["error"]["key"] == "table-too-often"
    return socket


def test_a_table_with_a_long_log_is_told_shorter_and_goes_on(host: Host) -> None:
    ola = Person.guest(host.url, "Ola")
    table = ola.set_up(ME, game="london")["table"]["id"]
    before = taken_back_again_and_again(ola, table)
    for _ in range(3):
        before.until_version(before.move(before.you["view"]["moves"][0]["move"])["version"])
    version, view = before.version, before.you["view"]
    assert version > 2 * MOST["undo"]
    host.kill()
    host.start()
    ola.url = host.url
    anew = ola.sit_at(table)
    assert (anew.version, anew.you["view"]) == (version, view)
    assert anew.messages[-1]["follows"] == 0
    assert len(anew.steps) < version - WINDOW, "what was taken back long ago is told to nobody"
    late = ola.sit_at(table, version - 3)
    assert (late.messages[-1]["follows"], len(late.steps)) == (version - 3, 3)
    early = ola.sit_at(table, 3)
    assert (early.messages[-1]["follows"], len(early.steps)) == (0, len(anew.steps))
    assert anew.move(anew.you["view"]["moves"][0]["move"])["type"] == "ack"
    assert anew.command("undo", seat=0)["error"]["key"] == "table-too-often", "a restart does not wipe the slate"
    past = ola.get(f"/api/tables/{table}/at/5?seat=0")
    assert (past.status, past.json["version"]) == (200, 5)


def test_a_command_from_long_ago_is_not_done_again(host: Host) -> None:
    ola = Person.guest(host.url, "Ola")
    table = ola.set_up(ME, game="london")["table"]["id"]
    socket = ola.sit_at(table)
    assert socket.command("pace", id="first", seconds=1)["type"] == "ack"
    kept = socket.command("pace", id="second", seconds=1)
    first = {"seat": 0, "move": socket.you["view"]["moves"][0]["move"], "version": socket.version, "id": "move"}
    moved, back = socket.command("move", **first), socket.command("undo", seat=0, id="undo")
    assert (moved["type"], back["type"]) == ("ack", "ack")
    taken_back_again_and_again(ola, table, MOST["undo"] - 1).close()
    host.kill()
    host.start()
    ola.url = host.url
    socket = ola.sit_at(table)
    version = socket.version
    assert socket.command("pace", id="second", seconds=2)["version"] == kept["version"], "what still counts is known"
    again = [
        socket.command("pace", id="first", seconds=2),
        socket.command("move", **first),
        socket.command("undo", seat=0, id="undo"),
    ]
    assert [(answer["type"], answer["version"]) for answer in again] == [
        ("ack", version) for version in (kept["version"] - 1, moved["version"], back["version"])
    ], "what only the log knows is acknowledged too, though it could not be done now"
    assert ola.sit_at(table).version == version
    assert socket.move(socket.you["view"]["moves"][0]["move"])["type"] == "ack", "the table goes on"
