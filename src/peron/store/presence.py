"""Who is at a table with which process, and how tables stand: what processes on one PostgreSQL have to know of each
other. Imports this package.

A process says every few seconds that it is there. One that does not is forgotten, with everybody who was with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from peron.store.news import PEOPLE, News
from peron.store.postgresql import statement
from peron.store.store import Store

_BEAT: Final = statement("""
    INSERT INTO processes (id, until) VALUES (:id, NOW + :lasts)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0
""")
_FORGET: Final = statement("""
    DELETE FROM processes WHERE id IN (SELECT id FROM processes WHERE until < NOW - :lasts FOR UPDATE SKIP LOCKED)
""")
_HERE: Final = statement("""
    INSERT INTO presence (process, table_id, people, watching)
    VALUES (:process, :table_id, to_json(CAST(:people AS text[])), :watching)
    ON CONFLICT (process, table_id) DO UPDATE SET people = excluded.people, watching = excluded.watching
""")
_NOBODY: Final = statement("DELETE FROM presence WHERE process = :process AND table_id = :table_id")
_LEAVE: Final = statement("DELETE FROM processes WHERE id = :id")
_ASK_NO_MORE: Final = statement("""
    DELETE FROM questions WHERE key IN (SELECT key FROM questions WHERE process = :id FOR UPDATE SKIP LOCKED)
""")
_STANDINGS: Final = statement("""
    SELECT tables.id, tables.version, there.people, there.watching
    FROM tables LEFT JOIN (
        SELECT presence.* FROM presence JOIN processes ON processes.id = presence.process
        WHERE processes.until > NOW AND processes.id <> :process
    ) AS there ON there.table_id = tables.id
    WHERE tables.id = ANY(:ids)
""")


@dataclass(frozen=True)
class Standing:
    """How a table stands: its version, and who is there with other processes."""

    version: int
    people: frozenset[str] = frozenset()
    watching: int = 0


def standings(store: Store, process: str, ids: Iterable[str]) -> dict[str, Standing]:
    """How these tables stand, as this process has to know it, in one query. A table that is gone is not in it."""
    found: dict[str, Standing] = {}
    with store.engine.connect() as connection:
        for row in connection.execute(_STANDINGS, {"process": process, "ids": list(ids)}):
            before = found.get(row.id, Standing(row.version))
            people, watching = before.people | frozenset(row.people or ()), before.watching + (row.watching or 0)
            found[row.id] = Standing(row.version, people, watching)
    return found


@dataclass(frozen=True)
class Beat:
    """A process is there, for some milliseconds more. Whether it had been forgotten, or is new; those that have been
    silent for long are forgotten now."""

    process: str
    lasts: int

    def __call__(self, connection: Connection) -> bool:
        fresh = connection.execute(_BEAT, {"id": self.process, "lasts": self.lasts}).scalar_one()
        connection.execute(_FORGET, {"lasts": self.lasts})
        return bool(fresh)


@dataclass(frozen=True)
class Here:
    """Who is at a table with this process, from now on."""

    process: str
    at: str
    people: Sequence[str]
    watching: int

    @property
    def news(self) -> Sequence[News]:
        return (News(PEOPLE, self.at),)

    def __call__(self, connection: Connection) -> None:
        place = {"process": self.process, "table_id": self.at}
        if self.people or self.watching:
            connection.execute(_HERE, {**place, "people": list(self.people), "watching": self.watching})
        else:
            connection.execute(_NOBODY, place)


@dataclass(frozen=True)
class Leave:
    """The process stops. What it has asked bots, whoever wants it asks anew."""

    process: str

    def __call__(self, connection: Connection) -> None:
        connection.execute(_LEAVE, {"id": self.process})
        connection.execute(_ASK_NO_MORE, {"id": self.process})
