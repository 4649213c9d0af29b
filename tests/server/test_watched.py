"""What goes on by itself in a server goes on whatever happens, and what is told of it is true."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from peron.server import app, neighbours, orders, workers
from peron.server.measures import SHARED, Measures, forget_worker
from peron.server.neighbours import Neighbours
from peron.server.orders import Orders
from peron.server.shared_queue import SharedQueue
from peron.store import BAN, Order, StoreError
from peron.store.questions import Fate, Renew
from peron.tables.queue import Asker, Subject, Urgency
from tests.loops import run

NOTHING: Any = None


class Broken:
    """Fails as often as it is told to, and then is told that nobody looks any more."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.done = asyncio.Event()

    def __call__(self, *_: object) -> Any:
        if self.errors:
            raise self.errors.pop()
        self.done.set()
        return []


async def goes_on(task: Awaitable[Any], broken: Broken) -> None:
    """Until it has done without an error what it failed at before."""
    running = asyncio.ensure_future(task)
    async with asyncio.timeout(10):
        await broken.done.wait()
    running.cancel()


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "EVERY_SECONDS", 0.0)
    monkeypatch.setattr(app, "SAMPLE_SECONDS", 0.0)
    monkeypatch.setattr(neighbours, "LOOK_SECONDS", 0.0)


def test_orders_are_heard_again_after_whatever_went_wrong(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        broken = Broken(ValueError(), OSError())
        monkeypatch.setattr(orders, "orders_in_force", broken)
        await goes_on(Orders().follow(cast(Any, SimpleNamespace(store=None, loaded=[]))), broken)

    run(work())
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == ["log-task-failed"] * 2


def test_figures_are_taken_again_after_whatever_went_wrong(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        broken = Broken(OSError())
        await goes_on(app._sample(NOTHING, cast(Measures, SimpleNamespace(sample=broken))), broken)

    run(work())
    assert "log-task-failed" in caplog.text


def test_a_process_looks_again_at_what_others_do_and_stops_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        here = Neighbours(NOTHING, NOTHING, NOTHING)
        broken = Broken(RuntimeError(), StoreError("store-unavailable"))

        async def beat() -> None:
            broken()

        here._beat = beat  # type: ignore[method-assign]
        await goes_on(here._look_for_ever(), broken)
        broken.errors.append(StoreError("store-closed"))
        async with asyncio.timeout(10):
            await here._look_for_ever()

    async def nothing(self: Neighbours) -> None:
        """There are no rooms to look at."""

    monkeypatch.setattr(Neighbours, "look", nothing)
    run(work())


def test_what_another_has_asked_or_what_is_thought_about_does_not_wait_here() -> None:
    async def work() -> None:
        fates: dict[str, Fate] = {}
        first = {"ours": True, "taken": True, "theirs": False}

        async def write(asked: Any) -> Any:
            return fates if isinstance(asked, Renew) else first[asked.key]

        queue = SharedQueue("here", cast(Callable[[Any], Awaitable[Any]], write))
        about = [Subject("t", key) for key in first]
        for subject in about:
            queue.ask(NOTHING, Urgency.AWAITED, Asker("home", "ola"), 60, subject)
        await asyncio.sleep(0.01)
        assert queue.waiting(Urgency.AWAITED) == 2
        fates.update({key: Fate(taken=key == "taken", move=None, failed=False) for key in first})
        await queue.renew()
        assert queue.waiting(Urgency.AWAITED) == 1

    run(work())


@pytest.mark.parametrize("network", ["2001:db8::7/128", "2001:db8::/64", "2001:db8::/32"])
def test_who_sits_at_a_table_is_sent_away_by_a_ban_of_their_very_address(network: str) -> None:
    gone: list[str] = []

    def viewer(host: str) -> SimpleNamespace:
        there = {"person": None, "owner": None, "address": "2001:db8::/64", "host": host}
        return SimpleNamespace(**there, dismiss=lambda error: gone.append(f"{host} {error.key}"))

    viewers = [viewer("2001:db8::7"), viewer("2001:db9::7")]
    rooms: Any = SimpleNamespace(loaded=[SimpleNamespace(viewers=viewers)])
    Orders().hear([Order("o", BAN, 0, 2**40, {"network": network})], rooms)
    assert gone == ["2001:db8::7 visitor-banned"]


# --- workers ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(SHARED, str(tmp_path))
    return tmp_path


def figures(folder: Path, *pids: int) -> None:
    for pid in pids:
        (folder / f"gauge_livesum_{pid}.db").touch()
        (folder / f"counter_{pid}.db").touch()


def left(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_worker_that_is_gone_has_no_sockets_any_more_but_what_it_counted_stays(shared: Path) -> None:
    figures(shared, 4000, 4001)
    dead: Any = SimpleNamespace(exitcode=-9, pid=4000, join=lambda *_: None)
    workers._stop(dead)
    assert left(shared) == ["counter_4000.db", "counter_4001.db", "gauge_livesum_4001.db"]


def test_a_worker_that_died_is_forgotten_when_another_takes_its_place(shared: Path) -> None:
    figures(shared, 4000)
    process = SimpleNamespace(exitcode=-9, pid=4000)
    looked_after: Any = SimpleNamespace(
        _workers=[workers.Worker(cast(Any, process), cast(Any, SimpleNamespace(close=lambda: None)), 0.0)],
        _sockets=[None],
        _start=lambda _: "new",
    )
    workers.Workers._replace_dead(looked_after)
    assert looked_after._workers == ["new"]
    assert left(shared) == ["counter_4000.db"]


def test_figures_that_are_not_shared_are_nobodys_business(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SHARED, raising=False)
    monkeypatch.chdir(tmp_path)
    figures(tmp_path, 4000)
    forget_worker(4000)
    assert len(left(tmp_path)) == 2
