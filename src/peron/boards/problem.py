"""What can be wrong with a board file, as data. Imports the contract only.

A problem carries a translation key and parameters, never a sentence: `peron.text` makes one in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from peron.rules.contract import PeronError

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


class BoardError(PeronError):
    """A board file that cannot be played on, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        first = {"key": self.problems[0].key, "params": self.problems[0].params}
        told = [asdict(problem) for problem in self.problems]
        super().__init__("board-bad", {"count": len(told), "first": first, "problems": told})

    def __str__(self) -> str:
        return "; ".join(f"{p.line}:{p.column} {p.path} {p.key}" for p in self.problems)
