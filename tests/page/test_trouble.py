"""The server goes away and comes back; the page says so, and nothing is lost."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import AtTable, become
from tests.page.visit import PHONE, Language, Visit, barriers
from tests.server.client import ME, Person, bot
from tests.server.host import Host
from tests.server.play import begin_turns, seated


def test_a_move_made_while_the_server_is_away_is_made_when_it_is_back(visiting: Visiting, own_page_host: Host) -> None:
    ola, jan = [Person.guest(own_page_host.url, name) for name in ("Ola", "Jan")]
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    actor = sockets[0].view["turn"]
    visit = visiting(host=own_page_host)
    become(visit, (ola, jan)[actor])
    table = AtTable(visit, visit.open(f"/table/{sockets[0].table_id}"))
    table.await_turn()
    before = sockets[actor].view["players"][actor]["cards"]

    visit.troubled = True
    own_page_host.kill()
    retry = table.button(visit.say("web-retry"))
    expect(retry).to_be_visible()
    assert barriers(table.page) == []
    table.deck.click()
    own_page_host.start()
    retry.evaluate_all("buttons => buttons.forEach(button => button.click())")  # unless the page is back by itself
    expect(retry).to_have_count(0)
    table.await_version(sockets[actor].version + 1)
    again = (ola, jan)[actor].sit_at(sockets[0].table_id)
    assert again.view["players"][actor]["cards"] == before + 1


def test_the_first_page_says_that_the_server_is_away(visiting: Visiting, own_page_host: Host) -> None:
    visit = visiting(host=own_page_host)
    page = visit.open()
    play = page.get_by_role("button", name=visit.say("web-play-game", game="Berlin")).first
    expect(play).to_be_visible()
    visit.troubled = True
    own_page_host.kill()
    play.click()
    expect(page.get_by_text(visit.say("web-unreachable"))).to_be_visible()
    assert barriers(page) == []


def told(visit: Visit, page: Page, key: str, **params: object) -> None:
    """The page says this, and nothing is in anybody's way."""
    expect(page.get_by_text(visit.say(key, **params))).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_a_page_whose_files_do_not_come_is_not_blank(visiting: Visiting, language: Language) -> None:
    visit = visiting(language=language, size=PHONE)
    visit.troubled = True
    visit.context.route("**/assets/*", lambda route: route.fulfill(status=429))
    page = visit.context.new_page()
    page.goto("/")
    words = {"en": "load the page again", "pl": "wczytaj stronę ponownie"}[language]
    expect(page.get_by_role("link", name=words)).to_be_visible()
    visit.context.unroute("**/assets/*")
    page.get_by_role("link", name=words).click()
    page.get_by_role("main").first.wait_for()
    expect(page.get_by_role("link", name=words)).to_have_count(0)


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_the_first_page_says_that_too_much_was_asked_for(visiting: Visiting, language: Language) -> None:
    visit = visiting(language=language)
    refused = '{"error": {"key": "request-too-many", "params": {}}}'
    visit.context.route(
        "**/api/games", lambda route: route.fulfill(status=429, body=refused, content_type="application/json")
    )
    page = visit.open()
    told(visit, page, "request-too-many")
    visit.context.unroute("**/api/games")
    page.get_by_role("button", name=visit.say("web-try-again")).click()
    expect(page.get_by_role("button", name=visit.say("web-play-game", game="Berlin")).first).to_be_visible()


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_rules_that_do_not_come_are_not_those_of_another_title(visiting: Visiting, language: Language) -> None:
    visit = visiting(language=language)
    page = visit.open("/rules/berlin")
    berlin = page.get_by_text("T13", exact=True).first
    expect(berlin).to_be_attached()
    visit.troubled = True
    visit.context.route("**/api/games/metro/rules*", lambda route: route.abort())
    page.get_by_role("link", name="Metro", exact=True).first.click()
    told(visit, page, "web-unreachable")
    expect(berlin).to_have_count(0)
    visit.context.unroute("**/api/games/metro/rules*")
    page.get_by_role("button", name=visit.say("web-try-again")).click()
    expect(page.get_by_text("M7", exact=True).first).to_be_attached()


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_a_damaged_table_is_not_called_unknown(visiting: Visiting, own_page_host: Host, language: Language) -> None:
    ola = Person.guest(own_page_host.url, "Ola")
    table = ola.set_up(ME, bot())["table"]["id"]
    own_page_host.stop()
    with sqlite3.connect(own_page_host.folder / "peron.sqlite") as database:
        database.execute("DELETE FROM entries WHERE table_id = ? AND version = 2", (table,))
    database.close()
    own_page_host.start()
    visit = visiting(host=own_page_host, language=language)
    told(visit, visit.open(f"/table/{table}"), "table-damaged")


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_a_game_whose_part_of_the_page_does_not_come_says_so(visiting: Visiting, language: Language) -> None:
    visit = visiting(language=language)
    ola = Person.guest(visit.url, "Ola")
    table = ola.set_up(ME, bot())["table"]["id"]
    visit.troubled = True
    visit.context.route("**/assets/Ticket*", lambda route: route.abort())
    page = visit.open(f"/table/{table}")
    told(visit, page, "web-screen-failed")
    visit.context.unroute("**/assets/Ticket*")
    page.get_by_role("button", name=visit.say("web-reload")).click()
    expect(page.get_by_text(visit.say("web-screen-failed"))).to_have_count(0)


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_one_who_is_sent_away_from_a_table_is_told_why(visiting: Visiting, language: Language) -> None:
    visit = visiting(language=language)
    ola = Person.guest(visit.url, "Ola")
    table = ola.set_up(ME, bot())["table"]["id"]
    page = visit.context.new_page()
    bye = '{"type": "bye", "error": {"key": "request-too-many", "params": {}}}'

    def send_away(socket: WebSocketRoute) -> None:
        socket.send(bye)
        socket.close(code=1008)

    visit.troubled = True
    page.route_web_socket("**/socket", send_away)
    page.goto(f"/table/{table}")
    told(visit, page, "request-too-many")
    expect(page.get_by_role("button", name=visit.say("web-retry"))).to_be_visible()


@pytest.mark.parametrize("language", some(["pl", "en"], 1))
def test_a_bot_stands_in_after_a_while_that_is_counted_down(
    visiting: Visiting, tmp_path: Path, language: Language
) -> None:
    host = Host(tmp_path / "data").start()
    ola, jan = [Person.guest(host.url, name) for name in ("Ola", "Jan")]
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    gone = sockets[0].view["turn"]
    visit = visiting(host=host, language=language)
    become(visit, (jan, ola)[gone])
    page = visit.open(f"/table/{sockets[0].table_id}")
    for socket in sockets:
        socket.close()
    page.get_by_role("button", name=visit.say("web-stand-in")).click()
    soon = page.get_by_text(re.compile(visit.say("table-back-soon", seat=0, seconds=77).split("77")[0]))
    expect(soon).to_be_visible()
    before = soon.inner_text()
    expect(soon).not_to_have_text(before)
    assert barriers(page) == []
    visit.troubled = True
    host.stop()
