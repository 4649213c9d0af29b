"""The queue of questions when several processes share a database: it is there, and not in memory. Imports the store.

It is asked like `tables.queue.Queue`. Whoever thinks, here or on another machine, takes questions out of the database
(`thinker.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from peron.store import DatabaseError, StoreError, Write
from peron.store.questions import Ask, Fate, Move, Renew, Withdraw
from peron.tables.queue import Asker, Busy, NoAnswer, Subject, Thought, Urgency
from peron.tables.thinking import Question

LATE_SECONDS: Final = 1.0
"""How much later than the process that has asked first another one uses the answer: it may be dead by then."""


class SharedQueue:
    def __init__(self, process: str, write: Callable[[Write[Any]], Awaitable[Any]]) -> None:
        self._process = process
        self._write = write
        self._open: dict[str, Thought] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def waiting(self, urgency: Urgency) -> int:
        """How many of this process wait: no thinker has them, as far as is known here, and no other process asked them
        before."""
        return sum(one.urgency == urgency and one.waits and not one.late for one in self._open.values())

    def full(self, urgency: Urgency, asker: Asker) -> bool:
        """The database knows it, and says so when it is asked."""
        return False

    def ask(self, asked: Question, urgency: Urgency, asker: Asker, patience: float, about: Subject) -> Thought:
        loop = asyncio.get_running_loop()
        thought = Thought(asked, urgency, asker, loop.create_future(), about=about)
        key = about.key
        self._open[key] = thought
        timer = loop.call_later(patience, self._give_up, thought)

        def done(_: object) -> None:
            timer.cancel()
            if self._open.get(key) is thought:
                del self._open[key]
                if thought.answer.cancelled():
                    self._do(self._quietly(Withdraw(key, self._process)))

        thought.answer.add_done_callback(done)
        self._do(self._ask(thought))
        return thought

    def move(self, thought: Thought, urgency: Urgency, asker: Asker) -> None:
        if not thought.waits or (thought.urgency, thought.asker) == (urgency, asker):
            return
        thought.urgency, thought.asker = urgency, asker
        self._do(self._quietly(Move(thought.about.key, self._process, urgency, asker)))

    # --- the database ------------------------------------------------------------------------------------------------

    async def _ask(self, thought: Thought) -> None:
        about = thought.about
        try:
            ask = Ask(about.key, about.table_id, self._process, thought.asked, thought.urgency, thought.asker)
            first = await self._write(ask)
        except (Busy, StoreError) as error:
            if not thought.answer.done():
                thought.answer.set_exception(error)
            return
        except DatabaseError:
            return  # `renew` asks again
        thought.late = 0.0 if first else LATE_SECONDS

    def heard(self, key: str) -> None:
        """It is said to be answered."""
        if key in self._open:
            self._do(self.renew([key]))

    async def renew(self, keys: Iterable[str] | None = None) -> None:
        """Say what is still wanted, and learn what has become of it."""
        wanted = {key: thought for key, thought in self._open.items() if keys is None or key in keys}
        if not wanted:
            return
        try:
            fates: dict[str, Fate] = await self._write(Renew(list(wanted)))
        except (DatabaseError, StoreError):
            return
        for key, thought in wanted.items():
            if thought.answer.done():
                continue
            fate = fates.get(key)
            if fate is None:
                await self._ask(thought)  # it was withdrawn by another, or has got lost
            elif fate.move is not None:
                thought.answer.set_result(fate.move)
            elif fate.failed:
                thought.answer.set_exception(NoAnswer(key))
            else:
                thought.waits = not fate.taken

    def _give_up(self, thought: Thought) -> None:
        if thought.waits and not thought.answer.done():
            thought.answer.set_exception(Busy())
            self._do(self._quietly(Withdraw(thought.about.key, self._process)))

    async def _quietly(self, write: Write[None]) -> None:
        with suppress(DatabaseError, StoreError):
            await self._write(write)

    def _do(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
