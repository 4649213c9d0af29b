"""Who shares an address with somebody hostile waits a little, and is not refused."""

from __future__ import annotations

import asyncio
import time

from peron.server.limits import Limits, Rate
from peron.server.protocols import Lines
from peron.server.turns import Turns
from peron.server.visitors import Proxies
from tests.loops import run


def test_who_wants_little_waits_for_one_wish_of_each_and_who_wants_most_is_refused() -> None:
    async def work() -> None:
        turns = Turns(Rate(1, 100), patience=1.0)
        greedy = [asyncio.create_task(turns.turn("school", "ewa", 1.0)) for _ in range(500)]
        await asyncio.sleep(0)
        before = time.monotonic()
        assert await turns.turn("school", "ola", 1.0)
        assert time.monotonic() - before < 0.5, "a hundred wishes of another are before it"
        granted = [await wish for wish in greedy]
        assert 80 <= sum(granted) <= 250, "what waits can be done within a second"

    run(work())


def test_other_addresses_wait_for_nothing() -> None:
    async def work() -> None:
        turns = Turns(Rate(1, 1), patience=10.0)
        assert await turns.turn("school", "ewa", 1.0)
        waiting = asyncio.create_task(turns.turn("school", "ewa", 1.0))
        await asyncio.sleep(0)
        async with asyncio.timeout(0.5):
            assert await turns.turn("home", "ola", 1.0)
        assert not waiting.done()
        waiting.cancel()

    run(work())


def test_what_nobody_waits_for_any_more_costs_nothing() -> None:
    async def work() -> None:
        turns = Turns(Rate(1, 10), patience=100.0)
        assert await turns.turn("school", "ewa", 1.0)
        gone = [asyncio.create_task(turns.turn("school", "ewa", 1.0)) for _ in range(500)]
        await asyncio.sleep(0)
        for wish in gone:
            wish.cancel()
        async with asyncio.timeout(5):
            assert await turns.turn("school", "ewa", 1.0)

    run(work())


def test_what_costs_more_than_is_ever_there_at_once_is_had_all_the_same() -> None:
    async def work() -> None:
        turns = Turns(Rate(5, 1000), patience=1.0)
        async with asyncio.timeout(5):
            assert await turns.turn("school", "ola", 50.0)
            assert await turns.turn("school", "ola", 50.0)

    run(work())


def test_an_address_has_only_so_many_lines_but_not_a_proxy() -> None:
    lines = Lines(Limits(lines=2), Proxies(["10.0.0.1"]))
    assert [lines.come("192.0.2.1") for _ in range(3)] == ["192.0.2.1", "192.0.2.1", None]
    assert lines.come("192.0.2.2") == "192.0.2.2"
    lines.go("192.0.2.1")
    assert lines.come("192.0.2.1") == "192.0.2.1"
    assert [lines.come("10.0.0.1") for _ in range(3)] == ["", "", ""]
    assert [lines.come(f"2001:db8::{one}") for one in range(3)] == ["2001:db8::/64", "2001:db8::/64", None]


def test_an_address_may_come_only_so_often() -> None:
    lines = Lines(Limits(arrivals=Rate(3, 0.001)), Proxies())
    for expected in ("192.0.2.1", "192.0.2.1", "192.0.2.1", None):
        who = lines.come("192.0.2.1")
        assert who == expected
        lines.go(who)
