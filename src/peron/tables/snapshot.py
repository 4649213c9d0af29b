"""A table at a version, without the way there: what its log comes down to. Imports the log only.

It holds the entries that still count (no move that was taken back) and the little that they do not tell. The log itself
is kept whole beside it; a snapshot is only a quick way to its end, and can be made anew from it at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from peron.tables.log import Entry


@dataclass(frozen=True)
class Asking:
    """A seat asks to take moves back, and these others have not answered yet."""

    seat: int
    versions: tuple[int, ...]
    waiting: tuple[int, ...]
    since: int
    """The version at which it was asked."""


@dataclass(frozen=True)
class Snapshot:
    version: int
    whole_after: int
    """From here on every entry is there."""
    entries: tuple[Entry, ...]
    decides_since: tuple[int, ...]
    moved_at: int
    asking: Asking | None
    counts: tuple[tuple[str, int | None, int], ...]
    """Kind, seat, how often: what a seat may not do without end."""
    practice: bool = False

    def packed(self) -> dict[str, Any]:
        """As JSON has it."""
        packed = asdict(self)
        packed["entries"] = [[e.version, e.kind, e.seat, e.by, e.command, dict(e.data)] for e in self.entries]
        return packed

    @classmethod
    def unpacked(cls, packed: Mapping[str, Any]) -> Snapshot:
        asking = packed["asking"]
        return cls(
            packed["version"],
            packed["whole_after"],
            tuple(Entry(*entry) for entry in packed["entries"]),
            tuple(packed["decides_since"]),
            packed["moved_at"],
            asking and Asking(asking["seat"], tuple(asking["versions"]), tuple(asking["waiting"]), asking["since"]),
            tuple((kind, seat, count) for kind, seat, count in packed["counts"]),
            packed.get("practice", False),
        )
