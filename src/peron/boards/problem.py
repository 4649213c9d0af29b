"""What can be wrong with a board file, as data. Imports the standard library only.

A problem carries a translation key and parameters, never a sentence: `peron.text` makes one in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

Param = str | int | float


@dataclass(frozen=True)
class Problem:
    key: str
    """Translation key, such as `board-unknown-place`."""
    params: dict[str, Param] = field(default_factory=dict)
    path: str = ""
    """Where in the data, such as `routes[3].double`; empty for the file as a whole."""
    line: int = 1
    column: int = 1
    """Where in the text, both counted from 1; a tab is one column."""


class BoardError(ValueError):
    """A board file that cannot be played on, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("; ".join(f"{p.line}:{p.column} {p.path} {p.key}" for p in self.problems))
