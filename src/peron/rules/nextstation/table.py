"""The table: the cards, the sheets, and what is told of them. What may be done, other modules decide.

Imports the standard library and the compiled integer types only. Nothing is told unless somebody listens.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import Event, State
from peron.rules.nextstation.cards import DECK
from peron.rules.nextstation.city import City
from peron.rules.nextstation.setting import Setting
from peron.rules.nextstation.sheet import Sheet

# Phases: what the actors decide now.
TURN: Final = 0  # N5, all seats at once
LAST_MARK: Final = 1  # N21d, the seat whose power is still unused
OVER: Final = 2


class NextStationTable(State):
    """Everything on the table. `NextStationState` adds the rules."""

    def __init__(self, city: City, setting: Setting, cards: vec[i64], sheets: list[Sheet]) -> None:
        self.listening = False
        self.reveals = 0
        self.city: City = city
        self.setting: Setting = setting
        self.cards: vec[i64] = cards
        """The cards of all rounds, eleven for each, in order. Never changed, so copies share them."""
        self.sheets: list[Sheet] = sheets
        self.seats: i64 = setting.seats
        self.phase: i64 = TURN
        self.round: i64 = 0
        self.turned: i64 = 0
        """Cards turned up in this round."""
        self.turn: i64 = 0
        """N7a: turned cards without the switch."""
        self.undergrounds: i64 = 0
        self.symbol: i64 = 0
        """What the card of this turn shows."""
        self.switch: bool = False
        """N7: whether the switch card belongs to this turn."""
        self.marker: i64 = 0
        """The seat that decides in the phase LAST_MARK."""
        self.told: list[Event] = []
        self.scratch: vec[i64] = vec[i64]()
        """Where `moves` has its list written; made when first needed, so that clones stay cheap."""

    def card(self, number: i64) -> i64:
        """A card of this round by its place in the deck."""
        return self.cards[DECK * self.round + number]

    def tell(self, key: str, seat: i64, params: dict[str, object], secret: dict[str, object] | None = None) -> None:
        hidden = secret or {}
        told = {"seat": int(seat), **params, **hidden}
        self.told.append(Event(key, told, secret={name: (int(seat),) for name in hidden}))
