"""A database of the first Peron is brought up to date, and nothing in it is lost."""

from __future__ import annotations

from sqlalchemy import URL, create_engine, text

from peron.store import Probe, Store, Writer
from peron.store.migrate import VERSION_TABLE, migrate
from peron.tables.log import Entry
from tests.store.samples import ANNA, add, append, move, setup

FIRST = "0001"
TABLE = """
    INSERT INTO tables (id, game, players, options, seed, deal, host, listed, rules, board, imported, status, version,
    bot_turn, actors, created, changed) VALUES ('t', 'berlin', 2, :options, '5eed', :deal, 'anna', :yes, 1, 'berlin-1',
    :no, 'playing', 2, :yes, '[1]', 5, 7)
"""
ENTRY = 'INSERT INTO entries (table_id, version, at, kind, seat, "by", command, data) VALUES '


def fill(url: URL) -> None:
    """As the first Peron has left it, in words that do not change when Peron does."""
    engine = create_engine(url.set(drivername="postgresql+psycopg") if url.get_backend_name() != "sqlite" else url)
    migrate(engine, FIRST)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests VALUES ('anna', 'Anna', 'hash-anna', 1, 2)"))
        options = '{"long":true,"most":3,"name":"zażółć"}'
        given = {"options": options, "deal": '{"tickets":["a","b"],"first":1}', "yes": True, "no": False}
        connection.execute(text(TABLE), given)
        connection.execute(text("INSERT INTO seats VALUES ('t', 0, 'anna', 'Anna', 'person')"))
        connection.execute(text(f"{ENTRY} ('t', 1, 6, 'start', NULL, NULL, NULL, :data)"), {"data": "{}"})
        connection.execute(text(f"{ENTRY} ('t', 2, 7, 'move', 0, 'anna', 'c', :data)"), {"data": '{"move":3}'})
        connection.execute(text("INSERT INTO invites VALUES ('invite', 't', 1, 6)"))
    engine.dispose()


def test_a_database_of_the_first_peron_is_brought_up_to_date(url: URL) -> None:
    fill(url)
    store = Store(url)
    with store.engine.connect() as connection:
        assert connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() != FIRST
    guest = store.guest("hash-anna")
    assert guest is not None
    assert (guest.name, guest.created, guest.seen) == ("Anna", 1, 2)
    log = [Entry(1, "start"), Entry(2, "move", 0, "anna", "c", {"move": 3})]
    assert store.load("t") == (setup(listed=True), None, log)
    assert store.invite("invite") is not None
    assert [(row.seats, row.actors, row.changed) for row in store.tables_of("anna")] == [((ANNA,), (1,), 7)]
    assert store.awaiting_bots() == ["t"]

    writer = Writer(store)
    writer.submit(Probe()).result()
    writer.submit(append(move(3), invite="invite")).result()
    writer.submit(add("new")).result()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[2] == [*log, move(3)]
    writer.close()
    store.close()
