"""The course of a game at a table: its moves but for those taken back, and the state they lead to. Imports the rules.

What may be taken back is decided here: freely while the moves showed nobody anything new (`State.reveals` stood still).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from peron.rules.contract import Event, Game, State
from peron.rules.record import Record
from peron.rules.shapes import quick
from peron.tables.setup import Setup


@quick
@dataclass(frozen=True)
class Played:
    """A move, and how things stood before it."""

    version: int
    seat: int
    move: int
    actors: tuple[int, ...]
    reveals: int


@quick
@dataclass(frozen=True)
class TakeBack:
    """The versions of the moves that an undo would take back, and whether nobody need be asked."""

    versions: tuple[int, ...]
    free: bool


class Course:
    def __init__(self, setup: Setup, game: Game) -> None:
        self.setup = setup
        self.game = game
        self.played: list[Played] = []
        self.state: State = self._begin()

    def _begin(self) -> State:
        setup = self.setup
        state = self.game.new(setup.players, setup.seed, setup.options, setup.deal)
        state.listening = True
        return state

    def copy(self) -> Course:
        """An independent copy."""
        other = object.__new__(Course)
        other.setup, other.game, other.played = self.setup, self.game, list(self.played)
        other.state = self.state.clone()
        other.state.listening = True
        return other

    def play(self, version: int, seat: int, move: int) -> tuple[Event, ...]:
        state = self.state
        before = Played(version, seat, move, tuple(state.actors()), int(state.reveals))
        events = state.apply(seat, move)
        self.played.append(before)
        return events

    def place_of(self, versions: Collection[int]) -> int:
        """Where among the moves the first of these is; behind them all if none is there."""
        return next((at for at, played in enumerate(self.played) if played.version in versions), len(self.played))

    def take_back(self, versions: Collection[int]) -> None:
        """Leave these moves out: the state is what all the others lead to."""
        first = self.place_of(versions)
        later = [played for played in self.played[first:] if played.version not in versions]
        self.played = self.played[:first]
        state = self.game.new(self.setup.players, self.setup.seed, self.setup.options, self.setup.deal)
        for played in self.played:
            state.step(played.seat, played.move)  # they were told before, and need no telling again
        state.listening = True
        self.state = state
        for played in later:
            self.play(played.version, played.seat, played.move)

    def last_by(self, seat: int) -> int | None:
        """Where among the moves the last one of a seat is."""
        for at in range(len(self.played) - 1, -1, -1):
            if self.played[at].seat == seat:
                return at
        return None

    def is_free(self, at: int) -> bool:
        """Whether the seat of this move may take it back without asking: it showed nobody anything new, and others
        have not built on it."""
        last = self.played[at]
        if self.state.reveals != last.reveals:
            return False
        # Where all decide at once, the decisions of others do not build on this one, and stay.
        return all(other.seat in last.actors for other in self.played[at + 1 :])

    def knows_more(self, versions: Collection[int]) -> bool:
        """Whether whoever takes these back goes on knowing what they had shown."""
        at = self.place_of(versions)
        return at < len(self.played) and not self.is_free(at)

    def last_of(self, seat: int) -> TakeBack | None:
        """What taking back the seat's last move means: that move, and what others have built on it since."""
        at = self.last_by(seat)
        if at is None:
            return None
        if self.is_free(at):
            return TakeBack((self.played[at].version,), free=True)
        return TakeBack(tuple(played.version for played in self.played[at:]), free=False)

    def record(self, names: list[str], promise: str = "", conceded: tuple[int, ...] = ()) -> Record:
        """The game as a record; the moves that were taken back are not in it."""
        setup = self.setup
        record = Record(self.game, setup.players, setup.seed, setup.options, setup.deal, names, promise)
        for seat in conceded:
            record.concede(seat)
        state = record.begin()
        for played in self.played:
            record.play(state, played.seat, played.move)
        return record
