"""One ride a day for everybody: who has taken it, and with how many points. Imports this package.

That somebody has one try is a unique key: whoever asks, with however many processes at the same moment, gets one.
"""

from __future__ import annotations

import secrets as chance
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select

from peron.store.errors import StoreError
from peron.store.plain_sql import execute
from peron.store.schema import rides, seats, secrets
from peron.store.store import Store
from peron.store.writes import AddTable

HOUSE: Final = "peron"
"""The guest in whose name the bots ride. Nobody has its token."""
_OF_RIDES: Final = "rides"
_KEEP: Final = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
_ADD_HOUSE: Final = (
    "INSERT INTO guests (id, name, token_hash, created, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
)
_ADD: Final = "INSERT INTO rides (table_id, day, game, guest_id, level) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"


class RideTaken(StoreError):
    """The guest, or the bot, has taken this ride already. Nothing was written."""

    def __init__(self, table_id: str) -> None:
        super().__init__("store-ride-taken", {"table": table_id})


@dataclass(frozen=True)
class RideRow:
    """Somebody's ride."""

    table_id: str
    name: str
    guest_id: str | None
    level: str | None
    points: int | None
    ended: int | None
    """When, in milliseconds since 1970; None while it is under way."""


@dataclass(frozen=True)
class RideSecret:
    """The secret of this database, made when it is first asked for, by whichever process."""

    def __call__(self, connection: Connection) -> str:
        execute(connection, _KEEP, (_OF_RIDES, chance.token_hex(32)))
        found: str = connection.execute(select(secrets.c.value).where(secrets.c.name == _OF_RIDES)).scalar_one()
        return found


@dataclass(frozen=True)
class AddRide:
    """The table of a ride that counts: its host's one try, or with a level that of a bot, which has ended already with
    so many points. Raises RideTaken if there was one before."""

    table: AddTable
    level: str | None = None
    points: int | None = None

    def __call__(self, connection: Connection) -> None:
        setup, now = self.table.setup, time.time_ns() // 1_000_000
        if self.level is not None:
            execute(connection, _ADD_HOUSE, (HOUSE, "Peron", chance.token_hex(32), now, now))
        self.table(connection)
        guest = setup.host if self.level is None else None
        if execute(connection, _ADD, (setup.id, setup.ride, setup.game, guest, self.level)) != 1:
            raise RideTaken(setup.id)
        if self.level is not None:
            ended = rides.update().where(rides.c.table_id == setup.id)
            connection.execute(ended.values(points=self.points, ended=now))


_ROW: Final = (rides.c.table_id, seats.c.name, rides.c.guest_id, rides.c.level, rides.c.points, rides.c.ended)
_FIRST_SEAT: Final = (seats.c.table_id == rides.c.table_id) & (seats.c.seat == 0)
_RIDES: Final = select(*_ROW).join(seats, _FIRST_SEAT)


def ride_of(store: Store, day: int, game: str, guest_id: str) -> RideRow | None:
    """A guest's try."""
    theirs = _RIDES.where(rides.c.day == day, rides.c.game == game, rides.c.guest_id == guest_id)
    with store.engine.connect() as connection:
        row = connection.execute(theirs).one_or_none()
    return None if row is None else RideRow(**row._mapping)


def bots_rides(store: Store, day: int, game: str) -> list[RideRow]:
    with store.engine.connect() as connection:
        rows = connection.execute(_RIDES.where(rides.c.day == day, rides.c.game == game, rides.c.level.is_not(None)))
        return [RideRow(**row._mapping) for row in rows]


def best_rides(store: Store, day: int, game: str, limit: int) -> list[RideRow]:
    """Of guests, the best first; of equals, who was there first."""
    theirs = _RIDES.where(rides.c.day == day, rides.c.game == game, rides.c.guest_id.is_not(None))
    ended = theirs.where(rides.c.points.is_not(None)).order_by(rides.c.points.desc(), rides.c.ended, rides.c.table_id)
    with store.engine.connect() as connection:
        return [RideRow(**row._mapping) for row in connection.execute(ended.limit(limit))]


def scores_of(store: Store, day: int, game: str) -> tuple[int, Mapping[int, int]]:
    """How many guests have taken a ride, and how many of them have brought which points."""
    theirs = (rides.c.day == day, rides.c.game == game, rides.c.guest_id.is_not(None))
    counted = select(rides.c.points, func.count()).where(*theirs).group_by(rides.c.points)
    with store.engine.connect() as connection:
        found = {row[0]: int(row[1]) for row in connection.execute(counted)}
    return sum(found.values()), {points: rides for points, rides in found.items() if points is not None}


def days_of(store: Store, game: str, guest_id: str, until: int, limit: int = 1000) -> list[tuple[int, int]]:
    """The days up to one on which a guest has ridden to the end, with the points, the last first."""
    theirs = (rides.c.guest_id == guest_id, rides.c.game == game, rides.c.day <= until, rides.c.points.is_not(None))
    days = select(rides.c.day, rides.c.points).where(*theirs).order_by(rides.c.day.desc()).limit(limit)
    with store.engine.connect() as connection:
        return [(int(row.day), int(row.points)) for row in connection.execute(days)]
