"""A drawn board is whole, stands alone, and shows every route and place once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from peron.draw.geometry import Box, Curve, lying, smooth
from peron.draw.lettering import width
from peron.draw.palette import THEMES
from peron.draw.ticket.layout import lay_out
from peron.draw.ticket.plan import map_reference
from peron.draw.ticket.room import covered, obstacles, place_large_labels
from tests.boards.drawings import ticket_board_svg

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=["berlin", "san_francisco", "islands", "bare berlin", "one row"])
def board(request: pytest.FixtureRequest, berlin: dict[str, Any]) -> dict[str, Any]:
    """Boards with all that can be given, with nothing but positions, and with hardly any room."""
    if request.param in ("san_francisco", "islands"):
        data: dict[str, Any] = request.getfixturevalue(request.param)
        return data
    if request.param == "bare berlin":
        strip(berlin)
    if request.param == "one row":
        strip(berlin)
        berlin["size"] = [900, 90]
        for number, place in enumerate(berlin["places"]):
            place["at"] = [25 + 50 * number, 45]
    return berlin


def strip(board: dict[str, Any]) -> None:
    """Takes away all that a board may leave out."""
    board.pop("scenery", None)
    for place in board["places"]:
        place.pop("label", None)
    for route in board["routes"]:
        for name in ("at", "path", "badge"):
            route.pop(name, None)


def drawn(board: dict[str, Any], theme: str = "light", **words: str) -> ElementTree.Element:
    return ElementTree.fromstring(ticket_board_svg(board, theme, words))


def groups(picture: ElementTree.Element, kind: str) -> Iterator[ElementTree.Element]:
    return (group for group in picture.iter(f"{SVG}g") if group.get("class") == kind)


@pytest.mark.parametrize("theme", THEMES)
def test_a_group_for_every_route_with_its_spaces(board: dict[str, Any], theme: str) -> None:
    picture = drawn(board, theme)
    spaces = {str(group.get("id")): len(list(groups(group, "space"))) for group in groups(picture, "route")}
    assert spaces == {f"route-{route['id']}": route.get("spaces", 1) for route in board["routes"]}
    badges = {
        str(group.get("id")): [text.text for text in group.iter(f"{SVG}text")] for group in groups(picture, "route")
    }
    for route in board["routes"]:
        assert badges[f"route-{route['id']}"] == ([str(route["cost"])] if "cost" in route else [])


def test_a_ring_and_a_name_for_every_place(board: dict[str, Any]) -> None:
    picture = drawn(board)
    assert {group.get("id") for group in groups(picture, "place")} == {f"place-{p['id']}" for p in board["places"]}
    labels = [label for label in picture.iter(f"{SVG}text") if label.get("class") == "label"]
    names = sorted("".join(label.itertext()).replace("-", "").replace(" ", "") for label in labels)
    assert names == sorted(place["name"].replace("-", "").replace(" ", "") for place in board["places"])


@pytest.mark.parametrize("name", ["berlin", "san_francisco"])
def test_large_names_cover_nothing_either(name: str, request: pytest.FixtureRequest) -> None:
    """They are for boards half as large as a desktop has them: what they may cover is three pixels there."""
    board = request.getfixturevalue(name)
    plan = lay_out(board)
    labels = place_large_labels(board["places"], plan)
    for place, label in labels.items():
        others = {other: one for other, one in labels.items() if other != place}
        assert covered(label.box(), obstacles(replace(plan, labels=others))) < 7, place
        assert label.box().within(plan.frame())


def test_only_a_page_has_the_names_large_too(berlin: dict[str, Any]) -> None:
    kinds = {theme: [one.get("class") for one in drawn(berlin, theme).iter(f"{SVG}g")] for theme in ("light", "page")}
    assert [kind for kind in kinds["light"] if kind in ("labels", "labels large")] == ["labels"]
    assert [kind for kind in kinds["page"] if kind in ("labels", "labels large")] == ["labels", "labels large"]


@pytest.mark.parametrize("name", ["berlin", "san_francisco"])
def test_names_on_the_ground_leave_the_game_alone(name: str, request: pytest.FixtureRequest) -> None:
    board = request.getfixturevalue(name)
    plan = lay_out(board)
    discs = obstacles(plan) + obstacles(replace(plan, labels=place_large_labels(board["places"], plan)))
    for printed in board["scenery"]["names"]:
        district, (x, y) = printed["role"] == "district", plan.scaled(printed["at"])
        size = printed.get("size", 17 if district else 18)
        words = printed["text"].upper() if district else printed["text"]
        wide = width(words, size) + (0.24 if district else 0.05) * size * len(words)
        half = (wide / 2, 0.4 * size) if abs(printed.get("angle", 0)) < 45 else (0.4 * size, wide / 2)
        assert covered(Box(x - half[0], y - half[1], x + half[0], y + half[1]), discs) == 0, printed["text"]


def test_a_hill_has_lines_of_equal_height_and_a_pier_an_edge(berlin: dict[str, Any]) -> None:
    berlin["scenery"]["shapes"] = [
        {"role": "hill", "area": [[100, 100], [300, 100], [300, 300], [100, 300]]},
        {"role": "pier", "line": [[0, 0], [50, 50]], "width": 10},
    ]
    (ground,) = groups(drawn(berlin), "ground")
    hill, edge, pier = (list(one.iter(f"{SVG}path")) for one in list(next(ground.iter(f"{SVG}g"))[0])[-4:-1])
    assert len(hill) == 3
    assert [one.get("stroke-width") for one in (*edge, *pier)] == ["14", "10"]


def test_names_of_places_stay_inside_the_frame(board: dict[str, Any]) -> None:
    plan = lay_out(board)
    for place, label in plan.labels.items():
        assert label.box().within(plan.frame()), place


@pytest.mark.parametrize("city", ["berlin", "san_francisco"])
def test_names_of_places_keep_clear_of_places_and_each_other(city: str, request: pytest.FixtureRequest) -> None:
    plan = lay_out(request.getfixturevalue(city))
    boxes = {place: label.box().grown(-2) for place, label in plan.labels.items()}
    for place, box in boxes.items():
        assert all(box.gap(ring) > 16 for ring in plan.places.values()), place
        assert not [other for other in boxes if other != place and boxes[other].touches(box)], place


def test_every_space_and_badge_lies_on_the_map(
    berlin: dict[str, Any], san_francisco: dict[str, Any], islands: dict[str, Any]
) -> None:
    bare = deepcopy(berlin)
    strip(bare)
    for plan in map(lay_out, (berlin, bare, san_francisco, islands)):
        for strand in plan.strands:
            for space in strand.spaces:
                assert plan.frame().gap((space.x, space.y)) == 0, strand.id
            if strand.badge:
                assert plan.frame().gap(strand.badge) == 0, strand.id


def test_the_picture_stands_alone(board: dict[str, Any]) -> None:
    svg = ticket_board_svg(board)
    assert set(re.findall(r'https?://[^"]+', svg)) == {"http://www.w3.org/2000/svg"}
    assert re.findall(r"<(script|style|image|use|foreignObject)", svg) == []
    assert set(re.findall(r"url\(([^)]*)\)", svg)) <= {f"#{board['id']}-light-{part}" for part in ("map", "trees")}
    assert re.findall(r"\bon[a-z]+=", svg) == []
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))


def test_it_says_in_words_what_it_shows(berlin: dict[str, Any]) -> None:
    picture = drawn(berlin)
    assert picture.get("role") == "img"
    title, description = picture[0], picture[1]
    assert (title.tag, title.text) == (f"{SVG}title", "Berlin")
    assert str(description.text).startswith("18 places · 53 routes. Places: Charlottenburger Tor A3, ")
    assert picture.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    said = {group.get("id"): group[0].text for group in groups(picture, "route")}
    assert said["route-siegessaeule-brandenburger_tor"] == "Siegessäule – Brandenburger Tor: tram, red, spaces 4"
    assert said["route-turmstrasse-hauptbahnhof-1"] == "Turmstraße – Hauptbahnhof: subway, black, cost 4, double"


def test_ferries_and_cable_cars_are_said_too(islands: dict[str, Any]) -> None:
    said = {group.get("id"): group[0].text for group in groups(drawn(islands), "route")}
    assert said["route-north-east"] == "North Island – East Island: ferry, gray, spaces 4, ferry symbols 2"
    assert said["route-north-middle"] == "North Island – Middle: cable car, blue, spaces 2"


def test_other_words(berlin: dict[str, Any]) -> None:
    words = {"tram": "tramwaj", "subway": "metro", "points": "punkty", "red": "czerwona", "counts": "18 miejsc"}
    svg = ticket_board_svg(berlin, "dark", words)
    assert ">Tramwaj<" in svg
    assert ">Metro<" in svg
    assert ">18 miejsc<" in svg
    assert "tramwaj, czerwona, spaces 4" in svg
    assert ">Tram<" not in svg


def test_names_that_look_like_markup(islands: dict[str, Any]) -> None:
    islands["name"] = 'A & B <"quoted"> \x01\ud800'
    islands["places"][0]["name"] = "</text>&amp;"
    picture = drawn(islands)
    assert picture[0].text == 'A & B <"quoted"> '
    assert "</text>&amp;" in {"".join(label.itertext()) for label in picture.iter(f"{SVG}text")}


def test_themes_paint_with_different_inks(berlin: dict[str, Any]) -> None:
    light, dark = (ticket_board_svg(berlin, theme) for theme in ("light", "dark"))
    assert light != dark
    for card in ("#2B84EA", "#0C7A5E", "#25282D", "#62318F", "#B5191A", "#F07A16", "#BDBAB0"):
        assert card in light
        assert card in dark
    with pytest.raises(KeyError):
        ticket_board_svg(berlin, "sepia")


def test_the_same_board_is_drawn_the_same(berlin: dict[str, Any]) -> None:
    assert ticket_board_svg(berlin) == ticket_board_svg(berlin)


def test_a_drawing_does_not_depend_on_the_unit(berlin: dict[str, Any]) -> None:
    strip(berlin)
    large = ticket_board_svg(berlin)
    berlin["size"] = [400, 250]
    for place in berlin["places"]:
        place["at"] = [place["at"][0] / 4, place["at"][1] / 4]
    assert ticket_board_svg(berlin) == large


def test_title_and_tables_move_under_a_map_without_room(berlin: dict[str, Any]) -> None:
    strip(berlin)
    berlin["size"] = [900, 90]
    for number, place in enumerate(berlin["places"]):
        place["at"] = [25 + 50 * number, 45]
    picture = drawn(berlin)
    plan = lay_out(berlin)
    assert float(str(picture.get("viewBox")).split()[3]) > plan.height + 2 * 34 + 100


def test_strands_lie_side_by_side(islands: dict[str, Any]) -> None:
    plan = lay_out(islands)
    first, second = (strand for strand in plan.strands if strand.double)
    for a, b in zip(first.spaces, reversed(second.spaces), strict=True):
        assert ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5 == pytest.approx(27, abs=0.5)


def test_spaces_keep_their_distance(board: dict[str, Any]) -> None:
    """Spaces of one route never overlap, however little room there is."""
    for strand in lay_out(board).strands:
        for a, b in zip(strand.spaces, strand.spaces[1:], strict=False):
            assert ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5 > 0.8 * a.length, strand.id


@pytest.mark.parametrize(
    ("at", "reference"),
    [((0, 0), "A1"), ((199, 199), "A1"), ((200, 200), "B2"), ((1600, 1000), "H5"), ((885, 418), "E3")],
)
def test_map_references(at: tuple[float, float], reference: str) -> None:
    assert map_reference([1600, 1000], at) == reference


def test_a_place_on_another_does_not_break_the_drawing(islands: dict[str, Any]) -> None:
    """The checker refuses it, but a picture of it helps to see what is wrong."""
    islands["places"][0]["at"] = islands["places"][1]["at"]
    drawn(islands)


# --- geometry ---------------------------------------------------------------------------------------------------------


def test_walking_along_a_curve() -> None:
    line = Curve(((0.0, 0.0), (10.0, 0.0)))
    assert line.length() == pytest.approx(10)
    assert line.along(4) == pytest.approx((4, 0, 0))
    arch = Curve(((0.0, 0.0), (50.0, 50.0), (100.0, 0.0)))
    assert arch.at(0.5) == (50, 25)
    assert arch.along(arch.length() / 2)[:2] == pytest.approx((50, 25), abs=0.5)
    assert arch.path() == "M0 0Q50 50 100 0"


@pytest.mark.parametrize(("angle", "same"), [(0, 0), (90, -90), (180, 0), (-172, 8), (270, -90), (100.5, -79.5)])
def test_a_space_lies_the_same_from_both_ends(angle: float, same: float) -> None:
    assert lying(angle) == pytest.approx(same)


def test_smooth_lines_go_through_their_points() -> None:
    path = smooth([(0, 0), (10, 5), (20, 0)], closed=False)
    assert path.startswith("M0 0C")
    assert path.endswith("20 0")
    assert smooth([(0, 0), (10, 5), (20, 0)], closed=True).endswith("0 0Z")


def test_boxes() -> None:
    box = Box(0, 0, 10, 10)
    assert box.gap((5, 5)) == 0
    assert box.gap((13, 14)) == 5
    assert box.grown(-1).within(box)
    assert not box.touches(Box(10, 0, 20, 10))


def test_obstacles_include_names(berlin: dict[str, Any]) -> None:
    plan = lay_out(berlin)
    assert len(obstacles(plan)) > 4 * len(plan.strands)
