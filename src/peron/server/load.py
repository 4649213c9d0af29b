"""A load of many tables on one server: how many moves it takes, and how soon others see them. Imports websockets.

One process plays everybody, four people at each table, each with a socket of their own, who move by chance. It must not
be slower than what it measures: of what it is sent it reads the mover's view, and of everything else the version.
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

import orjson
from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect

from peron.lab.bench import compiled, machine
from peron.rules.contract import PeronError
from peron.rules.random import Random
from peron.server.run import allow_many_files

SEATS: Final = 4
SLOWEST_MS: Final = 100.0
"""The time within which others are to see 99 of 100 moves."""
HELD: Final = 0.98
"""The part of the moves asked for that must have been made for the rate to be held."""
AT_ONCE: Final = 16
"""Tables that are set up at the same time."""
SPARE_FILES: Final = 100

Progress = Callable[[str, int], None]
"""Is told what is done now, as a translation key, and with how many tables."""


@dataclass(frozen=True)
class Plan:
    tables: int = 200
    seconds: int = 10
    climb: bool = True
    """Go on with more and more tables, until it breaks."""
    game: str = "berlin"


@dataclass(frozen=True)
class Stretch:
    """Some seconds of play. The times are those from the sending of a move until another seat has it. The shares are of
    one processor; where the system does not tell, there is none."""

    tables: int
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_cpu: float | None
    load_cpu: float

    @property
    def good(self) -> bool:
        """Whether every table had its move each second, and others saw it soon enough."""
        return self.moves_per_second >= HELD * self.tables and self.p99_ms <= SLOWEST_MS


@dataclass(frozen=True)
class Load:
    machine: str
    compiled: bool
    steady: list[Stretch]
    """One move a second at each table, with more tables each time."""
    full: Stretch
    """Each table as fast as it can."""
    kb_per_table: float | None
    """The server's memory for a table and its four sockets."""
    breaks_at: int | None
    """The first number of tables that was too much, if it came to that."""


class LoadFailed(PeronError):
    """The server does not do what it must; there is nothing to measure."""


def measure(plan: Plan, progress: Progress = lambda key, tables: None) -> Load:
    """Start a server, put the load on it, and stop it."""
    most_files = allow_many_files()  # the server inherits this
    loop = auto_loop_factory()
    with TemporaryDirectory() as folder, Server(folder) as server, asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(_measure(plan, server, (most_files - SPARE_FILES) // SEATS, progress))


async def _measure(plan: Plan, server: Server, most: int, progress: Progress) -> Load:
    empty = server.memory_kb()
    parties: list[Party] = []
    steady: list[Stretch] = []
    full = kb_per_table = None
    for tables in _steps(plan, most):
        progress("bench-server-set-up", tables)
        parties += await _set_up(server, plan.game, tables - len(parties), first=len(parties))
        gc.freeze()  # a pause of ours would look like one of the server's
        progress("bench-server-steady", tables)
        steady.append(await _play(server, parties, plan.seconds, every=1.0))
        if full is None:
            kb_per_table = _less(server.memory_kb(), empty, per=tables)
            progress("bench-server-full", tables)
            full = await _play(server, parties, plan.seconds, every=0.0)
        if not steady[-1].good:
            break
    assert full is not None
    breaks_at = None if steady[-1].good else steady[-1].tables
    return Load(machine(), compiled(), steady, full, kb_per_table, breaks_at)


def _steps(plan: Plan, most: int) -> Iterator[int]:
    """Numbers of tables: 200, 300, 400, 600, 800, 1200 ... up to what the system has files for."""
    yield plan.tables
    for doubled in count():
        for tables in (plan.tables * 3 * 2**doubled // 2, plan.tables * 2 * 2**doubled):
            if not plan.climb or tables > most:
                return
            yield tables


async def _set_up(server: Server, game: str, tables: int, first: int) -> list[Party]:
    """New tables with four new people at each."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Party:
        async with places:
            party = Party(server, game, [await server.guest() for _ in range(SEATS)], Random(number))
            await party.sit_down()
            return party

    return await asyncio.gather(*(one(first + number) for number in range(tables)))


async def _play(server: Server, parties: list[Party], seconds: int, every: float) -> Stretch:
    """All play for some seconds: a move every so many seconds at each table, one table after the other; or as fast as
    they can."""
    took: list[float] = []
    server_began, load_began, began = server.cpu_seconds(), process_time(), perf_counter()

    async def play(party: Party, late: float) -> None:
        for beat in count():
            due = began + late + beat * every if every else perf_counter()
            if due >= began + seconds:
                return
            await asyncio.sleep(due - perf_counter())
            took.append(await party.move())

    await asyncio.gather(*(play(party, at * every / len(parties)) for at, party in enumerate(parties)))
    await asyncio.sleep(began + seconds - perf_counter())
    spent = perf_counter() - began
    took.sort()
    return Stretch(
        len(parties),
        len(took),
        len(took) / spent,
        1000 * took[len(took) // 2],
        1000 * took[len(took) * 99 // 100],
        _less(server.cpu_seconds(), server_began, per=spent),
        (process_time() - load_began) / spent,
    )


def _less(after: float | None, before: float | None, per: float) -> float | None:
    return None if after is None or before is None else (after - before) / per


class Party:
    """Four people who play one table after the other."""

    def __init__(self, server: Server, game: str, cookies: list[str], chance: Random) -> None:
        self.server = server
        self.game = game
        self.cookies = cookies
        self.chance = chance
        self._sockets: list[Socket] = []
        self._actor: int | None = None
        self._version = 0

    async def sit_down(self) -> None:
        """At a new table; the game has started then."""
        for socket in self._sockets:
            await socket.close()
        host, *guests = self.cookies
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
        made = await self.server.post("/api/tables", {"game": self.game, "seats": seats}, host)
        for guest, invitation in zip(guests, made["invitations"], strict=True):
            await self.server.post("/api/invitations/accept", {"token": invitation["token"]}, guest)
        self._sockets = [await self.server.socket(made["table"]["id"], cookie) for cookie in self.cookies]
        self._version = max([await socket.resume() for socket in self._sockets])
        self._actor = self._sockets[0].actor()

    async def move(self) -> float:
        """Make a move and let everybody see it. The seconds until the first of the others had it."""
        if self._actor is None:
            await self.sit_down()
        assert self._actor is not None
        mover, *others = self._sockets[self._actor :] + self._sockets[: self._actor]
        moves = mover.moves()
        chosen = moves[self.chance.below(len(moves))]["move"]
        sent = perf_counter()
        await mover.move(self._actor, chosen, self._version)
        self._version += 1
        await others[0].until(self._version)
        seen = perf_counter()
        for socket in (*others[1:], mover):
            await socket.until(self._version)
        self._actor = others[0].actor()
        return seen - sent


class Socket:
    """One person at a table. `last` is the last message that told how things stand, unread."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.last = b""

    async def resume(self) -> int:
        await self._connection.send('{"type":"resume","version":0}')
        return await self.until(0)

    async def move(self, seat: int, move: int, version: int) -> None:
        said = {"type": "move", "id": str(version), "seat": seat, "move": move, "version": version}
        await self._connection.send(orjson.dumps(said), text=True)

    async def until(self, version: int) -> int:
        """Until this version, or a later one, is here."""
        while True:
            message = await self._connection.recv(decode=False)
            if found := _TELLS_ALL.match(message):
                self.last = message
                if int(found[1]) >= version:
                    return int(found[1])
            elif message.startswith(_SAYS_NO):
                raise LoadFailed("bench-server-refused", {"message": message.decode()})

    def actor(self) -> int | None:
        """The first seat that is to decide; None at the end."""
        found = _FIRST_ACTOR.search(self.last)
        return None if found is None else int(found[1])

    def moves(self) -> Any:
        return orjson.loads(self.last)["you"]["view"]["moves"]

    async def close(self) -> None:
        await self._connection.close()


_TELLS_ALL: Final = re.compile(rb'\{"type":"(?:sync|update)","version":(\d+)')
_FIRST_ACTOR: Final = re.compile(rb'"actors":\[(\d+)')
_SAYS_NO: Final = (b'{"type":"refused"', b'{"type":"bye"')


class Server:
    """A server in a process of its own, and the ways to it."""

    def __init__(self, folder: str) -> None:
        options = ["--no-limits", "--port", "0", "--data-dir", folder, "--no-browser", "--log-level", "error"]
        command = [sys.executable, "-m", "peron", "serve", *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert self._process.stdout is not None
        found = re.search(r"http://(.+):(\d+)/", self._process.stdout.readline())
        if found is None:
            self._process.kill()
            raise LoadFailed("bench-server-not-started")
        self._host, self._port = found[1], int(found[2])

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()

    async def guest(self) -> str:
        """Somebody new: their cookie."""
        head, _ = await self._request("/api/guests", {"name": "Peron"}, "")
        found = re.search(r"set-cookie: ([^;]+)", head, re.IGNORECASE)
        assert found is not None
        return found[1]

    async def post(self, path: str, body: object, cookie: str) -> Any:
        return orjson.loads((await self._request(path, body, cookie))[1])

    async def _request(self, path: str, body: object, cookie: str) -> tuple[str, bytes]:
        """Head and body of the answer."""
        sent = orjson.dumps(body)
        reader, writer = await asyncio.open_connection(self._host, self._port)
        head = f"POST {path} HTTP/1.1\r\nhost: {self._host}:{self._port}\r\nconnection: close\r\ncookie: {cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(sent)}\r\n\r\n"
        writer.write(head.encode() + sent)
        answer, _, content = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise LoadFailed("bench-server-refused", {"message": content.decode()})
        return answer.decode(), content

    async def socket(self, table_id: str, cookie: str) -> Socket:
        url = f"ws://{self._host}:{self._port}/api/tables/{table_id}/socket"
        return Socket(await connect(url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None))

    def memory_kb(self) -> float | None:
        """Its memory; None where the system does not tell."""
        told = self._told("status", r"VmRSS:\s+(\d+) kB")
        return float(told[0]) if told else None

    def cpu_seconds(self) -> float | None:
        """What it has used of the processors; None where the system does not tell."""
        # After the name in parentheses: its state, ten other numbers, then the clock ticks of user and system.
        told = self._told("stat", r"\) \S+(?: \S+){10} (\d+) (\d+)")
        return sum(map(int, told)) / os.sysconf("SC_CLK_TCK") if told else None

    def _told(self, file: str, pattern: str) -> tuple[str, ...]:
        try:
            found = re.search(pattern, Path(f"/proc/{self._process.pid}/{file}").read_text())
        except OSError:
            return ()
        return found.groups() if found else ()
