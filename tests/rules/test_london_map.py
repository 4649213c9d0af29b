"""The map (N1, N12, N16): everything the board file says is counted, and what follows from geometry is computed."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise
from math import gcd

import jsonschema
import pytest

from tests.rules.london_naive import RIVER, SECTIONS, SITES, STARTS, STATIONS, at, cross
from tests.rules.london_tables import LONDON, SYMBOLS, london

COLUMNS = "ABCDEFGHIJ"


def test_the_file_follows_its_schema() -> None:
    schema = json.loads(files("peron.rules").joinpath("boards/nextstation.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(LONDON, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**LONDON, "stations": LONDON["stations"][:4]}, schema)


def test_n1_53_stations_named_by_where_they_lie() -> None:
    assert len(STATIONS) == len(LONDON["stations"]) == 53
    assert len({at(name) for name in STATIONS}) == 53
    for name in STATIONS:
        x, y = at(name)
        assert name == f"{COLUMNS[x]}{y + 1}"
    assert list(STATIONS) == sorted(STATIONS, key=lambda name: at(name)[::-1])


def test_n1_start_stations() -> None:
    assert STARTS == {"green": "D3", "pink": "H4", "purple": "C6", "blue": "F8"}
    assert [STATIONS[STARTS[pencil]]["symbol"] for pencil in ("green", "pink", "purple", "blue")] == [
        "triangle",
        "circle",
        "square",
        "pentagon",
    ]


def test_n11_n17_one_central_station_among_five_sites() -> None:
    assert {"G2", "A4", "F4", "J7", "E10"} == SITES
    assert [name for name, station in STATIONS.items() if station["symbol"] == "any"] == ["F4"]
    counted = Counter(station["symbol"] for station in STATIONS.values())
    assert set(counted) == {*SYMBOLS, "any"}
    assert counted == {"triangle": 13, "square": 13, "pentagon": 13, "circle": 13, "any": 1}


def test_n16_13_districts() -> None:
    stations = Counter(station["district"] for station in STATIONS.values())
    sizes = [stations[district["id"]] for district in LONDON["districts"] if not district["suburb"]]
    assert sizes == [4, 6, 4, 6, 9, 6, 4, 6, 4]
    assert [stations[district["id"]] for district in LONDON["districts"] if district["suburb"]] == [1, 1, 1, 1]
    assert stations["centre"] == 9


def inside(district: str, x: float, y: float) -> bool:
    """Whether a point lies in a district or on its border; a suburb is cut out of the district around it."""
    areas = {one["id"]: one["area"] for one in LONDON["districts"]}
    left, top, right, bottom = areas[district]
    return bool(left <= x <= right and top <= y <= bottom)


def test_n16_a_section_runs_through_the_districts_of_its_stations_alone() -> None:
    """So the districts a line runs through are those it has a station in."""
    for name, station in STATIONS.items():
        assert inside(station["district"], *at(name))
    for a, b in SECTIONS.values():
        homes = {STATIONS[a]["district"], STATIONS[b]["district"]}
        (ax, ay), (bx, by) = at(a), at(b)
        for step in range(1, 100):
            x, y = ax + (bx - ax) * step / 100, ay + (by - ay) * step / 100
            assert any(inside(home, x, y) for home in homes), (a, b)


def test_n12_155_sections_straight_and_through_no_other_station() -> None:
    assert len(SECTIONS) == len(LONDON["sections"]) == 155
    assert len({frozenset(ends) for ends in SECTIONS.values()}) == 155
    for name, (a, b) in SECTIONS.items():
        assert name == f"{a}-{b}"
        (ax, ay), (bx, by) = at(a), at(b)
        assert ax == bx or ay == by or abs(ax - bx) == abs(ay - by)
        steps = gcd(bx - ax, by - ay)
        between = {(ax + (bx - ax) // steps * step, ay + (by - ay) // steps * step) for step in range(1, steps)}
        assert not between & {at(station) for station in STATIONS}


def test_n12_every_station_is_joined_to_the_next_in_each_of_eight_directions() -> None:
    names = {at(name): name for name in STATIONS}
    in_sight = set()
    for name in STATIONS:
        x, y = at(name)
        for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            seen = [names[point] for step in range(1, 10) if (point := (x + dx * step, y + dy * step)) in names]
            if seen:
                in_sight.add(frozenset((name, seen[0])))
    assert {frozenset(ends) for ends in SECTIONS.values()} == in_sight


def test_n12_116_pairs_of_sections_cross() -> None:
    said = {frozenset(pair) for pair in LONDON["crossings"]}
    assert len(said) == len(LONDON["crossings"]) == 116
    assert said == {frozenset(pair) for pair in combinations(SECTIONS, 2) if cross(*pair)}
    city = london().city
    ids = [section.id for section in city.sections]
    assert said == {frozenset((ids[a], ids[b])) for a in range(155) for b in city.crossings[a]}


def test_n16_24_sections_over_the_thames() -> None:
    """The river on the drawing and the sections that count agree."""
    assert len(RIVER) == 24
    assert {name for name, (a, b) in SECTIONS.items() if crosses_river(at(a), at(b)) % 2} == RIVER


def crosses_river(a: tuple[int, int], b: tuple[int, int]) -> int:
    river = LONDON["river"]["course"]
    return sum(meet(a, b, c, d) for c, d in pairwise(river))


def meet(a: tuple[int, int], b: tuple[int, int], c: list[float], d: list[float]) -> bool:
    def turn(
        p: list[float] | tuple[int, int], q: list[float] | tuple[int, int], r: list[float] | tuple[int, int]
    ) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0

    return turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b)


def test_the_hash_follows_what_the_rules_read_and_nothing_else() -> None:
    from peron.rules.nextstation.city import City

    assert City({**LONDON, "river": {**LONDON["river"], "course": []}, "name": "Elsewhere"}).hash == london().city.hash
    changed = [
        {**LONDON, "crossings": LONDON["crossings"][1:]},
        {**LONDON, "points": {**LONDON["points"], "river": 3}},
        {**LONDON, "solo_ranks": [1, 2, 3, 4, 5]},
        {**LONDON, "stations": [{**LONDON["stations"][0], "symbol": "circle"}, *LONDON["stations"][1:]]},
    ]
    assert len({City(data).hash for data in [LONDON, *changed]}) == 5
