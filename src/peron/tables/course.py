"""The course of a game at a table: its moves but for those taken back, and the state they lead to. Imports the rules.

What may be taken back is decided here: freely while the moves showed nobody anything new (`State.reveals` stood still).
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from dataclasses import dataclass

from peron.rules.contract import Event, Game, State
from peron.rules.record import Record
from peron.tables.setup import Setup


@dataclass(frozen=True)
class Played:
    """A move, and how things stood before it."""

    version: int
    seat: int
    move: int
    actors: tuple[int, ...]
    reveals: int


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
        other = copy(self)
        other.played = list(self.played)
        other.state = self.state.clone()
        other.state.listening = True
        return other

    def play(self, version: int, seat: int, move: int) -> tuple[Event, ...]:
        state = self.state
        before = Played(version, seat, move, tuple(state.actors()), int(state.reveals))
        events = state.apply(seat, move)
        self.played.append(before)
        return events

    def take_back(self, versions: Collection[int]) -> None:
        """Leave these moves out: the state is what all the others lead to."""
        kept = [played for played in self.played if played.version not in versions]
        self.played = []
        self.state = self._begin()
        for played in kept:
            self.play(played.version, played.seat, played.move)

    def last_of(self, seat: int) -> TakeBack | None:
        """What taking back the seat's last move means: that move, and what others have built on it since."""
        at = next((at for at in reversed(range(len(self.played))) if self.played[at].seat == seat), None)
        if at is None:
            return None
        last, later = self.played[at], self.played[at + 1 :]
        shown_nothing = self.state.reveals == last.reveals
        if shown_nothing and {other.seat for other in later} <= set(last.actors):
            # Where all decide at once, the decisions of others do not build on this one, and stay.
            return TakeBack((last.version,), free=True)
        return TakeBack((last.version, *(other.version for other in later)), free=False)

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
