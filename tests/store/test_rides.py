"""Who has taken a day's ride: one try for each, whoever asks how often, and everybody's points."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import URL, text

from peron.store import (
    HOUSE,
    AddRide,
    AddTable,
    Append,
    Backup,
    CloseTable,
    DeleteGuest,
    ForgetTables,
    RideSecret,
    RideTaken,
    SeatRow,
    SetAside,
    Store,
    Writer,
    back_up,
    best_rides,
    bots_rides,
    days_of,
    restore,
    ride_of,
    rides_kept,
    scores_of,
)
from peron.tables.log import Entry
from peron.tables.rides import RideEnd
from tests.store.samples import add

FOREVER = 2**62
DAY = 20_773


def of_ride(id: str, guest: str = "anna", day: int = DAY, counted: bool = True) -> AddTable:
    table = add(id, seats=(SeatRow(0, guest, guest.title(), "person"),), host=guest)
    return replace(table, setup=replace(table.setup, ride=day, counted=counted))


def end(id: str, points: int | None) -> Append:
    return Append(id, [Entry(1, "move", 0)], None, "over", bot_turn=False, ridden=RideEnd(points))


def rode(writer: Writer, id: str, guest: str, points: int | None, day: int = DAY) -> None:
    writer.submit(AddRide(of_ride(id, guest, day))).result()
    writer.submit(end(id, points)).result()


# --- one try ----------------------------------------------------------------------------------------------------------


def test_everybody_has_one_try_a_day(store: Store, writer: Writer) -> None:
    writer.submit(AddRide(of_ride("t"))).result()
    with pytest.raises(RideTaken):
        writer.submit(AddRide(of_ride("again"))).result()
    assert store.load("again") is None, "no table is left of it"
    writer.submit(AddRide(of_ride("jans", "jan"))).result()
    writer.submit(AddRide(of_ride("tomorrow", day=DAY + 1))).result()
    mine = ride_of(store, DAY, "berlin", "anna")
    assert mine is not None
    assert (mine.table_id, mine.points, mine.ended) == ("t", None, None)
    loaded = store.load("t")
    assert loaded is not None
    assert (loaded[0].ride, loaded[0].counted) == (DAY, True)


@pytest.fixture
def writers(url: URL, store: Store, writer: Writer) -> Iterator[list[Writer]]:
    """As several processes have them; where one has the database for itself, one that many ask."""
    if not store.shared:
        yield [writer] * 4
        return
    stores = [Store(url) for _ in range(4)]
    made = [Writer(one) for one in stores]
    yield made
    for one in made:
        one.close()
    for other in stores:
        other.close()


def test_of_many_who_begin_it_at_the_same_moment_one_has_the_try(store: Store, writers: list[Writer]) -> None:
    for day in range(DAY, DAY + 5):
        ready = Barrier(len(writers))

        def begin(number: int, day: int = day, ready: Barrier = ready) -> bool:
            ready.wait()
            try:
                writers[number].submit(AddRide(of_ride(f"{day}-{number}", day=day))).result()
            except RideTaken:
                return False
            return True

        with ThreadPoolExecutor(len(writers)) as pool:
            assert sorted(pool.map(begin, range(len(writers)))) == [False, False, False, True]
        mine = ride_of(store, day, "berlin", "anna")
        assert mine is not None
        assert [store.load(f"{day}-{number}") is not None for number in range(4)].count(True) == 1
        assert store.load(mine.table_id) is not None


def test_all_processes_have_the_same_secret(writers: list[Writer], store: Store) -> None:
    found = {one.submit(RideSecret()).result() for one in writers for _ in range(2)}
    assert len(found) == 1
    assert len(found.pop()) == 64


def test_a_bot_of_each_level_rides_once(store: Store, writer: Writer) -> None:
    for id, level, points in (("a", "steady", 90), ("b", "expert", 130)):
        writer.submit(AddRide(of_ride(id, HOUSE), level, points)).result()
    with pytest.raises(RideTaken):
        writer.submit(AddRide(of_ride("c", HOUSE), "expert", 140)).result()
    assert {ride.level: ride.points for ride in bots_rides(store, DAY, "berlin")} == {"steady": 90, "expert": 130}
    assert scores_of(store, DAY, "berlin") == (0, {}), "they are not among the people"
    assert best_rides(store, DAY, "berlin", 9) == []


# --- everybody's points -----------------------------------------------------------------------------------------------


def test_points_are_counted_of_those_who_came_to_the_end(store: Store, writer: Writer) -> None:
    rode(writer, "a", "anna", 121)
    rode(writer, "b", "jan", 121)
    for number, points in enumerate((139, None)):
        guest = f"g{number}"
        with store.engine.begin() as connection:
            told = {"id": guest, "hash": guest}
            row = "INSERT INTO guests (id, name, token_hash, created, seen) VALUES (:id, 'G', :hash, 0, 0)"
            connection.execute(text(row), told)
        rode(writer, guest, guest, points)
    rode(writer, "y", "anna", 500, DAY - 1)
    assert scores_of(store, DAY, "berlin") == (4, {121: 2, 139: 1})
    best = best_rides(store, DAY, "berlin", 2)
    assert [(ride.name, ride.points) for ride in best] == [("G0", 139), ("Anna", 121)], "of equals, the first"
    assert days_of(store, "berlin", "anna", DAY) == [(DAY, 121), (DAY - 1, 500)]
    assert days_of(store, "berlin", "anna", DAY - 1) == [(DAY - 1, 500)]
    assert days_of(store, "london", "anna", DAY) == []


def test_what_has_ended_does_not_end_again(store: Store, writer: Writer) -> None:
    rode(writer, "a", "anna", 121)
    again = replace(end("a", 200), entries=[Entry(2, "move", 0)])
    writer.submit(again).result()
    mine = ride_of(store, DAY, "berlin", "anna")
    assert mine is not None
    assert mine.points == 121


def test_a_ride_that_cannot_go_on_has_ended_without_points(store: Store, writer: Writer) -> None:
    """Closed by who runs the server, or unreadable."""
    for id, guest, stopped in (("a", "anna", CloseTable("a", {})), ("b", "jan", SetAside("b"))):
        writer.submit(AddRide(of_ride(id, guest))).result()
        writer.submit(stopped).result()
        mine = ride_of(store, DAY, "berlin", guest)
        assert mine is not None
        assert (mine.ended is not None, mine.points) == (True, None)


# --- what becomes of it -----------------------------------------------------------------------------------------------


def test_who_is_deleted_is_nowhere_among_the_rides(store: Store, writer: Writer) -> None:
    rode(writer, "a", "anna", 121)
    rode(writer, "b", "jan", 100)
    writer.submit(DeleteGuest("anna")).result()
    assert scores_of(store, DAY, "berlin") == (1, {100: 1})
    assert [ride.name for ride in best_rides(store, DAY, "berlin", 9)] == ["Jan"]
    assert not store.knows("anna")


def test_a_ride_goes_with_its_table(store: Store, writer: Writer) -> None:
    rode(writer, "a", "anna", 121)
    writer.submit(ForgetTables(["a"], FOREVER)).result()
    assert scores_of(store, DAY, "berlin") == (0, {})
    assert ride_of(store, DAY, "berlin", "anna") is None


def test_who_takes_their_data_along_has_their_rides(store: Store, writer: Writer) -> None:
    rode(writer, "a", "anna", 121)
    rode(writer, "b", "jan", 100)
    guest = store.guest("hash-anna")
    assert guest is not None
    (found,) = rides_kept(store, guest)
    assert (found["table_id"], found["day"], found["game"], found["points"]) == ("a", DAY, "berlin", 121)


def test_a_restored_database_goes_on_with_the_same_secret(store: Store, writer: Writer, tmp_path: Path) -> None:
    secret = writer.submit(RideSecret()).result()
    rode(writer, "a", "anna", 121)
    back_up(store, tmp_path / "all.backup")
    restore(Backup(tmp_path / "all.backup"), tmp_path / "other")
    with closing(Store.in_folder(tmp_path / "other")) as other:
        again = Writer(other)
        assert again.submit(RideSecret()).result() == secret
        again.close()
        assert scores_of(other, DAY, "berlin") == (1, {121: 1})
