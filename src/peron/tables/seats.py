"""Who sits where. Imports nothing but the contract."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peron.rules.contract import PeronError

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


@dataclass
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
    def present(self) -> bool:
        """Whether a person decides here, and is asked when others want to take something back."""
        return self.kind == PERSON and not self.by_bot
