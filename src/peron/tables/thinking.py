"""Bots think in processes of their own, so that nobody waits for a bot but those who wait for its move. Imports rules
and bots.

A question holds all that is needed to answer it, so any process can. A bot is given a state in which everything its
seat cannot know has been dealt anew: it could not look at hidden cards if it tried.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from peron.bots import make_bot
from peron.rules.catalogue import game, games, own_game
from peron.rules.random import Random
from peron.tables.table import Table

QUICK: Final = ("beginner", "steady")
GIVING_WAY: Final = 5
"""How much less urgent than others a process is that gives way."""


@dataclass(frozen=True)
class Question:
    """What should this seat do now?"""

    game: str
    title: str
    """The file of a title that does not come with Peron."""
    players: int
    options: Mapping[str, object]
    seed: str
    deal: Mapping[str, object]
    moves: tuple[tuple[int, int], ...]
    """All moves so far, each with its seat."""
    seat: int
    level: str

    @property
    def quick(self) -> bool:
        """Whether it is answered in milliseconds: such a bot does not try out how a game might go on."""
        return self.level in QUICK


def question(table: Table, seat: int, level: str | None = None) -> Question:
    """Asked of a bot of this level; without one, of the bot that plays there."""
    setup = table.setup
    moves = tuple((played.seat, played.move) for played in table.course.played)
    level = level or table.seats[seat].level
    assert level is not None
    asked = (setup.game, setup.title, setup.players, dict(setup.options), setup.seed, dict(setup.deal))
    return Question(*asked, moves, seat, level)


def answer(asked: Question) -> int:
    """The bot's move."""
    of = own_game(asked.title) if asked.title else game(asked.game)
    state = of.new(asked.players, asked.seed, asked.options, asked.deal)
    for seat, move in asked.moves:
        state.step(seat, move)
    chance = _chance(asked)
    return make_bot(asked.level, of, chance).choose(state.sample(asked.seat, Random(chance)), asked.seat)


def _chance(asked: Question) -> int:
    """A seed for the bot's own chance: another one for each decision, and not one that a player could know."""
    told = f"bot {asked.seed} {asked.seat} {len(asked.moves)}"
    return int.from_bytes(blake2b(told.encode(), digest_size=4).digest(), "big")


class Thinkers:
    """Processes that answer questions. A process that dies is replaced, and its question asked again."""

    def __init__(self, processes: int = 0, gives_way: bool = False) -> None:
        """Those that give way leave the processor to whoever else needs it: people first, then bots."""
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._gives_way = gives_way
        self._lock = threading.Lock()
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Fresh interpreters: nothing of the server's sockets, threads or database is inherited.
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, spawn, _begin, (self._gives_way,))

    def warm_up(self) -> None:
        """Start the processes before the first question comes."""
        for _ in range(self.processes):
            self._pool.submit(_ready)

    def ask(self, asked: Question) -> Future[int]:
        """The answer, later."""
        with self._lock:
            try:
                return self._pool.submit(answer, asked)
            except BrokenProcessPool:
                self._pool.shutdown(wait=False, cancel_futures=True)
                self._pool = self._new_pool()
                return self._pool.submit(answer, asked)

    def close(self) -> None:
        """Stop once the thoughts in hand are finished; those that wait are dropped, and asked anew after a restart."""
        with self._lock:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _begin(gives_way: bool) -> None:
    """In a new process: leave Ctrl-C to the server, and end with it even if it is killed."""
    if gives_way and hasattr(os, "nice"):
        os.nice(GIVING_WAY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    for id in games():
        game(id)


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _ready() -> int:
    return os.getpid()
