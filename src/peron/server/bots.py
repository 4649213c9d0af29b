"""The bots of one table: they think when it is their turn, as urgently as somebody waits for them. Imports tables."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from peron.server.costs import cost_of_message
from peron.server.logs import LOGGER, log
from peron.server.trouble import DATABASE
from peron.store import Conflict, DatabaseError, StoreError
from peron.tables.log import Entry
from peron.tables.queue import Asker, Busy, Subject, Thought, Urgency
from peron.tables.seats import PERSON, TableError
from peron.tables.table import Table
from peron.tables.thinking import question

if TYPE_CHECKING:
    from peron.server.rooms import Room
    from peron.server.viewer import Viewer

RETRY_SECONDS: Final = 2.0
GLANCE_SECONDS: Final = 0.25
"""How soon a bot that waits for its pace notices that the pace was changed."""
PATIENCE: Final = 60.0
"""Seconds after which a question that no process has taken is asked anew."""


class NotMine(Exception):
    """Nobody is here, and another process has the bots of this table in hand."""


@dataclass(frozen=True)
class Decision:
    """What a bot is asked: for which seat, and the version at which it came up."""

    seat: int
    since: int

    def about(self, table: Table) -> Subject:
        return Subject(table.setup.id, f"{table.setup.id} {self.seat} {self.since}")

    def open_at(self, table: Table) -> bool:
        """Whether it is still this that a bot has to decide."""
        return self.seat in table.bots_to_move and table.decides_since(self.seat) == self.since


class Bots:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._playing: asyncio.Task[None] | None = None
        self._asked: tuple[Decision, Thought] | None = None
        """What is being thought about."""
        self._stopped = False

    @property
    def busy(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def wake(self) -> None:
        """Something has changed, or somebody came or went: let the bots think that are to, and no others."""
        if self._stopped:
            return
        if self._room.viewers:
            self._room.rooms.forsaken.ended(self._room)
        if self._asked is not None:
            decision, thought = self._asked
            if self._wanted and decision.open_at(self._room.table):
                self._room.rooms.queue.move(thought, *self._standing())
                return
            self._cancel()
            self._room.rooms.forget_later(self._room)  # it may have been kept for this alone
        if self._wanted and not self.busy:
            self._playing = self._room.rooms.background(self._play())

    def stop(self) -> None:
        """For good: the server stops, or the table goes on elsewhere."""
        self._stopped = True
        self._cancel()

    def _cancel(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
        self._playing = self._asked = None
        self._room.rooms.forsaken.ended(self._room)

    # --- for whom ----------------------------------------------------------------------------------------------------

    @property
    def _wanted(self) -> bool:
        """Whether a bot is to decide. A game in which no person plays goes on only while somebody watches; and where
        nobody is here but somebody is with another process, it is for that one to go on. Where nobody is at all, only
        so many go on at once."""
        room, table = self._room, self._room.table
        people = any(seat.kind == PERSON and not seat.conceded for seat in table.seats)
        if not table.bots_to_move:
            return False
        if room.viewers:
            return True
        alone = people and not room.elsewhere.people and not room.elsewhere.watching
        return alone and room.rooms.forsaken.goes_on(room)

    def _standing(self) -> tuple[Urgency, Asker]:
        """How urgent the bots' moves are, and for whom. All tables where nobody is have one turn together: guests cost
        nothing."""
        waiting = self._waiting_player()
        if waiting is not None:
            return Urgency.AWAITED, Asker(waiting.address, waiting.person or "")
        for viewer in self._room.viewers:
            return Urgency.UNHURRIED, Asker(viewer.address, viewer.person or "")
        return Urgency.UNHURRIED, Asker("", self._room.table.setup.host)

    def _waiting_player(self) -> Viewer | None:
        """Somebody here who plays; not one who lets a bot play."""
        here = {viewer.person: viewer for viewer in self._room.viewers if viewer.person is not None}
        players = (seat.person for seat in self._room.table.seats if seat.present and seat.person is not None)
        return next((here[person] for person in players if person in here), None)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def _play(self) -> None:
        while self._wanted:
            try:
                await self._play_one()
            except BrokenProcessPool:
                log("log-thinker-died", logging.WARNING, table=self._room.table.setup.id)
            except Busy:
                await asyncio.sleep(RETRY_SECONDS)
            except Conflict:
                await asyncio.sleep(RETRY_SECONDS)  # others were faster again and again
            except StoreError:
                break  # the server stops, or the table is gone
            except NotMine:
                break  # if that process dies, somebody finds the table
            except DatabaseError as error:
                DATABASE.failed(error)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:  # a full disk, say: no game is stuck for it
                LOGGER.error("log-task-failed", exc_info=error, extra={"data": {"table": self._room.table.setup.id}})
                await asyncio.sleep(RETRY_SECONDS)
        self._playing = None
        self._room.rooms.forsaken.ended(self._room)
        self._room.rooms.forget_later(self._room)

    async def _play_one(self) -> None:
        room = self._room
        seat = room.table.bots_to_move[0]
        decision = Decision(seat, room.table.decides_since(seat))
        thought = await self._think(decision)
        move = thought.answer.result()
        if thought.late:
            if not room.viewers:
                raise NotMine
            await asyncio.sleep(thought.late)
        while (wait := room.changed_at + room.table.pace - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(min(wait, GLANCE_SECONDS))
        for_whom = self._standing()[1]
        cost = cost_of_message("move", viewers=len(room.viewers))
        if not await room.rooms.work.turn(for_whom.address, for_whom.person, cost):
            raise Busy

        def ask(table: Table) -> list[Entry]:
            if not decision.open_at(table):
                raise TableError("table-stale", {"version": decision.since, "now": table.version})
            return table.bot_move(seat, move)

        try:
            await room.do(ask)
        except TableError:
            return  # people have changed something meanwhile: think again, if it is still for a bot to decide

    async def _think(self, decision: Decision) -> Thought:
        """What has been thought. Raises Busy; then nothing waits in the queue for this table."""
        table, queue, (urgency, asker) = self._room.table, self._room.rooms.queue, self._standing()
        if queue.full(urgency, asker):
            raise Busy
        asked = question(table, decision.seat)
        thought = queue.ask(asked, urgency, asker, PATIENCE, decision.about(table))
        self._asked = in_hand = (decision, thought)
        try:
            await thought.answer
            return thought
        finally:
            if self._asked is in_hand:
                self._asked = None
