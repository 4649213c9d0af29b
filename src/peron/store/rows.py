"""What the store gives out besides setups and entries. Imports the standard library only.

Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

DAMAGED: Final = "damaged"
"""The status of a table whose log cannot be read: it is in no list, and nobody waits for it. The other statuses are
those of `peron.tables`."""


@dataclass(frozen=True)
class Guest:
    """A person, known by a token that only their browser has; the store keeps its hash."""

    id: str
    name: str
    created: int
    seen: int


@dataclass(frozen=True)
class Person(Guest):
    """A guest, for lists."""

    seats: int
    """At how many seats they are known."""


@dataclass(frozen=True)
class Invite:
    """Whoever has the token that belongs to this may take the seat, once."""

    table_id: str
    seat: int
    created: int


@dataclass(frozen=True)
class SeatRow:
    """Who sits where, for lists. What is true is in the log."""

    seat: int
    guest_id: str | None
    name: str
    kind: str
    points: int | None = None
    rank: int | None = None
    """How the game ended here, once it has."""


@dataclass(frozen=True)
class SeriesRow:
    """One of several games that were played one after the other."""

    id: str
    game: str
    names: Mapping[str, str] | None
    status: str
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class TableRow:
    """A table as lists show it. The seed is not in it, so that no list can give it away."""

    id: str
    game: str
    names: Mapping[str, str] | None
    """What the board is called that somebody has brought to the table, by language."""
    players: int
    options: Mapping[str, object]
    host: str
    listed: bool
    imported: bool
    status: str
    version: int
    bot_turn: bool
    actors: tuple[int, ...]
    created: int
    changed: int
    ride: int | None
    """The day whose ride it is."""
    seats: tuple[SeatRow, ...]
