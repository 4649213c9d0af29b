"""Tables: the one authority for a game in progress. Imports rules and bots; no HTTP, no SQL."""

from peron.tables.log import Entry, Update
from peron.tables.seats import TableError
from peron.tables.setup import Setup, new_table, recorded_table
from peron.tables.shown import Screen, TableShown, show
from peron.tables.table import Table

__all__ = [
    "Entry",
    "Screen",
    "Setup",
    "Table",
    "TableError",
    "TableShown",
    "Update",
    "new_table",
    "recorded_table",
    "show",
]
