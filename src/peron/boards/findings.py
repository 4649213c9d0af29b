"""Collects problems while a board is checked. Imports the standard library and this package's data modules only."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Any, Final

from peron.boards.locate import Locations, Path, written
from peron.boards.problem import Param, Problem

NONE: Final = "none"
"""The suggestion when nothing is near; messages choose their wording by it."""

MOST: Final = 500
"""Problems that are told of one file: nobody reads more, and a file that is wrong all over shall not cost more."""
_SUGGESTIONS: Final = 100
_COMPARED: Final = 60
_SHOWN: Final = 160
_VALUE: Final = 40


class Findings:
    def __init__(self, locations: Locations) -> None:
        self._locations = locations
        self._problems: dict[tuple[str, str, tuple[tuple[str, Param], ...]], Problem] = {}

    @property
    def full(self) -> bool:
        return len(self._problems) >= MOST

    def add(self, key: str, path: Path, /, **params: Param) -> None:
        """A problem with the value at `path`."""
        self._add(key, params, path, self._locations.value(path))

    def add_name(self, key: str, path: Path, /, **params: Param) -> None:
        """A problem with the name of the member at `path`."""
        self._add(key, params, path, self._locations.name(path))

    def add_unknown(self, key: str, path: Path, name: str, known: Collection[str], /, **params: Param) -> None:
        """A name that stands for nothing, with the nearest one that does. Not told while no name is known."""
        if known and name not in known:
            self.add(key, path, **params, suggestion=self.nearest(name, known))

    def add_choice(self, key: str, path: Path, value: Any, allowed: Collection[Any]) -> None:
        """A value that is none of those allowed."""
        words = [choice if isinstance(choice, str) else shown(choice) for choice in allowed]
        suggestion = self.nearest(value.lower(), words) if isinstance(value, str) else NONE
        self.add(key, path, value=shown(value), suggestion=suggestion, allowed=", ".join(words))

    def line(self, path: Path) -> int:
        return self._locations.value(path)[0]

    def nearest(self, word: str, choices: Iterable[str]) -> str:
        """The choice most like `word`. Comparing takes time, so a file that is wrong all over gets no more of it."""
        if len(self._problems) >= _SUGGESTIONS or len(word) > _COMPARED:
            return NONE
        near = get_close_matches(word, list(choices), n=1, cutoff=0.6)
        return near[0] if near else NONE

    def problems(self) -> list[Problem]:
        """In the order of the file, so that an author can work from top to bottom."""
        return sorted(self._problems.values(), key=lambda problem: (problem.line, problem.column, problem.key))

    def _add(self, key: str, params: dict[str, Param], path: Path, position: tuple[int, int]) -> None:
        if self.full:
            return
        said = {name: _printable(value) if isinstance(value, str) else value for name, value in params.items()}
        problem = Problem(key, said, _printable(written(path)), *position)
        self._problems.setdefault((problem.key, problem.path, tuple(said.items())), problem)


def shown(value: Any) -> str:
    """A value as the file writes it, cut short if it is long."""
    return _cut(json.dumps(value, ensure_ascii=False), _VALUE)


def _printable(text: str) -> str:
    """What a file holds can be too long to read, or half a character that no screen can show."""
    return _cut(text, _SHOWN).encode(errors="replace").decode()


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
