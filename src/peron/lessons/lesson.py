"""A lesson: a prepared deal, calm bots, and steps. It is read from one file for each title that has one.

What a step says stands in the catalogues under `lesson-TITLE-STEP`: `.what` is to be done and `.why`; `.done` is said
after it, `.other` after another legal move, `.lead` and `.leadwhy` while it is not possible yet. Imports the rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from peron.lessons.patterns import Pattern

FOLDER = files("peron.lessons").joinpath("titles")


@dataclass(frozen=True)
class Step:
    """What the learner is to do, read or wait for. The first pattern of a list that fits any legal move counts."""

    id: str
    aim: tuple[Pattern, ...] = ()
    """The moves that do it."""
    when: Pattern = field(default_factory=dict)
    """How the view is when it is time for it; until then the learner plays as they like."""
    until: Pattern = field(default_factory=dict)
    """How the view is when it is done, whatever did it."""
    lead: tuple[Pattern, ...] = ()
    """The moves that lead to it, while it is not possible."""
    patience: int = 3
    """After so many moves of the learner's own that do not do it the ride goes on without."""
    say: Mapping[str, str] = field(default_factory=dict)
    """Parameters of what is said, beside the fields of the move: where they are in the view, or from `aim` on in the
    move."""
    done: bool = False
    other: bool = False
    """Whether it has words of its own for these."""

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to read and go on."""
        return not (self.aim or self.until)


@dataclass(frozen=True)
class Lesson:
    """The learner sits on the first seat, bots on all others."""

    title: str
    players: int
    deal: Mapping[str, object]
    steps: tuple[Step, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    level: str = "beginner"
    pace: float = 1.5


@cache
def lessons() -> tuple[str, ...]:
    """The titles that have one."""
    return tuple(sorted(file.name.removesuffix(".json") for file in FOLDER.iterdir() if file.name.endswith(".json")))


@cache
def lesson_for(title: str) -> Lesson | None:
    """The lesson of a title; boards of one's own have none."""
    if title not in lessons():
        return None
    data: dict[str, Any] = json.loads(FOLDER.joinpath(f"{title}.json").read_text("utf-8"))
    steps = data.pop("steps")
    return Lesson(title=title, steps=tuple(_step(**step) for step in steps), **data)


def _step(aim: list[Pattern] | None = None, lead: list[Pattern] | None = None, **rest: Any) -> Step:
    return Step(aim=tuple(aim or ()), lead=tuple(lead or ()), **rest)
