"""One WebSocket at a table: reads what a client says, does it, and sends what its screen may know. Imports rooms.

What a client sends is never trusted: it is read strictly, counted, and refused with a reason. A client that does not
read what it is sent, or floods, is disconnected; it can come back and gets what it has missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import Any, Final

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from peron.rules.contract import PeronError
from peron.server import messages as said
from peron.server.commands import entries_for, move_number
from peron.server.costs import Work, cost_of_message, cost_of_nonsense
from peron.server.encoding import encode, error_of, plain, step, you
from peron.server.errors import problems, unavailable
from peron.server.limits import Bucket, Limits
from peron.server.logs import LOGGER
from peron.server.protocols import AT_ONCE
from peron.server.rooms import Room
from peron.store import DatabaseError
from peron.tables.queue import Asker, Busy, NoAnswer, Subject, Urgency
from peron.tables.seats import TableError
from peron.tables.shown import Screen, show
from peron.tables.table import Table
from peron.tables.thinking import question

LONGEST_QUEUE: Final = 512
LARGEST_QUEUE: Final = 1024 * 1024
"""Messages, and bytes in them, that may wait for a slow client. One alone may be of any size."""
TRY_AGAIN: Final = 1013
POLICY: Final = 1008
RESTART: Final = 1012
HINT_LEVEL: Final = "expert"
HINT_PATIENCE: Final = 20.0
"""Seconds after which somebody who waits in vain is told so."""
GOODBYE_SECONDS: Final = 2.0
"""How long a last message may take."""


class ClientSocket:
    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        person: str | None,
        limits: Limits,
        work: Work,
        address: str,
        watches: bool = False,
    ) -> None:
        """Who only watches is nobody here: a screen for all in the room shows no hand, whoever has opened it."""
        self.socket = socket
        self.room = room
        self.owner = person
        seats = room.table.seats_of(person) if person is not None else ()
        screen = Screen(seats, person is not None and person == room.table.setup.host)
        self.person = None if watches else person
        self.screen = Screen(knows_code=screen.knows_code) if watches else screen
        self.work = work
        self.address = address
        self.host = socket.client.host if socket.client is not None else address
        self._bucket = Bucket(limits.messages)
        self._send_at_once: Callable[[bytes], bool] = socket.scope.get("extensions", {}).get(AT_ONCE, _never)
        self._outbox: list[bytes | int] = []
        """What a slow client has not taken yet, and the code that it is closed with."""
        self._waiting = 0
        """Bytes in the outbox."""
        self._writing: asyncio.Task[None] | None = None
        """Empties the outbox."""
        self._resumed = False
        self._dismissed = False
        self._life = asyncio.timeout(None)
        self._thinking: asyncio.Task[None] | None = None
        """The hint that was asked for."""

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """Put a message on its way. Before the client has said where it stands, it is told nothing."""
        if self._resumed:
            self._send(message)

    def _send(self, message: bytes) -> None:
        if self._dismissed or (not self._outbox and self._send_at_once(message)):
            return
        self._waiting += len(message)
        if not self._outbox or (len(self._outbox) < LONGEST_QUEUE and self._waiting <= LARGEST_QUEUE):
            self._send_later(message)
            return
        del self._outbox[1:]  # the first is on its way
        self.dismiss(TableError("socket-too-slow"), TRY_AGAIN)

    def _send_later(self, *messages: bytes | int) -> None:
        self._outbox += messages
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    def _answer(self, type: str, **parts: object) -> None:
        self._send(encode({"type": type, **parts}))

    def dismiss(self, error: PeronError, code: int = RESTART) -> None:
        """Say why, and close; nothing more is heard."""
        if not self._dismissed:
            self._dismissed = True
            self._send_later(encode({"type": "bye", "error": error_of(error)}), code)
            self._life.reschedule(asyncio.get_running_loop().time() + GOODBYE_SECONDS)

    # --- the life of a socket ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until one side closes. Who is dismissed and does not take the last message is not waited for."""
        self.room.enter(self)
        try:
            with suppress(TimeoutError, WebSocketDisconnect):
                async with self._life:
                    await self._read()
        finally:
            self.room.go(self)
            for task in (self._thinking, self._writing):
                if task is not None:
                    task.cancel()  # nobody is left to be told
            self.room.tell_presence()

    async def _write(self) -> None:
        """One message after the other, as the client takes them."""
        with suppress(WebSocketDisconnect, RuntimeError):  # it is closed: whoever reads hears that too
            while self._outbox:
                message = self._outbox[0]
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message.decode())
                self._waiting -= len(message)
                del self._outbox[0]
        self._writing = None

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if not self._dismissed:
                await self._hear(message)

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    async def _hear(self, text: bytes) -> None:
        if not self._bucket.take():
            self.dismiss(TableError("socket-flood"), POLICY)
            return
        try:
            message = said.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            if await self._pay(cost_of_nonsense(len(text))):
                self._refuse(_id_in(text), TableError("socket-message", {"problems": problems(error.errors())}))
            return
        if not self._resumed and not isinstance(message, said.Resume):
            if await self._pay(cost_of_nonsense(len(text))):
                self._refuse(getattr(message, "id", None), TableError("socket-resume-first"))
            return
        missing = max(0, self.room.table.version - message.version) if isinstance(message, said.Resume) else 0
        if not await self._pay(cost_of_message(message.type, missing, len(self.room.viewers))):
            return
        try:
            await self._do(message)
        except PeronError as error:
            self._refuse(getattr(message, "id", None), error)
        except DatabaseError as error:  # nobody knows whether it was written: the client asks again when it is back
            self.dismiss(unavailable(error), TRY_AGAIN)

    async def _pay(self, cost: float) -> bool:
        """Wait until this may be done. Who wants too much is sent away."""
        if await self.work.turn(self.address, self.person or "", cost):
            return True
        self.dismiss(TableError("socket-flood"), POLICY)
        return False

    def _refuse(self, id: str | None, error: PeronError) -> None:
        self._answer("refused", id=id, error=error_of(error))

    # --- what a client may say ---------------------------------------------------------------------------------------

    async def _do(self, message: Any) -> None:
        await self.room.rumours.heard(getattr(message, "version", None), Asker(self.address, self.person or ""))
        if isinstance(message, said.Resume):
            self._resume(message.version)
        elif isinstance(message, said.Ping):
            self._answer("pong", version=self.room.table.version)
        elif isinstance(message, said.Look):
            self.screen.look(message.seat)
            self._answer("view", version=self.room.table.version, you=you(self.room.table, self.screen))
        elif isinstance(message, said.Why):
            self._explain(message)
        elif isinstance(message, said.Hint):
            self._ask_for_hint(message)
        else:
            await self._command(message)

    def _resume(self, version: int) -> None:
        """Everything after the version that the client has."""
        room, table = self.room, self.room.table
        if version > table.version:
            raise TableError("table-version", {"version": version, "now": table.version})
        first, self._resumed = not self._resumed, True
        follows, updates = table.history.after(version)
        self._answer(
            "sync",
            version=table.version,
            follows=follows,
            table=show(table),
            you=you(table, self.screen),
            steps=[step(update, self.screen.eye) for update in updates],
            connected=room.connected(),
            watching=room.watching(),
        )
        if first:
            room.tell_presence(but=self)

    def _asks_for(self, seat: int) -> Table:
        """The table, for a question that only the person at the open hand of a seat may ask."""
        table = self.room.table
        if not table.started:
            raise TableError("table-not-started")
        if seat not in self.screen.seats:
            raise TableError("table-not-yours", {"seat": seat})
        self.screen.may_act(seat)
        return table

    def _explain(self, asked: said.Why) -> None:
        table = self._asks_for(asked.seat)
        reason = table.state.why_not(asked.seat, move_number(table, asked.seat, asked.move))
        shown = None if reason is None else replace(reason, params=plain(reason.params))
        self._answer("why", id=asked.id, reason=shown)

    def _ask_for_hint(self, asked: said.Hint) -> None:
        """Have a bot think about it; meanwhile the client is heard as before."""
        table = self._asks_for(asked.seat)
        refused = table.no_hint(asked.seat)
        if refused is not None:
            raise refused
        assert self.person is not None, "whoever has a seat is somebody"
        asker, rooms = Asker(self.address, self.person), self.room.rooms
        if self.person in rooms.hinted:
            raise TableError("table-hint-coming")
        if rooms.queue.full(Urgency.HINT, asker):
            raise TableError("table-hint-queue")
        rooms.hinted.add(self.person)
        self._thinking = rooms.background(self._hint(asked, asker))
        self._thinking.add_done_callback(lambda _: rooms.hinted.discard(asker.person))

    async def _hint(self, asked: said.Hint, asker: Asker) -> None:
        table = self.room.table
        try:
            thinking = question(table, asked.seat, HINT_LEVEL)
            about = Subject(table.setup.id, f"{table.setup.id} {asked.seat} {table.version} {asker.person}")
            move = await self.room.rooms.queue.ask(thinking, Urgency.HINT, asker, HINT_PATIENCE, about).answer
        except Busy:
            self._refuse(asked.id, TableError("table-hint-queue"))
            return
        except (BrokenProcessPool, NoAnswer):
            self._refuse(asked.id, TableError("table-no-hint"))
            return
        except Exception as error:  # whatever it is, who asked does not wait in vain
            self._refuse(asked.id, TableError("table-no-hint"))
            LOGGER.error("log-task-failed", exc_info=error, extra={"data": {"table": table.setup.id}})
            return
        notation = table.course.game.notation(table.state, move)
        self._answer("hint", id=asked.id, version=table.version, move=move, notation=notation)

    async def _command(self, message: Any) -> None:
        if self.person is None:
            raise TableError("table-watching")
        by, begun = self.person, perf_counter()
        await self.room.do(
            lambda table: entries_for(message, table, by, self.screen, self.room.must_be_gone),
            by,
            message.id,
            acknowledge=lambda version: self._answer("ack", id=message.id, version=version),
        )
        if isinstance(message, said.Move):
            self.room.rooms.measures.move(perf_counter() - begun)


def _id_in(text: bytes) -> str | None:
    """The id of a message that could not be read as a whole, so that the client knows which one was refused."""
    try:
        id = orjson.loads(text).get("id")
    except (ValueError, AttributeError):
        return None
    return id if isinstance(id, str) and len(id) <= said.LONGEST_ID else None


def _never(message: bytes) -> bool:
    """Where the server has no way past ASGI, all messages take the long one."""
    return False
