"""The learned estimate: a small network over all that is true of a sheet, for a city that has weights.

The sum of its rows is kept up to date step by step instead of being added up anew. Imports the sketch and the weights.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.nextstation.rows import (
    MOST_COUNTED,
    MOST_CROSSINGS,
    MOST_OF_DISTRICT,
    STREETS,
    Rows,
)
from peron.bots.nextstation.sketch import POINT, Facts, Sketch
from peron.bots.nextstation.weights import LANE, WORDS, ZERO, Weights, positive
from peron.rules.bits import BIT, lowest, size
from peron.rules.nextstation.cards import (
    CENTRE,
    DISTRICTS,
    INTERCHANGES,
    NO_POWER,
    POWERS,
    RIVER,
    ROUNDS,
    SITES,
    SWITCH,
    SYMBOLS,
    UNDERGROUND,
)
from peron.rules.nextstation.city import ANY, DISTRICT_BITS, IN_DISTRICT, SPAN, City
from peron.rules.nextstation.city import WORDS as SECTION_WORDS
from peron.rules.nextstation.scoring import circled, progress
from peron.rules.nextstation.setting import Setting

STREET: Final = 0x1F
"""The street cards but the switch, as a set."""
PLAIN: Final = 4
"""Symbols but the joker."""


class NetworkFacts(Facts):
    """With the weights, and tables for looking up their rows."""

    def __init__(self, city: City, setting: Setting, seat: i64, weights: Weights) -> None:
        super().__init__(city, setting, seat)
        self.weights: Weights = weights
        self.rows: Rows = Rows(city)
        self.objectives: i64 = set_of(setting.objectives)
        self.symbols: vec[i64] = symbols_of(city)
        self.ends_sum: vec[i64] = vec[i64]([section.a + section.b for section in city.sections])
        """By section: the numbers of its two stations added up, so that one tells the other."""
        self.picked: vec[i64] = vec[i64]([0] * int(self.rows.all))
        """Room for the rows that are looked up for one estimate."""

    def sketch(self) -> Sketch:
        return NetworkSketch(self)


def set_of(objectives: vec[i64]) -> i64:
    found: i64 = 0
    for objective in objectives:
        found |= BIT[objective]
    return found


def symbols_of(city: City) -> vec[i64]:
    """By station: its symbol, with that of the central station last."""
    return vec[i64]([PLAIN if station.symbol == ANY else SYMBOLS.index(station.symbol) for station in city.stations])


class NetworkSketch(Sketch):
    def __init__(self, facts: NetworkFacts) -> None:
        super().__init__(facts)
        self.network: NetworkFacts = facts
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
        assert isinstance(other, NetworkSketch)
        super().become(other)
        self.sum_0 = other.sum_0
        self.sum_1 = other.sum_1
        self.sum_2 = other.sum_2
        self.sum_3 = other.sum_3
        self.sum_4 = other.sum_4
        self.sum_5 = other.sum_5
        self.sum_6 = other.sum_6
        self.sum_7 = other.sum_7

    # --- what happens -------------------------------------------------------------------------------------------------

    def turn_up(self, card: i64) -> None:
        self.count_cards(-1)
        super().turn_up(card)
        self.count_cards(1)
        self.add(self.network.rows.card + card, -1)

    def turn_up_switch(self) -> None:
        super().turn_up_switch()
        self.add(self.network.rows.card + SWITCH, -1)

    def draw(self, section: i64) -> None:
        sheet = self.sheet
        city = self.network.city
        station = sheet.line.target(city, section)
        a = sheet.blocked_0
        b = sheet.blocked_1
        c = sheet.blocked_2
        sheet.draw(city, section)
        self.count_station(station)
        self.add_blocked(sheet.blocked_0 & ~a, sheet.blocked_1 & ~b, sheet.blocked_2 & ~c)

    # --- the sum of the rows ------------------------------------------------------------------------------------------

    def add(self, row: i64, times: i64) -> None:
        table = self.network.weights.rows
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
        first = self.network.rows.blocked
        self.add_each(first, a)
        self.add_each(first + SPAN, b)
        self.add_each(first + 2 * SPAN, c)

    def count_station(self, station: i64) -> None:
        """A station that has come to the line, and with it its district to so many."""
        rows = self.network.rows
        self.add(rows.on_line + station, 1)
        shift = self.network.city.district_shift[station]  # a district has as many rows as bits
        here = (self.sheet.line.counts >> shift) & IN_DISTRICT
        if here <= MOST_OF_DISTRICT:
            self.add(rows.count + shift + here - 1, 1)

    def count_cards(self, times: i64) -> None:
        rows = self.network.rows
        self.add(rows.deep + self.undergrounds, times)
        self.add(rows.length + STREETS * self.undergrounds + size(self.left & STREET), times)
        turn = self.turn
        if turn > 2:
            turn = 2
        self.add(rows.turn + turn, times)

    def add_up(self) -> None:
        facts = self.network
        rows = facts.rows
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
        self.add_each(rows.served, sheet.served)
        self.add_each(rows.by_two, sheet.by_two)
        self.add_each(rows.by_three, sheet.by_three)
        self.add_blocked(sheet.blocked_0, sheet.blocked_1, sheet.blocked_2)
        self.add_each(rows.on_line, sheet.line.stations)
        self.add_districts()
        self.add_each(rows.card, self.left)
        self.count_cards(1)
        self.add_pencils()
        self.add_each(rows.objective, facts.objectives)

    def add_districts(self) -> None:
        counts = self.sheet.line.counts
        row = self.network.rows.count
        while counts:
            here = counts & IN_DISTRICT
            if here > MOST_OF_DISTRICT:
                here = MOST_OF_DISTRICT
            while here > 0:
                here -= 1
                self.add(row + here, 1)
            counts >>= DISTRICT_BITS
            row += MOST_OF_DISTRICT

    def add_pencils(self) -> None:
        rows = self.network.rows
        setting = self.network.setting
        seat = self.network.seat
        self.add(rows.round + self.round, 1)
        self.add(rows.pencil + self.sheet.line.pencil, 1)
        round = self.round + 1
        if round < ROUNDS:
            self.add(rows.next + setting.pencil(seat, round), 1)
        while round < ROUNDS:
            pencil = setting.pencil(seat, round)
            self.add(rows.later + pencil, 1)
            power = setting.powers[pencil]
            if power != NO_POWER:
                self.add(rows.later_power + len(POWERS) * pencil + power, 1)
            round += 1

    # --- what it is worth ---------------------------------------------------------------------------------------------

    def worth(self) -> i64:
        """What the final score will be, in parts of a point."""
        if self.over:
            return POINT * self.points()
        facts = self.network
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
        rows = self.network.rows
        line = self.sheet.line
        sites = self.sheet.sites
        if line.is_drawn():
            sites = circled(self.network.city, self.sheet, line.stations)
        most = line.most
        if most > MOST_COUNTED:
            most = MOST_COUNTED
        crossings = line.crossings
        if crossings > MOST_CROSSINGS:
            crossings = MOST_CROSSINGS
        picked[0] = rows.sites + sites
        picked[1] = rows.score + (MOST_COUNTED + 1) * line.districts + most
        picked[2] = rows.crossings + crossings
        n: i64 = 3
        if self.sheet.power != NO_POWER:
            picked[n] = rows.power + self.sheet.power
            n += 1
        n = self.look_up_ways(picked, n)
        if self.network.objectives:
            n = self.look_up_objectives(picked, n)
        return n

    def look_up_ways(self, picked: vec[i64], n: i64) -> i64:
        """The ends of the line, the sections open from there, and for each symbol how many of them it allows."""
        sheet = self.sheet
        line = sheet.line
        facts = self.network
        rows = facts.rows
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
            picked[n] = rows.end + end
            n += 1
            at = SECTION_WORDS * end
            first: i64 = 0
            open = near[at] & free_0
            while first < SECTION_WORDS * SPAN:
                while open:
                    section = first + lowest(open)
                    open &= open - 1
                    picked[n] = rows.open + section
                    n += 1
                    ways += BIT[8 * symbols[ends_sum[section] - end]]
                first += SPAN
                if first == SPAN:
                    open = near[at + 1] & free_1
                else:
                    open = near[at + 2] & free_2
        left = self.left
        symbol: i64 = 0
        central = ways >> 8 * PLAIN
        while symbol < PLAIN:
            cards = (left & 1) + ((left >> UNDERGROUND) & 1)
            left >>= 1
            allowed = (ways & 255) + central
            ways >>= 8
            if allowed > 2:
                allowed = 2
            picked[n] = rows.ways + 9 * symbol + 3 * cards + allowed
            n += 1
            symbol += 1
        return n

    def look_up_objectives(self, picked: vec[i64], n: i64) -> i64:
        sheet = self.sheet
        rows = self.network.rows
        city = self.network.city
        served = sheet.served
        by_two = sheet.by_two
        crossings = sheet.crossings
        if sheet.line.is_drawn():
            by_two |= served & sheet.line.stations
            served |= sheet.line.stations
            crossings += sheet.line.crossings
        for objective in self.network.setting.objectives:
            reached = progress(city, objective, served, by_two, crossings)
            if objective == CENTRE:
                picked[n] = rows.centre_count + reached
                n = pick_each(rows.centre_station, served & city.centre, picked, n + 1)
            elif objective == DISTRICTS:
                picked[n] = rows.district_count + reached
                n += 1
                district: i64 = 0
                while district < len(city.district_stations):
                    if served & city.district_stations[district]:
                        picked[n] = rows.district + district
                        n += 1
                    district += 1
            elif objective == INTERCHANGES:
                if reached > city.needed[INTERCHANGES]:
                    reached = city.needed[INTERCHANGES]
                picked[n] = rows.interchange_count + reached
                n += 1
            elif objective == SITES:
                picked[n] = rows.site_count + reached
                n = pick_each(rows.site_station, served & city.sites, picked, n + 1)
            elif objective == RIVER:
                if reached > city.needed[RIVER]:
                    reached = city.needed[RIVER]
                picked[n] = rows.crossing_count + reached
                n += 1
        return n


def pick_each(first: i64, members: i64, picked: vec[i64], n: i64) -> i64:
    while members:
        picked[n] = first + lowest(members)
        members &= members - 1
        n += 1
    return n
