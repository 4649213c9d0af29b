"""Tables that were set up under other rules than this Peron's. Imports this package.

What somebody has decided stays as it is: every move is tried by the rules of today. A game whose moves are all still
legal goes on by them. One that departs from them ends there, unfinished, and can be looked at up to that move.
"""

from __future__ import annotations

from collections.abc import Iterable

from peron.rules.contract import BadSetup, Event, Game, Message, PeronError
from peron.tables.log import Entry
from peron.tables.seats import TableError
from peron.tables.setup import Setup, game_of
from peron.tables.snapshot import Snapshot
from peron.tables.table import PLAYING, Table

_COURSE = ("move", "undo", "undo-asked", "undo-agreed", "undo-refused")
_DEPARTED = Message("table-closed", {"reason": "rules", "text": ""})


class OlderTable(Table):
    """A table of other rules, or of another board."""

    other_rules = True
    opened = False
    """Whether all that was decided is folded in: what comes then is tried by the rules of today before."""

    def __init__(self, setup: Setup, log: Iterable[Entry], on: Game, snapshot: Snapshot | None = None) -> None:
        super().__init__(setup, log, on, snapshot)
        self.opened = True

    def _fold(self, entry: Entry) -> tuple[Event, ...]:
        if self.opened or entry.kind not in _COURSE:
            return super()._fold(entry)
        if self.closed is not None:
            return ()  # it builds on a move that is none any more
        try:
            return super()._fold(entry)
        except (PeronError, AssertionError, LookupError, ValueError):
            self.closed = _DEPARTED
            return ()


def open_table(setup: Setup, log: Iterable[Entry], snapshot: Snapshot | None = None) -> Table:
    """A table out of its log, whatever rules it was set up with. Raises TableError where today's rules do not even know
    how it was set up."""
    of = game_of(setup)
    if (setup.rules, setup.board) == (of.rules_version, of.board_id()):
        return Table(setup, log, of, snapshot)
    try:
        table = OlderTable(setup, log, of, snapshot)
    except BadSetup as error:
        told = {"table": setup.id, "rules": setup.rules, "board": setup.board}
        raise TableError("table-other-rules", told) from error
    if setup.board != of.board_id() and table.status == PLAYING:
        # On another board a move may be legal and yet mean something else.
        table.closed = _DEPARTED
    return table


def departs(table: Table) -> bool:
    """Whether a table ends because of today's rules, and its log does not say so yet."""
    return table.closed is _DEPARTED
