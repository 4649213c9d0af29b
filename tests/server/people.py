"""People who go on playing while somebody attacks: how long their moves take, and the bots they play against.

They move by the clock, whatever happened to the move before. So a server that stands still for three seconds is late
for every move that would have been made meanwhile, and not for one.
"""

from __future__ import annotations

import json
import random
import time
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.client import ME, OPEN, SECONDS, Person, bot

EVERY_SECONDS = 0.04
"""How often a move is made."""


class Sitting:
    """A lean client: it reads what it needs, and is not in the way of what is measured."""

    def __init__(self, person: Person, table_id: str) -> None:
        url = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        headers = {"cookie": person.cookie}
        self._open = ExitStack()
        self.line: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=headers, max_size=None, compression=None)
        )
        self.version = 0
        self.table: Any = None
        self.you: Any = None
        self._ids = 0
        self.line.send('{"type":"resume","version":0}')
        while self.table is None:
            self.hear()

    def hear(self) -> Any:
        message = json.loads(self.line.recv(timeout=SECONDS))
        assert message["type"] not in ("bye", "refused"), message
        if message["type"] in ("sync", "update"):
            self.version, self.table = message["version"], message["table"]
            self.you = message["you"] or self.you
        return message

    def until(self, version: int) -> None:
        while self.version < version:
            self.hear()

    def close(self) -> None:
        self._open.close()

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "over")

    @property
    def to_move(self) -> bool:
        """Whether it decides, and has heard all that came at once."""
        return self.version == self.table["version"] and self.you["eye"] in self.table["actors"]

    def move(self, chance: random.Random) -> int:
        """Make any move, and wait until it is on the screen; the version it has led to."""
        self._ids += 1
        told = {"type": "move", "id": f"{id(self)}-{self._ids}", "seat": self.you["eye"], "version": self.version}
        self.line.send(json.dumps({**told, "move": chance.choice(self.you["view"]["moves"])["move"]}))
        while (answer := self.hear())["type"] != "ack":
            pass
        version: int = answer["version"]
        self.until(version)
        return version


class Pair:
    """Two people in one game after the other."""

    def __init__(self, url: str) -> None:
        self.people = [Person.guest(url, name) for name in ("Ola", "Jan")]
        self.chance = random.Random(1)
        self.sockets: list[Sitting] = []

    def delays(self, seconds: float) -> list[float]:
        """How late each move was seen by both, if one is made every so often."""
        found = []
        due = time.monotonic()
        end = due + seconds
        while due < end:
            if not self.sockets or self.sockets[0].over:
                before = time.monotonic()
                self._begin()
                due += time.monotonic() - before
            time.sleep(max(0.0, due - time.monotonic()))
            self._move()
            found.append(time.monotonic() - due)
            due += EVERY_SECONDS
        return found

    def _begin(self) -> None:
        self.close()
        made = self.people[0].set_up(ME, OPEN)
        self.people[1].accept(made["invitations"][0]["token"])
        self.sockets = [Sitting(person, made["table"]["id"]) for person in self.people]

    def _move(self) -> None:
        version = next(socket for socket in self.sockets if socket.to_move).move(self.chance)
        for socket in self.sockets:
            socket.until(version)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets = []


class Practice:
    """Somebody who plays against a steady bot, one game after the other."""

    def __init__(self, url: str) -> None:
        self.person = Person.guest(url, "Ewa")
        self.chance = random.Random(2)
        self.socket: Sitting | None = None

    def delays(self, seconds: float) -> list[float]:
        """How long it takes after each move until it is this person's turn again."""
        found = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.socket is None or self.socket.over:
                self.close()
                self.socket = Sitting(self.person, self.person.set_up(ME, bot("steady"))["table"]["id"])
            since = time.monotonic()
            if self.socket.to_move:
                self.socket.move(self.chance)
            while not self.socket.to_move and not self.socket.over:
                self.socket.hear()
            found.append(time.monotonic() - since)
            time.sleep(EVERY_SECONDS)
        return found

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.socket = None
