"""The table: the cards, who holds which pencil, and the sheets. No decision is taken here.

Imports the standard library and the compiled integer types only. Nothing is told unless somebody listens.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import Event, State
from peron.rules.nextstation.cards import CARDS, DECK, NO_POWER, PENCILS, SWITCH, SYMBOLS, UNDERGROUND, symbol_of
from peron.rules.nextstation.city import City
from peron.rules.nextstation.sheet import Sheet, new_line

# Phases: what the actors decide now.
TURN: Final = 0  # N5, all seats at once
LAST_MARK: Final = 1  # N21d, the seat whose power is still unused
OVER: Final = 2

LAST_UNDERGROUND: Final = 5
"""N6: the underground card that ends a round."""
FIRST_SWITCH: Final = 3
"""N7: the first turn in which the switch card has an effect."""


class Setting:
    """What is settled before the first card and open to all; never changed, so copies of a state share it."""

    def __init__(self, seats: i64, pencils: vec[i64], powers: vec[i64], objectives: vec[i64], modules: i64) -> None:
        self.seats: i64 = seats
        self.pencils: vec[i64] = pencils
        """The pencils of the first seat by round. Everybody else has them later: see `pencil`."""
        self.powers: vec[i64] = powers
        """By pencil, NO_POWER without the module (N21)."""
        self.objectives: vec[i64] = objectives
        """None without the module (N20)."""
        self.modules: i64 = modules
        """For how many modules points are subtracted: none but in a solo game (N22)."""

    def pencil(self, seat: i64, round: i64) -> i64:
        """N3: seats and spare pencils are a ring of four places, and pencils move one place to the left each round."""
        place = seat
        if self.seats == 2:  # a spare pencil lies to the left of each
            place = 2 * seat
        return self.pencils[(round - place) & 3]


class NextStationTable(State):
    """Everything on the table. `NextStationState` adds the rules of what may be drawn."""

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

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, number: i64) -> i64:
        """A card of this round by its place in the deck."""
        return self.cards[DECK * self.round + number]

    def turn_up(self) -> None:
        """N5: the card of the next turn; N7: with the one after it if it is the switch."""
        card = self.card(self.turned)
        self.turned += 1
        self.turn += 1
        switch = card == SWITCH
        if switch:
            card = self.card(self.turned)
            self.turned += 1
        self.switch = switch and self.turn >= FIRST_SWITCH
        if card >= UNDERGROUND:
            self.undergrounds += 1
        self.symbol = symbol_of(card)
        self.reveals += 1
        if self.listening:
            params: dict[str, object] = {
                "turned": CARDS[card],
                "kind": "underground" if card >= UNDERGROUND else "street",
                "symbol": SYMBOLS[self.symbol],
                "switch": ("in-force" if self.switch else "ignored") if switch else "none",
                "turn": int(self.turn),
                "undergrounds": int(self.undergrounds),
            }
            self.told.append(Event("event-card", params))

    # --- rounds -------------------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """N3, N9, N21: everybody takes a pencil with its power; the first card is turned up."""
        for seat, sheet in enumerate(self.sheets):
            pencil = self.setting.pencil(seat, self.round)
            sheet.line = new_line(self.city, pencil)
            sheet.power = self.setting.powers[pencil]
            if self.listening:
                start = self.city.stations[self.city.start[pencil]].id
                self.tell("event-pencil", seat, {"pencil": PENCILS[pencil], "start": start})
        self.phase = TURN
        self.turned = 0
        self.turn = 0
        self.undergrounds = 0
        self.turn_up()

    def score_round(self) -> None:
        """N16, N17."""
        for seat, sheet in enumerate(self.sheets):
            sheet.finish_line(self.city)
            sheet.power = NO_POWER
            if self.listening:
                line = sheet.line
                params: dict[str, object] = {
                    "pencil": PENCILS[line.pencil],
                    "points": int(line.points(self.city)),
                    "districts": int(line.districts),
                    "most": int(line.most),
                    "crossings": int(line.thames),
                    "drawn": "yes" if line.is_drawn() else "no",
                }
                self.tell("event-line-scored", seat, params)

    # --- what is told -------------------------------------------------------------------------------------------------

    def tell(self, key: str, seat: i64, params: dict[str, object], secret: dict[str, object] | None = None) -> None:
        hidden = secret or {}
        told = {"seat": int(seat), **params, **hidden}
        self.told.append(Event(key, told, {name: (int(seat),) for name in hidden}))
