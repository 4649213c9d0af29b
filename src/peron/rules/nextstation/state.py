"""A game of the family in progress: what is legal, and what a move does. Rules are cited where they are decided.

Imports the standard library and the compiled integer types only. This is the module that has to be fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.contract import NOBODY, Event, IllegalMove, Reason, Result, Score
from peron.rules.nextstation.actions import (
    ACTIONS,
    DRAW,
    DRAW_AGAIN,
    DRAW_JOKER,
    DRAW_SWITCH,
    MARK,
    MARK_NONE,
    SKIP,
    power_of,
    section_of,
)
from peron.rules.nextstation.cards import (
    JOKER,
    NO_POWER,
    PENCILS,
    POWER_AGAIN,
    POWER_DOUBLE,
    POWER_JOKER,
    POWER_SWITCH,
    POWERS,
    ROUNDS,
)
from peron.rules.nextstation.city import SPAN, STATIONS, City
from peron.rules.nextstation.notation import say
from peron.rules.nextstation.scoring import final_score, solo_rank
from peron.rules.nextstation.sheet import NO_SECTION, NO_STATION, UNDECIDED, Sheet
from peron.rules.nextstation.table import LAST_MARK, LAST_UNDERGROUND, OVER, TURN, NextStationTable
from peron.rules.random import Random

if TYPE_CHECKING:
    from peron.rules.nextstation.shapes import NextStationView

# Refusals: the codes of `refusal`, which `explain` puts into words.
LEGAL: Final = 0
GAME_OVER: Final = 1
ALREADY_DECIDED: Final = 2
CARD_PLAYED: Final = 3
ANOTHER_MARKS: Final = 4
NOT_THE_LAST_MOMENT: Final = 5
SECOND_FIRST: Final = 6
POWER_NOT_HELD: Final = 7
POWER_USED: Final = 8
POWER_NOT_NEEDED: Final = 9
BLOCKED: Final = 10
LOOP: Final = 11
OFF_THE_LINE: Final = 12
NOT_AN_END: Final = 13
WRONG_SYMBOL: Final = 14
NO_SECOND: Final = 15
NOTHING_TO_MARK: Final = 16
NOT_ON_LINE: Final = 17

Sections = tuple[i64, i64, i64]
"""A set of sections: three words."""


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

    # --- who decides -------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.phase == OVER

    def actors(self) -> list[int]:
        if self.phase == TURN:
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
        if self.phase == LAST_MARK:
            if seat != self.marker:  # N21d
                return ANOTHER_MARKS
            if move == MARK_NONE:
                return LEGAL
            if move < MARK:  # N6
                return CARD_PLAYED
        else:
            if sheet.choice != UNDECIDED:  # N5
                return ALREADY_DECIDED
            if move == MARK_NONE:
                return NOT_THE_LAST_MOMENT
            if sheet.first != NO_SECTION:
                if not DRAW <= move < DRAW_JOKER:
                    return SECOND_FIRST
                return self._refuses_second(sheet, move - DRAW)
        if move == SKIP:  # N8
            return LEGAL
        power = power_of(move)
        if power != NO_POWER and (power != sheet.power or sheet.marking != NO_STATION):  # N21
            if power == self.setting.powers[sheet.line.pencil]:
                return POWER_USED
            return POWER_NOT_HELD
        if power == POWER_DOUBLE:
            return self._refuses_mark(sheet, move - MARK)
        return self._refuses_drawing(sheet, section_of(move), power)

    def _refuses_drawing(self, sheet: Sheet, section: i64, power: i64) -> i64:
        plain = self._refuses_section(sheet, section, self.symbol, self.switch)
        if power == POWER_JOKER:
            if plain == LEGAL:
                return POWER_NOT_NEEDED
            return self._refuses_section(sheet, section, JOKER, self.switch)
        if power == POWER_SWITCH:
            if plain == LEGAL:
                return POWER_NOT_NEEDED
            return self._refuses_section(sheet, section, self.symbol, True)
        if power == POWER_AGAIN and plain == LEGAL:
            a, b, c = self.seconds(sheet, section)
            if a == 0 and b == 0 and c == 0:
                return NO_SECOND
        return plain

    def _refuses_second(self, sheet: Sheet, section: i64) -> i64:
        drafted = sheet.with_section(self.city, sheet.first)
        symbol = self.second_symbol(sheet, sheet.first)
        return self._refuses_section(drafted, section, symbol, self.second_anywhere(sheet, sheet.first))

    def _refuses_section(self, sheet: Sheet, section: i64, symbol: i64, anywhere: bool) -> i64:
        """N9-N13, with the symbol of the card, and whether a switch is in force."""
        city = self.city
        line = sheet.line
        if sheet.is_blocked(section):  # N12
            return BLOCKED
        starts_at_a = line.stations & BIT[city.a[section]] != 0
        starts_at_b = line.stations & BIT[city.b[section]] != 0
        if starts_at_a and starts_at_b:  # N13
            return LOOP
        if not starts_at_a and not starts_at_b:  # N9, N10
            return OFF_THE_LINE
        source = line.source(city, section)
        if not anywhere and not line.ends & BIT[source]:  # N10, N7
            return NOT_AN_END
        if not city.allows(symbol, source, section):  # N10, N11
            return WRONG_SYMBOL
        return LEGAL

    def _refuses_mark(self, sheet: Sheet, station: i64) -> i64:
        if not sheet.line.is_drawn():  # N21d
            return NOTHING_TO_MARK
        if not sheet.line.stations & BIT[station]:
            return NOT_ON_LINE
        return LEGAL

    def second_symbol(self, sheet: Sheet, first: i64) -> i64:
        """N21, N21a: what the second section leads to: the card's symbol, after a joker that of the station reached."""
        if self.symbol != JOKER:
            return self.symbol
        return self.city.symbol(sheet.line.target(self.city, first))

    def second_anywhere(self, sheet: Sheet, first: i64) -> bool:
        """N21c: with a switch card one of the two sections may start at any station."""
        return self.switch and sheet.line.ends & BIT[sheet.line.source(self.city, first)] != 0

    def seconds(self, sheet: Sheet, first: i64) -> Sections:
        """N21c: the sections that may follow the first, on the map as it is after that."""
        drafted = sheet.with_section(self.city, first)
        return reach(self.city, drafted, self.second_symbol(sheet, first), self.second_anywhere(sheet, first))

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        sheet = self.sheets[seat]
        if self.phase == TURN:
            if sheet.choice != UNDECIDED:
                return 0
            if sheet.first != NO_SECTION:
                a, b, c = self.seconds(sheet, sheet.first)
                return listed(a, b, c, DRAW, out, 0)
            out[0] = SKIP
            a, b, c = reach(self.city, sheet, self.symbol, self.switch)
            n = listed(a, b, c, DRAW, out, 1)
            if sheet.power == NO_POWER or sheet.marking != NO_STATION:
                return n
            return self._legal_by_power(sheet, a, b, c, out, n)
        if self.phase == LAST_MARK and seat == self.marker:
            out[0] = MARK_NONE
            return self._legal_marks(sheet, out, 1)
        return 0

    def _legal_by_power(self, sheet: Sheet, a: i64, b: i64, c: i64, out: vec[i64], n: i64) -> i64:
        """N21: what only the power of the pencil makes possible. The sections a, b, c can be drawn plainly."""
        if sheet.power == POWER_JOKER:
            x, y, z = reach(self.city, sheet, JOKER, self.switch)
            return listed(x & ~a, y & ~b, z & ~c, DRAW_JOKER, out, n)
        if sheet.power == POWER_SWITCH:
            x, y, z = reach(self.city, sheet, self.symbol, True)
            return listed(x & ~a, y & ~b, z & ~c, DRAW_SWITCH, out, n)
        if sheet.power == POWER_DOUBLE:
            return self._legal_marks(sheet, out, n)
        end = n
        at: i64 = 1  # after SKIP: the plain sections
        while at < end:
            section = out[at] - DRAW
            x, y, z = self.seconds(sheet, section)
            if x != 0 or y != 0 or z != 0:
                out[n] = DRAW_AGAIN + section
                n += 1
            at += 1
        return n

    def _legal_marks(self, sheet: Sheet, out: vec[i64], n: i64) -> i64:
        if not sheet.line.is_drawn():
            return n
        stations = sheet.line.stations
        while stations:
            out[n] = MARK + lowest(stations)
            stations &= stations - 1
            n += 1
        return n

    def moves(self, seat: int) -> list[int]:
        if not 0 <= seat < len(self.sheets):
            return []
        out = self.room()
        n = self.legal(seat, out)
        return [out[i] for i in range(n)]

    def room(self) -> vec[i64]:
        """Room to list moves in."""
        if len(self.scratch) == 0:
            self.scratch = vec[i64]([0] * ACTIONS)
        return self.scratch

    # --- what a move does --------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> tuple[Event, ...]:
        if not 0 <= seat < len(self.sheets) or not 0 <= move < ACTIONS or self.refusal(seat, move) != LEGAL:
            reason = self.why_not(seat, move)
            assert reason is not None
            raise IllegalMove(reason)
        self.step(seat, move)
        if not self.listening:
            return ()
        told = tuple(self.told)
        self.told = []
        return told

    def step(self, seat: i64, move: i64) -> None:
        sheet = self.sheets[seat]
        if self.phase == LAST_MARK:
            if move != MARK_NONE:
                self._mark(sheet, seat, move - MARK)
            elif self.listening:
                self.tell("event-mark-none", seat, {})
            self._end_round()
            return
        if move >= DRAW_AGAIN:
            self._note(sheet, seat, move)
            return
        sheet.choice = move
        for other in self.sheets:
            if other.choice == UNDECIDED:
                if self.listening:
                    self.tell("event-decided", seat, {}, {"decision": say(self.city, move)})
                return
        self._reveal()

    def _note(self, sheet: Sheet, seat: i64, move: i64) -> None:
        """N21: a station marked or the first of two sections: the decision goes on, and nobody is shown anything."""
        if move >= MARK:
            sheet.marking = move - MARK
        else:
            sheet.first = move - DRAW_AGAIN
        if self.listening:
            city = self.city
            noted = city.stations[move - MARK].id if move >= MARK else city.sections[move - DRAW_AGAIN].id
            self.tell("event-noted", seat, {}, {"noted": noted})

    def _reveal(self) -> None:
        """N5a: all decisions are shown and carried out together."""
        if self.seats > 1:
            self.reveals += 1
        for seat, sheet in enumerate(self.sheets):
            if sheet.marking != NO_STATION:
                self._mark(sheet, seat, sheet.marking)
                sheet.marking = NO_STATION
            self._carry_out(sheet, seat, sheet.choice)
            sheet.choice = UNDECIDED
        if self.undergrounds < LAST_UNDERGROUND:
            self.turn_up()
            return
        for seat, sheet in enumerate(self.sheets):  # N6, N21d: nobody else has this power
            if sheet.power == POWER_DOUBLE and sheet.line.is_drawn():
                self.marker = seat
                self.phase = LAST_MARK
                if self.listening:
                    self.tell("event-last-mark", seat, {})
                return
        self._end_round()

    def _carry_out(self, sheet: Sheet, seat: i64, choice: i64) -> None:
        if choice == SKIP:
            if self.listening:
                self.tell("event-skip", seat, {})
            return
        if sheet.first != NO_SECTION:
            self._draw(sheet, seat, sheet.first, NO_POWER)
            self._draw(sheet, seat, section_of(choice), POWER_AGAIN)
            sheet.first = NO_SECTION
            sheet.power = NO_POWER
            return
        power = power_of(choice)
        self._draw(sheet, seat, section_of(choice), power)
        if power != NO_POWER:
            sheet.power = NO_POWER

    def _draw(self, sheet: Sheet, seat: i64, section: i64, power: i64) -> None:
        if self.listening:
            line = sheet.line
            params: dict[str, object] = {
                "pencil": PENCILS[line.pencil],
                "section": self.city.sections[section].id,
                "from": self.city.stations[line.source(self.city, section)].id,
                "to": self.city.stations[line.target(self.city, section)].id,
                "power": "none" if power == NO_POWER else POWERS[power],
            }
            self.tell("event-section", seat, params)
        sheet.draw(self.city, section)

    def _mark(self, sheet: Sheet, seat: i64, station: i64) -> None:
        sheet.mark(self.city, station)
        sheet.power = NO_POWER
        if self.listening:
            self.tell("event-mark", seat, {"station": self.city.stations[station].id})

    def _end_round(self) -> None:
        """N2: four rounds."""
        self.score_round()
        if self.round + 1 < ROUNDS:
            self.round += 1
            self.begin_round()
            return
        self.phase = OVER
        if self.listening:
            self.told.append(Event("event-over", {}))
            if self.seats == 1:  # N23
                total = int(self.total(0))
                self.told.append(Event("event-solo-rank", {"rank": solo_rank(self.city, total), "points": total}))

    # --- what is told ------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, move: int) -> Reason | None:
        from peron.rules.nextstation.explain import explain  # it knows the state, not the other way round

        return explain(self, seat, move)

    def view(self, seat: int | None) -> NextStationView:
        from peron.rules.nextstation.view import view_of

        return view_of(self, seat)

    def __str__(self) -> str:
        from peron.rules.nextstation.view import drawn

        return drawn(self)

    # --- points ------------------------------------------------------------------------------------------------------

    def finished(self, seat: i64) -> Sheet:
        """The sheet as if the game ended now: with the line of this round scored."""
        if self.phase == OVER:
            return self.sheets[seat]
        sheet = self.sheets[seat].clone()
        sheet.finish_line(self.city)
        return sheet

    def total(self, seat: i64) -> i64:
        return final_score(self.city, self.finished(seat), self.setting.objectives, self.setting.modules)

    def scores(self) -> list[Score]:
        from peron.rules.nextstation.view import scores_of

        return scores_of(self)

    def result(self) -> Result:
        from peron.rules.nextstation.view import result_of

        return result_of(self)

    def sample(self, seat: int, random: Random) -> NextStationState:
        from peron.rules.nextstation.belief import deal_anew

        copy = self.clone()
        deal_anew(copy, seat, random)
        return copy


def reach(city: City, sheet: Sheet, symbol: i64, anywhere: bool) -> Sections:
    """The sections that a card with this symbol allows (N9-N13), from the ends of the line or from anywhere on it."""
    line = sheet.line
    sources = line.ends
    if anywhere:
        sources = line.stations
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    first = STATIONS * symbol
    while sources:
        at = 3 * (first + lowest(sources))
        sources &= sources - 1
        a |= city.toward[at]
        b |= city.toward[at + 1]
        c |= city.toward[at + 2]
    return (
        a & ~(sheet.blocked_0 | line.within_0),
        b & ~(sheet.blocked_1 | line.within_1),
        c & ~(sheet.blocked_2 | line.within_2),
    )


def listed(a: i64, b: i64, c: i64, move: i64, out: vec[i64], n: i64) -> i64:
    """Write the moves for a set of sections, the first of which has the number `move`, to `out` from place n on."""
    while a:
        out[n] = move + lowest(a)
        a &= a - 1
        n += 1
    move += SPAN
    while b:
        out[n] = move + lowest(b)
        b &= b - 1
        n += 1
    move += SPAN
    while c:
        out[n] = move + lowest(c)
        c &= c - 1
        n += 1
    return n
