"""A whole database in one file, whichever database it is: to keep, and to move to another. Imports this package.

The file is packed text (gzip): a first line that says what it is and how many rows of which tables follow, a line of
JSON for every row, and a last line. It is of one moment, though the server goes on meanwhile. Whoever has it has the
seeds of games in progress: it is for nobody else to read.
"""

from __future__ import annotations

import gzip
import json
import os
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Table, func, select

from peron.store import postgresql
from peron.store.errors import StoreError
from peron.store.migrate import newest, revisions
from peron.store.schema import PASSING, metadata, probe
from peron.store.store import Store

FORMAT: Final = 1
KIND: Final = "peron backup"
END: Final = "end"
LEFT_OUT: Final = {probe.name, *(table.name for table in metadata.sorted_tables if table.info == PASSING)}
"""Every database has its own probe, and what passes in seconds is not worth keeping."""
BATCH: Final = 1000

Progress = Callable[[int, int], None]
"""Told how many rows are done, and of how many."""


@dataclass(frozen=True)
class Part:
    """The rows of one table."""

    table: str
    columns: tuple[str, ...]
    rows: int


@dataclass(frozen=True)
class Heading:
    """What the first line says."""

    revision: str
    """The last migration of the database that was backed up."""
    at: int
    """When, in milliseconds since 1970."""
    parts: tuple[Part, ...]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.parts)

    def packed(self) -> dict[str, Any]:
        parts = [[part.table, list(part.columns), part.rows] for part in self.parts]
        return {"kind": KIND, "format": FORMAT, "revision": self.revision, "at": self.at, "parts": parts}

    @classmethod
    def unpacked(cls, packed: Any) -> Heading:
        if not isinstance(packed, dict) or packed.get("kind") != KIND:
            raise ValueError("not a backup")
        parts = tuple(Part(str(table), tuple(columns), int(rows)) for table, columns, rows in packed["parts"])
        return cls(str(packed["revision"]), int(packed["at"]), parts)


def back_up(store: Store, path: Path, progress: Progress = lambda done, of: None) -> Heading:
    """Write everything into a file, whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", compresslevel=6, encoding="utf-8", newline="\n") as file:
                heading = _write(store, file, progress)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise StoreError("backup-unwritten", {"path": str(path), "problem": error.strerror or ""}) from error
    finally:
        beside.unlink(missing_ok=True)
    return heading


def _write(store: Store, file: IO[str], progress: Progress) -> Heading:
    with _one_moment(store) as connection:
        wanted = [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]
        parts = tuple(Part(table.name, tuple(table.c.keys()), _count(connection, table)) for table in wanted)
        heading = Heading(newest(), time.time_ns() // 1_000_000, parts)
        _line(file, heading.packed())
        done = 0
        for table in wanted:
            rows = connection.execution_options(yield_per=BATCH).execute(select(table))
            for some in rows.partitions():
                for row in some:
                    _line(file, list(row))
                done += len(some)
                progress(done, heading.rows)
        _line(file, END)
    return heading


@contextmanager
def _one_moment(store: Store) -> Iterator[Connection]:
    """A connection that sees everything as it is when it first looks, whatever is written meanwhile."""
    with store.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection = postgresql.at_one_moment(connection)
        with connection.begin():
            yield connection


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _line(file: IO[str], told: object) -> None:
    file.write(json.dumps(told, ensure_ascii=False, separators=(",", ":")))
    file.write("\n")


class Backup:
    """A file that was found to be a whole backup; its rows can be read from it any number of times."""

    def __init__(self, path: Path, progress: Progress = lambda done, of: None) -> None:
        """Reads all of it. Raises StoreError if it is none, is damaged, or comes from a newer Peron."""
        self.path = path
        with self._opened() as file:
            self.heading = self._heading(file)
        done = 0
        for _, rows in self.rows():
            done += len(rows)
            progress(done, self.heading.rows)

    def rows(self) -> Iterator[tuple[Part, Sequence[dict[str, Any]]]]:
        """All rows, some at a time."""
        with self._opened() as file:
            file.readline()
            for part in self.heading.parts:
                for first in range(0, part.rows, BATCH):
                    yield part, [self._row(file, part) for _ in range(min(BATCH, part.rows - first))]
            if json.loads(file.readline()) != END or file.readline():
                raise ValueError("it does not end where it says")

    def _row(self, file: IO[str], part: Part) -> dict[str, Any]:
        row = json.loads(file.readline())
        if not isinstance(row, list):
            raise TypeError("not a row")
        return dict(zip(part.columns, row, strict=True))

    def _heading(self, file: IO[str]) -> Heading:
        try:
            told = json.loads(file.readline(1_000_000))
        except (ValueError, gzip.BadGzipFile):
            raise StoreError("backup-foreign", {"path": str(self.path)}) from None
        if not isinstance(told, dict) or told.get("kind") != KIND:
            raise StoreError("backup-foreign", {"path": str(self.path)})
        if told.get("format") != FORMAT or told.get("revision") not in revisions():
            raise StoreError("backup-newer", {"path": str(self.path)})
        return Heading.unpacked(told)

    @contextmanager
    def _opened(self) -> Iterator[IO[str]]:
        """Whatever cannot be read means that the file is damaged, unless there is none."""
        try:
            with gzip.open(self.path, "rt", encoding="utf-8", newline="\n") as file:
                yield file
        except (EOFError, ValueError, TypeError, KeyError, zlib.error, gzip.BadGzipFile) as error:
            raise StoreError("backup-damaged", {"path": str(self.path)}) from error
        except OSError as error:
            raise StoreError("backup-unread", {"path": str(self.path), "problem": error.strerror or ""}) from error
