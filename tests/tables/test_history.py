"""What is remembered of a table: everything that counts, and all of the last versions."""

from __future__ import annotations

import pytest

from peron.tables import history
from peron.tables.history import History, taken_back
from peron.tables.log import Entry, Update


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "WASTE", 4)
    monkeypatch.setattr(history, "WINDOW", 3)


def told(*kinds: str) -> History:
    """Entries of these kinds, one version each, all by Ola; `undo:3` takes version 3 back."""
    made = History()
    for version, kind in enumerate(kinds, 1):
        kind, _, back = kind.partition(":")
        data = {"versions": [int(back)]} if back else {}
        made.add(Update(Entry(version, kind, 0, "ola", f"c{version}", data), ()))
    return made


def versions(of: History) -> list[int]:
    return [update.entry.version for update in of.updates]


def test_who_has_missed_something_is_told_just_that() -> None:
    made = told("sit", "start", "move", "move")
    assert made.version == 4
    for seen in range(5):
        follows, missed = made.after(seen)
        assert follows == seen
        assert [update.entry.version for update in missed] == list(range(seen + 1, 5))


def test_at_the_beginning_nothing_has_happened_and_nothing_is_left_out() -> None:
    made = History()
    assert (made.version, made.whole_after, made.after(0)) == (0, 0, (0, []))
    young = told("sit", "start")
    young.tell_shorter()
    assert (young.whole_after, versions(young)) == (0, [1, 2])


def test_moves_that_were_taken_back_and_what_left_no_trace_make_the_past_long() -> None:
    assert not told("sit", "start", "move", "move", "move", "move").is_long
    assert not told("move", "undo:1", "undo-asked").is_long, "a move, that it was taken back, and a question"
    assert told("move", "undo:1", "undo-asked", "undo-refused").is_long
    assert told("pace", "pace", "pace", "pace").is_long


def test_told_shorter_it_has_what_counts_and_the_last_versions_whole() -> None:
    made = told("sit", "start", "move", "undo:3", "undo-asked", "undo-refused", "move", "move", "undo:8", "move")
    assert made.is_long
    made.tell_shorter()
    assert not made.is_long
    assert (made.version, made.whole_after) == (10, 7)
    assert versions(made) == [1, 2, 7, 8, 9, 10]
    assert made.after(6) == (0, made.updates), "too much has passed since then"
    assert made.after(7) == (7, made.updates[3:])
    assert made.after(0)[1] == made.updates


def test_once_told_shorter_it_becomes_long_anew() -> None:
    made = told("pace", "pace", "pace", "pace")
    made.tell_shorter()
    long = []
    for version in range(5, 9):
        made.add(Update(Entry(version, "pace", 0), ()))
        long.append(made.is_long)
    assert long == [False, False, False, True]


def test_a_move_taken_back_within_the_last_versions_stays_with_what_took_it_back() -> None:
    made = told("sit", "start", "move", "move", "pace", "undo:3")
    made.tell_shorter()
    assert versions(made) == [1, 2, 3, 4, 5, 6]


def test_of_the_pace_the_last_one_counts() -> None:
    made = told("pace", "sit", "pace", "start", "move", "move", "move")
    made.tell_shorter()
    assert versions(made) == [2, 3, 4, 5, 6, 7]


def test_a_command_is_known_as_long_as_its_entry_is() -> None:
    made = told("sit", "pace", "pace", "move", "move", "move")
    assert [made.answered("ola", f"c{version}") for version in (2, 3, 6)] == [2, 3, 6]
    assert made.answered("jan", "c2") is None
    made.tell_shorter()
    assert [made.answered("ola", f"c{version}") for version in (2, 3, 6)] == [None, 3, 6]


def test_how_often_a_seat_has_done_what_it_may_not_do_without_end_is_counted_and_never_forgotten() -> None:
    made = told("pace", "pace", "sit", "move", "undo:4", "undo-agreed", "move", "move", "move")
    made.tell_shorter()
    assert made.counts == {("pace", 0): 2, ("sit", 0): 1, ("undo", 0): 1}


def test_a_copy_goes_its_own_way() -> None:
    made = told("pace", "pace", "sit", "move")
    made.tell_shorter()
    other = made.copy()
    assert (other.version, other.whole_after, versions(other)) == (4, 1, versions(made))
    assert (other.counts, other.answered("ola", "c4")) == (made.counts, 4)
    for _ in range(4):
        other.add(Update(Entry(other.version + 1, "pace", 0, "ola", "new"), ()))
    assert (made.version, versions(made), made.answered("ola", "new")) == (4, [1, 2, 3, 4], None)
    assert made.counts["pace", 0] == 2
    assert other.is_long
    assert other.copy().is_long
    assert not made.is_long


def test_only_an_undo_takes_moves_back() -> None:
    assert taken_back(Entry(3, "undo", 0, data={"versions": [1, 2]})) == (1, 2)
    assert taken_back(Entry(3, "undo-asked", 0, data={"versions": [1, 2]})) == ()
