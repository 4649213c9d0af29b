"""The greedy bot: decides for what brings the most points at once, with an eye on the ways on and the rounds to come.

It imagines no cards. Imports the lists of decisions and the glance at a sheet.
"""

from __future__ import annotations

from mypy_extensions import i64

from peron.bots.bot import Bot
from peron.bots.nextstation.decisions import Decisions, best_mark
from peron.bots.nextstation.prospects import glance, symbols_of
from peron.rules.bits import BIT
from peron.rules.contract import State
from peron.rules.nextstation.cards import DECK, NO_POWER
from peron.rules.nextstation.city import City
from peron.rules.nextstation.sheet import NO_SECTION, Sheet, new_line
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import LAST_MARK


class GreedyBot(Bot):
    def __init__(self, city: City) -> None:
        self.name = "greedy"
        self.city: City = city
        self.decisions: Decisions = Decisions(city)
        self.tried: Sheet = Sheet(new_line(city, 0), [])

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, NextStationState)
        sheet = state.sheets[seat]
        if state.phase == LAST_MARK:
            return int(self.city.actions.mark + best_mark(self.city, sheet))
        self.decisions.list_for(state, sheet)
        return int(self.decisions.move(self.best(state, sheet), sheet.first))

    def best(self, state: NextStationState, sheet: Sheet) -> i64:
        """The best of the decisions listed."""
        symbols = symbols_of(cards_to_come(state))
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

    def worth(self, state: NextStationState, sheet: Sheet, symbols: i64) -> float:
        return glance(self.city, state.setting, sheet, state.round, state.undergrounds, symbols)


def cards_to_come(state: NextStationState) -> i64:
    """The cards of this round that have not come up, as a set."""
    left: i64 = BIT[DECK] - 1
    at: i64 = 0
    while at < state.turned:
        left &= ~BIT[state.card(at)]
        at += 1
    return left
