"""What every game says, as plain values: messages, reasons, events, scores, options. Imports the standard library only.

Nothing here is text: a message is a translation key with parameters, and the sentence of a catalogue says what its
parameters are (`{ ROUTE($route) }`). This module is never compiled: the schema of what is sent to clients is read
from the annotations, which a compiled class loses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Params = Mapping[str, Any]
"""By name: ids, numbers, lists and counts of them, other messages. Whoever puts a message into words gets them as they
are, from the rules as well as from JSON."""


@dataclass(frozen=True)
class Message:
    """Something to be said: a translation key, and what the sentence is about."""

    key: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Reason(Message):
    """Why a move is not legal now, and the rule that forbids it."""

    rule: str


@dataclass(frozen=True, kw_only=True)
class Event(Message):
    """Something that happened. `secret` names, for each parameter that not everybody may see, the seats that may."""

    secret: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> Message:
        """The same with only what this seat (None: a spectator) may see; what it may not is None."""
        if not self.secret:
            return Message(self.key, self.params)
        hidden = {name for name, seats in self.secret.items() if seat not in seats}
        return Message(self.key, {name: None if name in hidden else value for name, value in self.params.items()})


@dataclass(frozen=True, kw_only=True)
class ScoreLine(Message):
    """One addend of a score, and what it is for."""

    points: int


@dataclass(frozen=True)
class Score:
    """The score of one seat, line by line; the lines add up to the total."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True)
class Result:
    """Totals and ranks by seat. Rank 1 wins; tied seats share a rank."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True)
class Tie:
    """How equal totals are told apart: the rule, and what is said of one who wins by it; None where nothing does."""

    rule: str
    key: str | None


@dataclass(frozen=True)
class Option:
    """A choice the table makes before the game; the first value is the default."""

    name: str
    values: tuple[Any, ...]
    most_players: int | None = None
    """Only a table of at most so many is asked; None: any."""


@dataclass(frozen=True)
class Conflict:
    """Two options that do not go together: one of them must keep its default."""

    options: tuple[str, str]
    key: str
    """Why, as a message: the same with which such a table is refused."""


@dataclass(frozen=True)
class Title:
    """A game as people choose it: rules of a family on a board. All of it is data, read from one file."""

    id: str
    family: str
    names: Mapping[str, str]
    """By language; a name that is the same in all of them stands under the empty one. Catalogues may know better."""
    min_players: int
    max_players: int
    minutes: int
    platform: int | None
    """Its place among those that come with Peron; others follow by name."""

    def name(self, language: str) -> str:
        return name_in(language, self.names)


def name_in(language: str, name: str | Mapping[str, str]) -> str:
    """A name in the file of a title: one for all languages, or one for each; for one that it leaves out, any other."""
    if isinstance(name, str):
        return name
    return name.get(language) or name.get("") or next(iter(name.values()))


def title_of(data: Mapping[str, Any]) -> Title:
    """The title that a checked file describes."""
    name = data["name"]
    least, most = data["players"]
    names = {"": name} if isinstance(name, str) else dict(name)
    return Title(data["id"], data["family"], names, least, most, data["minutes"], data.get("platform"))
