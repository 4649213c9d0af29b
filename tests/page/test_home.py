"""Where one arrives: in both languages and themes, at every size, without a barrier and without weight."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visiting
from tests.page.visit import DESKTOP, PHONE, SIZES, Language, Size, Theme, Visit, barriers

MOST_BYTES = 150_000
"""Of script and style, packed, until one can do something on the first page."""


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
    arrived(visit)
    weights = {
        path: len(gzip.compress(response.body()))
        for response in visit.answers
        if (path := urlsplit(response.url).path).endswith((".js", ".css"))
    }
    assert len(weights) > 2
    assert sum(weights.values()) <= MOST_BYTES, sorted(weights.items(), key=lambda one: -one[1])


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
