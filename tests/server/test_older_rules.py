"""A server that starts on games of older rules, or on a database of the first Peron: they go on, or end with words, and
everything stays readable."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select, update

from peron.store.migrate import migrate
from peron.store.schema import entries, tables
from tests.server.client import Person, bot
from tests.server.host import Host
from tests.server.play import act, begin_turns, judged, play_on, seated, together


def url_of(host: Host, database: tuple[str, ...]) -> str:
    if database:
        return database[1].replace("postgresql:", "postgresql+psycopg:", 1)
    return f"sqlite:///{host.folder / 'peron.sqlite'}"


@pytest.mark.both
def test_running_games_of_older_rules(own_host: Host, own_database: tuple[str, ...]) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    goes_on, departs = seated(ola, [jan]), seated(ola, [jan])
    waits = seated(ola, [], bot(), pace=10)
    for sockets in (goes_on, departs):
        begin_turns(sockets)
    act(waits[0], "keep both")
    own_host.stop()
    engine = create_engine(url_of(own_host, own_database))
    with engine.begin() as connection:
        connection.execute(update(tables).values(rules=0))
        ids = [sockets[0].table_id for sockets in (departs, waits)]
        moves = entries.c.table_id.in_(ids), entries.c.kind == "move", entries.c.seat == 0
        connection.execute(update(entries).where(*moves).values(data={"move": 2**30}))
        # Where there may be other servers, a table that has just been touched may be theirs.
        connection.execute(update(tables).where(tables.c.id == ids[1]).values(bot_turn=True, changed=0))

    own_host.start()
    again = [person.sit_at(goes_on[0].table_id) for person in (ola, jan)]
    on_turn = next(socket for socket in again if socket.you["eye"] in socket.table["actors"])
    act(on_turn, "draw deck")
    ended = jan.sit_at(departs[0].table_id)
    assert (ended.table["status"], ended.table["closed"]["params"]["reason"]) == ("over", "rules")
    assert ended.steps[-1]["entry"]["kind"] == "close"
    assert "end: open" in jan.get(f"/api/tables/{ended.table_id}/record").body.decode()
    assert jan.get(f"/api/tables/{ended.table_id}/at/3").status == 200
    statuses = {row["id"]: row["status"] for row in ola.get("/api/me/tables").json}
    assert statuses[ended.table_id] == "over", "lists know it too"
    own_host.stop()
    assert not [line for line in map(json.loads, own_host.logged().splitlines()) if line["level"] == "error"]
    own_host.start()
    assert jan.sit_at(ended.table_id).version == ended.version, "it is written down once"
    with engine.connect() as connection:
        closed = select(entries.c.table_id).where(entries.c.kind == "close").order_by(entries.c.table_id)
        assert sorted(connection.execute(closed).scalars()) == sorted(ids), "a server that starts closes what waits"
    engine.dispose()


def as_the_first_peron_had_it(file: Path) -> None:
    """The same guests, tables and logs in a database of the first schema."""
    newer = file.rename(file.with_name("newer.sqlite"))
    engine = create_engine(f"sqlite:///{file}")
    migrate(engine, "0001")
    engine.dispose()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("ATTACH ? AS newer", (str(newer),))
        for table in ("guests", "tables", "seats", "entries", "invites"):
            columns = ", ".join(f'"{row[1]}"' for row in database.execute(f"PRAGMA main.table_info({table})"))
            database.execute(f"INSERT INTO main.{table} SELECT {columns} FROM newer.{table}")


def test_a_running_game_in_a_database_of_the_first_peron_goes_on(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    sockets = seated(ola, [jan], bot(), pace=0)
    begin_turns(sockets)
    together(sockets)
    before = [socket.steps for socket in sockets]
    assert own_host.stop() == 0
    as_the_first_peron_had_it(own_host.folder / "peron.sqlite")

    own_host.start()
    again = [person.sit_at(sockets[0].table_id) for person in (ola, jan)]
    assert [socket.steps[: len(told)] for socket, told in zip(again, before, strict=True)] == before
    play_on(again, random.Random(1))
    judged(*again)
