"""Boards of Metro: everything that does not fit together is found, at its place in the file, and can be said."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.boards import check_board
from peron.boards.findings import Findings
from peron.boards.locate import locate
from peron.boards.metro import check_metro
from peron.boards.problem import Problem
from peron.rules.families import FAMILIES
from peron.text import Texts, languages
from tests.rules.metro_tables import METRO
from tests.rules.positions import walk

Change = Callable[[dict[str, Any]], object]


def problems(data: Any) -> list[Problem]:
    text = json.dumps(data, indent=1)
    findings = Findings(locate(text))
    check_metro(json.loads(text), findings)
    return findings.problems()


BROKEN: dict[str, tuple[Change, str]] = {
    "board-repeated-tile": (lambda board: board["tiles"].append(board["tiles"][0]), "tiles[24].id"),
    "board-tile-count": (lambda board: board["tiles"][0].update(copies=9), "tiles"),
    "board-repeated-central-tile": (
        lambda board: board["central_tiles"].append({"id": "acba", "tracks": [[0, 5], [2, 1], [4, 7], [6, 3]]}),
        "central_tiles[8].id",
    ),
    "board-tile-ends": (lambda board: board["tiles"][1].update(id="aaba"), "tiles[1].id"),
    "board-tile-tracks": (lambda board: board["tiles"][1]["tracks"].reverse(), "tiles[1].tracks"),
    "board-station-inside": (lambda board: board["stations"][0].update(at="h2"), "stations[0].at"),
    "board-repeated-station-place": (lambda board: board["stations"][1].update(at="h1"), "stations[1].at"),
    "board-repeated-number": (
        lambda board: board["stations"][1].update(numbers={"2000": 2, "2009": 8}),
        'stations[1].numbers["2009"]',
    ),
    "board-station-order": (lambda board: board["stations"].reverse(), 'stations[0].numbers["2000"]'),
    "board-rail-order": (lambda board: board["central_rails"].reverse(), "central_rails[0].number"),
    "board-rail-place": (lambda board: board["central_rails"][0].update(side="S"), "central_rails[0].of"),
    "board-repeated-rail-place": (lambda board: board["central_rails"][1].update(of="d4"), "central_rails[1].of"),
    "board-rail-square": (lambda board: board["central_rails"][0].update(at="d2"), "central_rails[0].at"),
    "board-rail-end": (lambda board: board["stations"][0].update(arrival=3), "stations[0].arrival"),
    "board-company-wagons": (lambda board: board["companies"]["red"].pop(), "companies.red"),
    "board-no-wagons": (lambda board: board["wagons"]["3"].pop("orange"), 'wagons["3"]'),
    "board-no-such-player": (lambda board: board["wagons"]["2"].update(orange=[]), 'wagons["2"].orange'),
    "board-second-wagon": (lambda board: board["wagons"]["2"]["blue"].append(1), 'wagons["2"].blue[16]'),
}


def test_the_board_has_no_problem() -> None:
    assert problems(METRO) == []


@pytest.mark.parametrize("key", BROKEN)
def test_each_problem_is_found_at_its_place_and_said(key: str) -> None:
    change, path = BROKEN[key]
    board = copy.deepcopy(METRO)
    change(board)
    found = [problem for problem in problems(board) if problem.key == key]
    assert path in [problem.path for problem in found], problems(board)
    for language in languages():
        for problem in found:
            said = Texts(language).say(problem.key, **problem.params)
            assert "{" not in said
            assert key not in said


def test_all_problems_of_the_module_are_tried() -> None:
    code = (Path(__file__).parents[2] / "src" / "peron" / "boards" / "metro.py").read_text("utf-8")
    assert set(re.findall(r'"(board-[a-z-]+)"', code)) == set(BROKEN)


JUNK: list[Any] = [None, 7, [{}], {"2": 7}, [[], {}], "x"]


def test_what_is_no_board_at_all_is_passed_over() -> None:
    for part in METRO:
        for junk in JUNK:
            problems({**METRO, part: junk})
    for part in ("tiles", "central_tiles", "stations", "central_rails"):
        for name in METRO[part][0]:
            for junk in (*JUNK, {}, 10**30):
                problems({**METRO, part: [{**METRO[part][0], name: junk}, *METRO[part][1:]]})


def test_a_board_of_ones_own_is_played() -> None:
    """Other copies of tiles, wagons elsewhere, for three or four only: checked, made and played to the end."""
    board = copy.deepcopy(METRO)
    board.update(id="own", players=[3, 4])
    board["tiles"][0]["copies"] -= 3
    board["tiles"][-1]["copies"] += 3
    board["wagons"]["3"]["yellow"], board["wagons"]["3"]["blue"] = [1, 2], [3, 4]
    board["wagons"]["3"]["orange"] = [5]
    for own in ("platform", "daily"):  # of the title that comes with Peron
        board.pop(own, None)
    assert check_board(json.dumps(board)) == []
    game = FAMILIES["metro"](board)
    for players in (3, 4):
        state = game.new(players, 1)
        for _ in walk(game, state, peron.Random(1)):
            pass
        assert len(state.view(None).tiles) == 60
    assert sorted(wagon.station for wagon in game.new(3, 1).view(None).wagons) == [1, 2, 3, 4, 5]


def test_the_fewest_players_are_named_first() -> None:
    (problem,) = check_board(json.dumps({**METRO, "players": [5, 3]}))
    assert (problem.key, problem.path) == ("board-players", "players")
