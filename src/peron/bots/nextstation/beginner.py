"""The bot that plays like somebody new to the game: greedily, with the slips of a beginner.

Now and then it counts only the points of the moment, looks at one end of the line alone, lets a card go by, forgets
that its pencil has a power, or marks whatever station comes to mind. It sees its own seat only, and its chance is its
own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.bots.nextstation.greedy import GreedyBot, cards_to_come
from peron.bots.nextstation.prospects import symbols_of
from peron.rules.bits import BIT, members
from peron.rules.contract import State
from peron.rules.nextstation.cards import NO_POWER
from peron.rules.nextstation.city import City
from peron.rules.nextstation.scoring import standing
from peron.rules.nextstation.sheet import NO_SECTION, Sheet
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import LAST_MARK
from peron.rules.random import Random

# Chances in a hundred, each for a decision where there is occasion for that slip.
SHORT_SIGHTED: Final = 45
ONE_END: Final = 20
IDLE: Final = 4
FORGETFUL: Final = 60
CARELESS: Final = 50


class BeginnerBot(GreedyBot):
    def __init__(self, city: City, seed: int) -> None:
        super().__init__(city)
        self.name = "beginner"
        self.random: Random = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, NextStationState)
        if state.phase == LAST_MARK and self.slips(CARELESS):
            return int(self.city.actions.mark + self.any_of(state.sheets[seat].line.stations))
        return super().choose(state, seat)

    def slips(self, chance: i64) -> bool:
        return self.random.below(100) < chance

    def any_of(self, stations: i64) -> i64:
        held = members(stations)
        return held[self.random.below(len(held))]

    def best(self, state: NextStationState, sheet: Sheet) -> i64:
        """The best of the decisions that come to mind; skipping always does."""
        if sheet.first != NO_SECTION:
            return super().best(state, sheet)
        if self.slips(IDLE):
            return 0
        forgetful = self.slips(FORGETFUL)
        short_sighted = self.slips(SHORT_SIGHTED)
        overlooked = self.overlooked(sheet)
        symbols = symbols_of(cards_to_come(state))
        best: i64 = 0
        greatest = -1e9
        decision: i64 = 0
        while decision < self.decisions.count:
            if not (forgetful and self.decisions.powers[decision] != NO_POWER) and not self.starts_at(
                sheet, decision, overlooked
            ):
                tried = self.after(sheet, decision)
                if short_sighted:
                    worth = float(standing(self.city, tried, state.setting.objectives, 0))
                else:
                    worth = self.worth(state, tried, symbols)
                if worth > greatest:
                    greatest = worth
                    best = decision
            decision += 1
        return best

    def overlooked(self, sheet: Sheet) -> i64:
        """The end of the line that is not looked at, as a set; most of the time all are."""
        ends = sheet.line.ends
        if ends & (ends - 1) != 0 and self.slips(ONE_END):
            return BIT[self.any_of(ends)]
        return 0

    def starts_at(self, sheet: Sheet, decision: i64, stations: i64) -> bool:
        """Whether the first section of a decision starts at one of these stations."""
        first = self.decisions.firsts[decision]
        return first != NO_SECTION and stations & BIT[sheet.line.source(self.city, first)] != 0
