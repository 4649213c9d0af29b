"""The contract every game fulfils. Imports the standard library and the compiled integer types only.

Data flows one way: board -> State -> move -> State -> view. A move is an integer of the game's fixed action space;
what is said to people (reasons, events, errors) is a translation key with parameters, never text.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.random import Random

Params = Mapping[str, object]
NOBODY: Final = -1


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal now: the rule that forbids it, and what to tell the player."""

    rule: str
    key: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    """Something that happened. `secret` names, for each parameter that not everybody may see, the seats that may."""

    key: str
    params: Params
    secret: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> Event:
        """The same event with only the parameters this seat (None: a spectator) may see."""
        seen = {name: value for name, value in self.params.items() if seat in self.secret.get(name, (seat,))}
        return Event(self.key, seen)


@dataclass(frozen=True)
class ScoreLine:
    """One addend of a score."""

    key: str
    points: int
    params: Params = field(default_factory=dict)


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
class Option:
    """A choice the table makes before the game; the first value is the default."""

    name: str
    values: tuple[object, ...]


@dataclass(frozen=True)
class Conflict:
    """Two options that do not go together: one of them must keep its default. The key says why to people."""

    options: tuple[str, str]
    key: str


class PeronError(Exception):
    """An error with a translation key and parameters; the text is made by whoever shows it."""

    def __init__(self, key: str, params: Params | None = None) -> None:
        self.key: str = key
        self.params: dict[str, object] = dict(params or {})
        super().__init__(key, self.params)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key}({told})"


class IllegalMove(PeronError):
    """The move is not legal now; the state is as it was."""

    def __init__(self, reason: Reason) -> None:
        self.reason: Reason = reason
        super().__init__(reason.key, {"rule": reason.rule, **reason.params})


class BadSetup(PeronError):
    """Players, options or deal that no game can begin with."""


class BadNotation(PeronError):
    """Text that is not a move; `nearest` in the parameters says what may have been meant."""


class State(ABC):
    """A game in progress. Everything that happens goes through `apply`."""

    listening: bool
    reveals: i64
    """Grows whenever something hidden is shown or the random source is used: while it stands still, undo is free."""

    @abstractmethod
    def actors(self) -> list[int]:
        """Seats that may decide now: one in most games, every undecided seat when decisions are simultaneous."""

    @abstractmethod
    def moves(self, seat: int) -> list[int]:
        """All legal moves of this seat, ascending; empty when it is not an actor."""

    @abstractmethod
    def why_not(self, seat: int, move: int) -> Reason | None:
        """Why this move is not legal now; None when it is."""

    @abstractmethod
    def apply(self, seat: int, move: int) -> tuple[Event, ...]:
        """Play a move; raises IllegalMove and changes nothing if it is not legal. Events come only if `listening`."""

    @abstractmethod
    def view(self, seat: int | None) -> object:
        """All that this seat may know (None: a spectator), built up from nothing, with the legal moves inside."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """The score of every seat as additive lines, as if the game ended now."""

    @abstractmethod
    def result(self) -> Result:
        """Totals and ranks, as if the game ended now."""

    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    def clone(self) -> State:
        """An independent copy with the same future; it does not listen."""

    @abstractmethod
    def sample(self, seat: int, random: Random) -> State:
        """A state that agrees with all this seat knows, and all it cannot know dealt anew. It does not listen."""

    # The same in the shape that search and playouts need: no lists, no checks, no events unless listening.

    @abstractmethod
    def actor(self) -> i64:
        """The first of the actors, NOBODY when the game is over."""

    @abstractmethod
    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal moves of this seat to `out` (as long as the action space at least); returns how many."""

    @abstractmethod
    def step(self, seat: i64, move: i64) -> None:
        """Play a move known to be legal."""

    @abstractmethod
    def total(self, seat: i64) -> i64:
        """The seat's score as if the game ended now, without its lines."""


class Game(ABC):
    """A game with its board: makes states, and says moves as text and back."""

    id: str
    rules_version: int
    min_players: int
    max_players: int
    action_space: int

    @abstractmethod
    def options(self) -> tuple[Option, ...]: ...

    def conflicts(self) -> tuple[Conflict, ...]:
        """The pairs of options that do not go together. Whoever offers options can say so before they are chosen."""
        return ()

    @abstractmethod
    def new(
        self,
        players: int = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        deal: Mapping[str, object] | None = None,
    ) -> State:
        """A new game. The same arguments make the same game on every machine. `deal` fixes hidden stacks."""

    @abstractmethod
    def board_id(self) -> str:
        """Name and hash of the board, as in a record's header."""

    @abstractmethod
    def view_type(self) -> type:
        """The dataclass of its views: what clients are told of their shape is read from its annotations."""

    @abstractmethod
    def notation(self, state: State, move: int) -> str:
        """The move as short text that people can read and type."""

    @abstractmethod
    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        """The move that `text` says, legal or not. With a seat, what goes without saying for it may be left out."""

    def check_players(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            raise BadSetup("setup-players", {"players": players, "min": self.min_players, "max": self.max_players})

    def check_options(self, chosen: Mapping[str, object] | None) -> dict[str, object]:
        """All options of the game with what was chosen, or the default. Raises BadSetup."""
        known = {option.name: option for option in self.options()}
        if not known and not chosen:
            return {}
        for name, value in (chosen or {}).items():
            if name not in known:
                raise BadSetup("setup-option-unknown", {"option": name, "known": sorted(known)})
            if value not in known[name].values:
                raise BadSetup(
                    "setup-option-value", {"option": name, "value": value, "known": list(known[name].values)}
                )
        options = {name: (chosen or {}).get(name, option.values[0]) for name, option in known.items()}
        changed = {name for name, value in options.items() if value != known[name].values[0]}
        for conflict in self.conflicts():
            if changed.issuperset(conflict.options):
                option, other = conflict.options
                raise BadSetup(conflict.key, {"option": option, "other": other})
        return options


def ranks(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for the given keys, the greatest first; equal keys share a rank: (9, 7, 9) -> (1, 3, 1)."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
