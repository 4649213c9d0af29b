"""What every game says, as plain values: messages, reasons, events, scores, options. Imports the standard library only.

Nothing here is text: a message is a translation key with parameters, and the sentence of a catalogue says what its
parameters are (`{ ROUTE($route) }`). This module is never compiled: the schema of what is sent to clients is read
from the annotations, which a compiled class loses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Final, TypeVar

T = TypeVar("T")
_LEFT_OUT: Final = object()


def quick(shape: type[T]) -> type[T]:
    """A frozen dataclass that is made in a third of the time. Dataclasses set each field past their own lock, one by
    one; a view consists of hundreds of fields."""
    known: dict[str, Any] = {"_left_out": _LEFT_OUT}
    taken, body = ["self"], ["    own = self.__dict__"]
    after_star: list[str] = []
    for one in fields(shape):  # type: ignore[arg-type]
        parameter, value = one.name, one.name
        if one.default is not MISSING:
            known[f"_default_{one.name}"] = one.default
            parameter += f"=_default_{one.name}"
        elif one.default_factory is not MISSING:
            known[f"_make_{one.name}"] = one.default_factory
            parameter += "=_left_out"
            value = f"_make_{one.name}() if {one.name} is _left_out else {one.name}"
        (after_star if one.kw_only else taken).append(parameter)
        body.append(f'    own["{one.name}"] = {value}')
    star = ["*", *after_star] if after_star else []
    exec("\n".join([f"def __init__({', '.join([*taken, *star])}):", *body]), known)  # noqa: S102  (as dataclasses do)
    made = known["__init__"]
    made.__qualname__ = f"{shape.__qualname__}.__init__"
    made.__annotations__ = shape.__init__.__annotations__
    shape.__init__ = made  # type: ignore[method-assign]
    return shape


Params = Mapping[str, Any]
"""By name: ids, numbers, lists and counts of them, other messages. Whoever puts a message into words gets them as they
are, from the rules as well as from JSON."""


@quick
@dataclass(frozen=True)
class Message:
    """Something to be said: a translation key, and what the sentence is about."""

    key: str
    params: Params = field(default_factory=dict)


@quick
@dataclass(frozen=True, kw_only=True)
class Reason(Message):
    """Why a move is not legal now, and the rule that forbids it."""

    rule: str


@quick
@dataclass(frozen=True, kw_only=True)
class SecretEvent(Message):
    """An event as somebody sees it who knows more of it than everybody may: `secret` names those parameters. Where
    several people share a screen, it hides them from the next one."""

    secret: tuple[str, ...]


@quick
@dataclass(frozen=True, kw_only=True)
class Event(Message):
    """Something that happened. `secret` names, for each parameter that not everybody may see, the seats that may."""

    secret: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> Message:
        """The same with only what this seat (None: a spectator) may see; what it may not is None."""
        if not self.secret:
            return Message(self.key, self.params)
        known = tuple([name for name, seats in self.secret.items() if seat in seats])
        hidden = self.secret.keys() - known
        params = {name: None if name in hidden else value for name, value in self.params.items()}
        return SecretEvent(self.key, params, secret=known) if known else Message(self.key, params)


@quick
@dataclass(frozen=True, kw_only=True)
class ScoreLine(Message):
    """One addend of a score, and what it is for."""

    points: int


@quick
@dataclass(frozen=True)
class Score:
    """The score of one seat, line by line; the lines add up to the total."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@quick
@dataclass(frozen=True)
class Result:
    """Totals and ranks by seat. Rank 1 wins; tied seats share a rank."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@quick
@dataclass(frozen=True)
class Tie:
    """How equal totals are told apart: the rule, what is said of one who wins by it (None where nothing does), and of
    those who share the victory."""

    rule: str
    key: str | None
    shared: str


@quick
@dataclass(frozen=True)
class Option:
    """A choice the table makes before the game; the first value is the default."""

    name: str
    values: tuple[Any, ...]
    seats: bool = False
    """The values after the first are seats by their letters; a table chooses among those it has."""

    def values_at(self, players: int) -> tuple[Any, ...]:
        """What a table of so many may choose."""
        return self.values[: players + 1] if self.seats else self.values


@quick
@dataclass(frozen=True)
class Conflict:
    """Two options that do not go together: one of them must keep its default."""

    options: tuple[str, str]
    key: str
    """Why, as a message: the same with which such a table is refused."""


@quick
@dataclass(frozen=True)
class DailyRide:
    """How a title is played by everybody on one day: a person against these bots, or alone."""

    bots: tuple[str, ...]
    """By their levels, in the order of the seats after the first."""
    options: Mapping[str, object]

    @property
    def players(self) -> int:
        return 1 + len(self.bots)


@quick
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
    daily: DailyRide | None = None

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
    daily = _daily(data["daily"]) if "daily" in data else None
    return Title(data["id"], data["family"], names, least, most, data["minutes"], data.get("platform"), daily)


def _daily(ride: Mapping[str, Any]) -> DailyRide:
    return DailyRide(tuple(ride["bots"]), dict(ride.get("options", {})))
