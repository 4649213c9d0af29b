"""People who play on through every death of the server, and remember all they were told.

`StubbornTable.live` is one life of the server at one table: whoever comes back compares what is there with what was
said before, asks again for what was not answered, and plays at random until the server is gone.
"""

from __future__ import annotations

import http.client
import itertools
import json
import random
import threading
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.client import ME, OPEN, Person, Socket, bot

GONE = (OSError, http.client.HTTPException, WebSocketException, EOFError)
"""How it looks to a client when the server dies."""

KINDS = {
    "move": {"move"},
    "undo": {"undo", "undo-asked"},
    "agree": {"undo-agreed"},
    "refuse": {"undo-refused"},
    "pace": {"pace"},
}
"""What a command becomes in the log."""

ASKED_TOO_LATE = {"table-stale", "table-asking", "table-not-asked", "table-nothing-to-undo"}
"""Why a command may be refused that was right when it was sent: another took something back meanwhile."""


class Player:
    """A person at a table, over all lives of the server."""

    def __init__(self, person: Person, table_id: str, seat: int) -> None:
        self.person = person
        self.table_id = table_id
        self.seat = seat
        self.told: list[Any] = []
        """Every step."""
        self.seen: Any = None
        """The last message with a view."""
        self.done: dict[str, tuple[Any, int]] = {}
        """Every acknowledged command by its id, with its version."""
        self.waiting: Any = None
        """A command that was sent and not answered."""
        self._ids = itertools.count(1)
        self._socket: Socket | None = None

    @property
    def socket(self) -> Socket:
        assert self._socket is not None
        return self._socket

    # --- after a death -----------------------------------------------------------------------------------------------

    def come_back(self) -> None:
        """All that was told is still so, word for word; what was not answered is asked again."""
        self.hang_up()
        self._socket = self.person.sit_at(self.table_id)
        assert self.socket.steps[: len(self.told)] == self.told, "what was told has changed"
        self.told = self.socket.steps
        if self.seen is not None:
            at = f"/api/tables/{self.table_id}/at/{self.seen['version']}?seat={self.seat}"
            assert self.person.get(at).json["view"] == self.seen["you"]["view"], "what was seen has changed"
        for id, (message, version) in self.done.items():
            assert version <= len(self.told), f"{id} was acknowledged as {version} and is lost"
            entry = self.told[version - 1]["entry"]
            assert entry["kind"] in KINDS[message["type"]], f"{id} was acknowledged as {version}, which is another"
            assert entry["seat"] in (self.seat, None)
        if self.waiting is not None:
            self.socket.say(**self.waiting)
            self.await_answer()
        self.check_moves()

    def check_moves(self) -> None:
        """The moves of this seat in the log are those that were acknowledged: none is lost, none is there twice."""
        logged = [step["version"] for step in self.told if step["entry"] == {"kind": "move", "seat": self.seat}]
        acknowledged = sorted(version for message, version in self.done.values() if message["type"] == "move")
        assert logged == acknowledged

    def hang_up(self) -> None:
        if self._socket is not None:
            self.seen = next((said for said in reversed(self.socket.messages) if said.get("you")), self.seen)
            self._socket.close()
            self._socket = None

    # --- playing -----------------------------------------------------------------------------------------------------

    def act(self, chance: random.Random) -> None:
        """Send something, if there is something to decide."""
        table, you = self.socket.table, self.socket.you
        if self.waiting is not None or table["status"] != "playing":
            return
        asking = table["asking"]
        if asking is not None:
            if self.seat in asking["waiting"]:
                self._send("agree" if chance.random() < 0.7 else "refuse", seat=self.seat)
        elif self.seat in table["actors"]:
            roll = chance.random()
            if roll < 0.04 and you["undo"] is not None:
                self._send("undo", seat=self.seat)
            elif roll < 0.06:
                self._send("pace", seconds=0.0)
            else:
                move = chance.choice(you["view"]["moves"])["move"]
                self._send("move", seat=self.seat, move=move, version=self.socket.version)

    def _send(self, type: str, **parts: Any) -> None:
        self.waiting = {"type": type, "id": f"{self.seat}-{next(self._ids)}", **parts}
        self.socket.say(**self.waiting)

    def await_answer(self) -> None:
        """Until the server has answered, and has told all that came of it."""
        sent = self.waiting
        answer = self.socket.until(lambda said: said["type"] in ("ack", "refused") and said["id"] == sent["id"])
        if answer["type"] == "ack":
            self.done[sent["id"]] = (sent, answer["version"])
            self.socket.until_version(answer["version"])
        else:
            undone = any(step["entry"]["kind"].startswith("undo") for step in self.told)
            late = answer["error"]["key"] in ASKED_TOO_LATE or answer["error"]["key"].startswith("why-")
            assert late, answer
            assert undone, answer
        self.waiting = None

    def ask_all_again(self) -> None:
        """Every command once more: each is answered as it was, and nothing happens."""
        for message, _ in self.done.values():
            self.socket.say(**message)
        for id, (_, version) in self.done.items():
            answer = self.socket.until(lambda said: said["type"] in ("ack", "refused"))
            assert answer == {"type": "ack", "id": id, "version": version}


class StubbornTable:
    """A table of people and bots; when the game is over, the same people play another one."""

    SEATS = ((ME, OPEN), (ME, bot()), (ME, OPEN, bot()), (ME, OPEN, bot(), bot()), (ME, OPEN, OPEN, OPEN))

    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.chance = random.Random(f"{seed}-{number}")
        self.url = ""
        self.playing = threading.Event()
        """Set when everybody is back."""
        self.dead = threading.Event()
        """Set before the server is killed."""
        self.people: list[Person] = []
        self.made: Any = None
        self.players: list[Player] = []
        self.over: list[list[Player]] = []
        """The players of every game that is over."""

    def live(self, url: str, last: bool = False) -> None:
        """Play until the server is gone; in its last life until the game is over."""
        self.url = url
        for person in self.people:
            person.url = url
        try:
            while not (last and self.over and not self.players):
                self._sit_down()
                for player in self.players:
                    player.come_back()
                self.playing.set()
                self._play()
                self._end()
        except TimeoutError:
            raise AssertionError("nothing happens any more") from None
        except GONE:
            assert self.dead.is_set(), "the server hung up by itself"

    def _sit_down(self) -> None:
        """Go on with whatever was not acknowledged: guests, the table, the invitations."""
        if self.players:
            return
        seats = self.SEATS[(self.number + len(self.over)) % len(self.SEATS)]
        guests = sum(seat == OPEN for seat in seats)
        while len(self.people) < 1 + guests:
            self.people.append(Person.guest(self.url, f"Person {len(self.people)}"))
        if self.made is None:
            self.made = self.people[0].set_up(*seats)
        table_id = self.made["table"]["id"]
        people = self.people[: 1 + guests]
        for person, invitation in zip(people[1:], self.made["invitations"], strict=True):
            self._accept(person, table_id, invitation)
        numbers = [number for number, seat in enumerate(seats) if seat in (ME, OPEN)]
        self.players = [Player(one, table_id, seat) for one, seat in zip(people, numbers, strict=True)]

    def _accept(self, person: Person, table_id: str, invitation: Any) -> None:
        """An invitation is used once: either now, or before the server died without having said so."""
        answer = person.post("/api/invitations/accept", {"token": invitation["token"]})
        if answer.status != 200:
            assert answer.error == "invite-unknown"
            mine = {table["id"]: table["mine"] for table in person.get("/api/me/tables").json}
            assert mine[table_id] == [invitation["seat"]]

    def _play(self) -> None:
        while not all(player.socket.over for player in self.players):
            for player in self.players:
                player.act(self.chance)
            for player in self.players:
                if player.waiting is not None:
                    player.await_answer()
            newest = max(player.socket.table["version"] for player in self.players)
            for player in self.players:
                player.socket.until_version(newest)
            if not any(self._to_decide(player) for player in self.players):
                self._wait_for_bots(newest)

    def _to_decide(self, player: Player) -> bool:
        table = player.socket.table
        return bool(
            table["status"] != "playing"
            or (player.seat in table["asking"]["waiting"] if table["asking"] else player.seat in table["actors"])
        )

    def _wait_for_bots(self, version: int) -> None:
        for player in self.players:
            player.socket.until_version(version + 1)

    def _end(self) -> None:
        for player in self.players:
            player.check_moves()
            player.hang_up()
        self.over.append(self.players)
        self.players, self.made = [], None


def text_of(player: Player) -> str:
    """The record of a game that is over."""
    return player.person.get(f"/api/tables/{player.table_id}/record").body.decode()


def same_steps(told: list[Any]) -> str:
    """The steps without what only one seat knows: kinds, seats and versions."""
    return json.dumps([[step["version"], step["entry"]] for step in told])
