"""Everything that is said to SQLite can be said to PostgreSQL."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import ClauseElement, Table, event
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable, ExecutableDDLElement

import peron.store
from peron.store import Append, PutInvite, RenameGuest, Seen, Store, Write, Writer
from peron.store.schema import metadata
from tests.store.samples import ANNA, JAN, add, append, move

POSTGRESQL = postgresql.dialect()  # type: ignore[no-untyped-call]
SOURCES = Path(peron.store.__file__).parent


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_every_table_can_be_made(table: Table) -> None:
    statements: list[ExecutableDDLElement] = [CreateTable(table), *map(CreateIndex, table.indexes)]
    for statement in statements:
        assert "CREATE" in str(statement.compile(dialect=POSTGRESQL))


def test_every_statement_compiles(store: Store, writer: Writer) -> None:
    said: dict[str, ClauseElement] = {}

    def saying(_: object, statement: ClauseElement, *__: object) -> None:
        said.setdefault(str(statement), statement)

    event.listen(store.engine, "before_execute", saying)
    writes: list[Write[None]] = [
        RenameGuest("anna", "Ania"),
        Seen("anna"),
        add("t", move(1)),
        replace(brought := add("u"), setup=replace(brought.setup, title="{}")),
        PutInvite("invite", "t", 1),
        append(move(2), invite="invite"),
        Append("t", [move(3)], [ANNA, JAN], "over", bot_turn=False),
    ]
    for write in writes:
        writer.submit(write).result()
    (
        store.guest("hash"),
        store.invite("hash"),
        store.load("t"),
        store.title("t"),
        store.tables_of("anna"),
        store.listed(),
    )
    store.awaiting_bots(), store.healthy()
    kinds = [str(statement.compile(dialect=POSTGRESQL)).split()[0] for statement in said.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "SELECT": 10,
        "INSERT": 5,
        "UPDATE": 3,
        "DELETE": 3,
    }


def test_sql_is_written_out_for_sqlite_alone() -> None:
    """But for savepoints, which are called the same everywhere."""
    written_out = re.compile(r"exec_driver_sql\((?!\"[A-Z ]*SAVEPOINT task\")|\btext\(|PRAGMA")
    assert [path.name for path in SOURCES.rglob("*.py") if written_out.search(path.read_text())] == ["sqlite.py"]
