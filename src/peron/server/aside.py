"""A thread for what would hold up everybody else: it does one thing after the other, in a fair order. Imports the
visitors and the line of `tables.queue`.

Whoever asks for a lot waits behind themselves: each address has its turn, and within an address each person. The
networks of IPv6 that one customer may have are one address here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from peron.server.visitors import neighbourhood
from peron.tables.queue import Asker, Line

T = TypeVar("T")

NOBODY: Final = Asker("", "")
"""The server itself."""


@dataclass(eq=False)
class _Job:
    call: Callable[[], Any]
    done: asyncio.Future[Any]
    waits: bool = True


@dataclass(eq=False)
class _Ticket:
    """A place in a line. A job that several wait for has several."""

    asker: Asker
    job: _Job


class Aside:
    def __init__(self, name: str, levels: int = 1) -> None:
        """`levels`: so many kinds of wishes, of which the first goes before the second, and so on."""
        self._thread = ThreadPoolExecutor(1, name)
        self._lines = [Line[_Ticket]() for _ in range(levels)]
        self._jobs: dict[str, _Job] = {}
        """Those that go by a name and wait."""
        self._busy = False

    async def do(self, asker: Asker, call: Callable[..., T], *of: object, level: int = 0, name: str = "") -> T:
        """Have it done when it is the asker's turn. By its name others can join in waiting for it."""
        job = _Job(partial(call, *of), asyncio.get_running_loop().create_future())
        if name:
            self._jobs[name] = job
        self._line_up(job, asker, level)
        self._go_on()
        try:
            result: T = await job.done
            return result
        finally:
            job.waits = False  # also if nobody waits for it any more
            if self._jobs.get(name) is job:
                del self._jobs[name]

    def join(self, name: str, asker: Asker, level: int = 0) -> None:
        """Somebody else waits for the same: it is done when the first of them has their turn."""
        job = self._jobs.get(name)
        if job is not None and job.waits:
            self._line_up(job, asker, level)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _line_up(self, job: _Job, asker: Asker, level: int) -> None:
        wide = neighbourhood(asker.address)
        person = asker.person if wide == asker.address else f"{asker.address} {asker.person}"
        self._lines[level].add(_Ticket(Asker(wide, person), job))

    def _go_on(self) -> None:
        while not self._busy:
            line, ticket = next(((line, first) for line in self._lines if (first := line.first())), (None, None))
            if line is None or ticket is None:
                return
            if ticket.job.waits:
                line.take(ticket)
                self._begin(ticket.job)
            else:
                line.remove(ticket)

    def _begin(self, job: _Job) -> None:
        job.waits = False
        try:
            doing = asyncio.get_running_loop().run_in_executor(self._thread, job.call)
        except RuntimeError as error:  # the server stops
            job.done.set_exception(error)
            return
        self._busy = True
        doing.add_done_callback(partial(self._ended, job))

    def _ended(self, job: _Job, doing: asyncio.Future[Any]) -> None:
        self._busy = False
        error = None if doing.cancelled() else doing.exception()
        if not job.done.done():
            if doing.cancelled():
                job.done.cancel()
            elif error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(doing.result())
        self._go_on()
