"""Reads as much of a board as makes sense, whatever else is in the file. Imports this package only.

What is not as the format wants it becomes None here: the schema has its say about it elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, Final, TypeVar

from peron.boards.locate import Path

JUDGED: Final = 500
"""Entries looked at in each list: a board has 62 at most, and a longer list is a problem already."""
NAMED: Final = 6
"""Places named before a list of them is cut short."""

Read = TypeVar("Read")
Thing = TypeVar("Thing")


class Entry:
    """An object of a file, with the way to it."""

    def __init__(self, path: Path, data: Mapping[str, Any]) -> None:
        self.path = path
        self.data = data

    @cached_property
    def id(self) -> str | None:
        return self.text("id")

    @cached_property
    def ends(self) -> tuple[str, str] | None:
        return pair(self.data.get("between"))

    def to(self, *steps: str | int) -> Path:
        return (*self.path, *steps)

    def text(self, name: str) -> str | None:
        value = self.data.get(name)
        return value if isinstance(value, str) else None

    def whole(self, name: str, usual: int | None = None) -> int | None:
        return whole(self.data.get(name, usual))

    def object(self, name: str) -> Entry | None:
        value = self.data.get(name)
        return Entry(self.to(name), value) if isinstance(value, dict) else None

    def listed(self, name: str) -> list[Any] | None:
        value = self.data.get(name)
        return value if isinstance(value, list) else None

    def items(self, name: str) -> list[Any]:
        """What a list holds, as far as it is judged."""
        return (self.listed(name) or [])[:JUDGED]

    def entries(self, name: str) -> list[Entry]:
        """The objects of a list."""
        return self.read(name, Entry)

    def read(self, name: str, kind: Callable[[Path, Mapping[str, Any]], Read]) -> list[Read]:
        """The objects of a list, as what they are entries of."""
        found = enumerate(self.items(name))
        return [kind(self.to(name, number), item) for number, item in found if isinstance(item, dict)]


def whole(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def pair(value: Any) -> tuple[str, str] | None:
    """Two texts."""
    if not isinstance(value, list) or len(value) != 2 or not all(isinstance(one, str) for one in value):
        return None
    return (value[0], value[1])


def point(value: Any) -> tuple[float, float] | None:
    """Two numbers."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    known = (isinstance(one, int | float) and not isinstance(one, bool) and math.isfinite(one) for one in value)
    return (value[0], value[1]) if all(known) else None


def repeated(things: Iterable[Thing], key: Callable[[Thing], object]) -> Iterator[tuple[Thing, Thing]]:
    """Things with a key that another one had before, each with the first that had it. None is no key."""
    first: dict[object, Thing] = {}
    for thing in things:
        its = key(thing)
        if its is not None and first.setdefault(its, thing) is not thing:
            yield thing, first[its]


def parts(places: Sequence[str], joined: Iterable[tuple[str, str]]) -> list[list[str]]:
    """The places by what hangs together."""
    part_of = {place: number for number, place in enumerate(places)}
    for ends in joined:
        keep, give_up = (part_of[place] for place in ends)
        if keep != give_up:
            part_of = {place: keep if part == give_up else part for place, part in part_of.items()}
    found: dict[int, list[str]] = {}
    for place, part in part_of.items():
        found.setdefault(part, []).append(place)
    return list(found.values())


def named(places: Sequence[str]) -> str:
    """The first of them, told."""
    return ", ".join(islice(places, NAMED)) + (", …" if len(places) > NAMED else "")
