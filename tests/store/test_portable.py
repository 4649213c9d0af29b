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
from peron.store import (
    HOUSE,
    AddGuest,
    AddRide,
    Append,
    CloseTable,
    DeleteGuest,
    ForgetBoards,
    ForgetGuests,
    ForgetTables,
    GiveOrder,
    LeaveTables,
    MarkSeen,
    Probe,
    PutInvite,
    RenameGuest,
    RideSecret,
    SetAside,
    SignOut,
    Store,
    WithdrawOrder,
    Write,
    Writer,
    best_rides,
    bots_rides,
    days_of,
    orders_in_force,
    ride_of,
    scores_of,
)
from peron.store.schema import metadata
from peron.tables.rides import RideEnd
from peron.tables.snapshot import Snapshot
from tests.store.samples import ANNA, JAN, add, append, move

POSTGRESQL = postgresql.dialect()  # type: ignore[no-untyped-call]
AMONG_PROCESSES = ("peron.store.allowances", "peron.store.presence")
"""What several processes tell each other is said to PostgreSQL alone."""
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
    writes: list[Write[object]] = [
        AddGuest("ewa", "Ewa", "her hash"),
        RenameGuest("anna", "Ania"),
        MarkSeen("anna"),
        add("t", move(1)),
        replace(brought := add("u"), setup=replace(brought.setup, title="{}")),
        PutInvite("invite", "t", 1),
        append(move(2), invite="invite"),
        Append("t", [move(3)], [ANNA, JAN], "over", bot_turn=False, snapshot=Snapshot(3, 0, (), (), 0, None, ())),
        Probe(),
        add("v"),
        CloseTable("v", {}, 0),
        GiveOrder("reload", {"table": "v"}),
        WithdrawOrder("none"),
        RideSecret(),
        AddRide(replace(ride := add("w"), setup=replace(ride.setup, ride=1, counted=True))),
        AddRide(replace(bots := add("x", host=HOUSE), setup=replace(bots.setup, ride=1)), "expert", 7),
        Append("w", [move(1)], None, "over", bot_turn=False, ridden=RideEnd(9)),
        SetAside("u"),
        LeaveTables("anna", ["t"]),
        ForgetTables(["u"], 0),
        ForgetGuests(["jan"], 0),
        ForgetBoards(["berlin"]),
        SignOut("anna"),
        DeleteGuest("ewa"),
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
    store.awaiting_bots(), store.awaiting_bots(0), store.since("t", 0), store.gathering("anna", 0)
    store.all_tables(9, "over"), store.people(9), store.knows("anna"), store.status("t"), orders_in_force(store)
    ride_of(store, 1, "berlin", "anna"), bots_rides(store, 1, "berlin"), best_rides(store, 1, "berlin", 9)
    scores_of(store, 1, "berlin"), days_of(store, "berlin", "anna", 1)
    store.untouched_tables(0), store.lost_guests(0), store.unused_boards()
    known = {one for one in vars(peron.store).values() if isinstance(one, type) and "__call__" in vars(one)}
    everywhere = {write for write in known if write.__module__ not in AMONG_PROCESSES}
    assert {type(write) for write in writes} == everywhere, "everything that can be written is written here"
    kinds = {str(statement.compile(dialect=POSTGRESQL)).split()[0] for statement in said.values()}
    assert kinds == {"SELECT", "INSERT", "UPDATE", "DELETE"}


def test_sql_is_written_out_for_one_database_alone() -> None:
    """But for savepoints, which are called the same everywhere."""
    written_out = re.compile(r"exec_driver_sql\((?!\"[A-Z ]*SAVEPOINT (task|batch)\")|\btext\(|PRAGMA")
    found = {path.name for path in SOURCES.rglob("*.py") if written_out.search(path.read_text())}
    assert found == {"postgresql.py", "sqlite.py"}
