"""The day's rides as people see them: what waits for them today, their one try, and how everybody did. Imports the
lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from peron.bots import LEVELS
from peron.rules.catalogue import key_of
from peron.rules.contract import Game
from peron.rules.record import seed_hash
from peron.server.allowances import RIDES, give_back, may
from peron.server.daily import Rides, daily_games
from peron.server.errors import Refused
from peron.server.lobby import Lobby
from peron.store import Guest, RideRow, RideTaken, days_of
from peron.tables.queue import Asker
from peron.tables.rides import (
    DAY,
    Bar,
    Streak,
    bars,
    beaten,
    date_of,
    middle,
    number_of,
    place_of,
    ride_table,
    seated,
    streak,
)
from peron.tables.table import Table


@dataclass(frozen=True)
class MyRide:
    """My one try. `ended` without points: given up, or not done in time."""

    table: str
    ended: bool
    points: int | None


@dataclass(frozen=True)
class DayBefore:
    """What came of the day before: my points, and the best ones."""

    mine: int | None
    best: int | None


@dataclass(frozen=True)
class RideToday:
    """A title's ride of today."""

    game: str
    family: str
    title: Mapping[str, str]
    """What the title is called, by language or under an empty one for all of them."""
    players: int
    seed_hash: str
    """Of the seed, which is told when the day is over."""
    taken: int
    """How many guests have begun it."""
    mine: MyRide | None
    streak: Streak
    before: DayBefore


@dataclass(frozen=True)
class Today:
    """The rides of today."""

    date: str
    """As in 2026-11-16: a day of UTC."""
    number: int
    """Which day of the year it is."""
    day: int
    """In days since 1970, as tables have it."""
    now: int
    ends: int
    """When the next day begins; both in milliseconds since 1970, by the server's clock."""
    rides: tuple[RideToday, ...]


@dataclass(frozen=True)
class Rider:
    """Somebody's ride, or that of a bot of this level."""

    place: int
    name: str
    level: str | None
    points: int
    table: str
    mine: bool


@dataclass(frozen=True)
class MyPlace:
    """Where I stand. `beaten`: how many in a hundred of the others have fewer points."""

    table: str
    points: int | None
    place: int | None
    beaten: int | None


@dataclass(frozen=True)
class BestBefore:
    """The best ride of the day before, and my points on it."""

    date: str
    rides: int
    best: Rider
    mine: int | None


@dataclass(frozen=True)
class RideResult:
    """How everybody did on a day, as far as it has come."""

    date: str
    number: int
    day: int
    over: bool
    """Whether the day is over."""
    now: int
    ends: int
    game: str
    family: str
    title: Mapping[str, str]
    seed_hash: str
    seed: str | None
    """When the day is over."""
    taken: int
    rides: int
    """How many guests have come to the end."""
    mine: MyPlace | None
    bars: tuple[Bar, ...]
    """Everybody's points, with room for those of the bots."""
    middle: int | None
    """Half of all have no more than this."""
    best: tuple[Rider, ...]
    """The first ones, and after them mine if it is not among them."""
    bots: tuple[Rider, ...]
    """Those that have ridden by now, by their levels."""
    streak: Streak
    """Up to that day."""
    before: BestBefore | None


async def todays(lobby: Lobby, guest: Guest | None) -> Today:
    day = lobby.daily.today()
    rides = [await _today(lobby, guest, day, of) for of in daily_games()]
    return Today(date_of(day).isoformat(), number_of(day), day, _now(lobby), _ends(day), tuple(rides))


async def start(lobby: Lobby, guest: Guest, of: Game, address: str) -> Table:
    """The guest's one try of today: a new table, or the one where it is under way, or was."""
    day, daily, game = lobby.daily.today(), lobby.daily, key_of(of)
    mine = await daily.ride(day, game, guest)
    if mine is None:
        if not await may(lobby.allowances, RIDES, address):
            raise Refused(429, "ride-too-many")
        table = await _set_up(lobby, guest, of, day, counted=True)
        try:
            await lobby.add(guest, table, address)
        except Refused:
            await give_back(lobby.allowances, RIDES, address)
            raise
        except RideTaken:  # twice at the same moment: one of them it is
            await give_back(lobby.allowances, RIDES, address)
            mine = await daily.ride(day, game, guest)
        else:
            await daily.let_bots_ride(day, of)
            return table
    if mine is None:
        raise Refused(503, "store-unavailable")
    async with lobby.rooms.enter(mine.table_id, Asker(address, guest.id)) as room:
        return room.table


async def practise(lobby: Lobby, guest: Guest, of: Game, address: str) -> Table:
    """Another table with today's deck, which does not count, for whoever has ridden."""
    day = lobby.daily.today()
    mine = await lobby.daily.ride(day, key_of(of), guest)
    if mine is None or mine.ended is None:
        raise Refused(403, "ride-first")
    table = await _set_up(lobby, guest, of, day, counted=False)
    await lobby.add(guest, table, address)
    return table


async def _set_up(lobby: Lobby, guest: Guest, of: Game, day: int, counted: bool) -> Table:
    ride = of.title.daily
    assert ride is not None
    table = seated(Table(ride_table(of, day, await lobby.daily.seed(day, key_of(of)), guest.id, counted)), ride)
    table.append(table.sit(guest.id, 0, guest.name))
    return table


async def result_of(lobby: Lobby, guest: Guest | None, of: Game, day: int) -> RideResult:
    """How everybody did: of today, for those alone who have come to the end."""
    daily, game, today = lobby.daily, key_of(of), lobby.daily.today()
    if not 0 <= day <= today:
        raise Refused(404, "ride-unknown", game=game)
    mine = await daily.ride(day, game, guest)
    over = day < today
    if not over and (mine is None or mine.ended is None):
        raise Refused(403, "ride-first")
    everybody = await daily.rides(day, game, 0 if mine is None or mine.ended is None else mine.ended)
    if everybody.taken and day >= today - 1 and len(everybody.bots) < len(LEVELS):
        await daily.let_bots_ride(day, of)
    seed = await daily.seed(day, game)
    ridden = await _days(lobby, guest, game, day)
    scores = everybody.scores
    return RideResult(
        date=date_of(day).isoformat(),
        number=number_of(day),
        day=day,
        over=over,
        now=_now(lobby),
        ends=_ends(day),
        game=game,
        family=of.title.family,
        title=of.title.names,
        seed_hash=seed_hash(seed),
        seed=seed if over else None,
        taken=everybody.taken,
        rides=sum(scores.values()),
        mine=None if mine is None else _place(mine, scores),
        bars=bars(scores, [ride.points for ride in everybody.bots if ride.points is not None]),
        middle=middle(scores),
        best=_listed(everybody, mine, guest),
        bots=tuple(_rider(ride, everybody, guest) for ride in everybody.bots),
        streak=streak(list(ridden), day),
        before=await _best_before(lobby, guest, game, day - 1, ridden),
    )


async def _today(lobby: Lobby, guest: Guest | None, day: int, of: Game) -> RideToday:
    daily, game, ride = lobby.daily, key_of(of), of.title.daily
    assert ride is not None
    mine = await daily.ride(day, game, guest)
    everybody, before = await daily.rides(day, game), await daily.rides(day - 1, game)
    ridden = await _days(lobby, guest, game, day)
    return RideToday(
        game=game,
        family=of.title.family,
        title=of.title.names,
        players=ride.players,
        seed_hash=seed_hash(await daily.seed(day, game)),
        taken=max(everybody.taken, int(mine is not None)),
        mine=None if mine is None else MyRide(mine.table_id, mine.ended is not None, mine.points),
        streak=streak(list(ridden), day),
        before=DayBefore(ridden.get(day - 1), max(before.scores, default=None)),
    )


async def _days(lobby: Lobby, guest: Guest | None, game: str, until: int) -> dict[int, int]:
    """The guest's days, each with the points."""
    if guest is None:
        return {}
    return dict(await asyncio.to_thread(days_of, lobby.rooms.store, game, guest.id, until))


def _place(mine: RideRow, scores: Mapping[int, int]) -> MyPlace:
    if mine.points is None:
        return MyPlace(mine.table_id, None, None, None)
    return MyPlace(mine.table_id, mine.points, place_of(mine.points, scores), beaten(mine.points, scores))


def _listed(everybody: Rides, mine: RideRow | None, guest: Guest | None) -> tuple[Rider, ...]:
    shown = list(everybody.best)
    if mine is not None and mine.points is not None and mine.table_id not in {ride.table_id for ride in shown}:
        shown.append(mine)
    return tuple(_rider(ride, everybody, guest) for ride in shown)


def _rider(ride: RideRow, everybody: Rides, guest: Guest | None) -> Rider:
    points = ride.points or 0
    own = guest is not None and ride.guest_id == guest.id
    return Rider(place_of(points, everybody.scores), ride.name, ride.level, points, ride.table_id, own)


async def _best_before(
    lobby: Lobby, guest: Guest | None, game: str, day: int, ridden: Mapping[int, int]
) -> BestBefore | None:
    everybody = await lobby.daily.rides(day, game)
    if not everybody.best:
        return None
    best = _rider(everybody.best[0], everybody, guest)
    return BestBefore(date_of(day).isoformat(), sum(everybody.scores.values()), best, ridden.get(day))


def _now(lobby: Lobby) -> int:
    return int(lobby.rooms.clock() * 1000)


def _ends(day: int) -> int:
    return (day + 1) * DAY * 1000
