"""What a server knows of the days' rides: their seeds, who may look at whose, everybody's points, and the bots that
ride too. Imports rooms and the store.

While a day lasts nobody may see its deck before they have ridden: tables of its rides are shown to their own people,
and to those who have come to the end of theirs. When it is over, they are tables like any other.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from peron.bots import LEVELS
from peron.rules.catalogue import game, games, key_of
from peron.rules.contract import Game
from peron.server.errors import Refused
from peron.server.looks import SharedLook
from peron.server.ride_bots import RideBots
from peron.server.rooms import Rooms
from peron.store import Guest, RideRow, RideSecret, best_rides, bots_rides, ride_of, scores_of
from peron.tables.rides import seed_of
from peron.tables.table import Table

KEPT: Final = 3_000
"""Milliseconds for which everybody's points are told without being looked up anew."""
MOST_KEPT: Final = 64
LISTED: Final = 10


@dataclass(frozen=True)
class Rides:
    """Everybody's rides on one day."""

    at: int
    """When they were looked up."""
    taken: int
    """How many guests have begun one."""
    scores: Mapping[int, int]
    best: Sequence[RideRow]
    bots: Sequence[RideRow]


@dataclass
class _Kept:
    look: SharedLook[Rides]
    rides: Rides | None = None


def daily_games() -> list[Game]:
    """The titles that have a daily ride; those that one rides alone first."""
    ridden = [(of.title.daily.players, of) for of in map(game, games()) if of.title.daily is not None]
    return [of for _, of in sorted(ridden, key=lambda one: one[0])]


class Daily:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._secret = ""
        self._replaced = rooms.replaced
        self._kept: OrderedDict[tuple[int, str], _Kept] = OrderedDict()
        self._bots = RideBots(rooms)

    def today(self) -> int:
        return self._rooms.today()

    def game(self, id: str) -> Game:
        """The title with this id, if it has a daily ride."""
        found = next((of for of in daily_games() if key_of(of) == id), None)
        if found is None:
            raise Refused(404, "ride-unknown", game=id)
        return found

    async def seed(self, day: int, game: str) -> str:
        """Nobody is told but when the day is over."""
        self._forget_if_replaced()
        if not self._secret:
            self._secret = await self._rooms.write(RideSecret())
        return seed_of(self._secret, day, game)

    def _forget_if_replaced(self) -> None:
        """What was in the database is nothing now: another has been restored there, with a secret of its own."""
        if self._replaced != self._rooms.replaced:
            self._replaced, self._secret = self._rooms.replaced, ""
            self._kept.clear()

    async def ride(self, day: int, game: str, guest: Guest | None) -> RideRow | None:
        """The guest's try."""
        return None if guest is None else await asyncio.to_thread(ride_of, self._rooms.store, day, game, guest.id)

    async def may_look(self, table: Table, who: Callable[[], Awaitable[Guest | None]]) -> None:
        """Raises Refused for whoever would see a deck that they have yet to play with."""
        day = table.setup.ride
        if day is None or day < self.today():
            return
        guest = await who()
        if guest is not None and (table.setup.host == guest.id or table.seats_of(guest.id)):
            return
        ride = await self.ride(day, table.setup.game, guest)
        if ride is None or ride.ended is None:
            raise Refused(403, "ride-running")

    def must_be_over(self, table: Table) -> None:
        """Refuse what tells the seed, to everybody alike."""
        if table.setup.ride is not None and table.setup.ride >= self.today():
            raise Refused(409, "ride-sealed")

    async def rides(self, day: int, game: str, since: int = 0) -> Rides:
        """Those of a moment ago, and not of before `since`."""
        self._forget_if_replaced()
        kept = self._kept.setdefault((day, game), _Kept(SharedLook(partial(self._look, day, game))))
        if kept.rides is None or kept.rides.at <= max(_now() - KEPT, since):
            self._kept.move_to_end((day, game))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            kept.rides = await kept.look()
        return kept.rides

    def _look(self, day: int, game: str) -> Rides:
        now, store = _now(), self._rooms.store
        taken, scores = scores_of(store, day, game)
        bots = sorted(bots_rides(store, day, game), key=lambda ride: LEVELS.index(ride.level or LEVELS[0]))
        return Rides(now, taken, scores, best_rides(store, day, game, LISTED), bots)

    async def let_bots_ride(self, day: int, of: Game) -> None:
        """Those that have not yet; nobody waits for them."""
        self._bots.ride(day, of, await self.seed(day, key_of(of)))


def _now() -> int:
    return time.time_ns() // 1_000_000
