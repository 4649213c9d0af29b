"""While one visitor attacks, others play on: 99 % of their moves within 250 ms, and their bots answer.

A machine that is busy with something else makes everybody wait. So the same is played at the same time on a server that
nobody attacks: what counts is the longer of that and three times what people wait there; and only what is too slow
every time is too slow. What looks slow is looked at for longer, while the attack goes on.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from peron.tables.history import MOST
from tests.amount import amount
from tests.postgres import postgres
from tests.server.attacks import ATTACKS
from tests.server.client import ME, Person
from tests.server.dear_attacks import PROXY
from tests.server.host import Host
from tests.server.people import Pair, Practice

ROOT = Path(__file__).parent.parent.parent
SECONDS = amount(2, 20)
LONGER = max(SECONDS, 7)
"""How long moves are looked at once some were late: one of a hundred may be, and in two seconds there are fifty."""
MOVE, BOT = 0.25, 2.0
"""Within which a move is seen, and a steady bot has answered."""
TRIES = 5
LARGEST_LOG = 200_000
"""Letters that an attack may write into the log."""
ADDRESSES = count(1)


class People:
    """Those who play on."""

    def __init__(self, url: str) -> None:
        self.pair, self.practice = Pair(url), Practice(url)

    def close(self) -> None:
        self.pair.close()
        self.practice.close()


class Servers:
    """One that is attacked, and one that is left in peace."""

    def __init__(self, host: Host, peace: Host, long_table: str) -> None:
        self.host = host
        self.long_table = long_table
        self.attacked, self.left_alone = People(host.url), People(peace.url)
        self._playing = ThreadPoolExecutor(4)

    def delays(self, seconds: float) -> tuple[float, float, float, float]:
        """What 99 of 100 moves, and of 100 turns of a bot, take at most: where there is an attack, and where not."""
        games = [game for people in (self.attacked, self.left_alone) for game in (people.pair, people.practice)]
        waits = [self._playing.submit(game.delays, seconds) for game in games]
        move, bot, quiet_move, quiet_bot = (quantile(wait.result()) for wait in waits)
        return move, bot, quiet_move, quiet_bot

    def close(self) -> None:
        self.attacked.close()
        self.left_alone.close()
        self._playing.shutdown()


def quantile(delays: Sequence[float], share: float = 0.99) -> float:
    return sorted(delays)[int((len(delays) - 1) * share)]


ON_POSTGRESQL = {
    "many_tables", "codes", "rumours", "forsaken_bots", "my_data", "leave_for_good", "quick_bots", "guests", "connects",
    "experts",
}  # fmt: skip
"""Attacks on what is another thing where several processes share a database. The others wait for `make soak` there."""
ON_SQLITE = {
    *set(ATTACKS) - ON_POSTGRESQL, "many_tables", "quick_bots", "experts", "connects"
} - {
    "continuations", "every_moment", "trailers", "drawings", "sheets", "large_heads", "own_rules", "forsaken_games",
}  # fmt: skip
"""What others are like waits for `make soak`."""
TRIED = [
    pytest.param(database, name, marks=[] if name in now else pytest.mark.soak)
    for database, now in (("sqlite", ON_SQLITE), ("postgresql", ON_POSTGRESQL))
    for name in ATTACKS
]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Servers]:
    """With the limits that everybody has, and a table whose log was made long before there were any."""
    ways = [_database(request.param) for _ in range(2)]
    host, peace = (Host(tmp_path_factory.mktemp("data"), *way, "--no-limits") for way in ways)
    table = taken_back(Person.guest(host.start().url, "Ewa"))
    host.stop()
    host.options, peace.options = (*ways[0], "--trust-proxy", PROXY), ways[1]
    both = Servers(host.start(), peace.start(), table)
    for language in ("en", "pl"):
        both.attacked.pair.people[0].get(f"/api/games/berlin/drawing?lang={language}")  # the texts are read once
    yield both
    both.close()
    host.stop()
    peace.stop()


def _database(kind: str) -> tuple[str, ...]:
    url = postgres().new_database().render_as_string(hide_password=False) if kind == "postgresql" else ""
    return ("--database", url) if url else ()


def taken_back(ewa: Person) -> str:
    """A table where as much was taken back as can be."""
    socket = ewa.sit_at(ewa.set_up(ME, game="london")["table"]["id"])
    move, version = socket.view["moves"][0]["move"], socket.version
    for time in range(MOST["undo"]):
        socket.say("move", id=f"move-{time}", seat=0, move=move, version=version + 2 * time)
        socket.say("undo", id=f"undo-{time}", seat=0)
        while f'"ack","id":"undo-{time}"' not in str(socket.raw.recv(timeout=60)):
            pass
    socket.close()
    return socket.table_id


@contextmanager
def attacked(servers: Servers, name: str) -> Iterator[None]:
    address = f"127.0.1.{next(ADDRESSES)}"  # a new one each time, with all that a stranger may have
    command = [sys.executable, "-m", "tests.server.attacks", name, servers.host.url, servers.long_table, address]
    attack = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert attack.stdin is not None
    assert attack.stdout is not None
    try:
        assert attack.stdout.readline() == "begun\n"
        yield
        attack.stdin.close()
        assert int(attack.stdout.readline()) > 0, "nothing was attacked"
    finally:
        attack.stdin.close()
        attack.wait(30)
        attack.stdout.close()


@pytest.mark.alone
@pytest.mark.parametrize(("servers", "name"), TRIED, indirect=["servers"], scope="module")
def test_others_play_on_during(servers: Servers, name: str) -> None:
    found = []
    before = len(servers.host.logged())
    with attacked(servers, name):
        for seconds in (SECONDS, *[LONGER] * (TRIES - 1)):
            move, bot, quiet_move, quiet_bot = servers.delays(seconds)
            found.append(f"moves {move:.3f} s ({quiet_move:.3f} in peace), bots {bot:.3f} s ({quiet_bot:.3f} in peace)")
            if move <= max(MOVE, 3 * quiet_move) and bot <= max(BOT, 3 * quiet_bot):
                break
        else:
            pytest.fail("; ".join(found))
    assert servers.host.running
    log = servers.host.logged()[before:]
    assert len(log) < LARGEST_LOG, "the log is flooded"
    assert "Traceback" not in log
