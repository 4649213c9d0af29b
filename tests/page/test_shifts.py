"""Nothing moves under the finger: over games that are played by mouse and by touch the browser tells of no layout shift
of the board, or of anything one can press."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tests.page.conftest import Visiting
from tests.page.shifts import GAMES, Played, begin, play
from tests.page.visit import DESKTOP, PHONE, Size
from tests.server.host import Host

BEGUN = {"berlin": PHONE, "san-francisco": DESKTOP, "london": DESKTOP, "metro-companies": PHONE}
"""Every title, and where its first turns are looked at."""
SOME_TURNS = 8


def called(value: object) -> str:
    return value.name if isinstance(value, Played | Size) else ""


@pytest.mark.parametrize("played", [one for one in GAMES if one.name in BEGUN], ids=called)
def test_nothing_moves_in_the_first_turns(visiting: Visiting, page_host: Host, played: Played) -> None:
    table = begin(visiting(size=BEGUN[played.name]), page_host, played)
    assert [str(shift) for shift in play(table, played, random.Random(1), SOME_TURNS)] == []


@pytest.mark.soak
@pytest.mark.parametrize(("played", "size"), [*product(GAMES, (DESKTOP, PHONE))], ids=called)
def test_nothing_moves_in_a_whole_game(visiting: Visiting, page_host: Host, played: Played, size: Size) -> None:
    table = begin(visiting(language="pl", size=size), page_host, played)
    if size is PHONE:  # cards fly, boards glide
        table.page.emulate_media(reduced_motion="no-preference")
    assert [str(shift) for shift in play(table, played, random.Random(2))] == []
