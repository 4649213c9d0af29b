"""What has happened at a table, as far as anybody will ask for it. Imports the log only.

The log in the store is whole. In memory, and in what a newcomer is told, moves that were taken back and questions that
were answered are left out once there are too many of them; the last versions stay whole, so that whoever comes back is
told just what they have missed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping
from typing import Final

from peron.tables.log import Entry, Update

WASTE: Final = 256
"""So many entries that nobody needs any more are kept before the past is told shorter."""
WINDOW: Final = 64
"""So many of the last versions stay whole."""
MOST: Final[Mapping[str, int]] = {
    "sit": 50, "bot": 50, "open": 50, "hand-over": 50, "leave": 50, "stand-in": 50, "undo-asked": 50,
    "pace": 100, "undo": 200,
}  # fmt: skip
"""How often a seat may do what does not bring the game forward. Nobody who plays comes near it; a log without an end
would cost everybody who reads it."""
PASSING: Final = ("undo", "undo-asked", "undo-agreed", "undo-refused", "pace")
"""What leaves no trace once it is over."""


class History:
    def __init__(self) -> None:
        self.version = 0
        self.whole_after = 0
        """After this version nothing is left out."""
        self.updates: list[Update] = []
        self.counts: Counter[tuple[str, int | None]] = Counter()
        """How often each seat has done what it may not do without end."""
        self._wasted = 0
        self._answered: dict[tuple[str, str], int] = {}

    def copy(self) -> History:
        other = object.__new__(History)
        other.version, other.whole_after, other._wasted = self.version, self.whole_after, self._wasted
        other.updates, other.counts = list(self.updates), self.counts
        other._answered = dict(self._answered)
        return other

    def add(self, update: Update) -> None:
        entry = update.entry
        self.version = entry.version
        self.updates.append(update)
        self._answers(entry)
        if entry.kind in MOST:
            self.counts = self.counts + Counter([(entry.kind, entry.seat)])  # earlier tables have the same ones
        if entry.kind in PASSING:
            self._wasted += 1 + len(taken_back(entry))

    def _answers(self, entry: Entry) -> None:
        if entry.by is not None and entry.command is not None:
            self._answered[entry.by, entry.command] = entry.version

    def answered(self, by: str, command: str) -> int | None:
        """The version a command with this id has led to, if it has come before."""
        return self._answered.get((by, command))

    def after(self, version: int) -> tuple[int, list[Update]]:
        """What somebody lacks who has seen this version, and the version that it follows: 0 when too much has passed
        since then, and they are told everything that counts anew."""
        if version < self.whole_after:
            return 0, self.updates
        return version, self.updates[bisect_right(self.updates, version, key=lambda update: update.entry.version) :]

    @property
    def is_long(self) -> bool:
        return self._wasted >= WASTE

    def tell_shorter(self) -> None:
        """Forget what was taken back, and what has left no trace; the last versions stay whole."""
        self.whole_after = max(0, self.version - WINDOW)
        old = [update.entry for update in self.updates if update.entry.version <= self.whole_after]
        gone = {version for entry in old for version in taken_back(entry)}
        gone |= {entry.version for entry in old if entry.kind in PASSING}
        gone -= {entry.version for entry in [one for one in old if one.kind == "pace"][-1:]}
        self.updates = [update for update in self.updates if update.entry.version not in gone]
        self._wasted = 0
        self._answered = {}
        for update in self.updates:
            self._answers(update.entry)


def taken_back(entry: Entry) -> tuple[int, ...]:
    """The versions of the moves that an entry takes back."""
    return versions_of(entry) if entry.kind == "undo" else ()


def versions_of(entry: Entry) -> tuple[int, ...]:
    """The versions that an undo, or a question about one, names."""
    versions = entry.data["versions"]
    assert isinstance(versions, list | tuple)
    return tuple(int(version) for version in versions)
