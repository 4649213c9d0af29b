"""A server whose database fails: it says so, nobody gets a riddle, and one damaged table is one damaged table."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from peron.text import Texts, languages
from tests.postgres import postgres
from tests.server.client import ME, OPEN, Person, Socket, bot
from tests.server.host import Host
from tests.server.many import soon
from tests.server.play import act, do, seated


def database(host: Host) -> Path:
    return host.folder / "peron.sqlite"


@contextmanager
def full_disk(host: Host) -> Iterator[None]:
    """No file of the server may grow: SQLite can read everything, and write nothing."""
    import resource

    assert host.process is not None
    before = resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, before)


def until_ready(person: Person, status: int) -> None:
    """The answer is up to a second old."""
    end = time.monotonic() + 15
    while (answer := person.get("/readyz")).status != status:
        assert time.monotonic() < end, answer.body
        time.sleep(0.1)
    assert answer.json == {"status": "ok" if status == 200 else "failing"}


# --- a database that does not take anything ---------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit on the size of a process's files")
def test_it_says_that_it_cannot_write_and_goes_on_when_it_can(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    first, second = seated(ola, [jan])
    assert ola.get("/readyz").status == 200
    with full_disk(own_host):
        until_ready(ola, 503)
        assert ola.get("/healthz").json["status"] == "ok", "it is alive"
        assert ola.get("/api/me/tables").status == 200, "and reads"

        answer = ola.post("/api/guests", {"name": "Ela"})
        assert (answer.status, answer.error) == (503, "store-unavailable")
        answer = ola.post("/api/tables", {"game": "berlin", "seats": [ME, OPEN]})
        assert (answer.status, answer.error) == (503, "store-unavailable")
        first.say("move", id="once", seat=0, move="keep both", version=first.version)
        assert first.hangup() == (1013, "store-unavailable")

    until_ready(ola, 200)
    again = ola.sit_at(first.table_id)
    assert again.steps == first.steps, "nothing was written"
    assert again.command("move", id="once", seat=0, move="keep both", version=again.version)["type"] == "ack"
    act(second, "keep both")
    again.close()
    second.close()
    soon(lambda: "log-database-back" in own_host.logged())
    assert own_host.stop() == 0
    log = own_host.logged()
    assert "log-database-failing" in log
    assert "Traceback" not in log


def test_however_many_ask_it_writes_once_a_second(own_host: Host) -> None:
    own_host.options = ("--no-limits",)
    ola = Person(own_host.start().url)
    with closing(sqlite3.connect(database(own_host))) as looking:
        seen = set()
        begun = time.monotonic()
        for _ in range(100):
            assert ola.get("/readyz").status == 200
            seen.add(looking.execute("SELECT at FROM probe").fetchone())
        took = time.monotonic() - begun
    assert 1 <= len(seen) <= 2 + took


def test_a_postgresql_that_goes_away_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    url = postgres().new_database().render_as_string(hide_password=False)
    host = Host(tmp_path / "none", "--database", url).start()
    try:
        ola, jan = Person.guest(host.url, "Ola"), Person.guest(host.url, "Jan")
        first, second = seated(ola, [jan])
        act(first, "keep both")
        assert not (tmp_path / "none").exists()
        postgres().stop()
        until_ready(ola, 503)
        assert (ola.get("/api/me").status, ola.get("/api/me").error) == (503, "store-unavailable")
        assert Socket(ola, first.table_id).hangup() == (1013, "store-unavailable")
        second.until_version(first.version)
        second.say("move", id="m", seat=1, move="keep both", version=second.version)
        assert second.hangup() == (1013, "store-unavailable")
        postgres().go_on()
        until_ready(ola, 200)
        again = jan.sit_at(second.table_id)
        assert again.command("move", id="m", seat=1, move="keep both", version=again.version)["type"] == "ack"
        again.close()
        first.close()
    finally:
        postgres().go_on()
        host.stop()


# --- a damaged table --------------------------------------------------------------------------------------------------

DAMAGE = {
    "a move that is none": "UPDATE entries SET data = '{\"move\":-7}' WHERE table_id = ? AND kind = 'move'",
    "what is no JSON": "UPDATE entries SET data = '{\"move\":' WHERE table_id = ? AND kind = 'move'",
    "a gap": "DELETE FROM entries WHERE table_id = ? AND version = 2",
    "no end": "DELETE FROM entries WHERE table_id = ? AND version > 3",
}


def test_a_table_whose_log_is_damaged_is_set_aside_and_all_others_go_on(own_host: Host) -> None:
    own_host.options = ("--no-limits",)
    ola = Person.guest(own_host.start().url, "Ola")
    broken = {}
    for name in DAMAGE:
        table = ola.sit_at(ola.set_up(ME, bot(), pace=10, listed=True)["table"]["id"])
        act(table, "keep both")
        broken[name] = table.table_id
        table.close()
    well = ola.sit_at(ola.set_up(ME, bot(), pace=0)["table"]["id"])
    act(well, "keep both")
    well.close()
    own_host.kill()
    with closing(sqlite3.connect(database(own_host))) as looking, looking:
        for name, id in broken.items():
            assert looking.execute(DAMAGE[name], (id,)).rowcount > 0
        waiting = "UPDATE tables SET bot_turn = 1, status = 'playing' WHERE id IN (?, ?, ?)"
        looking.execute(waiting, [broken[name] for name in list(DAMAGE)[:3]])

    own_host.start()  # three of them wait for a bot; nobody has asked for the others yet
    for id in broken.values():
        answer = ola.get(f"/api/tables/{id}")
        assert (answer.status, answer.error) == (410, "table-damaged")
        assert Socket(ola, id).hangup() == (4404, "table-damaged")
        for language in languages():
            assert Texts(language).tell(answer.error, answer.json["error"]["params"])
    assert [table["id"] for table in ola.get("/api/me/tables").json] == [well.table_id]
    assert ola.get("/api/tables").json == []
    again = ola.sit_at(well.table_id)
    again.until_my_turn()
    act(again, "draw deck")
    again.close()
    with closing(sqlite3.connect(database(own_host))) as looking:
        found = looking.execute("SELECT id, bot_turn FROM tables WHERE status = 'damaged'").fetchall()
    assert sorted(found) == sorted((id, 0) for id in broken.values())
    own_host.stop()
    lines = [json.loads(line) for line in own_host.logged().splitlines()]
    aside = [line["table"] for line in lines if line["event"] == "table-damaged"]
    assert sorted(aside) == sorted(broken.values()), "each is told once"
    own_host.start()
    assert ola.get(f"/api/tables/{broken['a gap']}").error == "table-damaged"


# --- what nobody needs any more ---------------------------------------------------------------------------------------


def test_what_nobody_has_touched_is_deleted_if_it_is_wanted(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan, ela = (Person.guest(url, name) for name in ("Ola", "Jan", "Ela"))
    old = [jan.set_up(ME, OPEN)["table"]["id"] for _ in range(19)]
    (kept,) = seated(ola, [], bot(), pace=10)
    kept.close()
    own_host.stop()
    with closing(sqlite3.connect(database(own_host))) as looking, looking:
        looking.execute("UPDATE tables SET changed = changed - 40 * 86400000 WHERE id != ?", (kept.table_id,))
        looking.execute("UPDATE guests SET seen = seen - 40 * 86400000")
    own_host.start()
    assert ela.get("/api/me").status == 200, "Ela comes back"
    assert ola.get(f"/api/tables/{old[0]}").status == 200, "it was not said that anything is to be deleted"
    own_host.stop()

    own_host.options = ("--keep-days", "30")
    own_host.start()
    end = time.monotonic() + 20
    while "log-forgotten" not in own_host.logged():
        assert time.monotonic() < end
        time.sleep(0.05)
    assert jan.get("/api/me").status == 401
    assert ola.get(f"/api/tables/{old[0]}").error == "table-unknown"
    assert (ola.get("/api/me").status, ela.get("/api/me").status) == (200, 200)
    again = ola.sit_at(kept.table_id)
    do(again, "concede", seat=0)
    again.close()
    own_host.stop()
    forgotten = [line for line in map(json.loads, own_host.logged().splitlines()) if line["event"] == "log-forgotten"]
    assert [(line["tables"], line["guests"], line["boards"]) for line in forgotten] == [(19, 1, 0)]
