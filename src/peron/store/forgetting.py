"""Deletes what nobody needs any more, a few things at a time: values that a `Writer` runs. Imports this package.

What is to go was looked up before; whether it still is to go is asked again here, because somebody may have come
back in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from peron.store.schema import boards, guests, metadata, tables
from peron.store.store import lost_guest, unused_board


@dataclass(frozen=True)
class ForgetTables:
    """Tables at which nothing has happened since `before`, with all that belongs to them, boards that nobody else plays
    on among that; how many they were."""

    ids: Sequence[str]
    before: int

    def __call__(self, connection: Connection) -> int:
        still = select(tables.c.id, tables.c.game).where(tables.c.id.in_(self.ids), tables.c.changed < self.before)
        found = connection.execute(still).all()
        ids = [row.id for row in found]
        for table in reversed(metadata.sorted_tables):
            if "table_id" in table.c:
                connection.execute(delete(table).where(table.c.table_id.in_(ids)))
        count = connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount
        _forget_boards(connection, sorted({row.game for row in found}))
        return count


@dataclass(frozen=True)
class ForgetGuests:
    """Guests who have not come back since `before` and whom no table knows; how many they were."""

    ids: Sequence[str]
    before: int

    def __call__(self, connection: Connection) -> int:
        return connection.execute(delete(guests).where(guests.c.id.in_(self.ids), *lost_guest(self.before))).rowcount


@dataclass(frozen=True)
class ForgetBoards:
    """Boards on which no table is played any more; how many they were."""

    games: Sequence[str]

    def __call__(self, connection: Connection) -> int:
        return _forget_boards(connection, self.games)


def _forget_boards(connection: Connection, games: Sequence[str]) -> int:
    # First they are locked: who sets up a table on one in the same moment has either done so, or writes it anew.
    connection.execute(select(boards.c.game).where(boards.c.game.in_(games)).order_by(boards.c.game).with_for_update())
    return connection.execute(delete(boards).where(boards.c.game.in_(games), unused_board())).rowcount
