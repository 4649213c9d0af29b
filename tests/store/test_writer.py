"""Group commit: in order, all at once, each for itself, and nothing is promised before it is on the disk."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from threading import Event, Thread

import pytest
from sqlalchemy import URL, Connection, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from peron.store import Store, StoreError, Write, Writer
from peron.store.schema import seats, tables
from tests.store.samples import add, append, move

SOON = 60
"""Seconds after which a test gives up waiting for what should come at once."""


@contextmanager
def held(writer: Writer) -> Iterator[None]:
    """Keep the writer busy: whatever is submitted meanwhile becomes one batch."""
    begun, go_on = Event(), Event()

    def hold(_: Connection) -> None:
        begun.set()
        assert go_on.wait(SOON)

    holding = writer.submit(hold)
    assert begun.wait(SOON)
    yield
    go_on.set()
    holding.result(SOON)


def adds_then_fails(connection: Connection) -> None:
    add("spoilt")(connection)
    raise LookupError("spoilt")


def test_what_has_come_up_is_committed_at_once_and_in_order(store: Store, writer: Writer) -> None:
    commits: list[Connection] = []
    event.listen(store.engine, "commit", commits.append)
    with held(writer):
        futures = [writer.submit(add("t")), *(writer.submit(append(move(version))) for version in range(1, 21))]
    for future in futures:
        future.result(SOON)
    assert len(commits) == 2
    loaded = store.log("t")
    assert loaded is not None
    assert loaded[1] == [move(version) for version in range(1, 21)]


def test_a_write_that_fails_spoils_no_other(store: Store, writer: Writer) -> None:
    writes: list[Write[None]] = [add("before"), adds_then_fails, append(move(5), to="before"), add("after")]
    with held(writer):
        before, spoilt, conflict, after = [writer.submit(write) for write in writes]
    assert before.exception(SOON) is None
    assert isinstance(spoilt.exception(SOON), LookupError)
    assert isinstance(conflict.exception(SOON), StoreError)
    assert after.exception(SOON) is None
    assert [store.log(id) is not None for id in ("before", "spoilt", "after")] == [True, False, True]


def test_nothing_is_promised_or_seen_before_the_commit(store: Store, writer: Writer) -> None:
    futures: list[Future[None]] = []
    seen: list[bool] = []

    def before_commit(_: Connection) -> None:
        seen.append(any(future.done() for future in futures) or store.log("t") is not None)

    with held(writer):
        futures += [writer.submit(add("t")), writer.submit(adds_then_fails), writer.submit(append(move(1)))]
        event.listen(store.engine, "commit", before_commit)
    assert [type(future.exception(SOON)) for future in futures] == [type(None), LookupError, type(None)]
    assert seen == [False, False]
    assert store.log("t") is not None


@pytest.mark.usefixtures("_sqlite_only")
def test_a_commit_that_fails_fails_the_whole_batch_and_no_other(store: Store, writer: Writer) -> None:
    def orphan(connection: Connection) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))  # found out at the commit
        connection.execute(insert(seats).values(table_id="no such table", seat=0, name="", kind="open"))

    with held(writer):
        writes: list[Write[None]] = [add("t"), orphan, add("u")]
        futures = [writer.submit(write) for write in writes]
    assert {type(future.exception(SOON)) for future in futures} == {IntegrityError}
    assert store.log("t") is None
    writer.submit(add("t")).result(SOON)
    assert store.log("t") is not None


@pytest.mark.parametrize("fails", [True, False])
def test_a_transaction_that_the_database_gave_up_fails_the_whole_batch(
    store: Store, writer: Writer, fails: bool
) -> None:
    """As SQLite does by itself when the disk is full."""

    def given_up(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        if fails:
            raise OSError("disk full")

    with held(writer):
        writes: list[Write[None]] = [add("t"), given_up, add("u")]
        futures = [writer.submit(write) for write in writes]
    assert all(isinstance(future.exception(SOON), DBAPIError) for future in futures)
    assert [store.log(id) for id in ("t", "u")] == [None, None]
    writer.submit(add("t")).result(SOON)
    assert store.log("t") is not None


def test_a_write_that_reads_first_is_not_overtaken(url: URL, writer: Writer) -> None:
    """SQLite refuses to write on what was read before another process wrote: the other one has to wait."""
    other_store = Store(url)
    other = Writer(other_store)
    have_read, other_tries = Event(), Event()

    def read_then_add(connection: Connection) -> None:
        connection.execute(select(tables.c.id)).all()
        have_read.set()
        assert other_tries.wait(SOON)
        wait([others], timeout=0.2)  # it may be through by now where it need not wait
        add("t")(connection)

    reading = writer.submit(read_then_add)
    assert have_read.wait(SOON)
    others = other.submit(add("other"))
    other_tries.set()
    assert [future.exception(SOON) for future in (reading, others)] == [None, None]
    other.close()
    other_store.close()


def test_what_is_called_off_in_time_is_not_written(store: Store, writer: Writer) -> None:
    with held(writer):
        off, on = writer.submit(add("off")), writer.submit(add("on"))
        assert off.cancel()
    on.result(SOON)
    assert [store.log(id) is not None for id in ("off", "on")] == [False, True]
    with held(writer):
        assert writer.submit(add("alone")).cancel()
    writer.submit(add("later")).result(SOON)
    assert [store.log(id) is not None for id in ("alone", "later")] == [False, True]


def test_close_writes_what_was_submitted_and_takes_no_more(store: Store, writer: Writer) -> None:
    with held(writer):
        futures = [writer.submit(add(str(number))) for number in range(5)]
        closing = Thread(target=writer.close)
        closing.start()
    closing.join(SOON)
    assert [future.exception(0) for future in futures] == [None] * 5
    assert all(store.log(str(number)) is not None for number in range(5))
    writer.close()
    with pytest.raises(StoreError) as refused:
        writer.submit(add("late"))
    assert refused.value.key == "store-closed"


def test_readers_read_while_the_writer_writes(store: Store, writer: Writer) -> None:
    writer.submit(add("t")).result(SOON)
    with held(writer):  # its transaction is open: where readers wait for it, they would wait for ever
        loaded = store.log("t")
    assert loaded is not None
    assert loaded[1] == []


def test_a_reader_never_sees_half_of_a_write(store: Store, writer: Writer) -> None:
    writer.submit(add("t", listed=True)).result(SOON)
    odd: list[int] = []
    done = Event()

    def read() -> None:
        while not done.is_set():
            loaded = store.log("t")
            assert loaded is not None
            odd.extend([len(loaded[1])] * (len(loaded[1]) % 2))
            odd.extend(row.version for row in store.listed() if row.version % 2)

    readers = [Thread(target=read) for _ in range(3)]
    for reader in readers:
        reader.start()
    futures = [writer.submit(append(move(version), move(version + 1))) for version in range(1, 400, 2)]
    for future in futures:
        future.result(SOON)
    done.set()
    for reader in readers:
        reader.join(SOON)
    assert odd == []
    loaded = store.log("t")
    assert loaded is not None
    assert [entry.version for entry in loaded[1]] == list(range(1, 401))
