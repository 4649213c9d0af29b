"""Every value of a JSON text is found where it stands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peron.boards.locate import Locations, Path, locate, too_deep, written

scalars = st.none() | st.booleans() | st.integers(-1000, 1000) | st.floats(-10, 10) | st.text(max_size=8)
documents = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


def paths(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    yield path, value
    if isinstance(value, dict):
        for name, member in value.items():
            yield from paths(member, (*path, name))
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from paths(item, (*path, number))


def offset(text: str, position: tuple[int, int]) -> int:
    line, column = position
    return sum(len(whole) for whole in text.split("\n")[: line - 1]) + (line - 1) + column - 1


@given(documents, st.sampled_from([None, 0, 2, "\t"]), st.booleans())
def test_the_value_at_a_path_begins_where_it_is_located(value: Any, indent: int | str | None, escaped: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=escaped)
    locations = locate(text)
    for path, part in paths(value):
        begin = offset(text, locations.value(path))
        assert json.JSONDecoder().raw_decode(text, begin)[0] == part
        if path and isinstance(path[-1], str):
            begin = offset(text, locations.name(path))
            assert json.JSONDecoder().raw_decode(text, begin)[0] == path[-1]


def test_a_tab_counts_as_one_column_and_so_does_any_character() -> None:
    locations = locate('{\n\t"ä": 1,\n\t"𝄞 ß": [true,\t"x"]\n}')
    assert locations.name(("ä",)) == (2, 2)
    assert locations.value(("ä",)) == (2, 7)
    assert locations.value(("𝄞 ß", 1)) == (3, 16)


def test_brackets_quotes_and_commas_inside_texts_are_text() -> None:
    text = '{"a": "},[\\"{:", "b\\\\": [1, "\\\\", 2], "c": {}}'
    locations = locate(text)
    for path, part in paths(json.loads(text)):
        assert json.JSONDecoder().raw_decode(text, offset(text, locations.value(path)))[0] == part


def test_an_escaped_name_is_the_same_name() -> None:
    locations = locate('{"\\u0061": 1, "a": 2}')
    assert locations.repeated == [("a",)]
    assert locations.name(("a",)) == (1, 15)


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_lines_end_as_on_any_system(newline: str) -> None:
    assert locate(newline.join(["[", "1,", " 2]"])).value((1,)) == (3, 2)


def test_names_repeat_only_within_one_object() -> None:
    assert locate('[{"a": 1}, {"a": {"a": 2, "b": 3}, "b": 4}]').repeated == []
    assert locate('[{"a": 1, "b": {"a": 1}, "a": 2}]').repeated == [(0, "a")]


def test_what_is_missing_is_located_at_the_nearest_thing_around_it() -> None:
    assert locate('{"a":\n {"b": 1}}').value(("a", "c", 3)) == (2, 2)


def test_positions_in_any_text() -> None:
    assert Locations("ab\ncd").position(4) == (2, 2)
    assert Locations("").position(0) == (1, 1)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ((), ""),
        (("routes", 3, "double"), "routes[3].double"),
        (("points", "tram", "1"), 'points.tram["1"]'),
        (("größe", "a b", 'c"'), 'größe["a b"]["c\\""]'),
        ((0, "a"), "[0].a"),
    ],
)
def test_a_path_is_written_as_programmers_write_it(path: Path, text: str) -> None:
    assert written(path) == text


def test_depth_is_measured_in_any_text_without_falling_over() -> None:
    assert too_deep("[" * 100_000, 32) == 32
    assert too_deep('["[[[[", {"a": [1]}]', 3) is None
    assert too_deep('["[[[[", {"a": [1]}]', 2) == 15
