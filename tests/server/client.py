"""A small client of the tests' own: plain HTTP and a plain WebSocket, and nothing of the server's code.

It keeps every byte it was sent (`heard`), and knows of a table only what it was told. Every message on a socket must be
one that the API document describes.
"""

from __future__ import annotations

import http.client
import itertools
import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.told import judge

SHORTENED = 64
"""What is told from the beginning may have gaps if it is longer than this."""
SECONDS = 30.0
"""How long a test waits for what must come."""


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def error(self) -> str:
        """The key of the error in the answer."""
        key: str = self.json["error"]["key"]
        return key


@dataclass
class Person:
    """Somebody with a cookie of their own."""

    url: str
    name: str = ""
    cookie: str = ""
    heard: list[bytes] = field(default_factory=list)
    source: str = ""
    """The address that requests come from."""

    @classmethod
    def guest(cls, url: str, name: str, source: str = "") -> Person:
        """Comes in with a name."""
        person = cls(url, name, source=source)
        answer = person.post("/api/guests", {"name": name})
        assert answer.status == 201, answer.body
        person.cookie = answer.headers["set-cookie"].split(";")[0]
        return person

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        parts = urlsplit(self.url)
        source = (self.source, 0) if self.source else None
        connection = http.client.HTTPConnection(parts.hostname or "", parts.port, SECONDS, source)
        sent = {**({"cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        finally:
            connection.close()
        self.heard.append(answer.body)
        return answer

    def get(self, path: str) -> Answer:
        return self.request("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        return self.request("POST", path, json.dumps(body).encode(), {"content-type": "application/json"})

    def set_up(self, *seats: dict[str, Any], pace: float = 0, **more: Any) -> Any:
        """A new table, of Berlin unless `game` says otherwise; the body of the answer."""
        answer = self.post("/api/tables", {"game": "berlin", "seats": list(seats), "pace": pace, **more})
        assert answer.status == 201, answer.body
        return answer.json

    def accept(self, token: str) -> Any:
        answer = self.post("/api/invitations/accept", {"token": token})
        assert answer.status == 200, answer.body
        return answer.json

    def sit_at(self, table_id: str, version: int = 0) -> Socket:
        """Connect to a table and say which version one has."""
        socket = Socket(self, table_id)
        socket.resume(version)
        return socket


ME = {"kind": "me"}
OPEN = {"kind": "open"}


def bot(level: str = "steady") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


class Socket:
    """A connection to a table. `version`, `table` and `you` are what it was told last; `steps` all it was told."""

    def __init__(self, person: Person, table_id: str, through: str = "", watches: bool = False) -> None:
        """`through` is the address of something between this client and the server; who watches shows no hand."""
        self.person = person
        self.table_id = table_id
        self.judge = judge(person.url)
        headers = {"cookie": person.cookie} if person.cookie else {}
        url = f"{(through or person.url).replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        url += "?watch=1" if watches else ""
        self._open = ExitStack()
        source: Any = {"source_address": (person.source, 0)} if person.source else {}
        self.raw: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=headers, max_size=None, compression=None, **source)
        )
        self.version = 0
        self.table: Any = None
        self.you: Any = None
        self.steps: list[Any] = []
        self.messages: list[Any] = []
        self.more = False
        """Whether the next version follows at once."""
        self.texts: list[str] = []
        self.made: dict[int, int | str] = {}
        """The moves that were accepted from here, by version."""
        self.looked: list[int | None] = []
        self._ids = itertools.count(1)

    # --- saying ------------------------------------------------------------------------------------------------------

    def say(self, type: str, **parts: Any) -> None:
        self.raw.send(json.dumps({"type": type, **parts}))

    def new_id(self) -> str:
        return f"{id(self):x}-{next(self._ids)}"

    def command(self, type: str, **parts: Any) -> Any:
        """Send a command and wait for its answer: `ack` or `refused`."""
        id = parts.pop("id", None) or self.new_id()
        self.say(type, id=id, **parts)
        return self.until(lambda message: message["type"] in ("ack", "refused") and message["id"] == id)

    def move(self, move: int | str, seat: int | None = None, **parts: Any) -> Any:
        """Make a move for the open seat, as of the version on this screen."""
        parts.setdefault("version", self.version)
        answer = self.command("move", seat=self.you["eye"] if seat is None else seat, move=move, **parts)
        if answer["type"] == "ack":
            self.made[answer["version"]] = move
        return answer

    def resume(self, version: int = 0) -> Any:
        self.say("resume", version=version)
        return self.until(lambda message: message["type"] == "sync")

    def look(self, seat: int | None) -> Any:
        """At a screen with several seats: open a hand, or let the curtain fall."""
        self.looked.append(seat)
        self.say("look", seat=seat)
        return self.until(lambda message: message["type"] in ("view", "refused"))

    # --- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, timeout: float = SECONDS) -> Any:
        """The next message. Raises TimeoutError, or ConnectionClosed when the server has hung up."""
        text = self.raw.recv(timeout=timeout)
        assert isinstance(text, str)
        self.person.heard.append(text.encode())
        message = json.loads(text)
        self.judge.validate(message)
        self.texts.append(text)
        self.messages.append(message)
        self.take(message)
        return message

    def take(self, message: Any) -> None:
        """Learn from a message. Versions come without gaps, but for what was taken back long ago."""
        if message["type"] == "sync":
            if message["follows"] == 0:
                self.steps = []
            self.version = message["follows"]
            shortened = message["follows"] == 0 and len(message["steps"]) > SHORTENED
            for step in message["steps"]:
                assert step["version"] == self.version + 1 or (shortened and step["version"] > self.version), "a gap"
                self._step(step)
            assert message["version"] == self.version
        elif message["type"] == "update":
            assert message["version"] == self.version + 1, "a gap"
            self._step(message)
            self.more = message["you"] is None
        if "table" in message:
            self.table = message["table"]
        if message.get("you") is not None:
            self.you = message["you"]

    def _step(self, step: Any) -> None:
        self.version = step["version"]
        self.steps.append({part: step[part] for part in ("version", "entry", "events")})

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        """The first message that is wanted; all before it are taken in."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def until_version(self, version: int) -> None:
        """Until this version is on the screen, with all that came at once with it."""
        while self.version < version or self.more:
            self.hear()

    def until_my_turn(self) -> None:
        """Until the open seat is to decide, or the game is over."""
        while self.table["status"] != "over" and self.you["eye"] not in self.table["actors"]:
            self.hear()

    def hangup(self) -> tuple[int, str | None]:
        """Wait for the server to close: the code, and the key of the last message if it said why."""
        last = None
        while True:
            try:
                message = self.hear()
            except ConnectionClosed as closed:
                return (closed.rcvd.code if closed.rcvd else 1006), last
            last = message["error"]["key"] if message["type"] == "bye" else last

    def close(self) -> None:
        self._open.close()

    @property
    def view(self) -> Any:
        return self.you["view"]

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "over")
