"""When all memory is searched for garbage: rarely. Standard library only.

Such a search stops everything, with a thousand tables for half a second, and finds next to nothing: what tables and
sockets leave behind goes away by itself. Python does one whenever enough is new, which at a busy server is every few
seconds.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path
from time import monotonic
from typing import Final

LOOK_SECONDS: Final = 10.0
SWEEP_SECONDS: Final = 900.0
"""How long nothing is searched while memory does not grow."""
GROWTH: Final = 1.5
"""How many times as much memory as at the last search is reason for another."""
_MEMORY: Final = Path("/proc/self/statm")
NEVER: Final = 1_000_000
"""Searches of the young, of which so many would make Python search everything by itself."""


class Garbage:
    """From now on what is there already is never searched, and the rest by `follow` alone."""

    def __init__(self, every: float = SWEEP_SECONDS) -> None:
        gc.freeze()
        gc.set_threshold(2_000, 10, NEVER)
        self._every = every
        self._swept()

    async def follow(self, look_seconds: float = LOOK_SECONDS) -> None:
        """Search now and then, until this is cancelled."""
        while True:
            await asyncio.sleep(look_seconds)
            if self.due():
                gc.collect()
                self._swept()

    def due(self) -> bool:
        return memory() > GROWTH * self._memory or monotonic() > self._at + self._every

    def _swept(self) -> None:
        self._at, self._memory = monotonic(), memory()


def memory() -> float:
    """How much this process has, in whatever the system counts it: now on Linux, at most so far on others; nothing
    where it is not told."""
    if sys.platform == "linux":
        return float(_MEMORY.read_text().split()[1])
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
