"""A client as it should be: through lost, doubled and overtaken messages and broken connections it finishes its game.

It trusts nothing but versions and ids. What it has not heard of, it asks for; what was not answered, it says again with
the same id; what comes twice must be the same as before.
"""

from __future__ import annotations

import itertools
import random
import threading
from time import sleep
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.client import Person, Socket

PATIENCE = 0.05
"""Seconds without a message until it asks whether it has missed one."""
TOO_LATE = {
    "table-stale",
    "table-asking",
    "table-not-asked",
    "table-nothing-to-undo",
    "table-over",
    "why-not-your-turn",
}
"""Why what was right when it was said may be refused: somebody has taken something back meanwhile."""


class Sturdy:
    """A person who plays at random at one seat."""

    def __init__(self, person: Person, table_id: str, seat: int, seed: int, through: str = "", undo: float = 0) -> None:
        self.person = person
        self.table_id = table_id
        self.seat = seat
        self.through = through
        self.undo = undo
        """How often it takes back what it may take back freely."""
        self.steps: list[Any] = []
        self.table: Any = None
        self.you: Any = None
        self.done: dict[str, tuple[Any, int]] = {}
        """Every acknowledged command by its id, with its version."""
        self.connections = 0
        self.refused: list[str] = []
        """The reasons it was given."""
        self.again = 0
        """How often something was said again."""
        self._news = threading.Condition()
        self._said: dict[str, Any] = {}
        self._waiting: Any = None
        self._shown = False
        """Whether `you` is of the last of its steps."""
        self._heard_of = 0
        """The latest version it was told of, in whatever way."""
        self._chance = random.Random(seed)
        self._ids = itertools.count(1)

    @property
    def version(self) -> int:
        return len(self.steps)

    @property
    def current(self) -> bool:
        """Whether the table on its screen is the table, as far as it knows."""
        return self._shown and self.version >= self._heard_of

    @property
    def over(self) -> bool:
        return self.current and bool(self.table["status"] == "over")

    def made(self) -> dict[int, int]:
        """Its moves by version."""
        return {version: said["move"] for said, version in self.done.values() if said["type"] == "move"}

    def until_version(self, version: int) -> None:
        """For others: wait until this one has played so far."""
        with self._news:
            assert self._news.wait_for(lambda: self.version >= version, timeout=60)

    def door(self) -> str:
        """Where it goes in next."""
        return self.through

    # --- being there -------------------------------------------------------------------------------------------------

    def play(self, stop: threading.Event) -> None:
        """Until the game is over and everything it said was answered."""
        try:
            while not self._finished() and not stop.is_set():
                try:
                    socket = _Line(self)
                except (OSError, WebSocketException, EOFError):
                    sleep(PATIENCE)  # nobody there yet
                    continue
                try:
                    self._live(socket, stop)
                except WebSocketException:
                    pass
                finally:
                    socket.close()
        except BaseException:
            stop.set()
            raise

    def _live(self, socket: Socket, stop: threading.Event) -> None:
        self.connections += 1
        self._shown = False
        socket.say("resume", version=self.version)
        while not self._finished() and not stop.is_set():
            try:
                socket.hear(PATIENCE)
            except TimeoutError:
                self._doubt(socket)
            if self.current and self._waiting is None:
                self._decide(socket)

    def _finished(self) -> bool:
        return self.over and self._waiting is None

    def _doubt(self, socket: Socket) -> None:
        """Too long silent: something was lost, or it is simply not my turn."""
        if not self.current:
            socket.say("resume", version=self.version)
        elif self._waiting is not None:
            self.again += 1
            socket.say(**self._waiting)
        else:
            socket.say("ping")

    # --- deciding ----------------------------------------------------------------------------------------------------

    def _decide(self, socket: Socket) -> None:
        asking = self.table["asking"]
        if self.over:
            return
        if asking is not None:
            if self.seat in asking["waiting"]:
                self._say(socket, self._chance.choice(["agree", "refuse"]))
        elif self.you["undo"] == "free" and self._chance.random() < self.undo:
            self._say(socket, "undo")
        elif self.seat in self.table["actors"]:
            move = self._chance.choice(self.you["view"]["moves"])["move"]
            self._say(socket, "move", move=move, version=self.version)

    def _say(self, socket: Socket, type: str, **parts: Any) -> None:
        self._waiting = {"type": type, "id": f"{self.seat}-{next(self._ids)}", "seat": self.seat, **parts}
        self._said[self._waiting["id"]] = self._waiting
        socket.say(**self._waiting)

    # --- learning ----------------------------------------------------------------------------------------------------

    def learn(self, socket: Socket, message: Any) -> None:
        type = message["type"]
        self._heard_of = max(self._heard_of, message.get("version", 0))
        if type == "sync":
            for step in message["steps"]:
                self._step(step)
            self._show(message)
        elif type == "update" and message["version"] <= self.version + 1:
            self._step(message)
            self._show(message)
        elif type in ("update", "pong") and message["version"] > self.version:
            socket.say("resume", version=self.version)
        elif type == "ack":
            self._acknowledged(message)
        elif type == "refused":
            self._refused(message)

    def _step(self, told: Any) -> None:
        step = {part: told[part] for part in ("version", "entry", "events")}
        if step["version"] <= self.version:
            assert step == self.steps[step["version"] - 1], "the same version, told otherwise"
            return
        assert step["version"] == self.version + 1, "a gap in an answer to `resume`"
        with self._news:
            self.steps.append(step)
            self._news.notify_all()

    def _show(self, message: Any) -> None:
        """What is on the screen now, unless something later is there already."""
        if message["version"] < self.version:
            return
        self.table = message["table"]
        self._shown = message["you"] is not None
        if self._shown:
            self.you = message["you"]

    def _acknowledged(self, message: Any) -> None:
        id, version = message["id"], message["version"]
        assert self.done.setdefault(id, (self._said[id], version))[1] == version, "the same command, done twice"
        if self._waiting is not None and self._waiting["id"] == id:
            self._waiting = None

    def _refused(self, message: Any) -> None:
        key = message["error"]["key"]
        if key == "socket-resume-first":  # the line has lost my `resume`
            return
        assert key in TOO_LATE, message
        self.refused.append(key)
        if self._waiting is not None and self._waiting["id"] == message["id"]:
            self._waiting = None


class _Line(Socket):
    """A socket that leaves learning to its person."""

    def __init__(self, owner: Sturdy) -> None:
        self.owner = owner
        super().__init__(owner.person, owner.table_id, owner.door())

    def take(self, message: Any) -> None:
        self.owner.learn(self, message)
