"""The rules on the page: found, pictured, told at the table, and on one sheet of paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import peron
from peron.text import Texts
from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.visit import PHONE, Language, Theme, barriers

TITLES = peron.games()


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
@pytest.mark.parametrize("theme", some(["light", "dark"], 1))
def test_rules_begin_with_a_minute_and_have_figures(visiting: Visiting, language: Language, theme: Theme) -> None:
    visit = visiting(language=language, theme=theme)
    for title in TITLES:
        page = visit.open(f"/rules/{title}")
        minute = page.get_by_role("region", name=visit.say("web-rules-minute"))
        expect(minute.get_by_role("img")).to_have_count(4)
        expect(minute).to_contain_text(Texts(language).aim(peron.game(title)))
        expect(page.locator("article figure").nth(11)).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert barriers(page) == []
        page.close()


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_a_search_leaves_what_is_meant(visiting: Visiting, language: Language) -> None:
    visit = visiting(language=language)
    page = visit.open("/rules/metro")
    field = page.get_by_role("searchbox", name=visit.say("web-rules-search"))
    wanted, written = {"pl": ("M8", "petle stacji"), "en": ("M8", "LOOPS station")}[language]
    field.fill(written)
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article")).to_have_attribute("id", wanted)
    expect(page.get_by_role("status").filter(has_text=visit.say("web-rules-found", count=1))).to_be_visible()
    field.fill("xyzzy")
    expect(page.get_by_text(visit.say("web-rules-found", count=0)).first).to_be_visible()
    field.press("Escape")
    expect(field).to_have_value("")
    expect(page.locator("#M1")).to_be_visible()


def test_an_address_that_names_a_ruling_opens_it(visiting: Visiting) -> None:
    visit = visiting()
    page = visit.open("/rules/berlin#T8a")
    expect(page.locator("#T8a")).to_be_focused()
    expect(page.locator("#T8a")).to_be_in_viewport()
    expect(page.locator("#T3a")).not_to_be_visible()


def test_contents_are_a_row_to_slide_on_a_phone(visiting: Visiting) -> None:
    visit = visiting(size=PHONE)
    page = visit.open("/rules/london")
    contents = page.get_by_role("navigation", name=visit.say("web-rules-contents"))
    contents.get_by_role("button", name="Building").click()
    expect(page.locator("#N9")).to_be_in_viewport()
    figure = page.locator("#N9 figure").bounding_box()
    text = page.locator("#N9 p").first.bounding_box()
    assert figure is not None
    assert text is not None
    assert figure["y"] + figure["height"] <= text["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []


@pytest.mark.parametrize("language", some(["pl", "en"], 2))
@pytest.mark.parametrize("title", TITLES)
def test_a_players_aid_is_one_page_of_paper(visiting: Visiting, title: str, language: Language) -> None:
    visit = visiting(language=language)
    page = visit.open(f"/rules/{title}/aid")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".steps li")).to_have_count(4)
    paper = page.pdf(format="A4", prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) == 1
    assert barriers(page) == []
