"""How far a learner has come in a lesson: what follows from their moves, from taking back and from skipping, and from
nothing else. Imports this package and the shape of messages.

A ride never ends a game and never waits for good: a step that cannot be done any more is passed over, and so is one
that the learner does not care for.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal

from peron.lessons.lesson import Lesson, Step
from peron.lessons.patterns import at, chosen, fits
from peron.rules.shapes import Message, quick

LEARNER: Final = 0
"""The seat of the one who learns."""
LONGEST_WAIT: Final = 6
"""For so many own moves a step waits for its time."""
_UNSAID: Final = ("move", "gains")
"""Fields of moves that no sentence needs."""


@quick
@dataclass(frozen=True)
class Coach:
    """What the learner is told now."""

    state: Literal["do", "free", "read", "wait", "end"]
    """Something is to be done; the learner plays as they like; there is something to read; others play; the ride is
    over."""
    step: int
    """From 1."""
    of: int
    id: str
    """By which the step can be skipped; empty when the ride is over."""
    said: Message | None
    """What came of the last move."""
    what: Message
    why: Message
    aims: tuple[int, ...]
    """The legal moves that are meant."""


@dataclass(frozen=True)
class Stand:
    """Where in a lesson somebody is."""

    step: int = 0
    """How many steps are behind them."""
    tried: int = 0
    """Own moves that could have done the present step and did not."""
    waited: int = 0
    """Own moves before it was time for it."""
    said: Message | None = None
    left: bool = False


@dataclass(frozen=True)
class Ride:
    lesson: Lesson
    stand: Stand = Stand()
    moves: tuple[Any, ...] = ()
    """The moves that are meant, as the view has them."""
    phase: Literal["now", "leads", "later"] = "now"
    """Whether they do the step, only lead to it, or it is not time for it yet."""
    told: tuple[tuple[str, Any], ...] = ()
    """What the view tells for the step, by name."""
    before: tuple[tuple[int, Stand], ...] = ()
    """Where they were before each of their moves, by its version."""
    skips: tuple[tuple[int, str], ...] = ()

    @property
    def step(self) -> Step | None:
        steps = self.lesson.steps
        return steps[self.stand.step] if self.stand.step < len(steps) else None

    # --- what happens -------------------------------------------------------------------------------------------------

    def moved(self, version: int, move: int) -> Ride:
        """The learner has made a move."""
        marked = replace(self, before=(*self.before, (version, self.stand)), moves=())
        return replace(marked, stand=self._after(move))

    def _after(self, move: int) -> Stand:
        stand, step = self.stand, self.step
        if step is None:
            return replace(stand, said=None, left=True)
        passed = Stand(stand.step + 1)
        if self.phase == "later":
            return replace(stand, waited=stand.waited + 1, said=None) if stand.waited < LONGEST_WAIT else passed
        hit = next((one for one in self.moves if one.move == move), None)
        if step.is_read:
            return passed
        if hit is not None and self.phase == "now" and not step.until:
            return replace(passed, said=self._say(step, "done", hit) if step.done else None)
        missed = hit is None and self.phase == "now" and not step.until
        other = self._say(step, "other", None) if step.other else Message("lesson-other")
        on = passed if stand.tried + 1 >= step.patience else replace(stand, tried=stand.tried + 1)
        return replace(on, said=other if missed else None)

    def skipped(self, version: int, step: str) -> Ride:
        """The learner does without a step; does nothing unless it is the present one."""
        marked = replace(self, skips=(*self.skips, (version, step)))
        if self.step is None or self.step.id != step:
            return marked
        return replace(marked, stand=Stand(self.stand.step + 1), moves=())

    def took_back(self, versions: Collection[int], view: Any) -> Ride:
        """Moves were taken back, and the game is as this view has it: so is the ride, but for what was skipped."""
        first = min(versions)
        at_first = next((stand for version, stand in self.before if version >= first), self.stand)
        before = tuple((version, stand) for version, stand in self.before if version < first)
        back = replace(self, stand=at_first, before=before, moves=())
        for version, step in self.skips:
            if version > first and back.step is not None and back.step.id == step:
                back = replace(back, stand=Stand(back.stand.step + 1)).looked(view)
        return back.looked(view)

    def ended(self) -> Ride:
        """The learner goes on alone."""
        return replace(self, stand=replace(self.stand, left=True), moves=())

    def looked(self, view: Any) -> Ride:
        """What is to be done when the learner decides with this view before them."""
        stand = self.stand
        for step in self.lesson.steps[stand.step :]:
            found = _found(step, view)
            if found is not None:
                phase, moves = found
                told = tuple((name, at(view, path)) for name, path in step.say.items() if not path.startswith("aim."))
                return replace(self, stand=stand, phase=phase, moves=tuple(moves), told=told)
            stand = Stand(stand.step + 1, said=stand.said)
        return replace(self, stand=stand, moves=())

    # --- what is told -------------------------------------------------------------------------------------------------

    def coach(self, decides: bool) -> Coach | None:
        """What the learner is told; nothing once they have left. While others decide, there is nothing to do."""
        stand, step, of = self.stand, self.step, len(self.lesson.steps)
        if stand.left:
            return None
        if step is None:
            return Coach("end", of, of, "", stand.said, Message("lesson-end.what"), Message("lesson-end.why"), ())
        number, id, said = stand.step + 1, step.id, stand.said
        if not decides:
            return Coach("wait", number, of, id, said, Message("lesson-wait.what"), Message("lesson-wait.why"), ())
        if self.phase == "later":
            return Coach("free", number, of, id, said, Message("lesson-free.what"), Message("lesson-free.why"), ())
        meant = self.moves[0] if self.moves else None
        what, why = ("lead", "leadwhy") if self.phase == "leads" else ("what", "why")
        state: Literal["read", "free", "do"] = "read" if step.is_read else "free" if step.until else "do"
        told = self._say(step, what, meant), self._say(step, why, meant)
        return Coach(state, number, of, id, said, *told, tuple(move.move for move in self.moves))

    def _say(self, step: Step, part: str, move: Any) -> Message:
        params = {one.name: getattr(move, one.name) for one in fields(move)} if move is not None else {}
        said = {name: value for name, value in params.items() if name not in _UNSAID}
        of_move = {name: at(move, path[4:]) for name, path in step.say.items() if path.startswith("aim.")}
        return Message(f"lesson-{self.lesson.title}-{step.id}.{part}", {**said, **dict(self.told), **of_move})


def _found(step: Step, view: Any) -> tuple[Literal["now", "leads", "later"], list[Any]] | None:
    """Whether it is time for a step, and the moves that are meant; None if it is done or cannot be done."""
    if step.until and fits(view, step.until):
        return None
    if not fits(view, step.when):
        return "later", []
    for pattern in step.aim:
        if moves := chosen(view.moves, pattern):
            return "now", moves
    for pattern in step.lead:
        if moves := chosen(view.moves, pattern):
            return "leads", moves
    return ("now", []) if step.is_read or step.until else None
