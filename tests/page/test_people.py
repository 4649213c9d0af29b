"""Several people: by a code in two browsers, at one screen, and as somebody who watches."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.page.conftest import Visiting
from tests.page.play import AtTable, become, table_of
from tests.page.test_metro import play_to
from tests.page.visit import PHONE, barriers, overlap
from tests.server.client import ME, OPEN, Person, bot
from tests.server.host import Host
from tests.server.play import act, begin_turns, do, play_until, seated, together


def test_a_friend_comes_by_the_code_and_the_game_starts(visiting: Visiting, page_host: Host) -> None:
    host = visiting()
    ola = Person.guest(page_host.url, "Ola")
    become(host, ola)
    made = ola.set_up(ME, OPEN, OPEN)
    room = host.open(f"/table/{made['table']['id']}")
    link = room.get_by_role("textbox", name=host.say("web-invite-link")).input_value()
    code = re.fullmatch(rf"{re.escape(page_host.url)}/j/(\w{{6}})", link)
    assert code is not None
    assert barriers(room) == []

    friend = visiting(language="pl", size=PHONE)  # who was told the code, and types it in small letters
    page = friend.open()
    page.get_by_role("button", name=friend.say("web-invite-short")).click()
    page.get_by_role("textbox", name=friend.say("web-invited")).fill(f"{code[1][:3].lower()} {code[1][3:]}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(friend.say("web-come-title"))
    assert barriers(page) == []
    page.get_by_role("radio").last.check()
    page.get_by_role("textbox", name=friend.say("web-my-name")).fill("Zażółć")
    page.get_by_role("button", name=friend.say("web-come-take", number=3)).click()
    expect(room.get_by_text("Zażółć").first).to_be_visible()

    screen = host.open(f"/tv/{made['table']['id']}")  # a screen for all in the room, opened by the host
    expect(screen.get_by_text(f"{code[1][:3]}-{code[1][3:]}")).to_be_visible()
    assert barriers(screen) == []
    room.bring_to_front()
    room.get_by_role("button", name=host.say("web-put-bot")).click()
    room.get_by_role("button", name=host.say("web-put-bot-level")).click()

    expect(AtTable(friend, page).keep).to_be_visible()
    expect(AtTable(host, room).keep).to_be_visible()
    expect(screen.get_by_role("region", name=host.say("web-players"))).to_contain_text("Zażółć")
    reachable = (
        "[...document.querySelectorAll('a, button, input, [tabindex]')].filter((one) => !one.closest('[inert]'))"
    )
    assert screen.evaluate(f"{reachable}.length") == 0
    assert barriers(screen) == []

    late = visiting().open(link.removeprefix(page_host.url))
    expect(late.get_by_text(host.say("code-unknown"))).to_be_visible()


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
    jan.button(jan.say("web-undo-refuse")).click()
    says_no = ola.say("event-undo-refused", you="no", seat="Jan").partition(" ")[2]
    refused = ola.page.get_by_role("status").filter(has_text=f"Jan {says_no}")
    expect(refused).to_be_visible()
    assert not overlap(refused, ola.page.locator(".board-map"))
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
    made = ola.set_up({"kind": "me", "name": "Ola"}, {"kind": "me", "name": "Kuba"}, bot(), options={"first": "A"})
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
    # Whoever draws a card that nobody else may see covers it when they have seen it.
    ready.click()
    for _ in range(2):
        expect(table.my_turn).to_be_visible()
        before = visit.version
        page.keyboard.press("d")
        table.await_version(before + 1)
    page.wait_for_timeout(1500)
    expect(ready).to_have_count(0)
    assert barriers(page) == []
    table.button(visit.say("web-curtain-hide")).click()
    expect(page.get_by_role("region", name=visit.say("web-hand"))).to_have_count(0)
    expect(ready).to_be_visible()


def test_somebody_who_watches_sees_the_table_and_no_hand(visiting: Visiting, page_host: Host) -> None:
    ola, jan = [Person.guest(page_host.url, name) for name in ("Ola", "Jan")]
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    for _ in range(4):  # a turn of each: two cards
        act(next(one for one in sockets if one.view["moves"]), "draw deck")
        together(sockets)
    visit = visiting()
    page = visit.open(f"/table/{sockets[0].table_id}")
    expect(page.get_by_text("Ola").first).to_be_visible()
    expect(page.get_by_role("region", name=visit.say("web-hand"))).to_have_count(0)
    expect(page.get_by_role("list", name=visit.say("web-last-moves")).get_by_role("listitem")).to_have_count(2)
    assert barriers(page) == []
    assert table_of(page) == sockets[0].table_id


def test_a_television_follows_from_game_to_game_and_adds_up(visiting: Visiting, page_host: Host) -> None:
    ola = Person.guest(page_host.url, "Ola")
    first = ola.set_up(ME, bot("beginner"), game="london")["table"]["id"]
    visit = visiting(theme="dark")
    screen = visit.open(f"/tv/{first}")
    expect(screen.get_by_role("region", name=visit.say("web-players"))).to_contain_text("Ola")
    assert barriers(screen) == []
    screen.clock.install()  # the end of a game stays for a while
    give_up(ola, first)
    tally = screen.get_by_role("region", name=visit.say("web-tv-evening"))
    expect(tally.get_by_role("row").filter(has_text="Ola")).to_contain_text(visit.say("web-tv-place", place=2))
    made = ola.post("/api/tables", {"game": "metro", "seats": [ME, bot("beginner")], "after": first}).json
    play_to(ola, made["table"]["id"], 6, random.Random(1))
    visit.troubled = True  # a line on which nothing came for so long is taken for lost
    screen.clock.fast_forward(15_000)
    expect(screen).to_have_url(re.compile(f"/tv/{made['table']['id']}$"))
    expect(screen.get_by_role("region", name=visit.say("web-players"))).to_contain_text("Ola")
    expect(screen.get_by_role("banner")).to_contain_text(visit.say("web-tv-game", number=2))
    expect(screen.locator(".board rect.paper").nth(5)).to_be_visible()
    assert barriers(screen) == []
    give_up(ola, made["table"]["id"])
    expect(tally.get_by_role("row").filter(has_text="Ola").get_by_role("cell")).to_have_count(3)


def give_up(person: Person, table: str) -> None:
    socket = person.sit_at(table)
    do(socket, "concede", seat=0)
    socket.close()
