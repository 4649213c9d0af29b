"""What `peron serve` is told and cannot do: it says so at the start, and how it would be right."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from peron.server.bus import UnknownBus, make_bus
from peron.store import Store
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("https://play.example.org/", "play.example.org"),
        ("play.example.org/games", "play.example.org"),
        ("gra.żółw.pl", "gra.xn--w-uga1v8h.pl"),
        ("http://a b", "play.example.org"),
        ("", "play.example.org"),
    ],
)
def test_a_name_that_no_browser_asks_for_is_refused_with_the_right_one(
    command: Command, tmp_path: Path, name: str, right: str
) -> None:
    done = command("--lang", "en", "serve", "--data-dir", tmp_path / "data", "--allow-host", name)
    assert done.code == 2
    assert f"“{name}”" in done.err
    assert done.err.strip().endswith(f"--allow-host {right}")
    assert not (tmp_path / "data").exists()


def test_a_folder_of_titles_that_is_not_there_stops_the_server(command: Command, tmp_path: Path) -> None:
    done = command("--lang", "en", "serve", "--data-dir", tmp_path / "data", "--titles", tmp_path / "none")
    assert (done.code, done.err) == (1, f"There is no folder “{tmp_path / 'none'}” to take titles from.\n")
    assert not (tmp_path / "data").exists()


def test_an_access_log_that_cannot_be_written_stops_the_server(process: Command, tmp_path: Path) -> None:
    log = tmp_path / "none" / "a.log"
    arguments = ("--port", "0", "--no-browser", "--data-dir", tmp_path, "--access-log", log)
    done = process("--lang", "en", "serve", *arguments)
    assert done.code == 1
    assert done.err.startswith(f"The access log “{log}” cannot be written")


@pytest.mark.parametrize("url", ["http://x", "x", "nats://", "nats://x:port"])
def test_a_bus_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(UnknownBus) as refused:
        make_bus(url, cast(Store, SimpleNamespace(shared=True)))
    assert refused.value.key == "serve-bus-unknown"


def test_a_wrong_bus_is_told_before_the_server_starts(process: Command, tmp_path: Path) -> None:
    given = ("--database", f"sqlite:///{tmp_path}/peron.sqlite", "--bus", "nats://127.0.0.1")
    done = process("--lang", "en", "serve", "--port", "0", "--no-browser", *given)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("A bus is for several processes")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.invalid", "a..b"])
def test_an_address_of_others_is_not_put_right_by_another_port(process: Command, tmp_path: Path, host: str) -> None:
    done = process("--lang", "en", "serve", "--no-browser", "--data-dir", tmp_path / "data", "--host", host)
    assert done.code == 1
    assert done.err.startswith(f"Cannot listen at {host}: ")
    assert "--host" in done.err
    assert "port" not in done.err.removeprefix(f"Cannot listen at {host}: ").split("Give")[1]
