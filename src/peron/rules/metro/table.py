"""The table: the board with its lines, hands, shares and wagons. No decision is taken here.

Imports the standard library and the compiled integer types only. Nothing is told unless somebody listens.

Lines are never traced. Joined tracks make fragments, and each fragment is known at its two ends alone: `far` of the
junction where it begins is the one where it stops and the other way round, and `length` of both is how many tiles it
passes. A junction without tracks is a fragment of length 0 by itself. A new tile joins two fragments by each of its
tracks (M9: a tile passed twice counts twice, because it joins twice).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, members
from peron.rules.contract import NOBODY, Event, State
from peron.rules.metro.actions import HAND, RAILS, SQUARES
from peron.rules.metro.board import (
    ARRIVAL,
    CENTRE,
    COLOURS,
    COMPANIES,
    JUNCTIONS,
    PERCENT,
    PLACES,
    STATIONS,
    TILES,
    MetroBoard,
)

# Phases: what the seat whose turn it is decides now.
TURN: Final = 0
DRAWN: Final = 1  # M5: where to lay the tile it has drawn
OVER: Final = 2

NO_TILE: Final = -1
ALL_SQUARES: Final = 2**SQUARES - 1
CLOSING: Final = 25
"""M15: the points of a company that end all exchanging."""
PATIENCE: Final = 8
"""M15a: so many turns of each player without a tile, and exchanging waits for one."""


class Setting:
    """What is settled before the first tile and open to all; never changed, so copies of a state share it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.accounts: i64 = seats
        """Whom points are kept for: the seats, or the companies (M16)."""
        self.first: i64 = 0
        self.hand: i64 = 1
        """Tiles in a hand (M12)."""
        self.free: bool = False
        """M11: tiles may be turned."""
        self.companies: bool = False
        self.stations: bool = False
        self.tracks: bool = False
        self.numbers: i64 = 0
        """Number cards of each seat (M22)."""
        self.edition: i64 = 0
        self.colours: vec[i64] = vec[i64]()
        """By seat (M4b)."""
        self.owners: vec[i64] = vec[i64]()
        """By station: the account of the wagon there, or NOBODY (M3, M13)."""
        self.centre: vec[i64] = vec[i64]()
        """The kinds on the central squares as they lie (M21)."""
        self.actions_beside_tiles: bool = False
        """M5b: whether a turn can pass without a tile being laid."""


class MetroTable(State):
    """Everything on the table. `MetroState` adds the rules of what may be done."""

    def __init__(self, board: MetroBoard, setting: Setting) -> None:
        self.listening = False
        self.reveals = 0
        self.board: MetroBoard = board
        self.setting: Setting = setting
        self.seats: i64 = setting.seats
        self.phase: i64 = TURN
        self.seat: i64 = setting.first
        """Whose turn it is."""
        self.stack: vec[i64] = vec[i64]()
        """The kinds of all tiles in the order in which they are drawn. Never changed, so copies share it."""
        self.taken: i64 = 0
        """Tiles drawn so far."""
        self.hands: vec[i64] = vec[i64]()
        """By seat and slot: the kind held there, or NO_TILE."""
        self.drawn: i64 = NO_TILE
        self.tiles: vec[i64] = vec[i64]()
        """By square: 4 * kind + turn, or NO_TILE."""
        self.laid: i64 = 0
        self.open: i64 = board.edge
        """The empty squares at the edge or beside a tile (M6)."""
        self.far: vec[i64] = vec[i64]()
        self.length: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        """By account: what its lines have scored."""
        self.rails: vec[i64] = vec[i64]()
        """By central rail: the account of the wagon there, or NOBODY (M19)."""
        self.guarded: i64 = 0
        """The squares in front of central rails with a wagon (M7b)."""
        self.spare_wagons: i64 = 0
        """The accounts whose extra wagon has not been placed (M18)."""
        self.shares: vec[i64] = vec[i64]()
        """By percentage, eight companies each: of the share in each seat's hand, of the open one, then of the hidden
        ones from the top down (M14)."""
        self.known: vec[i64] = vec[i64]()
        """By percentage and company: the seats that know where that share is; bit `seats` is those who look on."""
        self.shown: i64 = 0
        """The shares that lie open before a player (M20), by percentage and company."""
        self.still: i64 = 0
        """Turns in a row without a tile (M15a)."""
        self.cards: vec[i64] = vec[i64]()
        """By seat: the stations of its number cards (M22). Never changed, so copies share them."""
        self.told: list[Event] = []
        self.scratch: vec[i64] = vec[i64]()
        """Where `moves` has its list written; made when first needed, so that clones stay cheap."""

    # --- tiles --------------------------------------------------------------------------------------------------------

    def has_tile(self, seat: i64) -> bool:
        at = HAND * seat
        return self.hands[at] != NO_TILE or self.hands[at + 1] != NO_TILE or self.hands[at + 2] != NO_TILE

    def take_tile(self) -> i64:
        """The next tile of the stack."""
        kind = self.stack[self.taken]
        self.taken += 1
        self.reveals += 1
        return kind

    def refill(self, seat: i64, slot: i64) -> None:
        """M5, M12a: a new tile for the one that was laid, while the stack lasts."""
        if self.taken == TILES:
            self.hands[HAND * seat + slot] = NO_TILE
            return
        kind = self.take_tile()
        self.hands[HAND * seat + slot] = kind
        if self.listening:
            self.tell("event-new-tile", seat, {}, {"tile": self.board.kinds[kind]})

    # --- lines --------------------------------------------------------------------------------------------------------

    def lay(self, square: i64, tile: i64) -> None:
        """M6, M9: a tile on its square; every line that it completes is scored."""
        self.tiles[square] = tile
        self.laid |= BIT[square]
        self.open = (self.open | self.board.near[square]) & ~self.laid
        self.still = 0
        self.join(square, self.board.turned[tile])

    def join(self, place: i64, kind: i64) -> None:
        """Join the fragments that the tracks of a tile lead from and to."""
        far = self.far
        length = self.length
        entry = 4 * place
        at = 4 * (PLACES * kind + place)
        end = entry + 4
        while entry < end:
            leave = self.board.exits[at]
            a = far[entry]
            if a != leave:  # M8: else this closes a loop
                b = far[leave]
                n = length[entry] + length[leave] + 1
                far[a] = b
                far[b] = a
                length[a] = n
                length[b] = n
                if b >= CENTRE:  # M21: with tiles in the centre no fragment stops there
                    departure = self.board.starts[a]
                    if departure >= 0:
                        self.finish(departure)
            entry += 1
            at += 1

    def owner(self, departure: i64) -> i64:
        """The account of the wagon there, or NOBODY."""
        if departure < STATIONS:
            return self.setting.owners[departure]
        return self.rails[departure - STATIONS]

    def is_whole(self, departure: i64) -> bool:
        """Whether the line that starts there has reached an arrival."""
        return self.far[self.board.departures[departure]] >= CENTRE

    def tiles_passed(self, departure: i64) -> i64:
        return self.length[self.board.departures[departure]]

    def ends_in_centre(self, departure: i64) -> bool:
        """Whether a whole line ends at the central station."""
        return self.far[self.board.departures[departure]] < ARRIVAL

    def line_points(self, departure: i64) -> i64:
        """M9, M19: what a whole line scores: double in the centre, unless it started there."""
        points = self.tiles_passed(departure)
        if departure < STATIONS and self.ends_in_centre(departure):
            return 2 * points
        return points

    def finish(self, departure: i64) -> None:
        """M9: a whole line is scored if a wagon stands where it starts, and the wagon turned over."""
        owner = self.owner(departure)
        if owner == NOBODY:
            return
        before = self.points[owner]
        points = self.line_points(departure)
        self.points[owner] = before + points
        if self.listening:
            self._tell_line(departure, owner, points)
            if self.setting.companies and before < CLOSING <= before + points and self._others_below_closing(owner):
                self.told.append(Event("event-exchange-closed", {"company": COLOURS[owner], "points": before + points}))

    def _others_below_closing(self, account: i64) -> bool:
        return all(self.points[other] < CLOSING for other in range(COMPANIES) if other != account)

    # --- shares -------------------------------------------------------------------------------------------------------

    def share(self, seat: i64, percentage: i64) -> i64:
        """The company of the share that a seat holds."""
        return self.shares[COMPANIES * percentage + seat]

    def is_shown(self, percentage: i64, company: i64) -> bool:
        return self.shown & BIT[COMPANIES * percentage + company] != 0

    def everybody(self) -> i64:
        """The set of all seats and of those who look on, who know what all know."""
        return BIT[self.seats + 1] - 1

    def exchange(self, seat: i64, percentage: i64, hidden: bool) -> None:
        """M15: a share goes under its stack, another comes from beside or from the top of it."""
        first = COMPANIES * percentage
        given = self.shares[first + seat]
        place = first + self.seats
        if hidden:
            place += 1
        taken = self.shares[place]
        self.shares[first + seat] = taken
        while place < first + COMPANIES - 1:
            self.shares[place] = self.shares[place + 1]
            place += 1
        self.shares[place] = given
        self.reveals += 1
        self.known[first + taken] |= BIT[seat]
        turned_up = self.shares[first + self.seats]
        self.known[first + turned_up] |= self.everybody()
        if self.listening:
            self._tell_exchange(seat, percentage, given, taken, hidden)

    # --- what is told -------------------------------------------------------------------------------------------------

    def station_number(self, station: i64) -> int:
        """As printed in the edition that is played with."""
        return self.board.stations[station].numbers[self.setting.edition]

    def tell(self, key: str, seat: i64, params: dict[str, object], secret: dict[str, object] | None = None) -> None:
        hidden = secret or {}
        told = {"seat": int(seat), **params, **hidden}
        self.told.append(Event(key, told, {name: (int(seat),) for name in hidden}))

    def _tell_line(self, departure: i64, owner: i64, points: i64) -> None:
        from_rail = departure >= STATIONS
        params: dict[str, object] = {
            "start": "rail" if from_rail else "station",
            "number": int(departure - STATIONS) + 1 if from_rail else self.station_number(departure),
            "tiles": int(self.tiles_passed(departure)),
            "points": int(points),
        }
        if self.setting.companies:
            self.told.append(Event("event-line-of-company", {"company": COLOURS[owner], **params}))
        else:
            self.tell("event-line-finished", owner, params)

    def _tell_exchange(self, seat: i64, percentage: i64, given: i64, taken: i64, hidden: bool) -> None:
        first = COMPANIES * percentage
        params: dict[str, object] = {
            "seat": int(seat),
            "percent": PERCENT[percentage],
            "given": COLOURS[given],
            "taken": COLOURS[taken],
        }
        secret: dict[str, tuple[int, ...]] = {}
        for name, company in (("given", given), ("taken", taken)):
            if self.known[first + company] != self.everybody():
                secret[name] = tuple(members(self.known[first + company]))
        self.told.append(Event("event-exchange-hidden" if hidden else "event-exchange-open", params, secret))
        if not hidden:
            turned_up = COLOURS[self.shares[first + self.seats]]
            self.told.append(Event("event-share-turned-up", {"company": turned_up, "percent": PERCENT[percentage]}))


def new_ends() -> tuple[vec[i64], vec[i64]]:
    """`far` and `length` of a board without tracks."""
    return vec[i64](list(range(JUNCTIONS))), vec[i64]([0] * JUNCTIONS)


NO_RAILS: Final = vec[i64]([NOBODY] * RAILS)
NO_TILES: Final = vec[i64]([NO_TILE] * SQUARES)
