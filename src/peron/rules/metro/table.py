"""The table: board, hands, shares and wagons as they are. What may be done with them, other modules decide.

Imports the standard library and the compiled integer types only. Nothing is told unless somebody listens.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.contract import NOBODY, Event, State
from peron.rules.metro.actions import HAND, RAILS, SQUARES
from peron.rules.metro.board import COMPANIES, STATIONS, MetroBoard

# Phases: what the seat whose turn it is decides now.
TURN: Final = 0
DRAWN: Final = 1  # M5: where to lay the tile it has drawn
OVER: Final = 2

NO_TILE: Final = -1
NOTHING: Final = vec[i64]()
NO_RAILS: Final = vec[i64]([NOBODY] * RAILS)
NO_TILES: Final = vec[i64]([NO_TILE] * SQUARES)


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
    """Everything on the table. `MetroState` adds who decides, and the modules of the rules what may be done."""

    def __init__(self, board: MetroBoard, setting: Setting) -> None:
        self.listening = False
        self.reveals = 0
        self.board: MetroBoard = board
        self.setting: Setting = setting
        self.seats: i64 = setting.seats
        self.phase: i64 = TURN
        self.seat: i64 = setting.first
        """Whose turn it is."""
        self.stack: vec[i64] = NOTHING
        """The kinds of all tiles in the order in which they are drawn. Never changed, so copies share it."""
        self.taken: i64 = 0
        """Tiles drawn so far."""
        self.hands: vec[i64] = NOTHING
        """By seat and slot: the kind held there, or NO_TILE."""
        self.drawn: i64 = NO_TILE
        self.tiles: vec[i64] = NOTHING
        """By square: TURNS * kind + turn, or NO_TILE."""
        self.laid: i64 = 0
        self.open: i64 = board.edge
        """The empty squares at the edge or beside a tile (M6)."""
        self.far: vec[i64] = NOTHING
        """By junction where tracks begin or stop: the other end of them (see `lines`)."""
        self.length: vec[i64] = NOTHING
        """By such a junction: how many tiles these tracks pass."""
        self.points: vec[i64] = NOTHING
        """By account: what its lines have scored."""
        self.rails: vec[i64] = NOTHING
        """By central rail: the account of the wagon there, or NOBODY (M19)."""
        self.guarded: i64 = 0
        """The squares in front of central rails with a wagon (M7b)."""
        self.spare_wagons: i64 = 0
        """The accounts whose extra wagon has not been placed (M18)."""
        self.shares: vec[i64] = NOTHING
        """By percentage, eight companies each: of the share in each seat's hand, of the open one, then of the hidden
        ones from the top down (M14)."""
        self.known: vec[i64] = NOTHING
        """By percentage and company: the seats that know where that share is; bit `seats` is those who look on."""
        self.shown: i64 = 0
        """The shares that lie open before a player (M20), by percentage and company."""
        self.still: i64 = 0
        """Turns in a row without a tile (M15a)."""
        self.cards: vec[i64] = NOTHING
        """By seat: the stations of its number cards (M22). Never changed, so copies share them."""
        self.told: list[Event] = []
        self.scratch: vec[i64] = NOTHING

    def has_tile(self, seat: i64) -> bool:
        at = HAND * seat
        return self.hands[at] != NO_TILE or self.hands[at + 1] != NO_TILE or self.hands[at + 2] != NO_TILE

    def owner(self, departure: i64) -> i64:
        """The account of the wagon there, or NOBODY."""
        if departure < STATIONS:
            return self.setting.owners[departure]
        return self.rails[departure - STATIONS]

    def share(self, seat: i64, percentage: i64) -> i64:
        """The company of the share that a seat holds."""
        return self.shares[COMPANIES * percentage + seat]

    def is_shown(self, percentage: i64, company: i64) -> bool:
        return self.shown & BIT[COMPANIES * percentage + company] != 0

    def everybody(self) -> i64:
        """The set of all seats and of those who look on, who know what all know."""
        return BIT[self.seats + 1] - 1

    def station_number(self, station: i64) -> int:
        """As printed in the edition that is played with."""
        return self.board.stations[station].numbers[self.setting.edition]

    def tell(self, key: str, seat: i64, params: dict[str, object], secret: dict[str, object] | None = None) -> None:
        """Something a seat does; what is secret only that seat sees."""
        hidden = secret or {}
        told = {"seat": int(seat), **params, **hidden}
        self.told.append(Event(key, told, secret={name: (int(seat),) for name in hidden}))
