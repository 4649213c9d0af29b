"""Who is answered next: by urgency, then each address in turn, then each person."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, cast

import pytest

from peron.tables.queue import MOST_WAITING, Asker, Busy, Queue, QuickApart, Thought, Urgency
from peron.tables.thinking import Question, Thinkers, answer, question
from tests.loops import run
from tests.tables.samples import BOT, OLA, table_of

AWAITED, HINT, UNHURRIED = Urgency.AWAITED, Urgency.HINT, Urgency.UNHURRIED


class Pool:
    """Processes that answer when the test says so. A question is a word here."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.given: list[str] = []
        self.open: dict[str, Future[int]] = {}

    def ask(self, asked: Question) -> Future[int]:
        word = cast(str, asked)
        assert len(self.open) < self.processes, "more than there are processes"
        self.given.append(word)
        self.open[word] = Future()
        return self.open[word]

    async def answer(self, word: str, error: Exception | None = None) -> None:
        future = self.open.pop(word)
        if error is None:
            future.set_result(len(word))
        else:
            future.set_exception(error)
        for _ in range(4):
            await asyncio.sleep(0)

    async def answer_all(self) -> list[str]:
        while self.open:
            await self.answer(next(iter(self.open)))
        return self.given


def ask(queue: Queue, word: str, urgency: Urgency = AWAITED, at: str = "home/ola", patience: float = 60) -> Thought:
    address, person = at.split("/")
    return queue.ask(cast(Any, word), urgency, Asker(address, person), patience)


def test_what_a_person_waits_for_goes_first_then_hints_then_the_rest() -> None:
    async def work() -> None:
        pool = Pool(1)
        queue = Queue(pool)
        for word, urgency in (("now", HINT), ("rest", UNHURRIED), ("hint", HINT), ("move", AWAITED)):
            ask(queue, word, urgency)
        assert await pool.answer_all() == ["now", "move", "hint", "rest"]

    run(work())


def test_each_address_has_its_turn_and_in_it_each_person() -> None:
    async def work() -> None:
        pool = Pool(1)
        queue = Queue(pool)
        ask(queue, "now", at="x/x")
        for word in ("a1", "a2", "a3"):
            ask(queue, word, at="school/ala")
        ask(queue, "b1", at="school/bob")
        for word in ("c1", "c2"):
            ask(queue, word, at="home/cyd")
        assert await pool.answer_all() == ["now", "a1", "c1", "b1", "c2", "a2", "a3"]

    run(work())


def test_one_process_of_several_is_kept_for_people() -> None:
    async def work() -> None:
        pool = Pool(3)
        queue = Queue(pool)
        for word in ("h1", "h2", "h3"):
            ask(queue, word, HINT)
        ask(queue, "rest", UNHURRIED)
        assert pool.given == ["h1", "h2"]
        ask(queue, "move")
        assert pool.given == ["h1", "h2", "move"]
        await pool.answer("move")
        assert pool.given == ["h1", "h2", "move"]
        await pool.answer("h1")
        assert pool.given[3:] == ["h3"]

    run(work())


def test_who_stops_waiting_is_not_answered_and_a_process_is_free_when_it_is_done() -> None:
    async def work() -> None:
        pool = Pool(1)
        queue = Queue(pool)
        first, second = ask(queue, "first"), ask(queue, "second")
        ask(queue, "third")
        first.answer.cancel()
        second.answer.cancel()
        await asyncio.sleep(0)
        assert queue.waiting(AWAITED) == 1
        assert pool.given == ["first"], "its process is still at it"
        assert await pool.answer_all() == ["first", "third"]

    run(work())


def test_a_question_that_waits_too_long_is_given_back_but_not_one_being_thought_about() -> None:
    async def work() -> None:
        pool = Pool(1)
        queue = Queue(pool)
        first, second = ask(queue, "first", patience=0), ask(queue, "second", patience=0)
        with pytest.raises(Busy):
            await second.answer
        assert queue.waiting(AWAITED) == 0
        await pool.answer("first")
        assert await first.answer == 5
        assert pool.given == ["first"]

    run(work())


def test_an_address_has_so_many_waiting_and_others_are_not_kept_out() -> None:
    async def work() -> None:
        queue = Queue(Pool(1))
        for number in range(MOST_WAITING + 1):
            ask(queue, f"h{number}", HINT, f"school/{number}")
        with pytest.raises(Busy):
            ask(queue, "more", HINT, "school/other")
        ask(queue, "home", HINT, "home/ola")
        ask(queue, "move", AWAITED, "school/other")
        assert queue.waiting(HINT) == MOST_WAITING + 1

    run(work())


def test_of_two_queues_both_are_counted() -> None:
    async def work() -> None:
        slow, quick = Queue(Pool(1)), Queue(Pool(1))
        for number in range(3):
            ask(slow, f"slow {number}")
            ask(quick, f"quick {number}")
        ask(quick, "quick again")
        both = QuickApart(slow, quick)
        assert both.waiting(AWAITED) == 2 + 3, "one of each is being thought about"
        assert both.waiting(HINT) == 0

    run(work())


def test_a_question_moves_up_when_somebody_comes() -> None:
    async def work() -> None:
        pool = Pool(1)
        queue = Queue(pool)
        ask(queue, "now")
        rest = ask(queue, "rest", UNHURRIED)
        ask(queue, "hint", HINT)
        queue.move(rest, AWAITED, Asker("home", "ola"))
        assert await pool.answer_all() == ["now", "rest", "hint"]

    run(work())


def test_a_process_that_dies_is_told_to_the_one_who_asked_and_the_next_is_asked() -> None:
    async def work() -> None:
        pool = Pool(1)
        queue = Queue(pool)
        first, second = ask(queue, "first"), ask(queue, "second")
        await pool.answer("first", BrokenProcessPool())
        with pytest.raises(BrokenProcessPool):
            await first.answer
        await pool.answer("second")
        assert await second.answer == 6

    run(work())


def test_real_processes_answer_what_waits() -> None:
    async def work() -> None:
        asked = question(table_of(OLA, BOT), 1)
        thinkers = Thinkers(1)
        try:
            queue = Queue(thinkers)
            thoughts = [queue.ask(asked, HINT, Asker("home", str(number)), 60) for number in range(3)]
            thoughts[1].answer.cancel()
            assert [await thoughts[number].answer for number in (0, 2)] == [answer(asked)] * 2
        finally:
            thinkers.close()

    run(work())
