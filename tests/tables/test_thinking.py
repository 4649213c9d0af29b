"""Bots think in processes of their own."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from peron.bots import LEVELS
from peron.tables.thinking import Thinkers, _ready, answer, question
from tests.tables.samples import BOT, OLA, choose_tickets, play, table_of


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    some = Thinkers(1)
    yield some
    some.close()


def test_a_bot_answers_with_a_legal_move_the_same_in_every_process(thinkers: Thinkers) -> None:
    table = table_of(OLA, BOT)
    choose_tickets(table)
    for _ in range(12):
        seat = table.actors[0]
        if seat == 0:
            play(table, 0, "draw deck")
            continue
        asked = question(table, seat)
        move = thinkers.ask(asked).result(60)
        assert move == answer(asked)
        table.append(table.bot_move(seat, move))


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    table = table_of(OLA, "")
    table.append(table.place_bot(OLA, 1, level))
    table.append(table.bot_move(1, answer(question(table, 1))))
    assert table.actors == [0]


def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    table = table_of(OLA, BOT)
    asked = question(table, 1)
    thinkers.ask(asked).result(60)
    os.kill(thinkers._pool.submit(_ready).result(60), signal.SIGKILL)
    for _ in range(100):
        try:
            move = thinkers.ask(asked).result(60)
        except BrokenProcessPool:
            continue
        assert move == answer(asked)
        return
    pytest.fail("the dead process was not replaced")


def test_processes_that_stop_leave_none_behind(thinkers: Thinkers) -> None:
    process = thinkers._pool.submit(_ready).result(60)
    thinkers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
