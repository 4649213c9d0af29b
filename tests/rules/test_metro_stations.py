"""Module 2 (M18-M20, M7b): wagons in the central station, alone and with companies."""

from __future__ import annotations

import pytest

from peron.rules.metro.shapes import LineFinished, MetroPlacing
from tests.rules.metro_tables import COLOURS, Table, metro, shares

BACK = ("aaaa aaaa adbb cbcb bbad", "d1 d2 d3 c3 c4")
"""Straight on from station 5 into the centre; and from central rail 1 over d3, c3 and c4 back into the centre."""
DEALT = shares("yellow red", "yellow blue", "green red", "black blue")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_m18_everybody_has_one_more_wagon(players: int) -> None:
    view = metro().new(players, 1, {"stations": True}).view(0)
    assert [player.wagon for player in view.players] == [True] * players
    assert [move.rail for move in view.moves if move.kind == "wagon"] == (
        list(range(1, 9)) if view.actors == (0,) else []
    )
    assert not metro().new(players, 1).view(0).players[0].wagon


def test_m18_without_the_module_there_are_none() -> None:
    assert Table().refused("A wagon 1") == ("M18", "why-no-wagons")
    assert Table(companies=True).refused("A wagon 1") == ("M18", "why-no-wagons")


def test_m19_a_wagon_in_the_centre_takes_the_turn() -> None:
    table = Table("aaaa aaaa", stations=True)
    table.play("A wagon 3")
    assert table.view().actors == (1,)
    assert table.player("A").hand == ("aaaa",)
    assert (table.on_rail(3).seat, table.on_rail(3).stop) == (0, "f4")
    assert not table.player("A").wagon
    assert table.refused("B wagon 3") == ("M19", "why-rail-taken")
    assert table.why("B wagon 3") == {"rail": 3}
    table.play("B wagon 4")
    assert table.refused("A wagon 5") == ("M19", "why-wagon-placed")
    assert table.legal("A", "wagon") == []


def test_m19_a_line_from_the_centre_to_the_edge_is_not_doubled() -> None:
    """Up the straight column from rail 1 to station 5: 3; and down from station 5 into the centre: doubled."""
    table = Table("aaaa aaaa aaaa", stations=True)
    table.play("A wagon 1")
    table.lay("d1 d2 d3")
    assert [(event.params["start"], event.params["points"]) for event in table.told("event-line-finished")] == [
        ("station", 6),
        ("rail", 3),
    ]
    assert table.points() == [9, 0]
    assert (table.on_rail(1).stop, table.on_rail(1).points) == ("5", 3)


def test_m19_a_line_from_the_centre_into_the_centre_is_not_doubled() -> None:
    tiles, squares = BACK
    table = Table(tiles, stations=True)
    table.play("A wagon 1")
    table.lay(squares)
    wagon = table.on_rail(1)
    assert (wagon.stop, wagon.tiles, wagon.points) == ("centre", 3, 3)
    assert [(event.params["start"], event.params["points"]) for event in table.told("event-line-finished")] == [
        ("rail", 3)
    ]


def test_m19a_a_line_that_is_whole_is_scored_at_once() -> None:
    tiles, squares = BACK
    table = Table(tiles, stations=True)
    table.lay(squares)
    before = table.points()
    assert table.state.seat == 1
    move = table.move("B wagon 1")
    assert isinstance(move, MetroPlacing)
    path = ("d347", "c325", "c403")
    assert move.gains == (LineFinished("finishes", "c1-1", 3, 3, "centre", path),)
    table.play("B wagon 1")
    assert table.points() == [before[0], (before[1] or 0) + 3]
    assert [event.key for event in table.events] == ["event-wagon", "event-line-finished"]


def test_m19a_a_wagon_goes_where_tracks_lead_on_already() -> None:
    table = Table("aaaa aaaa aaaa aaaa", stations=True)
    table.lay("c1 c2 c3 c4")
    table.play("A wagon 8")
    assert table.on_rail(8).path == ("c427",)
    assert (table.on_rail(8).tiles, table.on_rail(8).finished) == (1, False)


def one_tile_in_the_centre() -> Table:
    """A tile that leads from rail 1 straight back, before d4; laid while no wagon stands there (M7b)."""
    table = Table("aaaa aaaa dada dada", stations=True)
    table.lay("d1 d2")
    return table


def test_m7b_before_a_rail_without_a_wagon_a_tile_may_lead_back() -> None:
    table = one_tile_in_the_centre()
    assert "d3" in table.squares("A")
    table.lay("d3")
    assert table.points() == [5, 0]  # from station 5 down to d3 and back; nothing for the line of one tile
    assert table.refused("B wagon 1") == ("M19a", "why-rail-of-one-tile")
    assert table.why("B wagon 1") == {"rail": 1, "tracks": ["d345"]}
    assert "wagon 1" not in table.legal("B")
    assert "wagon 2" in table.legal("B")


def test_m7b_before_a_rail_with_a_wagon_it_may_not() -> None:
    table = one_tile_in_the_centre()
    table.play("A wagon 1")
    assert table.refused("B lay d3") == ("M7b", "why-one-tile-in-centre")
    assert table.why("B lay d3") == {"square": "d3", "turns": "no", "tracks": ["d345"]}
    assert "d3" not in table.squares("B")
    table.play("B wagon 2", "A lay a3")
    assert table.refused("B lay d3") == ("M7b", "why-one-tile-in-centre")


def test_m7b_the_exception_covers_the_centre_too() -> None:
    """When every open square is before a wagon or at the edge, a tile that turns back everywhere may go anywhere."""
    table = Table("aaaa aaaa dddd aaaa", stations=True)
    table.play("A wagon 1", "B wagon 2")
    table.lay("d1 d2")
    state = table.state
    assert table.squares("A") == {"c2", "e2"}
    inner = [square for square in ("c2", "e2") if square in table.squares("A")]
    for square in inner:  # leave d3 and the edge alone
        state.open &= ~(1 << state.board.names.index(square))
    assert "d3" in table.squares("A")
    assert "a4" in table.squares("A")
    table.play("A lay d3")
    assert (table.on_rail(1).points, table.on_rail(1).finished) == (1, True)


def test_m10b_a_wagon_that_was_never_placed_scores_nothing() -> None:
    table = Table(seed=3, stations=True)
    while not table.state.is_over():
        letter = "AB"[table.state.seat]
        lays = table.legal(letter, "lay")
        table.play(f"{letter} {lays[0]}")
    assert [wagon for wagon in table.view().wagons if wagon.rail] == []
    assert [player.wagon for player in table.view().players] == [True, True]
    assert sum(wagon.points for wagon in table.view().wagons) == sum(table.state.result().totals)


# --- M20: with companies ----------------------------------------------------------------------------------------------


def companies_table() -> Table:
    return Table("aaaa aaaa aaaa aaaa", deal={"shares": DEALT}, companies=True, stations=True)


def test_m20_a_share_of_the_company_is_shown() -> None:
    table = companies_table()
    assert table.refused("A wagon 1") == ("M20", "why-share-needed")
    table.play("A wagon 1 share 20")
    wagon = table.on_rail(1)
    assert (wagon.company, wagon.seat) == ("yellow", None)
    assert (table.player("A", "B").shares[1].company, table.player("A", "B").shares[1].shown) == ("yellow", True)
    assert table.player("A", "B").shares[0].company is None
    assert table.view().players[0].shares[1].company == "yellow"
    assert {one.id: one.wagon for one in table.view().companies} == {
        **dict.fromkeys(COLOURS, True),
        "yellow": False,
    }


def test_m20_a_shown_share_is_not_exchanged() -> None:
    table = companies_table()
    table.play("A wagon 1 share 20", "B exchange 10 hidden")
    assert table.refused("A exchange 20 open") == ("M20", "why-share-shown")
    assert table.why("A exchange 20 open") == {"company": "yellow", "percent": 20}
    assert [text for text in table.legal("A", "exchange") if "20" in text] == []
    table.play("A exchange 10 open")


def test_m20_one_wagon_for_each_company() -> None:
    table = companies_table()
    table.play("A wagon 1 share 20", "B lay d1")
    assert table.refused("A wagon 2 share 10") == ("M20", "why-company-wagon-placed")
    assert table.why("A wagon 2 share 10") == {"company": "yellow", "percent": 10}


def test_m20a_as_many_as_one_likes_also_when_exchanging_has_ended() -> None:
    table = companies_table()
    table.state.points[0] = 25
    table.play("A wagon 1 share 40", "B wagon 2 share 30", "A wagon 3 share 30", "B wagon 4 share 20")
    assert [wagon.company for wagon in table.view().wagons if wagon.rail] == ["black", "red", "green", "blue"]
    assert table.legal("A", "exchange") == []
    assert "wagon 5 share 10" in table.legal("A")


def test_m20_points_go_to_the_company() -> None:
    table = companies_table()
    table.play("A wagon 1 share 40")
    table.lay("d1 d2 d3")
    assert [(event.params["company"], event.params["points"]) for event in table.told("event-line-of-company")] == [
        ("purple", 6),
        ("black", 3),
    ]
