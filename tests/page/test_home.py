"""Where one arrives: in both languages and themes, at every size, without a barrier and without weight."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Visiting
from tests.page.visit import DESKTOP, PHONE, SIZES, TABLET, Language, Size, Theme, Visit, barriers

MOST_BYTES = 110_000
"""Of script and style, packed: all that comes until the first page is whole, its texts and pictures too."""
MOST_BYTES_OF_FONTS = 60_000
FAMILIES = ["Peron Sign", "Peron Text"]
SHIFTED = """() => new Promise(resolve => {
    let sum = 0;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) sum += entry.hadRecentInput ? 0 : entry.value;
    }).observe({type: "layout-shift", buffered: true});
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
})"""
"""By how much of the window what one sees has moved by itself, as the browser counts it."""


def arrived(visit: Visit) -> Page:
    page = visit.open()
    expect(page.get_by_role("heading", name=visit.say("web-where-to"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_opens_in_the_language_and_theme_of_the_browser(
    visiting: Visiting, language: Language, theme: Theme
) -> None:
    page = arrived(visiting(language=language, theme=theme))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert barriers(page) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_it_fits_every_window(visiting: Visiting, size: Size) -> None:
    page = arrived(visiting(size=size))
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width


def test_the_language_changes_at_once_and_is_remembered(visiting: Visiting) -> None:
    visit = visiting(language="pl")
    page = arrived(visit)
    page.get_by_role("button", name=visit.say("web-language", language="English")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Where to today?")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Where to today?")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_the_theme_changes_at_once_and_is_remembered(visiting: Visiting, size: Size) -> None:
    visit = visiting(size=size)
    page = arrived(visit)
    if size is PHONE:
        page.get_by_role("button", name=visit.say("web-menu")).click()
    switch = page.get_by_role("button", name=visit.say("web-dark"))
    expect(switch).to_have_attribute("aria-pressed", "false")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != ground
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_is_light(visiting: Visiting, language: Language) -> None:
    """All that the first page makes a browser load, packed as a server on the way would."""
    visit = visiting(language=language)
    page = arrived(visit)
    fonts = [len(response.body()) for response in visit.answers if response.url.endswith(".woff2")]
    assert 0 < sum(fonts) <= MOST_BYTES_OF_FONTS, fonts
    assert len(fonts) <= 2  # the third is for letters of neither language
    assert page.evaluate("families => families.every(one => document.fonts.check(`1em '${one}'`))", FAMILIES)
    weights = {
        path: len(gzip.compress(response.body()))
        for response in visit.answers
        if (path := urlsplit(response.url).path).endswith((".js", ".css"))
    }
    assert len(weights) > 2
    assert sum(weights.values()) <= MOST_BYTES, sorted(weights.items(), key=lambda one: -one[1])


def test_a_typeface_that_comes_late_moves_nothing(visiting: Visiting) -> None:
    """The machine's own fonts stand in for it, and take as much room."""
    visit = visiting(language="pl")
    held: list[Route] = []
    visit.context.route("**/*.woff2", lambda route: held.append(route))
    page = visit.open(until="commit")  # it is not loaded before its fonts are
    expect(page.get_by_role("heading", name=visit.say("web-where-to"))).to_be_visible()
    page.wait_for_timeout(500)
    loaded = "families => families.some(one => document.fonts.check(`1em '${one}'`))"
    assert held
    assert not page.evaluate(loaded, FAMILIES)
    for route in held:
        route.continue_()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(loaded, FAMILIES)
    assert page.evaluate(SHIFTED) < 0.01


def test_a_newcomer_finds_no_empty_boxes(visiting: Visiting) -> None:
    """What has nothing to show is not there; replays have a page of their own, which says what will be there."""
    visit = visiting(size=TABLET, language="pl")
    page = arrived(visit)
    expect(page.get_by_role("heading", name=visit.say("web-departures"))).to_be_visible()
    expect(page.get_by_role("heading", name=visit.say("web-finished"))).to_have_count(0)
    expect(page.get_by_role("group", name=re.compile(f"^{visit.say('web-against')}: "))).to_have_count(4)
    tops = page.locator(".lead > *").evaluate_all("ways => ways.map(way => way.getBoundingClientRect().bottom)")
    assert len(tops) == 3
    assert max(tops) - min(tops) < 1, "the ways in stand beside the words, on one line"
    page.get_by_role("link", name=visit.say("web-nav-replays")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(visit.say("web-nav-replays"))
    expect(page.get_by_text(visit.say("web-replays-none"))).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("path", ["/timetable", "/table/"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_address_that_leads_nowhere_leads_home(visiting: Visiting, language: Language, path: str) -> None:
    visit = visiting(language=language)
    page = visit.open(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(visit.say("web-nowhere"))
    assert barriers(page) == []
    page.get_by_role("link", name=visit.say("web-to-home")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(visit.say("web-where-to"))


def test_a_table_that_does_not_exist_says_so(visiting: Visiting) -> None:
    visit = visiting()
    page = visit.open("/table/none")
    expect(page.get_by_text(visit.say("web-table-gone"))).to_be_visible()
    assert barriers(page) == []
