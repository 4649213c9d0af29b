"""Servers, thinkers, PostgreSQL and NATS killed at random while people play: what was acknowledged is there, once,
and nobody is stuck."""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.amount import amount, some
from tests.postgres import postgres
from tests.server.host import Nursery
from tests.server.many import Town
from tests.server.wanderers import Party, playing

PARTIES = 3
KILLS = amount(15, 100)
"""In each life of a town."""


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


@pytest.fixture(params=["postgresql", "nats"])
def town(nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Town]:
    made = Town(nursery, tmp_path, request.param)
    yield made
    made.close()


class Deaths:
    """Whatever is killed comes back at once."""

    def __init__(self, town: Town, seed: int) -> None:
        self.town = town
        self.chance = random.Random(seed)
        self.died: Counter[str] = Counter()

    def die(self) -> None:
        ways = [self._server, self._server, self._server, self._database, self._thinker]
        way = self.chance.choice([*ways, self._bus] if self.town.nats is not None else ways)
        way()
        self.died[way.__name__] += 1

    def _server(self) -> None:
        host = self.chance.choice(self.town.hosts)
        host.kill()
        host.start()

    def _thinker(self) -> None:
        self.town.thinkers.pop().end(signal.SIGKILL)
        self.town.thinker()

    def _database(self) -> None:
        postgres().crash()
        time.sleep(self.chance.uniform(0.0, 0.2))
        postgres().go_on()

    def _bus(self) -> None:
        assert self.town.nats is not None
        self.town.nats.kill()
        time.sleep(self.chance.uniform(0.0, 0.5))
        self.town.nats.start()


@pytest.mark.parametrize("seed", some(range(10), 2))
def test_whatever_is_killed_nothing_is_lost_or_doubled_and_nobody_is_stuck(town: Town, seed: int) -> None:
    urls = [town.host().url, town.host("--no-limits", "--thinkers", "0").url]
    town.thinker()
    deaths = Deaths(town, seed)
    parties = [Party(urls, number, seed) for number in range(PARTIES)]
    with playing(parties):
        for _ in range(KILLS):
            time.sleep(deaths.chance.uniform(0.0, 0.5))
            deaths.die()
    assert deaths.died.total() == KILLS
    assert all(party.over for party in parties)
    print(dict(deaths.died), sum(party.acknowledged for party in parties), "moves acknowledged")
