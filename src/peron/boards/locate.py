"""Where in a JSON text each value stands. Imports the standard library only.

The standard parser forgets positions, so the text is walked once more, token by token, after it has been found valid.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from typing import Final

Path = tuple[str | int, ...]
"""The way from the top to a value: names of members and numbers of items."""

# A string that never ends is one token up to the end: what has been looked at is not looked at again from every quote.
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?|[{}\[\],:]|[^\s{}\[\],:"]+')
_NEWLINE: Final = re.compile(r"\r\n|\n|\r")
_PLAIN_NAME: Final = re.compile(r"[A-Za-z_$][\w$-]*")


def written(path: Path) -> str:
    """A path as text: `routes[3].double`, `points.tram["1"]`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        elif _PLAIN_NAME.fullmatch(step):
            text += f".{step}" if text else step
        else:
            text += f"[{json.dumps(step)}]"
    return text


class Locations:
    """Line and column of every value and every member name of a JSON text; see `locate`."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(newline.end() for newline in _NEWLINE.finditer(text))]
        self.values: dict[Path, int] = {}
        self.names: dict[Path, int] = {}
        self.repeated: list[Path] = []
        """Members whose name is written twice in one object; `name` finds the later one."""

    def position(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def value(self, path: Path) -> tuple[int, int]:
        """Where a value begins; for one that is missing, where the nearest thing around it does."""
        while path and path not in self.values:
            path = path[:-1]
        return self.position(self.values.get(path, 0))

    def name(self, path: Path) -> tuple[int, int]:
        """Where the name of a member stands."""
        return self.position(self.names[path]) if path in self.names else self.value(path)


def locate(text: str) -> Locations:
    """The locations of everything in a valid JSON text."""
    locations = Locations(text)
    values, names = locations.values, locations.names
    path: list[str | int] = []
    members: list[set[str] | None] = []  # per open bracket: names seen so far, None in a list
    name_next = False
    for token in _TOKEN.finditer(text):
        mark, start = token[0], token.start()
        if mark in "{[":
            values[tuple(path)] = start
            name_next = mark == "{"
            members.append(set() if name_next else None)
            path.append("" if name_next else 0)
        elif mark in "}]":
            members.pop()
            path.pop()
            name_next = False
        elif mark == ",":
            last = path[-1]
            if isinstance(last, int):
                path[-1] = last + 1
            else:
                name_next = True
        elif name_next and (seen := members[-1]) is not None:
            path[-1] = name = str(json.loads(mark))
            if name in seen:
                locations.repeated.append(tuple(path))
            seen.add(name)
            names[tuple(path)] = start
            name_next = False
        elif mark != ":":
            values[tuple(path)] = start
    return locations


def too_deep(text: str, most: int) -> int | None:
    """Where brackets are nested more than `most` deep, in any text; None if nowhere."""
    depth = 0
    for token in _TOKEN.finditer(text):
        if token[0] in "{[":
            depth += 1
            if depth > most:
                return token.start()
        elif token[0] in "}]":
            depth -= 1
    return None
