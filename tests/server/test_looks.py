"""What many ask for at once is looked up once, and nobody is shown what was there before they asked."""

from __future__ import annotations

import asyncio
import threading

import pytest

from peron.server.looks import SharedLook
from tests.loops import run


class Slow:
    """Something to look at, that changes; a look takes until it is let go."""

    def __init__(self) -> None:
        self.there = 0
        self.looks = 0
        self.let_go = threading.Semaphore(0)

    def look(self) -> int:
        self.looks += 1
        seen = self.there
        assert self.let_go.acquire(timeout=10)
        if seen < 0:
            raise LookupError("nothing there")
        return seen


async def looked(slow: Slow, times: int) -> None:
    while slow.looks < times:
        await asyncio.sleep(0.001)


def test_who_comes_during_a_look_waits_for_the_next_one_with_all_others() -> None:
    async def work() -> None:
        slow = Slow()
        shared = SharedLook(slow.look)
        first = asyncio.create_task(shared())
        await looked(slow, 1)
        slow.there = 7
        later = [asyncio.create_task(shared()) for _ in range(50)]
        await asyncio.sleep(0.01)
        later.pop().cancel()
        slow.let_go.release(2)
        assert await first == 0
        assert await asyncio.gather(*later) == [7] * 49
        assert slow.looks == 2

    run(work())


def test_a_look_that_fails_fails_for_those_who_waited_for_it_only() -> None:
    async def work() -> None:
        slow = Slow()
        shared = SharedLook(slow.look)
        slow.there = -1
        slow.let_go.release(2)
        with pytest.raises(LookupError):
            await shared()
        slow.there = 3
        assert await shared() == 3

    run(work())
