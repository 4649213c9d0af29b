"""Cities of Next Station: everything that does not fit together is found, at its place in the file, and can be said."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from peron.boards.findings import Findings
from peron.boards.locate import locate
from peron.boards.nextstation import check_city
from peron.boards.problem import Problem
from peron.text import Texts, languages
from tests.rules.london_tables import LONDON

CITY = Path(__file__).parents[1] / "titles" / "rivertown.json"
"""A made-up city of 7 x 7 stations, with as many sections as there is room for."""

Change = Callable[[dict[str, Any]], object]


def problems(data: Any) -> list[Problem]:
    text = json.dumps(data, indent=1)
    findings = Findings(locate(text))
    check_city(json.loads(text), findings)
    return findings.problems()


def station(city: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in city["stations"] if one["id"] == id)
    return found


def section(city: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in city["sections"] if one["id"] == id)
    return found


def add_section(city: dict[str, Any], a: str, b: str) -> None:
    city["sections"].append({"id": f"{a}-{b}", "between": [a, b]})


def without_station(city: dict[str, Any], id: str) -> None:
    """No section leads there any more."""
    city["sections"] = [one for one in city["sections"] if id not in one["between"]]
    left = {one["id"] for one in city["sections"]}
    city["crossings"] = [pair for pair in city["crossings"] if set(pair) <= left]


def crowd(city: dict[str, Any]) -> None:
    for one in city["stations"]:
        if one["district"] in ("centre", "north"):
            one["district"] = "centre"
    city["districts"] = [one for one in city["districts"] if one["id"] != "north"]


BROKEN: dict[str, tuple[Change, str]] = {
    "board-repeated-district": (lambda city: city["districts"].append(city["districts"][0]), "districts[13].id"),
    "board-empty-district": (lambda city: station(city, "A1").update(district="north"), "districts[0].id"),
    "board-crowded-district": (crowd, "districts[5].id"),
    "board-district-area": (lambda city: city["districts"][1].update(area=[2.5, -0.5, -0.5, 2.5]), "districts[1].area"),
    "board-crowded-suburb": (lambda city: station(city, "B1").update(district="suburb-nw"), "districts[0].suburb"),
    "board-station-district": (lambda city: station(city, "B1").update(district="south-east"), "stations[1].district"),
    "board-repeated-station": (lambda city: city["stations"].append(city["stations"][0]), "stations[53].id"),
    "board-station-outside": (lambda city: station(city, "J10").update(at=[10, 9]), "stations[52].at"),
    "board-station-name": (lambda city: station(city, "A1").update(at=[3, 0]), "stations[0].id"),
    "board-unknown-district": (lambda city: station(city, "D3").update(district="norht"), "stations[13].district"),
    "board-no-sites": (lambda city: [one.pop("site", None) for one in city["stations"]], "stations"),
    "board-no-start": (lambda city: station(city, "D3").pop("start"), "stations"),
    "board-second-start": (lambda city: station(city, "J10").update(start="green"), "stations[52].start"),
    "board-no-centre": (lambda city: station(city, "F4").update(symbol="circle"), "stations"),
    "board-second-centre": (lambda city: station(city, "G4").update(symbol="any"), "stations[20].symbol"),
    "board-unknown-station": (lambda city: add_section(city, "A1", "C2"), "sections[155].between[1]"),
    "board-section-name": (lambda city: section(city, "A1-B1").update(id="A1-B9"), "sections[0].id"),
    "board-section-to-itself": (lambda city: add_section(city, "A1", "A1"), "sections[155].between"),
    "board-repeated-section": (lambda city: add_section(city, "B1", "A1"), "sections[155].between"),
    "board-section-not-straight": (lambda city: add_section(city, "A1", "D2"), "sections[155].between"),
    "board-section-through": (lambda city: add_section(city, "A1", "C1"), "sections[155].between"),
    "board-unknown-section": (lambda city: city["crossings"].append(["A1-B1", "A1-Z9"]), "crossings[116][1]"),
    "board-repeated-crossing": (lambda city: city["crossings"].append(city["crossings"][0][::-1]), "crossings[116]"),
    "board-crossing-missing": (lambda city: city["crossings"].pop(3), "crossings"),
    "board-no-crossing": (lambda city: city["crossings"].append(["A1-B1", "I9-J10"]), "crossings[116]"),
    "board-under-river": (lambda city: section(city, "D3-D7").pop("river"), "sections[46]"),
    "board-not-under-river": (lambda city: section(city, "A1-B1").update(river=True), "sections[0].river"),
    "board-stations-apart": (lambda city: without_station(city, "A1"), "stations[0]"),
    "board-objective-out-of-reach": (lambda city: city.update(objectives={"river": 25}), "objectives.river"),
    "board-ranks-not-rising": (lambda city: city.update(solo_ranks=[90, 105, 105, 135, 150]), "solo_ranks[2]"),
}


def test_cities_that_can_be_played_have_no_problem() -> None:
    assert problems(LONDON) == []
    assert problems(json.loads(CITY.read_text("utf-8"))) == []


@pytest.mark.parametrize("key", BROKEN)
def test_each_problem_is_found_at_its_place_and_said(key: str) -> None:
    change, path = BROKEN[key]
    city = copy.deepcopy(LONDON)
    change(city)
    found = [problem for problem in problems(city) if problem.key == key]
    assert path in [problem.path for problem in found], problems(city)
    for language in languages():
        for problem in found:
            said = Texts(language).say(problem.key, **problem.params)
            assert "{" not in said
            assert key not in said


def test_all_problems_of_the_module_are_tried() -> None:
    code = (Path(__file__).parents[2] / "src" / "peron" / "boards" / "nextstation.py").read_text("utf-8")
    assert set(re.findall(r'"(board-[a-z-]+)"', code)) == set(BROKEN)


def test_everything_is_said_at_once() -> None:
    city = copy.deepcopy(LONDON)
    for key in ("board-no-start", "board-second-centre", "board-no-crossing", "board-ranks-not-rising"):
        BROKEN[key][0](city)
    assert [problem.key for problem in problems(city)] == [
        *("board-no-start", "board-second-centre", "board-no-crossing", "board-ranks-not-rising")
    ]


JUNK: list[Any] = [None, 7, [{}], {"course": [["x", 1]], "river": "y"}]


def test_what_is_no_city_at_all_is_passed_over() -> None:
    for part in LONDON:
        for junk in JUNK:
            problems({**LONDON, part: junk})


def test_broken_entries_are_passed_over() -> None:
    few = {**LONDON, "sections": LONDON["sections"][:9], "crossings": LONDON["crossings"][:2]}
    for part in ("districts", "stations", "sections"):
        for name in few[part][0]:
            for junk in (*JUNK, "x", [[], {}], 10**30):
                problems({**few, part: [{**few[part][0], name: junk}, *few[part][1:]]})
