"""What tests of a hostile world share: a game that must come out unharmed, and errors that must be sentences."""

from __future__ import annotations

import time
from typing import Any

from peron.text import Texts, languages
from tests.server.client import ME, OPEN, Answer, Person

MEGABYTE = 1024 * 1024
JSON = {"content-type": "application/json"}


def told(error: Any) -> str:
    """The key of an error, which has a sentence in every language."""
    assert set(error) == {"key", "params"}
    for language in languages():
        assert Texts(language).tell(error["key"], error["params"])
    key: str = error["key"]
    return key


def refused(answer: Answer) -> tuple[int, str]:
    return answer.status, told(answer.json["error"])


class Game:
    """A game of two people, Ola to hand."""

    def __init__(self, url: str) -> None:
        self.ola, self.jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
        made = self.ola.set_up(ME, OPEN)
        self.jan.accept(made["invitations"][0]["token"])
        self.id: str = made["table"]["id"]
        self.socket, self.other = self.ola.sit_at(self.id), self.jan.sit_at(self.id)
        self.before = self.looks()

    def looks(self) -> list[Any]:
        """What everybody sees: the table, and both views."""
        shown = [self.ola.get(f"/api/tables/{self.id}").json]
        for person in (self.ola, self.jan):
            again = person.sit_at(self.id)
            shown.append([again.version, again.you, again.steps])
            again.close()
        return shown

    def unharmed(self) -> None:
        """Nothing has changed, and both can go on playing."""
        assert self.looks() == self.before
        for socket in (self.socket, self.other):
            assert socket.move(socket.view["moves"][0]["move"])["type"] == "ack"
        for socket in (self.socket, self.other):
            socket.until_version(self.before[0]["version"] + 2)

    def close(self) -> None:
        self.socket.close()
        self.other.close()


def cookie(person: Person) -> dict[str, str]:
    return {"cookie": person.cookie}


def posted(person: Person, path: str, body: bytes, **headers: str) -> Answer:
    return person.request("POST", path, body, {**JSON, **{name.replace("_", "-"): headers[name] for name in headers}})


def await_sockets(person: Person, count: int) -> None:
    """Until the server has no more than so many sockets open; a game has two."""
    end = time.monotonic() + 30
    while person.get("/healthz").json["sockets"] > count:
        assert time.monotonic() < end, "sockets are left open"
        time.sleep(0.02)
