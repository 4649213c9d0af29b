"""A fresh database for every test: each runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from peron.store import AddGuest, Store, Writer
from tests.postgres import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    if request.param == "postgresql":
        return postgres().new_database()
    return URL.create("sqlite", database=str(tmp_path / "peron.sqlite"))


@pytest.fixture
def store(url: URL) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def writer(store: Store) -> Iterator[Writer]:
    """A writer that has written two guests, anna and jan."""
    writer = Writer(store)
    writer.submit(AddGuest("anna", "Anna", "hash-anna")).result()
    writer.submit(AddGuest("jan", "Jan", "hash-jan")).result()
    yield writer
    writer.close()


@pytest.fixture
def _sqlite_only(url: URL) -> None:
    if url.get_backend_name() != "sqlite":
        pytest.skip("about SQLite")
