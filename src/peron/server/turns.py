"""Whose turn it is where an address has used up what it may have: each person there in turn. Imports the limits.

Many people may share an address, and one of them may be hostile. Who asks for a lot waits behind themselves; who asks
for little waits for one wish of each of the others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

from peron.server.limits import Bucket, Buckets, Clock, Rate


class Turns:
    """What each address may have, and those who wait for it."""

    def __init__(self, rate: Rate, patience: float, clock: Clock | None = None) -> None:
        """`patience`: the seconds within which all that waits at an address can be done; what is more is refused."""
        self._most = rate.per_second * patience
        self._buckets = Buckets(rate, clock)
        self._lines: dict[str, Line] = {}
        """The addresses where somebody waits."""

    async def turn(self, address: str, person: str, cost: float) -> bool:
        """Wait for it; False if there is too much that waits. Whoever is not known is one person with all others who
        are not."""
        line = self._lines.get(address)
        if line is None:
            bucket = self._buckets.of(address)
            if bucket.take(cost):
                return True
            line = self._lines[address] = Line(bucket, self._most, lambda: self._lines.pop(address, None))
        return await line.turn(person, cost)


@dataclass(frozen=True)
class Wish:
    person: str
    cost: float
    granted: asyncio.Future[bool]


class Line:
    """Those who wait at one address."""

    def __init__(self, bucket: Bucket, most: float, ended: Callable[[], object]) -> None:
        self._bucket = bucket
        self._most = most
        self._ended = ended
        self._people: OrderedDict[str, deque[Wish]] = OrderedDict()
        self._costs: dict[str, float] = {}
        """What all that each of them waits for costs."""
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self, person: str, cost: float) -> bool:
        wish = Wish(person, cost, asyncio.get_running_loop().create_future())
        self._people.setdefault(person, deque()).append(wish)
        self._costs[person] = self._costs.get(person, 0.0) + cost
        while sum(self._costs.values()) > self._most:
            self._refuse_one()
        if self._timer is None:
            self._go_on()
        return await wish.granted

    def _refuse_one(self) -> None:
        """The last wish of whoever wants most."""
        person = max(self._costs, key=self._costs.__getitem__)
        self._remove(self._people[person].pop(), False)

    def _go_on(self) -> None:
        """Let have whoever can have, and look again when the next one can."""
        self._timer = None
        while self._people:
            person, wishes = next(iter(self._people.items()))
            wish = wishes[0]
            if not wish.granted.done():  # else nobody waits for it any more
                seconds = self._bucket.lacks(wish.cost)
                if seconds > 0:
                    self._timer = asyncio.get_running_loop().call_later(seconds, self._go_on)
                    return
                self._bucket.take(wish.cost)
            self._remove(wishes.popleft(), True)
            if person in self._people:
                self._people.move_to_end(person)
        self._ended()

    def _remove(self, wish: Wish, granted: bool) -> None:
        self._costs[wish.person] -= wish.cost
        if not self._people[wish.person]:
            del self._people[wish.person], self._costs[wish.person]
        if not wish.granted.done():
            wish.granted.set_result(granted)
