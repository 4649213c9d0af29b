"""Whole games in browsers that are no Chromium: WebKit and Firefox, driven by what Debian has for that."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from tests.page.conftest import SEEN
from tests.page.engines import ENGINES, Engine
from tests.page.engines.spots import expect
from tests.page.engines.visit import OtherVisit
from tests.page.engines.window import until
from tests.page.play import AtTable
from tests.page.shifts import GAMES, SETTLED, Played
from tests.page.visit import DESKTOP, PHONE, Look, Size
from tests.server.client import ME, Person, bot
from tests.server.host import Host

pytestmark = pytest.mark.soak

TITLES = [replace(one, bots=0 if one.game == "london" else 1) for one in GAMES if one.name == one.game]
IN_WORDS = 4
"""Every so manieth deed is done in the view of words, which has a button for each move."""
LARGEST = """() => Math.max(...[...document.querySelectorAll("main svg")].map(drawing => {
    const { width, height } = drawing.getBoundingClientRect();
    return Math.min(width, height);
}))"""
"""How large the largest drawing of the page is: that of the board."""
Visiting = Callable[[Engine, Size], OtherVisit]


@pytest.fixture
def visiting(page_host: Host, request: pytest.FixtureRequest) -> Iterator[Visiting]:
    """`visiting(engine, PHONE)`: a visitor with this browser."""
    visits: list[OtherVisit] = []

    def begin(engine: Engine, size: Size) -> OtherVisit:
        if absent := engine.missing():
            pytest.skip(f"{engine.name} is not here ({absent}); Debian: apt-get install {' '.join(engine.packages)}")
        visits.append(OtherVisit(engine.window(size), page_host.url, Look(size=size)))
        return visits[-1]

    yield begin
    for visit in visits:
        visit.picture(SEEN.parent / "engines" / f"{re.sub('[^a-z-]', '-', request.node.name)}.png")
        visit.window.close()


def called(value: object) -> str:
    return value.name if isinstance(value, Played | Size | Engine) else ""


@pytest.mark.parametrize(("engine", "played", "size"), [*product(ENGINES, TITLES, (DESKTOP, PHONE))], ids=called)
def test_a_whole_game(visiting: Visiting, page_host: Host, engine: Engine, played: Played, size: Size) -> None:
    """By mouse or finger on the board and beside it, and in words by turns; every second one in Polish."""
    visit = visiting(engine, size)
    ola = Person.guest(page_host.url, "Ola")
    id = ola.set_up(ME, *[bot("beginner")] * played.bots, game=played.game, options=dict(played.options))["table"]["id"]
    visit.enter(ola)
    visit.page.wait_for_timeout(SETTLED)
    visit.page.locator(f'a[href="/table/{id}"]').click()
    table = played.sits(visit, visit.page)  # type: ignore[arg-type]
    assert table.await_turn()
    until(lambda: visit.window.run(LARGEST) > 300, lambda: "no board is drawn")
    if (TITLES.index(played) + (size is PHONE) + ENGINES.index(engine)) % 2:
        table.switch_language()
    chance = random.Random(1)
    deeds = 0

    def decide() -> None:
        nonlocal deeds
        deeds += 1
        if deeds % IN_WORDS or not in_words(table, chance):
            played.decide(table, chance)

    table.play_on(decide)
    told = ola.sit_at(id)
    for total in told.table["result"]["totals"]:
        expect(
            visit.page.locator("main").filter(has_text=re.compile(rf"(?<!\d){abs(total)}(?!\d)")).first
        ).to_be_visible()
    told.close()
    assert visit.problems == []


def in_words(table: AtTable, chance: random.Random) -> bool:
    """Any move there is, by its sentence; False if none is told of now."""
    page: Any = table.page
    page.keyboard.press("v")
    close = table.button(table.say("web-text-close"))
    expect(close.first).to_be_visible()
    moves = page.get_by_role("region", name=table.say("web-text-moves")).locator("button.move")
    count: int = moves.count()
    if count:
        before = table.visit.deed
        moves.nth(chance.randrange(count)).click()
        table.await_deed(before)
    page.keyboard.press("v")
    expect(close).to_have_count(0)
    return count > 0
