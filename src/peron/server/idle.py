"""Tables that nobody uses: kept for a while, for whoever comes back, and not too many of them. Standard library only.

To load a table costs little and to keep it costs memory: who asks for one table after the other would else fill it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, Generic, TypeVar

IDLE_SECONDS: Final = 60.0
"""How long a table stays in memory when nobody is there."""
MOST: Final = 200
"""How many such tables stay; those that were left first go first."""

T = TypeVar("T")


class Idle(Generic[T]):
    def __init__(self, forget: Callable[[T], object]) -> None:
        self._forget = forget
        self._timers: OrderedDict[T, asyncio.TimerHandle] = OrderedDict()

    def __len__(self) -> int:
        return len(self._timers)

    def add(self, one: T) -> None:
        """From now on nobody uses it."""
        self.remove(one)
        self._timers[one] = asyncio.get_running_loop().call_later(IDLE_SECONDS, partial(self._let_go, one))
        if len(self._timers) > MOST:
            self._let_go(next(iter(self._timers)))

    def remove(self, one: T) -> None:
        """Somebody does."""
        timer = self._timers.pop(one, None)
        if timer is not None:
            timer.cancel()

    def until(self, one: T) -> float:
        """When it is forgotten, by the event loop's clock."""
        return self._timers[one].when()

    def _let_go(self, one: T) -> None:
        self.remove(one)
        self._forget(one)
