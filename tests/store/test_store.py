"""What is written is read again, as it was, in the order that is wanted; and what must not be written is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import URL, func, select
from sqlalchemy.exc import IntegrityError

from peron.store import (
    AddGuest,
    AddTable,
    Append,
    Conflict,
    Guest,
    Invite,
    InviteUsed,
    PutInvite,
    RenameGuest,
    SeatRow,
    Seen,
    Store,
    Writer,
)
from peron.store.schema import boards, entries
from peron.tables.log import Entry
from tests.store.samples import ANNA, BOT, JAN, add, append, move, setup


def stamp(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """From now on it is this late."""
    monkeypatch.setattr("time.time_ns", lambda: milliseconds * 1_000_000)


def test_a_guest_is_found_by_the_hash_of_their_token(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp(monkeypatch, 2_000_000_000_123)
    added = writer.submit(AddGuest("g", "Żaneta", "hash")).result()
    assert store.guest("hash") == added == Guest("g", "Żaneta", 2_000_000_000_123, 2_000_000_000_123)
    stamp(monkeypatch, 2_000_000_000_999)
    writer.submit(RenameGuest("g", "Ż.")).result()
    writer.submit(Seen("g")).result()
    assert store.guest("hash") == Guest("g", "Ż.", 2_000_000_000_123, 2_000_000_000_999)
    assert store.guest("another hash") is None
    anna = store.guest("hash-anna")
    assert anna is not None
    assert anna.name == "Anna"


def test_two_guests_cannot_have_one_token(writer: Writer) -> None:
    with pytest.raises(IntegrityError):
        writer.submit(AddGuest("other", "Other", "hash-anna")).result()


def test_a_table_is_loaded_as_it_was_written(store: Store, writer: Writer) -> None:
    start = Entry(1, "start")
    writer.submit(AddTable(setup(), [start], [ANNA, BOT], "playing", bot_turn=False)).result()
    writer.submit(append(move(2), move(3, by=None))).result()
    assert store.load("t") == (setup(), [start, move(2), move(3, by=None)])
    assert store.load("no such table") is None


def test_entries_are_stamped_with_the_time_of_writing(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp(monkeypatch, 1000)
    writer.submit(add("t", move(1))).result()
    stamp(monkeypatch, 2000)
    writer.submit(append(move(2), move(3))).result()
    with store.engine.connect() as connection:
        assert connection.scalars(select(entries.c.at).order_by(entries.c.version)).all() == [1000, 2000, 2000]


@pytest.mark.parametrize(
    "versions", [(1,), (2,), (4,), (5, 6), (3, 5), (3, 3)], ids=["first", "last", "gap", "gaps", "hole", "twice"]
)
def test_entries_must_follow_the_last_one(store: Store, writer: Writer, versions: tuple[int, ...]) -> None:
    writer.submit(add("t", move(1), move(2))).result()
    entries = [move(version, command=f"other-{at}") for at, version in enumerate(versions)]
    with pytest.raises(Conflict):
        writer.submit(append(*entries, status="over")).result()
    assert store.load("t") == (setup(), [move(1), move(2)])
    assert store.tables_of("anna")[0].status == "playing"


def test_nothing_can_be_appended_to_a_table_that_is_not_there(writer: Writer) -> None:
    with pytest.raises(Conflict):
        writer.submit(append(move(1))).result()


def test_a_new_tables_log_begins_at_one(store: Store, writer: Writer) -> None:
    with pytest.raises(Conflict):
        writer.submit(add("t", move(2))).result()
    assert store.load("t") is None


def test_to_append_nothing_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        append()


def test_of_two_authorities_only_one_can_append(url: URL, store: Store, writer: Writer) -> None:
    writer.submit(add("t")).result()
    other_store = Store(url)
    other = Writer(other_store)
    futures = [one.submit(append(move(1, command=f"of-{at}"))) for at, one in enumerate([writer, other])]
    failed = [isinstance(future.exception(), Conflict) for future in futures]
    assert sorted(failed) == [False, True]
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[1] == [move(1, command=f"of-{failed.index(False)}")]
    other.close()
    other_store.close()


def test_a_command_is_in_a_log_only_once_for_each_person(store: Store, writer: Writer) -> None:
    writer.submit(add("t", move(1, command="c"))).result()
    with pytest.raises(Conflict) as refused:
        writer.submit(append(move(2, command="c"))).result()
    assert isinstance(refused.value.__cause__, IntegrityError)
    writer.submit(append(move(2, by="jan", command="c"), Entry(3, "move", 1), Entry(4, "move", 1))).result()
    writer.submit(add("other", move(1, command="c"))).result()
    loaded = store.load("t")
    assert loaded is not None
    assert len(loaded[1]) == 4


def test_only_guests_host_and_sit(store: Store, writer: Writer) -> None:
    stranger = SeatRow(1, "stranger", "Stranger", "person")
    with pytest.raises(IntegrityError):
        writer.submit(add("t", seats=(ANNA, stranger))).result()
    assert store.load("t") is None


def test_my_tables_are_those_where_i_sit_or_that_i_set_up_newest_change_first(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for time, id in enumerate(["first", "second", "third"]):
        stamp(monkeypatch, time)
        writer.submit(add(id)).result()
    writer.submit(add("empty", seats=(), status="gathering")).result()
    stamp(monkeypatch, 9)
    writer.submit(Append("first", [move(1)], [ANNA, JAN], "over", bot_turn=False)).result()
    assert [row.id for row in store.tables_of("anna")] == ["first", "empty", "third", "second"]
    assert [row.id for row in store.tables_of("anna", limit=2)] == ["first", "empty"]
    assert [row.id for row in store.tables_of("jan")] == ["first"]
    row = store.tables_of("jan")[0]
    assert (row.status, row.version, row.created, row.changed) == ("over", 1, 0, 9)
    assert (row.game, row.players, row.options, row.host) == ("berlin", 2, setup().options, "anna")
    assert row.seats == (ANNA, JAN)


def test_who_sits_at_two_seats_has_one_table(store: Store, writer: Writer) -> None:
    writer.submit(add("t", seats=(SeatRow(1, "anna", "Ania", "person"), ANNA))).result()
    assert [seat.name for row in store.tables_of("anna") for seat in row.seats] == ["Anna", "Ania"]


def test_seats_that_are_not_given_stay_and_those_given_replace_all(store: Store, writer: Writer) -> None:
    writer.submit(add("t", seats=(ANNA, JAN))).result()
    writer.submit(append(move(1))).result()
    assert store.tables_of("jan")[0].seats == (ANNA, JAN)
    writer.submit(Append("t", [move(2)], [ANNA], "gathering", bot_turn=False)).result()
    assert store.tables_of("jan") == []
    assert store.tables_of("anna")[0].seats == (ANNA,)


def test_listed_tables_come_with_those_being_played_first(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [("a", "playing"), ("b", "over"), ("c", "playing"), ("d", "gathering")]
    for time, (id, status) in enumerate(made):
        stamp(monkeypatch, time)
        writer.submit(add(id, status=status, listed=True, seats=() if id == "c" else (ANNA, BOT))).result()
    writer.submit(add("hidden")).result()
    assert [row.id for row in store.listed()] == ["c", "a", "d", "b"]
    assert [row.id for row in store.listed(limit=3)] == ["c", "a", "d"]
    assert [row.id for row in store.listed(limit=1)] == ["c"]
    assert [len(row.seats) for row in store.listed()] == [0, 2, 2, 2]


def test_lists_say_which_seats_are_to_decide(store: Store, writer: Writer) -> None:
    writer.submit(AddTable(setup(), [], [ANNA, JAN], "playing", bot_turn=False, actors=[0, 1])).result()
    assert store.tables_of("anna")[0].actors == (0, 1)
    writer.submit(Append("t", [move(1)], None, "playing", bot_turn=False, actors=[1])).result()
    assert store.tables_of("anna")[0].actors == (1,)
    writer.submit(Append("t", [move(2)], None, "over", bot_turn=False)).result()
    assert store.tables_of("anna")[0].actors == ()


def test_bots_go_on_where_it_is_their_turn(store: Store, writer: Writer) -> None:
    writer.submit(add("bot", bot_turn=True)).result()
    writer.submit(add("person")).result()
    writer.submit(add("over", status="over", bot_turn=True)).result()
    assert store.awaiting_bots() == ["bot"]
    writer.submit(append(move(1), to="bot")).result()
    assert store.awaiting_bots() == []


def test_an_invitation_is_good_once(store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    writer.submit(add("t", seats=(ANNA,), status="gathering")).result()
    stamp(monkeypatch, 5)
    writer.submit(PutInvite("invite", "t", 1)).result()
    assert store.invite("invite") == Invite("t", 1, 5)
    sit = Append("t", [Entry(1, "sit", 1, "jan")], [ANNA, JAN], "playing", bot_turn=False, used_invite="invite")
    writer.submit(sit).result()
    assert store.invite("invite") is None
    with pytest.raises(InviteUsed):
        writer.submit(append(move(2), invite="invite")).result()
    assert store.tables_of("anna")[0].version == 1


def test_an_invitation_is_good_at_its_own_table_only(store: Store, writer: Writer) -> None:
    for id in ("t", "other"):
        writer.submit(add(id)).result()
    writer.submit(PutInvite("invite", "other", 1)).result()
    with pytest.raises(InviteUsed):
        writer.submit(append(move(1), invite="invite")).result()
    assert store.invite("invite") is not None


def test_a_new_invitation_replaces_the_one_before_to_the_same_seat(store: Store, writer: Writer) -> None:
    writer.submit(add("t")).result()
    for token, seat in (("first", 0), ("second", 1), ("third", 1)):
        writer.submit(PutInvite(token, "t", seat)).result()
    assert [store.invite(token) is not None for token in ("first", "second", "third")] == [True, False, True]


def test_a_database_that_is_gone_is_not_healthy(tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path)
    assert store.healthy()
    store.close()
    for file in tmp_path.iterdir():
        file.unlink()
    tmp_path.rmdir()
    assert not store.healthy()


def test_a_board_is_kept_once_for_all_tables_that_are_played_on_it(store: Store, writer: Writer) -> None:
    own = replace(setup(), game="islands.0", title='{"name":"Łódź"}')
    for id in ("t", "u"):
        added = AddTable(replace(own, id=id), [], [ANNA], "gathering", bot_turn=False, names={"pl": "Łódź"})
        writer.submit(added).result()
        loaded = store.load(id)
        assert loaded is not None
        assert loaded[0] == replace(own, id=id)
    assert [row.names for row in store.tables_of("anna")] == [{"pl": "Łódź"}] * 2
    assert store.title("islands.0") == '{"name":"Łódź"}'
    assert store.title("islands.1") is None
    with store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(boards)).scalar() == 1
