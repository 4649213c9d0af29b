"""A sheet as a bot imagines it, with the cards of the round as a set, and what it is estimated to be worth.

Nothing here knows the order of the cards. Imports the rules of the sheet, and the weights. A sketch is used again and
again: `become` makes it another one, and the sum of its rows is kept up to date instead of being added up anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots import nextstation_rows as rows
from peron.bots.nextstation_decisions import best_mark
from peron.bots.nextstation_rows import LANE, WORDS, ZERO, Weights, positive
from peron.rules.bits import BIT, lowest, size
from peron.rules.nextstation.cards import NO_POWER, POWER_DOUBLE, ROUNDS, SWITCH, SYMBOLS, UNDERGROUND
from peron.rules.nextstation.city import ANY, SPAN, City
from peron.rules.nextstation.scoring import CENTRE, DISTRICTS, INTERCHANGES, SITES, THAMES, TRACK, progress, standing
from peron.rules.nextstation.sheet import NO_STATION, Line, Sheet, new_line
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import LAST_UNDERGROUND, Setting

POINT: Final = 0x10000
"""Worth is counted in parts of a point: so many are one."""
ALL_CARDS: Final = 0x7FF
STREET: Final = 0x1F
"""The street cards but the switch, as a set."""


class Facts:
    """What does not change while a bot thinks: the map, the setting as one seat has it, and the weights."""

    def __init__(self, city: City, setting: Setting, seat: i64, weights: Weights) -> None:
        self.city: City = city
        self.setting: Setting = setting
        self.seat: i64 = seat
        self.weights: Weights = weights
        self.objectives: i64 = 0
        """As a set."""
        for objective in setting.objectives:
            self.objectives |= BIT[objective]
        self.symbols: vec[i64] = symbols_of(city)
        self.ends_sum: vec[i64] = vec[i64]([section.a + section.b for section in city.sections])
        """By section: the numbers of its two stations added up, so that one tells the other."""
        self.new_lines: list[Line] = [new_line(city, pencil) for pencil in range(4)]
        self.picked: vec[i64] = vec[i64]([0] * rows.ROWS)
        """Room for the rows that are looked up for one estimate."""


def symbols_of(city: City) -> vec[i64]:
    """By station: its symbol, with that of the central station last."""
    return vec[i64]([4 if station.symbol == ANY else SYMBOLS.index(station.symbol) for station in city.stations])


class Sketch:
    def __init__(self, facts: Facts) -> None:
        self.facts: Facts = facts
        self.sheet: Sheet = Sheet(new_line(facts.city, 0), [])
        self.round: i64 = 0
        self.left: i64 = 0
        """The cards of this round that have not come up, as a set."""
        self.turn: i64 = 0
        self.undergrounds: i64 = 0
        self.over: bool = False
        self.sum_0: i64 = 0
        self.sum_1: i64 = 0
        self.sum_2: i64 = 0
        self.sum_3: i64 = 0
        self.sum_4: i64 = 0
        self.sum_5: i64 = 0
        self.sum_6: i64 = 0
        self.sum_7: i64 = 0
        """The rows of all that changes step by step; what can change altogether is looked up by `worth`."""

    def become(self, other: Sketch) -> None:
        self.sheet.line.become(other.sheet.line)
        self.sheet.become(other.sheet)
        self.round = other.round
        self.left = other.left
        self.turn = other.turn
        self.undergrounds = other.undergrounds
        self.over = other.over
        self.sum_0 = other.sum_0
        self.sum_1 = other.sum_1
        self.sum_2 = other.sum_2
        self.sum_3 = other.sum_3
        self.sum_4 = other.sum_4
        self.sum_5 = other.sum_5
        self.sum_6 = other.sum_6
        self.sum_7 = other.sum_7

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
        self.left = ALL_CARDS
        at: i64 = 0
        while at < state.turned:
            self.left &= ~BIT[state.card(at)]
            at += 1
        self.add_up()

    # --- what happens -------------------------------------------------------------------------------------------------

    def turn_up(self, card: i64) -> None:
        """N5: a card comes up."""
        self.count_cards(-1)
        self.left &= ~BIT[card]
        self.turn += 1
        if card >= UNDERGROUND:
            self.undergrounds += 1
        self.count_cards(1)
        self.add(rows.CARD + card, -1)

    def turn_up_switch(self) -> None:
        """N7: the switch comes up beside the card of this turn."""
        self.left &= ~BIT[SWITCH]
        self.add(rows.CARD + SWITCH, -1)

    def draw(self, section: i64) -> None:
        sheet = self.sheet
        city = self.facts.city
        station = sheet.line.target(city, section)
        a = sheet.blocked_0
        b = sheet.blocked_1
        c = sheet.blocked_2
        sheet.draw(city, section)
        self.count_station(station)
        self.add_blocked(sheet.blocked_0 & ~a, sheet.blocked_1 & ~b, sheet.blocked_2 & ~c)

    def end_turn(self) -> None:
        """N6: after the fifth underground card the line is scored, and the next round begins."""
        if self.undergrounds < LAST_UNDERGROUND:
            return
        sheet = self.sheet
        city = self.facts.city
        if sheet.power == POWER_DOUBLE and sheet.line.is_drawn():
            sheet.mark(city, best_mark(city, sheet))
        sheet.finish_line(city)
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

    # --- the sum of the rows ------------------------------------------------------------------------------------------

    def add(self, row: i64, times: i64) -> None:
        table = self.facts.weights.rows
        at = WORDS * row
        self.sum_0 += times * table[at]
        self.sum_1 += times * table[at + 1]
        self.sum_2 += times * table[at + 2]
        self.sum_3 += times * table[at + 3]
        self.sum_4 += times * table[at + 4]
        self.sum_5 += times * table[at + 5]
        self.sum_6 += times * table[at + 6]
        self.sum_7 += times * table[at + 7]

    def add_each(self, first: i64, members: i64) -> None:
        while members:
            self.add(first + lowest(members), 1)
            members &= members - 1

    def add_blocked(self, a: i64, b: i64, c: i64) -> None:
        self.add_each(rows.BLOCKED, a)
        self.add_each(rows.BLOCKED + SPAN, b)
        self.add_each(rows.BLOCKED + 2 * SPAN, c)

    def count_station(self, station: i64) -> None:
        """A station that has come to the line, and with it its district to so many."""
        self.add(rows.ON_LINE + station, 1)
        shift = self.facts.city.district_shift[station]
        here = (self.sheet.line.counts >> shift) & 15
        if here <= 4:
            self.add(rows.COUNT + shift + here - 1, 1)

    def count_cards(self, times: i64) -> None:
        self.add(rows.DEEP + self.undergrounds, times)
        self.add(rows.LENGTH + 6 * self.undergrounds + size(self.left & STREET), times)
        turn = self.turn
        if turn > 2:
            turn = 2
        self.add(rows.TURN + turn, times)

    def add_up(self) -> None:
        """All from the beginning."""
        facts = self.facts
        sheet = self.sheet
        first = facts.weights.first
        self.sum_0 = first[0]
        self.sum_1 = first[1]
        self.sum_2 = first[2]
        self.sum_3 = first[3]
        self.sum_4 = first[4]
        self.sum_5 = first[5]
        self.sum_6 = first[6]
        self.sum_7 = first[7]
        self.add_each(rows.SERVED, sheet.served)
        self.add_each(rows.BY_TWO, sheet.by_two)
        self.add_each(rows.BY_THREE, sheet.by_three)
        self.add_blocked(sheet.blocked_0, sheet.blocked_1, sheet.blocked_2)
        self.add_each(rows.ON_LINE, sheet.line.stations)
        self.add_districts()
        self.add_each(rows.CARD, self.left)
        self.count_cards(1)
        self.add_pencils()
        self.add_each(rows.OBJECTIVE, facts.objectives)

    def add_districts(self) -> None:
        counts = self.sheet.line.counts
        row: i64 = rows.COUNT
        while counts:
            here = counts & 15
            if here > 4:
                here = 4
            while here > 0:
                here -= 1
                self.add(row + here, 1)
            counts >>= 4
            row += 4

    def add_pencils(self) -> None:
        setting = self.facts.setting
        self.add(rows.ROUND + self.round, 1)
        self.add(rows.PENCIL + self.sheet.line.pencil, 1)
        round = self.round + 1
        if round < ROUNDS:
            self.add(rows.NEXT + setting.pencil(self.facts.seat, round), 1)
        while round < ROUNDS:
            pencil = setting.pencil(self.facts.seat, round)
            self.add(rows.LATER + pencil, 1)
            power = setting.powers[pencil]
            if power != NO_POWER:
                self.add(rows.LATER_POWER + 4 * pencil + power, 1)
            round += 1

    # --- what it is worth ---------------------------------------------------------------------------------------------

    def points(self) -> i64:
        """The final score if the game ended now; N21: with the station marked that can be."""
        setting = self.facts.setting
        city = self.facts.city
        sheet = self.sheet
        points = standing(city, sheet, setting.objectives, setting.modules)
        if sheet.power == POWER_DOUBLE and sheet.line.is_drawn():
            points += sheet.line.districts
        return points

    def worth(self) -> i64:
        """What the final score will be, in parts of a point."""
        if self.over:
            return POINT * self.points()
        facts = self.facts
        table = facts.weights.rows
        picked = facts.picked
        n = self.look_up(picked)
        a = self.sum_0
        b = self.sum_1
        c = self.sum_2
        d = self.sum_3
        e = self.sum_4
        f = self.sum_5
        g = self.sum_6
        h = self.sum_7
        i: i64 = 0
        while i < n:
            at = WORDS * picked[i]
            a += table[at]
            b += table[at + 1]
            c += table[at + 2]
            d += table[at + 3]
            e += table[at + 4]
            f += table[at + 5]
            g += table[at + 6]
            h += table[at + 7]
            i += 1
        lanes = facts.weights.lanes
        more = positive(a, lanes, 0) + positive(b, lanes, 4) + positive(c, lanes, 8) + positive(d, lanes, 12)
        more += positive(e, lanes, 16) + positive(f, lanes, 20) + positive(g, lanes, 24) + positive(h, lanes, 28)
        more += (((h >> 45) & LANE) - ZERO) * facts.weights.last
        return POINT * self.points() + (10 * more >> 4)

    def look_up(self, picked: vec[i64]) -> i64:
        """The rows of what is not kept up to date; returns how many."""
        line = self.sheet.line
        city = self.facts.city
        here = self.sheet.sites
        if line.is_drawn():
            here += size(line.stations & city.sites)
        if here > TRACK:
            here = TRACK
        most = line.most
        if most > 9:
            most = 9
        thames = line.thames
        if thames > 5:
            thames = 5
        picked[0] = rows.SITES + here
        picked[1] = rows.SCORE + 10 * line.districts + most
        picked[2] = rows.THAMES + thames
        n: i64 = 3
        if self.sheet.power != NO_POWER:
            picked[n] = rows.POWER + self.sheet.power
            n += 1
        n = self.look_up_ways(picked, n)
        if self.facts.objectives:
            n = self.look_up_objectives(picked, n)
        return n

    def look_up_ways(self, picked: vec[i64], n: i64) -> i64:
        """The ends of the line, the sections open from there, and for each symbol how many of them it allows."""
        sheet = self.sheet
        line = sheet.line
        facts = self.facts
        near = facts.city.near
        ends_sum = facts.ends_sum
        symbols = facts.symbols
        free_0 = ~(sheet.blocked_0 | line.within_0)
        free_1 = ~(sheet.blocked_1 | line.within_1)
        free_2 = ~(sheet.blocked_2 | line.within_2)
        ways: i64 = 0  # eight bits for each symbol
        ends = line.ends
        while ends:
            end = lowest(ends)
            ends &= ends - 1
            picked[n] = rows.END + end
            n += 1
            at = 3 * end
            first: i64 = 0
            open = near[at] & free_0
            while first < 3 * SPAN:
                while open:
                    section = first + lowest(open)
                    open &= open - 1
                    picked[n] = rows.OPEN + section
                    n += 1
                    ways += BIT[8 * symbols[ends_sum[section] - end]]
                first += SPAN
                if first == SPAN:
                    open = near[at + 1] & free_1
                else:
                    open = near[at + 2] & free_2
        left = self.left
        symbol: i64 = 0
        central = ways >> 32
        while symbol < 4:
            cards = (left & 1) + ((left >> 5) & 1)
            left >>= 1
            allowed = (ways & 255) + central
            ways >>= 8
            if allowed > 2:
                allowed = 2
            picked[n] = rows.WAYS + 9 * symbol + 3 * cards + allowed
            n += 1
            symbol += 1
        return n

    def look_up_objectives(self, picked: vec[i64], n: i64) -> i64:
        sheet = self.sheet
        city = self.facts.city
        served = sheet.served
        by_two = sheet.by_two
        thames = sheet.thames
        if sheet.line.is_drawn():
            by_two |= served & sheet.line.stations
            served |= sheet.line.stations
            thames += sheet.line.thames
        for objective in self.facts.setting.objectives:
            reached = progress(city, objective, served, by_two, thames)
            if objective == CENTRE:
                picked[n] = rows.CENTRE_COUNT + reached
                n = pick_each(rows.CENTRE_STATION, served & city.centre, picked, n + 1)
            elif objective == DISTRICTS:
                picked[n] = rows.DISTRICT_COUNT + reached
                n += 1
                district: i64 = 0
                while district < 13:
                    if served & city.district_stations[district]:
                        picked[n] = rows.DISTRICT + district
                        n += 1
                    district += 1
            elif objective == INTERCHANGES:
                if reached > 8:
                    reached = 8
                picked[n] = rows.INTERCHANGE_COUNT + reached
                n += 1
            elif objective == SITES:
                picked[n] = rows.SITE_COUNT + reached
                n = pick_each(rows.SITE_STATION, served & city.sites, picked, n + 1)
            elif objective == THAMES:
                if reached > 6:
                    reached = 6
                picked[n] = rows.THAMES_COUNT + reached
                n += 1
        return n


def pick_each(first: i64, members: i64, picked: vec[i64], n: i64) -> i64:
    while members:
        picked[n] = first + lowest(members)
        members &= members - 1
        n += 1
    return n
