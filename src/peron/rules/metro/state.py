"""A game in progress: whose turn it is, which rules a move is subject to, and when it ends (M4, M5, M10).

What may be done and what it does is decided by the module of its subject: `laying`, `lines`, `companies`, `stations`,
`numbers`. Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import NOBODY, Event, Reason, Result, Score, Sight
from peron.rules.metro.actions import (
    ACTIONS,
    ALL_SQUARES,
    DRAW,
    DRAWN_SLOT,
    HAND,
    PASS,
    WAGON,
    percentage_of,
    slot_of,
    square_of,
    takes_hidden,
    turn_of,
)
from peron.rules.metro.belief import deal_anew
from peron.rules.metro.board import TILES
from peron.rules.metro.companies import count_still, exchange, legal_exchanges, refuses_exchange
from peron.rules.metro.explain import explain
from peron.rules.metro.laying import draw, lay_tile, legal_lays, refuses_draw, refuses_lay, refuses_pass
from peron.rules.metro.refusals import GAME_OVER, LAY_THE_DRAWN, NOT_YOUR_TURN
from peron.rules.metro.scoring import final_score, result_of, scores_of
from peron.rules.metro.stations import legal_wagons, place_wagon, refuses_wagon
from peron.rules.metro.table import DRAWN, NO_TILE, OVER, MetroTable
from peron.rules.random import Random


class MetroState(MetroTable):
    """The table as it is. Make one with `MetroGame.new`."""

    def clone(self) -> MetroState:
        copy = MetroState(self.board, self.setting)
        copy.reveals = self.reveals
        copy.phase = self.phase
        copy.seat = self.seat
        copy.stack = self.stack
        copy.taken = self.taken
        copy.hands = self.hands[:]
        copy.drawn = self.drawn
        copy.tiles = self.tiles[:]
        copy.laid = self.laid
        copy.open = self.open
        copy.far = self.far[:]
        copy.length = self.length[:]
        copy.points = self.points[:]
        copy.cards = self.cards
        copy.still = self.still
        copy.guarded = self.guarded
        copy.spare_wagons = self.spare_wagons
        copy.shown = self.shown
        copy.rails = self.rails
        copy.shares = self.shares
        copy.known = self.known
        if self.setting.stations:
            copy.rails = self.rails[:]
        if self.setting.companies:
            copy.shares = self.shares[:]
            copy.known = self.known[:]
        return copy

    def action_space(self) -> int:
        return ACTIONS

    def rule_of_turns(self) -> str:
        return "M4"

    # --- who decides -------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.phase == OVER

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [int(self.seat)]

    def actor(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        return self.seat

    # --- what is legal -----------------------------------------------------------------------------------------------

    def refusal(self, seat: i64, move: i64) -> i64:
        if self.phase == OVER:  # M10
            return GAME_OVER
        if seat != self.seat:  # M4
            return NOT_YOUR_TURN
        if self.phase == DRAWN and (move >= DRAW or slot_of(move) != DRAWN_SLOT):  # M5
            return LAY_THE_DRAWN
        if move < DRAW:
            return refuses_lay(self, seat, move)
        if move == DRAW:
            return refuses_draw(self)
        if move == PASS:
            return refuses_pass(self, seat)
        if move < WAGON:
            return refuses_exchange(self, seat, percentage_of(move))
        return refuses_wagon(self, seat, move)

    def explain(self, seat: i64, move: i64, code: i64) -> Reason:
        return explain(self, int(seat), int(move), int(code))

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.phase == OVER or seat != self.seat:
            return 0
        if self.phase == DRAWN:
            return legal_lays(self, self.drawn, DRAWN_SLOT, out, 0)
        n: i64 = 0
        slot: i64 = 0
        while slot < self.setting.hand:
            kind = self.hands[HAND * seat + slot]
            if kind != NO_TILE:
                n = legal_lays(self, kind, slot, out, n)
            slot += 1
        if self.taken < TILES:
            out[n] = DRAW
            n += 1
        if self.setting.actions_beside_tiles:
            if self.taken == TILES and not self.has_tile(seat):
                out[n] = PASS
                n += 1
            n = legal_exchanges(self, seat, out, n)
            n = legal_wagons(self, seat, out, n)
        return n

    # --- what a move does --------------------------------------------------------------------------------------------

    def step(self, seat: i64, move: i64) -> None:
        if move < DRAW:
            lay_tile(self, seat, slot_of(move), square_of(move), turn_of(move))
            if self.laid == ALL_SQUARES:  # M10
                self._end()
                return
        elif move == DRAW:
            draw(self, seat)
            return
        else:  # M15, M19: in place of laying a tile
            if move == PASS:
                if self.listening:
                    self.tell("event-idle", seat, {"rule": "M5b"})
            elif move < WAGON:
                exchange(self, seat, percentage_of(move), takes_hidden(move))
            else:
                place_wagon(self, seat, move)  # M20a: one in a turn
            count_still(self)
        self._next_turn()

    def _next_turn(self) -> None:
        """M4: clockwise."""
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0
        if self.taken == TILES and self.setting.actions_beside_tiles and not self.has_tile(self.seat):
            self._pass_over_the_idle()

    def _pass_over_the_idle(self) -> None:
        """M5b: who has no tile and can do nothing else passes by itself."""
        if self.setting.companies and self.setting.stations:
            self.reveals += 1  # M20: whether somebody can place a wagon depends on shares that others do not see
        while not self.has_tile(self.seat) and not self._can_do_something(self.seat):
            if self.listening:
                self.tell("event-idle", self.seat, {"rule": "M5b"})
            count_still(self)
            self.seat += 1
            if self.seat == self.seats:
                self.seat = 0

    def _can_do_something(self, seat: i64) -> bool:
        """M5b: whether there is anything but tiles to act with."""
        out = self.room()
        return legal_exchanges(self, seat, out, 0) > 0 or legal_wagons(self, seat, out, 0) > 0

    def _end(self) -> None:
        """M10; M16, M22: shares and number cards are shown."""
        self.phase = OVER
        self.drawn = NO_TILE
        if self.setting.companies or self.setting.numbers > 0:
            self.reveals += 1
        if self.listening:
            self.told.append(Event("event-over", {}))

    # --- what is known, and what it is worth -------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return final_score(self, seat)

    def scores(self) -> list[Score]:
        return scores_of(self)

    def result(self) -> Result:
        return result_of(self)

    def sight(self) -> Sight:
        from peron.rules.metro.view import MetroSight  # it knows the state, not the other way round

        return MetroSight(self)

    def __str__(self) -> str:
        from peron.rules.metro.view import drawn

        return drawn(self)

    def sample(self, seat: int, random: Random) -> MetroState:
        self.check_seat(seat)
        copy = self.clone()
        deal_anew(copy, seat, random)
        return copy
