"""A first ride at a table: how a lesson begins there, what a learner may ask for, and how the ride follows from the
log. Imports lessons and this package.

A table is one of a lesson because its log says so, and its deal is the lesson's. So nothing need be kept beside the
log: whoever comes back, to whatever process, goes on at the same step.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from peron.lessons import Lesson, Ride, lesson_for
from peron.lessons.ride import LEARNER
from peron.rules.catalogue import game
from peron.tables.history import versions_of
from peron.tables.log import Entry
from peron.tables.seats import TableError
from peron.tables.setup import Setup, new_table

if TYPE_CHECKING:
    from peron.tables.table import Table

RIDE: Final = "ride"
SKIP: Final = "ride-skip"
LEAVE: Final = "ride-leave"
RIDING: Final = frozenset({RIDE, SKIP, LEAVE})
"""What stands in a log because of a lesson alone."""


def lesson_table(lesson: Lesson, host: str) -> Setup:
    """A table for the lesson's game, with its deal."""
    setup = new_table(game(lesson.title), lesson.players, lesson.options, host)
    return replace(setup, deal=lesson.deal)


def begin(table: Table, lesson: Lesson, by: str, name: str) -> None:
    """Everybody takes their seat."""
    table.append([Entry(table.version + 1, RIDE, by=by, data={"lesson": lesson.title})])
    table.append(table.set_pace(by, lesson.pace))
    for seat in range(lesson.players):
        table.append(table.sit(by, seat, name) if seat == LEARNER else table.place_bot(by, seat, lesson.level))


def skip(table: Table, by: str, seat: int, step: str, command: str | None = None) -> list[Entry]:
    """The learner does without the present step. Asked for an earlier one, it is too late for that."""
    ride = _ridden(table, by, seat)
    if ride.step is None or ride.step.id != step:
        raise TableError("table-step-over", {"step": step})
    return [Entry(table.version + 1, SKIP, seat, by, command, {"step": step})]


def leave(table: Table, by: str, seat: int, command: str | None = None) -> list[Entry]:
    """The learner goes on alone."""
    _ridden(table, by, seat)
    return [Entry(table.version + 1, LEAVE, seat, by, command)]


def _ridden(table: Table, by: str, seat: int) -> Ride:
    if seat not in table.seats_of(by):
        raise TableError("table-not-yours", {"seat": seat})
    if seat != LEARNER or table.ride is None or table.ride.stand.left:
        raise TableError("table-no-ride")
    return table.ride


def followed(table: Table, entry: Entry) -> Ride | None:
    """The ride after an entry that the table has folded in."""
    if entry.kind == RIDE:
        lesson = lesson_for(str(entry.data["lesson"]))
        return None if lesson is None else Ride(lesson)
    ride = table.ride
    if ride is None or ride.stand.left:
        return ride
    if entry.kind == LEAVE:
        return ride.ended()
    if entry.kind == "undo":
        return ride.took_back(versions_of(entry), table.state.view(LEARNER))
    if entry.kind == SKIP:
        ride = ride.skipped(entry.version, str(entry.data["step"]))
    elif entry.kind == "move" and entry.seat == LEARNER:
        ride = ride.moved(entry.version, int(str(entry.data["move"])))
    return ride.looked(table.state.view(LEARNER)) if decides(table) else ride


def decides(table: Table) -> bool:
    """Whether the learner is to decide now."""
    return LEARNER in table.actors and table.seats[LEARNER].present
