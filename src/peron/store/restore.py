"""Brings a backup into a database, all or nothing. Imports this package.

The tables are made as they were when the backup was made, filled, and brought up to date like any older database: all
in one transaction. Servers that use the database see the old rows until its end, and then are told to look anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, MetaData, insert, inspect, select
from sqlalchemy.exc import StatementError

from peron.store import postgresql, sqlite
from peron.store.backup import Backup, Progress
from peron.store.errors import StoreError
from peron.store.migrate import migrate_in, refuse_unknown
from peron.store.orders import RELOAD, GiveOrder
from peron.store.schema import guests, tables
from peron.store.store import FILE, engine_for, path_of, unreadable


def restore(
    backup: Backup,
    folder: Path,
    database: str = "",
    replace: bool = False,
    progress: Progress = lambda done, of: None,
) -> None:
    """Fill the database of a folder, or a PostgreSQL database. One that has guests or tables is refused, unless its
    rows are to be replaced."""
    url: str | URL = database
    with unreadable(database or str(folder / FILE)):
        if not database:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600))
            url = URL.create("sqlite", database=str(folder / FILE))
        engine = engine_for(url)
    try:
        with unreadable(path_of(url)):
            refuse_unknown(engine, path_of(url))
            if engine.dialect.name == "sqlite":
                sqlite.use_wal(engine)
        with unreadable(path_of(url)):
            _fill(engine, backup, path_of(url), replace, progress)
    finally:
        engine.dispose()


def _fill(engine: Engine, backup: Backup, path: str, replace: bool, progress: Progress) -> None:
    with engine.execution_options(writing=True).begin() as connection:
        there = inspect(connection).get_table_names()
        if there and engine.dialect.name == "postgresql":
            postgresql.hold(connection, there)
        if not replace and _has_rows(connection):
            raise StoreError("restore-not-empty", {"path": path})
        _tables_in(connection).drop_all(connection)
        migrate_in(connection, backup.heading.revision)
        made, done = _tables_in(connection), 0
        for part, rows in backup.rows():
            try:
                connection.execute(insert(made.tables[part.table]), rows)
            except (KeyError, StatementError) as error:
                raise StoreError("backup-damaged", {"path": str(backup.path)}) from error
            done += len(rows)
            progress(done, backup.heading.rows)
        migrate_in(connection)
        GiveOrder(RELOAD, {"table": None})(connection)


def _has_rows(connection: Connection) -> bool:
    there = set(inspect(connection).get_table_names())
    kept: list[Any] = [table for table in (guests, tables) if table.name in there]
    return any(connection.execute(select(table.c.id).limit(1)).first() is not None for table in kept)


def _tables_in(connection: Connection) -> MetaData:
    """The tables as the database has them."""
    found = MetaData()
    found.reflect(connection)
    return found
