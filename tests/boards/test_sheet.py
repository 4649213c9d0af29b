"""The sheet of Next Station, drawn empty, filled, and for a page with a plan that says where everything lies."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import astuple
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from peron.draw.nextstation.example import example_lines
from peron.draw.nextstation.plan import SheetPlan, sheet_plan
from peron.draw.nextstation.score_area import Captions
from peron.draw.nextstation.words import PRINTED, key
from peron.draw.palette import THEMES
from peron.rules.catalogue import game, title_data
from peron.rules.nextstation.shapes import NextStationView, SheetView
from tests.boards.drawings import said, sheet_map_svg, sheet_svg
from tests.boards.test_page import SVG, numbers, resolved


@pytest.fixture
def london() -> dict[str, Any]:
    data: dict[str, Any] = dict(title_data("london"))
    return data


@pytest.fixture
def plan(london: dict[str, Any]) -> SheetPlan:
    return sheet_plan(london)


def played(seed: int, decisions: int = 10**6, **options: bool) -> NextStationView:
    """A game alone in which every card is drawn that can be, as a spectator sees it."""
    state = game("london").new(1, seed, options)
    choice = random.Random(seed)
    for _ in range(decisions):
        if state.is_over():
            break
        moves = state.view(0).moves
        state.apply(0, choice.choice([move.move for move in moves if move.kind != "skip"] or [moves[0].move]))
    view = state.view(None)
    assert isinstance(view, NextStationView)
    return view


def all_lines(sheet: SheetView) -> list[Any]:
    return [line for line in (*sheet.lines, sheet.line) if line.sections]


def groups(picture: ElementTree.Element, kind: str) -> Iterator[ElementTree.Element]:
    return (part for part in picture.iter(f"{SVG}g") if part.get("class") == kind)


def printed(picture: ElementTree.Element) -> list[str]:
    return ["".join(part.itertext()) for part in picture.iter(f"{SVG}text")]


# --- for a page -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_on_a_page_it_looks_as_it_does_alone(london: dict[str, Any], theme: str) -> None:
    painted = resolved(sheet_map_svg(london, "page"), theme)
    assert painted.replace("london-page-", f"london-{theme}-") == sheet_map_svg(london, theme)


def test_it_needs_nothing_that_the_security_policy_forbids(london: dict[str, Any]) -> None:
    for svg in (sheet_map_svg(london, "page"), sheet_svg(london)):
        assert re.findall(r" style=|<style|<script|<image|<use|<foreignObject|\bon[a-z]+=", svg) == []
        assert set(re.findall(r'https?://[^"]+', svg)) == {"http://www.w3.org/2000/svg"}
        ids = re.findall(r' id="([^"]+)"', svg)
        assert len(ids) == len(set(ids))


def test_it_lies_in_layers_that_a_page_can_put_lines_between(london: dict[str, Any]) -> None:
    picture = ElementTree.fromstring(sheet_map_svg(london, "page"))
    layers = [str(part.get("class")) for part in picture if part.tag == f"{SVG}g"]
    assert layers == ["sheet", "ground", "net", "sites", "stations", "frame"]


def test_every_station_and_section_is_drawn_once_where_the_plan_says(london: dict[str, Any], plan: SheetPlan) -> None:
    picture = ElementTree.fromstring(sheet_map_svg(london, "page"))
    stations = {str(part.get("id")): numbers(str(part.get("transform"))) for part in groups(picture, "station")}
    assert stations == {f"station-{one.id}": [one.x, one.y] for one in plan.stations}
    assert len(stations) == 53
    net = next(groups(picture, "net"))
    assert {str(path.get("id")): path.get("d") for path in net} == {
        f"section-{one.id}": one.path for one in plan.sections
    }
    assert len(plan.sections) == 155
    assert len(list(next(groups(picture, "sites")))) == 5


def test_the_plan_tells_what_the_board_file_tells(london: dict[str, Any], plan: SheetPlan) -> None:
    assert {one.start for one in plan.stations} == {None, "purple", "blue", "pink", "green"}
    assert sum(one.river for one in plan.sections) == 24
    pairs = {frozenset((one.id, other)) for one in plan.sections for other in one.crosses}
    assert pairs == {frozenset(pair) for pair in london["crossings"]}
    drawn = str(ElementTree.fromstring(sheet_map_svg(london, "page")).get("viewBox"))
    assert astuple(plan.view_box) == tuple(float(value) for value in drawn.split())
    by_name = {one.id: one for one in plan.stations}
    assert (by_name["F4"].x, by_name["F4"].y, by_name["F4"].symbol) == (550, 350, "any")


def test_a_section_crosses_the_drawn_river_when_it_says_so(london: dict[str, Any], plan: SheetPlan) -> None:
    river = [complex(100 * x + 50, 100 * y + 50) for x, y in london["river"]["course"]]

    def meets(section: str) -> bool:
        a, b = (complex(*pair) for pair in zip(*[iter(numbers(section))] * 2, strict=True))
        return any(_cross(a, b, c, d) for c, d in pairwise(river))

    assert {one.id for one in plan.sections if meets(one.path)} == {one.id for one in plan.sections if one.river}


def _cross(a: complex, b: complex, c: complex, d: complex) -> bool:
    def side(p: complex, q: complex, r: complex) -> float:
        return ((q - p).conjugate() * (r - p)).imag

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_it_says_in_words_what_it_shows(london: dict[str, Any]) -> None:
    picture = ElementTree.fromstring(sheet_map_svg(london))
    assert picture[0].text == "London"
    assert str(picture[1].text).startswith("Stations: A1 pentagon, B1 triangle, ")
    said = {part.get("id"): part[0].text for part in groups(picture, "station")}
    assert said["station-D3"] == "D3: triangle, north, start (green)"
    assert said["station-F4"] == "F4: any symbol, centre, tourist site"


@pytest.mark.parametrize("city", ["london", "rivertown"])
def test_example_lines_could_be_drawn_in_a_game(city: str) -> None:
    """From the start of their pencil, on at an end, to new stations, across nothing; and there is something to see."""
    file = Path(__file__).parents[1] / "titles" / "rivertown.json"
    plan = sheet_plan(title_data("london") if city == "london" else json.loads(file.read_text("utf-8")))
    sections = {one.id: one for one in plan.sections}
    drawn: set[str] = set()
    for line in example_lines(plan):
        assert len(line.sections) >= 6
        start = next(one.id for one in plan.stations if one.start == line.pencil)
        ends, stations = [start, start], {start}
        for section in (sections[id] for id in line.sections):
            assert not drawn & {section.id, *section.crosses}
            end, to = (section.a, section.b) if section.a in ends else (section.b, section.a)
            assert to not in stations
            ends[ends.index(end)] = to
            stations.add(to)
            drawn.add(section.id)
    assert {line.pencil for line in example_lines(plan)} == {"purple", "blue", "pink", "green"}


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_word_on_a_sheet_is_used(language: str) -> None:
    file = Path(__file__).parents[2] / "src" / "peron" / "text" / language / "sheet.ftl"
    keys = re.findall(r"^(sheet-[a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
    assert set(keys) == {one for one in map(key, (*PRINTED, "round")) if one.startswith("sheet-")}


def test_other_words(london: dict[str, Any]) -> None:
    shown = printed(ElementTree.fromstring(sheet_svg(london, words=said(london, language="pl"))))
    assert {"Londyn", "Tamiza", "CENTRUM", "Fioletowa", "OBIEKTY TURYSTYCZNE"} <= set(shown)
    assert not {"London", "Thames", "CENTRE", "Purple"} & set(shown)


# --- filled -----------------------------------------------------------------------------------------------------------


def test_an_empty_sheet_has_room_for_everything_and_nothing_in_it(london: dict[str, Any]) -> None:
    picture = ElementTree.fromstring(sheet_svg(london))
    assert list(groups(picture, "line")) == []
    assert list(groups(picture, "letter")) == []
    wide, high = numbers(str(picture.get("viewBox")))[2:]
    assert wide / high == pytest.approx(2**0.5, abs=0.01), "the proportions of a page"


@pytest.mark.parametrize("theme", THEMES)
def test_a_filled_sheet_shows_every_line_with_its_points(london: dict[str, Any], plan: SheetPlan, theme: str) -> None:
    view = played(5, objectives=True, powers=True)
    sheet = view.sheets[0]
    picture = ElementTree.fromstring(sheet_svg(london, sheet, Captions("Ola <b>"), theme))
    assert picture[0].text == "London, Ola <b>"
    assert str(picture[1].text).endswith(f"total {sheet.total}.")
    paths = {one.id: one.path for one in plan.sections}
    drawn = {str(part.get("id")): str(part[1].get("d")) for part in groups(picture, "line")}
    assert drawn == {
        f"line-{line.pencil}": "".join(paths[section] for section in line.sections) for line in all_lines(sheet)
    }
    score = next(groups(picture, "score"))
    shown = printed(score)
    assert str(sheet.total) in shown
    for line in sheet.lines:
        assert {str(line.districts), str(line.most), str(line.river), str(line.points)} <= set(shown)
    for objective in sheet.objectives:
        assert f"{objective.have} / {objective.need}" in shown
    assert "\N{MINUS SIGN}20" in shown, "both modules in a game alone"


def test_lines_are_told_apart_without_colour(london: dict[str, Any]) -> None:
    """By their pattern, and by a letter at every end that stays on the map."""
    sheet = played(5).sheets[0]
    picture = ElementTree.fromstring(sheet_svg(london, sheet))
    patterns = {
        str(part.get("id")): [(path.get("stroke-width"), path.get("stroke-dasharray")) for path in part[3:]]
        for part in groups(picture, "line")
    }
    assert len({tuple(pattern) for pattern in patterns.values()}) == len(patterns) == 4
    letters = [(printed(part)[0], numbers(str(part.get("transform")))) for part in groups(picture, "letter")]
    words = said(london)
    wanted = sorted(words[f"letter-{line.pencil}"] for line in all_lines(sheet) for _ in line.ends)
    assert sorted(letter for letter, _ in letters) == wanted
    assert all(0 < value < 1000 for _, at in letters for value in at)


def test_interchanges_and_marks_are_shown(london: dict[str, Any]) -> None:
    for seed in range(40):
        sheet = played(seed, powers=True).sheets[0]
        picture = ElementTree.fromstring(sheet_svg(london, sheet))
        counts = sorted(int(printed(part)[0]) for part in groups(picture, "interchange"))
        assert counts == sorted(sheet.interchanges.values())
        marks = [line.marked for line in all_lines(sheet) if line.marked]
        assert len(list(groups(picture, "twice"))) == len(marks)
        if marks:
            return
    pytest.fail("no game in which a station was marked")


def test_a_sheet_can_be_drawn_at_any_moment(london: dict[str, Any]) -> None:
    for decisions in range(0, 45, 3):
        view = played(11, decisions, objectives=True, powers=True)
        captions = Captions("Jan", "A remark.", "round 1 of 4")
        picture = ElementTree.fromstring(sheet_svg(london, view.sheets[0], captions))
        assert "round 1 of 4" in printed(picture)
        assert "A remark." in printed(picture)


def test_names_that_look_like_markup_or_are_long(london: dict[str, Any]) -> None:
    for name in ("</text>&amp;", "W" * 60, "\x01\ud800"):
        picture = ElementTree.fromstring(sheet_svg(london, played(1, 3).sheets[0], Captions(name)))
        assert picture.tag == f"{SVG}svg"
