"""The log of a table: what was accepted, in order. The state of a table is the fold of its log; nothing is ever changed
or taken out of it. Imports the rules' contract only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from peron.rules.contract import Event, Message
from peron.rules.shapes import quick


@quick
@dataclass(frozen=True)
class Entry:
    """One step of a table. Versions count from 1 without gaps: an entry is one update for every viewer."""

    version: int
    kind: str
    seat: int | None = None
    by: str | None = None
    """The person who did it; None for a bot and for the table itself."""
    command: str | None = None
    """The id the person's client gave it. What comes twice with the same id is done once."""
    data: Mapping[str, object] = field(default_factory=dict)


@quick
@dataclass(frozen=True)
class Update:
    """What an entry brought about, with all its secrets; `seen_by` leaves a viewer's part."""

    entry: Entry
    events: tuple[Event, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether everybody may see all of it."""
        return not any(event.secret for event in self.events)

    def seen_by(self, seat: int | None) -> tuple[Message, ...]:
        return tuple(event.seen_by(seat) for event in self.events)
