"""The database, opened: everything that is read from it. Imports tables and this package.

Readers take a connection from the pool, from any thread, and see what was committed; they never wait for the writer.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    Engine,
    Row,
    Select,
    Subquery,
    Table,
    case,
    create_engine,
    func,
    make_url,
    or_,
    select,
    union_all,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError, SQLAlchemyError

from peron.store import postgresql, sqlite
from peron.store.errors import Damaged, StoreError, first_line, without_secrets
from peron.store.lock import FolderLock
from peron.store.migrate import migrate, refuse_outdated, refuse_unknown
from peron.store.rows import DAMAGED, Guest, Invite, Person, SeatRow, SeriesRow, TableRow
from peron.store.schema import boards, codes, entries, guests, invites, questions, seats, snapshots, tables
from peron.tables.log import Entry
from peron.tables.setup import Setup
from peron.tables.snapshot import Snapshot
from peron.tables.table import GATHERING, PLAYING

FILE: Final = "peron.sqlite"
SHOWN_OF_A_HOST: Final = 3
"""Tables of one host in the list that everybody sees: nobody pushes all others out of it."""
_LOOKED_AT: Final = 2000
"""Tables among which the list chooses, so that it is quick however many there are."""

to_json = json.JSONEncoder(separators=(",", ":"), default=dict, allow_nan=False).encode


def _columns(table: Table, of: type[Any], *without: str) -> list[Column[Any]]:
    """The columns of a table that a dataclass has fields for."""
    return [table.c[field.name] for field in fields(of) if field.name not in without]


_GUEST: Final = _columns(guests, Guest)
_INVITE: Final = _columns(invites, Invite)
_WITH_BOARDS: Final = tables.outerjoin(boards, boards.c.game == tables.c.game)
_SETUP: Final = [
    *_columns(tables, Setup, "title", "code"),
    func.coalesce(boards.c.title, "").label("title"),
    func.coalesce(codes.c.code, "").label("code"),
]
_SET_UP: Final = _WITH_BOARDS.outerjoin(codes, codes.c.table_id == tables.c.id)
_ENTRY: Final = _columns(entries, Entry)
_TABLE: Final = [*_columns(tables, TableRow, "names", "seats"), boards.c.names]
_SEAT: Final = _columns(seats, SeatRow)


class Store:
    """A database of guests, tables and logs. Reads; a `Writer` writes.

    The URL is SQLAlchemy's: of a file for SQLite, or of a PostgreSQL server. What is missing in the database is made.
    """

    def __init__(self, url: str | URL, migrates: bool = True) -> None:
        """Who does not migrate the database refuses one that is not up to date."""
        self._lock: FolderLock | None = None
        path = self.path = path_of(url)
        """What to call the database: its file, or its URL without the password."""
        with unreadable(path):
            self.engine: Engine = engine_for(url)
            try:
                self._open(path, migrates)
            except BaseException:
                self.engine.dispose()
                raise

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The SQLite store of a folder, which no other process can open until this one closes it or ends.

        Folder and file are made if need be, for nobody else to read: the seeds of games in progress are in it.
        """
        file = folder / FILE
        with unreadable(str(file)):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = FolderLock(folder)
            try:
                os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
                store = cls(URL.create("sqlite", database=str(file)))
            except BaseException:
                lock.release()
                raise
        store._lock = lock
        return store

    @classmethod
    def beside(cls, folder: Path, database: str = "") -> Store:
        """The store of a folder, or of a PostgreSQL database, that a server may be using at this moment. Nothing is
        made that is not there."""
        if database:
            return cls(database, migrates=False)
        file = folder / FILE
        if not file.is_file():
            raise StoreError("store-missing", {"path": str(file)})
        return cls(URL.create("sqlite", database=str(file)), migrates=False)

    def close(self) -> None:
        """Close all connections. Writers are closed before."""
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    def _open(self, path: str, migrates: bool) -> None:
        refuse_unknown(self.engine, path)
        if not migrates:
            refuse_outdated(self.engine, path)
            return
        if self.engine.dialect.name == "sqlite":
            sqlite.use_wal(self.engine)
        migrate(self.engine.execution_options(writing=True))

    def guest(self, token_hash: str) -> Guest | None:
        """The guest whose token has this hash."""
        row = self._row(select(*_GUEST).where(guests.c.token_hash == token_hash))
        return None if row is None else Guest(**row._mapping)

    def invite(self, token_hash: str) -> Invite | None:
        """The invitation whose token has this hash, if it was not used yet."""
        row = self._row(select(*_INVITE).where(invites.c.token_hash == token_hash))
        return None if row is None else Invite(**row._mapping)

    def awaiting(self, code: str) -> str | None:
        """The id of the table that waits for people and has this code."""
        waits = select(tables.c.id).join(codes, codes.c.table_id == tables.c.id)
        row = self._row(waits.where(codes.c.code == code, tables.c.status == GATHERING))
        return None if row is None else str(row.id)

    def series(self, first: str, limit: int = 100) -> list[SeriesRow]:
        """The games that were played one after the other since one at this table, in their order; the last ones, if
        they are many."""
        theirs = or_(tables.c.id == first, tables.c.series == first)
        columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.created, boards.c.names)
        newest = select(*columns).select_from(_WITH_BOARDS).where(theirs, _READABLE)
        page = newest.order_by(tables.c.created.desc(), tables.c.id).limit(limit).subquery()
        found: dict[str, list[Row[Any]]] = {}
        for row in self._with_seats(page, page.c.created):
            found.setdefault(row.id, []).append(row)
        return [SeriesRow(id, rows[0].game, rows[0].names, rows[0].status, _seats(rows)) for id, rows in found.items()]

    def load(self, table_id: str) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
        """What a table is made from: its setup, a snapshot if it has one, and the log since then, in order. Raises
        Damaged if it was set aside, and LookupError if entries are missing."""
        row = self._row(select(snapshots.c.data).where(snapshots.c.table_id == _plain(table_id)))
        snapshot = None if row is None else Snapshot.unpacked(row.data)
        loaded = self.log(table_id, after=0 if snapshot is None else snapshot.version)
        return None if loaded is None else (loaded[0], snapshot, loaded[1])

    def log(self, table_id: str, until: int | None = None, after: int = 0) -> tuple[Setup, list[Entry]] | None:
        """The setup of a table, and its log in order: of versions up to `until`, or of those after another."""
        stands = self._row(select(tables.c.status, tables.c.version).where(tables.c.id == _plain(table_id)))
        if stands is None:
            return None
        if stands.status == DAMAGED:
            raise Damaged(table_id)
        setup = self._row(select(*_SETUP).select_from(_SET_UP).where(tables.c.id == table_id))
        last = stands.version if until is None else min(until, stands.version)
        wanted = select(*_ENTRY).where(
            entries.c.table_id == table_id, entries.c.version > after, entries.c.version <= last
        )
        log = self._rows(wanted.order_by(entries.c.version))
        if setup is None or len(log) < last - after:
            raise LookupError(f"{len(log)} of {last - after} entries")
        return Setup(**setup._mapping), [Entry(**entry._mapping) for entry in log]

    def since(self, table_id: str, version: int) -> list[Entry]:
        """What has come into a table's log after a version, in order. Nothing, also if there is no such table."""
        newer = select(*_ENTRY).where(entries.c.table_id == table_id, entries.c.version > version)
        found = [Entry(**row._mapping) for row in self._rows(newer.order_by(entries.c.version))]
        if [entry.version for entry in found] != list(range(version + 1, version + 1 + len(found))):
            raise LookupError(f"a gap after {version}")
        return found

    def answered(self, table_id: str, by: str, command: str) -> int | None:
        """The version that a command of somebody's has led to."""
        here = (entries.c.table_id == table_id, entries.c.by == by, entries.c.command == command)
        row = self._row(select(entries.c.version).where(*here))
        return None if row is None else int(row.version)

    def title(self, game: str) -> str | None:
        """The file of a title that somebody has brought to a table."""
        with self.engine.connect() as connection:
            return title_of(connection, game)

    def tables_of(self, guest_id: str, limit: int = 100) -> list[TableRow]:
        """The tables where a guest sits or that they have set up, newest change first."""
        theirs = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
        page = _newest(limit, or_(tables.c.id.in_(theirs), tables.c.host == guest_id), _READABLE).subquery()
        return self._tables(page, page.c.changed.desc())

    def listed(self, limit: int = 100) -> list[TableRow]:
        """The tables that everybody may find: those being played first, newest change first, a few of each host."""
        playing = _newest(_LOOKED_AT, tables.c.listed, tables.c.status == PLAYING).subquery()
        others = _newest(_LOOKED_AT, tables.c.listed, tables.c.status != PLAYING, _READABLE).subquery()
        found = union_all(select(playing), select(others)).subquery()
        order = (case((found.c.status == PLAYING, 0), else_=1), found.c.changed.desc(), found.c.id)
        place = func.row_number().over(partition_by=found.c.host, order_by=order).label("place")
        placed = select(found, place).subquery()
        first = (case((placed.c.status == PLAYING, 0), else_=1), placed.c.changed.desc(), placed.c.id)
        page = select(placed).where(placed.c.place <= SHOWN_OF_A_HOST).order_by(*first).limit(limit).subquery()
        return self._tables(page, case((page.c.status == PLAYING, 0), else_=1), page.c.changed.desc())

    def gathering(self, host: str, since: int) -> int:
        """How many tables a host has set up since then at which seats are still open."""
        theirs = (tables.c.host == host, tables.c.status == GATHERING, tables.c.created >= since)
        counted = self._row(select(func.count()).select_from(tables).where(*theirs))
        assert counted is not None
        return int(counted[0])

    def awaiting_bots(self, untouched_since: int | None = None) -> list[str]:
        """The ids of the tables where people play and a bot is to move: a server that starts lets them go on. Where
        there are several, only those for which no bot is asked and at which nothing has happened since then."""
        people = select(seats.c.table_id).where(seats.c.guest_id.is_not(None))
        where = [tables.c.status == PLAYING, tables.c.bot_turn, tables.c.id.in_(people)]
        if untouched_since is not None:
            asked = select(questions.c.table_id).where(questions.c.table_id == tables.c.id)
            where += [tables.c.changed < untouched_since, ~asked.exists()]
        waiting = select(tables.c.id).where(*where).order_by(tables.c.changed)
        return [row.id for row in self._rows(waiting)]

    def all_tables(self, limit: int, status: str | None = None) -> list[TableRow]:
        """The tables that were changed last, perhaps only those of one status."""
        page = _newest(limit, *([] if status is None else [tables.c.status == status])).subquery()
        return self._tables(page, page.c.changed.desc())

    def people(self, limit: int) -> list[Person]:
        """The guests who were seen last."""
        sits = select(func.count()).where(seats.c.guest_id == guests.c.id).scalar_subquery()
        last = select(*_GUEST, sits.label("seats")).order_by(guests.c.seen.desc(), guests.c.id).limit(limit)
        return [Person(**row._mapping) for row in self._rows(last)]

    def status(self, table_id: str) -> str | None:
        """How a table stands, if there is one."""
        row = self._row(select(tables.c.status).where(tables.c.id == _plain(table_id)))
        return None if row is None else str(row.status)

    def changed(self, table_id: str) -> int | None:
        """When a table has last changed, in milliseconds since 1970."""
        row = self._row(select(tables.c.changed).where(tables.c.id == _plain(table_id)))
        return None if row is None else int(row.changed)

    def knows(self, guest_id: str) -> bool:
        """Whether there is a guest with this id."""
        return self._row(select(guests.c.id).where(guests.c.id == _plain(guest_id))) is not None

    # --- what nobody needs any more ----------------------------------------------------------------------------------

    def untouched_tables(self, before: int, limit: int = 1000) -> list[str]:
        """The ids of tables at which nothing has happened since then, the oldest first."""
        old = select(tables.c.id).where(tables.c.changed < before).order_by(tables.c.changed).limit(limit)
        return [row.id for row in self._rows(old)]

    def lost_guests(self, before: int, limit: int = 1000) -> list[str]:
        """The ids of guests who have not come back since then and whom no table knows."""
        return [row.id for row in self._rows(select(guests.c.id).where(*lost_guest(before)).limit(limit))]

    def unused_boards(self, limit: int = 1000) -> list[str]:
        """The keys of boards on which no table is played any more."""
        return [row.game for row in self._rows(select(boards.c.game).where(unused_board()).limit(limit))]

    # --- reading -----------------------------------------------------------------------------------------------------

    def _tables(self, page: Subquery, *order: ColumnElement[Any]) -> list[TableRow]:
        rows = self._with_seats(page, *order)
        return [_table(list(of_one)) for _, of_one in groupby(rows, key=lambda row: row.id)]

    def _with_seats(self, page: Subquery, *order: ColumnElement[Any]) -> Sequence[Row[Any]]:
        """The tables of a page with their seats, in one statement, so that both are of the same moment."""
        seated = page.outerjoin(seats, seats.c.table_id == page.c.id)
        return self._rows(
            select(page, *(column.label(f"seat_{column.name}") for column in _SEAT))
            .select_from(seated)
            .order_by(*order, page.c.id, seats.c.seat)
        )

    def _row(self, statement: Select[Any]) -> Row[Any] | None:
        with self.engine.connect() as connection:
            return connection.execute(statement).one_or_none()

    def _rows(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(statement).all()


_READABLE: Final = tables.c.status != DAMAGED


def title_of(connection: Connection, game: str) -> str | None:
    """The file of a title that somebody has brought to a table."""
    row = connection.execute(select(boards.c.title).where(boards.c.game == _plain(game))).one_or_none()
    return None if row is None else str(row.title)


def lost_guest(before: int) -> tuple[ColumnElement[bool], ...]:
    """That a guest was last seen before then, hosts nothing and sits nowhere."""
    hosts = select(tables.c.id).where(tables.c.host == guests.c.id).exists()
    sits = select(seats.c.seat).where(seats.c.guest_id == guests.c.id).exists()
    return guests.c.seen < before, ~hosts, ~sits


def unused_board() -> ColumnElement[bool]:
    """That no table is played on a board."""
    return ~select(tables.c.id).where(tables.c.game == boards.c.game).exists()


def _plain(id: str) -> str:
    """An id to look for. PostgreSQL has no letter for zero: what has one in it is nowhere."""
    return id.replace("\0", "\ufffd")


def _newest(limit: int, *where: ColumnElement[bool]) -> Select[Any]:
    return (
        select(*_TABLE)
        .select_from(_WITH_BOARDS)
        .where(*where)
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(limit)
    )


def _table(rows: list[Row[Any]]) -> TableRow:
    """A table from its rows, one for every seat; a table without seats has one row too."""
    first = rows[0]._mapping
    return TableRow(
        **{column.name: first[column.name] for column in _TABLE if column.name != "actors"},
        actors=tuple(first["actors"]),
        seats=_seats(rows),
    )


def _seats(rows: Sequence[Row[Any]]) -> tuple[SeatRow, ...]:
    taken = [row._mapping for row in rows if row.seat_seat is not None]
    return tuple(SeatRow(*(row[f"seat_{column.name}"] for column in _SEAT)) for row in taken)


def engine_for(url: str | URL) -> Engine:
    """Connections to a database, as everything here needs them."""
    engine = create_engine(postgresql.with_driver(url), pool_pre_ping=True, json_serializer=to_json)
    if engine.dialect.name == "sqlite":
        sqlite.set_up(engine)
    return engine


def path_of(url: str | URL) -> str:
    """What to call the database when it cannot be opened: its file, or its URL without the password."""
    try:
        made = make_url(url)
    except ArgumentError:
        return without_secrets(str(url))
    return made.database or "" if made.get_backend_name() == "sqlite" else made.render_as_string(hide_password=True)


@contextmanager
def unreadable(path: str) -> Iterator[None]:
    """Whatever the database, its driver or the file system says, it means that the store cannot be used; and why."""
    try:
        yield
    except ImportError as error:
        raise StoreError("store-driver", {"path": path, "module": error.name or ""}) from error
    except (ArgumentError, NoSuchModuleError) as error:
        raise StoreError("store-no-url", {"path": path}) from error
    except OSError as error:
        raise _unopened(path, error.strerror or type(error).__name__) from error
    except OperationalError as error:
        raise _unopened(path, first_line(error)) from error
    except DBAPIError as error:
        if "sqlite" in type(error.orig).__module__:  # a file with something else in it
            raise StoreError("store-unreadable", {"path": path}) from error
        raise _unopened(path, first_line(error)) from error
    except SQLAlchemyError as error:
        raise StoreError("store-unreadable", {"path": path}) from error


_REASONS: Final = {
    "none": re.compile('database ".*" does not exist'),
    "away": re.compile("Connection refused|No such file or directory$|timeout expired|resolve host|shutting down"),
}
"""What a host can do something about, by what PostgreSQL says then."""


def _unopened(path: str, problem: str) -> StoreError:
    server = "://" in path
    found = (reason for reason, says in _REASONS.items() if server and says.search(problem))
    return StoreError("store-unopened", {"path": path, "problem": problem, "reason": next(found, "other")})
