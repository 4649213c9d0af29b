"""How soon the page answers and how smoothly its maps move where the processor is four times as slow.

`python -m tests.page.pace` plays some turns of all titles on a desktop and a phone, then drags the map to and fro; with
words only those whose names have them all: `python -m tests.page.pace metro phone`. An answer is the time from a press
or a key to the next picture, as the browser itself tells it in steps of 8 ms; on a busy machine that means nothing.
What a deed costs is the processor time of the page's main thread until all of it is done, which others on the machine
change little.
"""

from __future__ import annotations

import math
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, expect, sync_playwright

from tests.page.browser import open_browser
from tests.page.play import AtTable
from tests.page.shifts import Played, begin, play, wanted
from tests.page.visit import Look, Visit
from tests.server.host import Host

TIMES_SLOWER: Final = 4
TURNS: Final = 8
SLOW: Final = 100
"""Milliseconds that an answer may take."""
SMOOTH: Final = 50
"""Frames a second that a map that is dragged is to have."""

KEYS: Final = ("m", "Escape", "+", "0", "v", "v")
"""The menu, nearer and back, the table in words and back."""

LISTEN: Final = """() => {
    const called = node => node?.localName
        ? `${node.localName}.${node.getAttribute("class")} "${(node.ariaLabel || node.textContent).slice(0, 40)}"`
        : "what is gone";
    window.answers = new Map();
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) {
            if (!one.interactionId || one.duration <= (window.answers.get(one.interactionId)?.took ?? 0)) continue;
            window.answers.set(one.interactionId, {
                took: one.duration,
                waited: one.processingStart - one.startTime,
                worked: one.processingEnd - one.processingStart,
                what: `${one.name} ${called(one.target)}`,
            });
        }
    }).observe({ type: "event", durationThreshold: 16 });
    window.frames = [];
    const tick = at => {
        window.frames.push(at);
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


@dataclass(frozen=True)
class Answer:
    """A press or a key, and how many milliseconds it took until there was a new picture."""

    took: float
    waited: float
    worked: float
    what: str

    def __str__(self) -> str:
        return f"{self.took:.0f} ms (waited {self.waited:.0f}, worked {self.worked:.0f}): {self.what}"


def answers(page: Page) -> list[Answer]:
    """All that took 16 ms or more, the slowest first."""
    page.wait_for_timeout(200)
    told: list[dict[str, Any]] = page.evaluate("[...answers.values()]")
    return sorted((Answer(**one) for one in told), key=lambda answer: -answer.took)


def costs(table: AtTable, session: CDPSession) -> dict[str, float]:
    """By deed, milliseconds of the main thread where it is so much slower. What is fetched was fetched before."""
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    first = table.page.locator("[data-route], [data-stop], [data-station]").first
    found: dict[str, float] = {}
    for _ in range(2):
        for key in KEYS:
            found[key] = _cost(session, table.page, lambda key=key: table.page.keyboard.press(key))  # type: ignore[misc]
        found["choose"] = _cost(session, table.page, lambda: table.choose(first))
        found["let go"] = _cost(session, table.page, lambda: table.page.keyboard.press("Escape"))
    return found


def _cost(session: CDPSession, page: Page, deed: Callable[[], None]) -> float:
    before = _spent(session)
    deed()
    page.wait_for_timeout(500)
    return TIMES_SLOWER * (_spent(session) - before)


def _spent(session: CDPSession) -> float:
    """By the main thread, in milliseconds."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def drag(table: AtTable, session: CDPSession) -> tuple[float, float]:
    """Drag the map to and fro; how many frames a second it had, and how many milliseconds it stood still at most."""
    page = table.page
    box = page.locator(".map-window").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    way = [(x + dx * box["width"] / 4, y + dx * box["height"] / 5) for dx in _to_and_fro(90)]
    for _ in range(2):
        page.keyboard.press("+")
        page.wait_for_timeout(600)
    page.evaluate("frames.length = 0")
    if table.visit.look.size.touch:
        _touch(session, "touchStart", (x, y))
        for at in way:
            _touch(session, "touchMove", at)
        _touch(session, "touchEnd")
    else:
        page.mouse.move(x, y)
        page.mouse.down()
        for at in way:
            page.mouse.move(*at)
        page.mouse.up()
    frames: list[float] = page.evaluate("frames")
    gaps = [later - sooner for sooner, later in pairwise(frames)]
    return 1000 * len(gaps) / sum(gaps), max(gaps)


def _to_and_fro(steps: int) -> list[float]:
    """From the middle to one side, to the other and back, in so many steps."""
    return [math.sin(2 * math.pi * n / steps) for n in range(steps)]


def _touch(session: CDPSession, kind: str, *fingers: tuple[float, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in fingers]})


def measure(table: AtTable, played: Played) -> bool:
    """Whether everything was fast enough; tells the figures."""
    session = table.page.context.new_cdp_session(table.page)
    cost = costs(table, session)
    session.send("Emulation.setCPUThrottlingRate", {"rate": TIMES_SLOWER})
    table.page.evaluate(LISTEN)
    play(table, played, random.Random(1), TURNS)
    found = answers(table.page)
    slow = [answer for answer in found if answer.took > SLOW]
    took = [answer.took for answer in found]
    told = f"{len(took)} answers, half within {statistics.median(took):.0f} ms, all within {took[0]:.0f}"
    smooth = True
    if table.page.locator(".map-window").count():
        a_second, longest = drag(table, session)
        smooth = a_second >= SMOOTH
        told += f"; dragged at {a_second:.0f} frames a second, {longest:.0f} ms between two at most"
    load = os.getloadavg()[0]
    told += "; cost: " + ", ".join(f"{deed} {spent:.0f}" for deed, spent in cost.items())
    print(f"{played.name} {table.visit.look.size.name}: {told} (load {load:.1f})", *slow, sep="\n    ", flush=True)
    return smooth and not slow


def main(words: list[str]) -> int:
    fast = True
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = open_browser(playwright)
        expect.set_options(timeout=30_000)
        host = Host(Path(data), "--no-limits").start()
        for played, size in wanted(words):
            visit = Visit(browser, host.url, Look(size=size))
            table = begin(visit, host, played)
            table.page.emulate_media(reduced_motion="no-preference")
            fast &= measure(table, played)
            visit.close()
        browser.close()
        host.stop()
    return 0 if fast else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
