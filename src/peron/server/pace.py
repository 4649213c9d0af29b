"""A clock that goes slower while the server is behind. Imports asyncio only.

What visitors may have fills up by this clock. The prices of what they ask for are those of a machine that has nothing
else to do; where the server gets less of its machine than that, strangers wait and people who play go on.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

LOOK_SECONDS: Final = 0.25
ON_TIME: Final = 0.02
"""Seconds by which a server that keeps up may be late. One that is ten times as late lets time pass ten times as
slowly."""
RECOVERY: Final = 1.25
"""How many times as fast time may pass after each look: to be on time once may be luck."""


class Pace:
    def __init__(self) -> None:
        self._speed = 1.0
        self._told = 0.0
        self._at = monotonic()

    def __call__(self) -> float:
        """Seconds, as they count."""
        now = monotonic()
        self._told += (now - self._at) * self._speed
        self._at = now
        return self._told

    def was_late(self, seconds: float) -> None:
        """Something came so much later than it was due."""
        self()
        self._speed = min(1.0, self._speed * RECOVERY, ON_TIME / max(seconds, ON_TIME))

    async def follow(self) -> None:
        """Look again and again how late the event loop is, until this is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.was_late(loop.time() - due)
