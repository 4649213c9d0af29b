"""Metro in words: its options at a new table, and whole games in the text view by the keyboard."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import become
from tests.page.visit import DESKTOP, NARROW, PHONE, Language, Size, Visit, barriers
from tests.server.client import ME, OPEN, Person, bot
from tests.server.host import Host

MOST_MOVES = 120
"""Turns that one person has in a game, and what is drawn before laying."""


def table_for(visit: Visit, host: Host, *others: dict[str, Any], **options: object) -> Page:
    """A new table of Metro, open in the browser of somebody who sits there."""
    person = Person.guest(host.url, "Ola")
    become(visit, person)
    made = person.set_up(ME, *others, game="metro", options=options, pace=0)
    return visit.open(f"/table/{made['table']['id']}")


def in_words(visit: Visit, page: Page) -> Locator:
    """The table in words; what can be done there."""
    expect(page.get_by_role("group", name=visit.say("web-metro-board"), exact=True)).to_be_visible()
    page.keyboard.press("v")
    deeds = page.get_by_role("region", name=visit.say("web-text-moves"), exact=True)
    expect(deeds).to_be_visible()
    return deeds


def part(visit: Visit, page: Page, key: str, **params: object) -> Locator:
    return page.get_by_role("region", name=visit.say(key, **params), exact=True)


def play_in_words(visit: Visit, page: Page, seed: int) -> set[str]:
    """The game to its end, each time any of the moves, which are buttons in lists. What kinds of moves there were."""
    chance = random.Random(seed)
    deeds = part(visit, page, "web-text-moves")
    over = page.get_by_role("button", name=visit.say("web-end-rematch"))
    now = page.get_by_role("heading", level=2, name=visit.say("web-text-now"), exact=True)
    lists = deeds.locator("ul")
    kinds: set[str] = set()
    for _ in range(MOST_MOVES):
        expect(lists.first.or_(over).first).to_be_visible()
        if over.is_visible():
            return kinds
        version = visit.version
        buttons = lists.nth(chance.randrange(lists.count())).get_by_role("button")
        button = buttons.nth(chance.randrange(buttons.count()))
        kinds.add("lay" if (button.get_attribute("id") or "").startswith("lay-") else button.inner_text())
        button.focus()
        page.keyboard.press("Enter")
        expect(now).to_be_focused()
        for _ in range(600):
            if visit.version > version:
                break
            page.wait_for_timeout(20)
        assert visit.version > version
    pytest.fail("the game does not end")


def adds_up(visit: Visit, page: Page) -> None:
    """Every score is the sum of its lines."""
    lists = part(visit, page, "web-text-result").locator("ul:has(.total)")
    assert lists.count() >= 2
    for score in lists.all():
        points = [int(one) for one in score.locator("li > b").all_inner_texts()]
        assert sum(points[:-1]) == points[-1]


# --- a whole game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "size"), some([("en", DESKTOP), ("pl", PHONE)], 1), ids=["desktop", "phone"])
def test_a_game_in_words(visiting: Visiting, page_host: Host, language: Language, size: Size) -> None:
    visit = visiting(language=language, size=size)
    page = table_for(visit, page_host, bot("beginner"))
    in_words(visit, page)
    for key in ("web-players-list", "table-lines", "web-metro-text-board"):
        expect(part(visit, page, key)).to_be_visible()
    expect(part(visit, page, "web-metro-tile", count=1)).to_be_visible()
    board = page.get_by_role("table", name=visit.say("web-metro-text-grid"))
    expect(board.get_by_role("columnheader")).to_have_count(8)
    expect(board.get_by_role("rowheader")).to_have_count(8)
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    assert "lay" in play_in_words(visit, page, 5)
    adds_up(visit, page)
    assert barriers(page) == []


@pytest.mark.parametrize(
    "options",
    some(
        [
            {"tracks": True, "numbers": 2, "direction": "free"},
            {"companies": True, "stations": True, "hand": 2},
        ],
        1,
    ),
    ids=["tracks-numbers", "companies-stations"],
)
def test_with_modules_in_words(visiting: Visiting, page_host: Host, options: dict[str, object]) -> None:
    visit = visiting(theme="dark")
    page = table_for(visit, page_host, bot("beginner"), **options)
    deeds = in_words(visit, page)
    expect(deeds.locator("ul").first).to_be_visible()
    if "companies" in options:
        companies = part(visit, page, "web-metro-text-companies")
        expect(companies.get_by_role("rowheader")).to_have_count(8)
        expect(deeds.get_by_role("group", name=visit.say("web-metro-text-which"))).to_be_visible()
        expect(deeds.get_by_role("group", name=visit.say("web-metro-text-wagon-share"))).to_be_visible()
    else:
        expect(part(visit, page, "web-metro-numbers").get_by_role("listitem")).to_have_count(2)
    assert barriers(page) == []
    play_in_words(visit, page, 3)
    adds_up(visit, page)
    assert barriers(page) == []


@pytest.mark.soak
def test_six_at_a_table_in_words(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    page = table_for(visit, page_host, *[bot("beginner") for _ in range(5)])
    in_words(visit, page)
    players = part(visit, page, "web-players-list").get_by_role("listitem")
    expect(players).to_have_count(6)
    play_in_words(visit, page, 8)
    adds_up(visit, page)


def test_why_a_tile_may_not_lie_there(visiting: Visiting, page_host: Host) -> None:
    """From the board one comes to the button that lays the tile, or hears why there is none."""
    visit = visiting()
    page = table_for(visit, page_host, bot("beginner"), first="A")
    in_words(visit, page)
    board = part(visit, page, "web-metro-text-board")
    board.get_by_role("button", name=visit.say("web-metro-text-square-why", square="c3")).press("Enter")
    expect(board.get_by_role("status")).to_contain_text("M6")
    expect(board.get_by_role("link", name=visit.say("web-rule", rule="M6"))).to_be_visible()
    fits = board.get_by_role("button", name=re.compile(visit.say("web-metro-text-square-lay", square="..")))
    square = fits.first.get_attribute("aria-label")
    fits.first.press("Enter")
    focused = page.locator(":focus")
    assert focused.get_attribute("id") == f"lay-{str(square)[:2]}"


def test_a_tile_is_turned(visiting: Visiting, page_host: Host) -> None:
    """The list of squares follows."""
    visit = visiting()
    page = table_for(visit, page_host, bot("beginner"), direction="free", hand=3, first="A")
    deeds = in_words(visit, page)
    which = deeds.get_by_role("group", name=visit.say("web-metro-text-which")).get_by_role("radio")
    expect(which).to_have_count(3)
    for at in range(3):
        which.nth(at).check()
        turns = deeds.get_by_role("group", name=visit.say("web-metro-text-turned")).get_by_role("radio")
        if turns.count() > 1:
            turns.nth(1).check()
            expect(turns.nth(1)).to_be_checked()
            return
    pytest.skip("three tiles that look the same from all sides")


# --- a new table ------------------------------------------------------------------------------------------------------


def modules(visit: Visit, page: Page) -> dict[str, Locator]:
    names = ("companies", "stations", "tracks")
    return {name: page.get_by_role("checkbox", name=visit.say(f"web-option-{name}"), exact=True) for name in names}


@pytest.mark.parametrize("size", [DESKTOP, PHONE, NARROW], ids=lambda size: size.name)
def test_what_does_not_go_together_cannot_be_chosen(visiting: Visiting, size: Size) -> None:
    visit = visiting(size=size, language="pl" if size == PHONE else "en")
    page = visit.open("/new/metro")
    tick = modules(visit, page)
    cards = page.get_by_role("group", name=visit.say("web-option-numbers"), exact=True).get_by_role("radio")
    expect(tick["companies"]).to_be_visible()
    assert barriers(page) == []

    tick["companies"].check()
    expect(cards.nth(2)).to_be_disabled()
    not_with = visit.say("web-option-not-with", other=visit.say("web-option-companies"))
    expect(page.get_by_text(not_with)).to_be_visible()
    tick["tracks"].check()
    expect(tick["stations"]).to_have_attribute("aria-disabled", "true")
    tick["stations"].click(force=True)
    expect(tick["stations"]).not_to_be_checked()
    tick["stations"].focus()
    page.keyboard.press("Space")
    expect(tick["stations"]).not_to_be_checked()
    expect(page.get_by_text(visit.say("web-option-why-setup-metro-stations-tracks"))).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width

    tick["companies"].uncheck()
    cards.nth(2).check()
    expect(tick["companies"]).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name=visit.say("web-start"), exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))


def test_six_seats_and_what_was_chosen_in_words(visiting: Visiting, page_host: Host) -> None:
    """In the waiting room, in the menu of the table, and to whoever is invited."""
    visit = visiting()
    person = Person.guest(page_host.url, "Ola")
    become(visit, person)
    options = {"companies": True, "stations": True, "hand": 2, "direction": "free"}
    made = person.set_up(ME, OPEN, *[bot("beginner") for _ in range(4)], game="metro", options=options)
    page = visit.open(f"/table/{made['table']['id']}")
    said = [visit.say(f"web-option-said-{name}") for name in ("companies-true", "stations-true", "hand-2")]
    for words in said:
        expect(page.get_by_text(words, exact=True)).to_be_visible()
    assert barriers(page) == []

    guest = visiting()
    other = guest.open(f"/join#{made['invitations'][0]['token']}")
    for words in said:
        expect(other.get_by_text(words, exact=True)).to_be_visible()
    assert barriers(other) == []
    other.get_by_role("textbox").fill("Jan")
    other.get_by_role("button", name=visit.say("web-join-take")).click()
    expect(other).to_have_url(re.compile("/table/"))

    page.get_by_role("button", name=visit.say("web-menu")).click()
    for words in said:
        expect(page.get_by_role("dialog").get_by_text(words, exact=True)).to_be_visible()
    assert barriers(page) == []


def test_from_the_first_page(visiting: Visiting) -> None:
    visit = visiting(language="pl", theme="dark")
    page = visit.open()
    card = page.get_by_role("article").filter(has_text=visit.say("title-metro.card"))
    expect(card.locator("svg[viewBox='-62 140 574 411']")).to_be_visible()
    card.get_by_role("button", name=visit.say("web-play-game", game="Metro")).first.click()
    expect(page).to_have_url(re.compile("/table/"))
    in_words(visit, page)
