"""London's sheets to keep, the table of London in words, and the way to a game alone from the first page."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import become, table_of
from tests.page.visit import DESKTOP, NARROW, PHONE, Size, Visit, barriers
from tests.server.client import ME, Person, bot
from tests.server.host import Host
from tests.server.play import act, play_on

MODULES = {"objectives": True, "powers": True}
LONDON = {"en": "London", "pl": "Londyn"}
SHEET = re.compile("/sheets/0\\.svg")


def finished(host: Host, *others: dict[str, object], **options: object) -> tuple[Person, str]:
    """Somebody who has played a game to its end, and the table."""
    person = Person.guest(host.url, "Ola")
    made = person.set_up(ME, *others, game="london", options=options)
    socket = person.sit_at(made["table"]["id"])
    play_on([socket], random.Random(7))
    socket.close()
    return person, made["table"]["id"]


def sheet_of(page: Page, visit: Visit, name: str) -> Locator:
    begins = visit.say("web-sheet-alt", name=name, lines="#", sites=0, interchanges=0, total=0).partition("#")[0]
    return page.get_by_role("img", name=re.compile("^" + re.escape(begins)))


# --- a sheet to keep --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE, NARROW], ids=lambda size: size.name)
def test_a_sheet_can_be_seen_saved_and_printed(visiting: Visiting, page_host: Host, size: Size) -> None:
    _, table = finished(page_host, bot("beginner"), **MODULES)
    visit = visiting(size=size)
    page = visit.open(f"/table/{table}/sheet/0")
    expect(sheet_of(page, visit, "Ola")).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width

    with page.expect_download() as kept:
        page.get_by_role("link", name=visit.say("web-save-svg")).click()
    assert kept.value.suggested_filename == f"{table}-1.svg"
    drawn = ElementTree.fromstring(kept.value.path().read_text("utf-8"))
    assert drawn[0].text == "London, Ola"

    page.evaluate("window.print = () => { window.printed = true; }")
    page.get_by_role("button", name=visit.say("web-print")).click()
    assert page.evaluate("window.printed")
    expect(page.get_by_text(visit.say("web-sheet-pdf"))).to_be_visible()


def test_on_paper_it_is_one_light_page(visiting: Visiting, page_host: Host) -> None:
    _, table = finished(page_host)
    visit = visiting(theme="dark", language="pl")
    page = visit.open(f"/table/{table}/sheet/0")
    expect(sheet_of(page, visit, "Ola")).to_be_visible()
    page.wait_for_load_state("networkidle")
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    wide, high = (float(side) for side in re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", pdf)[0])
    assert (round(wide), round(high)) == (842, 595), "A4, lying"
    page.emulate_media(media="print")
    shown = [image for image in page.locator("img").all() if image.is_visible()]
    assert ["theme=dark" in str(image.get_attribute("src")) for image in shown] == [False]
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("button", name=visit.say("web-print"))).to_be_hidden()


def test_from_one_sheet_to_the_others_and_back_to_the_table(visiting: Visiting, page_host: Host) -> None:
    person, table = finished(page_host, bot("beginner"))
    visit = visiting()
    become(visit, person)
    page = visit.open(f"/table/{table}/sheet/0")
    choice = page.get_by_role("group", name=visit.say("web-sheet-whose"))
    other = choice.get_by_role("radio").nth(1)
    other.check(force=True)
    expect(page).to_have_url(re.compile(f"/table/{table}/sheet/1$"))
    expect(page.get_by_role("heading", level=1)).not_to_have_text(visit.say("web-nextstation-sheet-of", name="Ola"))
    page.get_by_role("link", name=visit.say("web-sheet-back")).click()
    expect(page.get_by_role("button", name=visit.say("web-end-rematch"))).to_be_visible()


@pytest.mark.parametrize("path", ["/table/nowhere/sheet/0", "{table}/sheet/3"])
def test_a_sheet_that_does_not_exist(visiting: Visiting, page_host: Host, path: str) -> None:
    _, table = finished(page_host)
    visit = visiting()
    page = visit.open(path.format(table=f"/table/{table}"))
    expect(page.get_by_text(visit.say("web-sheet-missing-line"))).to_be_visible()
    assert barriers(page) == []


# --- in words ---------------------------------------------------------------------------------------------------------


def in_words(visit: Visit, page: Page) -> Locator:
    """The table in words; what can be done there."""
    page.keyboard.press("v")
    deeds = page.get_by_role("region", name=visit.say("web-text-moves"), exact=True)
    expect(deeds).to_be_visible()
    return deeds


def play_in_words(visit: Visit, page: Page, seed: int) -> None:
    """A whole game by the keyboard: each time any of the moves, which are buttons in lists."""
    chance = random.Random(seed)
    deeds = page.get_by_role("region", name=visit.say("web-text-moves"), exact=True)
    over = page.get_by_role("button", name=visit.say("web-end-rematch"))
    now = page.get_by_role("heading", level=2, name=visit.say("web-text-now"), exact=True)
    for _ in range(120):
        buttons = deeds.locator("ul > li > button:not(details button)")
        expect(buttons.first.or_(over).first).to_be_visible()
        if over.is_visible():
            return
        version = visit.version
        button = buttons.nth(chance.randrange(buttons.count()))
        button.focus()
        page.keyboard.press("Enter")
        expect(now).to_be_focused()
        for _ in range(600):
            if visit.version > version:
                break
            page.wait_for_timeout(20)
        assert visit.version > version
    pytest.fail("the game does not end")


@pytest.mark.parametrize(("language", "size"), some([("en", DESKTOP), ("pl", PHONE)], 1), ids=["desktop", "phone"])
def test_a_game_alone_in_words_by_the_keyboard(visiting: Visiting, language: str, size: Size) -> None:
    """From the first page to the sheet that is kept."""
    visit = visiting(language=language, size=size)
    page = visit.open("/new/london")
    page.get_by_role("group", name=visit.say("web-seat-count")).get_by_role("radio", name="1").check(force=True)
    page.get_by_role("button", name=visit.say("web-start"), exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("banner")).to_contain_text(visit.say("your-section"))
    in_words(visit, page)
    for part in (
        "web-nextstation-text-card",
        "web-nextstation-text-line",
        "web-nextstation-text-sheets",
        "web-nextstation-text-map",
    ):
        expect(page.get_by_role("region", name=visit.say(part), exact=True)).to_be_visible()
    assert barriers(page) == []
    play_in_words(visit, page, 5)
    assert barriers(page) == []
    result = page.get_by_role("region", name=visit.say("web-text-result"), exact=True)
    expect(result).to_contain_text(visit.say("score-total"))
    page.get_by_role("link", name=visit.say("web-nextstation-print")).click()
    expect(page).to_have_url(re.compile(f"/table/{table_of(page)}/sheet/0$"))
    expect(page.get_by_role("button", name=visit.say("web-print"))).to_be_visible()


@pytest.mark.soak
def test_a_game_with_powers_and_objectives_in_words(visiting: Visiting, page_host: Host) -> None:
    person = Person.guest(page_host.url, "Ola")
    made = person.set_up(ME, bot("beginner"), game="london", options=MODULES)
    visit = visiting()
    become(visit, person)
    page = visit.open(f"/table/{made['table']['id']}")
    expect(page.get_by_role("banner")).to_contain_text(visit.say("your-section"))
    in_words(visit, page)
    expect(page.get_by_role("region", name=visit.say("table-goals")).get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("region", name=visit.say("web-option-powers")).get_by_role("listitem")).to_have_count(4)
    play_in_words(visit, page, 3)
    assert barriers(page) == []


def test_why_a_section_cannot_be_drawn(visiting: Visiting, page_host: Host) -> None:
    person = Person.guest(page_host.url, "Ola")
    made = person.set_up(ME, game="london", options={"pencils": "blue pink green purple"})
    socket = person.sit_at(made["table"]["id"])
    while socket.view["card"].endswith("joker"):  # to any station a section can be drawn
        act(socket, "skip")
    socket.close()
    visit = visiting()
    become(visit, person)
    page = visit.open(f"/table/{made['table']['id']}")
    expect(page.get_by_role("banner")).to_contain_text(visit.say("your-section"))
    deeds = in_words(visit, page)
    told = deeds.locator("details")
    told.locator("summary").first.press("Enter")
    told.get_by_role("button").first.press("Enter")
    expect(told.get_by_role("status").filter(has_text=re.compile(r"\bN\d+\b"))).to_have_count(1)


# --- the way there ----------------------------------------------------------------------------------------------------


def test_alone_from_the_first_page(visiting: Visiting) -> None:
    visit = visiting(language="pl")
    page = visit.open()
    choice = page.get_by_role("group", name=f"{visit.say('web-against')}: {LONDON['pl']}")
    choice.get_by_role("radio").first.check(force=True)
    assert barriers(page) == []
    page.get_by_role("button", name=visit.say("web-play-alone-game", game=LONDON["pl"])).first.click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("banner")).to_contain_text(visit.say("your-section"))
    page.go_back()
    expect(choice.get_by_role("radio").first).to_be_checked()


def test_the_order_of_the_pencils(visiting: Visiting) -> None:
    """It can be chosen by any table, and is kept by it."""
    visit = visiting()
    page = visit.open("/new/london")
    seats = page.get_by_role("group", name=visit.say("web-seat-count"))
    order = page.get_by_role("group", name=visit.say("web-option-pencils"), exact=True)
    seats.get_by_role("radio", name="2").check(force=True)
    expect(order).to_have_count(1)
    seats.get_by_role("radio", name="1").check(force=True)
    order.get_by_role("radio", name=visit.say("web-order-own")).check(force=True)
    green = visit.say("pencil-name", pencil="green")
    earlier = page.get_by_role("button", name=visit.say("web-order-earlier", thing=green))
    for _ in range(3):
        earlier.press("Enter")
    expect(earlier).to_be_disabled()
    assert barriers(page) == []
    page.get_by_role("button", name=visit.say("web-start"), exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("banner")).to_contain_text(green)
