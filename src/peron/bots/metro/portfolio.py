"""What companies and their shares are worth to a seat of Metro, as far as it can know (M13-M17, M20).

A company counts by its rank, so a point for it matters as much as it is likely to pass another, and to the seat only by
how much more of the one than of the other it holds. Imports the rules only.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, size
from peron.rules.metro.actions import EXCHANGE, PERCENTAGES
from peron.rules.metro.board import COMPANIES, TILES
from peron.rules.metro.companies import holding
from peron.rules.metro.state import MetroState

NARROW: Final = 2.5
"""How uncertain the final points of a company are at the end of the game, in points."""
WIDE: Final = 10.0
"""How much more uncertain they are at its beginning."""
BONUS: Final = 0.1
"""M17: of a company's points, for the one who holds most."""
HALF: Final = 5
"""The tenths of a company with which nobody can hold more."""
EACH_TENTH: Final = 0.2
"""How much likelier each tenth below that makes it to hold most."""


class Portfolio:
    def __init__(self) -> None:
        self.held: vec[float] = vec[float]([0.0] * COMPANIES)
        """By company: the tenths the seat holds, less what the others hold on average."""
        self.value: vec[float] = vec[float]([0.0] * COMPANIES)
        """By company: the value it is expected to have at the end (M16)."""
        self.stake: vec[float] = vec[float]([0.0] * COMPANIES)
        """By company: what a point for it is worth to the seat."""
        self.points: vec[float] = vec[float]([0.0] * COMPANIES)
        """By company: the points it is expected to end with."""
        self.press: vec[float] = vec[float]([0.0] * (COMPANIES * COMPANIES))
        """By company and company: how likely a point more for the one is to bring it past the other."""

    def study(self, state: MetroState, seat: i64, expected: vec[float], rivalry: float) -> None:
        """Work out everything for a seat, from the points that companies are expected to end with."""
        self.count(state, seat, rivalry)
        self.rate(state, expected)
        company: i64 = 0
        while company < COMPANIES:
            self.stake[company] = BONUS * self.most(state, seat, company)
            other: i64 = 0
            while other < COMPANIES:
                # Another point lets it pass the other so often, and neither matters if the seat holds as much of both.
                self.stake[company] += self.press[COMPANIES * company + other] * (self.held[company] - self.held[other])
                other += 1
            company += 1

    def rate(self, state: MetroState, expected: vec[float]) -> None:
        """The values that companies may have in the end, and how close they are to each other."""
        left = float(TILES - size(state.laid)) / float(TILES)
        spread = NARROW + WIDE * left
        company: i64 = 0
        while company < COMPANIES:
            value = float(COMPANIES)
            other: i64 = 0
            while other < COMPANIES:
                if other != company:
                    above = 1.0 / (1.0 + exp((expected[company] - expected[other]) / spread))
                    value -= above
                    self.press[COMPANIES * company + other] = above * (1.0 - above) / spread
                other += 1
            self.value[company] = value
            self.points[company] = expected[company]
            company += 1

    def worth(self, state: MetroState, seat: i64) -> float:
        """M17: what a seat's shares may bring in the end."""
        worth = 0.0
        percentage: i64 = 0
        while percentage < PERCENTAGES:
            worth += float(percentage + 1) * self.value[state.share(seat, percentage)]
            percentage += 1
        company: i64 = 0
        while company < COMPANIES:
            worth += BONUS * self.most(state, seat, company) * self.points[company]
            company += 1
        return worth

    def count(self, state: MetroState, seat: i64, rivalry: float) -> None:
        """What the seat holds against the others; what it has not seen may be any of the shares it has not seen."""
        company: i64 = 0
        while company < COMPANIES:
            self.held[company] = float(holding(state, seat, company))
            company += 1
        each = rivalry / float(state.seats - 1)
        percentage: i64 = 0
        while percentage < PERCENTAGES:
            first = COMPANIES * percentage
            tenths = each * float(percentage + 1)
            unseen = float(self.unseen(state, seat, percentage))
            hidden = 0.0
            other: i64 = 0
            while other < state.seats:
                company = state.shares[first + other]
                if other != seat:
                    if state.known[first + company] & BIT[seat]:
                        self.held[company] -= tenths
                    else:
                        hidden += 1.0
                other += 1
            company = 0
            while hidden > 0.0 and company < COMPANIES:
                if not state.known[first + company] & BIT[seat]:
                    self.held[company] -= tenths * hidden / unseen
                company += 1
            percentage += 1

    def unseen(self, state: MetroState, seat: i64, percentage: i64) -> i64:
        """How many shares of a percentage may be anywhere, for all that the seat knows."""
        first = COMPANIES * percentage
        n: i64 = 0
        company: i64 = 0
        while company < COMPANIES:
            if not state.known[first + company] & BIT[seat]:
                n += 1
            company += 1
        return n

    def most(self, state: MetroState, seat: i64, company: i64) -> float:
        """How likely the seat is to hold most of a company (M17): half of it is enough, and a third often is."""
        tenths = holding(state, seat, company)
        if tenths >= HALF:
            return 1.0
        return EACH_TENTH * float(tenths)

    # --- exchanging (M15) ---------------------------------------------------------------------------------------------

    def gain(self, state: MetroState, seat: i64, move: i64) -> float:
        """What an exchange is expected to bring."""
        percentage = (move - EXCHANGE) // 2
        first = COMPANIES * percentage
        given = state.shares[first + seat]
        tenths = float(percentage + 1)
        if move == EXCHANGE + 2 * percentage:
            return tenths * (self.value[state.shares[first + state.seats]] - self.value[given])
        return tenths * (self.hidden_value(state, seat, percentage) - self.value[given])

    def hidden_value(self, state: MetroState, seat: i64, percentage: i64) -> float:
        """The value of the share on top of a stack: on average, unless the seat knows which it is."""
        first = COMPANIES * percentage
        top = state.shares[first + state.seats + 1]
        if state.known[first + top] & BIT[seat]:
            return self.value[top]
        total = 0.0
        company: i64 = 0
        while company < COMPANIES:
            if not state.known[first + company] & BIT[seat]:
                total += self.value[company]
            company += 1
        return total / float(self.unseen(state, seat, percentage))
