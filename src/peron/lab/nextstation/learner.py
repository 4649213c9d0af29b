"""How the weights of a Next Station city are learned: games alone, and temporal differences after each of them.

Games are played by the estimate itself, with the bot's own lists and sketches. After a game, from its last turn to its
first, the estimate of every sheet is moved towards what the best decision on the next card was estimated at, and in
part towards what came of it later. The exact weights are floats; the bot's integers follow them after every game, so
that it plays, and is measured, with what will be in the file. Of the laboratory this module alone is compiled. Imports
the network and the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.nextstation.network import STREET, NetworkFacts, NetworkSketch, pick_each, set_of
from peron.bots.nextstation.rows import MOST_OF_DISTRICT, STREETS, Rows
from peron.bots.nextstation.search import PLAIN_CARDS, Level, greatest
from peron.bots.nextstation.sketch import ALL_CARDS, POINT
from peron.bots.nextstation.weights import LANES, WORDS, ZERO, Weights
from peron.rules.bits import lowest, size
from peron.rules.nextstation.cards import NO_POWER, OBJECTIVES, PENCILS, POWERS, ROUNDS, symbol_of
from peron.rules.nextstation.city import DISTRICT_BITS, IN_DISTRICT, SPAN, City
from peron.rules.nextstation.rounds import LAST_UNDERGROUND
from peron.rules.nextstation.setting import Setting
from peron.rules.nextstation.sheet import Sheet, new_line
from peron.rules.nextstation.turns import FIRST_SWITCH
from peron.rules.random import Random

LAST: Final = 31
"""The lane that is never cut off."""
SCALE: Final = 1024.0
LAST_SCALE: Final = 512.0
"""The last lane sums to more than the others and has half as fine a scale, ..."""
LAST_COUNT: Final = 2048
"""... so it counts twice."""
TEN: Final = 10.0
"""Points of one unit of the estimate."""
SMALL: Final = 0.1
"""What a lane counts is learned in smaller steps than the rows."""
LATER: Final = 0.85
"""The part of what came of a decision later that the estimate is moved by."""
STRAYS: Final = 4
"""Decisions out of a hundred that are left to chance, so that other sheets are seen too."""
ROUND_TO_COME: Final = 3.5
UNDERGROUND_TO_COME: Final = 0.6
"""What is held to be still to come before anything is learned, in tens of points. Without this the first games teach
only that something is, all rows bear the marks of it, and it takes a thousand games to mend."""
WITH_SWITCH: Final = 16
"""Added to a card that comes up after the switch."""
MOST_TURNS: Final = 40
BASE_GAMES: Final = 50
BOTH_MODULES: Final = 85
"""Of a hundred games the first so many are without modules, up to this number with both, the rest with one."""


class Learner:
    def __init__(self, city: City, seed: int) -> None:
        self.city: City = city
        self.random: Random = Random(seed)
        rows = Rows(city)
        self.rows: i64 = rows.all
        self.bias: i64 = LANES * rows.all
        """Where the sum begins: the exact weights have this after the rows, as the file does."""
        self.counts: i64 = self.bias + LANES
        """What each lane counts."""
        self.exact: vec[float] = untrained(rows, self.random)
        none = vec[i64]()
        self.weights: Weights = Weights(
            vec[i64]([0] * int(WORDS * rows.all)), vec[i64]([0] * WORDS), vec[i64]([0] * LANES), LAST_COUNT
        )
        """The same as the bot wants them. They change under its hands."""
        no_powers = vec[i64]([NO_POWER] * len(PENCILS))
        self.no_powers: vec[i64] = no_powers
        self.none: vec[i64] = none
        self.facts: NetworkFacts = NetworkFacts(city, Setting(1, no_powers, no_powers, none, 0), 0, self.weights)
        self.empty: Sheet = Sheet(new_line(city, 0), [])
        self.now: NetworkSketch = NetworkSketch(self.facts)
        self.level: Level = Level(self.facts)
        self.trace: list[NetworkSketch] = [NetworkSketch(self.facts) for _ in range(MOST_TURNS)]
        """The sheet before each card of the game."""
        self.worths: vec[float] = vec[float]([0.0] * MOST_TURNS)
        """What it was estimated at, in points."""
        self.targets: vec[float] = vec[float]([0.0] * MOST_TURNS)
        """What the best decisions on cards that could come next were estimated at."""
        self.strayed: vec[i64] = vec[i64]([0] * MOST_TURNS)
        self.picked: vec[i64] = vec[i64]([0] * int(rows.all))
        self.sums: vec[float] = vec[float]([0.0] * LANES)
        self.steps: vec[float] = vec[float]([0.0] * LANES)
        self.stepping: vec[i64] = vec[i64]([0] * LANES)
        """The lanes that learn from a sheet."""
        self.touched: vec[i64] = vec[i64]([0] * int(rows.all))
        """By row: whether it has changed in this game."""
        for row in range(int(rows.all)):
            self.follow(row)
        self.follow_rest()

    def play(self, games: int, rate: float) -> None:
        """Play so many games and learn from each, in steps of this size."""
        for _ in range(games):
            self.deal()
            self.learn(self.play_game(), rate)

    # --- a game -------------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """An empty sheet, pencils in random order, and modules or none."""
        powers = self.no_powers
        objectives = self.none
        modules: i64 = 0
        kind = self.random.below(100)
        one = self.random.below(2)
        if kind >= BASE_GAMES and (kind < BOTH_MODULES or one == 0):
            objectives = self.shuffled(len(OBJECTIVES))[:2]
            modules += 1
        if kind >= BASE_GAMES and (kind < BOTH_MODULES or one == 1):
            powers = self.shuffled(len(POWERS))
            modules += 1
        facts = self.facts
        facts.setting = Setting(1, self.shuffled(len(PENCILS)), powers, objectives, modules)
        facts.objectives = set_of(objectives)
        pencil = facts.setting.pencil(0, 0)
        now = self.now
        now.sheet.become(self.empty)
        now.sheet.line.become(facts.new_lines[pencil])
        now.sheet.power = powers[pencil]
        now.round = 0
        now.left = ALL_CARDS
        now.turn = 0
        now.undergrounds = 0
        now.over = False
        now.add_up()

    def shuffled(self, n: int) -> vec[i64]:
        items = vec[i64](list(range(n)))
        self.random.shuffle(items, n)
        return items

    def play_game(self) -> i64:
        """By the estimate alone; returns the number of turns."""
        now = self.now
        level = self.level
        n: i64 = 0
        while not now.over:
            self.trace[n].become(now)
            self.worths[n] = float(now.worth()) / float(POINT)
            card, other = self.two_cards(now.left)
            target = 0.0
            if other != card:
                target = float(level.worths[self.best_on(other)])
            decision = self.best_on(card)
            worth = float(level.worths[decision])
            if other == card:
                target = worth
            self.targets[n] = (target + worth) / (2.0 * float(POINT))
            self.strayed[n] = 0
            if self.random.below(100) < STRAYS:
                self.strayed[n] = 1
                decision = self.random.below(level.decisions.count)
            now.become(level.try_out(decision))
            n += 1
        return n

    def two_cards(self, left: i64) -> tuple[i64, i64]:
        """A card that comes up next, and another to learn from: half of all that can come lies between them."""
        plain = left & PLAIN_CARDS
        n = size(plain)
        has_switch = plain != left
        all = 2 * n
        if has_switch:
            all = n * (n + 1)
        one = self.random.below(all)
        other = one + (all >> 1)
        if other >= all:
            other -= all
        return card_at(plain, n, has_switch, one), card_at(plain, n, has_switch, other)

    def best_on(self, card: i64) -> i64:
        """The best decision on a card, all of them being estimated."""
        level = self.level
        turned = level.turned
        turned.become(self.now)
        switch = card >= WITH_SWITCH
        if switch:
            turned.turn_up_switch()
            card -= WITH_SWITCH
        turned.turn_up(card)
        level.decisions.list_all(turned.sheet, symbol_of(card), switch and turned.turn >= FIRST_SWITCH)
        return greatest(level.worths, level.estimate())

    # --- learning from it ---------------------------------------------------------------------------------------------

    def learn(self, turns: i64, rate: float) -> None:
        later = 0.0
        at = turns - 1
        while at >= 0:
            if self.strayed[at]:  # what came later says nothing of the best decision
                later = 0.0
            target = self.targets[at] + LATER * later
            later = target - self.worths[at]
            self.move(self.trace[at], target, rate)
            at -= 1
        row: i64 = 0
        while row < self.rows:
            if self.touched[row]:
                self.touched[row] = 0
                self.follow(row)
            row += 1
        self.follow_rest()

    def move(self, sketch: NetworkSketch, target: float, rate: float) -> None:
        """Move the estimate of a sheet towards a target, in points."""
        picked = self.picked
        n = all_rows(sketch, picked)
        worth = float(sketch.points()) + TEN * self.estimate(n)
        step = rate * (target - worth) / TEN
        exact = self.exact
        steps = self.steps
        stepping = self.stepping
        active = self.plan(step)
        i: i64 = 0
        while i < n:
            row = picked[i]
            self.touched[row] = 1
            at = LANES * row
            k: i64 = 0
            while k < active:
                exact[at + stepping[k]] += steps[k]
                k += 1
            i += 1
        k = 0
        while k < active:
            exact[self.bias + stepping[k]] += steps[k]
            k += 1

    def estimate(self, n: i64) -> float:
        """What the rows picked come to; `sums` are the lanes."""
        exact = self.exact
        sums = self.sums
        picked = self.picked
        lane: i64 = 0
        while lane < LANES:
            sums[lane] = exact[self.bias + lane]
            lane += 1
        i: i64 = 0
        while i < n:
            at = LANES * picked[i]
            lane = 0
            while lane < LANES:
                sums[lane] += exact[at + lane]
                lane += 1
            i += 1
        worth = sums[LAST]
        lane = 0
        while lane < LAST:
            if sums[lane] > 0.0:
                worth += sums[lane] * exact[self.counts + lane]
            lane += 1
        return worth

    def plan(self, step: float) -> i64:
        """How far each lane moves that has counted, and what it counts moves too; returns how many do."""
        exact = self.exact
        sums = self.sums
        n: i64 = 0
        lane: i64 = 0
        while lane < LAST:
            if sums[lane] > 0.0:
                self.stepping[n] = lane
                self.steps[n] = step * exact[self.counts + lane]
                exact[self.counts + lane] += SMALL * step * sums[lane]
                n += 1
            lane += 1
        self.stepping[n] = LAST
        self.steps[n] = step
        return n + 1

    # --- the integers -------------------------------------------------------------------------------------------------

    def follow(self, row: i64) -> None:
        """The bot's integers of a row from the exact weights."""
        word: i64 = 0
        while word < WORDS:
            self.weights.rows[WORDS * row + word] = self.word(LANES * row + 4 * word, 0)
            word += 1

    def follow_rest(self) -> None:
        word: i64 = 0
        while word < WORDS:
            self.weights.first[word] = self.word(self.bias + 4 * word, ZERO)
            word += 1
        lane: i64 = 0
        while lane < LAST:
            self.weights.lanes[lane] = self.number(self.counts + lane)
            lane += 1

    def word(self, at: i64, more: i64) -> i64:
        """Four lanes in one integer, each with so much added."""
        word = self.number(at + 3) + more
        word = 0x8000 * word + self.number(at + 2) + more
        word = 0x8000 * word + self.number(at + 1) + more
        return 0x8000 * word + self.number(at) + more

    def number(self, at: i64) -> i64:
        """An exact weight as the nearest integer of the file."""
        if at & LAST != LAST:
            return nearest(SCALE * self.exact[at])
        if at < self.counts:
            return nearest(LAST_SCALE * self.exact[at])
        return LAST_COUNT

    def numbers(self) -> list[int]:
        """All integers of the file: the rows, where the sum begins, what each lane counts."""
        return [int(self.number(at)) for at in range(self.counts + LANES)]


def untrained(rows: Rows, random: Random) -> vec[float]:
    """Weights by chance: lanes that are all alike would learn the same. The last lane knows how much is to come."""
    bias = LANES * int(rows.all)
    counts = bias + LANES
    exact = vec[float]([0.0] * (counts + LANES))
    for at in range(counts + LANES):
        if at % LANES != LAST and not bias <= at < counts:
            width = 0.2 if at < bias else 0.6
            exact[at] = width * (float(random.word()) / 4294967296.0 - 0.5)
    for round in range(ROUNDS):
        exact[LANES * (rows.round + round) + LAST] = ROUND_TO_COME * float(ROUNDS - 1 - round)
    for deep in range(LAST_UNDERGROUND):
        exact[LANES * (rows.deep + deep) + LAST] = UNDERGROUND_TO_COME * float(LAST_UNDERGROUND - deep)
    return exact


def nearest(number: float) -> i64:
    """The nearest integer, for numbers that the file has room for."""
    assert -32768.0 < number < 32767.0
    return int(number + 32768.5) - 0x8000


def card_at(plain: i64, n: i64, has_switch: bool, number: i64) -> i64:
    """The number-th of all that can come up, each as often as it does: a card alone, or one after the switch."""
    more: i64 = 0
    if not has_switch:
        number >>= 1
    elif number < n * n:
        number //= n
    else:
        number -= n * n
        more = WITH_SWITCH
    while number > 0:
        plain &= plain - 1
        number -= 1
    return lowest(plain) + more


def all_rows(sketch: NetworkSketch, picked: vec[i64]) -> i64:
    """The rows of everything that is true of a sheet; returns how many. A sketch adds up the same."""
    facts = sketch.network
    rows = facts.rows
    sheet = sketch.sheet
    n = sketch.look_up(picked)
    n = pick_each(rows.served, sheet.served, picked, n)
    n = pick_each(rows.by_two, sheet.by_two, picked, n)
    n = pick_each(rows.by_three, sheet.by_three, picked, n)
    n = pick_each(rows.blocked, sheet.blocked_0, picked, n)
    n = pick_each(rows.blocked + SPAN, sheet.blocked_1, picked, n)
    n = pick_each(rows.blocked + 2 * SPAN, sheet.blocked_2, picked, n)
    n = pick_each(rows.on_line, sheet.line.stations, picked, n)
    n = pick_each(rows.card, sketch.left, picked, n)
    n = pick_each(rows.objective, facts.objectives, picked, n)
    n = pick_districts(rows, sheet.line.counts, picked, n)
    n = pick_pencils(sketch, picked, n)
    turn = sketch.turn
    if turn > 2:
        turn = 2
    picked[n] = rows.turn + turn
    picked[n + 1] = rows.deep + sketch.undergrounds
    picked[n + 2] = rows.length + STREETS * sketch.undergrounds + size(sketch.left & STREET)
    return n + 3


def pick_districts(rows: Rows, counts: i64, picked: vec[i64], n: i64) -> i64:
    row = rows.count
    while counts:
        here = counts & IN_DISTRICT
        if here > MOST_OF_DISTRICT:
            here = MOST_OF_DISTRICT
        while here > 0:
            here -= 1
            picked[n] = row + here
            n += 1
        counts >>= DISTRICT_BITS
        row += MOST_OF_DISTRICT
    return n


def pick_pencils(sketch: NetworkSketch, picked: vec[i64], n: i64) -> i64:
    rows = sketch.network.rows
    setting = sketch.network.setting
    picked[n] = rows.round + sketch.round
    picked[n + 1] = rows.pencil + sketch.sheet.line.pencil
    n += 2
    round = sketch.round + 1
    if round < ROUNDS:
        picked[n] = rows.next + setting.pencil(0, round)
        n += 1
    while round < ROUNDS:
        pencil = setting.pencil(0, round)
        picked[n] = rows.later + pencil
        n += 1
        power = setting.powers[pencil]
        if power != NO_POWER:
            picked[n] = rows.later_power + len(POWERS) * pencil + power
            n += 1
        round += 1
    return n
