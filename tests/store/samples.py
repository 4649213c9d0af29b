"""Tables and entries to store. What they mean is of no concern to the store."""

from __future__ import annotations

from peron.store import AddTable, Append, SeatRow
from peron.tables.log import Entry
from peron.tables.setup import Setup

ANNA = SeatRow(0, "anna", "Anna", "person")
JAN = SeatRow(1, "jan", "Jan", "person")
BOT = SeatRow(1, None, "Tender", "bot")


def setup(id: str = "t", listed: bool = False, host: str = "anna") -> Setup:
    return Setup(
        id=id,
        game="berlin",
        players=2,
        options={"long": True, "most": 3, "name": "zażółć"},
        seed="5eed",
        host=host,
        listed=listed,
        rules=1,
        board="berlin-1",
        deal={"tickets": ["a", "b"], "first": 1},
    )


def move(version: int, by: str | None = "anna", command: str | None = None) -> Entry:
    return Entry(version, "move", 0, by, command or f"command-{version}", {"move": version, "über": [1, None, "ż"]})


def add(
    id: str = "t",
    *entries: Entry,
    seats: tuple[SeatRow, ...] = (ANNA, BOT),
    status: str = "playing",
    bot_turn: bool = False,
    listed: bool = False,
    host: str = "anna",
) -> AddTable:
    return AddTable(setup(id, listed, host), entries, seats, status, bot_turn)


def append(*entries: Entry, to: str = "t", status: str = "playing", invite: str | None = None) -> Append:
    return Append(to, entries, None, status, bot_turn=False, used_invite=invite)
