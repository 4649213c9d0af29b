"""Whole games, each in one way: by mouse, by touch, by keyboard, in two browsers, at one screen, through trouble."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import AtTable, become, hurry
from tests.page.visit import LYING_PHONE, PHONE, Size, Visit, barriers, overlap
from tests.server.client import ME, OPEN, Person, bot
from tests.server.host import Host


def table_for(visit: Visit, person: Person, *seats: dict[str, Any]) -> AtTable:
    """This person's new table, open in their browser; the bots there are quick."""
    become(visit, person)
    made = person.set_up(*seats, pace=0)
    return AtTable(visit, visit.open(f"/table/{made['table']['id']}"))


def first_number(text: str) -> int:
    """The first number in a cell."""
    found = re.search(r"[-−+]?\d+", text)
    assert found is not None, text
    return int(found[0].replace("−", "-"))


def adds_up(visit: Visit, page: Page) -> None:
    """The lines of every player's score make its total, and the plate tells the highest."""
    score = page.get_by_role("table", name=visit.say("web-end-table"))
    rows = [
        [first_number(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        for row in score.locator("tbody").get_by_role("row").all()[:-1]  # the last row names the tickets
    ]
    last = score.get_by_role("row").last.get_by_role("cell").all()
    totals = [first_number(cell.aria_snapshot()) for cell in last]
    assert len(rows) == 4
    assert len(totals) == 2
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    assert totals == sorted(totals, reverse=True)
    expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("size", some([PHONE, LYING_PHONE], 1), ids=lambda size: size.name)
def test_by_touch(visiting: Visiting, page_host: Host, size: Size) -> None:
    """Tap a route, confirm by the button; a card by one tap."""
    visit = visiting(size=size, language="pl")
    table = table_for(visit, Person.guest(page_host.url, "Ola"), ME, bot())
    chance = random.Random(3)
    table.play_on(lambda: table.decide(chance, table.point))
    assert barriers(table.page) == []


def test_by_the_mouse(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    table = table_for(visit, Person.guest(page_host.url, "Ola"), ME, bot())
    chance = random.Random(4)
    table.play_on(lambda: table.decide(chance, table.point))
    adds_up(visit, table.page)


def test_by_the_keyboard_alone(visiting: Visiting, page_host: Host) -> None:
    """On the map as it is: B to the map, R for the routes at a place, Enter; 1 to 5, D and T for cards and tickets."""
    visit = visiting()
    table = table_for(visit, Person.guest(page_host.url, "Ola"), ME, bot())
    chance = random.Random(5)
    claims = 0

    def decide() -> None:
        nonlocal claims
        if table.keep.is_visible():
            tab_to(table, table.say("web-keep-both"), table.say("web-keep-one"))
            table.page.keyboard.press("Enter")
        elif chance.random() < 0.6 and claim_by_keys(table, chance):
            claims += 1
        else:
            draw_by_keys(table, chance)

    table.play_on(decide)
    assert claims > 3, "routes were claimed by keys"
    adds_up(visit, table.page)


def tab_to(table: AtTable, *names: str) -> None:
    for _ in range(80):
        told = table.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText")
        if str(told).strip().split("\n")[0] in names:
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"{names} cannot be reached by Tab")


def claim_by_keys(table: AtTable, chance: random.Random) -> bool:
    """Walk over the map until there is a route to claim; whether one was."""
    keys = table.page.keyboard
    keys.press("b")
    for _ in range(12):
        keys.press("r")
        listed = table.page.get_by_role("listbox")
        if listed.count():
            chosen = listed.get_by_role("option", selected=True).first
            if table.say("web-route-can") in (chosen.get_attribute("aria-label") or chosen.inner_text()):
                keys.press("Enter")
                expect(table.claim).to_be_visible()
                keys.press("Enter")
                return True
            keys.press("Escape")
        keys.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    return False


def draw_by_keys(table: AtTable, chance: random.Random) -> None:
    """Any card or tickets; a key that can do nothing now is told why, and another is tried."""
    before = table.visit.version
    ways = chance.sample(["d", "1", "2", "3", "4", "5"], 6)
    table.page.keyboard.press("Escape")
    for key in [*(["t"] if chance.random() < 0.1 else []), *ways]:
        table.page.keyboard.press(key)
        table.page.wait_for_timeout(150)
        if table.visit.version > before:
            return
    table.button(table.say("move-pass")).press("Enter")


def test_two_browsers_at_one_table(visiting: Visiting, page_host: Host) -> None:
    """A desktop in English and a phone in Polish play against each other to the end, and see the same score."""
    ola, jan = [Person.guest(page_host.url, name) for name in ("Ola", "Jan")]
    made = ola.set_up(ME, OPEN)
    jan.accept(made["invitations"][0]["token"])
    tables = []
    for person, look in ((ola, {}), (jan, {"language": "pl", "size": PHONE})):
        visit = visiting(**look)
        become(visit, person)
        tables.append(AtTable(visit, visit.open(f"/table/{made['table']['id']}")))
    chance = random.Random(6)
    for _ in range(400):
        if any(table.over.is_visible() for table in tables):
            break
        for table in tables:
            if table.my_turn.is_visible():
                before = table.visit.version
                table.decide(chance)
                for other in tables:
                    other.await_version(before + 1)
    for table in tables:
        expect(table.over).to_be_visible()
    adds_up(tables[0].visit, tables[0].page)
    told = [table.page.get_by_role("heading", level=1).inner_text() for table in tables]
    winners = [[name for name in ("Ola", "Jan") if name in said] for said in told]
    assert winners[0] == winners[1] != []


@pytest.mark.soak
def test_at_one_screen_to_the_end(visiting: Visiting, page_host: Host) -> None:
    """Two people hand the screen to each other: the curtain falls before every hand."""
    visit = visiting()
    people = [{"kind": "me", "name": "Ola"}, {"kind": "me", "name": "Kuba"}]
    table = table_for(visit, Person.guest(page_host.url, "Ola"), *people)
    ready = table.button(visit.say("web-ready"))
    hide = table.button(visit.say("web-curtain-hide"))
    chance = random.Random(7)
    curtains = 0
    for _ in range(400):
        expect(ready.or_(hide).or_(table.my_turn).or_(table.over).first).to_be_visible()
        if table.over.is_visible():
            break
        if hide.is_visible():
            hide.click()
        if ready.is_visible():
            expect(hand(table)).to_have_count(0)
            ready.click()
            expect(table.my_turn).to_be_visible()
            curtains += 1
            continue
        before = visit.version
        table.decide(chance)
        table.await_version(before + 1)
        table.page.wait_for_timeout(30)
    expect(table.over).to_be_visible()
    assert curtains > 20
    adds_up(visit, table.page)


def hand(table: AtTable) -> Locator:
    return table.page.get_by_role("region", name=table.say("web-hand"))


def test_through_reloads_a_killed_server_and_another_language(visiting: Visiting, own_page_host: Host) -> None:
    """Whatever happens in between, the game goes on where it was, and the record of it is whole."""
    visit = visiting(host=own_page_host)
    ola = Person.guest(own_page_host.url, "Ola")
    table = table_for(visit, ola, ME, bot())
    chance = random.Random(8)
    deeds = 0

    def decide() -> None:
        nonlocal deeds, table
        deeds += 1
        if deeds % 7 == 3:
            table.page.reload()
            table.await_turn()
        if deeds % 9 == 5:
            visit.troubled = True
            own_page_host.kill()
            own_page_host.start()
            table.await_turn()
            expect(table.button(table.say("web-retry"))).to_have_count(0)
        if deeds % 11 == 7:
            table.switch_language()
        table.decide(chance)

    table.play_on(decide)
    assert deeds > 12
    expect(table.over).to_be_visible()
    record = ola.get(f"/api/tables/{table.page.url.rpartition('/')[2]}/record")
    assert record.status == 200


def test_a_hint_is_shown_and_followed(visiting: Visiting, page_host: Host) -> None:
    visit = visiting(language="pl")
    table = table_for(visit, Person.guest(page_host.url, "Ola"), ME, bot())
    for _ in range(4):
        table.await_turn()
        before = visit.version
        table.button(visit.say("web-tool-hint")).click()
        follow = table.button(visit.say("web-hint-follow"))
        expect(follow).to_be_visible()
        assert not overlap(follow.locator("xpath=ancestor::section[1]"), table.page.locator(".board-map"))
        assert barriers(table.page) == []
        follow.click()
        table.await_version(before + 1)
        expect(follow).to_have_count(0)


def test_a_link_to_a_move_shows_that_move(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    ola = Person.guest(page_host.url, "Ola")
    table = table_for(visit, ola, ME, bot())
    hurry(visit, table.page)
    chance = random.Random(9)
    for _ in range(6):
        table.await_turn()
        before = visit.version
        table.decide(chance)
        table.await_version(before + 1)
    table.await_turn()
    address = table.page.url
    later = visit.open(f"{address.removeprefix(visit.url)}/at/6")
    expect(later.get_by_role("button", name=visit.say("web-replay-now"))).to_be_visible()
    expect(later.get_by_role("banner")).to_contain_text(visit.say("web-now-past", move=6, count="@").partition("@")[0])
    assert barriers(later) == []
    later.get_by_role("button", name=visit.say("web-replay-now")).click()
    expect(later).to_have_url(address)
