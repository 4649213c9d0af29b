"""Lines (M9, M10): worked examples, several lines at once, and what a view tells before a tile is laid."""

from __future__ import annotations

import peron
from tests.rules.metro_tables import METRO, Table, metro, totals_by_key
from tests.rules.positions import walk

EWA = ("bbad bcdd badb cccc cdac cbaa", "d1 e1 d2 e2 e3 d3")
"""Six tiles, and a line from station 5 into the centre that passes the first of them twice."""
GREEN_AND_BLUE = (
    "bbad cbcb cbcb cbcb badb bbad bbbb cbaa adbb badb",
    "h4 h5 g5 g6 f6 e6 e7 f7 g7 h6",
)
"""Ten tiles of four players; the last finishes blue's line from 28 and green's line from 29, which ends at 28."""


def test_m9_seven_passes_over_six_tiles_into_the_centre_are_14() -> None:
    tiles, squares = EWA
    table = Table(tiles)
    table.lay(squares.rsplit(" ", 1)[0])
    assert table.points() == [0, 0]
    assert (table.wagon(5).finished, table.wagon(5).tiles, table.wagon(5).points) == (False, 6, 6)
    table.lay("d3")
    assert table.points() == [14, 0]
    wagon = table.wagon(5)
    assert [square for square, _, _ in wagon.path] == ["d1", "e1", "d1", "d2", "e2", "e3", "d3"]
    assert (wagon.finished, wagon.tiles, wagon.points, wagon.centre, wagon.arrival) == (True, 7, 14, True, None)
    (event,) = table.told("event-line-finished")
    assert event.params == {"seat": 0, "start": "station", "number": 5, "tiles": 7, "points": 14}
    assert totals_by_key(table.state, 0) == {"score-metro-line": 14}


def test_m9_one_tile_finishes_lines_of_several_players() -> None:
    tiles, squares = GREEN_AND_BLUE
    table = Table(tiles, players=4)
    table.lay(squares)
    assert table.points() == [0, 2, 0, 12]
    assert [(event.params["seat"], event.params["points"]) for event in table.told("event-line-finished")] == [
        (1, 2),
        (3, 12),
    ]
    assert table.wagon(29).arrival == 28


def test_m9_straight_lines() -> None:
    """Three straight tiles from station 5 to the centre are doubled, and a line over the whole board is not."""
    table = Table("aaaa aaaa aaaa")
    table.lay("d1 d2 d3")
    assert table.points() == [6, 0]
    table = Table("aaaa aacb acba aacb acba aacb acba aaaa")
    table.lay("a1 a2 a3 a4 a5 a6 a7 a8")
    assert table.wagon(8).path == tuple((f"a{row}", 0, 5) for row in range(1, 9))
    assert (table.wagon(8).points, table.wagon(8).arrival, table.wagon(8).centre) == (8, 17, False)


def test_m9_an_arrival_takes_every_line() -> None:
    """Whose line ends where does not matter: in finished games lines end at stations of all others."""
    game = metro()
    state = game.new(3, 5)
    for _ in walk(game, state, peron.Random(5)):
        pass
    owner = {number: colour for colour, numbers in METRO["wagons"]["3"].items() for number in numbers}
    view = state.view(None)
    ends = {(view.players[one.seat or 0].colour, owner.get(one.arrival or 0)) for one in view.wagons if one.arrival}
    assert len(ends) > 6


def test_m9_a_line_from_a_station_without_a_wagon_scores_for_nobody() -> None:
    """With three players no wagon stands at 16: straight east from a8, its line is nobody's."""
    table = Table("aaaa aaaa aaaa aaaa adad acba acba acba", players=3)
    assert not [wagon for wagon in table.view().wagons if wagon.station in (16, 17)]
    table.play_at_random()
    totals = sum(wagon.points for wagon in table.view().wagons)
    assert sum(point or 0 for point in table.points()) == totals


def test_m10_the_game_ends_with_the_60th_tile() -> None:
    table = Table(seed=2)
    table.play_at_random()
    assert len(table.view().tiles) == 60
    assert table.view().phase == "over"
    assert table.state.actors() == []
    assert table.refused("A lay d1") == ("M10", "why-game-over")
    assert table.view().ranks == table.state.result().ranks


def test_m10a_ties_are_shared() -> None:
    game = metro()
    for seed in range(400):
        state = game.new(6, seed)
        for _ in walk(game, state, peron.Random(seed)):
            pass
        totals, ranks = state.result().totals, state.result().ranks
        if totals.count(max(totals)) > 1:
            assert ranks.count(1) == totals.count(max(totals))
            return
    raise AssertionError("no tie in 400 games")


def test_the_lines_of_a_score_are_those_of_its_wagons() -> None:
    table = Table(seed=9, players=4, stations=True)
    table.play_at_random()
    for seat, score in enumerate(table.state.scores()):
        mine = [wagon for wagon in table.view().wagons if wagon.seat == seat]
        told = [(line.params["start"], line.params["number"], line.points) for line in score.lines]
        assert sorted(told) == sorted(
            ("rail", wagon.rail, wagon.points) if wagon.rail else ("station", wagon.station, wagon.points)
            for wagon in mine
        )


# --- what a move would do ---------------------------------------------------------------------------------------------


def test_a_view_tells_what_every_lay_would_do() -> None:
    tiles, squares = EWA
    table = Table(tiles)
    table.lay(squares.rsplit(" ", 1)[0])
    view = table.view("B")
    (last,) = [move for move in view.moves if move.notation == "lay d3"]
    (change,) = [one for one in last.lines if view.wagons[one.wagon].station == 5]
    assert (change.tiles, change.points, change.finished) == (7, 14, True)


def test_it_comes_out_as_told() -> None:
    """In random games: the lines that a move was said to change are just those that change, and they change so."""
    game = metro()
    tried: list[dict[str, object]] = [{}, {"stations": True, "direction": "free"}, {"tracks": True, "hand": 2}]
    for seed, options in enumerate(tried):
        state = game.new(3, seed, options)
        for turn in walk(game, state, peron.Random(seed), ("", "wagon")):
            before = state.view(turn.seat)
            (move,) = [one for one in before.moves if one.move == turn.move]
            after = state.clone()
            after.apply(turn.seat, turn.move)
            wagons = {(one.station, one.rail): one for one in after.view(None).wagons}
            told = {change.wagon: change for change in move.lines}
            for number, was in enumerate(before.wagons):
                now = wagons[was.station, was.rail]
                if number in told:
                    change = told[number]
                    assert (now.tiles, now.points, now.finished) == (change.tiles, change.points, change.finished)
                    assert now.tiles > was.tiles
                else:
                    assert now == was
            if move.kind == "wagon":
                placed = wagons[None, move.rail]
                change = told[len(before.wagons)]
                assert (placed.tiles, placed.points, placed.finished) == (change.tiles, change.points, change.finished)
