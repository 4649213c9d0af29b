"""Durable logs: guests, tables and what was played at them, in SQLite or PostgreSQL. Imports tables and SQLAlchemy.

`Store` opens the database and reads; a `Writer` writes, and what it has acknowledged survives a pulled plug.
"""

from peron.store.errors import Conflict, InviteUsed, StoreError
from peron.store.lock import in_use
from peron.store.rows import Guest, Invite, SeatRow, TableRow
from peron.store.store import Store
from peron.store.writer import Write, Writer
from peron.store.writes import AddGuest, AddTable, Append, PutInvite, RenameGuest, Seen

__all__ = [
    "AddGuest",
    "AddTable",
    "Append",
    "Conflict",
    "Guest",
    "Invite",
    "InviteUsed",
    "PutInvite",
    "RenameGuest",
    "SeatRow",
    "Seen",
    "Store",
    "StoreError",
    "TableRow",
    "Write",
    "Writer",
    "in_use",
]
