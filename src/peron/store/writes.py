"""Everything that can be written: values that a `Writer` runs in a transaction. Imports tables and this package."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from peron.store.errors import Conflict, InviteUsed
from peron.store.rows import Guest, SeatRow
from peron.store.schema import boards, entries, guests, invites, seats, tables
from peron.tables.log import Entry
from peron.tables.setup import Setup

# Built once: to build a statement, and to find out that it was built before, takes longer than to run it.
_FOLLOW: Final = update(tables).where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("follows"))
_INSERT_ENTRIES: Final = insert(entries)
_ENTRY: Final = tuple(field.name for field in fields(Entry))


@dataclass(frozen=True)
class AddGuest:
    """A new guest, with the hash of the token that they alone have."""

    id: str
    name: str
    token_hash: str

    def __call__(self, connection: Connection) -> Guest:
        guest = Guest(self.id, self.name, created=(now := _now()), seen=now)
        connection.execute(insert(guests).values(**asdict(guest), token_hash=self.token_hash))
        return guest


@dataclass(frozen=True)
class RenameGuest:
    """What a guest is called from now on. Tables keep the name under which they sat down."""

    id: str
    name: str

    def __call__(self, connection: Connection) -> None:
        connection.execute(update(guests).where(guests.c.id == self.id).values(name=self.name))


@dataclass(frozen=True)
class Seen:
    """A guest was here just now."""

    guest_id: str

    def __call__(self, connection: Connection) -> None:
        connection.execute(update(guests).where(guests.c.id == self.guest_id).values(seen=_now()))


@dataclass(frozen=True)
class AddTable:
    """A new table, with the beginning of its log. Its host and whoever sits there are guests already."""

    setup: Setup
    entries: Sequence[Entry]
    seats: Sequence[SeatRow]
    status: str
    bot_turn: bool
    actors: Sequence[int] = ()
    """The seats that are to decide."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What the title is called, by language, if the table brings its own."""

    def __call__(self, connection: Connection) -> None:
        setup = {field.name: getattr(self.setup, field.name) for field in fields(Setup) if field.name != "title"}
        stands = {"status": self.status, "bot_turn": self.bot_turn, "actors": list(self.actors)}
        now = _now()
        version = len(self.entries)
        connection.execute(insert(tables).values(**setup, **stands, version=version, created=now, changed=now))
        _write_entries(connection, self.setup.id, 1, self.entries, now)
        _write_seats(connection, self.setup.id, self.seats)
        if self.setup.title:
            _write_board(connection, self.setup, self.names)


@dataclass(frozen=True)
class Append:
    """What comes next in a table's log, and how the table stands then.

    Raises Conflict unless the first entry follows the last one stored, so that of two servers which both take
    themselves for the authority only one is; and InviteUsed when the invitation to be used up is gone.
    """

    table_id: str
    entries: Sequence[Entry]
    seats: Sequence[SeatRow] | None
    """All seats, if who sits where has changed."""
    status: str
    bot_turn: bool
    actors: Sequence[int] = ()
    used_invite: str | None = None
    """The hash of its token."""

    def __post_init__(self) -> None:
        assert self.entries, "a table changes by entries of its log alone"

    def __call__(self, connection: Connection) -> None:
        first, now = self.entries[0].version, _now()
        # Compared and set in one statement: the row is locked, and nobody can come in between.
        moved = connection.execute(
            _FOLLOW,
            {
                "table_id": self.table_id,
                "follows": first - 1,
                "version": self.entries[-1].version,
                "status": self.status,
                "bot_turn": self.bot_turn,
                "actors": list(self.actors),
                "changed": now,
            },
        )
        if moved.rowcount != 1:
            raise Conflict(self.table_id, first)
        if self.used_invite is not None:
            self._use(connection, self.used_invite)
        _write_entries(connection, self.table_id, first, self.entries, now)
        if self.seats is not None:
            connection.execute(delete(seats).where(seats.c.table_id == self.table_id))
            _write_seats(connection, self.table_id, self.seats)

    def _use(self, connection: Connection, token_hash: str) -> None:
        invite = (invites.c.token_hash == token_hash, invites.c.table_id == self.table_id)
        if connection.execute(delete(invites).where(*invite)).rowcount != 1:
            raise InviteUsed(self.table_id)


@dataclass(frozen=True)
class PutInvite:
    """An invitation to a seat; an earlier one to the same seat is no longer good."""

    token_hash: str
    table_id: str
    seat: int

    def __call__(self, connection: Connection) -> None:
        connection.execute(delete(invites).where(invites.c.table_id == self.table_id, invites.c.seat == self.seat))
        connection.execute(insert(invites).values(**asdict(self), created=_now()))


def _write_entries(connection: Connection, table_id: str, first: int, log: Sequence[Entry], now: int) -> None:
    for version, entry in enumerate(log, first):
        if entry.version != version:
            raise Conflict(table_id, entry.version)
    rows = [{"table_id": table_id, "at": now, **{name: getattr(entry, name) for name in _ENTRY}} for entry in log]
    if rows:
        try:
            connection.execute(_INSERT_ENTRIES, rows)
        except IntegrityError as error:  # a command that is in the log already
            raise Conflict(table_id, first) from error


def _write_board(connection: Connection, setup: Setup, names: Mapping[str, str]) -> None:
    known = connection.execute(select(boards.c.game).where(boards.c.game == setup.game)).one_or_none()
    if known is None:
        connection.execute(insert(boards).values(game=setup.game, names=dict(names), title=setup.title))


def _write_seats(connection: Connection, table_id: str, taken: Sequence[SeatRow]) -> None:
    if taken:
        connection.execute(insert(seats), [{"table_id": table_id, **asdict(seat)} for seat in taken])


def _now() -> int:
    return time.time_ns() // 1_000_000
