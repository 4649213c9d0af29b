"""Moves as text: as people may type them, and what is said about what is no move."""

from __future__ import annotations

import pytest

import peron
from tests.rules.london_tables import Table, london


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draw d3-e4", "draw D3-E4"),
        ("DRAW E4-D3", "draw D3-E4"),
        ("draw E4 - D3", "draw D3-E4"),
        ("draw E4–D3  joker", "draw D3-E4 joker"),
        ("draw a8-a10 again", "draw A8-A10 again"),
        ("draw e4-d3 switch", "draw D3-E4 switch"),
        ("Mark d3", "mark D3"),
        ("mark NONE", "mark none"),
        ("  Skip ", "skip"),
    ],
)
def test_a_move_may_be_typed_in_several_ways(typed: str, meant: str) -> None:
    game, state = london(), Table().state
    assert game.notation(state, game.parse(state, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "key", "nearest"),
    [
        ("skp", "notation-unknown", "skip"),
        ("draw", "notation-unknown", "draw A1-B1"),
        ("draw D3-E4 jokr", "notation-unknown", "draw A1-B1 joker"),
        ("mark", "notation-unknown", "mark A1"),
        ("mark D4", "notation-station", "D3"),
        ("mark Z99", "notation-station", "J10"),
        ("draw I10-E4", "notation-station", "I9"),
        ("draw D3-J10", "notation-section", "B1-D3"),
        ("draw D3-D3", "notation-section", "B1-D3"),
    ],
)
def test_what_is_no_move_is_told_with_what_may_have_been_meant(typed: str, key: str, nearest: str) -> None:
    with pytest.raises(peron.PeronError) as refused:
        london().parse(Table().state, typed)
    assert refused.value.key == key
    assert refused.value.params["nearest"] == nearest


def test_stations_that_are_not_joined_are_told_with_those_that_are() -> None:
    with pytest.raises(peron.PeronError) as refused:
        london().parse(Table().state, "draw a1-j10")
    assert refused.value.params["sections"] == ["A1-B1", "A1-B2", "A1-A3"]
