"""Whole games, played in the browser."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import AtTable, hurry, person_of, table_of
from tests.page.visit import DESKTOP, PHONE, Language, Size, Theme, Visit, barriers


def sit_down(visit: Visit) -> AtTable:
    """From the first page to a table with bots: one press, no questions."""
    page = visit.open()
    page.get_by_role("button", name=visit.say("web-play-game", game="Berlin")).first.click()
    table = AtTable(visit, page)
    expect(table.keep).to_be_visible()
    hurry(visit, page)
    return table


WHO_BEGINS = """new MutationObserver(() => {
    window.begun ||= document.querySelector(".beginning") !== null;
}).observe(document, { childList: true, subtree: true })"""


def players(visit: Visit, page: Page) -> list[Locator]:
    return page.get_by_role("region", name=visit.say("web-players")).get_by_role("listitem").all()


def check_end(visit: Visit, page: Page) -> None:
    """There is a winner, and the lines of every score add up to its total."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    some([("pl", "dark", DESKTOP), ("en", "light", DESKTOP), ("pl", "light", PHONE)], 1),
    ids=["desktop-pl", "desktop-en", "phone-pl"],
)
def test_from_the_first_page_to_the_end_of_a_game(
    visiting: Visiting, language: Language, theme: Theme, size: Size
) -> None:
    """Draw, claim and choose until there is a score; and look at it again from the beginning."""
    visit = visiting(language=language, theme=theme, size=size)
    visit.context.add_init_script(WHO_BEGINS)
    table = sit_down(visit)
    assert barriers(table.page) == []
    chance = random.Random(1)
    table.decide(chance)
    assert table.await_turn()
    told = [len(row.get_by_title(re.compile(r": \d+$")).all()) for row in players(visit, table.page)]
    assert told == [0, 0] if size.touch else min(told) >= 4, "what is counted is told to whoever points at it"
    socket = person_of(visit).sit_at(table_of(table.page))
    wanted = sum(2 for ticket in socket.view["players"][0]["tickets"] if not ticket["complete"])
    socket.close()
    expect(table.page.locator(".board-map [data-ticket-end]")).to_have_count(wanted)
    assert table.page.evaluate("window.begun") is True, "who begins is shown"
    table.play_on(lambda: table.decide(chance))
    expect(table.page.locator(".outline")).to_have_count(0, timeout=1)  # of what was marked on the table
    check_end(visit, table.page)
    table.button(visit.say("web-end-replay")).click()
    expect(table.page).to_have_url(re.compile(r"/at/0$"))
    table.button(visit.say("web-replay-result")).click()
    expect(table.over).to_be_visible()


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_a_whole_game_in_words_by_the_keyboard(visiting: Visiting, language: Language) -> None:
    """Every move is a button with a sentence: nothing else is needed to play, and nothing is pointed at."""
    visit = visiting(language=language)
    table = sit_down(visit)
    page = table.page
    page.keyboard.press("v")
    deeds = page.get_by_role("region", name=visit.say("web-text-moves"))
    expect(deeds).to_be_visible()
    assert barriers(page) == []
    chance = random.Random(2)

    def decide() -> None:
        buttons = deeds.get_by_role("button")
        expect(buttons.first).to_be_visible()
        button = buttons.nth(chance.randrange(buttons.count()))
        button.focus()
        page.keyboard.press("Enter")

    table.play_on(decide)
    assert barriers(page) == []


def test_a_key_that_can_do_nothing_now_is_told_why_in_every_part_of_a_phone(visiting: Visiting) -> None:
    visit = visiting(size=PHONE)
    table = sit_down(visit)
    told = table.page.get_by_role("status").get_by_text(visit.say("why-choose-tickets-first"))
    for tab in (visit.say("web-log"), table.begins("web-tab-tickets", count=0)):
        table.button(tab).click()
        table.page.keyboard.press("d")
        expect(told).to_be_visible()
    # The table in words is one of the parts, and its arrow leads back to the board.
    board = table.page.locator(".board-map")
    table.button(visit.say("web-tab-text")).tap()
    expect(board).to_have_count(0)
    table.button(visit.say("web-text-close")).first.tap()
    expect(board).to_be_visible()
    # A phone says nothing unless it is asked to.
    table.button(visit.say("web-menu")).tap()
    expect(table.page.get_by_role("radio", name=visit.say("web-menu-sound-off"))).to_be_checked()
