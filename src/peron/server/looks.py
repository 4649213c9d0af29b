"""What many ask for at the same time is looked up once for all of them. Imports asyncio only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedLook(Generic[T]):
    """One look at a time, in a thread. Who comes while somebody looks waits for the next look, with all others who
    came meanwhile: nobody is shown what was there before they asked."""

    def __init__(self, look: Callable[[], T]) -> None:
        self._look = look
        self._now: asyncio.Task[T] | None = None
        self._next: asyncio.Task[T] | None = None

    async def __call__(self) -> T:
        if self._next is None:
            self._next = asyncio.create_task(self._after(self._now))
        return await asyncio.shield(self._next)  # others wait for it too

    async def _after(self, before: asyncio.Task[T] | None) -> T:
        if before is not None:
            await asyncio.wait([before])
        self._now, self._next = self._next, None
        return await asyncio.to_thread(self._look)
