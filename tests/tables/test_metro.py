"""Taking back in Metro: what was seen in the stack is seen, but where a tile lies can be thought over."""

from __future__ import annotations

from dataclasses import replace

import peron
from peron.rules.metro.state import MetroState
from peron.tables import Table, new_table
from tests.tables.samples import JAN, OLA, play


def metro_table(**options: object) -> Table:
    game = peron.game("metro")
    table = Table(replace(new_table(game, 2, {"first": "A", **options}, OLA), id="t", seed="4"))
    for seat, person in enumerate((OLA, JAN)):
        table.append(table.sit(person, seat, person.capitalize()))
    assert table.status == "playing"
    return table


def test_m5_drawing_shows_a_tile_and_laying_it_shows_nothing_more() -> None:
    table = metro_table()
    play(table, 0, "draw")
    assert table.undo_is(0) == "ask"
    play(table, 0, table.state.moves(0)[0])
    assert table.undo_is(0) == "free"
    table.append(table.undo(OLA, 0))
    assert isinstance(table.state, MetroState)
    assert table.state.view(0).phase == "drawn"


def test_m5_the_new_tile_that_follows_a_lay_is_seen() -> None:
    table = metro_table()
    play(table, 0, table.state.moves(0)[0])
    assert table.undo_is(0) == "ask"


def test_m19_a_wagon_can_be_taken_back() -> None:
    table = metro_table(stations=True)
    play(table, 0, "wagon 3")
    assert table.undo_is(0) == "free"


def test_m15_m20_shares_that_are_taken_or_shown_are_seen() -> None:
    for move in ("exchange 20 hidden", "exchange 20 open", "wagon 3 share 20"):
        table = metro_table(companies=True, stations=True)
        play(table, 0, move)
        assert table.undo_is(0) == "ask"
