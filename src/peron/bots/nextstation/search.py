"""The bot that looks ahead: every decision worth a thought, every card that can come next, and so on from card to card.

The cards still to come are known as a set, so that what a decision is worth on average can be worked out instead of
being tried at random. Where looking ahead ends, an estimate of the sheet stands for the rest of the game: the learned
one in a city that has weights, else a glance. First all decisions are looked at with no card ahead, then the best with
one card, then with two: as many as a part of the budget allows. With the rest, decisions that are hard to tell apart
are tried on many orders of the cards, the same for each, to the end of the round. Others' sheets change nothing in what
a decision is worth. Imports the contract, the rules' lists of sections and the sketch.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.bot import Bot
from peron.bots.nextstation.decisions import MOST, Decisions, best_mark, exchange
from peron.bots.nextstation.network import NetworkFacts
from peron.bots.nextstation.sketch import POINT, Facts, Sketch
from peron.bots.nextstation.weights import Weights
from peron.rules.bits import lowest, size
from peron.rules.contract import State
from peron.rules.nextstation.cards import DECK, NO_POWER, SWITCH, symbol_of
from peron.rules.nextstation.city import City
from peron.rules.nextstation.rounds import LAST_UNDERGROUND
from peron.rules.nextstation.sheet import NO_SECTION
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import LAST_MARK
from peron.rules.nextstation.turns import FIRST_SWITCH
from peron.rules.random import Random

DEEPEST: Final = 9
"""Cards ahead at most: a round has no more."""
ROOT_WIDTH: Final = 4
"""Decisions that are looked at with cards ahead."""
WIDTH: Final = 3
"""The same after imagined cards."""
PLAIN_CARDS: Final = 0x3FF
"""All cards but the switch. That it can come up beside another is left out of account when looking ahead."""
LOST: Final = -1e18
DEEPENING: Final = 0.3
"""The part of the budget for looking ahead; the rest is for playing rounds to their end."""
NEAR: Final = 2.5
"""Points below the best that a decision may look and still be played out."""
PLAYED_OUT: Final = 25.0
"""Estimates that it takes to play a round to its end, about."""
FEWEST: Final = 30.0
MOST_DEALS: Final = 3000
"""Fewer deals say nothing, and more say nothing new."""


class Level:
    """Room for what is looked at so many cards ahead: used again and again, because making things takes time."""

    def __init__(self, facts: Facts) -> None:
        self.turned: Sketch = facts.sketch()
        """With a card turned up."""
        self.tried: Sketch = facts.sketch()
        """With a decision carried out."""
        self.decisions: Decisions = Decisions(facts.city)
        self.worths: vec[i64] = vec[i64]([0] * MOST)
        """By decision: what the sheet is worth afterwards at first sight."""

    def try_out(self, decision: i64) -> Sketch:
        """The sheet after a decision."""
        tried = self.tried
        tried.become(self.turned)
        first = self.decisions.firsts[decision]
        if first != NO_SECTION:
            tried.draw(first)
            second = self.decisions.seconds[decision]
            if second != NO_SECTION:
                tried.draw(second)
            if self.decisions.powers[decision] != NO_POWER:
                tried.sheet.power = NO_POWER
        tried.end_turn()
        return tried

    def estimate(self) -> i64:
        """Estimate the sheet after every decision; returns how many."""
        n = self.decisions.count
        i: i64 = 0
        while i < n:
            self.worths[i] = self.try_out(i).worth()
            i += 1
        return n


class Budget:
    """How much thought a decision may take: so many estimates, or so many seconds; 0 is no limit."""

    def __init__(self, estimates: int, seconds: float) -> None:
        self.estimates: float = float(estimates)
        self.seconds: float = seconds
        self.start: float = perf_counter()

    def affords(self, done: int, cost: float, part: float) -> bool:
        """Whether so many estimates more fit into a part of the budget; each takes as long as those before."""
        if self.estimates > 0.0:
            return float(done) + cost <= part * self.estimates
        spent = perf_counter() - self.start
        return spent + spent * cost / float(done) <= part * self.seconds


class LookAhead:
    """Looks ahead from one seat's sheet."""

    def __init__(self, facts: Facts, random: Random) -> None:
        self.facts: Facts = facts
        self.levels: list[Level] = [Level(facts) for _ in range(DEEPEST + 1)]
        self.random: Random = random
        self.budget: Budget = Budget(1, 0.0)
        self.estimates: int = 0
        """How many sheets have been estimated for the last decision."""
        self.order: vec[i64] = vec[i64]([0] * DECK)

    def best_move(self, state: NextStationState, estimates: int, seconds: float) -> i64:
        """The best decision as a move; a budget of 0 estimates or seconds is no limit."""
        assert estimates > 0 or seconds > 0.0
        self.budget = Budget(estimates, seconds)
        level = self.levels[0]
        level.turned.take(state)
        noted = level.turned.sheet.first
        level.decisions.list_for(state, level.turned.sheet)
        self.estimates = int(level.estimate())
        field = best_of(level, ROOT_WIDTH)
        worths = [float(level.worths[decision]) for decision in field]
        if len(field) > 1 and level.turned.undergrounds < LAST_UNDERGROUND:
            worths = self.deepen(level, field, worths)
            worths = self.play_out(level, field, worths)
        best = field[worths.index(max(worths))]
        return level.decisions.move(best, noted)

    def deepen(self, level: Level, field: list[int], worths: list[float]) -> list[float]:
        """One card ahead, then two, as far as a part of the budget goes; the first may take all of it."""
        ahead: i64 = 1
        part = 1.0
        cards = size(level.turned.left & PLAIN_CARDS)
        cost = float(len(field)) * float(cards) * float(level.decisions.count)
        while ahead <= cards and self.budget.affords(self.estimates, cost, part):
            part = DEEPENING
            before = self.estimates
            worths = [self.after(level, decision, ahead, 0) for decision in field]
            spent = float(self.estimates - before)
            cost = spent * spent / float(before)
            ahead += 1
        return worths

    # --- playing the round to its end ---------------------------------------------------------------------------------

    def play_out(self, level: Level, field: list[int], worths: list[float]) -> list[float]:
        """With the rest of the budget: the decisions that are nearly as good as the best, each on the same deals.

        What they come to counts for half. The round is played to its end by the estimate alone, which sees what a look
        ahead cuts short.
        """
        near = max(worths) - NEAR * float(POINT)
        chosen = [at for at in range(len(field)) if worths[at] >= near]
        cost = PLAYED_OUT * float(len(chosen))
        if len(chosen) == 1 or not self.budget.affords(self.estimates, FEWEST * cost, 1.0):
            return worths
        earned = [0.0] * len(chosen)
        deals = 0
        while deals < MOST_DEALS and self.budget.affords(self.estimates, cost, 1.0):
            n = self.deal(level.turned.left)
            assert n > 0
            for at in range(len(chosen)):
                earned[at] += float(self.round_after(level, field[chosen[at]]))
            deals += 1
        mixed = [LOST] * len(field)
        for at in range(len(chosen)):
            mixed[chosen[at]] = (worths[chosen[at]] + earned[at] / float(deals)) / 2.0
        return mixed

    def deal(self, left: i64) -> i64:
        """The cards still to come in an order of their own; returns how many."""
        n: i64 = 0
        while left:
            self.order[n] = lowest(left)
            left &= left - 1
            n += 1
        self.random.shuffle(self.order, n)
        return n

    def round_after(self, level: Level, decision: i64) -> i64:
        """What the sheet is estimated at when the round has been played to its end on this deal."""
        room = self.levels[DEEPEST]
        turned = room.turned
        turned.become(level.try_out(decision))
        round = turned.round
        worth: i64 = 0
        at: i64 = 0
        while turned.round == round:
            card = self.order[at]
            switch = card == SWITCH
            if switch:  # N7
                turned.turn_up_switch()
                at += 1
                card = self.order[at]
            at += 1
            turned.turn_up(card)
            room.decisions.list_all(turned.sheet, symbol_of(card), switch and turned.turn >= FIRST_SWITCH)
            n = room.estimate()
            self.estimates += int(n)
            best = greatest(room.worths, n)
            worth = room.worths[best]
            turned.become(room.try_out(best))
        return worth

    # --- looking ahead ------------------------------------------------------------------------------------------------

    def after(self, level: Level, decision: i64, ahead: i64, depth: i64) -> float:
        """What a decision is worth, so many cards ahead. The round's end is as far as anybody looks."""
        if ahead == 0:
            return float(level.worths[decision])
        tried = level.try_out(decision)
        if tried.round != level.turned.round:
            return float(level.worths[decision])
        return self.expect(tried, ahead, depth + 1)

    def expect(self, sketch: Sketch, ahead: i64, depth: i64) -> float:
        """What a sheet is worth before the next card, on average over all that can come."""
        level = self.levels[depth]
        cards = sketch.left & PLAIN_CARDS
        count = float(size(cards))
        total = 0.0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            level.turned.become(sketch)
            level.turned.turn_up(card)
            total += self.best(level, symbol_of(card), ahead - 1, depth)
        return total / count

    def best(self, level: Level, symbol: i64, ahead: i64, depth: i64) -> float:
        """What the best decision on the card just turned up is worth."""
        level.decisions.list_all(level.turned.sheet, symbol, False)
        n = level.estimate()
        self.estimates += int(n)
        worths = level.worths
        best = LOST
        tries: i64 = 1
        if ahead > 0:
            tries = WIDTH
        while tries > 0 and n > 0:
            at = greatest(worths, n)
            worth = self.after(level, at, ahead, depth)
            if worth > best:
                best = worth
            n -= 1
            tries -= 1
            level.decisions.swap(at, n)
            exchange(worths, at, n)
        return best


def greatest(numbers: vec[i64], n: i64) -> i64:
    """The place of the greatest of the first n numbers, the first one if it is there more than once."""
    best: i64 = 0
    at: i64 = 1
    while at < n:
        if numbers[at] > numbers[best]:
            best = at
        at += 1
    return best


def best_of(level: Level, most: int) -> list[int]:
    """The decisions that look best at first sight, the best first."""
    order = sorted(range(int(level.decisions.count)), key=lambda decision: -level.worths[decision])
    return order[:most]


class LookAheadBot(Bot):
    def __init__(self, city: City, weights: Weights | None, seed: int, estimates: int, seconds: float) -> None:
        self.name = "search"
        self.city: City = city
        self.weights: Weights | None = weights
        self.random: Random = Random(seed)
        self.estimates: int = estimates
        self.seconds: float = seconds
        self.ahead: LookAhead | None = None

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, NextStationState)
        if state.phase == LAST_MARK:
            return int(self.city.actions.mark + best_mark(self.city, state.sheets[seat]))
        ahead = self.ahead
        if ahead is None or ahead.facts.setting is not state.setting or ahead.facts.seat != seat:
            ahead = LookAhead(self.facts(state, seat), self.random)
            self.ahead = ahead
        return int(ahead.best_move(state, self.estimates, self.seconds))

    def effort(self) -> int:
        return 0 if self.ahead is None else self.ahead.estimates

    def facts(self, state: NextStationState, seat: i64) -> Facts:
        if self.weights is None:
            return Facts(self.city, state.setting, seat)
        return NetworkFacts(self.city, state.setting, seat, self.weights)
