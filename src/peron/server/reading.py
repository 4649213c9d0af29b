"""Reading a table out of the store: why it is read, and what comes of it. Imports tables and the store."""

from __future__ import annotations

from enum import IntEnum

from peron.rules.catalogue import UnknownGame
from peron.store import DatabaseError, Store, StoreError
from peron.tables.log import Update
from peron.tables.older import open_table
from peron.tables.seats import TableError
from peron.tables.table import Table


class Reading(IntEnum):
    """Why a log is read; what goes first."""

    NEWER = 0
    """People at a table wait for what others have written."""
    COMING = 1
    LOOKING = 2
    """Somebody looks at a table, or back."""
    GOING_ON = 3


class DoesNotFold(Exception):
    """A log that leads to no table."""


def load(store: Store, table_id: str) -> Table:
    """A table out of its log, or out of a snapshot and what has come since."""
    try:
        found = store.load(table_id)
        if found is None:
            raise TableError("table-unknown")
        setup, snapshot, log = found
        return open_table(setup, log, snapshot)
    except (TableError, StoreError, UnknownGame, DatabaseError, MemoryError, OSError):
        raise  # it says itself why it cannot be loaded, and perhaps it can be later
    except Exception as error:
        raise DoesNotFold(table_id) from error


def load_newer(store: Store, table: Table) -> tuple[Table, list[Update]]:
    """The table with all that has come into its log since, and what that brought about."""
    entries = store.since(table.setup.id, table.version)
    return table.after(entries) if entries else (table, [])


def load_at(store: Store, table_id: str, version: int) -> Table:
    found = store.log(table_id, version)
    if found is None:
        raise TableError("table-unknown")
    return open_table(*found)
