"""How much one visitor may ask for: a bucket of tokens that fills at a steady rate. Standard library only."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Tells seconds that fill buckets."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float

    def times(self, factor: float) -> Rate:
        return Rate(self.burst * factor, self.per_second * factor)


_NONE: Final = Rate(1e12, 1e12)
_DAY: Final = 24 * 60 * 60
WIDE: Final = 2
"""How many times as much as one address all of a network of IPv6 with 56 bits may have: it may be one customer's, or
that of 256 telephones, whose people all together want less."""
FAR: Final = 8
"""How many times as many lines and sockets as one address all of a network of IPv6 with 48 bits may have, and wrong
codes it may try."""
FAR_WORK: Final = 3
"""How many times as much of the server's time: less than one core, whatever comes from there."""


@dataclass(frozen=True)
class Limits:
    """What a visitor may do. People never come near these; programs that try things out do."""

    work: Rate = Rate(60, 300)
    """Milliseconds of the server's time for one address, over HTTP and all its sockets (`costs.py`): less than a third
    of one core, and at once no more than others can wait. Thirty pupils behind one address who play and look around
    need less than a third of that."""
    patience: float = 5.0
    """Work for so many seconds may wait at an address before any is refused: who is too fast is slowed down first."""
    lines: int = 400
    """Open connections of HTTP from one address. A browser has six of them."""
    arrivals: Rate = Rate(400, 100)
    """New connections of any kind from one address."""
    files: Rate = Rate(400, 800)
    """Files of the page for one address: thirty pupils who come for the first time at once need 4,000, and have them
    within some seconds; none when they come again."""
    connects: Rate = Rate(240, 5)
    """New sockets from one address."""
    sockets: int = 200
    """Open sockets from one address."""
    byes: Rate = Rate(30, 2)
    """Sockets from one address that are opened only to say why they are refused; the rest hear nothing."""
    refusals: Rate = Rate(60, 5)
    """Refusals that an address hears at once; of others it hears later."""
    messages: Rate = Rate(60, 20)
    """Messages on one socket."""
    frames: Rate = Rate(300, 25)
    """Frames of any kind on one socket: messages, their parts, pings, pongs. More than messages, so that who says too
    much hears why; who sends frames that say nothing is cut off."""
    bytes: Rate = Rate(64 * 1024, 16 * 1024)
    """Bytes on one socket."""
    guests: Rate = Rate(40, 0.5)
    """New guests from one address: a whole school class may sit behind one."""
    tables: Rate = Rate(30, 0.2)
    """New tables and records from one guest."""
    tables_a_day: Rate = Rate(300, 300 / _DAY)
    """The same in the long run: nobody plays so many in a day."""
    tables_here: Rate = Rate(3000, 3000 / _DAY)
    """New tables and records from one address: guests cost nothing."""
    boards: Rate = Rate(30, 0.5)
    """Board files from one address: to check one takes longer than anything else that is asked for."""
    stored: Rate = Rate(8 * 2**20, 8 * 2**20 / _DAY)
    """Bytes from one address that are kept with its tables: boards that were not there before, and records. In a day
    300 boards of the usual size, 64 of the largest, or 2,000 records."""
    listed: Rate = Rate(10, 30 / _DAY)
    """New tables from one address in the list that everybody sees. It holds a hundred, and guests cost nothing."""
    guesses: Rate = Rate(10, 0.1)
    """Wrong invitations from one address."""
    codes: Rate = Rate(10, 0.1)
    """Wrong codes of tables from one guest."""
    codes_here: Rate = Rate(60, 0.2)
    """Wrong codes from one address: who tries there day and night finds one of a thousand tables that wait in two
    weeks. And a school class where one pupil guesses is not kept out by that alone."""
    rides: Rate = Rate(100, 100 / _DAY)
    """Daily rides that count from one address: a class or a club behind one, but not everybody that one visitor can
    pretend to be. That a new cookie is a new guest, nobody can prevent without accounts."""
    gathering: int = 20
    """Tables of one host that wait for people, of those set up within a day."""
    grace: float = 30.0
    """Seconds that somebody may be gone before others can have a bot play for them: lines drop, pages are reloaded."""


UNLIMITED: Final = Limits(
    work=_NONE,
    lines=10**9,
    arrivals=_NONE,
    files=_NONE,
    connects=_NONE,
    sockets=10**9,
    byes=_NONE,
    refusals=_NONE,
    messages=_NONE,
    frames=_NONE,
    bytes=_NONE,
    guests=_NONE,
    tables=_NONE,
    tables_a_day=_NONE,
    tables_here=_NONE,
    stored=_NONE,
    boards=_NONE,
    listed=_NONE,
    guesses=_NONE,
    codes=_NONE,
    codes_here=_NONE,
    rides=_NONE,
    gathering=10**9,
    grace=0.0,
)
"""For measurements, where one address plays a thousand people."""


def _now() -> float:
    return monotonic()


class Bucket:
    def __init__(self, rate: Rate, clock: Clock | None = None) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self._clock = clock or _now
        self.filled = self._clock()

    def take(self, cost: float = 1) -> bool:
        """Whether there were tokens left to take."""
        if self.lacks(cost) > 0:
            return False
        self.tokens -= cost
        return True

    def lacks(self, cost: float) -> float:
        """In how many seconds the tokens are there. What costs more than the bucket holds is had when it is full."""
        now = self._clock()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        return max(0.0, (min(cost, self.rate.burst) - self.tokens) / self.rate.per_second)


class Buckets:
    """A bucket for each visitor; those not seen for longest are forgotten."""

    MOST = 20_000

    def __init__(self, rate: Rate, clock: Clock | None = None) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str, cost: float = 1) -> bool:
        return self.of(visitor).take(cost)

    def of(self, visitor: str) -> Bucket:
        bucket = self._buckets.pop(visitor, None) or Bucket(self.rate, self._clock)
        self._buckets[visitor] = bucket
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket
