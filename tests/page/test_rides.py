"""First rides in the browser: shown whole, done by hand on a phone, by keys alone, and in words."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visiting
from tests.page.play import AtTable, hurry, person_of
from tests.page.test_london import AtSheet
from tests.page.visit import PHONE, Visit, barriers


def card(visit: Visit, page: Page) -> Locator:
    """What the coach says."""
    return page.get_by_role("region", name=visit.say("web-coach"), exact=True)


def begin(visit: Visit, title: str) -> Page:
    """At the table of a ride, by the server's interface."""
    page = visit.open()
    page.get_by_role("button", name=visit.say("web-play-game", game=visit.say(f"title-{title}"))).first.wait_for()
    page.evaluate("""() => fetch("/api/guests", {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({name: "Ola"}),
    })""")
    made = person_of(visit).post("/api/tables", {"lesson": title}).json
    page.goto(f"/table/{made['table']['id']}")
    hurry(visit, page)
    expect(card(visit, page)).to_be_visible()
    return page


def deed(visit: Visit, page: Page, key: str) -> Locator:
    """One of the coach's buttons, once it can be pressed."""
    return card(visit, page).get_by_role("button", name=visit.say(key), exact=True, disabled=False)


def at_step(visit: Visit, page: Page, step: int, of: int) -> None:
    expect(card(visit, page)).to_contain_text(visit.say("web-coach-step", step=step, of=of))


def test_a_newcomer_is_shown_a_whole_ride_and_plays_on(visiting: Visiting) -> None:
    visit = visiting()
    page = visit.open()
    page.get_by_role("button", name=f"{visit.say('web-first-ride-of')} Metro").click()
    expect(card(visit, page)).to_be_visible()
    hurry(visit, page)
    assert barriers(page) == []
    show, on, over = [deed(visit, page, key) for key in ("web-show-me", "web-coach-on", "web-play-on")]
    for _ in range(40):
        expect(show.or_(on).or_(over)).to_be_visible()
        if over.is_visible():
            break
        before = visit.deed
        (show if show.is_visible() else on).click()
        while visit.deed == before:  # the test ends by itself if nothing comes of it
            page.wait_for_timeout(100)
    over.click()
    expect(card(visit, page)).to_have_count(0)
    expect(page.get_by_role("button", name=visit.say("web-tool-hint"))).to_be_visible()


def test_on_a_phone_one_does_what_is_ringed_and_comes_back_at_the_same_step(visiting: Visiting) -> None:
    visit = visiting(size=PHONE, language="pl")
    sheet = AtSheet(visit, begin(visit, "london"))
    page = sheet.page
    at_step(visit, page, 1, 10)
    expect(sheet.station("E4")).to_have_attribute("aria-describedby", "coach")
    sheet.press(sheet.station("E4"))
    sheet.draw.tap()
    at_step(visit, page, 2, 10)
    assert barriers(page) == []
    page.reload()
    at_step(visit, page, 2, 10)
    page.get_by_role("button", name=visit.say("web-tool-undo")).tap()
    at_step(visit, page, 1, 10)


def test_by_keys_alone_a_ride_is_followed_and_a_step_skipped(visiting: Visiting) -> None:
    visit = visiting()
    page = begin(visit, "berlin")
    at_step(visit, page, 1, 11)
    page.keyboard.press("Enter")
    at_step(visit, page, 2, 11)
    red = page.get_by_role("button", name=visit.say("web-market-card", card="red", slot=3), exact=True)
    expect(red).to_have_attribute("aria-describedby", "coach")
    page.keyboard.press("3")
    at_step(visit, page, 3, 11)
    page.keyboard.press("g")
    expect(card(visit, page)).to_be_focused()
    page.keyboard.press("Escape")
    at_step(visit, page, 4, 11)
    page.keyboard.press("u")
    at_step(visit, page, 2, 11)


def test_in_words_the_coach_speaks_and_another_move_is_taken_kindly(visiting: Visiting) -> None:
    visit = visiting(language="pl")
    page = begin(visit, "san-francisco")
    page.keyboard.press("v")
    at_step(visit, page, 1, 12)
    deed(visit, page, "web-show-me").click()
    at_step(visit, page, 2, 12)
    page.keyboard.press("v")
    table = AtTable(visit, page, "san-francisco")
    table.market.nth(2).click()
    expect(card(visit, page)).to_contain_text(visit.say("lesson-other"))
    at_step(visit, page, 2, 12)
    assert barriers(page) == []
    page.get_by_role("button", name=visit.say("web-coach-leave")).click()
    expect(card(visit, page)).to_have_count(0)
