"""All memory is searched for garbage when the server says so, and at no other time."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from peron.server.garbage import Garbage
from tests.loops import run

LOOK_SECONDS = 0.01


class Knot:
    """What nobody holds but itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def old_knot() -> weakref.ref[Knot]:
    """One that only a search of everything finds."""
    knot = Knot()
    found = weakref.ref(knot)
    gc.collect(1)
    del knot
    gc.collect(1)
    assert found() is not None
    return found


async def followed(garbage: Garbage, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await garbage.follow(LOOK_SECONDS)


def test_now_and_then_everything_is_searched() -> None:
    garbage = Garbage(every=0.0)
    knot = old_knot()
    run(followed(garbage, 0.2))
    assert knot() is None


def test_not_sooner_whatever_is_new() -> None:
    garbage = Garbage(every=1000.0)
    knot = old_knot()
    for _ in range(40):  # at which Python would search everything by itself
        assert len([[number] for number in range(50_000)]) == 50_000
    run(followed(garbage, 0.1))
    assert knot() is not None


GROWS = """
from peron.server.garbage import Garbage
spent = b"." * 400_000_000  # what it once had counts for nothing
del spent
garbage = Garbage()
assert not garbage.due()
kept = b"." * 200_000_000
assert garbage.due()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell how much memory a process has now")
def test_but_when_memory_has_grown() -> None:
    subprocess.run([sys.executable, "-c", GROWS], check=True)
