"""Everything that only SQLite needs: how its connections are set up. Imports SQLAlchemy only."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

_PRAGMAS = (
    "foreign_keys = ON",
    "busy_timeout = 10000",
    # What is acknowledged must be on the disk, not on its way there; macOS needs to be told twice.
    "synchronous = FULL",
    "fullfsync = ON",
)


def set_up(engine: Engine) -> None:
    """Make the connections of this engine durable, and their transactions real ones."""
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begun)


def use_wal(engine: Engine) -> None:
    """Let readers read while the writer writes. The file keeps this, so it is done only once it is known to be ours."""
    with engine.connect() as connection:
        cursor = connection.connection.cursor()  # outside of any transaction, where alone it is possible
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.close()


def _connected(dbapi_connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # Python's sqlite3 begins transactions too late for reads and for savepoints; `_begun` does it instead.
    dbapi_connection.isolation_level = None
    cursor = dbapi_connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begun(connection: Connection) -> None:
    # A transaction that reads first and writes later would fail, not wait, when another process writes in between.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
