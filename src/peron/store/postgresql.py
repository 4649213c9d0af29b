"""Everything that only PostgreSQL needs: which driver speaks to it, and how long it may be silent. Imports SQLAlchemy
only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import URL, Connection, TextClause, func, make_url, select, text
from sqlalchemy.exc import DBAPIError

DRIVER: Final = "postgresql+psycopg"
_SPELLINGS: Final = ("postgresql", "postgres")
_PATIENCE: Final = {"connect_timeout": "10", "tcp_user_timeout": "10000", "keepalives_idle": "30"}
"""A server that is gone without a word is given up, or everybody would wait for it. The URL may say otherwise."""
_MIGRATING: Final = 0x7065726F6E
"""The number of the lock: "peron"."""
_DEADLOCK: Final = "40P01"
_TRIES: Final = 20
"""How often somebody who wants all tables begins again; each time costs the second after which PostgreSQL looks who
waits for whom."""
_NOW: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"


def with_driver(url: str | URL) -> URL:
    """The URL as SQLAlchemy wants it, from one as providers write it; that of another database as it is.

    >>> print(with_driver("postgres://jan@host/peron").drivername)
    postgresql+psycopg
    """
    made = make_url(url)
    if made.drivername in _SPELLINGS:
        made = made.set(drivername=DRIVER)
    if made.drivername != DRIVER:
        return made
    return made.update_query_dict({name: value for name, value in _PATIENCE.items() if name not in made.query})


def migrate_alone(connection: Connection) -> None:
    """Wait until no other server migrates this database; nobody else may until the transaction ends."""
    connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))


def hold(connection: Connection, tables: Sequence[str]) -> None:
    """Wait until nobody is at any of these tables; nobody comes to them until the transaction ends. Whoever waits there
    for one that we have already goes first."""
    quoted = ", ".join(map(connection.dialect.identifier_preparer.quote, tables))
    for tries_left in reversed(range(_TRIES)):
        connection.exec_driver_sql("SAVEPOINT hold")
        try:
            connection.exec_driver_sql(f"LOCK TABLE {quoted} IN ACCESS EXCLUSIVE MODE")
            return
        except DBAPIError as error:
            if not deadlocked(error) or not tries_left:
                raise
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT hold")


def at_one_moment(connection: Connection) -> Connection:
    """Let a transaction see everything as it is when it first looks."""
    return connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def statement(sql: str) -> TextClause:
    """A statement in PostgreSQL's own words. NOW stands for the milliseconds of the database's clock, which is one for
    all machines."""
    return text(sql.replace("NOW", _NOW))


def deadlocked(error: BaseException) -> bool:
    """Whether two processes have waited for each other, and this one was chosen to give way. It may try again."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == _DEADLOCK


def commit_lightly(connection: Connection) -> None:
    """Do not wait for the disk at the end of this transaction: what it says matters for some seconds only."""
    connection.exec_driver_sql("SET LOCAL synchronous_commit TO off")
