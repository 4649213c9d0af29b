"""Moves as text: as people may type them, and what is said about what is no move."""

from __future__ import annotations

import pytest

import peron
from peron.rules.contract import Message
from tests.rules.metro_tables import Table, metro, shares

DEALT = shares("yellow red", "yellow blue", "green red", "black blue")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay d3", "lay d3"),
        ("Lay  D3", "lay d3"),
        ("lay 1 d3", "lay d3"),
        ("lay d3 turn 0", "lay d3"),
        ("lay d3 turn 90°", "lay d3 turn 90"),
        ("lay 3 a8 turn 270", "lay 3 a8 turn 270"),
        ("lay drawn h1", "lay drawn h1"),
        ("DRAW", "draw"),
        ("pass", "pass"),
        ("exchange 20 open", "exchange 20 open"),
        ("exchange 40 % hidden", "exchange 40 hidden"),
        ("exchange 40% hidden", "exchange 40 hidden"),
        ("wagon 5", "wagon 5"),
        ("wagon 5 share 20", "wagon 5 share 20"),
        ("wagon 5 20%", "wagon 5 share 20"),
    ],
)
def test_a_move_may_be_typed_in_several_ways(typed: str, meant: str) -> None:
    game, state = metro(), Table().state
    assert game.notation(state, game.parse(state, typed)) == meant


def test_a_player_may_leave_out_what_goes_without_saying() -> None:
    game = metro()
    table = Table("aaaa aaaa", deal={"shares": DEALT}, companies=True, stations=True)
    for typed, meant in (
        ("exchange green open", "exchange 30 open"),
        ("exchange yellow 20 hidden", "exchange 20 hidden"),
        ("wagon 5 black", "wagon 5 share 40"),
        ("wagon 5 share yellow 10", "wagon 5 share 10"),
    ):
        assert game.notation(table.state, game.parse(table.state, typed, 0)) == meant
    table.play("A draw")
    assert game.notation(table.state, game.parse(table.state, "lay a1", 0)) == "lay drawn a1"
    assert game.notation(table.state, game.parse(table.state, "lay a1", 1)) == "lay a1"
    assert game.notation(table.state, game.parse(table.state, "lay a1")) == "lay a1"
    assert game.notation(table.state, game.parse(table.state, "lay 1 a1", 0)) == "lay a1"


@pytest.mark.parametrize(
    ("typed", "key", "nearest"),
    [
        ("lat d3", "notation-unknown", "lay a1"),
        ("lay", "notation-unknown", "lay a1"),
        ("lay 4 d3", "notation-unknown", "lay 2 a1"),
        ("lay d3 turn 45", "notation-unknown", "lay a1 turn 90"),
        ("drw", "notation-unknown", "draw"),
        ("exchange open", "notation-unknown", "exchange 20 open"),
        ("exchange 50 open", "notation-unknown", "exchange 20 open"),
        ("lay d4", "notation-centre", "d3"),
        ("lay e5", "notation-centre", "e6"),
        ("lay z9", "notation-square", "h8"),
        ("lay a0", "notation-square", "a1"),
        ("wagon 9", "notation-rail", "wagon 1"),
        ("wagon 0", "notation-rail", "wagon 1"),
        ("wagon 5 red", "notation-share", "exchange 20 open"),
    ],
)
def test_what_is_no_move_is_told_with_what_may_have_been_meant(typed: str, key: str, nearest: str) -> None:
    with pytest.raises(peron.PeronError) as refused:
        metro().parse(Table().state, typed)
    assert refused.value.key == key
    assert refused.value.params["nearest"] == nearest


HELD = [("yellow", 10), ("yellow", 20), ("green", 30), ("black", 40)]


@pytest.mark.parametrize("typed", ["exchange yellow open", "wagon 1 white", "exchange green 40 open"])
def test_a_company_that_fits_no_or_several_shares_is_not_enough(typed: str) -> None:
    """A holds yellow 10 and 20, green 30, black 40."""
    table = Table(deal={"shares": DEALT}, companies=True, stations=True)
    with pytest.raises(peron.PeronError) as refused:
        metro().parse(table.state, typed, 0)
    assert refused.value.key == "notation-which-share"
    assert refused.value.params["shares"] == [
        Message("share-name", {"company": company, "percent": percent}) for company, percent in HELD
    ]
