"""The end of a game as something to take along: the picture, the print, and a chart that ends where the score does."""

from __future__ import annotations

import json
import random
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import AtTable, become
from tests.page.stages import Stage, last_of_all
from tests.page.test_metro import play_to
from tests.page.visit import DESKTOP, PHONE, Visit, barriers
from tests.server.client import ME, Person, bot
from tests.server.host import Host
from tests.server.play import act

RECORDS = Path(__file__).parents[1] / "records"


def brought(host: Host, visit: Visit, stem: str) -> tuple[str, list[int], Page]:
    """The table of a recorded game, its totals, and its end on the page."""
    person = Person.guest(host.url, "Ola")
    become(visit, person)
    text = (RECORDS / f"{stem}.peron").read_bytes()
    table = person.request("POST", "/api/records", text, {"content-type": "text/plain; charset=utf-8"}).json["id"]
    totals = person.get(f"/api/tables/{table}").json["result"]["totals"]
    page = visit.open(f"/table/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return table, totals, page


@pytest.mark.parametrize("stem", ["berlin-4-any", "san-francisco-2-any", "london-1-builder", "metro-5-stations"])
def test_the_end_of_every_title_can_be_kept_and_printed_on_one_page(
    visiting: Visiting, page_host: Host, stem: str
) -> None:
    visit = visiting(size=DESKTOP, theme="dark")
    _, totals, page = brought(page_host, visit, stem)
    picture = page.get_by_role("img", name=re.compile("^" + visit.say("web-picture-alt", result="")))
    expect(picture).to_be_visible()
    assert f" {max(totals)}".replace("-", "−") in (picture.get_attribute("alt") or "")
    with page.expect_download() as download:
        page.get_by_role("button", name=visit.say("web-picture-save")).click()
    assert re.fullmatch(rf"peron-{stem[:5]}.*\.png", download.value.suggested_filename)
    saved = download.value.path().read_bytes()
    assert saved.startswith(b"\x89PNG")
    assert struct.unpack(">II", saved[16:24]) == (2400, 1260)
    assert len(saved) > 50_000, "something is drawn on it"
    if stem.startswith(("berlin", "san")):
        chart_adds_up(visit, page, totals)

    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name=visit.say("web-menu"))).to_be_hidden()
    expect(page.get_by_role("button", name=visit.say("web-picture-save"))).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def chart_adds_up(visit: Visit, page: Page, totals: list[int]) -> None:
    """It ends with what everybody has, tickets and tokens counted."""
    page.get_by_text(visit.say("web-end-chart-table")).click()
    last = page.get_by_role("table", name=visit.say("web-end-chart")).get_by_role("row").last
    assert [int(cell.replace("−", "-")) for cell in last.get_by_role("cell").all_inner_texts()] == totals


def test_where_the_system_can_the_picture_is_handed_on(visiting: Visiting, page_host: Host) -> None:
    visit = visiting(size=PHONE, language="pl")
    visit.context.add_init_script(
        "navigator.canShare = () => true; navigator.share = async ({ files, text }) => {"
        " document.title = JSON.stringify([files[0].name, files[0].type, files[0].size, text]); };"
    )
    _, totals, page = brought(page_host, visit, "metro-2-base")
    assert barriers(page) == []
    page.get_by_role("button", name=visit.say("web-share")).first.click()
    expect(page).to_have_title(re.compile("image/png"))
    name, kind, size, text = json.loads(page.title())
    assert (name.endswith(".png"), kind) == (True, "image/png")
    assert size > 50_000
    assert all(str(total) in text for total in totals)


def test_tickets_are_turned_over_one_by_one_and_one_press_skips_them(visiting: Visiting, page_host: Host) -> None:
    stage = Stage(page_host)
    table = stage.left(stage.until(last_of_all))
    visit = visiting(size=PHONE, theme="dark")
    become(visit, stage.ola)
    page = visit.open("/")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/table/{table}")
    at = AtTable(visit, page)
    expect(at.my_turn).to_be_visible()
    socket = stage.ola.sit_at(table)
    while not socket.over:  # which waits for nobody who looks at tickets
        moves = socket.view["moves"]
        act(socket, next((move for move in moves if move["kind"] == "pass"), moves[0])["move"])
    socket.close()
    expect(at.button(visit.say("web-reveal-skip"))).to_be_visible()
    assert barriers(page) == []
    at.button(visit.say("web-reveal-next")).click()
    told = page.get_by_role("status").filter(has_text=re.compile(r": −?\d+$"))
    expect(told).to_have_count(1)
    page.keyboard.press("Escape")
    expect(at.button(visit.say("web-picture-save"))).to_be_visible()
    expect(at.button(visit.say("web-reveal-next"))).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize(
    "options", some([{"companies": True}, {"numbers": 2}], 1), ids=lambda options: next(iter(options))
)
def test_shares_and_number_cards_are_turned_over_and_end_in_the_score(
    visiting: Visiting, page_host: Host, options: dict[str, Any]
) -> None:
    visit = visiting(language="pl")
    ola = Person.guest(page_host.url, "Ola")
    become(visit, ola)
    table = ola.set_up(ME, bot("beginner"), game="metro", options=options)["table"]["id"]
    play_to(ola, table, 58, random.Random(1))
    page = visit.open("/")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/table/{table}")
    at = AtTable(visit, page)
    expect(at.my_turn).to_be_visible()
    play_to(ola, table, 60, random.Random(1))
    following = at.button(visit.say("web-reveal-next"))
    expect(following).to_be_focused()
    totals = ola.get(f"/api/tables/{table}").json["result"]["totals"]
    flaps = page.locator("ol > li .head .flap > .visually-hidden")
    told = page.get_by_role("status").filter(has_text=re.compile(r", (\+\d+|0): \d+$"))
    for _ in range(40):
        page.keyboard.press("Space")
        if sorted(map(int, flaps.all_inner_texts())) == sorted(totals):
            break
        expect(told).to_have_count(1)
    assert sorted(map(int, flaps.all_inner_texts())) == sorted(totals), "all is turned over"
    expect(page.locator(".copy")).to_have_count(0)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(at.over).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
