"""Several servers in processes of their own on one real PostgreSQL, with the bus that a test chooses, and what tests
need to ask of them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.nats import Nats
from tests.postgres import postgres
from tests.server.client import ME, OPEN, Person, Socket
from tests.server.host import SECONDS, Nursery, QuickHost


class Town:
    """A database, perhaps a NATS, and the servers and thinkers on them."""

    def __init__(self, nursery: Nursery, folder: Path, bus: str, *options: str) -> None:
        self.database = postgres().new_database().render_as_string(hide_password=False)
        self.nats = Nats() if bus == "nats" else None
        self.way = ("--database", self.database, *(("--bus", self.nats.url) if self.nats else ()))
        self.options = ("--no-limits", *options)
        self.hosts: list[QuickHost] = []
        self.thinkers: list[Thinking] = []
        self._nursery = nursery
        self._folder = folder

    def host(self, *options: str) -> QuickHost:
        """One more server, started."""
        made = QuickHost(self._nursery, self._folder, *self.way, *(options or self.options))
        self.hosts.append(made)
        made.start()
        return made

    def thinker(self) -> Thinking:
        made = Thinking(*self.way, "--thinkers", "1")
        self.thinkers.append(made)
        return made

    def close(self) -> None:
        for thinker in self.thinkers:
            thinker.end(signal.SIGTERM)
        for host in self.hosts:
            if host.running:
                host.stop()
        self.thinkers, self.hosts = [], []
        if self.nats is not None:
            self.nats.kill()


class Thinking:
    """`peron think` in a process of its own."""

    def __init__(self, *options: str) -> None:
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        command = [sys.executable, "-m", "peron", "--lang", "en", "think", *options]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert re.match("Thinking for the bots of postgres", told), told

    def end(self, how: signal.Signals) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(SECONDS)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


def seated_at(urls: list[str], *more: dict[str, Any], **table: Any) -> list[Socket]:
    """A table with one person at each of these servers, and bots; everybody connected, everybody told of all."""
    people = [Person.guest(url, f"Person {number}") for number, url in enumerate(urls)]
    host, *guests = people
    made = host.set_up(ME, *[OPEN for _ in guests], *more, **table)
    for guest, invitation in zip(guests, made["invitations"], strict=True):
        guest.accept(invitation["token"])
    return [person.sit_at(made["table"]["id"]) for person in people]


def soon(wanted: Callable[[], bool], seconds: float = 30.0) -> float:
    """Until something is so; how many seconds it took."""
    begun = time.monotonic()
    while not wanted():
        assert time.monotonic() < begun + seconds, "it does not come about"
        time.sleep(0.02)
    return time.monotonic() - begun


def until_connected(socket: Socket, connected: list[bool]) -> None:
    """Until this socket has heard that these are there."""
    socket.until(lambda said: said["type"] == "presence" and said["connected"] == connected)
