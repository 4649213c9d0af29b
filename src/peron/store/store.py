"""The database, opened: everything that is read from it. Imports tables and this package.

Readers take a connection from the pool, from any thread, and see what was committed; they never wait for the writer.
"""

from __future__ import annotations

import json
import os
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
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from peron.store import sqlite
from peron.store.errors import StoreError
from peron.store.lock import FolderLock
from peron.store.migrate import migrate, refuse_unknown
from peron.store.rows import Guest, Invite, SeatRow, TableRow
from peron.store.schema import boards, entries, guests, invites, seats, tables
from peron.tables.log import Entry
from peron.tables.setup import Setup
from peron.tables.table import PLAYING

FILE: Final = "peron.sqlite"

_to_json = json.JSONEncoder(separators=(",", ":"), default=dict, allow_nan=False).encode


def _columns(table: Table, of: type[Any], *without: str) -> list[Column[Any]]:
    """The columns of a table that a dataclass has fields for."""
    return [table.c[field.name] for field in fields(of) if field.name not in without]


_GUEST: Final = _columns(guests, Guest)
_INVITE: Final = _columns(invites, Invite)
_SETUP: Final = [*_columns(tables, Setup, "title"), func.coalesce(boards.c.title, "").label("title")]
_WITH_BOARDS: Final = tables.outerjoin(boards, boards.c.game == tables.c.game)
_ENTRY: Final = _columns(entries, Entry)
_TABLE: Final = [*_columns(tables, TableRow, "names", "seats"), boards.c.names]
_SEAT: Final = _columns(seats, SeatRow)


class Store:
    """A database of guests, tables and logs. Reads; a `Writer` writes.

    The URL is SQLAlchemy's: of a file for SQLite, or of a PostgreSQL server. What is missing in the database is made.
    """

    def __init__(self, url: str | URL) -> None:
        self._lock: FolderLock | None = None
        path = _path(url)
        with _unreadable(path):
            self.engine: Engine = create_engine(url, pool_pre_ping=True, json_serializer=_to_json)
            try:
                self._open(path)
            except BaseException:
                self.engine.dispose()
                raise

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The SQLite store of a folder, which no other process can open until this one closes it or ends.

        Folder and file are made if need be, for nobody else to read: the seeds of games in progress are in it.
        """
        file = folder / FILE
        with _unreadable(str(file)):
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

    def close(self) -> None:
        """Close all connections. Writers are closed before."""
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def _open(self, path: str) -> None:
        is_sqlite = self.engine.dialect.name == "sqlite"
        if is_sqlite:
            sqlite.set_up(self.engine)
        refuse_unknown(self.engine, path)
        if is_sqlite:
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

    def load(self, table_id: str) -> tuple[Setup, list[Entry]] | None:
        """Everything a table is made from: its setup, and its log in order."""
        setup = self._row(select(*_SETUP).select_from(_WITH_BOARDS).where(tables.c.id == table_id))
        if setup is None:
            return None
        log = self._rows(select(*_ENTRY).where(entries.c.table_id == table_id).order_by(entries.c.version))
        return Setup(**setup._mapping), [Entry(**entry._mapping) for entry in log]

    def title(self, game: str) -> str | None:
        """The file of a title that somebody has brought to a table."""
        row = self._row(select(boards.c.title).where(boards.c.game == game))
        return None if row is None else str(row.title)

    def tables_of(self, guest_id: str, limit: int = 100) -> list[TableRow]:
        """The tables where a guest sits or that they have set up, newest change first."""
        theirs = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
        page = _newest(limit, or_(tables.c.id.in_(theirs), tables.c.host == guest_id)).subquery()
        return self._tables(page, page.c.changed.desc())

    def listed(self, limit: int = 100) -> list[TableRow]:
        """The tables that everybody may find: those being played first, newest change first."""
        playing = _newest(limit, tables.c.listed, tables.c.status == PLAYING).subquery()
        others = _newest(limit, tables.c.listed, tables.c.status != PLAYING).subquery()
        page = union_all(select(playing), select(others)).subquery()
        playing_first = case((page.c.status == PLAYING, 0), else_=1)
        return self._tables(page, playing_first, page.c.changed.desc())[:limit]

    def awaiting_bots(self) -> list[str]:
        """The ids of the tables where a bot is to move: a server that starts lets them go on."""
        waiting = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.bot_turn).order_by(tables.c.changed)
        return [row.id for row in self._rows(waiting)]

    def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            self._row(select(guests.c.id).limit(1))
        except SQLAlchemyError:
            return False
        return True

    def _tables(self, page: Subquery, *order: ColumnElement[Any]) -> list[TableRow]:
        """The tables of a page with their seats, in one statement, so that both are of the same moment."""
        seated = page.outerjoin(seats, seats.c.table_id == page.c.id)
        rows = self._rows(
            select(page, *(column.label(f"seat_{column.name}") for column in _SEAT))
            .select_from(seated)
            .order_by(*order, page.c.id, seats.c.seat)
        )
        return [_table(list(of_one)) for _, of_one in groupby(rows, key=lambda row: row.id)]

    def _row(self, statement: Select[Any]) -> Row[Any] | None:
        with self.engine.connect() as connection:
            return connection.execute(statement).one_or_none()

    def _rows(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(statement).all()


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
    taken = [row for row in rows if row.seat_seat is not None]
    return TableRow(
        **{column.name: first[column.name] for column in _TABLE if column.name != "actors"},
        actors=tuple(first["actors"]),
        seats=tuple(SeatRow(row.seat_seat, row.seat_guest_id, row.seat_name, row.seat_kind) for row in taken),
    )


def _path(url: str | URL) -> str:
    """What to call the database when it cannot be opened: its file, or its URL without the password."""
    try:
        made = make_url(url)
    except ArgumentError:
        return str(url)
    return made.database or "" if made.get_backend_name() == "sqlite" else made.render_as_string(hide_password=True)


@contextmanager
def _unreadable(path: str) -> Iterator[None]:
    """Whatever the database, its driver or the file system says, it means that the store cannot be opened."""
    try:
        yield
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise StoreError("store-unreadable", {"path": path}) from error
