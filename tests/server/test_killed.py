"""The server killed at random moments of many games: what was acknowledged is there, once, and every game goes on."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from peron.rules.record import Record
from tests.amount import some
from tests.server.client import ME, Person, Socket, bot
from tests.server.host import Host, Nursery, QuickHost
from tests.server.stubborn import StubbornTable, same_steps, text_of

TABLES = 5


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


@pytest.fixture
def quick_host(nursery: Nursery, tmp_path: Path) -> Iterator[QuickHost]:
    host = QuickHost(nursery, tmp_path / "data", "--no-limits")
    yield host
    if host.running:
        host.kill()


class Lives:
    """A server that dies again and again, and the tables at it."""

    def __init__(self, host: Host, seed: int) -> None:
        self.host = host
        self.chance = random.Random(seed)
        self.tables = [StubbornTable(number, seed) for number in range(TABLES)]
        self.kills = 0

    def die(self, times: int) -> None:
        for _ in range(times):
            self.host.launch()
            if self.kills and self.chance.random() < 0.1:
                time.sleep(self.chance.uniform(0.0, 0.15))  # it dies before it has come to life
                self.host.kill()
            else:
                self.host.await_ready()
                self._play_and_kill()
            self.kills += 1

    def _play_and_kill(self) -> None:
        with ThreadPoolExecutor(TABLES) as pool:
            lives = [pool.submit(table.live, self.host.url) for table in self.tables]
            for table in self.chance.sample(self.tables, self.chance.randint(0, TABLES)):
                table.playing.wait(10)
            time.sleep(self.chance.uniform(0.0, 0.3))
            for table in self.tables:
                table.dead.set()
            self.host.kill()
        for life in lives:
            life.result()
        for table in self.tables:
            table.dead.clear()
            table.playing.clear()

    def finish(self) -> None:
        """All games are played to their end, with nobody in the way; all that was ever told is still so."""
        self.host.start()
        with ThreadPoolExecutor(TABLES) as pool:
            list(pool.map(lambda table: table.live(self.host.url, last=True), self.tables))
        for game in [game for table in self.tables for game in table.over]:
            self._check(game)

    def _check(self, game: list[Any]) -> None:
        for player in game:
            player.person.url = self.host.url
            player.come_back()
            player.ask_all_again()
            version = player.socket.version
            player.socket.say("ping")
            assert player.socket.until(lambda said: said["type"] == "pong")["version"] == version
        assert len({same_steps(player.told) for player in game}) == 1
        assert Record.read(text_of(game[0])).totals == tuple(game[0].socket.table["result"]["totals"])
        for player in game:
            player.hang_up()


@pytest.mark.parametrize("seed", some(range(40), 2))
def test_a_killed_server_loses_and_doubles_nothing(quick_host: QuickHost, seed: int) -> None:
    lives = Lives(quick_host, seed)
    lives.die(26)
    lives.finish()
    assert lives.kills == 26
    assert sum(len(table.over) for table in lives.tables) >= TABLES


def test_nor_does_one_started_by_the_command(own_host: Host) -> None:
    own_host.options = ("--no-limits",)
    lives = Lives(own_host, 100)
    lives.die(4)
    lives.finish()


# --- bots -------------------------------------------------------------------------------------------------------------


def versions(person: Person) -> dict[str, int]:
    """The versions of one's tables as the database has them: to ask for them brings no table to life."""
    return {table["id"]: table["version"] for table in person.get("/api/me/tables").json}


def wait_past(person: Person, before: dict[str, int]) -> None:
    """Until every table has gone on."""
    end = time.monotonic() + 30
    while any(version <= before[id] for id, version in versions(person).items()):
        assert time.monotonic() < end, "a bot does not go on"
        time.sleep(0.02)


def test_bots_go_on_by_themselves_with_nobody_there(quick_host: QuickHost) -> None:
    ola = Person.guest(quick_host.start().url, "Ola")
    for _ in range(3):
        made = ola.set_up(ME, bot(), bot(), bot(), pace=0.5)
        socket = ola.sit_at(made["table"]["id"])
        assert socket.command("leave", seat=0, level="steady")["type"] == "ack"
        socket.close()
    for _ in range(8):
        before = versions(ola)
        quick_host.kill()
        quick_host.start()
        wait_past(ola, before)
    assert {table["status"] for table in ola.get("/api/me/tables").json} == {"playing"}, "too short a game to tell"


def test_a_bot_that_was_thinking_moves_after_the_restart(quick_host: QuickHost) -> None:
    ola = Person.guest(quick_host.start().url, "Ola")
    table_id = ola.set_up(ME, bot(), pace=0)["table"]["id"]
    chance = random.Random(5)
    for _ in range(6):
        socket = ola.sit_at(table_id)
        do(socket, socket.command("pace", seconds=0.0))
        socket.until_my_turn()
        do(socket, socket.command("pace", seconds=0.5))  # the bot waits; by then the server is dead
        while 0 in socket.table["actors"]:
            do(socket, socket.move(chance.choice(socket.view["moves"])["move"]))
        assert socket.table["actors"] == [1]
        quick_host.kill()
        socket.close()
        quick_host.start()
        wait_past(ola, {table_id: socket.version})


def do(socket: Socket, answer: Any) -> None:
    """A command that was acknowledged, and what came of it."""
    assert answer["type"] == "ack", answer
    socket.until_version(answer["version"])
