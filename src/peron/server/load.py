"""A load of many tables on one server: how many moves it takes, and how soon others see them. Imports what is measured.

One process plays everybody, four people at each table, each with a socket of their own, who move by chance. Another
build of Peron can be measured in the same run, each in its turn: what else a machine does, and how fast it is, then
counts for both.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from uvicorn.loops.auto import auto_loop_factory

from peron.lab.bench import compiled, machine
from peron.rules.random import Random
from peron.server.measured import Server, Socket
from peron.server.run import allow_many_files

SEATS: Final = 4
SLOWEST_MS: Final = 100.0
"""The time within which others are to see 99 of 100 moves."""
HELD: Final = 0.98
"""The part of the moves asked for that must have been made for the rate to be held."""
AT_ONCE: Final = 16
"""Tables that are set up at the same time."""
SPARE_FILES: Final = 100
ROUNDS: Final = 5
"""Stretches at full speed. Where two servers are measured, they take turns."""

Progress = Callable[[str, int], None]
"""Is told what is done now, as a translation key, and with how many tables."""


@dataclass(frozen=True)
class Plan:
    tables: int = 200
    seconds: int = 10
    climb: bool = True
    """Go on with more and more tables, until it breaks."""
    game: str = "berlin"
    options: tuple[str, ...] = ()
    """For `peron serve`."""


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

    @property
    def cpu_ms_per_move(self) -> float | None:
        """The server's time on a processor for a move."""
        return None if self.server_cpu is None else 1000 * self.server_cpu / self.moves_per_second


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

    @property
    def held(self) -> int:
        """The most tables that were not too much."""
        return max((stretch.tables for stretch in self.steady if stretch.good), default=0)


def measure(plan: Plan, progress: Progress = lambda key, tables: None) -> Load:
    """Start a server, put the load on it, and stop it."""
    return _measure(plan, [None], progress)[0]


def compare(plan: Plan, build: Path, progress: Progress = lambda key, tables: None) -> tuple[Load, Load]:
    """The same with a second server, that of another build: this one's load, and the other's. The options of the plan
    are for this one alone."""
    here, there = _measure(plan, [None, build], progress)
    return here, there


def _measure(plan: Plan, builds: list[Path | None], progress: Progress) -> list[Load]:
    most_files = allow_many_files()  # the servers inherit this
    most = (most_files - SPARE_FILES) // SEATS // len(builds)
    with ExitStack() as servers, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        sides = [
            Side(
                servers.enter_context(
                    Server(servers.enter_context(TemporaryDirectory()), plan.options if build is None else (), build)
                ),
                plan.game,
            )
            for build in builds
        ]
        runner.run(_take_turns(plan, sides, most, progress))
    return [side.load() for side in sides]


async def _take_turns(plan: Plan, sides: list[Side], most: int, progress: Progress) -> None:
    for tables in _steps(plan, most):
        going_on = [side for side in sides if side.holds]
        progress("bench-server-set-up", tables)
        for side in going_on:
            await side.set_up(tables)
        gc.freeze()  # a pause of ours would look like one of the server's
        progress("bench-server-steady", tables)
        for side in going_on:
            await side.play_steadily(plan.seconds)
        if tables == plan.tables:
            progress("bench-server-full", tables)
            for round in range(ROUNDS):
                for side in sides if round % 2 else reversed(sides):
                    await side.play_fast(plan.seconds)
        if not any(side.holds for side in sides):
            break


def _steps(plan: Plan, most: int) -> Iterator[int]:
    """Numbers of tables: 200, 300, 400, 600, 800, 1200 ... up to what the system has files for."""
    yield plan.tables
    for doubled in count():
        for tables in (plan.tables * 3 * 2**doubled // 2, plan.tables * 2 * 2**doubled):
            if not plan.climb or tables > most:
                return
            yield tables


class Side:
    """One server under load, and what was measured of it."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.game = game
        self._empty = server.settled_memory_kb()
        self._kb_per_table: float | None = None
        self._parties: list[Party] = []
        self._steady: list[Stretch] = []
        self._fast: list[_Played] = []

    @property
    def holds(self) -> bool:
        """Whether it has stood whatever was put on it so far."""
        return not self._steady or self._steady[-1].good

    async def set_up(self, tables: int) -> None:
        """New tables with four new people at each, until there are so many."""
        places = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Party:
            async with places:
                people = [await self.server.guest() for _ in range(SEATS)]
                party = Party(self.server, self.game, people, Random(number))
                await party.sit_down()
                return party

        self._parties += await asyncio.gather(*(one(number) for number in range(len(self._parties), tables)))

    async def play_steadily(self, seconds: int) -> None:
        """A move a second at each table, one table after the other."""
        played = await _play(self.server, self._parties, seconds, every=1.0)
        self._steady.append(_stretch(len(self._parties), [played]))
        if self._kb_per_table is None:
            self._kb_per_table = _less(self.server.memory_kb(), self._empty, per=len(self._parties))

    async def play_fast(self, moves: int) -> None:
        """So many moves at each table, as fast as they can: of two servers the slower plays the same games as far."""
        self._fast.append(await _play(self.server, self._parties, moves, every=0.0))

    def load(self) -> Load:
        full = _stretch(self._steady[0].tables, self._fast)
        breaks_at = None if self.holds else self._steady[-1].tables
        return Load(machine(), compiled(), self._steady, full, self._kb_per_table, breaks_at)


@dataclass(frozen=True)
class _Played:
    """What some seconds of play took: each move, the clock, the server's processor, ours. All are seconds."""

    moves: list[float]
    clock: float
    server: float | None
    load: float


async def _play(server: Server, parties: list[Party], moves: int, every: float) -> _Played:
    """So many moves at each table, one every so many seconds; or as fast as they can."""
    took: list[float] = []
    server_began, load_began, began = server.cpu_seconds(), process_time(), perf_counter()

    async def play(party: Party, late: float) -> None:
        for beat in range(moves):
            await asyncio.sleep(began + late + beat * every - perf_counter() if every else 0.0)
            took.append(await party.move())

    await asyncio.gather(*(play(party, at * every / len(parties)) for at, party in enumerate(parties)))
    await asyncio.sleep(began + moves * every - perf_counter())
    spent = _less(server.cpu_seconds(), server_began)
    return _Played(took, perf_counter() - began, spent, process_time() - load_began)


def _stretch(tables: int, played: list[_Played]) -> Stretch:
    """Of one stretch or of several together."""
    took = sorted(move for one in played for move in one.moves)
    clock = sum(one.clock for one in played)
    server = [one.server for one in played if one.server is not None]
    return Stretch(
        tables,
        len(took),
        len(took) / clock,
        1000 * took[len(took) // 2],
        1000 * took[len(took) * 99 // 100],
        sum(server) / clock if len(server) == len(played) else None,
        sum(one.load for one in played) / clock,
    )


def _less(after: float | None, before: float | None, per: float = 1.0) -> float | None:
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
