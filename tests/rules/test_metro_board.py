"""The board (M1-M3, M13): everything the board file says is counted, and compared with the tables of the rulebook."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import jsonschema
import pytest

from peron.rules.metro.board import ARRIVAL, CENTRE, JUNCTIONS, exits_of, turned
from tests.rules.metro_naive import SIDE, STEP, TOUCHES
from tests.rules.metro_tables import COLOURS, METRO, SQUARES, metro

TABLES = {
    2: ["1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31", "2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32"],
    3: ["1 20 4 23 6 25 11 28 15 31", "2 19 7 22 9 27 12 29 14 32", "3 18 5 21 8 24 10 26 13 30"],
    4: ["4 20 7 23 11 27 16 32", "3 19 8 24 12 28 15 31", "1 18 6 21 10 25 13 30", "2 17 5 22 9 26 14 29"],
    5: ["1 5 10 14 22 28", "6 12 18 23 27 32", "3 7 15 19 25 29", "2 9 13 21 26 30", "4 8 11 20 24 31"],
    6: ["1 5 10 19 27", "2 11 18 25 29", "4 8 14 21 26", "6 15 20 24 31", "3 9 13 23 30", "7 12 22 28 32"],
}
"""As the rulebook prints them, by players: yellow, blue, orange, green, purple, black."""
COMPANIES = [
    "1 11 18 28",
    "2 9 20 27",
    "3 12 17 26",
    "4 10 19 25",
    "5 15 22 32",
    "6 13 24 31",
    "7 16 21 30",
    "8 14 23 29",
]


def test_the_file_follows_its_schema() -> None:
    schema = json.loads(files("peron.rules").joinpath("boards/metro.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(METRO, schema)
    for broken in ({"stations": METRO["stations"][1:]}, {"shares": [10, 20]}, {"tiles": METRO["tiles"][:-1]}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**METRO, **broken}, schema)


# --- tiles ------------------------------------------------------------------------------------------------------------


def test_m1_60_tiles_of_24_kinds() -> None:
    assert len({tile["id"] for tile in METRO["tiles"]}) == len(METRO["tiles"]) == 24
    assert sum(tile["copies"] for tile in METRO["tiles"]) == 60
    assert Counter(tile["copies"] for tile in METRO["tiles"]) == {4: 5, 3: 2, 2: 17}


@pytest.mark.parametrize("tile", [*METRO["tiles"], *METRO["central_tiles"]], ids=lambda tile: str(tile["id"]))
def test_m2_tracks_join_all_ends_in_pairs_from_even_to_odd(tile: dict[str, object]) -> None:
    tracks = tile["tracks"]
    assert isinstance(tracks, list)
    assert sorted(end for track in tracks for end in track) == list(range(8))
    assert all(entry % 2 == 0 and leave % 2 == 1 for entry, leave in tracks)
    assert [leave for _, leave in sorted(tracks)] == exits_of(str(tile["id"]))


def test_the_letters_of_a_tile_say_where_its_tracks_lead() -> None:
    assert exits_of("aaaa") == [5, 7, 1, 3]
    assert exits_of("bbbb") == [3, 5, 7, 1]
    assert exits_of("cccc") == [7, 1, 3, 5]
    assert exits_of("dddd") == [1, 3, 5, 7]


def test_m11_turning_makes_no_new_kind_of_tile() -> None:
    kinds = {tile["id"] for tile in METRO["tiles"]}
    for code in kinds:
        assert {turned(code, turn) for turn in range(4)} <= kinds
        assert turned(turned(code, 1), 3) == code
        # A quarter turn clockwise moves every end on by one side.
        was = {(entry, leave) for entry, leave in enumerate_tracks(code)}
        assert {((entry + 2) % 8, (leave + 2) % 8) for entry, leave in was} == set(enumerate_tracks(turned(code, 1)))


def enumerate_tracks(code: str) -> list[tuple[int, int]]:
    return [(2 * at, leave) for at, leave in enumerate(exits_of(code))]


def test_m21a_the_central_tiles_are_all_different_when_turned() -> None:
    classes = [frozenset(turned(tile["id"], turn) for turn in range(4)) for tile in METRO["central_tiles"]]
    assert len(set(classes)) == len(classes) == 8


# --- squares and stations ---------------------------------------------------------------------------------------------


def test_m1_60_squares_round_the_central_station() -> None:
    assert METRO["centre"] == ["d4", "e4", "d5", "e5"]
    assert len(SQUARES) == 60
    assert metro().board.names[:60] == SQUARES
    assert metro().board.names[60:] == METRO["centre"]


@pytest.mark.parametrize("edition", ["2000", "2009"])
def test_m1a_32_stations_round_the_edge_numbered_in_order(edition: str) -> None:
    places = {one["numbers"][edition]: (one["side"], one["at"]) for one in METRO["stations"]}
    assert sorted(places) == list(range(1, 33))
    top = [("N", f"{column}1") for column in "abcdefgh"]
    right = [("E", f"h{row}") for row in range(1, 9)]
    bottom = [("S", f"{column}8") for column in "hgfedcba"]
    left = [("W", f"a{row}") for row in range(8, 0, -1)]
    clockwise = [*top, *right, *bottom, *left]
    if edition == "2009":
        assert [places[number] for number in range(1, 33)] == clockwise
    else:
        anticlockwise = [*top[::-1], *left[::-1], *bottom[::-1], *right[::-1]]
        assert [places[number] for number in range(1, 33)] == anticlockwise


def test_m2_rails_fit_the_direction_of_trains() -> None:
    """Looking into the board, the departure rail of a station is on the right."""
    departure = {"N": 0, "E": 2, "S": 4, "W": 6}
    for station in METRO["stations"]:
        assert (station["departure"], station["arrival"]) == (
            departure[station["side"]],
            departure[station["side"]] + 1,
        )
    assert [rail["number"] for rail in METRO["central_rails"]] == list(range(1, 9))
    for rail in METRO["central_rails"]:
        right, down = STEP[rail["side"]]
        assert rail["at"] == f"{chr(ord(rail['of'][0]) + right)}{int(rail['of'][1]) + down}"
        towards = {"N": "S", "S": "N", "E": "W", "W": "E"}[rail["side"]]
        assert SIDE[rail["departure"]] == SIDE[rail["arrival"]] == towards
        assert rail["departure"] % 2 == 0
        assert rail["arrival"] == rail["departure"] + 1
    assert [rail["of"] + rail["side"] for rail in METRO["central_rails"]] == [
        *("d4N", "e4N", "e4E", "e5E", "e5S", "d5S", "d5W", "d4W")
    ]


def test_every_junction_is_led_to_from_one_place() -> None:
    """The table of where tracks lead, against squares that touch."""
    board = metro().board
    assert all(TOUCHES[TOUCHES[end]] == end for end in range(8))
    leading: Counter[int] = Counter()
    straight = board.kinds.index("aaaa")
    for place in range(64):
        for entry in range(4):
            leading[int(board.exits[4 * (64 * straight + place) + entry])] += 1
    starts = {junction for junction in range(JUNCTIONS) if 0 <= board.starts[junction] < 32}
    assert set(leading) == set(range(JUNCTIONS)) - starts
    assert set(leading.values()) == {1}
    assert sum(junction >= ARRIVAL for junction in leading) == 32
    centre = {4 * board.names.index(rail["of"]) + "NESW".index(rail["side"]) for rail in METRO["central_rails"]}
    assert all(junction >= CENTRE for junction in centre)


# --- wagons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", TABLES)
def test_m3_wagons_stand_where_the_rulebook_says(players: int) -> None:
    table = METRO["wagons"][str(players)]
    assert list(table) == list(COLOURS[:players])
    printed = {colour: sorted(map(int, line.split())) for colour, line in zip(COLOURS, TABLES[players], strict=False)}
    assert table == printed
    numbers = [number for numbers in table.values() for number in numbers]
    assert len(numbers) == len(set(numbers))
    assert {len(numbers) for numbers in table.values()} == {{2: 16, 3: 10, 4: 8, 5: 6, 6: 5}[players]}
    assert set(range(1, 33)) - set(numbers) == (set() if players in (2, 4) else {16, 17})


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("edition", ["2000", "2009"])
def test_m3_m4b_the_game_places_them_so(players: int, edition: str) -> None:
    options: dict[str, object] = {"numbering": edition}
    for first in range(players):
        view = metro().new(players, 1, options, {"first": first}).view(None)
        colours = [view.players[(first + number) % players].colour for number in range(players)]
        assert colours == list(COLOURS[:players])
        for seat in range(players):
            mine = sorted(wagon.station or 0 for wagon in view.wagons if wagon.seat == seat)
            assert mine == METRO["wagons"][str(players)][view.players[seat].colour]
        for wagon in view.wagons:
            (station,) = [one for one in METRO["stations"] if one["numbers"][edition] == wagon.station]
            assert wagon.stop == station["at"]


@pytest.mark.parametrize("players", TABLES)
def test_m13_companies_have_four_wagons_whatever_the_number_of_players(players: int) -> None:
    printed = {colour: list(map(int, line.split())) for colour, line in zip(COLOURS, COMPANIES, strict=True)}
    assert METRO["companies"] == printed
    view = metro().new(players, 1, {"companies": True}).view(None)
    assert len(view.wagons) == 32
    for wagon in view.wagons:
        assert wagon.company is not None
        assert wagon.station in printed[wagon.company]
        assert wagon.seat is None
