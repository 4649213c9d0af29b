"""What nobody has touched for long is deleted with all that belongs to it, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import delete, func, select

from peron.store import AddTable, ForgetBoards, ForgetGuests, ForgetTables, MarkSeen, PutInvite, Store, Writer
from peron.store.schema import boards, entries, guests, invites, seats, tables
from tests.store.samples import ANNA, JAN, add, append, move, setup


@pytest.fixture
def _then(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written from now on is written in 1970, at 100 ms; the guests came today."""
    monkeypatch.setattr("time.time_ns", lambda: 100_000_000)


def rows(store: Store) -> list[int]:
    with store.engine.connect() as connection:
        return [
            connection.execute(select(func.count()).select_from(table)).scalar() or 0
            for table in (tables, seats, entries, invites)
        ]


@pytest.mark.usefixtures("_then")
def test_a_table_goes_with_everything_that_belongs_to_it(store: Store, writer: Writer) -> None:
    for id in ("old", "kept"):
        writer.submit(add(id, move(1), seats=(ANNA, JAN))).result()
        writer.submit(PutInvite(f"invite-{id}", id, 1)).result()
    assert rows(store) == [2, 4, 2, 2]
    assert store.untouched_tables(100) == []
    assert sorted(store.untouched_tables(101)) == ["kept", "old"]
    assert store.untouched_tables(101, limit=1) != []
    assert writer.submit(ForgetTables(["old", "no such table"], 101)).result() == 1
    assert rows(store) == [1, 2, 1, 1]
    assert store.load("old") is None
    assert store.load("kept") is not None


@pytest.mark.usefixtures("_then")
def test_a_table_at_which_something_has_happened_meanwhile_stays(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer.submit(add("t")).result()
    found = store.untouched_tables(200)
    monkeypatch.setattr("time.time_ns", lambda: 300_000_000)
    writer.submit(append(move(1))).result()
    assert writer.submit(ForgetTables(found, 200)).result() == 0
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[2] == [move(1)]


@pytest.mark.usefixtures("_then")
def test_a_guest_goes_who_has_not_come_back_and_whom_no_table_knows(store: Store, writer: Writer) -> None:
    writer.submit(MarkSeen("anna")).result()
    writer.submit(MarkSeen("jan")).result()
    assert sorted(store.lost_guests(101)) == ["anna", "jan"]
    assert store.lost_guests(100) == []
    writer.submit(add("t", seats=(JAN,), host="anna")).result()
    assert store.lost_guests(101) == [], "one hosts, the other sits"
    assert writer.submit(ForgetGuests(["anna", "jan"], 101)).result() == 0
    writer.submit(ForgetTables(["t"], 101)).result()
    assert writer.submit(ForgetGuests(["anna", "jan"], 100)).result() == 0, "they came back meanwhile"
    assert writer.submit(ForgetGuests(["anna"], 101)).result() == 1
    with store.engine.connect() as connection:
        assert connection.execute(select(guests.c.id)).scalars().all() == ["jan"]


def test_a_board_goes_on_which_no_table_is_played(store: Store, writer: Writer) -> None:
    for id, game in (("h", "harbour.1"), ("i", "islands.2"), ("j", "islands.2"), ("l", "lake.3")):
        own = replace(setup(id), game=game, title="{}")
        writer.submit(AddTable(own, [], [], "gathering", bot_turn=False)).result()
    assert store.unused_boards() == []
    writer.submit(ForgetTables(["i", "l"], 2**60)).result()
    with store.engine.connect() as connection:
        kept = connection.execute(select(boards.c.game).order_by(boards.c.game)).scalars().all()
    assert kept == ["harbour.1", "islands.2"], "a board goes with its last table"
    with store.engine.begin() as connection:
        connection.execute(delete(tables).where(tables.c.id == "h"))
    assert store.unused_boards() == ["harbour.1"], "as an older Peron has left it"
    assert writer.submit(ForgetBoards(["harbour.1", "islands.2"])).result() == 1
    with store.engine.connect() as connection:
        assert connection.execute(select(boards.c.game)).scalars().all() == ["islands.2"]
