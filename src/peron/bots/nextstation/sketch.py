"""A sheet as a bot imagines it, with the cards of the round as a set, and what it is estimated to be worth.

Nothing here knows the order of the cards. A sketch is used again and again: `become` makes it another one. Imports the
rules of the sheet and the glance at it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.bots.nextstation.decisions import best_mark
from peron.bots.nextstation.greedy import cards_to_come
from peron.bots.nextstation.prospects import glance, points_with_mark, symbols_of
from peron.rules.bits import BIT
from peron.rules.nextstation.cards import NO_POWER, PENCILS, POWER_DOUBLE, ROUNDS, SWITCH, UNDERGROUND
from peron.rules.nextstation.city import City
from peron.rules.nextstation.rounds import LAST_UNDERGROUND
from peron.rules.nextstation.scoring import finish_line
from peron.rules.nextstation.setting import Setting
from peron.rules.nextstation.sheet import NO_STATION, Line, Sheet, new_line
from peron.rules.nextstation.state import NextStationState

POINT: Final = 0x10000
"""Worth is counted in parts of a point: so many are one."""
ALL_CARDS: Final = 0x7FF


class Facts:
    """What does not change while a bot thinks: the map, and the setting as one seat has it."""

    def __init__(self, city: City, setting: Setting, seat: i64) -> None:
        self.city: City = city
        self.setting: Setting = setting
        self.seat: i64 = seat
        self.new_lines: list[Line] = [new_line(city, pencil) for pencil in range(len(PENCILS))]

    def sketch(self) -> Sketch:
        """An empty sketch."""
        return Sketch(self)


class Sketch:
    """Estimated at a glance."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Facts = facts
        self.sheet: Sheet = Sheet(new_line(facts.city, 0), [])
        self.round: i64 = 0
        self.left: i64 = 0
        """The cards of this round that have not come up, as a set."""
        self.turn: i64 = 0
        self.undergrounds: i64 = 0
        self.over: bool = False

    def become(self, other: Sketch) -> None:
        self.sheet.line.become(other.sheet.line)
        self.sheet.become(other.sheet)
        self.round = other.round
        self.left = other.left
        self.turn = other.turn
        self.undergrounds = other.undergrounds
        self.over = other.over

    def take(self, state: NextStationState) -> None:
        """The sheet of the seat as it is in a game, with what it has noted (N21): a mark already made is a mark."""
        facts = self.facts
        sheet = state.sheets[facts.seat]
        self.sheet.line.become(sheet.line)
        self.sheet.become(sheet)
        if sheet.marking != NO_STATION:
            self.sheet.mark(facts.city, sheet.marking)
            self.sheet.power = NO_POWER
        self.round = state.round
        self.turn = state.turn
        self.undergrounds = state.undergrounds
        self.over = False
        self.left = cards_to_come(state)
        self.add_up()

    def add_up(self) -> None:
        """A sheet that is not the one before with one step more: what is kept up to date begins anew."""

    # --- what happens -------------------------------------------------------------------------------------------------

    def turn_up(self, card: i64) -> None:
        """N5: a card comes up."""
        self.left &= ~BIT[card]
        self.turn += 1
        if card >= UNDERGROUND:
            self.undergrounds += 1

    def turn_up_switch(self) -> None:
        """N7: the switch comes up beside the card of this turn."""
        self.left &= ~BIT[SWITCH]

    def draw(self, section: i64) -> None:
        self.sheet.draw(self.facts.city, section)

    def end_turn(self) -> None:
        """N6: after the fifth underground card the line is scored, and the next round begins."""
        if self.undergrounds < LAST_UNDERGROUND:
            return
        sheet = self.sheet
        city = self.facts.city
        if sheet.power == POWER_DOUBLE and sheet.line.is_drawn():
            sheet.mark(city, best_mark(city, sheet))
        finish_line(city, sheet)
        sheet.lines.pop()  # nobody asks a sketch for its lines
        sheet.power = NO_POWER
        self.round += 1
        if self.round == ROUNDS:
            self.over = True
            sheet.line.become(self.facts.new_lines[0])  # all lines are scored: there is none of this round
            return
        setting = self.facts.setting
        pencil = setting.pencil(self.facts.seat, self.round)
        sheet.line.become(self.facts.new_lines[pencil])
        sheet.power = setting.powers[pencil]
        self.left = ALL_CARDS
        self.turn = 0
        self.undergrounds = 0
        self.add_up()

    # --- what it is worth ---------------------------------------------------------------------------------------------

    def points(self) -> i64:
        """The final score if the game ended now."""
        return points_with_mark(self.facts.city, self.facts.setting, self.sheet)

    def worth(self) -> i64:
        """What the final score will be, in parts of a point."""
        if self.over:
            return POINT * self.points()
        facts = self.facts
        symbols = symbols_of(self.left)
        worth = glance(facts.city, facts.setting, self.sheet, self.round, self.undergrounds, symbols)
        return int(worth * float(POINT))
