"""What is done aside, one thing after the other: who asks for a lot waits behind themselves."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from peron.server.aside import Aside
from peron.server.bodies import TableBody
from peron.server.costs import WITH_BOARD, Work, cost_of_request
from peron.server.errors import Refused
from peron.server.limits import UNLIMITED
from peron.server.titles import Titles
from peron.tables.queue import Asker
from tests.loops import run
from tests.server.inside import new_guest, open_lobby
from tests.server.test_boards import ISLANDS


class Watched:
    """A thread in which the first thing is done when a test says so; what was done, in order."""

    def __init__(self, levels: int = 1) -> None:
        self.aside = Aside("test", levels)
        self.done: list[str] = []
        self._go = threading.Event()
        self.tasks: list[asyncio.Task[Any]] = [
            asyncio.create_task(self.aside.do(Asker("first", ""), self._go.wait, 20))
        ]

    def ask(self, address: str, person: str, what: str, level: int = 0, name: str = "") -> asyncio.Task[None]:
        doing = self.aside.do(Asker(address, person), self.done.append, what, level=level, name=name)
        task = asyncio.create_task(doing)
        self.tasks.append(task)
        return task

    async def finish(self) -> list[str]:
        await asyncio.sleep(0)
        self._go.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.aside.close()
        return self.done


def asked(wishes: Iterable[tuple[str, str, str]]) -> list[str]:
    async def work() -> list[str]:
        watched = Watched()
        await asyncio.sleep(0)
        for wish in wishes:
            watched.ask(*wish)
        return await watched.finish()

    return run(work())


def test_each_address_in_turn_and_within_it_each_person() -> None:
    many = [("school", "ewa", f"e{n}") for n in range(5)]
    assert asked([*many, ("home", "ola", "o"), ("school", "jan", "j")]) == ["e0", "o", "j", "e1", "e2", "e3", "e4"]


def test_the_networks_of_one_customer_have_one_turn() -> None:
    many = [(f"2001:db8:0:{n:x}::/64", "", f"{n}") for n in range(5)]
    assert asked([*many, ("2001:db8:0:100::/64", "", "other")])[:2] == ["0", "other"]


def test_what_matters_more_goes_first_whoever_asks() -> None:
    async def work() -> None:
        watched = Watched(levels=2)
        await asyncio.sleep(0)
        watched.ask("home", "ola", "later", level=1)
        watched.ask("school", "ewa", "first")
        watched.ask("school", "ewa", "second")
        assert await watched.finish() == ["first", "second", "later"]

    run(work())


def test_who_joins_in_brings_their_own_turn_and_it_is_done_once() -> None:
    async def work() -> None:
        watched = Watched(levels=2)
        await asyncio.sleep(0)
        for number in range(5):
            watched.ask("school", "ewa", f"{number}", level=1, name=f"table {number}")
        await asyncio.sleep(0)
        watched.aside.join("table 4", Asker("home", "ola"))
        watched.aside.join("no such table", Asker("home", "ola"))
        assert await watched.finish() == ["4", "0", "1", "2", "3"]

    run(work())


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    async def work() -> None:
        watched = Watched()
        await asyncio.sleep(0)
        gone = watched.ask("school", "ewa", "gone")
        watched.ask("school", "ewa", "wanted")
        await asyncio.sleep(0)
        gone.cancel()
        assert await watched.finish() == ["wanted"]

    run(work())


def test_what_goes_wrong_is_told_to_who_asked_and_the_next_goes_on() -> None:
    async def work() -> None:
        aside = Aside("test")
        with pytest.raises(ZeroDivisionError):
            await aside.do(Asker("", ""), lambda: 1 // 0)
        assert await aside.do(Asker("", ""), lambda: 1) == 1
        aside.close()
        with pytest.raises(RuntimeError):
            await aside.do(Asker("", ""), lambda: 1)

    run(work())


def test_a_board_does_not_wait_behind_all_boards_of_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    go = threading.Event()

    def check(text: str) -> None:
        go.wait(20)
        checked.append(text)

    monkeypatch.setattr("peron.server.titles._brought", check)

    async def work() -> None:
        titles = Titles(None)  # type: ignore[arg-type]
        greedy = [asyncio.create_task(titles.brought(Asker("192.0.2.7", ""), f"{n}")) for n in range(20)]
        await asyncio.sleep(0)
        record = asyncio.create_task(titles.brought(Asker("192.0.2.8", ""), "mine"))
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(record, *greedy)

    run(work())
    assert checked.index("mine") <= 2


def test_a_table_with_a_board_costs_what_looking_at_one_costs(tmp_path: Path) -> None:
    assert cost_of_request("POST", "/api/tables") + WITH_BOARD == cost_of_request("POST", "/api/boards")
    paid: list[tuple[str, str, float]] = []

    class Paid(Work):
        async def turn(self, visitor: str, person: str, cost: float) -> bool:
            paid.append((visitor, person, cost))
            return len(paid) == 1

    async def work() -> None:
        async with open_lobby(tmp_path, work=Paid(UNLIMITED)) as lobby:
            ola = await new_guest(lobby, "Ola")
            seats = [{"kind": "me"}, {"kind": "open"}]
            own = TableBody.model_validate({"board": json.dumps(json.loads(ISLANDS)), "seats": seats})
            shipped = TableBody.model_validate({"game": "berlin", "seats": seats})
            await lobby.set_up(ola, shipped, "home")
            assert not paid
            await lobby.set_up(ola, own, "home")
            assert paid == [("home", ola.id, WITH_BOARD)]
            with pytest.raises(Refused, match="request-too-many"):
                await lobby.set_up(ola, own, "home")

    run(work())
