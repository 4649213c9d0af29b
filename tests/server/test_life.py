"""The server as a process: how it starts, what it refuses to start with, what it says, and how it stops."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.text import Texts, languages
from peron.text.catalogue import Catalogue
from tests.server.client import ME, OPEN, Person, bot
from tests.server.host import Host
from tests.server.play import act, seated
from tests.server.raw import Raw, framed


@pytest.mark.both
def test_healthz_tells_how_it_is(own_host: Host) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    answer = ola.get("/healthz")
    assert answer.status == 200
    version = peron.__version__
    assert answer.json == {"status": "ok", "version": version, "tables": 0, "sockets": 0}
    table = ola.sit_at(ola.set_up(ME, OPEN)["table"]["id"])
    assert ola.get("/healthz").json == {**answer.json, "tables": 1, "sockets": 1}
    table.close()


# --- stopping ---------------------------------------------------------------------------------------------------------


def children(pid: int) -> set[int]:
    """The processes that a process has started, and those that they have."""
    told = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = {int(child): int(parent) for child, parent in map(str.split, told.splitlines())}
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}


def alive(pids: set[int]) -> set[int]:
    told = subprocess.run(["ps", "-A", "-o", "pid=,stat="], capture_output=True, text=True, check=True).stdout
    running = {int(line.split()[0]) for line in told.splitlines() if not line.split()[1].startswith("Z")}
    return pids & running


def await_end(pids: set[int]) -> None:
    """A process that has let go of its output may still be on its way out."""
    end = time.monotonic() + 30
    while left := alive(pids):
        assert time.monotonic() < end, f"processes are left: {left}"
        time.sleep(0.02)


def thinkers(host: Host) -> set[int]:
    """The processes in which bots think."""
    told = subprocess.run(["ps", "-A", "-o", "pid=,args="], capture_output=True, text=True, check=True).stdout
    spawned = {int(line.split()[0]) for line in told.splitlines() if "multiprocessing.spawn" in line}
    return spawned & children(pid_of(host))


def pid_of(host: Host) -> int:
    assert host.process is not None
    return host.process.pid


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_says_goodbye_and_loses_nothing(own_host: Host, how: signal.Signals) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    sockets = seated(ola, [jan])
    id = sockets[0].table_id
    playing = ola.set_up(ME, bot(), pace=0.01)["table"]["id"]
    watching = ola.sit_at(playing)
    for player in sockets:
        act(player, "keep both")
    for player in sockets:
        player.until_version(6)
    pid = pid_of(own_host)
    thinking = children(pid)
    assert thinking, "bots think in processes of their own"
    os.kill(pid, how)
    for player in (*sockets, watching):
        assert player.hangup() == (1012, "server-stopping")
    assert own_host.process is not None
    assert own_host.process.wait(30) == 0
    own_host.await_silence()
    await_end(thinking)
    own_host.start()
    for person, before in zip((ola, jan), sockets, strict=True):
        again = person.sit_at(id)
        assert (again.steps, again.view) == (before.steps, before.view)
        again.close()
    after = ola.sit_at(playing)
    assert after.steps[: len(watching.steps)] == watching.steps
    after.close()


@pytest.mark.both
def test_a_move_in_hand_is_written_before_it_stops(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    first, second = seated(ola, [jan])
    first.say("move", id="last", seat=0, move="keep both", version=first.version)
    os.kill(pid_of(own_host), signal.SIGTERM)
    first.hangup()
    second.hangup()
    acknowledged = [said["version"] for said in first.messages if said["type"] == "ack"]
    assert own_host.process is not None
    assert own_host.process.wait(30) == 0
    own_host.await_silence()
    own_host.start()
    again = ola.sit_at(first.table_id)
    assert again.steps[: len(first.steps)] == first.steps
    answer = again.command("move", id="last", seat=0, move="keep both", version=first.version)
    assert answer["type"] == "ack"
    assert [answer["version"]] == (acknowledged or [5])
    again.close()


def test_killed_it_leaves_no_processes_behind(own_host: Host) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    ola.set_up(ME, bot(), bot(), pace=0)
    thinking = children(pid_of(own_host))
    assert thinking
    own_host.kill()
    await_end(thinking)


def test_a_thinking_process_that_dies_is_replaced(own_host: Host) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    table = ola.sit_at(ola.set_up(ME, bot(), pace=0)["table"]["id"])
    for _ in range(3):
        for pid in thinkers(own_host):
            with suppress(ProcessLookupError):  # the pool has ended it with another one
                os.kill(pid, signal.SIGKILL)
        table.until_my_turn()
        while not table.over and 0 in table.table["actors"]:
            act(table, table.view["moves"][0]["move"])
    table.until_my_turn()
    table.close()


# --- what it does not start with --------------------------------------------------------------------------------------


def told_by(*arguments: str, language: str = "en") -> tuple[int, str]:
    """The exit code of `peron serve` and what it writes, when it does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "peron", "--lang", language, "serve", "--no-browser", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr.strip()


@pytest.mark.parametrize("language", languages())
def test_a_second_server_on_the_same_folder_is_refused_with_a_sentence(host: Host, language: str) -> None:
    told = told_by("--port", "0", "--data-dir", str(host.folder), language=language)
    assert told == (1, Texts(language).say("store-in-use", path=str(host.folder)))
    assert Person(host.url).get("/healthz").status == 200


@pytest.mark.parametrize("language", languages())
def test_a_port_in_use_is_refused_with_a_sentence(host: Host, tmp_path: Path, language: str) -> None:
    code, told = told_by("--port", str(host.port), "--data-dir", str(tmp_path / "other"), language=language)
    problem = re.search(r"\[Errno \d+\][^.]*", told)
    assert problem is not None
    said = Texts(language).say("serve-address", host="127.0.0.1", port=str(host.port), problem=problem[0])
    assert (code, told) == (1, said)
    assert not (tmp_path / "other").exists()


WRONG = {
    "an unknown option": ("--prot", "80"),
    "a port that is no number": ("--port", "http"),
    "a port that is none": ("--port", "99999"),
    "an address of others": ("--host", "192.0.2.1"),
    "a log level that is none": ("--log-level", "loud"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_options_are_told_in_the_language_of_the_reader(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "data"
    told = {lang: told_by("--data-dir", str(folder), *WRONG[name], language=lang) for lang in languages()}
    for code, text in told.values():
        assert code in (1, 2)
        assert 1 <= len(text.splitlines()) <= 2
    assert not folder.exists()
    assert len(set(told.values())) == len(languages())


@pytest.mark.parametrize("language", languages())
def test_a_folder_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path, language: str) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert told_by("--port", "0", "--data-dir", str(file), language=language)[0] == 1
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "peron.sqlite").write_bytes(b"no database at all" * 1000)
    code, told = told_by("--port", "0", "--data-dir", str(tmp_path / "data"), language=language)
    assert code == 1
    assert told == Texts(language).say("store-unreadable", path=str(tmp_path / "data" / "peron.sqlite"))


@pytest.mark.parametrize("language", languages())
def test_it_says_where_it_is_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    with serving(tmp_path, language) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline().strip() for _ in range(2)]
    texts = Texts(language)
    url = re.search(r"http://\S+", lines[0])
    assert url is not None
    assert lines[0] == texts.say("serve-ready", url=url[0])
    assert lines[1] == texts.say("serve-stop", folder=str(tmp_path / "data"))


@contextmanager
def serving(folder: Path, language: str) -> Iterator[subprocess.Popen[str]]:
    arguments = ["serve", "--port", "0", "--data-dir", str(folder / "data"), "--no-browser"]
    process = subprocess.Popen(
        [sys.executable, "-m", "peron", "--lang", language, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=30)


# --- what it writes to its log ----------------------------------------------------------------------------------------


def test_every_line_of_the_log_is_json_with_an_event_that_has_a_sentence(
    own_host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)
    own_host.options = ("--no-limits", "--log-level", "debug")
    host = own_host.start()
    ola = Person.guest(host.url, "Ola")
    table = ola.sit_at(ola.set_up(ME, bot(), pace=0)["table"]["id"])
    act(table, "keep both")
    table.until_my_turn()
    assert table.command("concede", seat=0)["type"] == "ack"
    broken = Raw.socket(host.url, table.table_id)
    broken.send(framed(b"\xff"))
    broken.hangup()
    broken.close()
    nonsense = Raw.to(host.url)
    nonsense.send(b"\0\r\n\r\n")
    nonsense.rest()
    nonsense.close()
    with socket.create_connection(("127.0.0.1", host.port)):
        pass
    table.close()
    assert host.stop() == 0
    lines: list[Any] = [json.loads(line) for line in host.logged().splitlines()]
    events = [line["event"] for line in lines]
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}", line["time"])
        assert line["level"] in ("debug", "info", "warning", "error")
        for language in languages():
            assert Texts(language).say(line["event"])
    assert events[0] == "log-server-started"
    assert events[-1] == "log-server-stopped"
    assert {"log-table-new", "log-table-over", "log-library"} <= set(events)
    assert [line["exception"] for line in lines if "exception" in line and line["event"] != "log-library"] == []
