"""A game of the family in progress: who decides, what is legal, what a move does. Which rule it is, its module says.

Imports the standard library and the compiled integer types only. This is the module that has to be fast.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import LEGAL, NOBODY, Reason, Result, Score, Sight
from peron.rules.nextstation import scoring
from peron.rules.nextstation.actions import DRAW, MARK_NONE, SKIP
from peron.rules.nextstation.belief import deal_anew
from peron.rules.nextstation.cards import NO_POWER, POWER_DOUBLE
from peron.rules.nextstation.drawing import listed, reach, refuses_section
from peron.rules.nextstation.moves import decided
from peron.rules.nextstation.powers import (
    legal_by_power,
    legal_marks,
    mark,
    note,
    refuses_by_power,
    refuses_mark,
    refuses_power,
    refuses_second,
    seconds,
)
from peron.rules.nextstation.refusals import (
    ALREADY_DECIDED,
    ANOTHER_MARKS,
    CARD_PLAYED,
    GAME_OVER,
    NOT_THE_LAST_MOMENT,
    SECOND_FIRST,
)
from peron.rules.nextstation.rounds import after_turn, end_round
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED, Sheet
from peron.rules.nextstation.table import LAST_MARK, OVER, TURN, NextStationTable
from peron.rules.nextstation.turns import reveal
from peron.rules.random import Random


class NextStationState(NextStationTable):
    """The table as it is. Make one with `NextStationGame.new`."""

    def clone(self) -> NextStationState:
        copy = NextStationState(self.city, self.setting, self.cards, [sheet.clone() for sheet in self.sheets])
        copy.reveals = self.reveals
        copy.phase = self.phase
        copy.round = self.round
        copy.turned = self.turned
        copy.turn = self.turn
        copy.undergrounds = self.undergrounds
        copy.symbol = self.symbol
        copy.switch = self.switch
        copy.marker = self.marker
        return copy

    def action_space(self) -> int:
        return self.city.action_space

    def rule_of_turns(self) -> str:
        return "N8"

    # --- who decides -------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.phase == OVER

    def actors(self) -> list[int]:
        if self.phase == TURN:  # N5: all at once
            return [seat for seat, sheet in enumerate(self.sheets) if sheet.choice == UNDECIDED]
        return [int(self.marker)] if self.phase == LAST_MARK else []

    def actor(self) -> i64:
        if self.phase == TURN:
            seat: i64 = 0
            while self.sheets[seat].choice != UNDECIDED:
                seat += 1
            return seat
        if self.phase == LAST_MARK:
            return self.marker
        return NOBODY

    # --- what is legal -----------------------------------------------------------------------------------------------

    def refusal(self, seat: i64, move: i64) -> i64:
        """Why a move is not legal, as a code; LEGAL when it is. This decides; `legal` only lists quickly."""
        if self.phase == OVER:
            return GAME_OVER
        sheet = self.sheets[seat]
        actions = self.city.actions
        if self.phase == LAST_MARK:
            if seat != self.marker:  # N21d
                return ANOTHER_MARKS
            if move == MARK_NONE:
                return LEGAL
            if move < actions.mark:  # N6
                return CARD_PLAYED
        else:
            if sheet.choice != UNDECIDED:  # N5
                return ALREADY_DECIDED
            if sheet.first != NO_SECTION:
                if not DRAW <= move < actions.joker:  # N21
                    return SECOND_FIRST
                return refuses_second(self, sheet, move - DRAW)
            if move == SKIP:  # N8
                return LEGAL
        if DRAW <= move < actions.joker:
            return refuses_section(self.city, sheet, move - DRAW, self.symbol, self.switch)
        power = actions.power_of(move)
        code = refuses_power(self, sheet, power)
        if code != LEGAL:
            return code
        if move == MARK_NONE:  # N21d
            return NOT_THE_LAST_MOMENT
        if power == POWER_DOUBLE:
            return refuses_mark(sheet, move - actions.mark)
        return refuses_by_power(self, sheet, actions.section_of(move), power)

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        sheet = self.sheets[seat]
        city = self.city
        if self.phase == TURN:
            if sheet.choice != UNDECIDED:
                return 0
            if sheet.first != NO_SECTION:
                a, b, c = seconds(city, sheet, self.symbol, self.switch, sheet.first)
                return listed(a, b, c, DRAW, out, 0)
            out[0] = SKIP
            a, b, c = reach(city, sheet, self.symbol, self.switch)
            n = listed(a, b, c, DRAW, out, 1)
            if sheet.power == NO_POWER or sheet.marking != NO_STATION:
                return n
            return legal_by_power(self, sheet, (a, b, c), out, n)
        if self.phase == LAST_MARK and seat == self.marker:
            out[0] = MARK_NONE
            return legal_marks(city, sheet, out, 1)
        return 0

    # --- what a move does --------------------------------------------------------------------------------------------

    def step(self, seat: i64, move: i64) -> None:
        sheet = self.sheets[seat]
        actions = self.city.actions
        if self.phase == LAST_MARK:
            if move != MARK_NONE:
                mark(self, sheet, seat, move - actions.mark)
            elif self.listening:
                self.tell("event-mark-none", seat, {})
            end_round(self)
            return
        if move >= actions.again:
            note(self.city, sheet, move)
            return
        sheet.choice = move
        for other in self.sheets:
            if other.choice == UNDECIDED:
                if self.listening:
                    self.tell("event-decided", seat, {}, {"decision": decided(self.city, sheet)})
                return
        reveal(self)
        after_turn(self)

    # --- what is told, and what it is worth --------------------------------------------------------------------------

    def explain(self, seat: i64, move: i64, code: i64) -> Reason:
        from peron.rules.nextstation.explain import explain  # it knows the state, not the other way round

        return explain(self, int(seat), int(move), int(code))

    def sight(self) -> Sight:
        from peron.rules.nextstation.view import NextStationSight  # it knows the state, not the other way round

        return NextStationSight(self)

    def __str__(self) -> str:
        from peron.rules.nextstation.view import drawn

        return drawn(self)

    def finished(self, seat: i64) -> Sheet:
        return scoring.finished(self, seat)

    def total(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def result(self) -> Result:
        return scoring.result(self)

    def sample(self, seat: int, random: Random) -> NextStationState:
        self.check_seat(seat)
        copy = self.clone()
        deal_anew(copy, seat, random)
        return copy
