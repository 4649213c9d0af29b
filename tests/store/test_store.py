"""What is written is read again, as it was, in the order that is wanted; and what must not be written is not."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import URL, delete, func, select
from sqlalchemy.exc import IntegrityError

from peron.store import (
    AddGuest,
    AddTable,
    Append,
    Conflict,
    Damaged,
    Doubled,
    Guest,
    Invite,
    InviteUsed,
    MarkSeen,
    PutInvite,
    RenameGuest,
    SeatRow,
    SetAside,
    Store,
    Writer,
)
from peron.store.schema import boards, entries
from peron.tables.log import Entry
from peron.tables.snapshot import Asking, Snapshot
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
    writer.submit(MarkSeen("g")).result()
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
    assert store.log("t") == (setup(), [start, move(2), move(3, by=None)])
    assert store.log("no such table") is None


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
    assert store.log("t") == (setup(), [move(1), move(2)])
    assert store.tables_of("anna")[0].status == "playing"


def test_nothing_can_be_appended_to_a_table_that_is_not_there(writer: Writer) -> None:
    with pytest.raises(Conflict):
        writer.submit(append(move(1))).result()


def test_a_new_tables_log_begins_at_one(store: Store, writer: Writer) -> None:
    with pytest.raises(Conflict):
        writer.submit(add("t", move(2))).result()
    assert store.log("t") is None


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
    loaded = store.log("t")
    assert loaded is not None
    assert loaded[1] == [move(1, command=f"of-{failed.index(False)}")]
    other.close()
    other_store.close()


def test_a_command_is_in_a_log_only_once_for_each_person(store: Store, writer: Writer) -> None:
    writer.submit(add("t", move(1, command="c"))).result()
    with pytest.raises(Doubled) as refused:
        writer.submit(append(move(2, command="c"))).result()
    assert isinstance(refused.value.__cause__, IntegrityError)
    writer.submit(append(move(2, by="jan", command="c"), Entry(3, "move", 1), Entry(4, "move", 1))).result()
    writer.submit(add("other", move(1, command="c"))).result()
    loaded = store.log("t")
    assert loaded is not None
    assert len(loaded[1]) == 4


def test_only_guests_host_and_sit(store: Store, writer: Writer) -> None:
    stranger = SeatRow(1, "stranger", "Stranger", "person")
    with pytest.raises(IntegrityError):
        writer.submit(add("t", seats=(ANNA, stranger))).result()
    assert store.log("t") is None


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
    made = [("a", "playing", "anna"), ("b", "over", "jan"), ("c", "playing", "anna"), ("d", "gathering", "anna")]
    for time, (id, status, host) in enumerate(made):
        stamp(monkeypatch, time)
        seats = () if id == "c" else (ANNA, BOT)
        writer.submit(add(id, status=status, listed=True, seats=seats, host=host)).result()
    writer.submit(add("hidden")).result()
    assert [row.id for row in store.listed()] == ["c", "a", "d", "b"]
    assert [row.id for row in store.listed(limit=3)] == ["c", "a", "d"]
    assert [row.id for row in store.listed(limit=1)] == ["c"]
    assert [len(row.seats) for row in store.listed()] == [0, 2, 2, 2]


def test_nobody_pushes_the_tables_of_others_out_of_the_list(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp(monkeypatch, 0)
    writer.submit(add("jans", listed=True, status="gathering", host="jan")).result()
    for time in range(1, 120):
        stamp(monkeypatch, time)
        status = "playing" if time == 7 else "gathering"
        writer.submit(add(f"annas-{time}", listed=True, status=status, seats=())).result()
    assert [row.id for row in store.listed()] == ["annas-7", "annas-119", "annas-118", "jans"]
    assert len(store.tables_of("anna", limit=500)) == 119 + 1, "one sees all of one's own: 119, and a seat at Jan's"


def test_tables_that_wait_for_people_are_counted_by_host(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for time, (id, status, host) in enumerate(
        [("old", "gathering", "anna"), ("a", "gathering", "anna"), ("b", "playing", "anna"), ("c", "gathering", "jan")]
    ):
        stamp(monkeypatch, time)
        writer.submit(add(id, status=status, host=host)).result()
    assert [store.gathering(host, 1) for host in ("anna", "jan", "nobody")] == [1, 1, 0]


def test_a_table_that_is_set_aside_is_in_no_list_and_nobody_waits_for_it(store: Store, writer: Writer) -> None:
    for id in ("t", "well"):
        writer.submit(add(id, move(1), bot_turn=True, listed=True)).result()
    assert writer.submit(SetAside("t")).result()
    assert not writer.submit(SetAside("no such table")).result()
    with pytest.raises(Damaged):
        store.load("t")
    assert store.load("well") is not None
    assert store.awaiting_bots() == ["well"]
    assert [row.id for row in store.listed()] == [row.id for row in store.tables_of("anna")] == ["well"]


def test_a_log_without_its_last_entries_is_not_taken_for_a_whole_one(store: Store, writer: Writer) -> None:
    writer.submit(add("t", move(1), move(2), move(3))).result()
    with store.engine.begin() as connection:
        connection.execute(delete(entries).where(entries.c.version == 3))
    with pytest.raises(LookupError):
        store.load("t")


def test_an_id_with_a_zero_in_it_is_nowhere(store: Store) -> None:
    assert store.load("t\0") is None
    assert store.title("islands.\0") is None


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


def test_who_opens_a_seat_voids_its_invitation(store: Store, writer: Writer) -> None:
    writer.submit(add("t", seats=(ANNA, JAN), status="gathering")).result()
    for token, seat in (("annas", 0), ("jans", 1)):
        writer.submit(PutInvite(token, "t", seat)).result()
    free = replace(JAN, guest_id=None, kind="open")
    writer.submit(Append("t", [Entry(1, "open", 1, "anna")], [ANNA, free], "gathering", bot_turn=False)).result()
    assert [store.invite(token) is not None for token in ("annas", "jans")] == [True, False]
    with pytest.raises(Conflict):
        writer.submit(PutInvite("late", "t", 1, "jan")).result()
    assert store.invite("late") is None
    for token, seat, holder in (("annas too", 0, "anna"), ("new", 1, "")):
        writer.submit(PutInvite(token, "t", seat, holder)).result()
        assert store.invite(token) is not None


def test_a_board_is_kept_once_for_all_tables_that_are_played_on_it(store: Store, writer: Writer) -> None:
    own = replace(setup(), game="islands.0", title='{"name":"Łódź"}')
    for id in ("t", "u"):
        added = AddTable(replace(own, id=id), [], [ANNA], "gathering", bot_turn=False, names={"pl": "Łódź"})
        writer.submit(added).result()
        loaded = store.log(id)
        assert loaded is not None
        assert loaded[0] == replace(own, id=id)
    assert [row.names for row in store.tables_of("anna")] == [{"pl": "Łódź"}] * 2
    assert store.title("islands.0") == '{"name":"Łódź"}'
    assert store.title("islands.1") is None
    with store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(boards)).scalar() == 1


def test_a_snapshot_is_read_with_what_has_come_since(store: Store, writer: Writer) -> None:
    asking = Asking(0, (2, 3), (1,), 3)
    for version in (2, 3):  # the later one replaces the earlier
        made = Snapshot(version, 1, (move(1), move(2)), (1, 2), 2, asking, (("undo", 0, 3), ("pace", None, 1)))
        entries = [move(1), move(2)] if version == 2 else [move(3, command="c3")]
        if version == 2:
            writer.submit(add("t")).result()
        writer.submit(replace(append(*entries), snapshot=made)).result()
    writer.submit(append(move(4, command="c4"))).result()
    assert store.load("t") == (setup(), made, [move(4, command="c4")])
    whole = store.log("t")
    assert whole is not None
    assert [entry.version for entry in whole[1]] == [1, 2, 3, 4]
    until = store.log("t", until=2)
    assert until is not None
    assert [entry.version for entry in until[1]] == [1, 2]
