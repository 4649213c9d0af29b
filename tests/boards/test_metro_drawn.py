"""The drawn board of Metro: layers, plan, rails."""

from __future__ import annotations

import cmath
import math
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from peron.draw.metro.plan import metro_plan
from peron.draw.metro.rails import end_at, rail_path
from peron.rules.catalogue import title_data
from peron.rules.metro.board import turned
from tests.boards.drawings import metro_board_svg, said

SVG = "{http://www.w3.org/2000/svg}"
TOUCHING = {1: 4, 3: 6, 5: 0, 7: 2}


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    board: dict[str, Any] = dict(title_data("metro"))
    return board


def layers(svg: str) -> list[str]:
    return [group.attrib["class"] for group in ElementTree.fromstring(svg).findall(f"{SVG}g")]


def numbers_on(svg: str, layer: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return [found.text or "" for found in root.findall(f"{SVG}g[@class='{layer}']/{SVG}text")]


def test_a_page_gets_layers_with_the_plates_of_both_editions(data: dict[str, Any]) -> None:
    svg = metro_board_svg(data, "page")
    assert layers(svg) == ["sheet", "ground", "centre", "numbers-2000", "numbers-2009", "frame"]
    for edition in ("2000", "2009"):
        assert sorted(numbers_on(svg, f"numbers-{edition}"), key=int) == [str(number) for number in range(1, 33)]
    assert numbers_on(svg, "numbers-2000")[:2] == ["1", "2"]
    assert numbers_on(svg, "numbers-2009")[:2] == ["8", "7"]
    assert "style=" not in svg
    assert not re.search(r"#[0-9A-Fa-f]{6}", svg.replace("#17262B", ""))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_that_stands_alone_shows_all_kinds(data: dict[str, Any], theme: str) -> None:
    svg = metro_board_svg(data, theme)
    assert layers(svg) == ["sheet", "ground", "centre", "numbers-2000", "frame", "kinds"]
    assert "var(" not in svg
    kinds = ElementTree.fromstring(svg).findall(f"{SVG}g[@class='kinds']/{SVG}g[@class='tile']")
    assert len(kinds) == 24
    copies = [int(text[2:]) for text in numbers_on(svg, "kinds") if text.startswith("× ")]
    assert sum(copies) == 60


def test_its_words_are_those_of_the_language(data: dict[str, Any]) -> None:
    assert ">CENTRAL<" in metro_board_svg(data, "page")
    assert ">CENTRALNY<" in metro_board_svg(data, "page", said(data, language="pl"))


def test_the_plan_names_every_square_and_station_once(data: dict[str, Any]) -> None:
    plan = metro_plan(data)
    assert len({square.id for square in plan.squares}) == 60
    assert {square.id for square in plan.centre.squares} == {"d4", "e4", "d5", "e5"}
    assert not {square.id for square in plan.centre.squares} & {square.id for square in plan.squares}
    assert (plan.centre.x, plan.centre.y, plan.centre.size) == (300, 300, 200)
    assert sorted(station.numbers["2000"] for station in plan.stations) == list(range(1, 33))
    assert [rail.number for rail in plan.rails] == list(range(1, 9))


def test_wagons_and_plates_lie_on_the_sheet_and_none_on_another(data: dict[str, Any]) -> None:
    plan = metro_plan(data)
    wide, high = plan.wagon.width, plan.wagon.height
    central = plan.wagon.centre
    boxes = [(one.wagon.x, one.wagon.y, wide, high) for one in plan.stations]
    boxes += [(one.wagon.x, one.wagon.y, central * wide, central * high) for one in plan.rails]
    for at, (x, y, width, height) in enumerate(boxes):
        assert plan.view_box.left < x - width / 2
        assert x + width / 2 < plan.view_box.left + plan.view_box.width
        assert plan.view_box.top < y - height / 2
        assert y + height / 2 < plan.view_box.top + plan.view_box.height
        for other_x, other_y, other_width, other_height in boxes[:at]:
            apart = abs(x - other_x) >= (width + other_width) / 2 or abs(y - other_y) >= (height + other_height) / 2
            assert apart
    inside = boxes[len(plan.stations) :]
    assert all(x - width / 2 > 300 and x + width / 2 < 500 for x, _, width, _ in inside)
    assert all(y - height / 2 > 300 and y + height / 2 < 500 for _, y, _, height in inside)


def test_touching_ends_of_neighbours_lie_on_one_spot() -> None:
    for end, (right, down) in {1: (0, -1), 3: (1, 0), 5: (0, 1), 7: (-1, 0)}.items():
        assert end_at(end) == pytest.approx(end_at(TOUCHING[end], 100 * right, 100 * down))


def samples(path: str) -> Iterator[tuple[float, float]]:
    """Points along a path of straight lines, arcs of a circle and curves."""
    at = 0j
    for command, numbers in re.findall(r"([MLAC])([^MLAC]*)", path):
        values = [float(value) for value in numbers.split()]
        to = complex(values[-2], values[-1])
        if command == "L":
            for step in range(1, 41):
                point = at + (to - at) * step / 40
                yield point.real, point.imag
        elif command == "A":
            radius, sweep = values[0], values[4]
            half = (to - at) / 2
            height = math.sqrt(max(radius**2 - abs(half) ** 2, 0))
            middle = at + half + 1j * half / abs(half) * height * (1 if sweep else -1)
            begin, turn = cmath.phase(at - middle), cmath.phase((to - middle) / (at - middle))
            if sweep and turn < 0:
                turn += 2 * math.pi
            if not sweep and turn > 0:
                turn -= 2 * math.pi
            for step in range(1, 41):
                point = middle + radius * cmath.exp(1j * (begin + turn * step / 40))
                yield point.real, point.imag
        elif command == "C":
            bend, other = complex(values[0], values[1]), complex(values[2], values[3])
            for step in range(1, 41):
                t = step / 40
                point = at * (1 - t) ** 3 + 3 * bend * t * (1 - t) ** 2 + 3 * other * t**2 * (1 - t) + to * t**3
                yield point.real, point.imag
        at = to


def crossing(one: tuple[int, int], other: tuple[int, int]) -> bool:
    low, high = sorted(one)
    return sum(low < end < high for end in other) == 1


def test_rails_stay_on_the_tile_and_touch_only_those_they_cross(data: dict[str, Any]) -> None:
    for tile in data["tiles"]:
        tracks = [tuple(track) for track in tile["tracks"]]
        points = [list(samples(rail_path(*track))) for track in tracks]
        for at, track in enumerate(tracks):
            assert all(-0.01 <= x <= 100.01 and -0.01 <= y <= 100.01 for x, y in points[at])
            assert points[at][-1] == pytest.approx(end_at(track[1]), abs=0.02)
            for before in range(at):
                nearest = min((x - u) ** 2 + (y - v) ** 2 for x, y in points[at] for u, v in points[before])
                if crossing(track, tracks[before]):
                    assert nearest < 4
                else:
                    assert nearest > 10**2, (tile["id"], track, tracks[before])


def test_a_turned_tile_is_drawn_like_the_kind_it_has_become(data: dict[str, Any]) -> None:
    kinds = {tile["id"]: {tuple(track) for track in tile["tracks"]} for tile in data["tiles"]}
    for code, tracks in kinds.items():
        for turn in range(4):
            lie = {((start + 2 * turn) % 8, (end + 2 * turn) % 8) for start, end in tracks}
            assert lie == kinds[turned(code, turn)]
