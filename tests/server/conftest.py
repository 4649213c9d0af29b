from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from peron.text.catalogue import Catalogue
from tests.postgres import postgres
from tests.server.client import Person
from tests.server.host import Host
from tests.server.hostile import Game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked `both` runs on PostgreSQL too."""
    if "database" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both"):
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True, scope="module")


def _new_database() -> tuple[str, ...]:
    return ("--database", postgres().new_database().render_as_string(hide_password=False))


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The options that give a server its database: SQLite in its folder, unless a test asks for another."""
    return () if getattr(request, "param", "sqlite") == "sqlite" else _new_database()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, database: tuple[str, ...]) -> Iterator[Host]:
    """A server for the tests of a module, without limits: one address plays many people."""
    running = Host(tmp_path_factory.mktemp("data"), "--no-limits", *database).start()
    yield running
    if running.running:
        running.stop()


@pytest.fixture
def own_database(database: tuple[str, ...]) -> tuple[str, ...]:
    """The same for one test alone."""
    return _new_database() if database else ()


@pytest.fixture
def own_host(tmp_path: Path, own_database: tuple[str, ...]) -> Iterator[Host]:
    """A server for one test alone, with the limits that everybody has; not started yet."""
    own = Host(tmp_path / "data", *own_database)
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
