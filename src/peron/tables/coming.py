"""Who comes to a table by its code, a free seat for each, and where all go on when the game is over. Imports this
package."""

from __future__ import annotations

from typing import Final

from peron.tables.log import Entry
from peron.tables.seats import TableError
from peron.tables.table import GATHERING, OVER, Table

MOST_TIMES: Final = 5
"""How often somebody may come by a code and go again."""


def come(table: Table, by: str, seat: int, name: str) -> list[Entry]:
    """A person takes the seat they have chosen. Whom the host has sent away does not come back by the code."""
    if table.status != GATHERING:
        raise TableError("table-started")
    if table.seats_of(by):
        raise TableError("table-seated")
    if by in sent_away(table):
        raise TableError("table-sent-away")
    came = sum(update.entry.kind == "sit" and update.entry.by == by for update in table.history.updates)
    if came >= MOST_TIMES:  # a seat is taken only so often: nobody uses it up alone
        raise TableError("table-too-often", {"most": MOST_TIMES})
    return table.sit(by, seat, name)


def go_on(table: Table, by: str, table_id: str) -> list[Entry]:
    """The next game is at another table; there is one, whoever of those who were there sets it up first."""
    if table.status != OVER:
        raise TableError("table-not-over")
    if by != table.setup.host and not table.seats_of(by):
        raise TableError("table-not-host")
    if table.next is not None:
        raise TableError("table-next", {"table": table.next})
    return [Entry(table.version + 1, "next", by=by, data={"table": table_id})]


def sent_away(table: Table) -> frozenset[str]:
    """The people whose seat the host has opened again."""
    sits: dict[int | None, str | None] = {}
    gone: set[str] = set()
    for entry in (update.entry for update in table.history.updates):
        if entry.kind in ("sit", "hand-over"):
            sits[entry.seat] = entry.by
        elif entry.kind == "open":
            person = sits.pop(entry.seat, None)
            if person is not None and person != entry.by:
                gone.add(person)
    return frozenset(gone)
