"""What is kept about me, and what those who run the server tell everybody."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from peron.server.operation import Operation
from tests.page.conftest import Visiting
from tests.page.visit import DESKTOP, PHONE, Language, Size, barriers
from tests.server.client import ME, Person, bot
from tests.server.host import Host


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "pl")], ids=["desktop", "phone"])
def test_a_guest_takes_everything_along_and_is_deleted(visiting: Visiting, size: Size, language: Language) -> None:
    visit = visiting(size=size, language=language)
    page = visit.open("/me")
    expect(page.get_by_text(visit.say("web-me-unknown"))).to_be_visible()
    page.evaluate(
        """() => fetch("/api/guests", {method: "POST", body: '{"name":"Ola"}',
        headers: {"content-type": "application/json"}})"""
    )
    page.goto(visit.url + "/")
    page.get_by_role("link", name=visit.say("web-me")).click()
    expect(page.get_by_role("heading", level=1, name=visit.say("web-me"))).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("link", name=visit.say("web-me-data")).click()
    assert json.loads(Path(kept.value.path()).read_text("utf-8"))["guest"]["name"] == "Ola"
    page.get_by_role("button", name=visit.say("web-me-delete"), exact=True).click()
    expect(page.get_by_text(visit.say("web-me-delete-sure"))).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name=visit.say("web-me-delete-yes")).click()
    expect(page.get_by_role("heading", name=visit.say("web-where-to"))).to_be_visible()
    assert page.context.cookies() == []


def test_an_announcement_stands_above_every_screen_until_it_is_put_away(
    visiting: Visiting, own_page_host: Host
) -> None:
    operation = Operation(own_page_host.folder)
    operation.announce({"en": "Back at ten.", "pl": "Wracamy o dziesiątej."}, 600)
    ola = Person.guest(own_page_host.url, "Ola")
    table = ola.set_up(ME, bot(), pace=10)["table"]["id"]
    while not ola.get("/api/announcements").json:  # the server looks for them once a second
        time.sleep(0.05)
    visit = visiting(host=own_page_host, language="pl")
    page = visit.open()
    told = page.get_by_role("status").filter(has_text="Wracamy o dziesiątej.")
    expect(told).to_be_visible()
    assert barriers(page) == []
    page.goto(f"{own_page_host.url}/table/{table}")
    expect(told).to_be_visible()
    for size in (DESKTOP, PHONE):  # nothing is pushed out of sight
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.wait_for_function("document.documentElement.scrollHeight === innerHeight")
    page.get_by_role("button", name=visit.say("web-announcement-close")).click()
    expect(told).to_have_count(0)
    page.close()  # before its server goes
    operation.close_store()


def test_a_game_that_was_closed_says_so(visiting: Visiting, own_page_host: Host) -> None:
    ola = Person.guest(own_page_host.url, "Ola")
    table = ola.set_up(ME, bot(), pace=10)["table"]["id"]
    visit = visiting(host=own_page_host)
    page = visit.open(f"/table/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    operation = Operation(own_page_host.folder)
    operation.close(table, "The club closes at ten.")
    operation.close_store()
    expect(page.get_by_role("heading", name=visit.say("web-over-closed"))).to_be_visible()
    expect(page.get_by_text("The club closes at ten.").first).to_be_visible()
    assert barriers(page) == []
    page.close()
