"""Codes of tables that wait for people: one table for each, no longer than it waits. And games one after the other."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import URL, create_engine, text

from peron.store import AddTable, Append, CodeTaken, ForgetTables, SeatRow, Store, Take, Writer
from peron.store.migrate import migrate
from peron.tables.codes import read_code
from peron.tables.log import Entry
from tests.store.samples import ANNA, BOT, add, move, setup
from tests.store.test_upgrade import fill

FOREVER = 2**62


def waiting(id: str, code: str) -> AddTable:
    return replace(add(id, seats=(ANNA,), status="gathering"), setup=replace(setup(id), code=code))


def test_a_code_leads_to_its_table_until_the_game_begins(store: Store, writer: Writer) -> None:
    writer.submit(waiting("t", "KTR4MH")).result()
    assert store.awaiting("KTR4MH") == "t"
    assert store.awaiting("KTR4MJ") is None
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[0].code == "KTR4MH"
    writer.submit(Append("t", [Entry(1, "sit", 1, "jan"), Entry(2, "start")], None, "playing", False)).result()
    assert store.awaiting("KTR4MH") is None
    writer.submit(waiting("other", "KTR4MH")).result()  # and is free for others
    assert store.awaiting("KTR4MH") == "other"


def test_a_code_that_another_table_has_is_refused_and_nothing_is_written(store: Store, writer: Writer) -> None:
    writer.submit(waiting("t", "KTR4MH")).result()
    with pytest.raises(CodeTaken):
        writer.submit(waiting("other", "KTR4MH")).result()
    assert store.load("other") is None
    assert store.awaiting("KTR4MH") == "t"


def test_a_table_that_is_forgotten_has_no_code(store: Store, writer: Writer) -> None:
    writer.submit(waiting("t", "KTR4MH")).result()
    writer.submit(ForgetTables(["t"], FOREVER)).result()
    assert store.awaiting("KTR4MH") is None


def test_tables_that_waited_before_there_were_codes_get_one(url: URL) -> None:
    fill(url)
    engine = create_engine(url.set(drivername="postgresql+psycopg") if url.get_backend_name() != "sqlite" else url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET status = 'gathering'"))
    migrate(engine)
    with engine.connect() as connection:
        (row,) = connection.execute(text("SELECT code, table_id FROM codes")).all()
    engine.dispose()
    assert row.table_id == "t"
    assert read_code(row.code) == row.code


def test_games_that_follow_each_other_are_found_in_their_order(store: Store, writer: Writer) -> None:
    ended = (replace(ANNA, points=31, rank=1), replace(BOT, points=20, rank=2))
    writer.submit(replace(add("first"), seats=ended, status="over")).result()
    for id in ("second", "third"):
        writer.submit(replace(add(id), setup=replace(setup(id), series="first"))).result()
    writer.submit(add("another")).result()
    found = store.series("first")
    assert [(row.id, row.status) for row in found] == [("first", "over"), ("second", "playing"), ("third", "playing")]
    assert found[0].seats == ended
    assert [row.id for row in store.series("first", limit=2)] == ["second", "third"]
    writer.submit(Append("third", [move(1)], [SeatRow(0, "anna", "Anna", "person", 7, 2)], "over", False)).result()
    assert [(seat.points, seat.rank) for seat in store.series("first")[2].seats] == [(7, 2)]


def test_what_was_taken_for_a_try_is_given_back(store: Store, writer: Writer) -> None:
    if not store.shared:
        pytest.skip("several processes")
    take, back = Take("codes", "anna", burst=2, per_second=0), Take("codes", "anna", 2, 0, cost=-1)
    assert [writer.submit(one).result() for one in (take, take, take, back, take, take)] == [
        True, True, False, True, True, False,
    ]  # fmt: skip
