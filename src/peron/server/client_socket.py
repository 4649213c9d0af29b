"""One WebSocket at a table: reads what a client says, does it, and sends what its screen may know. Imports rooms.

What a client sends is never trusted: it is read strictly, counted, and refused with a reason. A client that does not
read what it is sent, or floods, is disconnected; it can come back and gets what it has missed.
"""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any, Final

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from peron.rules.contract import PeronError
from peron.server import messages as said
from peron.server.commands import entries_for, move_number
from peron.server.encoding import encode, error_of, plain, step, you
from peron.server.errors import problems
from peron.server.limits import Bucket, Limits
from peron.server.rooms import Room
from peron.tables.seats import TableError
from peron.tables.shown import Screen, show
from peron.tables.table import Table
from peron.tables.thinking import question

LONGEST_QUEUE: Final = 512
LARGEST_QUEUE: Final = 4 * 1024 * 1024
"""Messages, and letters in them, that may wait for a slow client."""
TRY_AGAIN: Final = 1013
POLICY: Final = 1008
RESTART: Final = 1012
HINT_LEVEL: Final = "expert"
GOODBYE_SECONDS: Final = 2.0
"""How long a last message may take."""


class ClientSocket:
    def __init__(self, socket: WebSocket, room: Room, person: str | None, limits: Limits) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        seats = room.table.seats_of(person) if person is not None else ()
        self.screen = Screen(seats, person is not None and person == room.table.setup.host)
        self._bucket = Bucket(limits.messages)
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._waiting = 0
        """Letters in the outbox."""
        self._resumed = False
        self._dismissed = asyncio.Event()
        self._gone = False
        self._thinking: asyncio.Task[None] | None = None
        """The hint that was asked for."""

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, message: str) -> None:
        """Put a message on its way. Before the client has said where it stands, it is told nothing."""
        if self._resumed:
            self._send(message)

    def _send(self, message: str) -> None:
        if self._dismissed.is_set():
            return
        self._waiting += len(message)
        if self._outbox.qsize() < LONGEST_QUEUE and self._waiting <= LARGEST_QUEUE:
            self._outbox.put_nowait(message)
            return
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self.dismiss(TableError("socket-too-slow"), TRY_AGAIN)

    def _answer(self, type: str, **parts: object) -> None:
        self._send(encode({"type": type, **parts}))

    def dismiss(self, error: PeronError, code: int = RESTART) -> None:
        """Say why, and close; nothing more is heard."""
        self._dismissed.set()
        self._outbox.put_nowait(encode({"type": "bye", "error": error_of(error)}))
        self._outbox.put_nowait(code)

    # --- the life of a socket ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until one side closes."""
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        dismissed = asyncio.create_task(self._dismissed.wait())
        self.room.enter(self)
        try:
            await asyncio.wait((reading, writing, dismissed), return_when=asyncio.FIRST_COMPLETED)
            if not self._gone:
                await asyncio.wait((writing,), timeout=GOODBYE_SECONDS)
        finally:
            self.room.go(self)
            for task in (reading, writing, dismissed):
                task.cancel()
            await asyncio.gather(reading, writing, dismissed, return_exceptions=True)
            self.room.tell_presence()

    async def _write(self) -> None:
        while True:
            message = await self._outbox.get()
            if isinstance(message, int):
                await self.socket.close(message)
                return
            self._waiting -= len(message)
            await self.socket.send_text(message)

    async def _read(self) -> None:
        try:
            while not self._dismissed.is_set():
                await self._hear(await self._receive())
        except WebSocketDisconnect:
            self._gone = True

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
            self._refuse(_id_in(text), TableError("socket-message", {"problems": problems(error.errors())}))
            return
        if not self._resumed and not isinstance(message, said.Resume):
            self._refuse(getattr(message, "id", None), TableError("socket-resume-first"))
            return
        try:
            await self._do(message)
        except PeronError as error:
            self._refuse(getattr(message, "id", None), error)

    def _refuse(self, id: str | None, error: PeronError) -> None:
        self._answer("refused", id=id, error=error_of(error))

    # --- what a client may say ---------------------------------------------------------------------------------------

    async def _do(self, message: Any) -> None:
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
        self._answer(
            "sync",
            version=table.version,
            table=show(table),
            you=you(table, self.screen),
            steps=[step(update, self.screen.eye) for update in table.updates[version:]],
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
        if self._thinking is not None and not self._thinking.done():
            raise TableError("table-hint-coming")
        self._thinking = self.room.rooms.background(self._hint(asked))

    async def _hint(self, asked: said.Hint) -> None:
        table = self.room.table
        try:
            move = await asyncio.wrap_future(self.room.rooms.thinkers.ask(question(table, asked.seat, HINT_LEVEL)))
        except BrokenProcessPool:
            self._refuse(asked.id, TableError("table-no-hint"))
            return
        notation = table.course.game.notation(table.state, move)
        self._answer("hint", id=asked.id, version=table.version, move=move, notation=notation)

    async def _command(self, message: Any) -> None:
        if self.person is None:
            raise TableError("table-watching")
        by = self.person
        await self.room.do(
            lambda table: entries_for(message, table, by, self.screen, self.room.connected()),
            by,
            message.id,
            acknowledge=lambda version: self._answer("ack", id=message.id, version=version),
        )


def _id_in(text: bytes) -> str | None:
    """The id of a message that could not be read as a whole, so that the client knows which one was refused."""
    try:
        id = orjson.loads(text).get("id")
    except (ValueError, AttributeError):
        return None
    return id if isinstance(id, str) and len(id) <= said.LONGEST_ID else None
