"""Games that were set up under other rules: they go on where their log replays, and end where it does not."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import peron
from peron.rules.record import Record
from peron.tables.log import Entry
from peron.tables.older import departs, open_table
from peron.tables.seats import TableError
from peron.tables.setup import Setup, new_table
from peron.tables.shown import show
from peron.tables.table import OVER, PLAYING, Table


def played(moves: int, title: str = "berlin") -> tuple[Setup, list[Entry]]:
    """A game of two people, so far."""
    setup = new_table(peron.game(title), 2, {}, "ola")
    table = Table(setup)
    for seat, name in enumerate(("ola", "jan")):
        table.append(table.sit(name, seat, name))
    chance = random.Random(7)
    while table.status == PLAYING and len(table.course.played) < moves:
        seat = table.actors[0]
        table.append(table.play(("ola", "jan")[seat], seat, chance.choice(table.state.moves(seat))))
    return setup, [update.entry for update in table.history.updates]


def other(log: list[Entry], version: int) -> list[Entry]:
    """As if the rules of that time had let somebody make a move that there is not today."""
    return [replace(entry, data={"move": 2**30}) if entry.version == version else entry for entry in log]


@pytest.mark.parametrize("title", peron.games())
def test_a_game_whose_log_replays_goes_on(title: str) -> None:
    setup, log = played(9, title)
    table = open_table(replace(setup, rules=0), log)
    assert (table.status, table.closed, departs(table)) == (PLAYING, None, False)
    assert show(table) == show(Table(setup, log))
    seat = table.actors[0]
    table.append(table.play(("ola", "jan")[seat], seat, table.state.moves(seat)[0]))
    with pytest.raises(TableError):
        Table(replace(setup, rules=0), log)


def test_a_game_that_departs_ends_before_the_move_that_is_none_any_more() -> None:
    setup, log = played(12)
    moves = [entry.version for entry in log if entry.kind == "move"]
    old, log = replace(setup, rules=0), other(log, moves[6])
    table = open_table(old, log)
    assert departs(table)
    assert (table.status, table.actors, table.bots_to_move) == (OVER, [], [])
    assert table.version == log[-1].version, "nothing of the log is lost"
    assert [one.version for one in table.course.played] == moves[:6]
    record = Record.read(table.record().text())
    assert (len(record.entries), record.totals) == (6, None)
    shown = show(table)
    assert shown.closed is not None
    assert shown.closed.params["reason"] == "rules"

    last = Entry(table.version + 1, "close", data=shown.closed.params)
    (told,) = table.append([last])
    assert told.events[0].key == "event-close"
    again = open_table(old, [*log, last])
    assert (again.status, departs(again)) == (OVER, False)
    assert show(again) == show(table)


def test_what_is_taken_back_after_a_game_departed_is_left_out_too() -> None:
    setup, log = played(6)
    moves = [entry.version for entry in log if entry.kind == "move"]
    undo = Entry(log[-1].version + 1, "undo", 0, data={"versions": [moves[-1]]})
    table = open_table(replace(setup, rules=0), [*other(log, moves[3]), undo])
    assert [one.version for one in table.course.played] == moves[:3]


def test_a_finished_game_can_be_read_as_far_as_it_goes() -> None:
    setup, log = played(10**6)
    assert open_table(replace(setup, rules=0), log).closed is None
    moves = [entry.version for entry in log if entry.kind == "move"]
    table = open_table(replace(setup, rules=0), other(log, moves[20]))
    assert table.status == OVER
    assert len(table.course.played) == 20
    assert show(table).closed is not None


def test_on_another_board_no_game_goes_on_but_a_finished_one_is_read() -> None:
    """A move may be legal on it and mean another route."""
    setup, log = played(5)
    assert departs(open_table(replace(setup, board="berlin 0"), log))
    setup, log = played(10**6)
    assert open_table(replace(setup, board="berlin 0"), log).closed is None


def test_what_cannot_even_be_set_up_is_refused() -> None:
    setup, log = played(3)
    with pytest.raises(TableError) as refused:
        open_table(replace(setup, rules=0, options={"no such option": True}), log)
    assert refused.value.key == "table-other-rules"


def test_only_other_rules_are_lenient() -> None:
    setup, log = played(5)
    with pytest.raises(Exception):  # noqa: B017, PT011  whatever a damaged log leads to
        open_table(setup, other(log, log[-1].version))


def test_once_opened_it_is_as_strict_as_any_other() -> None:
    setup, log = played(5)
    table = open_table(replace(setup, rules=0), log)
    damaged = Entry(table.version + 1, "move", table.actors[0], data={"move": 2**30})
    with pytest.raises(Exception):  # noqa: B017, PT011
        table.after([damaged])
