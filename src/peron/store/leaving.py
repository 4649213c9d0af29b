"""What a guest may ask of what is kept about them: all of it, or that it be deleted. Imports this package.

Tables at which others play, or have played, are theirs too. There the guest's name becomes nobody's, in the log as
well; what was played stays.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, or_, select, update

from peron.store.forgetting import ForgetTables
from peron.store.orders import GONE, RELOAD, GiveOrder, Order
from peron.store.rows import Guest
from peron.store.schema import entries, guests, rides, seats, snapshots, tables
from peron.store.store import Store, lost_guest
from peron.tables.table import GATHERING, OVER

NOBODY: Final = "N.N."
"""Whose name is not known, in every language."""
_NAMED: Final = ("sit", "hand-over")
"""The entries that have a person's name in them."""
_EVER: Final = 2**62


@dataclass(frozen=True)
class SignOut:
    """The guest's token is good no more, wherever it is kept; servers are told to close what is open in their name."""

    guest_id: str

    def __call__(self, connection: Connection) -> None:
        nobody_has = update(guests).where(guests.c.id == self.guest_id).values(token_hash=secrets.token_hex(32))
        connection.execute(nobody_has)
        GiveOrder(GONE, {"guest": self.guest_id})(connection)


@dataclass(frozen=True)
class LeaveTables:
    """A guest goes from some tables, a few at a time: those that are theirs alone go too, and at others their name
    becomes nobody's."""

    guest_id: str
    ids: Sequence[str]

    def __call__(self, connection: Connection) -> None:
        shared = self._shared(connection)
        ForgetTables([id for id in self.ids if id not in shared], _EVER)(connection)
        here = (entries.c.table_id.in_(shared), entries.c.by == self.guest_id, entries.c.kind.in_(_NAMED))
        named = select(entries.c.table_id, entries.c.version, entries.c.data).where(*here)
        for row in connection.execute(named).all():
            entry = update(entries).where(entries.c.table_id == row.table_id, entries.c.version == row.version)
            connection.execute(entry.values(data={**row.data, "name": NOBODY}))
        seat = update(seats).where(seats.c.table_id.in_(shared), seats.c.guest_id == self.guest_id)
        connection.execute(seat.values(name=NOBODY))

    def _shared(self, connection: Connection) -> list[str]:
        """The tables that others need: somebody else sits there or has set it up, and it has come to a game."""
        needed = or_(tables.c.id.in_(_with_others(self.guest_id)), tables.c.host != self.guest_id)
        waits = (tables.c.host == self.guest_id) & (tables.c.status == GATHERING)
        found = connection.execute(select(tables.c.id).where(tables.c.id.in_(self.ids), needed, ~waits))
        return [row.id for row in found]


@dataclass(frozen=True)
class DeleteGuest:
    """A guest, with everything that is theirs alone, and who has left most tables already; servers are told to load
    anew what has changed."""

    guest_id: str
    left: Sequence[str] = ()

    def __call__(self, connection: Connection) -> list[Order]:
        """What servers are told."""
        since = [row.id for row in connection.execute(select(tables.c.id).where(_theirs(self.guest_id)))]
        LeaveTables(self.guest_id, [id for id in since if id not in set(self.left)])(connection)
        here = select(tables.c.id).where(_theirs(self.guest_id))
        connection.execute(delete(snapshots).where(snapshots.c.table_id.in_(here)))  # the names are in them too
        SignOut(self.guest_id)(connection)
        # Who is at no table any more goes at once; others when their last table is forgotten.
        nobody = {"name": NOBODY, "seen": 0}
        connection.execute(update(guests).where(guests.c.id == self.guest_id).values(**nobody))
        connection.execute(delete(guests).where(guests.c.id == self.guest_id, *lost_guest(1)))
        known = sorted({*since, *self.left})
        return [GiveOrder(RELOAD, {"table": " ".join(known)})(connection)] if known else []


def known_at(store: Store, guest_id: str) -> list[str]:
    """The ids of the tables where something is kept about a guest, in the order in which they were set up."""
    with store.engine.connect() as connection:
        found = select(tables.c.id).where(_theirs(guest_id)).order_by(tables.c.created, tables.c.id)
        return [row.id for row in connection.execute(found)]


def playing_with_others(store: Store, guest_id: str, ids: Sequence[str]) -> list[str]:
    """Those of these tables where a guest sits in a game with others that is not over."""
    sits = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
    here = (tables.c.id.in_(ids), tables.c.status != OVER, tables.c.id.in_(sits))
    with store.engine.connect() as connection:
        found = select(tables.c.id).where(*here, tables.c.id.in_(_with_others(guest_id)))
        return [row.id for row in connection.execute(found)]


def kept_at(store: Store, guest: Guest, ids: Sequence[str]) -> list[dict[str, Any]]:
    """Everything that is kept about a guest at some tables: how these stand, and what the guest did there."""
    shown = (tables.c.id, tables.c.game, tables.c.status, tables.c.host, tables.c.created, tables.c.changed)
    done = (entries.c.version, entries.c.at, entries.c.kind, entries.c.seat, entries.c.data)
    found: list[dict[str, Any]] = []
    with store.engine.connect() as connection:
        here = select(*shown).where(tables.c.id.in_(ids)).order_by(tables.c.created, tables.c.id)
        for table in connection.execute(here).all():
            sits = select(seats.c.seat, seats.c.name).where(seats.c.table_id == table.id, seats.c.guest_id == guest.id)
            did = select(*done).where(entries.c.table_id == table.id, entries.c.by == guest.id)
            found.append(
                {
                    **_plain(table),
                    "host": table.host == guest.id,
                    "seats": [_plain(row) for row in connection.execute(sits.order_by(seats.c.seat))],
                    "entries": [_plain(row) for row in connection.execute(did.order_by(entries.c.version))],
                }
            )
    return found


def rides_kept(store: Store, guest: Guest) -> list[dict[str, Any]]:
    """The daily rides that a guest has begun."""
    taken = select(rides.c.table_id, rides.c.day, rides.c.game, rides.c.points, rides.c.ended)
    with store.engine.connect() as connection:
        theirs = connection.execute(taken.where(rides.c.guest_id == guest.id).order_by(rides.c.day, rides.c.game))
        return [_plain(row) for row in theirs]


def _plain(row: Any) -> dict[str, Any]:
    """A row by names that are plain text: those of SQLAlchemy are a kind of their own."""
    return {str(name): value for name, value in row._mapping.items()}


def _with_others(guest_id: str) -> Any:
    """The tables where somebody else sits."""
    return select(seats.c.table_id).where(seats.c.guest_id.is_not(None), seats.c.guest_id != guest_id)


def _theirs(guest_id: str) -> Any:
    """Where the guest sits, is the host, or has sat once: their name is in the log, whoever has the seat now."""
    sits = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
    sat = select(entries.c.table_id).where(entries.c.by == guest_id, entries.c.kind.in_(_NAMED))
    return or_(tables.c.host == guest_id, tables.c.id.in_(sits), tables.c.id.in_(sat))
