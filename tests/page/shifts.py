"""What the browser itself says has moved on the page: its layout shifts, and whole games to look for them in.

`python -m tests.page.shifts` plays all four titles on a desktop and a phone and tells every shift with what moved;
with words only those whose names have them all: `python -m tests.page.shifts metro phone`.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect, sync_playwright

from tests.page.browser import open_browser
from tests.page.play import AtTable, become
from tests.page.test_london import AtSheet
from tests.page.test_metro import AtMetro
from tests.page.visit import DESKTOP, PHONE, Look, Size, Visit
from tests.server.client import ME, Person, bot
from tests.server.host import Host

WATCH: Final = """() => {
    const called = node => {
        const way = [];
        for (let at = node.nodeType === 1 ? node : node.parentElement; at && way.length < 5; at = at.parentElement) {
            const names = [...at.classList].filter(name => !name.startsWith("svelte-"));
            way.unshift([at.localName, ...names].join("."));
        }
        return way.join(" > ");
    };
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(",");
    const flowing = new CSSStyleSheet();
    flowing.replaceSync(".log ol { visibility: hidden !important }");
    document.adoptedStyleSheets.push(flowing);
    window.shifts = [];
    new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node, previousRect, currentRect }) =>
            `${node ? called(node) : "what is gone"} ${box(previousRect)} to ${box(currentRect)}`),
    })))).observe({ type: "layout-shift", buffered: true });
}"""
"""Shifts right after a press count as well: that is when a finger is there. The lines of the log are not watched, which
is neither board nor control: the newest stands first. The browser tells of no shift of what cannot be seen."""


@dataclass(frozen=True)
class Shift:
    """Something that was in one place when the page was drawn, and in another the next time."""

    value: float
    moved: tuple[str, ...]

    def __str__(self) -> str:
        return "\n    ".join((f"{self.value:.4f}", *self.moved))


def watch(page: Page) -> None:
    """From now on, so that what is put where it belongs while a page comes does not count."""
    page.evaluate(WATCH)
    page.evaluate("window.shifts.length = 0")


def shifts(page: Page) -> list[Shift]:
    """What has moved since one watches."""
    told: list[dict[str, Any]] = page.evaluate("shifts")
    return [Shift(one["value"], tuple(one["moved"])) for one in told]


# --- games ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """A title with its modules, and how somebody sits at it."""

    name: str
    game: str
    sits: Callable[[Visit, Page], AtTable]
    decide: Callable[[AtTable, random.Random], None]
    bots: int = 2
    options: tuple[tuple[str, Any], ...] = ()


LONG: Final = "Władysława Brzęczyszczyk"
"""A name that fits into no column."""


def by_hand(table: AtTable, chance: random.Random) -> None:
    table.decide(chance, table.point)


def with_shares(table: AtTable, chance: random.Random) -> None:
    """Now and then a share is exchanged, or a wagon put into the centre."""
    assert isinstance(table, AtMetro)
    if table.rails.count() and chance.random() < 0.2:
        table.press(table.rails.first)
        table.press(table.place)
        return
    tab = table.button(table.say("table-shares"))
    if chance.random() < 0.2 and (table.shares.count() or tab.count()):
        if tab.count():
            table.press(tab)
        share = table.shares.nth(chance.randrange(4))
        if not table.visit.look.size.touch:
            share.hover(force=True)  # a pointer comes from somewhere: what was kept for it there is let go
        table.press(share)
        if table.exchange.count():
            table.press(table.exchange)
            return
    table.decide(chance)


GAMES: Final = (
    Played("berlin", "berlin", AtTable, by_hand),
    Played("san-francisco", "san-francisco", lambda visit, page: AtTable(visit, page, "san-francisco"), by_hand),
    Played("london", "london", AtSheet, by_hand, options=(("objectives", True), ("powers", True))),
    Played("metro", "metro", AtMetro, by_hand),
    Played("metro-companies", "metro", AtMetro, with_shares, options=(("companies", True), ("stations", True))),
)


def begin(visit: Visit, host: Host, played: Played) -> AtTable:
    """A new table, watched from the moment on that it stands."""
    person = Person.guest(host.url, LONG)
    become(visit, person)
    made = person.set_up(ME, *[bot("beginner")] * played.bots, game=played.game, options=dict(played.options))
    page = visit.open(f"/table/{made['table']['id']}")
    table = played.sits(visit, page)
    assert table.await_turn()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    watch(page)
    return table


SETTLED: Final = 700
"""Milliseconds until what was fetched is drawn."""


def play(table: AtTable, played: Played, chance: random.Random, deeds: int | None = None) -> list[Shift]:
    """To the end, or so many deeds; what has moved meanwhile."""
    for _ in range(deeds or 300):
        if not table.await_turn():
            break
        before = table.visit.deed
        played.decide(table, chance)
        table.await_deed(before)
    return shifts(table.page)


def wanted(words: list[str]) -> Iterator[tuple[Played, Size]]:
    for played, size in product(GAMES, (DESKTOP, PHONE)):
        if {*words} <= {*played.name.split("-"), played.name, size.name}:
            yield played, size


def main(words: list[str]) -> int:
    sum_of_all = 0.0
    still = "still" in words
    words = [word for word in words if word != "still"]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = open_browser(playwright)
        expect.set_options(timeout=30_000)
        host = Host(Path(data), "--no-limits").start()
        for played, size in wanted(words):
            visit = Visit(browser, host.url, Look(size=size))
            table = begin(visit, host, played)
            if not still:
                table.page.emulate_media(reduced_motion="no-preference")
            try:
                found = play(table, played, random.Random(1))
            except Exception as error:
                print(str(error).splitlines()[0])
                visit.picture(Path("screenshots") / f"shifts-{played.name}-{size.name}.png")
                found = shifts(table.page)
            total = sum(shift.value for shift in found)
            sum_of_all += total
            print(f"{played.name} {size.name}: {total:.4f}", *found, sep="\n  ", flush=True)
            print(*visit.problems, sep="\n", flush=True)
            visit.close()
        browser.close()
        host.stop()
    return 1 if sum_of_all else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
