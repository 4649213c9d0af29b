"""A game in progress: what is legal, and what a move does. Rules are cited where they are decided.

Imports the standard library and the compiled integer types only. This is the module that has to be fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.contract import NOBODY, Event, IllegalMove, Reason, Result, Score
from peron.rules.metro.actions import (
    ACTIONS,
    DRAW,
    DRAWN_SLOT,
    EXCHANGE,
    HAND,
    PASS,
    PERCENTAGES,
    RAILS,
    SLOT,
    SQUARES,
    TURNS,
    WAGON,
    WAGON_OF_SHARE,
    percentage_of,
    rail_of,
    slot_of,
    square_of,
    takes_hidden,
    turn_of,
)
from peron.rules.metro.board import COLOURS, COMPANIES, PERCENT, STATIONS, TILES
from peron.rules.metro.scoring import final_score
from peron.rules.metro.table import ALL_SQUARES, CLOSING, DRAWN, NO_TILE, OVER, PATIENCE, TURN, MetroTable
from peron.rules.random import Random

if TYPE_CHECKING:
    from peron.rules.metro.shapes import MetroView

# Refusals: the codes of `refusal`, which `explain` puts into words.
LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
LAY_THE_DRAWN: Final = 3
NOTHING_DRAWN: Final = 4
NO_SUCH_SLOT: Final = 5
SLOT_EMPTY: Final = 6
OCCUPIED: Final = 7
NOT_BESIDE: Final = 8
NOT_TURNED: Final = 9
SAME_TURNED: Final = 10
ONE_TILE: Final = 11
ONE_TILE_IN_CENTRE: Final = 12
STACK_EMPTY: Final = 13
MAY_NOT_PASS: Final = 14
NO_COMPANIES: Final = 15
CLOSED: Final = 16
PAUSED: Final = 17
SHARE_SHOWN: Final = 18
NO_WAGONS: Final = 19
SHARE_NEEDED: Final = 20
WAGON_PLACED: Final = 21
RAIL_TAKEN: Final = 22
RAIL_OF_ONE_TILE: Final = 23


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
        """Why a move is not legal, as a code; LEGAL when it is. This decides; `legal` only lists quickly."""
        if self.phase == OVER:  # M10
            return GAME_OVER
        if seat != self.seat:  # M4
            return NOT_YOUR_TURN
        if self.phase == DRAWN and (move >= DRAW or slot_of(move) != DRAWN_SLOT):  # M5
            return LAY_THE_DRAWN
        if move < DRAW:
            return self._refuses_lay(seat, move)
        if move == DRAW:
            if self.taken == TILES:  # M5
                return STACK_EMPTY
            return LEGAL
        if move == PASS:
            if self.has_tile(seat) or self.taken < TILES:  # M5b
                return MAY_NOT_PASS
            return LEGAL
        if move < WAGON:
            return self._refuses_exchange(seat, percentage_of(move))
        return self._refuses_wagon(seat, move)

    def _refuses_lay(self, seat: i64, move: i64) -> i64:
        slot = slot_of(move)
        kind = self.drawn
        if slot != DRAWN_SLOT:
            if slot >= self.setting.hand:  # M12
                return NO_SUCH_SLOT
            kind = self.hands[HAND * seat + slot]
            if kind == NO_TILE:
                return SLOT_EMPTY
        elif self.phase != DRAWN:
            return NOTHING_DRAWN
        square = square_of(move)
        if self.laid & BIT[square]:  # M6
            return OCCUPIED
        if not self.open & BIT[square]:  # M6
            return NOT_BESIDE
        turn = turn_of(move)
        if turn > 0 and not self.setting.free:  # M2
            return NOT_TURNED
        if turn >= self.board.different[kind]:  # M11
            return SAME_TURNED
        lies = self.board.turned[TURNS * kind + turn]
        if self.one_tile_lines(lies) & BIT[square] and self.can_lie_elsewhere(kind):  # M7
            if self.board.whole_at_edge[lies] & BIT[square]:
                return ONE_TILE
            return ONE_TILE_IN_CENTRE
        return LEGAL

    def one_tile_lines(self, lies: i64) -> i64:
        """M7, M7b, M7c: the squares where a tile that lies so would be a whole line by itself."""
        return self.board.whole_at_edge[lies] | (self.board.whole_at_centre[lies] & self.guarded)

    def can_lie_elsewhere(self, kind: i64) -> bool:
        """M7a: whether a tile can be laid anywhere, turned in any way, without being a whole line by itself."""
        turn: i64 = 0
        while turn < self.ways(kind):
            if self.open & ~self.one_tile_lines(self.board.turned[TURNS * kind + turn]):
                return True
            turn += 1
        return False

    def ways(self, kind: i64) -> i64:
        """In how many ways a tile may lie: the turns below this number (M2, M11)."""
        if self.setting.free:
            return self.board.different[kind]
        return 1

    def exchange_closed(self) -> bool:
        """M15: for good, once a company has so many points."""
        company: i64 = 0
        while company < COMPANIES:
            if self.points[company] >= CLOSING:
                return True
            company += 1
        return False

    def exchange_paused(self) -> bool:
        """M15a."""
        return self.still >= PATIENCE * self.seats

    def _refuses_exchange(self, seat: i64, percentage: i64) -> i64:
        if not self.setting.companies:  # M13
            return NO_COMPANIES
        if self.exchange_closed():
            return CLOSED
        if self.exchange_paused():
            return PAUSED
        if self.is_shown(percentage, self.share(seat, percentage)):  # M20
            return SHARE_SHOWN
        return LEGAL

    def _refuses_wagon(self, seat: i64, move: i64) -> i64:
        if not self.setting.stations:  # M18
            return NO_WAGONS
        account = seat
        if move >= WAGON_OF_SHARE:
            if not self.setting.companies:
                return NO_COMPANIES
            account = self.share(seat, percentage_of(move))
        elif self.setting.companies:  # M20
            return SHARE_NEEDED
        if not self.spare_wagons & BIT[account]:  # M18, M20
            return WAGON_PLACED
        rail = rail_of(move)
        if self.rails[rail] != NOBODY:  # M19
            return RAIL_TAKEN
        if not self.rail_is_free(rail):
            return RAIL_OF_ONE_TILE
        return LEGAL

    def rail_is_free(self, rail: i64) -> bool:
        """M19, M19a: whether a wagon may be put there: none stands there, and its line is no single tile."""
        if self.rails[rail] != NOBODY:
            return False
        return self.tiles_passed(STATIONS + rail) != 1 or not self.is_whole(STATIONS + rail)

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.phase == OVER or seat != self.seat:
            return 0
        if self.phase == DRAWN:
            return self._legal_lays(self.drawn, DRAWN_SLOT, out, 0)
        n: i64 = 0
        slot: i64 = 0
        while slot < self.setting.hand:
            kind = self.hands[HAND * seat + slot]
            if kind != NO_TILE:
                n = self._legal_lays(kind, slot, out, n)
            slot += 1
        if self.taken < TILES:
            out[n] = DRAW
            n += 1
        if self.setting.actions_beside_tiles:
            if self.taken == TILES and not self.has_tile(seat):
                out[n] = PASS
                n += 1
            n = self._legal_exchanges(seat, out, n)
            n = self._legal_wagons(seat, out, n)
        return n

    def _legal_lays(self, kind: i64, slot: i64, out: vec[i64], n: i64) -> i64:
        open = self.open
        before = n
        move = SLOT * slot
        if not self.setting.free:
            squares = open & ~self.one_tile_lines(kind)
            if squares == 0:  # M7d
                squares = open
            return listed(squares, move, out, n)
        ways = self.board.different[kind]
        turn: i64 = 0
        while turn < ways:
            lies = self.board.turned[TURNS * kind + turn]
            n = listed(open & ~self.one_tile_lines(lies), move + SQUARES * turn, out, n)
            turn += 1
        if n > before:
            return n
        turn = 0
        while turn < ways:  # M7d
            n = listed(open, move + SQUARES * turn, out, n)
            turn += 1
        return n

    def _legal_exchanges(self, seat: i64, out: vec[i64], n: i64) -> i64:
        if not self.setting.companies or self.exchange_closed() or self.exchange_paused():
            return n
        percentage: i64 = 0
        while percentage < PERCENTAGES:
            if not self.is_shown(percentage, self.share(seat, percentage)):
                out[n] = EXCHANGE + 2 * percentage
                out[n + 1] = EXCHANGE + 2 * percentage + 1
                n += 2
            percentage += 1
        return n

    def _legal_wagons(self, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.spare_wagons == 0:
            return n
        rail: i64 = 0
        while rail < RAILS:
            if self.rail_is_free(rail):
                if not self.setting.companies:
                    if self.spare_wagons & BIT[seat]:
                        out[n] = WAGON + rail
                        n += 1
                else:
                    percentage: i64 = 0
                    while percentage < PERCENTAGES:
                        if self.spare_wagons & BIT[self.share(seat, percentage)]:
                            out[n] = WAGON_OF_SHARE + PERCENTAGES * rail + percentage
                            n += 1
                        percentage += 1
            rail += 1
        return n

    def moves(self, seat: int) -> list[int]:
        if not 0 <= seat < int(self.seats):
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
        if not 0 <= seat < int(self.seats) or not 0 <= move < ACTIONS or self.refusal(seat, move) != LEGAL:
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
        if move < DRAW:
            self._lay(seat, slot_of(move), square_of(move), turn_of(move))
            if self.laid == ALL_SQUARES:
                self._end()
                return
        elif move == DRAW:
            self._draw(seat)
            return
        else:
            if move == PASS:
                if self.listening:
                    self.tell("event-idle", seat, {})
            elif move < WAGON:
                self.exchange(seat, percentage_of(move), takes_hidden(move))
            else:
                self._place_wagon(seat, move)
            self._count_still()
        self._next_turn()

    def _draw(self, seat: i64) -> None:
        """M5: the tile is seen before its square is chosen."""
        self.drawn = self.take_tile()
        self.phase = DRAWN
        if self.listening:
            self.tell("event-draw-tile", seat, {}, {"tile": self.board.kinds[self.drawn]})

    def _lay(self, seat: i64, slot: i64, square: i64, turn: i64) -> None:
        kind = self.drawn
        if slot != DRAWN_SLOT:
            kind = self.hands[HAND * seat + slot]
        if self.listening:
            params: dict[str, object] = {
                "tile": self.board.kinds[kind],
                "square": self.board.names[square],
                "turn": int(turn) * 90,
            }
            self.tell("event-lay", seat, params)
        self.lay(square, TURNS * kind + turn)
        if slot != DRAWN_SLOT:
            self.refill(seat, slot)
        else:
            self.drawn = NO_TILE
            self.phase = TURN

    def _place_wagon(self, seat: i64, move: i64) -> None:
        """M19, M20: the share that is shown stays open; M19a: a line that is whole already is scored."""
        rail = rail_of(move)
        account = seat
        params: dict[str, object] = {"rail": int(rail) + 1}
        if move >= WAGON_OF_SHARE:
            percentage = percentage_of(move)
            account = self.share(seat, percentage)
            self.shown |= BIT[COMPANIES * percentage + account]
            self.known[COMPANIES * percentage + account] |= self.everybody()
            self.reveals += 1
            params["company"] = COLOURS[account]
            params["percent"] = PERCENT[percentage]
        self.rails[rail] = account
        self.guarded |= self.board.rail_squares[rail]
        self.spare_wagons &= ~BIT[account]
        if self.listening:
            self.tell("event-wagon-of-company" if self.setting.companies else "event-wagon", seat, params)
        if self.is_whole(STATIONS + rail):
            self.finish(STATIONS + rail)

    def _next_turn(self) -> None:
        """M4."""
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
                self.tell("event-idle", self.seat, {})
            self._count_still()
            self.seat += 1
            if self.seat == self.seats:
                self.seat = 0

    def _count_still(self) -> None:
        """M15a: another turn without a tile."""
        self.still += 1
        if not self.listening or not self.setting.companies or self.exchange_closed():
            return
        if self.still == PATIENCE * self.seats:
            self.told.append(Event("event-exchange-paused", {}))

    def _can_do_something(self, seat: i64) -> bool:
        """M5b: whether there is anything but tiles to act with."""
        out = self.room()
        return self._legal_exchanges(seat, out, 0) > 0 or self._legal_wagons(seat, out, 0) > 0

    def _end(self) -> None:
        """M10; M16, M22: shares and number cards are shown."""
        self.phase = OVER
        self.drawn = NO_TILE
        if self.setting.companies or self.setting.numbers > 0:
            self.reveals += 1
        if self.listening:
            self.told.append(Event("event-over", {}))

    # --- what is told ------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, move: int) -> Reason | None:
        from peron.rules.metro.explain import explain  # it knows the state, not the other way round

        return explain(self, seat, move)

    def view(self, seat: int | None) -> MetroView:
        from peron.rules.metro.view import view_of

        return view_of(self, seat)

    def __str__(self) -> str:
        from peron.rules.metro.view import drawn

        return drawn(self)

    # --- points ------------------------------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return final_score(self, seat)

    def scores(self) -> list[Score]:
        from peron.rules.metro.view import scores_of

        return scores_of(self)

    def result(self) -> Result:
        from peron.rules.metro.view import result_of

        return result_of(self)

    def sample(self, seat: int, random: Random) -> MetroState:
        from peron.rules.metro.belief import deal_anew

        copy = self.clone()
        deal_anew(copy, seat, random)
        return copy


def listed(squares: i64, move: i64, out: vec[i64], n: i64) -> i64:
    """Write the moves for a set of squares, the first of which has the number `move`, to `out` from place n on."""
    while squares:
        out[n] = move + lowest(squares)
        squares &= squares - 1
        n += 1
    return n
