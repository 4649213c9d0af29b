from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from peron.text.catalogue import Catalogue
from tests.server.client import Person
from tests.server.host import Host
from tests.server.hostile import Game


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for the tests of a module, without limits: one address plays many people."""
    running = Host(tmp_path_factory.mktemp("data"), "--no-limits").start()
    yield running
    if running.running:
        running.stop()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server for one test alone, with the limits that everybody has; not started yet."""
    own = Host(tmp_path / "data")
    yield own
    if own.running:
        own.stop()


@pytest.fixture
def ola(host: Host) -> Person:
    return Person.guest(host.url, "Ola")


@pytest.fixture
def jan(host: Host) -> Person:
    return Person.guest(host.url, "Jan")


@pytest.fixture
def game(host: Host) -> Iterator[Game]:
    """A game of two people that a test may try to harm."""
    made = Game(host.url)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is missing fails the test."""
    monkeypatch.setattr(Catalogue, "strict", True)
