"""Brings a database up to what this version of Peron needs. Imports this package's errors, and Alembic when there is
something to be done: most starts find a database that is up to date, and should not wait for it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, Engine, String, column, inspect, select, table

from peron.store import postgresql
from peron.store.errors import StoreError

VERSION_TABLE: Final = "peron_version"
"""Not Alembic's usual name: a database of another program that uses Alembic too must not look like a newer Peron's."""


def refuse_unknown(engine: Engine, path: str) -> None:
    """Raise StoreError for a database that is not ours or that a newer Peron has written; nothing is changed."""
    with engine.connect() as connection:
        found = _found(connection)
        if found - revisions():
            raise StoreError("store-newer", {"path": path})
        if not found and inspect(connection).get_table_names():
            raise StoreError("store-unreadable", {"path": path})


def refuse_outdated(engine: Engine, path: str) -> None:
    """Raise StoreError for a database that this version would have to change first: another one may be using it."""
    with engine.connect() as connection:
        if _found(connection) != {newest()}:
            raise StoreError("store-outdated", {"path": path})


def migrate(engine: Engine, to: str = "head") -> None:
    """Run the migrations that are missing, all or none of them."""
    with engine.begin() as connection:
        if to != "head" or _found(connection) != {newest()}:
            migrate_in(connection, to)


def migrate_in(connection: Connection, to: str = "head") -> None:
    """The same as a part of a transaction."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "peron.store:migrations")
    if connection.dialect.name == "postgresql":
        postgresql.migrate_alone(connection)
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions() -> set[str]:
    """All that this version knows: the file of each begins with it."""
    folder = files("peron.store").joinpath("migrations", "versions")
    return {file.name.partition("_")[0] for file in folder.iterdir() if file.name[0].isdigit()}


def newest() -> str:
    return max(revisions())


def _found(connection: Connection) -> set[str]:
    """The revisions that a database says it has; none where there is no word of any."""
    if VERSION_TABLE not in inspect(connection).get_table_names():
        return set()
    return set(connection.scalars(select(column("version_num", String)).select_from(table(VERSION_TABLE))))
