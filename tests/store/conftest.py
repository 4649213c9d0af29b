"""A fresh database for every test: an SQLite file, or a schema of its own in the database of PERON_TEST_DATABASE."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, make_url
from sqlalchemy.schema import CreateSchema, DropSchema

from peron.store import AddGuest, Store, Writer

DATABASE = os.environ.get("PERON_TEST_DATABASE")


@pytest.fixture
def url(tmp_path: Path) -> Iterator[URL]:
    if DATABASE is None:
        yield URL.create("sqlite", database=str(tmp_path / "peron.sqlite"))
        return
    schema = f"test_{secrets.token_hex(8)}"
    engine = create_engine(DATABASE)
    with engine.begin() as connection:
        connection.execute(CreateSchema(schema))
    yield make_url(DATABASE).update_query_dict({"options": f"-csearch_path={schema}"})
    with engine.begin() as connection:
        connection.execute(DropSchema(schema, cascade=True))
    engine.dispose()


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
def _sqlite_only() -> None:
    if DATABASE is not None:
        pytest.skip("about SQLite")
