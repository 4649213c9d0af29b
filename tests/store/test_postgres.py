"""What only PostgreSQL does: it is reached by a URL, and it can go away and come back."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from sqlalchemy import URL

from peron.cli import run
from peron.store import AddGuest, DatabaseError, Probe, Store, StoreError, Writer
from tests.postgres import postgres
from tests.store.samples import add, append, move


@pytest.fixture
def url() -> URL:
    return postgres().new_database()


@pytest.fixture
def _runs_again() -> Iterator[None]:
    yield
    postgres().go_on()


@pytest.mark.parametrize("spelling", ["postgres", "postgresql", "postgresql+psycopg"])
def test_a_url_is_taken_as_providers_write_it(url: URL, spelling: str) -> None:
    store = Store(url.set(drivername=spelling).render_as_string(hide_password=False))
    assert store.engine.dialect.name == "postgresql"
    assert store.engine.dialect.driver == "psycopg"
    store.close()


@pytest.mark.usefixtures("_runs_again")
def test_the_writer_and_readers_go_on_after_the_database_was_restarted(store: Store, writer: Writer) -> None:
    writer.submit(add("t", move(1))).result()
    postgres().stop()
    for _ in range(2):
        futures = [writer.submit(append(move(2))), writer.submit(Probe())]
        assert all(isinstance(future.exception(30), DatabaseError) for future in futures)
        with pytest.raises(DatabaseError):
            store.load("t")
    postgres().go_on()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[2] == [move(1)], "what was not acknowledged was not written"
    writer.submit(append(move(2))).result(30)
    writer.submit(append(move(3))).result(30)
    loaded = store.load("t")
    assert loaded is not None
    assert len(loaded[2]) == 3


@pytest.mark.usefixtures("_runs_again")
def test_a_connection_that_was_cut_between_two_batches_fails_one_of_them_at_most(store: Store, writer: Writer) -> None:
    """Nobody tells the writer that the database was restarted: it finds out with the next batch."""
    writer.submit(add("t")).result()
    postgres().stop()
    postgres().go_on()
    failed = writer.submit(append(move(1))).exception(30)
    assert isinstance(failed, DatabaseError)
    writer.submit(append(move(1))).result(30)


def test_two_servers_that_start_at_once_migrate_once(url: URL) -> None:
    shown = url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    program = "import sys; from peron.store import Store; Store(sys.argv[1]).close()"
    both = [subprocess.Popen([sys.executable, "-c", program, shown]) for _ in range(2)]
    assert [one.wait(60) for one in both] == [0, 0]


WITHOUT_DRIVER = """
import sys
sys.modules["psycopg"] = None
from peron.store import Store, StoreError
try:
    Store("postgres://jan:secret@host/peron")
except StoreError as error:
    print(error.key, error.params["module"], error.params["path"])
"""


def test_a_driver_that_is_missing_is_named() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT_DRIVER], capture_output=True, text=True, check=True).stdout
    assert told.split()[:2] == ["store-driver", "psycopg"]
    assert "secret" not in told


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(StoreError) as refused:
        Store("postgres://jan:secret@127.0.0.1:1/peron")
    assert (refused.value.key, refused.value.params["reason"]) == ("store-unopened", "away")
    assert "secret" not in str(refused.value.params)
    assert "127.0.0.1" in str(refused.value.params)


def test_a_database_that_is_not_there_is_told_from_a_server_that_is_away() -> None:
    url = postgres().new_database().set(database="nowhere").render_as_string(hide_password=False)
    with pytest.raises(StoreError) as refused:
        Store(url)
    assert (refused.value.key, refused.value.params["reason"]) == ("store-unopened", "none")
    assert str(refused.value.params["problem"]).endswith('database "nowhere" does not exist')


@pytest.mark.parametrize("command", [("admin", "tables"), ("backup", "all.backup")], ids=" ".join)
def test_commands_say_that_postgresql_is_away(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", *command, "--database", "postgres://jan:secret@127.0.0.1:1/peron"]) == 1
    told = capsys.readouterr().err
    assert "PostgreSQL does not answer there" in told
    assert len(told.splitlines()) == 1
    assert "secret" not in told


def test_what_is_written_together_fails_alone(store: Store, writer: Writer) -> None:
    """In PostgreSQL an error spoils the whole transaction, unless there is a savepoint to go back to."""
    writes = [writer.submit(AddGuest(id, id, "one hash")) for id in ("first", "second")]
    after = writer.submit(AddGuest("third", "third", "another hash"))
    assert writes[0].exception(30) is None
    assert isinstance(writes[1].exception(30), DatabaseError)
    assert after.exception(30) is None
    assert store.guest("another hash") is not None
