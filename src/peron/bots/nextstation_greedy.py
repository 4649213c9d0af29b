"""The greedy bot: decides for what brings the most points at once, with an eye on the ways on and the rounds to come.

It imagines no cards. Imports the rules of the sheet and the lists of decisions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.bot import Bot
from peron.bots.nextstation_decisions import Decisions, best_mark
from peron.rules.bits import size
from peron.rules.contract import State
from peron.rules.nextstation.actions import MARK
from peron.rules.nextstation.cards import DECK, JOKER, NO_POWER, POWER_DOUBLE, ROUNDS, SWITCH, symbol_of
from peron.rules.nextstation.city import City
from peron.rules.nextstation.scoring import standing
from peron.rules.nextstation.sheet import NO_SECTION, Sheet, new_line
from peron.rules.nextstation.state import NextStationState, reach
from peron.rules.nextstation.table import LAST_MARK, LAST_UNDERGROUND

# In points. These fade as the underground cards of the round come up ...
SYMBOL: Final = 1.93  # a symbol, with a card to come, that leads on from an end
WAY: Final = 0.77  # a section that leads on from an end
MOST_WAYS: Final = 12
DISTRICT: Final = -0.5
STATION: Final = 7.6  # in the district with most of them
PRODUCT: Final = 1.17  # of both
POWER: Final = 4.4  # held for later
# ... and these count for each round to come.
SERVED: Final = 1.69  # a station of the line: another line can meet it there
BLOCKED: Final = -0.16  # a section that nobody can draw any more


class NextStationGreedyBot(Bot):
    def __init__(self, city: City) -> None:
        self.name = "greedy"
        self.city: City = city
        self.decisions: Decisions = Decisions(city)
        self.tried: Sheet = Sheet(new_line(city, 0), [])

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, NextStationState)
        sheet = state.sheets[seat]
        if state.phase == LAST_MARK:
            return MARK + best_mark(self.city, sheet)
        self.decisions.list_for(state, sheet)
        return self.decisions.move(self.best(state, sheet), sheet.first)

    def best(self, state: NextStationState, sheet: Sheet) -> i64:
        """The best of the decisions listed."""
        symbols = symbols_to_come(state)
        best: i64 = 0
        greatest = -1e9
        decision: i64 = 0
        while decision < self.decisions.count:
            worth = self.worth(state, self.after(sheet, decision), symbols)
            if worth > greatest:
                greatest = worth
                best = decision
            decision += 1
        return best

    def after(self, sheet: Sheet, decision: i64) -> Sheet:
        """The sheet with a decision carried out."""
        tried = self.tried
        tried.line.become(sheet.line)
        tried.become(sheet)
        if self.decisions.firsts[decision] != NO_SECTION:
            tried.draw(self.city, self.decisions.firsts[decision])
        if self.decisions.seconds[decision] != NO_SECTION:
            tried.draw(self.city, self.decisions.seconds[decision])
        if self.decisions.powers[decision] != NO_POWER:
            tried.power = NO_POWER
        return tried

    def worth(self, state: NextStationState, sheet: Sheet, symbols: vec[i64]) -> float:
        """Points now, and what may come of it."""
        setting = state.setting
        line = sheet.line
        points = standing(self.city, sheet, setting.objectives, setting.modules)
        if sheet.power == POWER_DOUBLE and line.is_drawn():  # N21: a station will be marked
            points += line.districts
        blocked = size(sheet.blocked_0) + size(sheet.blocked_1) + size(sheet.blocked_2)
        later = SERVED * float(size(line.stations)) + BLOCKED * float(blocked)
        soon = self.prospects(sheet, symbols)
        rest = float(LAST_UNDERGROUND - state.undergrounds) / float(LAST_UNDERGROUND)
        return float(points) + rest * soon + float(ROUNDS - 1 - state.round) * later

    def prospects(self, sheet: Sheet, symbols: vec[i64]) -> float:
        """What helps in the rest of the round."""
        line = sheet.line
        soon = DISTRICT * float(line.districts) + STATION * float(line.most)
        soon += PRODUCT * float(line.districts * line.most)
        if sheet.power != NO_POWER and sheet.power != POWER_DOUBLE:
            soon += POWER
        a, b, c = reach(self.city, sheet, JOKER, False)
        ways = size(a) + size(b) + size(c)
        if ways > MOST_WAYS:
            ways = MOST_WAYS
        soon += WAY * float(ways)
        for symbol in symbols:
            a, b, c = reach(self.city, sheet, symbol, False)
            if a != 0 or b != 0 or c != 0:
                soon += SYMBOL
        return soon


def symbols_to_come(state: NextStationState) -> vec[i64]:
    """The symbols but the joker that cards of this round still show."""
    left = 2**DECK - 1
    for at in range(state.turned):
        left &= ~(2 ** int(state.card(at)))
    return vec[i64](sorted({int(symbol_of(card)) for card in range(SWITCH) if left & 2**card} - {JOKER}))
