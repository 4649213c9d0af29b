"""Files that nobody wrote to be played: whatever stands in one, it is refused in words or can be drawn and played."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from peron.boards import check_board, read_board
from peron.boards.locate import _TOKEN, Path
from peron.rules.catalogue import game_from, games, title_data
from peron.server.drawings import drawing
from peron.text import Texts, languages
from tests.amount import amount

ANYTHING: list[Any] = [
    None, True, 0, -1, 1, 2.0, 1e9, 10**30, "", "a", "A1\n", "\ud800", "\x1b[2J", "‮evil", [], [1], [[]], {}, {"en": 3},
    {"\ud800": "x"}, "#ff0000\n", "x" * 200, [0.5, 0.5, 0.5, 0.5],
]  # fmt: skip


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to everything in a file."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in inside:
        yield from paths(part, (*path, step))


def changed(data: Any, chance: random.Random) -> Any:
    """The file with one thing in it replaced, removed, doubled or renamed."""
    data = copy.deepcopy(data)
    *way, last = chance.choice([path for path in paths(data) if path])
    around: Any = data
    for step in way:
        around = around[step]
    match chance.randrange(5):
        case 0 if isinstance(around, list):
            around.append(copy.deepcopy(around[int(last)]))
        case 1:
            del around[last]
        case 2 if isinstance(around, dict):
            around[chance.choice(["\ud800", "a\n", "\x1b", "unknown"])] = around.pop(last)
        case 3:
            other: Any = data
            for step in chance.choice(list(paths(data))):
                other = other[step]
            around[last] = copy.deepcopy(other)
        case _:
            around[last] = chance.choice(ANYTHING)
    return data


@pytest.mark.parametrize("title", games())
def test_any_file_is_refused_in_words_or_can_be_played(title: str) -> None:
    chance = random.Random(title)
    whole = title_data(title)
    for _ in range(amount(40, 800)):
        text = json.dumps(changed(whole, chance))
        problems = check_board(text)
        for language in languages():
            for problem in problems:
                assert Texts(language).say(problem.key, **problem.params).encode()
        if not problems:
            played(text, chance)


def played(text: str, chance: random.Random) -> None:
    of = game_from(read_board(text))
    assert drawing(of, "en")
    assert drawing(of, "pl")
    state = of.new(of.min_players, 1)
    while not state.is_over():
        seat = state.actors()[0]
        state.view(seat)
        state.apply(seat, chance.choice(state.moves(seat)))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("stations", 0, "departure"), 999),
        (("stations", 0, "departure"), 2.0),
        (("stations", 0, "at"), "h1\n"),
        (("stations", 0, "at"), "H8"),
        (("tiles", 0, "copies"), 0),
        (("tiles", 0, "tracks", 0), [1]),
        (("size",), [8.0, 8.0]),
        (("size",), [9, 9]),
        (("shares",), [10]),
        (("id",), "m" * 61),
        (("name",), {"en": "x", "\ud800": "y"}),
        (("name",), {f"a{chr(97 + n // 26)}{chr(97 + n % 26)}": "x" for n in range(13)}),
        (("companies", "red"), [None, *range(100_000)]),
    ],
)
def test_mistakes_in_a_file_of_metro_are_refused(path: Path, value: Any) -> None:
    data = copy.deepcopy(dict(title_data("metro")))
    around: Any = data
    for step in path[:-1]:
        around = around[step]
    around[path[-1]] = value
    assert check_board(json.dumps(data)) != []


def test_a_text_is_looked_at_once_however_it_is_written() -> None:
    """A string that never ends is one token; if it were looked for from every quote, it would take for ever."""
    for text in ('"' + '\\"' * 1000, '"\\' * 1000):
        assert len(_TOKEN.findall(text)) <= 2
