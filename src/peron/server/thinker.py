"""Takes questions out of the database and has them answered, in a serving process or in one that does nothing else.
Imports the store and the processes for bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

from peron.server.logs import LOGGER, log
from peron.server.trouble import DATABASE
from peron.store import DatabaseError, News, StoreError, Write, Writer
from peron.store.news import ASKED
from peron.store.questions import Answer, Claim, ClaimedQuestion, GiveBack, Hold
from peron.tables.queue import Urgency
from peron.tables.thinking import Thinkers

LOOK_SECONDS: Final = 2.0
"""How soon a question is found of which nobody has heard; and how often it is said which are being thought about."""


class Thinker:
    """Has as many questions in hand as there are processes; where there are two or more, one is kept for people."""

    def __init__(self, writer: Writer, thinkers: Thinkers, quick: bool = False) -> None:
        """`quick`: only what is answered in no time, so that nobody waits for that while others think for long."""
        self.id = secrets.token_hex(8)
        self._quick = quick
        self._writer = writer
        self._thinkers = thinkers
        self._in_hand: dict[str, Urgency] = {}
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, news: list[News]) -> None:
        if any(one.kind == ASKED for one in news):
            self.look()

    def look(self) -> None:
        """See whether a question waits."""
        self._news.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        holding = asyncio.create_task(self._hold())
        try:
            while True:
                self._news.clear()
                try:
                    while (claimed := await self._claim()) is not None:
                        self._begin(claimed)
                except DatabaseError as error:
                    DATABASE.failed(error)
                    await asyncio.sleep(LOOK_SECONDS)
                except StoreError:
                    raise
                except Exception as error:  # else nobody would think here any more
                    LOGGER.error("log-task-failed", exc_info=error)
                    await asyncio.sleep(LOOK_SECONDS)
                try:
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._news.wait()
                except TimeoutError:
                    pass
        except StoreError:
            return  # the process stops
        finally:
            holding.cancel()

    async def give_back(self) -> None:
        """The process stops: what it has in hand others may think about at once."""
        for key in list(self._in_hand):
            try:
                await self._write(GiveBack(self.id, key))
            except (DatabaseError, StoreError):
                return  # the claim runs out

    async def _claim(self) -> ClaimedQuestion | None:
        least = self._least()
        claimed: ClaimedQuestion | None = (
            None if least is None else await self._write(Claim(self.id, least, self._quick))
        )
        return claimed

    def _least(self) -> Urgency | None:
        """How urgent a question must be to be taken now; None if no process is free."""
        processes = self._thinkers.processes
        if len(self._in_hand) >= processes:
            return None
        if self._quick:
            return Urgency.UNHURRIED
        others = sum(urgency != Urgency.AWAITED for urgency in self._in_hand.values())
        return Urgency.AWAITED if others >= max(1, processes - 1) else Urgency.UNHURRIED

    def _begin(self, claimed: ClaimedQuestion) -> None:
        self._in_hand[claimed.key] = claimed.urgency
        task = asyncio.get_running_loop().create_task(self._think(claimed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, claimed: ClaimedQuestion) -> None:
        outcome: Write[None]
        try:
            move: int = await asyncio.wrap_future(self._thinkers.ask(claimed.asked))
            outcome = Answer(claimed.key, move)
        except BrokenProcessPool:
            log("log-thinker-died", logging.WARNING)
            outcome = GiveBack(self.id, claimed.key)
        except Exception as error:  # a question that cannot be answered: who asked is told, and all others go on
            LOGGER.error("log-task-failed", exc_info=error)
            outcome = Answer(claimed.key, None)
        with suppress(DatabaseError, StoreError):  # then the claim runs out, and somebody thinks again
            await self._write(outcome)
        self._in_hand.pop(claimed.key, None)
        self._news.set()

    async def _hold(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._in_hand:
                try:
                    await self._write(Hold(self.id, list(self._in_hand)))
                except (DatabaseError, StoreError):
                    continue  # another try follows

    async def _write(self, write: Write[Any]) -> Any:
        written = await asyncio.wrap_future(self._writer.submit(write))
        DATABASE.worked()
        return written
