"""A backup is of one moment, though others write; restored, it is the same database, of whichever kind, and goes on."""

from __future__ import annotations

import gzip
import json
import stat
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from sqlalchemy import URL, Connection, MetaData, create_engine, inspect, select, text

from peron.store import AddTable, Backup, PutInvite, Store, StoreError, Writer, back_up, restore
from peron.store.backup import LEFT_OUT
from peron.store.migrate import migrate, newest
from peron.store.schema import metadata, orders
from peron.tables.log import Entry
from tests.postgres import postgres
from tests.store.samples import ANNA, BOT, JAN, add, append, move, setup
from tests.store.test_upgrade import FIRST, fill

KINDS = ("sqlite", "postgresql")


def new(kind: str) -> str:
    """The URL of an empty PostgreSQL database; for SQLite none is needed."""
    return "" if kind == "sqlite" else postgres().new_database().render_as_string(hide_password=False)


def rows(store: Store) -> dict[str, list[Any]]:
    """Everything in a database, but for what every database has for itself."""
    with store.engine.connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in metadata.sorted_tables
            if table.name not in (*LEFT_OUT, orders.name)
        }


@pytest.fixture
def filled(store: Store, writer: Writer) -> Store:
    writer.submit(add("t", move(1), seats=(ANNA, JAN), listed=True)).result()
    own = replace(setup("own"), game="harbour.1", title='{"name": "Port"}')
    writer.submit(AddTable(own, [Entry(1, "start")], [ANNA, BOT], "playing", True, [0, 1], {"pl": "Port"})).result()
    writer.submit(PutInvite("invite", "own", 1)).result()
    return store


@pytest.fixture
def file(filled: Store, tmp_path: Path) -> Path:
    back_up(filled, tmp_path / "all.backup")
    return tmp_path / "all.backup"


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_the_same_in_either_database(filled: Store, file: Path, kind: str, tmp_path: Path) -> None:
    database = new(kind)
    restore(Backup(file), tmp_path / "other", database)
    other = Store.beside(tmp_path / "other", database)
    assert rows(other) == rows(filled)
    assert other.load("own") == filled.load("own")
    writer = Writer(other)
    writer.submit(append(move(2), to="t")).result()
    loaded = other.load("t")
    assert loaded is not None
    assert loaded[2] == [move(1), move(2)]
    writer.close()
    other.close()


def at_both(version: int, connection: Connection) -> None:
    for id in ("a", "b"):
        append(move(version), to=id)(connection)


def test_it_is_of_one_moment_and_nobody_waits_for_it(store: Store, writer: Writer, tmp_path: Path) -> None:
    """Two tables are always written together, one after the other: a backup has as many entries of each."""
    for id in ("a", "b"):
        writer.submit(add(id)).result()
    done, written = Event(), 0

    def play() -> None:
        nonlocal written
        while not done.is_set():
            written += 1
            writer.submit(partial(at_both, written)).result()

    playing = Thread(target=play)
    playing.start()
    try:
        taken = []
        for number in range(5):
            before = written
            while written < before + 20:
                pass
            back_up(store, tmp_path / f"{number}.backup")
            taken.append(Backup(tmp_path / f"{number}.backup"))
    finally:
        done.set()
        playing.join()
    last = 0
    for backup in taken:
        entries = [row for part, some in backup.rows() if part.table == "entries" for row in some]
        versions = {row["id"]: row["version"] for part, some in backup.rows() if part.table == "tables" for row in some}
        assert versions["a"] == versions["b"] == len(entries) / 2
        assert versions["a"] > last
        last = versions["a"]


def test_it_is_for_nobody_else_to_read_and_replaces_an_older_one(filled: Store, file: Path, writer: Writer) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    writer.submit(append(move(2), to="t")).result()
    assert back_up(filled, file).rows == Backup(file).heading.rows
    assert [path.name for path in file.parent.iterdir() if "backup" in path.name] == [file.name]


def test_a_file_that_cannot_be_written(filled: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        back_up(filled, tmp_path / "nowhere" / "all.backup")
    assert refused.value.key == "backup-unwritten"


def test_progress_is_told(filled: Store, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    made = back_up(filled, tmp_path / "b", lambda done, of: told.append((done, of)))
    assert told[-1] == (made.rows, made.rows)
    backup = Backup(tmp_path / "b", lambda done, of: told.append((done, of)))
    restore(backup, tmp_path / "other", progress=lambda done, of: told.append((done, of)))
    assert told.count((made.rows, made.rows)) == 3


# --- what is refused --------------------------------------------------------------------------------------------------


def damaged(content: bytes) -> Iterator[tuple[str, bytes]]:
    """Files that are not what they should be, by the key of what is said of them."""
    lines = gzip.decompress(content).decode().splitlines()
    heading = json.loads(lines[0])

    def packed(*lines: str) -> bytes:
        return gzip.compress("".join(f"{line}\n" for line in lines).encode())

    yield "backup-foreign", b""
    yield "backup-foreign", b"SQLite format 3\0"
    yield "backup-foreign", gzip.compress(b"Dear diary\n")
    yield "backup-foreign", packed('{"kind": "diary"}')
    yield "backup-newer", packed(json.dumps({**heading, "revision": "9999"}), *lines[1:])
    yield "backup-newer", packed(json.dumps({**heading, "format": 2}), *lines[1:])
    yield "backup-damaged", content[:-40]
    # A bit of something so small can spoil its heading too: then nobody could tell what the file was.
    yield "backup-damaged backup-foreign", content[:-20] + bytes([content[-20] ^ 1]) + content[-19:]
    yield "backup-damaged", packed(*lines[:-1])
    yield "backup-damaged", packed(lines[0], *lines[2:])
    yield "backup-damaged", packed(*lines, lines[1])
    yield "backup-damaged", packed(lines[0], lines[1][:-1] + ',"more"]', *lines[2:])
    yield "backup-damaged", packed(json.dumps({**heading, "parts": heading["parts"][1:]}), *lines[1:])
    # Whole as a file, but not what the database takes: found while it is being filled.
    yield "backup-damaged", packed(*(line.replace('"Anna","hash-anna"', 'null,"hash-anna"') for line in lines))
    yield "backup-damaged", packed(lines[0].replace('"guests"', '"friends"'), *lines[1:])
    yield "backup-damaged", packed(lines[0].replace('"token_hash"', '"token"', 1), *lines[1:])


def test_a_damaged_or_foreign_file_changes_nothing(filled: Store, file: Path, tmp_path: Path) -> None:
    content = file.read_bytes()
    assert '"Anna","hash-anna"' in gzip.decompress(content).decode()
    kind = filled.engine.dialect.name
    database = new(kind)
    restore(Backup(file), tmp_path / "other", database)
    other = Store.beside(tmp_path / "other", database)
    before = rows(other)
    for key, broken in damaged(content):
        file.write_bytes(broken)
        with pytest.raises(StoreError) as refused:
            restore(Backup(file), tmp_path / "other", database, replace=True)
        assert refused.value.key in key.split(), broken[:100]
        assert rows(other) == before
    file.unlink()
    with pytest.raises(StoreError) as refused:
        Backup(file)
    assert refused.value.key == "backup-unread"
    other.close()


def test_a_database_that_is_not_empty_is_refused_unless_told(filled: Store, file: Path, url: URL) -> None:
    """Also when it is the one that the backup is of, with servers on it: they are told to look anew."""
    folder = Path(url.database or "").parent
    database = "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=False)
    before = rows(filled)
    with pytest.raises(StoreError) as refused:
        restore(Backup(file), folder, database)
    assert refused.value.key == "restore-not-empty"
    writer = Writer(filled)
    writer.submit(append(move(2), to="t")).result()
    restore(Backup(file), folder, database, replace=True)
    assert rows(filled) == before
    writer.submit(append(move(2), to="t")).result()
    writer.close()
    with filled.engine.connect() as connection:
        assert [row.kind for row in connection.execute(select(orders))] == ["reload"]


def test_who_waits_for_what_the_restoring_has_goes_first(file: Path, url: URL, tmp_path: Path) -> None:
    """On PostgreSQL two who wait for each other are told so; neither the player's write nor the restoring fails."""
    if url.get_backend_name() == "sqlite":
        pytest.skip("one writes at a time")
    target = Store(postgres().new_database())
    address = target.engine.url.render_as_string(hide_password=False)
    first, last = (inspect(target.engine).get_table_names()[at] for at in (0, -1))
    with target.engine.begin() as player:
        player.exec_driver_sql(f"LOCK TABLE {last} IN ROW EXCLUSIVE MODE")
        restoring = Thread(target=restore, args=(Backup(file), tmp_path, address, True))
        restoring.start()
        with target.engine.connect() as onlooker:
            waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            while not onlooker.exec_driver_sql(waiting).scalar():
                onlooker.rollback()
        player.exec_driver_sql(f"LOCK TABLE {first} IN ROW EXCLUSIVE MODE")
    restoring.join()
    restored = target.load("own")
    assert restored is not None
    target.close()


def test_a_database_of_something_else_is_left_alone(file: Path, url: URL, tmp_path: Path) -> None:
    database = new("postgresql") if url.get_backend_name() != "sqlite" else ""
    (tmp_path / "other").mkdir()
    target = database or f"sqlite:///{tmp_path / 'other' / 'peron.sqlite'}"
    engine = create_engine(target.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE diary (day TEXT)"))
    with pytest.raises(StoreError) as refused:
        restore(Backup(file), tmp_path / "other", database, replace=True)
    assert refused.value.key == "store-unreadable"
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM diary")).scalar() == 0
    engine.dispose()


# --- older and newer --------------------------------------------------------------------------------------------------


def test_a_backup_of_the_first_schema_is_restored_and_brought_up_to_date(url: URL, tmp_path: Path) -> None:
    """Written as the first Peron with backups would have written it."""
    fill(url)
    engine = create_engine(url.set(drivername="postgresql+psycopg") if url.get_backend_name() != "sqlite" else url)
    parts, lines = [], []
    first = MetaData()
    first.reflect(engine)
    with engine.connect() as connection:
        for name in ("guests", "tables", "seats", "entries", "invites"):
            found = connection.execute(select(first.tables[name])).mappings().all()
            parts.append([name, list(first.tables[name].c.keys()), len(found)])
            lines += [json.dumps(list(row.values())) for row in found]
    engine.dispose()
    heading = json.dumps({"kind": "peron backup", "format": 1, "revision": FIRST, "at": 0, "parts": parts})
    file = tmp_path / "first.backup"
    file.write_bytes(gzip.compress("".join(f"{line}\n" for line in (heading, *lines, '"end"')).encode()))
    database = new("postgresql") if url.get_backend_name() != "sqlite" else ""
    restore(Backup(file), tmp_path / "other", database)
    old, other = Store(url), Store.beside(tmp_path / "other", database)
    kept, restored = rows(old), rows(other)
    codes = [found.pop("codes") for found in (kept, restored)]
    assert kept == restored
    assert restored["entries"]
    assert len(codes[0]) == len(codes[1])  # each draws its own
    old.close()
    other.close()


def test_a_database_that_is_not_up_to_date_is_left_to_its_server(url: URL) -> None:
    fill(url)
    database = url.render_as_string(hide_password=False)
    folder = Path(url.database or "").parent
    is_sqlite = url.get_backend_name() == "sqlite"
    with pytest.raises(StoreError) as refused:
        Store.beside(folder, "" if is_sqlite else database)
    assert refused.value.key == "store-outdated"
    engine = create_engine(url if is_sqlite else url.set(drivername="postgresql+psycopg"))
    migrate(engine, newest())
    engine.dispose()
    Store.beside(folder, "" if is_sqlite else database).close()


def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        Store.beside(tmp_path / "nowhere")
    assert refused.value.key == "store-missing"
    assert not (tmp_path / "nowhere").exists()
