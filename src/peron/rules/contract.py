"""The contract every game fulfils. Imports the standard library and the compiled integer types only.

Data flows one way: board -> State -> move -> State -> view. A move is an integer of the game's fixed action space;
what is said to people (reasons, events, errors) is a translation key with parameters, never text.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.random import Random
from peron.rules.shapes import (
    Conflict,
    Event,
    Message,
    Option,
    Params,
    Reason,
    Result,
    Score,
    ScoreLine,
    Tie,
    Title,
    title_of,
)

__all__ = [
    "LEGAL",
    "NOBODY",
    "SEATS",
    "BadNotation",
    "BadSetup",
    "Conflict",
    "Event",
    "Game",
    "IllegalMove",
    "Message",
    "NoSuchSeat",
    "Option",
    "Params",
    "PeronError",
    "Reason",
    "Result",
    "Score",
    "ScoreLine",
    "State",
    "Tie",
    "Title",
    "ranks",
]

LEGAL: Final = 0
"""The code of `State.refusal` for a legal move; every family has codes of its own for what is not."""
NOBODY: Final = -1
SEATS: Final = "ABCDEF"
"""The letters of the seats, as people write them."""


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
    """A title, players, bots, options or a deal that no game can begin with."""


class BadNotation(PeronError):
    """Text that is not a move; `nearest` in the parameters says what may have been meant."""


class NoSuchSeat(PeronError):
    """Somebody asks for a seat that the table does not have."""


class Sight(ABC):
    """A state while it does not change: what everybody may know of it is worked out once, for all views."""

    def __init__(self, of: State) -> None:
        self._of: State = of

    @final
    def view(self, seat: int | None) -> Any:
        """All that this seat of the table may know; see `State.view`. Raises NoSuchSeat."""
        self._of.check_seat(seat)
        return self.seen_from(seat)

    @abstractmethod
    def seen_from(self, seat: int | None) -> Any:
        """The view of a seat that the table has, or of a spectator."""


class State(ABC):
    """A game in progress. Everything that happens goes through `apply`.

    What is the same in all games is said here; a family says who decides (`actors`), what is legal and why not
    (`refusal`, `explain`, `legal`), what a move does (`step`), what a seat may know (`view`) and what all is worth.
    """

    listening: bool
    """Whether anybody wants to hear what happens; else nothing is told."""
    reveals: i64
    """Grows whenever something hidden is shown or the random source is used: while it stands still, undo is free."""
    seats: i64
    told: list[Event]
    """What has happened since the last `apply`, while somebody listens."""
    scratch: vec[i64]
    """Where moves are listed; made when first needed, so that clones stay cheap."""

    # --- what all games share -----------------------------------------------------------------------------------------

    @final
    def moves(self, seat: int) -> list[int]:
        """All legal moves of this seat, ascending; empty when it is not an actor. Raises NoSuchSeat."""
        if not 0 <= seat < int(self.seats):
            self.check_seat(seat)
        out = self.room()
        n = self.legal(seat, out)
        return [move for move in out[:n]]  # noqa: C416  (compiled, `list` takes longer)

    @final
    def room(self) -> vec[i64]:
        """Room to list moves in."""
        if len(self.scratch) == 0:
            self.scratch = vec[i64]([0] * self.action_space())
        return self.scratch

    @final
    def why_not(self, seat: int, move: int) -> Reason | None:
        """Why this move is not legal now; None when it is."""
        if not 0 <= seat < int(self.seats):
            return Reason("why-no-such-seat", {"seat": seat, "seats": int(self.seats)}, rule=self.rule_of_turns())
        if not 0 <= move < self.action_space():  # of any size, also one too large for a native integer
            params = {"move": move, "moves": self.action_space()}
            return Reason("why-no-such-move", params, rule=self.rule_of_turns())
        code = self.refusal(seat, move)
        return None if code == LEGAL else self.explain(seat, move, code)

    @final
    def apply(self, seat: int, move: int) -> tuple[Event, ...]:
        """Play a move; raises IllegalMove and changes nothing if it is not legal. Events come only if `listening`."""
        if not (0 <= seat < int(self.seats) and 0 <= move < self.action_space() and self.refusal(seat, move) == LEGAL):
            reason = self.why_not(seat, move)
            assert reason is not None
            raise IllegalMove(reason)
        self.rehearse(seat, move)
        self.step(seat, move)
        if not self.listening:
            return ()
        told = tuple(self.told)
        self.told = []
        return told

    @final
    def view(self, seat: int | None) -> Any:
        """All that this seat may know (None: a spectator), built up from nothing, with the legal moves inside. Raises
        NoSuchSeat (`check_seat`)."""
        self.check_seat(seat)  # before anything is looked at
        return self.sight().view(seat)

    @final
    def check_seat(self, seat: int | None) -> None:
        """Raise NoSuchSeat unless there is this seat; None is a spectator, who may always look."""
        if seat is not None and not 0 <= seat < int(self.seats):
            raise NoSuchSeat("setup-no-such-seat", {"seat": seat, "seats": int(self.seats)})

    # --- what a family says -------------------------------------------------------------------------------------------

    @abstractmethod
    def action_space(self) -> int:
        """How many moves there are, legal or not: they are numbered from 0."""

    @abstractmethod
    def rule_of_turns(self) -> str:
        """The rule that says who acts, and how: cited to whoever asks for a seat or a move that there is not."""

    @abstractmethod
    def actors(self) -> list[int]:
        """Seats that may decide now: one in most games, every undecided seat when decisions are simultaneous."""

    @abstractmethod
    def refusal(self, seat: i64, move: i64) -> i64:
        """Why a move is not legal, as a code; LEGAL when it is. This decides; `legal` only lists quickly."""

    @abstractmethod
    def explain(self, seat: i64, move: i64, code: i64) -> Reason:
        """The reason that stands for a code of `refusal`."""

    def rehearse(self, seat: i64, move: i64) -> None:  # noqa: B027  (most games have nothing that can go wrong later)
        """Before a legal move is played: raise if it cannot be played to its end, so that nothing is left half-way."""

    @abstractmethod
    def sight(self) -> Sight:
        """The state as it is now, for several who look at it."""

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
        """A state that agrees with all this seat knows, and all it cannot know dealt anew. It does not listen. Raises
        NoSuchSeat (`check_seat`)."""

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
    """A title: rules on a board. Makes states, and says moves as text and back."""

    title: Title
    data: Mapping[str, Any]
    """The title's file."""
    id: str
    rules_version: int
    min_players: int
    max_players: int
    action_space: int
    _options: tuple[Option, ...]
    _board_id: str

    @final
    def entitle(self, data: Mapping[str, Any], board: str) -> None:
        """Be the game that a title's file describes, on the board with this hash."""
        self.data = data
        self.title = title_of(data)
        self.id = self.title.id
        self.min_players = self.title.min_players
        self.max_players = self.title.max_players
        self._board_id = f"{self.id} {board}"

    def options(self) -> tuple[Option, ...]:
        return self._options

    def switched_on(self, option: str) -> object:
        """What an option is when somebody just switches it on, without a value."""
        return True

    @abstractmethod
    def sections(self) -> tuple[str, ...]:
        """The sections of rules that hold on this board, by their names in the catalogues and in their order."""

    @abstractmethod
    def inventory(self) -> Message:
        """What the board has: so many places, so many routes."""

    @abstractmethod
    def tie(self) -> Tie:
        """How equals are told apart."""

    def said_alone(self, points: int) -> Message:
        """What is said at the end of a game that one person played."""
        return Message("verdict-alone", {"points": points})

    def solo_ranks(self) -> Sequence[int]:
        """For a game that one person plays against a ladder of ranks: the most points of each but the highest."""
        return ()

    def facts(self) -> Params:
        """Numbers of this board that the texts of the rules quote."""
        return {}

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

    def board_id(self) -> str:
        """Name and hash of the board, as in a record's header."""
        return self._board_id

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

    def check_options(self, chosen: Mapping[str, object] | None, players: int) -> dict[str, object]:
        """All options of the game with what a table of so many has chosen, or the default. Raises BadSetup."""
        known = {option.name: option for option in self.options()}
        if not known and not chosen:
            return {}
        for name, value in (chosen or {}).items():
            if name not in known:
                raise BadSetup("setup-option-unknown", {"option": name, "known": sorted(known)})
            possible = known[name].values_at(players)
            if not any(value == one and type(value) is type(one) for one in possible):  # 1.0 and True are no 1
                raise BadSetup("setup-option-value", {"option": name, "value": value, "known": list(possible)})
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
