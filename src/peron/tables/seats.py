"""Who sits where. Imports the contract and entries of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from peron.rules.contract import PeronError
from peron.tables.log import Entry

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
RECORDED: Final = "recorded"

BOT_NAMES: Final = ("Semafor", "Zwrotnica", "Wagonik", "Nastawnia", "Tender", "Rozjazd")
"""Bots have names of the railway, the same in every language; no two at a table have the same."""

STAND_IN: Final = "steady"
"""The level of a bot that plays for a person, unless another was asked for."""


class TableError(PeronError):
    """What was asked for is not possible at this table now; nothing was changed."""


@dataclass(frozen=True)
class Seat:
    """A seat as it is now. `away` and `conceded` people keep their seat while a bot plays for them."""

    kind: str = OPEN
    name: str = ""
    person: str | None = None
    level: str | None = None
    """The level of the bot that plays here."""
    away: bool = False
    conceded: bool = False

    @property
    def by_bot(self) -> bool:
        return self.kind == BOT or self.away or self.conceded

    @property
    def in_play(self) -> bool:
        """Whether it is a person's who has not given up, though a bot may play for them now."""
        return self.kind == PERSON and not self.conceded

    @property
    def present(self) -> bool:
        """Whether a person decides here."""
        return self.in_play and not self.away


def given_up(seats: Sequence[Seat]) -> bool:
    """Whether nobody is left to play against, or no person is left who has not conceded."""
    in_play = [seat for seat in seats if not seat.conceded]
    if len(in_play) == len(seats):
        return False
    return len(in_play) == 1 or all(seat.kind != PERSON for seat in in_play)


def seat_after(seat: Seat, entry: Entry) -> Seat:
    """A seat when somebody has sat down on it, gone, come back or given up."""
    data = entry.data
    if entry.kind in ("sit", RECORDED):
        return Seat(PERSON if entry.kind == "sit" else RECORDED, str(data["name"]), entry.by)
    if entry.kind == "bot":
        return Seat(BOT, str(data["name"]), level=str(data["level"]))
    if entry.kind == "open":
        return Seat()
    if entry.kind == "concede":
        return replace(seat, conceded=True, level=str(data["level"]))
    if entry.kind in ("leave", "stand-in"):
        return replace(seat, away=True, level=str(data["level"]))
    if entry.kind == "return":
        return replace(seat, away=False, level=None)
    if entry.kind == "hand-over":
        return replace(seat, person=entry.by, name=str(data["name"]))
    raise TableError("table-newer", {"kind": entry.kind})


def bot_name(seats: Sequence[Seat], number: int) -> str:
    """What a bot at this seat is called."""
    taken = {seat.name for at, seat in enumerate(seats) if at != number}
    return next(name for name in BOT_NAMES if name not in taken)
