"""One ride a day, the same for everybody on a server: its seed, and what everybody's points add up to. Imports tables.

A day is one of UTC, wherever the server or its guests are: it changes for all at the same moment, and every day has 24
hours. Its seed follows from a secret that the database keeps, so that nobody else can know it before; its hash is shown
from the day's beginning, the seed itself when the day is over.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Final

from peron.rules.contract import Game
from peron.rules.shapes import DailyRide, quick
from peron.tables.setup import Setup, new_table
from peron.tables.table import OVER, Table

DAY: Final = 24 * 60 * 60
_FIRST: Final = date(1970, 1, 1).toordinal()
WIDTHS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
MOST_BARS: Final = 18
WEEK: Final = 7


def day_at(seconds: float) -> int:
    """The day of a moment in seconds since 1970.

    >>> day_at(0), day_at(86399.9), day_at(86400)
    (0, 0, 1)
    """
    return int(seconds // DAY)


def date_of(day: int) -> date:
    """
    >>> date_of(20408)
    datetime.date(2025, 11, 16)
    """
    return datetime.fromtimestamp(day * DAY, UTC).date()


def day_of(date: date) -> int:
    return date.toordinal() - _FIRST


def number_of(day: int) -> int:
    """Which day of its year it is: what people call a deck."""
    return date_of(day).timetuple().tm_yday


def seed_of(secret: str, day: int, game: str) -> str:
    """The seed of a day's ride: 128 bits, as every table has."""
    told = f"ride {date_of(day).isoformat()} {game}"
    return hmac.new(secret.encode(), told.encode(), sha256).hexdigest()[:32]


def ride_table(of: Game, day: int, seed: str, host: str, counted: bool) -> Setup:
    """The table of a ride; it is in no list. Raises BadSetup."""
    ride = of.title.daily
    assert ride is not None
    return replace(new_table(of, ride.players, ride.options, host), seed=seed, ride=day, counted=counted)


def seated(table: Table, ride: DailyRide) -> Table:
    """With the bots in place against which everybody rides; the first seat is still open."""
    for seat, level in enumerate(ride.bots, 1):
        table.append(table.place_bot(table.setup.host, seat, level))
    return table


@dataclass(frozen=True)
class RideEnd:
    """A ride has ended: the points, if it counts."""

    points: int | None


def ridden(table: Table, today: int) -> RideEnd | None:
    """What is kept of a ride that counts, once it has ended. Who gave up, was closed out, or came in after the day has
    no points."""
    setup = table.setup
    if not setup.counted or table.status != OVER:
        return None
    whole = table.closed is None and not table.conceded and not table.practice and setup.ride == today
    return RideEnd(table.result().totals[0] if whole else None)


# --- everybody's points -----------------------------------------------------------------------------------------------


@quick
@dataclass(frozen=True)
class Bar:
    """How many rides brought so many points: from the first to the last of them."""

    first: int
    last: int
    rides: int


def bars(scores: Mapping[int, int], others: Sequence[int] = ()) -> tuple[Bar, ...]:
    """A histogram of all points, without gaps, with room for those of others beside. `scores` says how many rides
    brought which points.

    >>> bars({118: 2, 121: 1, 139: 1})[-1]
    Bar(first=138, last=139, rides=1)
    """
    found = [*scores, *others]
    if not found:
        return ()
    least, most = min(found), max(found)
    width = next((one for one in WIDTHS if most // one - least // one < MOST_BARS), WIDTHS[-1])
    counted = dict.fromkeys(range(least // width, most // width + 1), 0)
    for points, rides in scores.items():
        counted[points // width] += rides
    return tuple(Bar(at * width, (at + 1) * width - 1, rides) for at, rides in counted.items())


def place_of(points: int, scores: Mapping[int, int]) -> int:
    """The place of somebody with so many points; equals share it."""
    return 1 + sum(rides for other, rides in scores.items() if other > points)


def beaten(points: int, scores: Mapping[int, int]) -> int:
    """How many in a hundred of the others had fewer points. Whose own points have not come yet has all as others.

    >>> beaten(24, {20: 1, 24: 1, 30: 2}), beaten(24, {20: 2}), beaten(24, {})
    (33, 100, 0)
    """
    others = sum(scores.values()) - (points in scores)
    fewer = sum(rides for other, rides in scores.items() if other < points)
    return 100 * fewer // others if others > 0 else 0


def middle(scores: Mapping[int, int]) -> int | None:
    """Half of all had no more than this."""
    left = (sum(scores.values()) + 1) // 2
    for points, rides in sorted(scores.items()):
        left -= rides
        if left <= 0:
            return points
    return None


# --- day after day ----------------------------------------------------------------------------------------------------


@quick
@dataclass(frozen=True)
class Streak:
    """Days in a row on which somebody has ridden to the end."""

    now: int
    longest: int
    lost: bool
    """Whether there was one that ended before yesterday."""
    week: tuple[bool, ...]
    """The last seven days, today being the last: whether they rode."""


def streak(days: Sequence[int], today: int) -> Streak:
    """Today may still come: a streak that reached to yesterday goes on.

    >>> streak([1, 2, 3, 6, 7], 8).now, streak([1, 2, 3, 6, 7], 8).longest
    (2, 3)
    """
    ridden = {day for day in days if day <= today}
    longest = now = run = 0
    for day in sorted(ridden):
        run = run + 1 if day - 1 in ridden else 1
        longest = max(longest, run)
        if day >= today - 1:
            now = run
    week = tuple(day in ridden for day in range(today - WEEK + 1, today + 1))
    return Streak(now, longest, now == 0 and longest > 0, week)
