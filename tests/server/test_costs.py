"""What is asked for costs time, and who asks for too much waits for themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from peron.server.allowances import BY_ADDRESS, rates, wide
from peron.server.costs import (
    CONNECT,
    Work,
    cost_of_file,
    cost_of_message,
    cost_of_nonsense,
    cost_of_presence,
    cost_of_request,
    is_file,
)
from peron.server.guard import Guard
from peron.server.hosts import Hosts
from peron.server.limits import UNLIMITED, Bucket, Buckets, Limits, Rate
from peron.server.pace import LOOK_SECONDS, ON_TIME, Pace
from tests.loops import run

BY_COST = [
    ["GET /api/games/own.1a2b/drawing"],
    ["POST /api/boards", "POST /api/records"],
    ["GET /api/tables/x/result.svg"],
    ["GET /api/tables/x/at/5", "GET /api/me/data", "DELETE /api/me"],
    ["GET /api/tables/x/evening"],
    ["GET /api/games/own.1a2b", "GET /api/games/own.1a2b/rules", "POST /api/codes/look", "POST /api/codes/sit"],
    ["GET /api/tables", "GET /api/me/tables", "GET /api/daily", "POST /api/daily/berlin"],
    ["POST /api/tables", "POST /api/guests", "GET /api/tables/x/sheets/0", "GET /api/daily/berlin/2026-11-20"],
    ["GET /api/tables/x/record", "POST /api/invitations/look", "POST /api/tables/x/boards"],
    ["GET /api/games/berlin/drawing", "GET /api/openapi.json"],
    ["GET /api/games", "GET /api/me", "GET /healthz", "GET /readyz", "PUT /api/me", "GET /api/tables/x", "GET /api/no"],
]
"""Requests, the dearest first."""


def priced(asked: str, size: int = 0) -> float:
    method, path = asked.split(" ")
    return cost_of_request(method, path, size)


def test_what_is_dear_costs_more() -> None:
    costs = [{priced(asked) for asked in alike} for alike in BY_COST]
    assert all(len(alike) == 1 for alike in costs), costs
    falling = [alike.pop() for alike in costs]
    assert falling == sorted(set(falling), reverse=True)


def test_every_kind_has_its_limits() -> None:
    """For the networks round an address too; and none is left where there are to be none."""
    assert {wide(kind) for kind in BY_ADDRESS} <= rates(Limits()).keys()
    limited = [one.name for one in fields(Limits) if isinstance(one.default, Rate)]
    assert [name for name in limited if getattr(UNLIMITED, name) == getattr(Limits(), name)] == []


def test_files_of_the_page_are_counted_apart() -> None:
    assert all(map(is_file, ["/", "/table/x", "/assets/app.js", "/apiary"]))
    assert not any(map(is_file, ["/healthz", "/readyz", "/api/games"]))


def test_who_says_much_pays_for_its_size() -> None:
    cheap, dear = "PUT /api/me", "POST /api/boards"
    assert priced(cheap, 1500) == priced(cheap), "as much as a browser says"
    assert priced(cheap, 32_000) > 5 * priced(cheap)
    assert priced(dear, 32_000) - priced(dear) == pytest.approx(priced(cheap, 32_000) - priced(cheap))
    assert cost_of_file(1500) < cost_of_file(32_000)
    assert 0 < cost_of_nonsense(20) < cost_of_message("why") < cost_of_nonsense(16_000)


def test_a_message_costs_what_it_takes_to_answer() -> None:
    kinds = ["ping", "why", "look", "resume", "hint", "move", "undo"]
    costs = [cost_of_message(kind) for kind in kinds]
    assert costs == sorted(set(costs))
    assert cost_of_message("why") < cost_of_message("concede") < cost_of_message("move")
    assert 0 < cost_of_message("ping") < CONNECT


def test_what_many_are_told_costs_more() -> None:
    alone, seen = (cost_of_message("move", viewers=viewers) for viewers in (2, 190))
    assert 2 * alone < seen
    assert cost_of_message("ping", viewers=190) == cost_of_message("ping")
    assert cost_of_presence(4) < CONNECT < cost_of_presence(190)


def test_who_is_refused_again_and_again_hears_it_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peron.server.costs.REFUSED_SECONDS", 0.1)

    async def work() -> None:
        shared = Work(Limits(refusals=Rate(2, 1e-9)))
        first = [asyncio.create_task(shared.refused("home")) for _ in range(3)]
        await asyncio.sleep(0.02)
        assert [one.done() for one in first] == [True, True, False]
        await asyncio.wait_for(shared.refused("elsewhere"), 0.05)
        await first[2]

    run(work())


def test_who_has_missed_much_pays_for_each_step() -> None:
    first, second = (cost_of_message("resume", missing) - cost_of_message("resume") for missing in (100, 200))
    assert 0 < first < second == pytest.approx(2 * first)
    assert first < CONNECT, "to come back to a game is no dearer than to come"
    assert cost_of_message("ping", 100) == cost_of_message("ping")


# --- turns ------------------------------------------------------------------------------------------------------------


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("peron.server.limits.monotonic", clock)
    return clock


def test_a_bucket_gives_what_is_in_it_and_fills_up_again(clock: Clock) -> None:
    bucket = Bucket(Rate(burst=3, per_second=2))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "but not over its brim"


def test_a_bucket_says_how_long_it_takes_to_fill(clock: Clock) -> None:
    bucket = Bucket(Rate(burst=10, per_second=5))
    assert bucket.take(10)
    assert [bucket.lacks(cost) for cost in (1, 5, 10)] == [0.2, 1, 2]
    assert bucket.lacks(1000) == 2, "what costs more than it holds is had when it is full"
    clock.now += 1
    assert bucket.lacks(5) == 0
    assert not bucket.take(6)
    assert bucket.take(5), "what was refused was not paid for"


def test_where_the_server_is_late_less_is_had(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peron.server.pace.monotonic", clock)
    pace = Pace()
    bucket = Bucket(Rate(burst=10, per_second=5), pace)
    assert bucket.take(10)
    clock.now += 1
    assert bucket.lacks(10) == 1
    pace.was_late(10 * ON_TIME)
    clock.now += 5
    assert bucket.lacks(10) == pytest.approx(0.5)
    pace.was_late(ON_TIME / 2)
    clock.now += 2
    assert bucket.lacks(10) == pytest.approx(0.25), "it may have been luck"
    for _ in range(20):
        pace.was_late(ON_TIME / 2)
    clock.now += 0.25
    assert bucket.lacks(10) == 0, "once it keeps up, all is as before"


def test_an_event_loop_that_is_held_up_is_late() -> None:
    async def work() -> None:
        pace = Pace()
        following = asyncio.create_task(pace.follow())
        await asyncio.sleep(0)
        time.sleep(LOOK_SECONDS + 10 * ON_TIME)
        await asyncio.sleep(0.01)
        begun, counted = time.monotonic(), pace()
        time.sleep(0.1)
        assert pace() - counted < 0.5 * (time.monotonic() - begun)
        following.cancel()

    run(work())


def test_every_visitor_has_a_bucket_of_their_own(clock: Clock) -> None:
    buckets = Buckets(Rate(burst=2, per_second=1))
    assert [buckets.take("ola", 2), buckets.take("ola"), buckets.take("jan")] == [True, False, True]
    assert [buckets.of("ola").lacks(1), buckets.of("jan").lacks(1)] == [1, 0]


def test_of_very_many_visitors_those_not_seen_for_longest_are_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets(Rate(burst=1, per_second=0.001))
    assert [buckets.take(who) for who in ("ola", "jan", "ola", "ewa", "ola")] == [True, True, False, True, False]
    assert buckets.take("jan"), "nobody remembers that they were here"


def at_once(turn: Coroutine[Any, Any, bool]) -> bool | None:
    """The answer to a turn for which nobody has to wait."""
    try:
        turn.send(None)
    except StopIteration as answered:
        return bool(answered.value)
    turn.close()
    return None


def test_a_turn_comes_at_once_then_later_then_not_at_all() -> None:
    async def work() -> None:
        time = asyncio.get_running_loop().time
        shared = Work(Limits(work=Rate(100, 100), patience=0.5))
        assert at_once(shared.turn("home", "ola", 100)) is True
        begun = time()
        both = shared.turn("home", "ewa", 15), shared.turn("home", "ola", 1000)
        assert tuple(await asyncio.gather(*both)) == (True, False)
        assert time() - begun >= 0.1
        assert at_once(shared.turn("home", "ola", 1000)) is False
        assert at_once(shared.turn("elsewhere", "jan", 100)) is True, "nobody else waits"

    run(work())


def test_all_networks_that_one_customer_may_have_share_twice_as_much() -> None:
    async def work() -> None:
        shared = Work(Limits(work=Rate(100, 1e-6), patience=0.0))
        networks = [f"2001:db8:0:{number:x}::/64" for number in range(4)]
        assert [at_once(shared.turn(one, "", 100)) for one in networks] == [True, True, False, False]
        assert at_once(shared.turn("2001:db8:0:100::/64", "", 100)) is True, "another customer's"
        assert at_once(shared.turn("2001:db8:0:200::/64", "", 100)) is False, "but who has all of them has no more"
        assert at_once(shared.turn("2001:db8:1::/64", "", 100)) is True, "somebody else's"

    run(work())


def test_without_limits_nobody_waits() -> None:
    async def work() -> None:
        shared = Work(UNLIMITED)
        for _ in range(1000):
            assert at_once(shared.turn("home", "ola", 10_000))

    run(work())


def test_a_request_is_paid_for_before_it_is_answered_and_the_page_is_free() -> None:
    answered: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        answered.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(guard: Guard, path: str, address: str = "192.0.2.7") -> tuple[int, str | None]:
        sent: asyncio.Queue[Any] = asyncio.Queue()
        scope = {"type": "http", "method": "GET", "path": path, "headers": [], "client": (address, 4000), "app": here}
        nothing: Any = None
        await guard(scope, nothing, sent.put)
        start = sent.get_nowait()
        return start["status"], Headers(raw=start["headers"]).get("retry-after")

    here = SimpleNamespace(state=SimpleNamespace(lobby=SimpleNamespace(lately=lambda token: "")))

    async def work() -> None:
        once = Rate(cost_of_request("GET", "/api/games"), 1e-6)
        guard = Guard(app, Hosts("0.0.0.0"), Work(Limits(work=once, patience=0.0)))
        assert await ask(guard, "/api/games") == (200, None)
        assert await ask(guard, "/api/games") == (429, "2")
        assert await ask(guard, "/api/games", "192.0.2.8") == (200, None)
        for _ in range(100):
            assert await ask(guard, "/assets/app.js") == (200, None), "files have a measure of their own"

    run(work())
    assert answered == ["/api/games"] * 2 + ["/assets/app.js"] * 100
