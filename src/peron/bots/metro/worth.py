"""What a position of Metro is worth to each seat, and what a tile changes in it, as far as the seat can know.

Points are worth something to a seat by whom they go to: to itself, to others, or to companies it holds shares of; and
by the stations on its number cards. Imports the rules only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.metro.portfolio import Portfolio
from peron.bots.metro.prospects import Prospects
from peron.rules.bits import BIT, lowest
from peron.rules.contract import NOBODY
from peron.rules.metro.actions import RAILS
from peron.rules.metro.board import ARRIVAL, DEPARTURES, PLACES, SIDES, STATIONS, MetroBoard
from peron.rules.metro.lines import INTO_THE_CENTRE, is_whole
from peron.rules.metro.numbers import FROM_THE_CENTRE
from peron.rules.metro.state import MetroState
from peron.rules.metro.stations import rail_is_free
from peron.rules.metro.table import MetroTable

SEATS: Final = 6
ACCOUNTS: Final = 8
RIVALRY: Final = 1.0
"""What the others' points count, all together, against the own."""
UPSTREAM: Final = 6.0
"""M22: how many tiles a line is expected to have before it comes to the tracks that lead to a card's station."""
PLACED_LATER: Final = 0.7
"""M18: what is left of the best line from the centre while the wagon for it is kept."""


class Worth:
    """Studied for a position; then it tells what tiles would change, and follows imagined games from there."""

    def __init__(self, board: MetroBoard) -> None:
        self.board: MetroBoard = board
        self.lines: Prospects = Prospects(board, float(INTO_THE_CENTRE))
        self.lines_of_rails: Prospects = Prospects(board, 1.0)
        """Of lines that begin at the centre (M19)."""
        self.portfolio: Portfolio = Portfolio()
        """Of the seat that was studied last."""
        self.outcome: Portfolio = Portfolio()
        """What shares are worth in the position that `standing` was asked about."""
        self.stake: vec[float] = vec[float]([0.0] * (SEATS * ACCOUNTS))
        """By seat and account: what a point for it is worth to the seat."""
        self.cards: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: the stations of its number cards."""
        self.expected: vec[float] = vec[float]([0.0] * ACCOUNTS)
        """By account: the points it is expected to end with."""
        self.rivalry: float = RIVALRY
        self.upstream: float = UPSTREAM
        self.placed_later: float = PLACED_LATER

    # --- taking in a position -----------------------------------------------------------------------------------------

    def study(self, state: MetroState, seat: i64) -> None:
        """The prospects of the board as it lies, and what is at stake for the seat."""
        self.lines.study(state)
        if state.setting.stations:
            self.lines_of_rails.study(state)
        self.study_seat(state, seat)

    def study_seat(self, state: MetroState, seat: i64) -> None:
        if state.setting.companies:
            self.expect(state)
            self.portfolio.study(state, seat, self.expected, self.rivalry)
        account: i64 = 0
        while account < state.setting.accounts:
            if state.setting.companies:
                stake = self.portfolio.stake[account]
            elif account == seat:
                stake = 1.0
            else:
                stake = -self.rivalry / float(state.seats - 1)
            self.stake[ACCOUNTS * seat + account] = stake
            account += 1
        self.cards[seat] = cards_of(state, seat)

    def forget_others(self, state: MetroState, seat: i64) -> None:
        """Have eyes only for what brings the seat something itself."""
        account: i64 = 0
        while account < state.setting.accounts:
            if self.stake[ACCOUNTS * seat + account] < 0.0:
                self.stake[ACCOUNTS * seat + account] = 0.0
            account += 1

    def expect(self, state: MetroState) -> None:
        """Of each account: its points and what its lines may bring."""
        account: i64 = 0
        while account < state.setting.accounts:
            self.expected[account] = float(state.points[account])
            account += 1
        departure: i64 = 0
        while departure < STATIONS:
            owner = state.setting.owners[departure]
            if owner != NOBODY and not is_whole(state, departure):
                self.expected[owner] += self.outlook(state, departure)
            departure += 1
        if state.setting.stations:
            self.expect_of_wagons(state)

    def expect_of_wagons(self, state: MetroState) -> None:
        """M19: the lines from the centre, and what may come of the wagons that are kept."""
        departure: i64 = STATIONS
        while departure < DEPARTURES:
            owner = state.owner(departure)
            if owner != NOBODY and not is_whole(state, departure):
                self.expected[owner] += self.outlook(state, departure)
            departure += 1
        later = self.placed_later * self.best_rail(state)
        account: i64 = 0
        while account < state.setting.accounts:
            if state.spare_wagons & BIT[account]:
                self.expected[account] += later
            account += 1

    def best_rail(self, state: MetroState) -> float:
        """The most that a wagon can expect to bring on a free rail."""
        best = 0.0
        rail: i64 = 0
        while rail < RAILS:
            if rail_is_free(state, rail):
                best = max(best, self.outlook(state, STATIONS + rail))
            rail += 1
        return best

    def outlook(self, state: MetroState, departure: i64) -> float:
        """What a line is expected to score, or scores when it is whole."""
        start = self.board.departures[departure]
        stop = state.far[start]
        prospects = self.lines
        if departure >= STATIONS:
            prospects = self.lines_of_rails
        return float(state.length[start]) * prospects.rate[stop] + prospects.promise[stop]

    def standing(self, state: MetroState, seat: i64) -> float:
        """By how many points the seat is expected to be ahead of the best of the others."""
        self.expect(state)
        if state.setting.companies:
            self.outcome.rate(state, self.expected)
        own = self.total(state, seat) + self.worth_of_cards(state, seat)
        best = -1000.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, self.total(state, other))
            other += 1
        return own - best

    def total(self, state: MetroState, seat: i64) -> float:
        """What a seat is expected to end with, but for number cards: those of others are anybody's guess."""
        if state.setting.companies:
            return self.outcome.worth(state, seat)
        return self.expected[seat]

    # --- number cards (M22) -------------------------------------------------------------------------------------------

    def worth_of_cards(self, state: MetroState, seat: i64) -> float:
        """What the seat's cards are expected to bring."""
        worth = 0.0
        cards = self.cards[seat]
        while cards:
            arrival = ARRIVAL + lowest(cards)
            cards &= cards - 1
            departure = self.board.starts[state.far[arrival]]
            worth += self.card_points(departure, state.length[arrival])
        return worth

    def card_points(self, departure: i64, tiles: i64) -> float:
        """What the tracks to a card's station bring: as they are if a line comes over them, else with what may come."""
        if departure >= STATIONS:
            return float(FROM_THE_CENTRE * tiles)
        if departure >= 0:
            return float(tiles)
        return float(tiles) + self.upstream

    # --- what a tile changes ------------------------------------------------------------------------------------------

    def change(self, state: MetroState, seat: i64, square: i64, lies: i64) -> float:
        """What a tile there changes in all that is expected of the lines it is passed by, for the seat."""
        far = state.far
        length = state.length
        first = SIDES * square
        tracks = SIDES * (PLACES * lies + square)
        cards = self.cards[seat]
        total = 0.0
        entry = first
        while entry < first + SIDES:
            departure = self.board.starts[far[entry]]
            # Tracks that come from this very tile are part of what goes on from another of its entries.
            if departure >= 0 or (cards and self.lines.before[far[entry]] != square):
                leave = self.board.exits[tracks + entry - first]
                tiles = length[entry] + 1 + length[leave]
                stop = far[leave]
                while first <= stop < first + SIDES:  # it comes back to the same tile
                    leave = self.board.exits[tracks + stop - first]
                    tiles += 1 + length[leave]
                    stop = far[leave]
                if departure >= 0:
                    total += self.change_of_line(state, seat, departure, entry, tiles, stop)
                if cards and stop >= ARRIVAL and cards & BIT[stop - ARRIVAL]:
                    total += self.card_points(departure, tiles)
                    total -= self.card_points(self.board.starts[far[stop]], length[stop])
            entry += 1
        return total

    def change_of_line(self, state: MetroState, seat: i64, departure: i64, entry: i64, tiles: i64, stop: i64) -> float:
        """For a line that waits at an entry and will have so many tiles when it stops somewhere else."""
        prospects = self.lines
        if departure < STATIONS:
            owner = state.setting.owners[departure]
        else:
            owner = state.rails[departure - STATIONS]
            prospects = self.lines_of_rails
        if owner == NOBODY:
            return 0.0
        before = float(state.length[entry]) * prospects.rate[entry] + prospects.promise[entry]
        after = float(tiles) * prospects.rate[stop] + prospects.promise[stop]
        return self.stake[ACCOUNTS * seat + owner] * (after - before)

    # --- imagined games -----------------------------------------------------------------------------------------------

    def recall(self, state: MetroState) -> None:
        """Back to the position that was studied."""
        self.lines.recall()
        if state.setting.stations:
            self.lines_of_rails.recall()

    def touch(self, state: MetroState, far: vec[i64], square: i64) -> None:
        """Before a tile is laid."""
        self.lines.touch(far, square)
        if state.setting.stations:
            self.lines_of_rails.touch(far, square)

    def refresh(self, state: MetroState) -> None:
        """After it was laid."""
        self.lines.refresh(state)
        if state.setting.stations:
            self.lines_of_rails.refresh(state)


def cards_of(table: MetroTable, seat: i64) -> i64:
    """The stations of a seat's number cards as a set."""
    cards: i64 = 0
    at = table.setting.numbers * seat
    end = at + table.setting.numbers
    while at < end:
        cards |= BIT[table.cards[at]]
        at += 1
    return cards
