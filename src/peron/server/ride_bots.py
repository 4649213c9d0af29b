"""The bots take the day's ride too, once for each level: what they bring stands beside everybody's points. Imports
rooms and the store.

They think where all bots do, when nobody waits for a bot. Each ride is a table like any other, written down when it is
over. Where several processes have begun it, they share the answers, and the first to come to the end is kept.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

from peron.bots import LEVELS
from peron.rules.contract import Game
from peron.server.aside import NOBODY
from peron.server.logs import LOGGER, log
from peron.server.rooms import Rooms
from peron.server.seating import seat_rows
from peron.store import HOUSE, AddRide, AddTable, DatabaseError, RideTaken, StoreError, bots_rides
from peron.tables.queue import Busy, NoAnswer, Subject, Urgency
from peron.tables.rides import ride_table, seated
from peron.tables.seats import BOT_NAMES
from peron.tables.table import OVER, Table
from peron.tables.thinking import question

RETRY_SECONDS: Final = 2.0
PATIENCE: Final = 60.0


class RideBots:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._riding: dict[tuple[int, str], asyncio.Task[None]] = {}

    def ride(self, day: int, of: Game, seed: str) -> None:
        """Unless they do already."""
        key = (day, of.id)
        if key not in self._riding:
            self._riding[key] = self._rooms.background(self._all(day, of, seed), spare=True)
            self._riding[key].add_done_callback(lambda _: self._riding.pop(key, None))

    async def _all(self, day: int, of: Game, seed: str) -> None:
        for number, level in enumerate(LEVELS):
            table = self._begin(day, of, seed, number)
            done = await asyncio.to_thread(bots_rides, self._rooms.store, day, table.setup.game)
            if level in {ride.level for ride in done}:
                continue
            try:
                await self._play(table, level)
                await self._keep(table, level)
            except (DatabaseError, StoreError):
                return  # whoever looks at the day next has them begin again
            except Exception as error:
                LOGGER.error("log-task-failed", exc_info=error, extra={"data": {"table": table.setup.id}})
                return

    def _begin(self, day: int, of: Game, seed: str, number: int) -> Table:
        table = Table(ride_table(of, day, seed, HOUSE, counted=True))
        ride = of.title.daily
        assert ride is not None
        seated(table, ride)
        names = [name for name in BOT_NAMES if name not in table.names()]
        table.append(table.place_bot(HOUSE, 0, LEVELS[number], name=names[number % len(names)]))
        return table

    async def _play(self, table: Table, level: str) -> None:
        setup = table.setup
        while table.status != OVER:
            seat = table.bots_to_move[0]
            about = Subject(setup.id, f"ride {setup.ride} {setup.game} {level} {table.version}")
            try:
                queue = self._rooms.queue
                if queue.full(Urgency.UNHURRIED, NOBODY):
                    raise Busy
                move = await queue.ask(question(table, seat), Urgency.UNHURRIED, NOBODY, PATIENCE, about).answer
            except BrokenProcessPool:
                log("log-thinker-died", logging.WARNING, table=setup.id)
            except (Busy, NoAnswer):
                await asyncio.sleep(RETRY_SECONDS)
            else:
                table.append(table.bot_move(seat, move))

    async def _keep(self, table: Table, level: str) -> None:
        entries = [update.entry for update in table.history.updates]
        names = table.course.game.title.names
        add = AddTable(table.setup, entries, seat_rows(table), OVER, bot_turn=False, names=names)
        with suppress(RideTaken):
            await self._rooms.write(AddRide(add, level, table.result().totals[0]))
