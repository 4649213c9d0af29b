"""The daily ride on the page: the card on the home page in each of its states, the table, and how everybody did."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visiting
from tests.page.play import become
from tests.page.visit import DESKTOP, PHONE, Language, Size, Theme, Visit, barriers
from tests.server.client import Person
from tests.server.host import Host
from tests.server.play import play_on

LONDON = "/api/daily/london"


def ride(person: Person, chance: int) -> tuple[str, int]:
    """To the end, at random: the table, and the points."""
    socket = person.sit_at(person.post(LONDON).json["id"])
    play_on([socket], random.Random(chance))
    socket.close()
    return socket.table_id, socket.table["result"]["totals"][0]


def link(page: Page, visit: Visit, key: str) -> None:
    page.get_by_role("link", name=visit.say(key), exact=True).click()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "pl")], ids=["desktop", "phone"])
def test_from_the_home_page_to_the_result_and_on_to_practice(
    visiting: Visiting, own_page_host: Host, size: Size, language: Language
) -> None:
    visit = visiting(host=own_page_host, size=size, language=language)
    page = visit.open()
    card = page.get_by_role("region", name=visit.say("web-daily"))
    expect(card).to_contain_text(visit.say("web-daily-streak-none"))
    expect(card).to_contain_text(visit.say("web-daily-line"))
    card.get_by_role("button", name=f"{visit.say('web-daily-ride')} {visit.say('title-london')}").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(visit.say("web-daily-counted"))).to_have_count(1)
    hint = page.get_by_role("button", name=visit.say("web-tool-hint"), exact=True)
    expect(hint).to_be_disabled()

    ola = Person(own_page_host.url, "Ola")
    ola.cookie = "; ".join(f"{one['name']}={one['value']}" for one in visit.context.cookies())
    page.goto(visit.url + "/")
    card.get_by_role("link", name=visit.say("web-daily-go-on")).click()
    page.wait_for_url("**/table/*")
    _, points = ride(ola, 1)
    link(page, visit, "web-daily-result")

    expect(page.get_by_role("heading", level=1)).to_contain_text(visit.say("web-daily"))
    shown = page.get_by_role("main")
    expect(shown).to_contain_text(visit.say("web-daily-points", points=points))
    expect(shown).to_contain_text(visit.say("web-daily-place", place=1, rides=1))
    expect(shown).to_contain_text(visit.say("web-daily-alone"))
    expect(shown).to_contain_text(visit.say("web-daily-streak-row", days=1))
    expect(page.get_by_role("heading", name=visit.say("web-nextstation-end-score"))).to_have_count(0)
    expect(page.get_by_role("region", name=visit.say("web-nextstation-end-score"))).to_be_visible()
    expect(page.get_by_role("img", name=visit.say("web-daily-my-sheet"))).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width, "nothing stands out at the side"

    page.get_by_role("button", name=visit.say("web-daily-practise")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(visit.say("web-daily-practice"))).to_have_count(1)
    page.goto(visit.url + "/")
    expect(card).to_contain_text(visit.say("web-daily-streak", days=1))
    expect(card).to_contain_text(visit.say("web-daily-before-mine", points=points))
    assert barriers(page) == []


@pytest.mark.parametrize(("language", "theme"), [("pl", "dark"), ("en", "light")])
def test_everybodys_points_are_a_histogram_and_a_table(
    visiting: Visiting, own_page_host: Host, language: Language, theme: Theme
) -> None:
    people = [Person.guest(own_page_host.url, f"P{number}") for number in range(11)]
    points = [ride(person, number)[1] for number, person in enumerate(people)]
    visit = visiting(host=own_page_host, language=language, theme=theme)
    become(visit, people[4])
    page = visit.open("/daily/london")
    place = 1 + sum(other > points[4] for other in points)
    expect(page.get_by_role("main")).to_contain_text(visit.say("web-daily-place", place=place, rides=11))
    expect(page.get_by_text(visit.say("web-daily-you", points=points[4]))).to_be_visible()
    table = page.get_by_role("table").filter(has=page.get_by_role("columnheader", name=visit.say("web-daily-range")))
    told = [int(text.split()[0]) for text in table.get_by_role("cell").all_inner_texts()]
    assert sum(told) == 11
    assert barriers(page) == []
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")

    with page.expect_download() as kept:
        page.get_by_role("button", name=visit.say("web-picture-save")).click()
    assert kept.value.suggested_filename.startswith("peron-london-")


def test_who_has_not_ridden_is_sent_to_ride_and_sees_the_days_before(visiting: Visiting, own_page_host: Host) -> None:
    visit = visiting(host=own_page_host)
    page = visit.open("/daily/london")
    expect(page.get_by_text(visit.say("ride-first"))).to_be_visible()
    assert barriers(page) == []
    yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    page.goto(f"{visit.url}/daily/london/{yesterday}")
    expect(page.get_by_text(visit.say("web-daily-not-mine"))).to_be_visible()
    expect(page.get_by_text(visit.say("web-end-shuffle-matches"))).to_be_visible()
    page.goto(f"{visit.url}/daily/nowhere")
    expect(page.get_by_text(visit.say("ride-unknown", game="nowhere"))).to_be_visible()
    page.goto(f"{visit.url}/daily/london")
    expect(page.get_by_role("button", name=visit.say("web-daily-ride"))).to_be_enabled()
