"""The client in the description of the protocol plays, on a real server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.test_docs import ROOT, block
from tests.server.host import Host


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """With the limits that everybody has."""
    running = Host(tmp_path / "data").start()
    yield running
    if running.running:
        running.stop()


@pytest.fixture
def client(tmp_path: Path) -> Path:
    path = tmp_path / "client.py"
    path.write_text(block(ROOT / "docs" / "protocol.md", "python"), "utf-8")
    return path


def started(client: Path, host: Host) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, str(client), host.url], stdout=subprocess.PIPE, text=True)


def told(playing: subprocess.Popen[str]) -> list[str]:
    """The last two lines it wrote."""
    out, _ = playing.communicate(timeout=120)
    assert playing.returncode == 0
    return out.splitlines()[-2:]


def test_the_client_plays_a_whole_game_against_a_bot(client: Path, host: Host) -> None:
    points, promise = told(started(client, host))
    assert points.startswith("points [")
    assert promise == "promise kept True"


def test_the_client_goes_on_after_the_server_was_killed(client: Path, host: Host) -> None:
    playing = started(client, host)
    assert playing.stdout is not None
    while playing.stdout.readline() != "version 12\n":
        assert playing.poll() is None
    host.kill()
    host.start()
    assert told(playing)[1] == "promise kept True"
