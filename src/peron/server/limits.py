"""How much one visitor may ask for: a bucket of tokens that fills at a steady rate. Standard library only."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What a visitor may do. People never come near these; programs that try things out do."""

    requests: Rate = Rate(200, 20)
    """HTTP requests from one address."""
    guests: Rate = Rate(40, 0.5)
    """New guests from one address: a whole school class may sit behind one."""
    tables: Rate = Rate(30, 0.2)
    """New tables and records from one guest."""
    boards: Rate = Rate(30, 0.5)
    """Board files from one address: to check one takes longer than anything else that is asked for."""
    guesses: Rate = Rate(10, 0.1)
    """Wrong invitations from one address."""
    messages: Rate = Rate(60, 20)
    """Messages on one socket."""
    sockets: int = 200
    """Open sockets from one address."""


_NONE = Rate(1e12, 1e12)
UNLIMITED = Limits(_NONE, _NONE, _NONE, _NONE, _NONE, _NONE, 10**9)
"""For measurements, where one address plays a thousand people."""


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.filled = monotonic()

    def take(self) -> bool:
        """Whether there was a token left to take."""
        now = monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each visitor; those not seen for longest are forgotten."""

    MOST = 20_000

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        bucket = self._buckets.pop(visitor, None) or Bucket(self.rate)
        self._buckets[visitor] = bucket
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take()
