"""Opening a database: what is made, what is refused, and who else may have it."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, create_engine, text

from peron.store import Conflict, Damaged, InviteUsed, Store, StoreError, Writer, in_use
from peron.store.migrate import VERSION_TABLE
from peron.store.schema import metadata
from peron.text import Texts
from peron.text.catalogue import Catalogue
from tests.store.samples import add


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []


def test_what_was_written_is_there_when_it_is_opened_again(url: URL, store: Store, writer: Writer) -> None:
    writer.submit(add("t")).result()
    again = Store(url)
    assert again.log("t") == store.log("t") != None  # noqa: E711
    again.close()


def test_a_database_of_a_newer_peron_is_refused(url: URL, store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(StoreError) as refused:
        Store(url)
    assert refused.value.key == "store-newer"


def test_a_database_of_another_program_is_refused_and_left_as_it_is(url: URL) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('theirs')"))
    engine.dispose()
    file = Path(url.database or "")
    before = file.read_bytes() if file.exists() else b""
    with pytest.raises(StoreError) as refused:
        Store(url)
    assert refused.value.key == "store-unreadable"
    assert (file.read_bytes() if file.exists() else b"") == before


def test_a_file_that_is_no_database_is_refused_with_its_path(tmp_path: Path) -> None:
    file = tmp_path / "peron.sqlite"
    file.write_text("Dear diary, today we played Berlin. " * 100)
    with pytest.raises(StoreError) as refused:
        Store.in_folder(tmp_path)
    assert (refused.value.key, refused.value.params) == ("store-unreadable", {"path": str(file)})
    file.unlink()
    Store.in_folder(tmp_path).close()  # the lock is not kept by what was refused


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    Store.in_folder(tmp_path).close()
    file = tmp_path / "peron.sqlite"
    file.write_bytes(file.read_bytes()[:100] + b"\xff" * 4000)
    with pytest.raises(StoreError) as refused:
        Store.in_folder(tmp_path)
    assert refused.value.key == "store-unreadable"


@pytest.mark.parametrize(
    ("url", "path", "key"),
    [
        ("no url", "no url", "store-no-url"),
        ("postgresql//jan:secret@host/peron", "postgresql//jan:***@host/peron", "store-no-url"),
        ("nosuchdatabase://host/peron", "nosuchdatabase://host/peron", "store-no-url"),
        ("sqlite:////no/such/folder/peron.sqlite", "/no/such/folder/peron.sqlite", "store-unopened"),
        (
            "postgresql+nosuchdriver://jan:secret@host/peron",
            "postgresql+nosuchdriver://jan:***@host/peron",
            "store-no-url",
        ),
    ],
)
def test_what_cannot_be_opened_is_named_without_its_password(url: str, path: str, key: str) -> None:
    with pytest.raises(StoreError) as refused:
        Store(url)
    assert (refused.value.key, refused.value.params["path"]) == (key, path)
    assert "secret" not in str(refused.value.params)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError) as refused:
        Store.in_folder(tmp_path / "file")
    assert (refused.value.key, refused.value.params["problem"]) == ("store-unopened", "File exists")


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
def test_nobody_else_may_read_the_folder_and_what_is_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "peron"
    store = Store.in_folder(folder)
    writer = Writer(store)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert {"peron.sqlite", "peron.sqlite-wal", "peron.lock"} <= set(modes)
    assert set(modes.values()) == {0o600}
    writer.close()
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such locks")
def test_only_one_store_has_a_folder_at_a_time(tmp_path: Path) -> None:
    first = Store.in_folder(tmp_path)
    with pytest.raises(StoreError) as refused:
        Store.in_folder(tmp_path)
    assert (refused.value.key, refused.value.params) == ("store-in-use", {"path": str(tmp_path)})
    first.close()
    Store.in_folder(tmp_path).close()


def test_whether_a_folder_is_in_use_can_be_asked_without_using_it(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert in_use(folder) is False
    assert not folder.exists()
    store = Store.in_folder(folder)
    assert in_use(folder) is True
    store.close()
    assert in_use(folder) is False
    Store.in_folder(folder).close()


SERVER = """
import os, sys, time
from pathlib import Path
from peron.store import Store
store = Store.in_folder(Path(sys.argv[1]))
if os.fork() == 0:
    print(os.getpid(), flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such locks")
def test_a_killed_server_leaves_no_lock_even_if_its_workers_live_on(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        try:
            with pytest.raises(StoreError) as refused:
                Store.in_folder(tmp_path)
            assert refused.value.key == "store-in-use"
            server.kill()
            server.wait()
            os.kill(worker, 0)  # it is still there
            Store.in_folder(tmp_path).close()
        finally:
            os.kill(worker, signal.SIGKILL)


def test_sqlite_is_told_to_lose_nothing_and_to_let_readers_read(tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path)
    with store.engine.connect() as connection:
        set_to = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    full = 2
    assert set_to == {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1, "busy_timeout": 10_000}
    store.close()
    with sqlite3.connect(tmp_path / "peron.sqlite") as plain:
        assert plain.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_who_writes_keeps_others_from_writing_from_the_beginning_and_who_reads_does_not(tmp_path: Path) -> None:
    with closing(Store.in_folder(tmp_path)) as store, closing(sqlite3.connect(tmp_path / "peron.sqlite")) as other:
        other.execute("PRAGMA busy_timeout = 0")
        with store.engine.connect() as connection, connection.begin():
            other.execute("BEGIN IMMEDIATE")
            other.rollback()
        writing = store.engine.connect().execution_options(writing=True)
        locked = pytest.raises(sqlite3.OperationalError, match="locked")
        with writing as connection, connection.begin(), locked:
            other.execute("BEGIN IMMEDIATE")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "error",
    [
        *(StoreError(key, {"path": "peron.sqlite"}) for key in ("store-newer", "store-unreadable", "store-in-use")),
        StoreError("store-no-url", {"path": "x"}),
        *(StoreError("store-unopened", {"path": "x", "problem": "y", "reason": r}) for r in ("none", "away", "other")),
        StoreError("store-driver", {"path": "postgresql://host/peron", "module": "psycopg"}),
        StoreError("store-closed"),
        StoreError("store-unavailable"),
        Damaged("t"),
        Conflict("t", 3),
        InviteUsed("t"),
    ],
    ids=lambda error: error.key,
)
def test_every_error_has_its_sentence(error: StoreError, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)
    assert str(error.params.get("path", "")) in Texts(language).error(error)
