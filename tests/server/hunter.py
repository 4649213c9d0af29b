"""Finds whatever somebody was told and could not know. Knows the rules: the truth is the record of the game, replayed.

It does not look for leaks of known kinds: what a viewer was told must be exactly what the rules show to the hand that
was open, version by version; and no secret may be anywhere in the bytes.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import orjson

from peron.rules.contract import Event, State
from peron.rules.record import Record
from peron.rules.ticket.game import TicketGame
from tests.server.client import Answer, Person, Socket
from tests.server.host import Host

PUBLIC = {"seat", "name", "level", "count", "versions"}
"""What events that are not of the game itself tell."""


class Leak(AssertionError):
    """Somebody was told what they could not know."""


def plain(value: object) -> Any:
    return json.loads(orjson.dumps(value))


@dataclass
class Played:
    """A move, taken back later or not."""

    version: int
    seat: int
    move: int


class Truth:
    """A finished game, version by version, with all that was hidden. `made` has the moves that were taken back."""

    def __init__(self, record: Record, steps: list[Any], made: Mapping[int, int | str] | None = None) -> None:
        assert isinstance(record.game, TicketGame)
        self.seed = record.seed
        self.end: int = steps[-1]["version"]
        self.tickets = {ticket.id for ticket in record.game.board.tickets}
        self.eyes = (None, *range(record.players))
        self._views: dict[tuple[int, int | None], Any] = {}
        self._known: dict[tuple[int, int | None], frozenset[str]] = {(0, eye): frozenset() for eye in self.eyes}
        self.events: dict[int, tuple[Event, ...]] = {}
        moves = moves_by_version(record, steps, made or {})
        played: list[Played] = []
        state: State | None = None
        for step in steps:
            version, kind = step["version"], step["entry"]["kind"]
            if kind == "start":
                state = record.begin()
                state.listening = True
            elif kind == "move":
                assert state is not None
                played.append(moves[version])
                self.events[version] = state.apply(played[-1].seat, played[-1].move)
            elif kind == "undo":
                _take_back(played, step)
                state = _replayed(record, played)
            self._keep(version, state)
        assert [(one.seat, one.move) for one in played] == [(entry.seat, entry.move) for entry in record.entries]

    def _keep(self, version: int, state: State | None) -> None:
        for eye in self.eyes:
            view = None if state is None else plain(state.view(eye))
            self._views[version, eye] = view
            self._known[version, eye] = self._known[version - 1, eye] | self.named(json.dumps(view))

    def view(self, version: int, eye: int | None) -> Any:
        return self._views[version, eye]

    def known(self, version: int, eyes: Iterable[int | None]) -> frozenset[str]:
        """The tickets that whoever had these hands open has seen up to a version."""
        return frozenset().union(*(self._known[version, eye] for eye in eyes))

    def named(self, text: str) -> frozenset[str]:
        """The tickets that are named in a text."""
        return frozenset(re.findall(r'"([^"\\]*)"', text)) & self.tickets


def moves_by_version(record: Record, steps: list[Any], made: Mapping[int, int | str]) -> dict[int, Played]:
    """All moves by version: those that stayed from the record, those taken back from whoever made them."""
    stayed: list[Played] = []
    every = {}
    for step in steps:
        if step["entry"]["kind"] == "move":
            every[step["version"]] = Played(step["version"], step["entry"]["seat"], -1)
            stayed.append(every[step["version"]])
        elif step["entry"]["kind"] == "undo":
            _take_back(stayed, step)
    for one, entry in zip(stayed, record.entries, strict=True):
        one.move = entry.move
    for one in every.values():
        one.move = int(made[one.version]) if one.move == -1 else one.move
    return every


def _take_back(played: list[Played], step: Any) -> None:
    seat, count = step["entry"]["seat"], step["events"][0]["params"]["count"]
    at = max(number for number, one in enumerate(played) if one.seat == seat)
    assert count in (1, len(played) - at)
    del played[at : at + count]


def _replayed(record: Record, played: list[Played]) -> State:
    state = record.begin()
    for one in played:
        state.apply(one.seat, one.move)
    state.listening = True
    return state


@dataclass
class Ear:
    """What came in on one socket, and whose hands could be open on it: `seats` from each version on."""

    texts: list[str]
    seats: dict[int, tuple[int, ...]]
    looked: list[int | None] = field(default_factory=list)

    @classmethod
    def of(cls, socket: Socket, *seats: int, since: int = 0, until: int | None = None) -> Ear:
        """A socket whose person had these seats for all the game, or from one version until another."""
        held = {0: (), since: seats} if until is None else {0: (), since: seats, until: ()}
        return cls(socket.texts, held, socket.looked)

    def seats_at(self, version: int) -> tuple[int, ...]:
        return self.seats[max(since for since in self.seats if since <= version)]


@dataclass
class Poll:
    """An answer over HTTP, got while the game went on. `seats` are those of the person who asked."""

    path: str
    answer: Answer
    seats: tuple[int, ...]


def secrets_of(host: Host, *people: Person) -> set[str]:
    """What nobody is ever told: cookies, and from the database the ids of guests and the hashes of their tokens."""
    with sqlite3.connect(f"file:{host.folder / 'peron.sqlite'}?mode=ro", uri=True) as database:
        rows = database.execute("select id, token_hash from guests union select token_hash, table_id from invites")
        hidden = {str(row[0]) for row in rows} | {
            str(row[0]) for row in database.execute("select token_hash from guests")
        }
    assert len(hidden) > len(people)
    return hidden | {person.cookie.partition("=")[2] for person in people if person.cookie}


class Hunter:
    def __init__(self, truth: Truth, secrets: set[str]) -> None:
        self.truth = truth
        self.secrets = secrets

    # --- sockets -----------------------------------------------------------------------------------------------------

    def follow(self, ear: Ear) -> int:
        """Go through all that a socket was told; how many views and events were compared."""
        looks = iter(ear.looked)
        version, compared = 0, 0
        seats: tuple[int, ...] = ()
        eye: int | None = None
        opened: set[int | None] = {None}
        for text in ear.texts:
            message = json.loads(text)
            version = max(version, message.get("version", 0))
            if ear.seats_at(version) != seats:
                seats = ear.seats_at(version)
                eye = seats[0] if len(seats) == 1 else None
            if message["type"] == "view":
                eye = next(looks)
                if eye is not None and eye not in seats:
                    raise Leak(f"seat {eye} was opened for {seats}")
            opened.add(eye)
            self._bytes(text, version, self.truth.known(version, opened))
            compared += self._message(message, version, seats, eye)
        return compared

    def _message(self, message: Any, version: int, seats: tuple[int, ...], eye: int | None) -> int:
        compared = 0
        for step in [*message.get("steps", ()), *([message] if message["type"] == "update" else ())]:
            self._step(step, eye)
            compared += 1
        if "table" in message:
            self._table(message["table"])
        you = message.get("you")
        if you is not None:
            if (tuple(you["seats"]), you["eye"]) != (seats, eye):
                raise Leak(f"version {version}: {you['eye']} of {you['seats']} is open, not {eye} of {seats}")
            self._view(you["view"], version, eye)
            compared += 1
        return compared

    # --- requests ----------------------------------------------------------------------------------------------------

    def look_at(self, poll: Poll) -> bool:
        """Judge an answer over HTTP; whether it told anything of the game."""
        if poll.answer.status != 200:
            self._bytes(poll.answer.body.decode(), self.truth.end - 1, frozenset())
            return False
        if poll.path.endswith("/record"):
            raise Leak("the record of a game that goes on")
        told = poll.answer.json
        if "/at/" not in poll.path:
            self._bytes(poll.answer.body.decode(), self.truth.end - 1, frozenset())
            if "seed" in told:
                self._table(told)
            return True
        version, eye = told["version"], told["seat"]
        asked = re.fullmatch(r".*/at/(\d+)(?:\?seat=(\d))?", poll.path)
        assert asked
        if (version, eye) != (int(asked[1]), None if asked[2] is None else int(asked[2])):
            raise Leak(f"{poll.path} told of version {version} as seat {eye} sees it")
        if eye is not None and eye not in poll.seats:
            raise Leak(f"{poll.path} was answered to {poll.seats}")
        self._bytes(poll.answer.body.decode(), version, self.truth.known(version, (eye,)))
        if told["step"] is not None:
            self._step(told["step"], eye)
        self._table(told["table"])
        self._view(told["view"], version, eye)
        return True

    # --- what may be told --------------------------------------------------------------------------------------------

    def _bytes(self, text: str, version: int, known: frozenset[str]) -> None:
        for secret in self.secrets:
            if secret in text:
                raise Leak(f"version {version}: a token, a cookie or an id of a guest")
        if version >= self.truth.end:
            return
        if self.truth.seed in text:
            raise Leak(f"version {version}: the seed")
        if self.truth.named(text) - known:
            raise Leak(f"version {version}: tickets {self.truth.named(text) - known}")

    def _table(self, table: Any) -> None:
        if table["version"] < self.truth.end and (table["seed"], table["result"]) != (None, None):
            raise Leak(f"version {table['version']}: the result or the seed before the end")

    def _view(self, view: Any, version: int, eye: int | None) -> None:
        true = self.truth.view(version, eye)
        if view != true:
            differs = [name for name in true or {} if view is None or view.get(name) != true[name]]
            raise Leak(f"version {version}: not what seat {eye} may see: {differs}")

    def _step(self, step: Any, eye: int | None) -> None:
        told = step["events"]
        if step["entry"]["kind"] == "move":
            events = self.truth.events[step["version"]]
            true = [plain(asdict(event.seen_by(eye))) for event in events]
            if told != true:
                raise Leak(f"version {step['version']}: {told}, and seat {eye} may know {true}")
        elif any(set(event["params"]) - PUBLIC for event in told):
            raise Leak(f"version {step['version']}: {told}")
