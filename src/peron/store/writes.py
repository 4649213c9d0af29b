"""Everything that can be written: values that a `Writer` runs in a transaction. Imports tables and this package."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Final

import orjson
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from peron.store.errors import CodeTaken, Conflict, Doubled, InviteUsed, StoreError
from peron.store.news import MOVED, News
from peron.store.plain_sql import execute
from peron.store.rows import DAMAGED, Guest, SeatRow
from peron.store.schema import boards, codes, guests, invites, probe, rides, seats, snapshots, tables
from peron.tables.log import Entry
from peron.tables.rides import RideEnd
from peron.tables.setup import Setup
from peron.tables.snapshot import Snapshot
from peron.tables.table import GATHERING, OVER, PLAYING

_FOLLOW: Final = (
    "UPDATE tables SET version = ?, status = ?, bot_turn = ?, actors = ?, changed = ? WHERE id = ? AND version = ?"
)
_CLAIM_CODE: Final = "INSERT INTO codes (code, table_id) VALUES (?, ?) ON CONFLICT (code) DO NOTHING"
_INSERT_ENTRY: Final = (
    'INSERT INTO entries (table_id, at, version, kind, seat, "by", command, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
)


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
class MarkSeen:
    """A guest was here just now."""

    guest_id: str

    def __call__(self, connection: Connection) -> None:
        connection.execute(update(guests).where(guests.c.id == self.guest_id).values(seen=_now()))


@dataclass(frozen=True)
class AddTable:
    """A new table, with the beginning of its log. Its host and whoever sits there are guests already. Raises CodeTaken
    if it waits for people and another one that does has its code."""

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
        of_others = ("title", "code")
        setup = {field.name: getattr(self.setup, field.name) for field in fields(Setup) if field.name not in of_others}
        stands = {"status": self.status, "bot_turn": self.bot_turn, "actors": list(self.actors)}
        now = _now()
        version = len(self.entries)
        connection.execute(insert(tables).values(**setup, **stands, version=version, created=now, changed=now))
        _write_entries(connection, self.setup.id, 1, self.entries, now)
        _write_seats(connection, self.setup.id, self.seats)
        claim = self.setup.code, self.setup.id
        if self.status == GATHERING and self.setup.code and execute(connection, _CLAIM_CODE, claim) != 1:
            raise CodeTaken(self.setup.id)
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
    snapshot: Snapshot | None = None
    """What the log comes down to by now, if it is time to write that down."""
    ridden: RideEnd | None = None
    """How a day's ride has ended, if it was one that counts."""

    def __post_init__(self) -> None:
        assert self.entries, "a table changes by entries of its log alone"

    @property
    def news(self) -> Sequence[News]:
        return (News(MOVED, self.table_id, self.entries[-1].version),)

    def __call__(self, connection: Connection) -> None:
        first, now = self.entries[0].version, _now()
        stands = (self.entries[-1].version, self.status, self.bot_turn, _to_json(self.actors), now)
        # Compared and set in one statement: the row is locked, and nobody can come in between.
        if execute(connection, _FOLLOW, (*stands, self.table_id, first - 1)) != 1:
            raise Conflict(self.table_id, first)
        if self.used_invite is not None:
            self._use(connection, self.used_invite)
        if opened := [entry.seat for entry in self.entries if entry.kind == "open"]:
            # Whoever sat there may have had one, to go on at another device.
            void = delete(invites).where(invites.c.table_id == self.table_id, invites.c.seat.in_(opened))
            connection.execute(void)
        if any(entry.kind == "start" for entry in self.entries):
            connection.execute(delete(codes).where(codes.c.table_id == self.table_id))  # nobody is awaited any more
        _write_entries(connection, self.table_id, first, self.entries, now)
        if self.seats is not None:
            connection.execute(delete(seats).where(seats.c.table_id == self.table_id))
            _write_seats(connection, self.table_id, self.seats)
        if self.snapshot is not None:
            connection.execute(delete(snapshots).where(snapshots.c.table_id == self.table_id))
            connection.execute(insert(snapshots).values(table_id=self.table_id, data=self.snapshot.packed()))
        if self.ridden is not None:
            _end_ride(connection, self.table_id, self.ridden.points)

    def _use(self, connection: Connection, token_hash: str) -> None:
        invite = (invites.c.token_hash == token_hash, invites.c.table_id == self.table_id)
        if connection.execute(delete(invites).where(*invite)).rowcount != 1:
            raise InviteUsed(self.table_id)


def _end_ride(connection: Connection, table_id: str, points: int | None) -> None:
    """If the table is that of a ride that goes on, it is over: also where it cannot be finished any more."""
    ride = update(rides).where(rides.c.table_id == table_id, rides.c.ended.is_(None))
    connection.execute(ride.values(points=points, ended=_now()))


@dataclass(frozen=True)
class CloseTable:
    """The last entry of a game that ends unfinished, after whatever was played last: the entry, or None if the table is
    not being played, or not at the version that it must be at. Then nothing is written."""

    table_id: str
    data: Mapping[str, object]
    follows: int | None = None

    def __call__(self, connection: Connection) -> Entry | None:
        here = tables.c.id == self.table_id
        playing = [here, tables.c.status == PLAYING]
        if self.follows is not None:
            playing.append(tables.c.version == self.follows)
        now = _now()
        stands = {"version": tables.c.version + 1, "status": OVER, "bot_turn": False, "actors": [], "changed": now}
        # From here on the row is locked: nobody can come in between.
        if connection.execute(update(tables).where(*playing).values(**stands)).rowcount != 1:
            return None
        version = connection.execute(select(tables.c.version).where(here)).scalar_one()
        entry = Entry(version, "close", data=self.data)
        _write_entries(connection, self.table_id, version, [entry], now)
        _end_ride(connection, self.table_id, None)
        return entry


@dataclass(frozen=True)
class SetAside:
    """A table whose log cannot be read: nobody waits for it from now on. Says whether there is such a table."""

    table_id: str

    def __call__(self, connection: Connection) -> bool:
        aside = update(tables).where(tables.c.id == self.table_id)
        _end_ride(connection, self.table_id, None)
        return connection.execute(aside.values(status=DAMAGED, bot_turn=False, actors=[])).rowcount == 1


@dataclass(frozen=True)
class Probe:
    """Something small, to find out whether anything can be written."""

    def __call__(self, connection: Connection) -> None:
        if connection.execute(update(probe).values(at=_now())).rowcount != 1:
            raise StoreError("store-unavailable")


@dataclass(frozen=True)
class PutInvite:
    """An invitation to a seat; an earlier one to the same seat is no longer good. Raises Conflict if somebody else sits
    there by now."""

    token_hash: str
    table_id: str
    seat: int
    holder: str | None = None
    """The guest who is to sit there, empty if nobody is; None if it does not matter."""

    def __call__(self, connection: Connection) -> None:
        if self.holder is not None:
            self._compare(connection, self.holder)
        connection.execute(delete(invites).where(invites.c.table_id == self.table_id, invites.c.seat == self.seat))
        values = {"token_hash": self.token_hash, "table_id": self.table_id, "seat": self.seat}
        connection.execute(insert(invites).values(**values, created=_now()))

    def _compare(self, connection: Connection, holder: str) -> None:
        # The row is locked: nobody can open the seat in between.
        connection.execute(select(tables.c.id).where(tables.c.id == self.table_id).with_for_update())
        sits = select(seats.c.guest_id).where(seats.c.table_id == self.table_id, seats.c.seat == self.seat)
        if (connection.execute(sits).scalar_one_or_none() or "") != holder:
            raise Conflict(self.table_id, 0)


def _write_entries(connection: Connection, table_id: str, first: int, log: Sequence[Entry], now: int) -> None:
    for version, entry in enumerate(log, first):
        if entry.version != version:
            raise Conflict(table_id, entry.version)
    rows = [
        (table_id, now, entry.version, entry.kind, entry.seat, entry.by, entry.command, _to_json(entry.data))
        for entry in log
    ]
    if rows:
        try:
            execute(connection, _INSERT_ENTRY, *rows)
        except IntegrityError as error:
            raise Doubled(table_id) from error


def _write_board(connection: Connection, setup: Setup, names: Mapping[str, str]) -> None:
    here = select(boards.c.game).where(boards.c.game == setup.game).with_for_update(read=True)  # it is to stay
    known = connection.execute(here).one_or_none()
    if known is None:
        connection.execute(insert(boards).values(game=setup.game, names=dict(names), title=setup.title))


def _write_seats(connection: Connection, table_id: str, taken: Sequence[SeatRow]) -> None:
    if taken:
        connection.execute(insert(seats), [{"table_id": table_id, **asdict(seat)} for seat in taken])


def _to_json(value: object) -> str:
    return orjson.dumps(value, default=dict).decode()


def _now() -> int:
    return time.time_ns() // 1_000_000
