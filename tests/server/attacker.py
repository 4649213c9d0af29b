"""Somebody hostile, from an address of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Thread

from tests.server.client import Answer, Person
from tests.server.raw import Raw

PAUSE = 0.05
"""After a refusal: who is not heard gains nothing by asking in a closed loop, but for a busy processor."""


class Attacker:
    def __init__(self, url: str, table: str, source: str) -> None:
        self.url = url
        self.table = table
        """Somebody's table with a long log."""
        self.source = source
        """Where the attack comes from; players are elsewhere."""
        self.done = 0

    def guest(self) -> Person:
        return Person.guest(self.url, "Ewa", self.source)

    def wire(self) -> Raw:
        return Raw.to(self.url, source=self.source)

    def socket(self, table: str, person: Person | None = None) -> Raw:
        headers = {"cookie": person.cookie} if person is not None else {}
        return Raw.socket(self.url, table, headers, source=self.source)

    def again_and_again(self, deed: Callable[[], object], at_once: int = 1) -> None:
        """From now on, for ever."""
        for _ in range(at_once):
            Thread(target=self._for_ever, args=(deed,), daemon=True).start()

    def _for_ever(self, deed: Callable[[], object]) -> None:
        while True:
            try:
                answer = deed()
                self.done += 1
                if isinstance(answer, Answer) and answer.status == 429:
                    time.sleep(PAUSE)
            except (OSError, AssertionError):
                time.sleep(PAUSE)

    def ask(self, path: str, at_once: int = 8) -> None:
        person = self.guest()
        self.again_and_again(lambda: person.get(path), at_once)
