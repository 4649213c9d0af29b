"""Lines (M9, M10): worked examples, several lines at once, and what a view tells before a tile is laid."""

from __future__ import annotations

from itertools import pairwise

import peron
from peron.rules.metro.shapes import LineFinished, MetroLay, MetroPlacing
from tests.rules.metro_naive import SIDE, TOUCHES, at_side
from tests.rules.metro_tables import METRO, Table, metro, squares_of, totals_by_key
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
    assert squares_of(wagon.path) == ["d1", "e1", "d1", "d2", "e2", "e3", "d3"]
    assert (wagon.finished, wagon.tiles, wagon.points, wagon.stop) == (True, 7, 14, "centre")
    (event,) = table.told("event-line-finished")
    assert event.params == {"seat": 0, "start": "station", "number": 5, "tiles": 7, "counts": 2, "points": 14}
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
    assert table.wagon(29).stop == "28"


def test_m9_straight_lines() -> None:
    """Three straight tiles from station 5 to the centre are doubled, and a line over the whole board is not."""
    table = Table("aaaa aaaa aaaa")
    table.lay("d1 d2 d3")
    assert table.points() == [6, 0]
    table = Table("aaaa aacb acba aacb acba aacb acba aaaa")
    table.lay("a1 a2 a3 a4 a5 a6 a7 a8")
    assert table.wagon(8).path == tuple(f"a{row}05" for row in range(1, 9))
    assert (table.wagon(8).points, table.wagon(8).stop) == (8, "17")


def test_m9_an_arrival_takes_every_line() -> None:
    """Whose line ends where does not matter: in finished games lines end at stations of all others."""
    game = metro()
    state = game.new(3, 5)
    for _ in walk(game, state, peron.Random(5)):
        pass
    owner = {number: colour for colour, numbers in METRO["wagons"]["3"].items() for number in numbers}
    view = state.view(None)
    ends = {
        (view.players[one.seat or 0].colour, owner.get(int(one.stop))) for one in view.wagons if one.stop != "centre"
    }
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
    move = table.move("B lay d3")
    assert isinstance(move, MetroLay)
    assert LineFinished("doubles", "5-0", 7, 14, "centre", ("d325",)) in move.gains


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
            old = {one.line: one for one in before.wagons}
            new = {one.line: one for one in after.view(None).wagons}
            gains = {gain.line: gain for gain in move.gains} if isinstance(move, MetroLay | MetroPlacing) else {}
            assert {line: one for line, one in new.items() if line not in gains} == {
                line: one for line, one in old.items() if line not in gains
            }
            for line, gain in gains.items():
                now, was = new[line], old.get(line)
                assert now.tiles == gain.tiles
                assert now.path == (was.path if was else ()) + gain.path
                assert now.finished == isinstance(gain, LineFinished)
                if isinstance(gain, LineFinished):
                    assert (now.points, now.stop) == (gain.points, gain.stop)
                    assert (gain.kind == "doubles") == (now.points == 2 * now.tiles)
                else:
                    assert gain.more == (now.tiles - was.tiles if was else 0)


def beyond(track: str) -> str:
    """The square and the end where a line comes in next."""
    square, out = track[:2], int(track[3])
    return f"{at_side(square, SIDE[out])}{TOUCHES[out]}"


def test_tracks_that_no_wagon_has_come_to_are_shown_too() -> None:
    """Every track of every tile is on just one path: of a wagon, or of nobody."""
    game = metro()
    tried: list[dict[str, object]] = [{}, {"stations": True, "direction": "free"}, {"tracks": True, "hand": 2}]
    loops = 0
    for seed, options in enumerate(tried * 3):
        state = game.new(3, seed, options)
        for _ in walk(game, state, peron.Random(seed)):
            view = state.view(None)
            shown = [track for wagon in view.wagons for track in wagon.path]
            shown += [track for path in view.loose for track in path]
            assert len(shown) == len(set(shown)) == 4 * (len(view.tiles) + len(view.centre))
            for path in (*view.loose, *(wagon.path for wagon in view.wagons)):
                assert all(beyond(track) == following[:3] for track, following in pairwise(path))
            loops += sum(beyond(path[-1]) == path[0][:3] for path in view.loose)
    assert loops
