"""Module 3, tracks in the centre (M21), and module 4, number cards (M22)."""

from __future__ import annotations

from collections import Counter

import pytest

import peron
from peron.rules.metro.board import turned
from tests.rules.metro_tables import METRO, Table, metro, squares_of, totals_by_key
from tests.rules.positions import walk
from tests.rules.test_metro_lines import GREEN_AND_BLUE

CENTRAL = [tile["id"] for tile in METRO["central_tiles"]]


# --- M21 --------------------------------------------------------------------------------------------------------------


def test_m21_four_of_eight_tiles_turned_by_chance() -> None:
    seen: Counter[str] = Counter()
    turns: set[tuple[str, str]] = set()
    for seed in range(400):
        centre = metro().new(2, seed, {"tracks": True}).view(None).centre
        assert [tile.square for tile in centre] == ["d4", "e4", "d5", "e5"]
        tiles = [next(one for one in CENTRAL if tile.tile in all_turns(one)) for tile in centre]
        assert len(set(tiles)) == 4
        seen.update(tiles)
        turns |= {(tile, lying.tile) for tile, lying in zip(tiles, centre, strict=True)}
    assert set(seen) == set(CENTRAL)
    assert min(seen.values()) > 140
    assert {lying for tile, lying in turns if tile == "aacb"} == all_turns("aacb")
    assert len(turns) == sum(len(all_turns(tile)) for tile in CENTRAL)


def all_turns(tile: str) -> set[str]:
    return {turned(tile, turn) for turn in range(4)}


def test_m21_lines_run_through_the_centre_and_nothing_is_doubled() -> None:
    """Straight down column d: three tiles, two in the centre, three more."""
    straight = "aaaa aaaa aaaa acba aacb adad"
    table = Table(straight, deal={"centre": ["aaaa", "bcbc", "accd", "cccc"]}, tracks=True)
    table.lay("d1 d2 d3")
    assert table.points() == [0, 0]
    assert (table.wagon(5).tiles, table.wagon(5).finished) == (5, False)
    table.lay("d8 d7 d6")
    wagon = table.wagon(5)
    assert squares_of(wagon.path) == ["d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8"]
    assert (wagon.points, wagon.stop) == (8, "20")
    assert table.points()[0] == 8


def test_m21_central_tiles_count_each_time_they_are_passed() -> None:
    """The centre is a knot of turning tracks: whoever comes in passes its tiles, and comes out beside."""
    table = Table("aaaa aaaa aaaa", deal={"centre": ["bbbb", "cccc", "aaaa", "bcbc"]}, tracks=True)
    table.lay("d1 d2 d3")
    path = squares_of(table.wagon(5).path)
    assert path[:3] == ["d1", "d2", "d3"]
    assert set(path[3:]) <= set(METRO["centre"])
    assert table.wagon(5).tiles == len(path) > 4


def test_m21_in_finished_games_every_line_ends_at_the_edge() -> None:
    game = metro()
    passed_twice = 0
    for seed in range(20):
        state = game.new(2, seed, {"tracks": True})
        for _ in walk(game, state, peron.Random(seed)):
            pass
        view = state.view(None)
        assert sorted(int(wagon.stop) for wagon in view.wagons) == list(range(1, 33))
        for wagon in view.wagons:
            assert wagon.points == wagon.tiles == len(wagon.path)
            central = Counter(square for square in squares_of(wagon.path) if square in METRO["centre"])
            passed_twice += max(central.values(), default=0) > 1
    assert passed_twice


# --- M22 --------------------------------------------------------------------------------------------------------------


def test_m22_card_28_pays_12_as_the_line_did() -> None:
    """Yellow holds the card; green has built a line of 12 to station 28."""
    tiles, squares = GREEN_AND_BLUE
    table = Table(tiles, players=4, numbers=1, deal={"numbers": ["28", "1", "3", "4"]})
    table.lay(squares.rsplit(" ", 1)[0])
    assert [card.points for card in table.player("A").numbers or ()] == [0]
    table.lay("h6")
    assert [(card.number, card.points) for card in table.player("A").numbers or ()] == [(28, 12)]
    assert table.points() == [0, 2, 0, 12]
    assert table.state.result().totals == (12, 2, 0, 12)
    assert totals_by_key(table.state, 0) == {"score-number-card": 12}


def test_m22a_who_built_the_line_and_holds_the_card_gets_both() -> None:
    tiles, squares = GREEN_AND_BLUE
    table = Table(tiles, players=4, numbers=1, deal={"numbers": ["1", "2", "3", "28"]})
    table.lay(squares)
    assert table.state.result().totals == (0, 2, 0, 24)


def test_m22_a_line_from_the_centre_is_worth_double_to_the_card() -> None:
    """Up column d to station 5: three tiles from a central rail on which no wagon stands (M22a)."""
    table = Table("aaaa aaaa aaaa", numbers=1, deal={"numbers": ["5", "1"]})
    table.lay("d1 d2 d3")
    assert table.points() == [6, 0]
    assert table.state.result().totals == (12, 0)


def test_m22a_with_a_wagon_the_builder_scores_it_single() -> None:
    table = Table("aaaa aaaa aaaa", numbers=1, stations=True, deal={"numbers": ["5", "1"]})
    table.play("A lay d1", "B wagon 1", "A lay d2", "B lay d3")
    assert table.points() == [6, 3]
    assert table.state.result().totals == (12, 3)


def test_m22a_also_from_a_station_without_a_wagon() -> None:
    """With three players nobody has a wagon at 16; its straight line east ends at 25."""
    row = "aaaa cbaa acba cbaa acba cbaa acba aaaa"
    table = Table(row, players=3, numbers=1, deal={"numbers": ["25", "1", "2"]})
    table.lay("a8 b8 c8 d8 e8 f8 g8 h8")
    assert [card.points for card in table.player("A").numbers or ()] == [8]
    assert table.state.result().totals[0] == (table.points()[0] or 0) + 8


def test_m22_with_tracks_in_the_centre_lines_run_on() -> None:
    table = Table("aaaa aaaa aaaa", numbers=1, tracks=True, deal={"numbers": ["5", "1"]})
    table.lay("d1 d2 d3")
    assert table.state.result().totals == (0, 0)


@pytest.mark.parametrize("each", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 6])
def test_m22b_so_many_cards_for_everybody(players: int, each: int) -> None:
    state = metro().new(players, 1, {"numbers": each})
    cards = [state.view(seat).players[seat].numbers or () for seat in range(players)]
    numbers = [card.number for hand in cards for card in hand]
    assert [len(hand) for hand in cards] == [each] * players
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) <= set(range(1, 33))


def test_m22_cards_are_secret_until_the_end() -> None:
    table = Table(seed=2, numbers=2)
    assert table.player("B", "A").numbers is None
    assert table.player("B", "A").total is None
    assert table.player("A").total == 0
    table.play_at_random()
    assert len(table.player("B", "A").numbers or ()) == 2
    assert table.view().players[1].total == table.state.result().totals[1]


@pytest.mark.parametrize("edition", ["2000", "2009"])
def test_m1a_cards_are_numbered_as_the_stations_are(edition: str) -> None:
    table = Table(numbers=2, numbering=edition, deal={"numbers": ["28", "7", "1", "32"]})
    assert [card.number for card in table.player("A").numbers or ()] == [28, 7]
    assert [card.number for card in table.player("B").numbers or ()] == [1, 32]
    (station,) = [at for at, one in enumerate(METRO["stations"]) if one["numbers"][edition] == 28]
    assert table.state.cards[0] == station
