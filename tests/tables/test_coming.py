"""Codes as people write them, and who may come by one."""

from __future__ import annotations

import pytest

from peron.rules.catalogue import game
from peron.tables.codes import LENGTH, LETTERS, new_code, read_code
from peron.tables.coming import come
from peron.tables.seats import TableError
from peron.tables.setup import new_table
from peron.tables.table import PLAYING, Table


def waiting(players: int = 3) -> Table:
    table = Table(new_table(game("berlin"), players, {}, "ola"))
    table.append(table.sit("ola", 0, "Ola"))
    return table


def refused(table: Table, by: str, seat: int) -> str:
    with pytest.raises(TableError) as error:
        come(table, by, seat, "Jan")
    return error.value.key


# --- codes ------------------------------------------------------------------------------------------------------------


def test_a_code_is_read_however_it_is_written() -> None:
    for typed in ("KTR4MH", "ktr4mh", " ktr 4mh\n", "KTR-4MH", "KTR–4MH", "K T R 4 M H", "ktr_4mh", "KTR.4MH"):
        assert read_code(typed) == "KTR4MH", typed


def test_letters_that_look_like_figures_are_read_as_those() -> None:
    assert read_code("BSZCCC") == read_code("852CCC") == "852CCC"


@pytest.mark.parametrize("typed", ["", "KTR4M", "KTR4MHH", "KLON-73", "KTR4MO", "KTR4M1", "ŁTR4MH", "KTR/4MH"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_new_codes_are_read_as_they_are_and_differ() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(read_code(code) == code for code in codes)
    assert len(LETTERS) ** LENGTH > 2e8


# --- who comes --------------------------------------------------------------------------------------------------------


def test_whoever_comes_sits_where_they_choose_and_the_last_one_starts_the_game() -> None:
    table = waiting()
    table.append(come(table, "jan", 2, "Jan"))
    assert [seat.name for seat in table.seats] == ["Ola", "", "Jan"]
    table.append(come(table, "ewa", 1, "Ewa"))
    assert table.status == PLAYING
    assert refused(table, "kuba", 1) == "table-started"


def test_one_seat_for_each_and_none_that_is_taken() -> None:
    table = waiting()
    assert refused(table, "jan", 0) == "table-seat-taken"
    assert refused(table, "jan", 7) == "table-seat"
    assert refused(table, "ola", 1) == "table-seated"


def test_whom_the_host_has_sent_away_does_not_come_back_and_who_got_up_does() -> None:
    table = waiting()
    for by, expected in (("ola", "table-sent-away"), ("jan", "")):
        again = Table(table.setup)
        again.append(again.sit("ola", 0, "Ola"))
        again.append(come(again, "jan", 1, "Jan"))
        again.append(again.open_seat(by, 1))
        if expected:
            assert refused(again, "jan", 1) == expected
            again.append(come(again, "ewa", 1, "Ewa"))  # others do
        else:
            again.append(come(again, "jan", 2, "Jan"))


def test_whom_the_host_has_sent_away_from_a_seat_that_was_handed_over_does_not_come_back() -> None:
    table = waiting()
    table.append(come(table, "jan", 2, "Jan"))
    table.append(table.hand_over("ewa", 2, "Ewa"))
    table.append(table.open_seat("ola", 2))
    assert refused(table, "ewa", 2) == "table-sent-away"
    table.append(come(table, "jan", 2, "Jan"))


def test_nobody_uses_up_a_seat_by_coming_and_going() -> None:
    table = waiting()
    for _ in range(5):
        table.append(come(table, "jan", 2, "Jan"))
        table.append(table.open_seat("jan", 2))
    assert refused(table, "jan", 2) == "table-too-often"
    table.append(come(table, "ewa", 2, "Ewa"))
