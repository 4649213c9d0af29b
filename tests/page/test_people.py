"""Several people: by invitation in two browsers, at one screen, and as somebody who watches."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.page.conftest import Visiting
from tests.page.play import AtTable, become, table_of
from tests.page.visit import PHONE, barriers
from tests.server.client import ME, OPEN, Person, bot
from tests.server.host import Host
from tests.server.play import begin_turns, play_until, seated


def test_a_friend_comes_by_the_link_and_the_game_starts(visiting: Visiting, page_host: Host) -> None:
    host = visiting()
    ola = Person.guest(page_host.url, "Ola")
    become(host, ola)
    made = ola.set_up(ME, OPEN)
    room = host.open(f"/table/{made['table']['id']}")
    seat = room.get_by_role("region", name=host.say("web-invite-seat", number=2))
    seat.get_by_role("button", name=host.say("web-invite-new")).click()  # another device has the one made first
    link = seat.get_by_role("textbox", name=host.say("web-invite-link")).input_value()
    assert re.fullmatch(rf"{re.escape(page_host.url)}/join#\S+", link)
    assert barriers(room) == []

    friend = visiting(language="pl", size=PHONE)
    page = friend.open(link.removeprefix(page_host.url))
    expect(page.get_by_role("heading", level=1)).to_have_text(friend.say("web-join-title"))
    assert barriers(page) == []
    page.get_by_role("textbox", name=friend.say("web-my-name")).fill("Zażółć")
    page.get_by_role("button", name=friend.say("web-join-take")).click()

    expect(AtTable(friend, page).keep).to_be_visible()
    expect(AtTable(host, room).keep).to_be_visible()
    expect(room.get_by_text("Zażółć").first).to_be_visible()

    late = visiting().open(link.removeprefix(page_host.url))
    expect(late.get_by_text(host.say("web-join-gone"))).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(visiting: Visiting, page_host: Host) -> None:
    people = [Person.guest(page_host.url, name) for name in ("Ola", "Jan")]
    sockets = seated(people[0], people[1:])
    begin_turns(sockets)
    play_until(sockets, random.Random(3), lambda: sockets[0].view["turn"] == 0 and sockets[0].view["phase"] == "turn")
    tables = []
    for person in people:
        visit = visiting()
        become(visit, person)
        tables.append(AtTable(visit, visit.open(f"/table/{sockets[0].table_id}")))
    ola, jan = tables
    ola.await_turn()
    cards = sockets[0].view["players"][0]["cards"]
    before = ola.visit.version
    ola.deck.click()
    ola.await_version(before + 1)  # what is asked for sooner would be the move before
    ola.button(ola.say("web-tool-undo-ask")).click()
    jan.button(jan.say("web-undo-agree")).click()
    expect(ola.button(ola.say("web-undo-withdraw"))).to_have_count(0)
    expect(jan.button(jan.say("web-undo-agree"))).to_have_count(0)
    ola.await_turn()
    again = people[0].sit_at(sockets[0].table_id)
    assert again.view["players"][0]["cards"] == cards
    assert again.view["phase"] == "turn"


def test_at_one_screen_nothing_is_shown_until_the_next_one_is_ready(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    ola = Person.guest(page_host.url, "Ola")
    become(visit, ola)
    made = ola.set_up({"kind": "me", "name": "Ola"}, {"kind": "me", "name": "Kuba"}, bot())
    page = visit.open(f"/table/{made['table']['id']}")
    table = AtTable(visit, page)
    for name in ("Ola", "Kuba"):
        ready = table.button(visit.say("web-ready"))
        expect(ready).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)
        assert barriers(page) == []
        expect(page.get_by_role("region", name=visit.say("web-hand"))).to_have_count(0)
        expect(table.keep).to_have_count(0)
        ready.click()
        table.keep.click()


def test_somebody_who_watches_sees_the_table_and_no_hand(visiting: Visiting, page_host: Host) -> None:
    ola, jan = [Person.guest(page_host.url, name) for name in ("Ola", "Jan")]
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    visit = visiting()
    page = visit.open(f"/table/{sockets[0].table_id}")
    expect(page.get_by_text("Ola").first).to_be_visible()
    expect(page.get_by_role("region", name=visit.say("web-hand"))).to_have_count(0)
    assert barriers(page) == []
    assert table_of(page) == sockets[0].table_id
