"""A broken board is told everything that is wrong with it, and where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peron.boards import BoardError, Problem, check_board, load_board
from peron.boards.shape import schema
from tests.boards.broken import BERLIN, ISLANDS, TRAM, Broken


def found(text: str) -> list[tuple[str, str, int, int]]:
    return [(problem.key, problem.path, problem.line, problem.column) for problem in check_board(text)]


def keys(data: Any) -> list[str]:
    return [problem.key for problem in check_board(json.dumps(data))]


def only(text: str) -> Problem:
    problems = check_board(text)
    assert len(problems) == 1, problems
    return problems[0]


def test_good_boards_have_no_problems(
    berlin_text: str, san_francisco_text: str, islands_text: str, guide_example: str
) -> None:
    assert check_board(berlin_text) == []
    assert check_board(san_francisco_text) == []
    assert check_board(islands_text) == []
    assert check_board(guide_example) == []


@pytest.mark.parametrize(
    ("daily", "problems"),
    [
        ({"bots": ["steady", "expert"]}, []),
        ({"bots": ["steady"], "options": {"first": "B"}}, []),
        ({"bots": ["clever"]}, [("board-unknown-value", "daily.bots[0]")]),
        ({"bots": []}, [("board-bad-value", "daily.bots")]),
        ({"bots": ["steady"] * 5}, [("board-bad-value", "daily.bots")]),
        ({"bots": ["steady"], "options": {"weather": "fine"}}, [("board-bad-value", "daily.options")]),
        ({"options": {}}, [("board-missing", "daily")]),
    ],
)
def test_a_daily_ride_is_a_table_that_can_be_set_up(
    berlin: dict[str, Any], daily: dict[str, Any], problems: list[tuple[str, str]]
) -> None:
    text = json.dumps({**berlin, "daily": daily})
    assert [(problem.key, problem.path) for problem in check_board(text)] == problems


@pytest.mark.parametrize("case", BERLIN.values(), ids=BERLIN)
def test_a_broken_berlin(case: Broken, berlin_text: str) -> None:
    assert found(case.text(berlin_text)) == case.expected(berlin_text)


@pytest.mark.parametrize("case", ISLANDS.values(), ids=ISLANDS)
def test_a_broken_city_on_islands(case: Broken, islands_text: str) -> None:
    assert found(case.text(islands_text)) == case.expected(islands_text)


def test_a_board_for_subways_needs_points_for_every_one(berlin: dict[str, Any]) -> None:
    del berlin["points"]["subway"]
    assert keys(berlin) == ["board-no-points"] * 23


def test_too_many_of_everything(berlin: dict[str, Any]) -> None:
    """The sets of a game are bit masks: 62 is the most (see the schema)."""
    row = [{"id": f"p{n}", "name": f"P{n}", "at": [n, 1]} for n in range(63)]
    line = [
        {
            "id": f"r{n}",
            "between": [f"p{n % 62}", f"p{n % 62 + 1}"],
            "kind": "tram",
            "colour": "gray",
            "spaces": 1 + n // 62,
        }
        for n in range(63)
    ]
    fan = [{"between": [f"p{n % 62}", f"p{n % 62 + 1}"], "points": 1} for n in range(62)]
    extra = {"between": ["p0", "p9"], "points": 1}
    berlin |= {"places": row, "routes": line, "tickets": [*fan, extra]}
    problems = check_board(json.dumps(berlin))
    assert [(p.key, p.params) for p in problems] == [
        ("board-too-many", {"what": what, "count": 63, "most": 62}) for what in ("places", "routes", "tickets")
    ]
    berlin |= {"places": row[:62], "routes": line[:61], "tickets": fan[:61], "pieces": {"tram": 11}}
    assert keys(berlin) == []


OWN: list[dict[str, Any]] = [
    {"id": "sea", "name": "sea", "paint": "#123456"},
    {"id": "moss", "name": {"en": "moss", "pl": "mech"}, "paint": "#456F12"},
]


def test_a_board_may_have_colours_of_its_own(berlin: dict[str, Any]) -> None:
    for route in berlin["routes"]:
        route["colour"] = {"gray": "gray", "blue": "sea"}.get(route["colour"], "moss")
    assert keys(berlin | {"colours": OWN}) == []
    berlin["routes"][0]["colour"] = "blue"
    (problem,) = check_board(json.dumps(berlin | {"colours": OWN}))
    assert (problem.key, problem.params["allowed"]) == ("board-unknown-colour", "sea, moss, gray")


@pytest.mark.parametrize(
    ("wrong", "key", "path"),
    [
        ({"id": "sea"}, "board-repeated-colour", "colours[1].id"),
        ({"id": "deck"}, "board-reserved-colour", "colours[1].id"),
        ({"id": "Moss"}, "board-bad-colour-id", "colours[1].id"),
        ({"paint": "green"}, "board-bad-paint", "colours[1].paint"),
        ({"paint": "#12345"}, "board-bad-paint", "colours[1].paint"),
        ({"name": ""}, "board-bad-name", "colours[1].name"),
        ({"name": 7}, "board-wrong-type", "colours[1].name"),
        ({"name": {"en": "moss"}}, "board-missing", "colours[1].name"),
        ({"name": {"en": "moss", "pl": "x" * 31}}, "board-too-long", "colours[1].name.pl"),
    ],
)
def test_colours_that_are_wrong(berlin: dict[str, Any], wrong: dict[str, Any], key: str, path: str) -> None:
    for route in berlin["routes"]:
        route["colour"] = "gray"
    problems = check_board(json.dumps(berlin | {"colours": [OWN[0], OWN[1] | wrong]}))
    assert [(problem.key, problem.path) for problem in problems] == [(key, path)]


def test_suggestions(berlin_text: str) -> None:
    wrong = TRAM.replace("siegessaeule", "siegesseule").replace("blue", "Blau")
    place, colour = check_board(berlin_text.replace(TRAM, wrong))
    assert place.params == {"place": "siegesseule", "suggestion": "siegessaeule"}
    assert colour.params["suggestion"] == "blue"
    assert colour.params["allowed"] == "blue, green, black, purple, red, orange, gray"
    assert only(berlin_text.replace(TRAM, TRAM.replace("blue", "mauve"))).params["suggestion"] == "none"


def test_a_repeated_id_says_where_the_first_one_is(berlin_text: str) -> None:
    case = BERLIN["two places with one id"]
    problem = only(case.text(berlin_text))
    first = berlin_text[: berlin_text.index('"id": "reichstag"')].count("\n") + 1
    assert problem.params == {"id": "reichstag", "line": first}


def test_each_part_that_is_cut_off_is_named(berlin: dict[str, Any]) -> None:
    """The map falls into three parts: the largest is the board, the others are cut off from it."""
    gone = {"moritzplatz", "hallesches_tor"}
    berlin["routes"] = [
        route
        for route in berlin["routes"]
        if len(gone & set(route["between"])) != 1 and "turmstrasse" not in route["between"]
    ]
    cut_off = [problem for problem in check_board(json.dumps(berlin)) if problem.key == "board-cut-off"]
    assert [problem.params for problem in cut_off] == [
        {"places": "turmstrasse", "count": 1},
        {"places": "hallesches_tor, moritzplatz", "count": 2},
    ]


def test_connection_is_not_judged_while_a_route_leads_to_an_unknown_place(islands_text: str) -> None:
    text = islands_text.replace('"between": ["west", "ferry_pier"]', '"between": ["west", "pier"]').replace(
        '"between": ["ferry_pier", "south"]', '"between": ["south", "ferry-pier"]'
    )
    assert [problem.key for problem in check_board(text)] == [
        "board-unknown-place",
        "board-bad-place-id",
        "board-unknown-place",
    ]


# --- texts that are no board at all -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason", "line", "column"),
    [
        ("", "empty", 1, 1),
        (" \n", "empty", 1, 1),
        ("\n\n  nope", "value", 3, 3),
        ('{"a": 1\n "b": 2}', "comma", 2, 2),
        ('{"a" 1}', "colon", 1, 6),
        ("{'a': 1}", "name", 1, 2),
        ("{\n// why\n}", "name", 2, 1),
        ('{"a": "x', "string", 1, 7),
        ('{"a": "x\ty"}', "control", 1, 9),
        ('{"a": "\\q"}', "escape", 1, 8),
        ("{}\n{}", "extra", 2, 1),
        ("{}\r\n{}", "extra", 2, 1),
    ],
)
def test_a_text_that_is_not_json(text: str, reason: str, line: int, column: int) -> None:
    assert only(text) == Problem("board-not-json", {"reason": reason}, "", line, column)


def test_a_comma_too_many() -> None:
    """Which Python reads it decides the words, the place is within a character."""
    problem = only('{"a": 1,\n}')
    assert problem.key == "board-not-json"
    assert problem.params["reason"] in ("name", "trailing-comma")


@pytest.mark.parametrize("text", ["[]", "7", '"berlin"', "null"])
def test_json_that_is_no_object(text: str) -> None:
    assert only(text).key == "board-wrong-type"


def test_an_empty_object_misses_everything() -> None:
    assert {problem.params["name"] for problem in check_board("{}")} == set(schema("ticket.schema.json")["required"])


def test_brackets_without_end_are_refused_without_falling_over() -> None:
    assert only("[" * 900_000) == Problem("board-too-deep", {"most": 32}, "", 1, 33)


def test_a_text_that_is_too_large() -> None:
    assert only(" " * 1_000_000).key == "board-too-large"
    assert only("ä" * 500_000).key == "board-too-large"
    assert only("ä" * 499_999).key == "board-not-json"


def test_a_file_wrong_all_over_is_still_answered_soon(berlin: dict[str, Any]) -> None:
    berlin["routes"] = [{"id": f"r{n}", "between": [f"x{n}", f"y{n}"], "colour": f"c{n}"} for n in range(8000)]
    problems = check_board(json.dumps(berlin))
    assert {"board-too-many", "board-unknown-place", "board-unknown-colour", "board-missing"} <= {
        p.key for p in problems
    }


def test_what_a_problem_shows_is_short_and_can_be_printed(berlin: dict[str, Any]) -> None:
    berlin["tickets"][0]["between"] = ["x" * 5000, "\ud800"]
    berlin["y" * 5000 + "\udfff"] = 1
    for problem in check_board(json.dumps(berlin)):
        for text in (problem.path, *map(str, problem.params.values())):
            assert len(text) <= 200
            text.encode("utf-8")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(data=st.data())
def test_any_part_may_be_anything(berlin_text: str, data: st.DataObject) -> None:
    """Whatever stands in place of any one value: problems are listed, nothing falls over."""
    board = json.loads(berlin_text)
    here = board
    while True:
        step = data.draw(st.sampled_from(sorted(here)) if isinstance(here, dict) else st.integers(0, len(here) - 1))
        inside = here[step]
        if not isinstance(inside, dict | list) or not inside or data.draw(st.booleans()):
            here[step] = data.draw(json_values)
            break
        here = inside
    for problem in check_board(json.dumps(board)):
        assert problem.key.startswith("board-")
        assert problem.line == 1


# --- files ------------------------------------------------------------------------------------------------------------


def problem_of(path: Path) -> Problem:
    with pytest.raises(BoardError) as error:
        load_board(path)
    assert len(error.value.problems) == 1
    return error.value.problems[0]


def test_a_good_file_becomes_a_board(tmp_path: Path, berlin_text: str) -> None:
    file = tmp_path / "berlin.json"
    file.write_text(berlin_text, "utf-8")
    board = load_board(file)
    assert board["id"] == "berlin"
    assert [len(board[name]) for name in ("places", "routes", "tickets")] == [18, 53, 22]


def test_a_byte_order_mark_is_no_problem(tmp_path: Path, islands_text: str) -> None:
    file = tmp_path / "islands.json"
    file.write_text(islands_text, "utf-8-sig")
    assert load_board(file)["name"] == "Five Islands"
    assert check_board("\ufeff" + islands_text) == []


def test_a_bad_file_raises_all_its_problems(tmp_path: Path, berlin_text: str) -> None:
    case = BERLIN["mistakes all over the file"]
    file = tmp_path / "broken.json"
    file.write_text(case.text(berlin_text), "utf-8")
    with pytest.raises(BoardError, match=r"routes\[0\].colour board-unknown-colour") as error:
        load_board(file)
    assert len(error.value.problems) == len(case.problems)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert problem_of(tmp_path / "none.json").params == {"file": "none.json", "reason": "missing"}
    assert problem_of(tmp_path).params == {"file": tmp_path.name, "reason": "folder"}


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    file = tmp_path / "latin.json"
    file.write_bytes('{\n  "name": "Turmstraße"}'.encode("latin-1"))
    assert problem_of(file) == Problem("board-not-utf8", {}, "", 2, 20)


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    file.write_bytes(b" " * 1_000_000)
    assert problem_of(file) == Problem("board-too-large", {"size": 1_000_000, "most": 1_000_000})
