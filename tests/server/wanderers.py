"""People who come in at any of several servers, through every failure, and remember what they were told: whatever was
acknowledged is there, once, and every game comes to its end."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from peron.rules.record import Record
from tests.server.client import ME, OPEN, Person, bot
from tests.server.stubborn import GONE
from tests.server.sturdy import Sturdy
from tests.server.told import judge

KINDS = {"move": {"move"}, "undo": {"undo", "undo-asked"}, "agree": {"undo-agreed"}, "refuse": {"undo-refused"}}
"""What a command becomes in the log."""
TABLES: Sequence[tuple[str, tuple[dict[str, Any], ...]]] = (
    ("berlin", (ME, OPEN)),
    ("london", (ME, OPEN, OPEN)),
    ("metro", (ME, OPEN, bot("beginner"))),
    ("berlin", (ME, OPEN, bot())),
    ("london", (ME, OPEN, bot("beginner"))),
)


class Wanderer(Sturdy):
    """Comes in at another server each time."""

    def __init__(self, urls: Sequence[str], person: Person, table_id: str, seat: int, seed: int) -> None:
        super().__init__(person, table_id, seat, seed, undo=0.02)
        self.urls = urls
        self.learned: list[float] = []
        """When it has learned of each step."""
        self._way = random.Random(seed)

    def door(self) -> str:
        return self._way.choice(self.urls)

    def learn(self, socket: Any, message: Any) -> None:
        before = self.version
        super().learn(socket, message)
        if self.version > before:
            self.learned.append(time.monotonic())

    def check(self) -> None:
        """What was acknowledged stands where it was said to stand; of one's own moves there are no others."""
        for said, version in self.done.values():
            entry = self.steps[version - 1]["entry"]
            assert entry["kind"] in KINDS[said["type"]], "acknowledged, and another thing is there"
            assert entry["seat"] == self.seat
        logged = [step["version"] for step in self.steps if step["entry"] == {"kind": "move", "seat": self.seat}]
        assert logged == sorted(self.made()), "a move is lost or doubled"


class Party:
    """People who play one game after the other at a table of the same kind, until they are told to stop."""

    def __init__(self, urls: Sequence[str], number: int, seed: int) -> None:
        self.urls = urls
        self.game, self.seats = TABLES[number % len(TABLES)]
        self.seed = seed * 1000 + number * 10
        for url in urls:
            judge(url)
        people = sum(seat in (ME, OPEN) for seat in self.seats)
        self.people = [Person.guest(urls[0], f"Person {at}") for at in range(people)]
        self.over = 0
        self.acknowledged = 0
        self.pauses: list[float] = []
        self._players: list[Wanderer] = []

    @property
    def moves(self) -> int:
        return self.acknowledged + max((player.version for player in self._players), default=0)

    def play(self, last: Callable[[], bool], stop: threading.Event) -> None:
        """Games until `last` says so; the one that goes on then is played to its end."""
        while not stop.is_set():
            self._players = self._sit_down(stop)
            with ThreadPoolExecutor(len(self._players)) as pool:
                list(pool.map(lambda player: player.play(stop), self._players))
            if stop.is_set():
                return
            self._check()
            self.over += 1
            if last():
                return

    def _sit_down(self, stop: threading.Event) -> list[Wanderer]:
        made: Any = None
        end = time.monotonic() + 60
        while made is None:
            assert time.monotonic() < end or stop.is_set(), "no table can be set up"
            try:
                made = self._set_up()
            except (*GONE, AssertionError):  # what was not acknowledged is begun anew
                time.sleep(0.05)
        at = made["table"]["id"]
        numbers = [number for number, seat in enumerate(self.seats) if seat in (ME, OPEN)]
        self.seed += 1
        return [
            Wanderer(self.urls, person, at, number, self.seed * 10 + number)
            for person, number in zip(self.people, numbers, strict=True)
        ]

    def _set_up(self) -> Any:
        host, *guests = self.people
        for person in self.people:
            person.url = random.choice(self.urls)
        made = host.set_up(*self.seats, game=self.game)
        for guest, invitation in zip(guests, made["invitations"], strict=True):
            guest.accept(invitation["token"])
        return made

    def _check(self) -> None:
        for player in self._players:
            player.check()
            self.acknowledged += len(player.done)
            self.pauses += [after - before for before, after in zip(player.learned, player.learned[1:], strict=False)]
        told = {tuple((step["version"], step["entry"]["kind"]) for step in player.steps) for player in self._players}
        assert len(told) == 1, "they were not told the same"
        self._record()

    def _record(self) -> None:
        end = time.monotonic() + 60
        player = self._players[0]
        while True:
            try:
                answer = player.person.get(f"/api/tables/{player.table_id}/record")
                if answer.status == 200:
                    break
            except GONE:
                pass
            assert time.monotonic() < end, "nobody gives the record"
            player.person.url = random.choice(self.urls)
            time.sleep(0.05)
        assert Record.read(answer.body.decode()).totals == tuple(player.table["result"]["totals"])


@contextmanager
def playing(parties: Sequence[Party]) -> Iterator[None]:
    """All play while the block lasts; then all finish their games. One that gets stuck fails."""
    enough, stop = threading.Event(), threading.Event()
    with ThreadPoolExecutor(len(parties)) as pool:
        games = [pool.submit(party.play, enough.is_set, stop) for party in parties]
        try:
            yield
            enough.set()
            for game in games:
                game.result(120)
        finally:
            stop.set()
