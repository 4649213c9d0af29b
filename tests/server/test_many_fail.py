"""Several servers on one database when something fails: a server, the bus, a thinker, the line to the database."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.amount import amount
from tests.postgres import postgres
from tests.server.bad_database_line import BadDatabaseLine
from tests.server.client import ME, Person, bot
from tests.server.host import Host, Nursery
from tests.server.many import Town, seated_at, soon, until_connected
from tests.server.play import act, advance, at_random, do, judged, play_on
from tests.server.wanderers import Party, playing

LASTS = 10.0
"""Seconds after which a silent process is forgotten, as the server has it."""


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


@pytest.fixture(params=["postgresql", "nats"])
def town(nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Town]:
    made = Town(nursery, tmp_path, request.param)
    yield made
    made.close()


@pytest.fixture
def nats_town(nursery: Nursery, tmp_path: Path) -> Iterator[Town]:
    made = Town(nursery, tmp_path, "nats")
    yield made
    made.close()


@pytest.fixture
def plain_town(nursery: Nursery, tmp_path: Path) -> Iterator[Town]:
    made = Town(nursery, tmp_path, "postgresql")
    yield made
    made.close()


def test_who_was_at_a_killed_server_is_gone_after_a_while_and_a_bot_may_stand_in(plain_town: Town) -> None:
    hosts = [plain_town.host(), plain_town.host()]
    first, second = seated_at([host.url for host in hosts])
    if first.messages[-1].get("connected") != [True, True]:
        until_connected(first, [True, True])
    assert first.command("stand-in", seat=1)["error"]["key"] == "table-present"
    hosts[1].kill()
    begun = time.monotonic()
    assert first.command("stand-in", seat=1)["error"]["key"] == "table-present", "not at once"
    until_connected(first, [True, False])
    assert time.monotonic() - begun < LASTS + 15
    do(first, "stand-in", seat=1)
    back = Person(hosts[0].url, cookie=second.person.cookie).sit_at(first.table_id)
    do(back, "return", seat=1)
    play_on([first, back], random.Random(1))
    judged(first, back)


def test_without_the_bus_all_is_seen_a_little_later_and_nobody_seems_gone(nats_town: Town) -> None:
    hosts = [nats_town.host(), nats_town.host()]
    sockets = seated_at([host.url for host in hosts], bot())
    assert nats_town.nats is not None
    nats_town.nats.kill()
    chance = random.Random(2)
    for _ in range(4):
        advance(sockets, at_random(chance))
    told = [said["connected"] for socket in sockets for said in socket.messages[4:] if said["type"] == "presence"]
    assert all(connected[:2] == [True, True] for connected in told)
    nats_town.nats.start()
    soon(lambda: "log-bus-back" in hosts[0].logged() and "log-bus-back" in hosts[1].logged())
    begun = time.monotonic()
    for _ in range(10):
        advance(sockets, at_random(chance))
    assert time.monotonic() - begun < 10, "the bus is back, and nobody has noticed"


def test_a_server_starts_and_serves_while_the_bus_is_away(nats_town: Town) -> None:
    assert nats_town.nats is not None
    nats_town.nats.kill()
    sockets = seated_at([nats_town.host().url, nats_town.host().url])
    advance(sockets, at_random(random.Random(3)))


def test_bots_are_thought_for_elsewhere_and_a_killed_thinker_loses_nothing(town: Town) -> None:
    url = town.host("--no-limits", "--thinkers", "0").url
    ola = Person.guest(url, "Ola")
    socket = ola.sit_at(ola.set_up(ME, bot(), bot())["table"]["id"])
    first = town.thinker()
    chance = random.Random(4)
    for _ in range(3):
        socket.until_my_turn()
        act(socket, chance.choice(socket.view["moves"])["move"])
    first.end(signal.SIGKILL)
    while 0 in socket.table["actors"]:
        act(socket, chance.choice(socket.view["moves"])["move"])
    version = socket.version
    time.sleep(0.5)
    town.thinker()
    socket.until_version(version + 1)
    assert socket.steps[version]["entry"]["kind"] == "move"


def test_a_bot_goes_on_when_the_server_that_asked_for_it_is_killed(plain_town: Town) -> None:
    """Nobody is there; another server finds the table after a while."""
    first, second = plain_town.host(), plain_town.host()
    ola = Person.guest(first.url, "Ola")
    at = ola.set_up(ME, bot(), bot(), bot(), pace=1.0)["table"]["id"]
    socket = ola.sit_at(at)
    do(socket, "leave", seat=0, level="steady")
    socket.close()
    first.kill()
    ola.url = second.url

    def version() -> int:
        return next(int(table["version"]) for table in ola.get("/api/me/tables").json if table["id"] == at)

    before = version()
    soon(lambda: version() > before, 40)


def test_a_bad_line_to_the_database_loses_and_doubles_nothing(plain_town: Town) -> None:
    with BadDatabaseLine(make_url(plain_town.database), seed=1) as line:
        plain_town.way = ("--database", line.url)
        urls = [plain_town.host().url, plain_town.host().url]
        parties = [Party(urls, number, 1) for number in range(3)]
        with playing(parties):
            line.bad.set()
            soon(lambda: line.cuts >= amount(10, 200), amount(60, 900))
            line.bad.clear()
        plain_town.close()  # before its database is out of reach
    assert all(party.over for party in parties)


# --- workers ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def workers(plain_town: Town, tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path, "--no-limits", "--workers", "2", "--database", plain_town.database).start()
    yield host
    if host.running:
        assert host.stop() == 0


def pids(workers: Host) -> set[int]:
    """The processes that serve: children of the parent, but for the one that cleans up after Python."""
    assert workers.process is not None
    pid = workers.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


@pytest.mark.alone
def test_workers_are_replaced_one_after_the_other_and_nobody_waits_for_long(workers: Host) -> None:
    """Only what takes long every time takes long."""
    assert any(longest_pause_while_replaced(workers, time) < 2.0 for time in (1, 2, 3))


def longest_pause_while_replaced(workers: Host, time: int) -> float:
    before = pids(workers)
    assert len(before) == 2
    parties = [Party([workers.url], number, 6 + time) for number in (0, 1)]
    with playing(parties):
        soon(lambda: sum(party.moves for party in parties) > 20)
        assert workers.process is not None
        workers.process.send_signal(signal.SIGHUP)
        soon(lambda: workers.logged().count("log-workers-replaced") == time, 60)
        assert not pids(workers) & before
    return max(pause for party in parties for pause in party.pauses)


def test_a_replacement_that_cannot_begin_leaves_the_old_one_and_says_so(workers: Host, tmp_path: Path) -> None:
    before = pids(workers)
    assert workers.process is not None
    postgres().stop()
    try:
        workers.process.send_signal(signal.SIGHUP)
        soon(lambda: "log-workers-left" in workers.logged(), 60)
    finally:
        postgres().go_on()
    told = [json.loads(line) for line in workers.logged().splitlines()]
    kept = [line for line in told if line["event"] == "log-worker-kept"]
    assert [(line["worker"], line["why"], line["reason"]) for line in kept] == [
        (number, "store-unopened", "away") for number in (0, 1)
    ]
    assert "log-workers-replaced" not in workers.logged()
    assert pids(workers) == before
    workers.process.send_signal(signal.SIGHUP)
    soon(lambda: "log-workers-replaced" in workers.logged(), 60)
    assert not pids(workers) & before


def test_nobody_else_serves_at_the_port_of_workers(workers: Host, plain_town: Town, tmp_path: Path) -> None:
    for more in ([], ["--workers", "2"]):
        given = ["--port", str(workers.port), "--no-browser", "--database", plain_town.database, *more]
        command = [sys.executable, "-m", "peron", "--lang", "en", "serve", *given]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (ended.returncode, ended.stdout) == (1, "")
        assert ended.stderr.startswith(f"Cannot listen at 127.0.0.1, port {workers.port}: ")


def test_who_stops_workers_before_they_serve_hears_no_complaint(plain_town: Town) -> None:
    given = ["--port", "0", "--no-browser", "--database", plain_town.database, "--workers", "2"]
    command = [sys.executable, "-m", "peron", "--lang", "en", "serve", *given]
    starting = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    children = Path(f"/proc/{starting.pid}/task/{starting.pid}/children")
    soon(lambda: len(children.read_text().split()) >= 2)
    os.killpg(starting.pid, signal.SIGTERM)
    assert starting.communicate(timeout=60) == ("", "")


def test_a_worker_that_dies_is_replaced(workers: Host) -> None:
    before = pids(workers)
    parties = [Party([workers.url], 0, 8)]
    with playing(parties):
        time.sleep(1.2)  # one that dies at once is given time to breathe
        os.kill(min(before), signal.SIGKILL)
        soon(lambda: len(pids(workers)) == 2 and pids(workers) != before)
    assert "log-worker-died" in workers.logged()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--database", "sqlite:///{folder}/peron.sqlite"), "Only bots of a PostgreSQL database"),
        (("--database", "{database}", "--bus", "carrier://pigeon"), "is not the address of a bus"),
    ],
)
def test_a_thinker_says_why_it_cannot_think(plain_town: Town, tmp_path: Path, options: list[str], reason: str) -> None:
    given = [one.format(folder=tmp_path, database=plain_town.database) for one in options]
    command = [sys.executable, "-m", "peron", "--lang", "en", "think", *given]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 1
    assert reason in ended.stderr


@pytest.mark.parametrize("option", [("--workers", "2"), ("--thinkers", "0"), ("--bus", "nats://127.0.0.1")])
def test_what_needs_a_shared_database_says_so(tmp_path: Path, option: tuple[str, str]) -> None:
    command = [sys.executable, "-m", "peron", "--lang", "en", "serve", "--data-dir", str(tmp_path), *option]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 2
    assert f"{option[0]} needs a database" in ended.stderr
