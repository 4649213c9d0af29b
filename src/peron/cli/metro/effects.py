"""What the moves of Metro do to lines, and the moves in the order in which they are offered. Imports the views.

The numbers come from the view. Where a line ends is read from the state after the move, as everybody would see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from peron.rules.metro.board import where
from peron.rules.metro.shapes import LineChange, MetroMove, MetroView, WagonView
from peron.rules.metro.state import MetroState

DEEDS: Final = ("own-done", "done", "own-grows", "grows", "nothing")
"""What laying a tile does, from what matters most to what matters least."""
_KINDS: Final = ("lay", "draw", "pass", "wagon", "exchange")


@dataclass(frozen=True)
class Effect:
    """A line after a move."""

    wagon: WagonView
    """After the move if that finishes the line, else before it."""
    before: int
    tiles: int
    points: int
    finished: bool

    @property
    def doubled(self) -> bool:
        return self.finished and self.points > self.tiles


@dataclass(frozen=True)
class Way:
    """A move with what it does."""

    move: MetroMove
    effects: tuple[Effect, ...]
    deed: str


def ways_of(state: MetroState, view: MetroView, seat: int) -> list[tuple[Way, ...]]:
    """The legal moves: tiles by square, those first that do most for the seat; wagons by rail; then the rest."""
    groups: dict[object, list[Way]] = {}
    for move in sorted(view.moves, key=lambda move: _KINDS.index(move.kind)):
        groups.setdefault(_alike(move), []).append(_way(state, view, move, seat))
    entries = [tuple(sorted(group, key=lambda way: _rank(way, seat))) for group in groups.values()]
    return sorted(entries, key=lambda entry: _place(entry[0]))


def _alike(move: MetroMove) -> object:
    """What moves that are ways to do the same thing have in common."""
    if move.kind == "exchange":
        return move.move
    return move.square or (move.kind, move.rail)


def _place(way: Way) -> tuple[int, int, tuple[int, int]]:
    square = way.move.square
    return _KINDS.index(way.move.kind), DEEDS.index(way.deed), where(square) if square else (0, 0)


def _rank(way: Way, seat: int) -> tuple[int, int, int]:
    """Ways to lay on one square, those first that bring the seat most."""
    own = sum(effect.points for effect in way.effects if effect.wagon.seat == seat)
    others = sum(effect.points for effect in way.effects if effect.wagon.seat != seat)
    return DEEDS.index(way.deed), -own, others


def _way(state: MetroState, view: MetroView, move: MetroMove, seat: int) -> Way:
    after: MetroView | None = None
    if any(change.finished or change.wagon >= len(view.wagons) for change in move.lines):
        played = state.clone()
        played.apply(seat, move.move)
        after = played.view(None)
    effects = [_effect(view, after, move, change) for change in move.lines]
    changed = [effect for effect in effects if effect.finished or effect.tiles != effect.before]
    changed.sort(key=lambda effect: (effect.wagon.seat != seat, not effect.finished))
    return Way(move, tuple(changed), _deed(changed, seat))


def _effect(view: MetroView, after: MetroView | None, move: MetroMove, change: LineChange) -> Effect:
    placed = change.wagon >= len(view.wagons)
    before = 0 if placed else view.wagons[change.wagon].tiles
    if after is None:
        wagon = view.wagons[change.wagon]
    elif placed:
        wagon = next(one for one in after.wagons if one.rail == move.rail)
    else:
        wagon = after.wagons[change.wagon]
    return Effect(wagon, before, change.tiles, change.points, change.finished)


def _deed(effects: Sequence[Effect], seat: int) -> str:
    """Lines of companies are nobody's."""
    done = [effect for effect in effects if effect.finished]
    for told, some in (("done", done), ("grows", effects)):
        if some:
            return f"own-{told}" if any(effect.wagon.seat == seat for effect in some) else told
    return "nothing"
