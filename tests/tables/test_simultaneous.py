"""Decisions that all make at once (London): taking one's own back touches nobody else's."""

from __future__ import annotations

from dataclasses import replace

import peron
from peron.rules.nextstation.state import NextStationState
from peron.tables import Table, new_table
from peron.tables.shown import show
from peron.tables.snapshot import Snapshot
from tests.tables.samples import EWA, JAN, OLA, play

PEOPLE = (OLA, JAN, EWA)


def london_table(powers: bool = True) -> Table:
    game = peron.game("london")
    options = {"powers": powers, "pencils": "green purple blue pink"}
    table = Table(replace(new_table(game, 3, options, OLA), id="t", seed=seed_with_double()))
    for seat, person in enumerate(PEOPLE):
        table.append(table.sit(person, seat, person.capitalize()))
    assert table.status == "playing"
    return table


def seed_with_double() -> str:
    """A seed with which the second seat begins with the pencil that marks stations."""
    game = peron.game("london")
    for seed in range(100):
        state = game.new(3, seed, {"powers": True, "pencils": "green purple blue pink"})
        assert isinstance(state, NextStationState)
        if state.view(None).sheets[1].power == "double":
            return str(seed)
    raise AssertionError


def first_turn(table: Table) -> None:
    """Everybody draws something, or skips if nothing can be drawn."""
    for seat in range(3):
        play(table, seat, table.state.moves(seat)[-1])


def decided(table: Table) -> list[bool]:
    assert isinstance(table.state, NextStationState)
    return [sheet.decided for sheet in table.state.view(None).sheets]


def test_a_decision_is_taken_back_freely_while_others_have_not_decided() -> None:
    table = london_table()
    play(table, 0, "skip")
    play(table, 1, "skip")
    assert table.undo_is(0) == "free"
    table.append(table.undo(OLA, 0))
    assert decided(table) == [False, True, False]
    play(table, 0, table.state.moves(0)[-1])
    play(table, 2, "skip")
    assert decided(table) == [False, False, False]


def test_what_another_has_noted_and_decided_since_stays() -> None:
    """Jan makes two moves after Ola's: a mark, and the decision."""
    table = london_table()
    while not [move for move in table.state.moves(1) if "mark" in table.course.game.notation(table.state, move)]:
        first_turn(table)
    play(table, 0, "skip")
    station = table.course.game.notation(table.state, table.state.moves(1)[-1])
    play(table, 1, station)
    play(table, 1, "skip")
    assert table.undo_is(0) == "free"
    table.append(table.undo(OLA, 0))
    assert decided(table) == [False, True, False]
    assert isinstance(table.state, NextStationState)
    assert table.state.view(1).sheets[1].marking == station.split()[1]


def test_once_all_have_decided_the_others_are_asked() -> None:
    table = london_table()
    first_turn(table)
    assert [table.undo_is(seat) for seat in range(3)] == ["ask", "ask", "ask"]


def test_a_bot_of_any_level_plays_at_the_table() -> None:
    game = peron.game("london")
    table = Table(replace(new_table(game, 2, {}, OLA), id="t", seed="1"))
    table.append(table.sit(OLA, 0, "Ola"))
    table.append(table.place_bot(OLA, 1, "expert"))
    play(table, 0, "skip")
    assert table.bots_to_move == [1]
    play(table, 1, table.state.moves(1)[0])
    assert table.actors == [0, 1]


def test_alone_what_is_taken_back_after_the_next_card_makes_the_game_practice() -> None:
    game = peron.game("london")
    table = Table(replace(new_table(game, 1, {"powers": True}, OLA), id="t"))
    table.append(table.sit(OLA, 0, "Ola"))
    play(table, 0, "skip")
    assert not show(table).practice
    table.append(table.undo(OLA, 0))
    assert show(table).practice
    assert Table(table.setup, snapshot=Snapshot.unpacked(table.snapshot().packed())).practice
    while table.status == "playing":
        play(table, 0, table.state.moves(0)[0])
    verdict = show(table).result
    assert verdict is not None
    assert verdict.verdict.key == "verdict-practice"
    assert verdict.verdict.params["verdict"].key == "verdict-rank"


def test_alone_what_nobody_has_seen_is_taken_back_without_a_trace() -> None:
    game = peron.game("london")
    for seed in range(60):
        setup = replace(new_table(game, 1, {"powers": True}, OLA), id="t", seed=str(seed))
        table = Table(setup)
        table.append(table.sit(OLA, 0, "Ola"))
        noted = [move for move in table.state.moves(0) if game.notation(table.state, move).endswith("again")]
        if noted:
            play(table, 0, noted[0])
            table.append(table.undo(OLA, 0))
            assert not table.practice
            return
    raise AssertionError("no seed begins with the power to draw twice")
