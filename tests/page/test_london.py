"""London in a browser: sheets that are drawn on by mouse, by finger and by keys, alone, with others, at one screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.page.conftest import Visiting
from tests.page.engines.spots import expect
from tests.page.play import IN_THE_MIDDLE, AtTable, become
from tests.page.visit import DESKTOP, PHONE, Size, Visit, barriers
from tests.server.client import ME, Person, Socket, bot
from tests.server.host import Host
from tests.server.play import act, seated

A_MOMENT = 450
"""Milliseconds after which a second press is no double tap any more; it draws no more than one."""
BOTH = {"objectives": True, "powers": True}


@dataclass
class AtSheet(AtTable):
    """Somebody with a sheet of London before them."""

    game: str = "london"

    @property
    def my_turn(self) -> Locator:
        keys = [f"prompt-nextstation-{prompt}.title" for prompt in ("draw", "second", "mark")]
        ended = self.say("web-nextstation-round-over", round="@").partition("@")[0]
        told = "|".join(re.escape(said) for said in (*map(self.say, keys), ended))
        return self.page.get_by_role("banner").filter(has_text=re.compile(told))

    def named(self, key: str) -> Locator:
        """Stations that are told to be so, before the first number that is told of them."""
        told = re.split(r"\d", self.say(key, before=0, after=0))[0]
        return self.button(re.compile(f"; {re.escape(told)}"))

    @property
    def targets(self) -> Locator:
        """The stations that something can be drawn to."""
        return self.named("web-nextstation-station-can")

    @property
    def to_mark(self) -> Locator:
        return self.named("web-nextstation-station-mark")

    @property
    def ends(self) -> Locator:
        return self.button(re.compile(re.escape(self.say("web-nextstation-station-end"))))

    @property
    def draw(self) -> Locator:
        """The button that draws what is chosen."""
        keys = (
            "web-nextstation-draw-points",
            "web-nextstation-draw-wide",
            "web-nextstation-draw-first",
            "web-nextstation-draw-second",
        )
        told = "|".join(re.escape(self.say(key, points="")) for key in keys)
        return self.button(re.compile(f"^({told})"))

    @property
    def mark(self) -> Locator:
        told = self.say("web-nextstation-mark", station="@", points="").split("@")[0]
        return self.button(re.compile(rf"^{re.escape(told)}[A-J]\d"))

    @property
    def next_round(self) -> Locator:
        """The end of a round waits for this."""
        told = self.say("web-nextstation-round-next", pencil="@").partition(":")[0]
        return self.button(re.compile(f"^{re.escape(told)}: "))

    @property
    def skip(self) -> Locator:
        return self.button(self.say("web-nextstation-skip"))

    @property
    def use_power(self) -> Locator:
        """What takes up the power of the pencil, while it can be used; on a narrow screen it has the power's name."""
        names = "|".join(
            self.say("web-nextstation-power-short", power=power) for power in ("joker", "again", "switch", "double")
        )
        narrow = self.page.get_by_role("button", name=re.compile(f"^({names})"), pressed=False, disabled=False)
        return self.button(re.compile(f"^{self.say('web-nextstation-power-use')}:")).or_(narrow)

    def station(self, id: str) -> Locator:
        return self.button(re.compile(f"^{id}, "))

    def at(self, stop: Locator) -> tuple[float, float]:
        x, y, in_sight = stop.evaluate(IN_THE_MIDDLE)
        assert in_sight
        return x, y

    def press(self, stop: Locator) -> None:
        x, y = self.at(stop)
        if self.visit.look.size.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def decide(self, chance: random.Random, take: Callable[[Locator], None] | None = None) -> None:
        """Draws where something can be drawn, by one press or two and a button; uses powers now and then."""
        if self.next_round.is_visible():
            self.next_round.click()
        if self.button(self.say("web-nextstation-mark-none")).is_visible():
            self.mark_or_not(chance)
        elif chance.random() < 0.5 and self.use_power.is_visible():
            self.use_power.click()
            if self.to_mark.count() > 0:
                self.press_one(self.to_mark, chance)
                self.mark.click()
            else:
                self.draw_one(chance)
        elif self.targets.count() > 0 and (chance.random() < 0.85 or not self.skip.is_visible()):
            self.draw_one(chance)
        else:
            self.skip.click()

    def mark_or_not(self, chance: random.Random) -> None:
        if chance.random() < 0.5:
            self.press_one(self.to_mark, chance)
            self.mark.click()
        else:
            self.button(self.say("web-nextstation-mark-none")).click()

    def press_one(self, stops: Locator, chance: random.Random) -> Locator:
        for _ in range(5):  # the page may still have shown the card before: then one chooses again
            stop = stops.nth(chance.randrange(stops.count()))
            found = self.station((stop.get_attribute("aria-label") or "").partition(",")[0])
            self.press(found)
            try:
                expect(found).to_have_attribute("aria-pressed", "true", timeout=6000)
            except AssertionError:
                continue
            return found
        raise AssertionError("nothing that can be chosen could be chosen")

    def draw_one(self, chance: random.Random) -> None:
        chosen = self.press_one(self.targets, chance)
        if chance.random() < 0.5:
            self.draw.click()
            return
        before = self.visit.deed
        if chance.random() < 0.3:
            self.page.wait_for_timeout(A_MOMENT)
        self.press(chosen)  # where several sections lead there, this is the next one
        expect(self.draw).to_be_enabled()
        assert self.visit.deed == before, "a second press draws nothing"
        self.draw.click()


def alone(visit: Visit, options: dict[str, Any] | None = None, **more: Any) -> AtSheet:
    """At a table of one's own."""
    ola = Person.guest(visit.url, "Ola")
    become(visit, ola)
    made = ola.set_up(ME, game="london", options=options or {}, **more)
    return AtSheet(visit, visit.open(f"/table/{made['table']['id']}"))


def at_table(visiting: Visiting, person: Person, table: str, **look: Any) -> AtSheet:
    visit = visiting(**look)
    become(visit, person)
    return AtSheet(visit, visit.open(f"/table/{table}"))


def whole_game(table: AtSheet, chance: random.Random) -> None:
    table.await_turn()
    assert barriers(table.page) == []
    table.play_on(lambda: table.decide(chance))
    expect(table.over).to_be_visible()
    assert barriers(table.page) == []
    expect(table.page.get_by_role("heading", level=1)).to_be_focused()
    arithmetic(table.page)


def arithmetic(page: Page) -> None:
    """What the points of a row are said to be made of makes them."""
    told = [cell.inner_text() for cell in page.get_by_role("cell").filter(has_text="=").all()]
    assert len(told) >= 3
    for made, _, points in (re.sub(r"[^\d×+=]", "", one).partition("=") for one in told):
        terms = [[int(factor) for factor in term.split("×")] for term in made.split("+")]
        assert sum(map(prod, terms)) == int(points), told


def ending(page: Page, visit: Visit) -> None:
    """What one is told alone, and that the sheet can be kept."""
    told = page.get_by_role("heading", level=1).inner_text()
    points = int(re.findall(r"\d+", told)[0])
    rank = sum(points > most for most in (90, 105, 120, 135, 150))
    assert visit.say("solo-praise", rank=rank) in told
    ladder = page.get_by_role("region", name=visit.say("web-nextstation-ranks"))
    missing = None if rank == 5 else (90, 105, 120, 135, 150)[rank] + 1 - points
    said = (
        visit.say("web-nextstation-rank-top")
        if missing is None
        else visit.say("web-nextstation-rank-missing", count=missing)
    )
    expect(ladder).to_contain_text(said)
    expect(page.get_by_role("link", name=visit.say("web-nextstation-print"))).to_be_visible()


WIDE = "switches.push(...[...document.querySelectorAll('.faces.two .face')].map(face => face.offsetWidth))"
SWITCHES = f"switches = []; new MutationObserver(() => {WIDE}).observe(document, {{ subtree: 1, childList: 1 }})"


def test_alone_by_mouse(visiting: Visiting) -> None:
    visit = visiting(language="pl")
    table = alone(visit)
    table.page.evaluate(f"() => {{ {SWITCHES} }}")
    whole_game(table, random.Random(1))
    assert min(table.page.evaluate("switches")) > 60, "a switch lies beside its partner, as large as that"
    ending(table.page, visit)


def test_alone_by_finger_with_both_modules(visiting: Visiting) -> None:
    visit = visiting(size=PHONE, theme="dark")
    table = alone(visit, BOTH)
    whole_game(table, random.Random(2))
    ending(table.page, visit)


@pytest.mark.soak
def test_powers_and_objectives_with_bots(visiting: Visiting) -> None:
    visit = visiting()
    ola = Person.guest(visit.url, "Ola")
    become(visit, ola)
    made = ola.set_up(ME, bot("beginner"), bot("beginner"), game="london", options=BOTH)
    table = AtSheet(visit, visit.open(f"/table/{made['table']['id']}"))
    whole_game(table, random.Random(3))
    expect(table.page.get_by_role("row", name=re.compile(visit.say("table-goals")))).to_have_count(2)


def test_a_section_is_drawn_by_dragging_from_an_end(visiting: Visiting) -> None:
    for size in (DESKTOP, PHONE):
        table = alone(visiting(size=size))
        page = table.page
        until_something_can_be_drawn(table)
        x, y = table.at(table.ends.first)
        target = table.station(label(table.targets.first))
        to_x, to_y = table.at(target)
        drag(table, (x, y), (to_x, to_y), size)
        expect(target).to_have_attribute("aria-pressed", "true")
        before = table.visit.version
        page.keyboard.press("Enter")
        table.await_version(before + 1)


def drag(table: AtSheet, start: tuple[float, float], end: tuple[float, float], size: Size) -> None:
    if not size.touch:
        table.page.mouse.move(*start)
        table.page.mouse.down()
        table.page.mouse.move(*end, steps=8)
        table.page.mouse.up()
        return
    finger = table.visit.context.new_cdp_session(table.page)
    way = [(start[0] + (end[0] - start[0]) * n / 8, start[1] + (end[1] - start[1]) * n / 8) for n in range(1, 9)]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for x, y in way:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def label(stop: Locator) -> str:
    return (stop.get_attribute("aria-label") or "").partition(",")[0]


def until_something_can_be_drawn(table: AtSheet) -> None:
    table.await_turn()
    while table.targets.count() == 0:
        before = table.visit.version
        table.skip.click()
        table.await_version(before + 1)
        table.await_turn()


def test_a_round_by_keys(visiting: Visiting) -> None:
    """B leads to the sheet, arrows from light to light, Enter chooses and confirms; S skips."""
    table = alone(visiting())
    table.await_turn()
    first = table.page.get_by_text(table.say("web-nextstation-round-alone", round=1, pencil="@").split("·")[0].strip())
    while first.is_visible() and not table.next_round.is_visible():
        before = table.visit.version
        if table.targets.count() > 0:
            table.page.keyboard.press("b")
            table.page.keyboard.press("ArrowRight")
            table.page.keyboard.press("ArrowDown")
            focused = table.page.locator(":focus")
            if table.say("web-nextstation-station-can", before=0, after=0).split(",")[0] not in (
                focused.get_attribute("aria-label") or ""
            ):
                table.targets.first.focus()
            table.page.keyboard.press("Enter")
            expect(table.draw).to_be_visible()
            table.page.keyboard.press("Enter")
        else:
            table.page.keyboard.press("s")
        table.await_version(before + 1)
        table.await_turn()


def test_what_cannot_be_drawn_says_why(visiting: Visiting) -> None:
    table = alone(visiting())
    until_something_can_be_drawn(table)
    lit = {label(stop) for stop in table.targets.all()}
    near = table.page.get_by_role("button", name=re.compile(r"^[A-J]\d+, "))
    start = label(table.ends.first)
    told = re.escape(table.say("why-not-the-start", section="@", start=start).partition(start)[0])
    names = [label(stop) for stop in near.all()]
    far = next(name for name in names if name not in lit and abs(ord(name[0]) - ord(start[0])) > 4)
    table.press(table.station(far))
    reason = re.compile(f"{told}|{re.escape(table.say('web-nextstation-no-way', station=far))}")
    expect(table.page.get_by_text(reason).first).to_be_visible()
    assert barriers(table.page) == []
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_text(reason)).to_have_count(0)


def test_a_hint_is_shown_and_followed(visiting: Visiting) -> None:
    table = alone(visiting(), BOTH)
    table.await_turn()
    table.page.keyboard.press("h")
    follow = table.button(table.say("web-hint-follow"))
    expect(follow).to_be_visible(timeout=60_000)
    assert barriers(table.page) == []
    before = table.visit.version
    follow.click()
    table.await_version(before + 1)


def test_two_browsers_decide_at_once(visiting: Visiting, page_host: Host) -> None:
    people = [Person.guest(page_host.url, name) for name in ("Ola", "Jan")]
    (socket, other) = seated(people[0], people[1:], game="london")
    table = socket.table_id
    socket.close()
    other.close()
    ola, jan = at_table(visiting, people[0], table), at_table(visiting, people[1], table, language="pl", size=PHONE)
    ola.await_turn()
    jan.await_turn()
    chance = random.Random(5)

    # Others are told that somebody has decided, and nothing of what.
    before = jan.visit.version
    ola.decide(chance)
    expect(ola.my_turn).to_have_count(0)
    jan.await_version(before + 1)
    jan.button(jan.say("web-nextstation-tab-others", decided=1, count=1)).click()
    expect(jan.page.get_by_text(jan.say("web-nextstation-decided"))).to_be_visible()
    sheets = jan_knows(people[1], table)["sheets"]
    assert [sheets[0][part] for part in ("decided", "decision", "first")] == [True, None, None]
    assert sheets[0]["line"]["sections"] == []

    # What is decided can be taken back until everybody has decided.
    ola.button(ola.say("web-tool-undo")).click()
    ola.await_turn()
    expect(jan.page.get_by_text(jan.say("web-nextstation-decided"))).to_have_count(0)
    jan.button(jan.say("web-nextstation-tab-sheet")).click()

    for card in range(6):
        before = ola.visit.version
        for one in (jan, ola):
            one.await_turn()
            while one.my_turn.is_visible() and ola.visit.version < before + 2:
                known = one.visit.version
                one.decide(chance)
                one.await_version(known + 1)
                one.page.wait_for_timeout(50)
        if card == 0:
            hears_the_other(jan)
        if ola.over.is_visible():
            break
    assert barriers(ola.page) == []
    assert barriers(jan.page) == []


def hears_the_other(phone: AtSheet) -> None:
    """What the other has drawn is told in a line, which opens the sheet."""
    news = phone.page.get_by_role("region", name=phone.say("web-news"))
    expect(news).to_contain_text("Ola")
    news.get_by_role("button").last.tap()
    expect(phone.page.get_by_role("dialog", name="Ola")).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def jan_knows(person: Person, table: str) -> Any:
    socket = person.sit_at(table)
    view = socket.view
    socket.close()
    return view


def test_the_end_of_a_round_waits_and_is_told(visiting: Visiting, page_host: Host) -> None:
    ola = Person.guest(page_host.url, "Ola")
    socket = table_at(ola, lambda one: one.view["round"] == 1 and one.view["undergrounds"] == 5)
    for size in (DESKTOP, PHONE):
        table = at_table(visiting, ola, socket.table_id, size=size)
        table.await_turn()
        if size is PHONE:  # it is for those who were there
            expect(table.next_round).to_have_count(0)
            continue
        none = table.button(table.say("web-nextstation-mark-none"))
        table.skip.or_(none).click()
        expect(table.next_round.or_(none)).to_be_visible()
        if none.is_visible():
            none.click()
        expect(table.next_round).to_be_focused()
        line = ola_line(table, ola, socket.table_id)
        told = table.say("web-nextstation-round-told", **line, next="@").partition("=")[0]
        expect(table.page.get_by_role("status").filter(has_text=told)).to_have_count(1)
        assert barriers(table.page) == []
        table.page.keyboard.press("Enter")
        expect(table.next_round).to_have_count(0)
        assert table.page.evaluate("document.activeElement !== document.body"), "keys go on from the sheet"


def ola_line(table: AtSheet, person: Person, id: str) -> Any:
    return jan_knows(person, id)["sheets"][0]["lines"][0]


def test_at_one_screen_one_may_play_openly(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    ola = Person.guest(page_host.url, "Ola")
    become(visit, ola)
    made = ola.set_up({"kind": "me", "name": "Ola"}, {"kind": "me", "name": "Kuba"}, game="london")
    table = AtSheet(visit, visit.open(f"/table/{made['table']['id']}"))
    table.button(visit.say("web-nextstation-openly")).click()
    for name in ("Ola", "Kuba"):
        table.await_turn()
        expect(table.page.get_by_role("banner")).to_contain_text(name)
        table.skip.click()
    expect(table.button(visit.say("web-nextstation-ready"))).to_have_count(0)
    table.page.reload()
    table.await_turn()
    expect(table.button(visit.say("web-nextstation-ready"))).to_have_count(0)


def test_at_one_screen_a_decision_is_hidden_from_the_next(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    ola = Person.guest(page_host.url, "Ola")
    become(visit, ola)
    made = ola.set_up({"kind": "me", "name": "Ola"}, {"kind": "me", "name": "Kuba"}, game="london")
    table = AtSheet(visit, visit.open(f"/table/{made['table']['id']}"))
    ready = table.button(visit.say("web-nextstation-ready"))
    for name in ("Ola", "Kuba"):
        expect(ready).to_be_visible()
        expect(table.page.get_by_role("heading", level=1)).to_contain_text(name)
        assert barriers(table.page) == []
        ready.click()
        table.await_turn()
        if name == "Kuba":
            decision = visit.say("event-decided", you="yes", seat="", decision="@").split("@")[0].strip()
            expect(table.page.get_by_text(decision)).to_have_count(0)
            expect(table.page.get_by_text(visit.say("web-nextstation-decided"), exact=True)).to_be_visible()
        table.skip.click()
    # Whoever has the screen goes on with the next card; then it is passed on.
    expect(table.page.get_by_text(visit.say("web-nextstation-card", number=2, kind="street")[:6]).first).to_be_visible()
    expect(ready).to_have_count(0)
    table.skip.click()
    expect(ready).to_be_visible()
    expect(table.page.get_by_role("heading", level=1)).to_contain_text("Ola")


def test_another_sheet_opens_large(visiting: Visiting, page_host: Host) -> None:
    ola = Person.guest(page_host.url, "Ola")
    socket = table_at(ola, lambda one: one.view["round"] == 2)
    table = at_table(visiting, ola, socket.table_id)
    table.await_turn()
    opens = table.page.get_by_role("button", name=re.compile(r"^Sheet: "))
    opens.first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    expect(
        table.page.get_by_role("dialog").get_by_role("link", name=table.say("web-nextstation-print"))
    ).to_be_visible()
    assert barriers(table.page) == []
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(opens.first).to_be_focused()


def table_at(person: Person, wanted: Callable[[Socket], bool]) -> Socket:
    """A table with a bot, played at random until something is so; left by the person who played there."""
    made = person.set_up(ME, bot("beginner"), game="london", options=BOTH)
    socket = person.sit_at(made["table"]["id"])
    chance = random.Random(1)
    socket.until_my_turn()
    while not wanted(socket):
        act(socket, chance.choice(socket.view["moves"])["move"])
        socket.until_my_turn()
    socket.close()
    return socket


def test_somebody_who_watches_sees_the_sheets(visiting: Visiting, page_host: Host) -> None:
    ola = Person.guest(page_host.url, "Ola")
    socket = table_at(ola, lambda one: one.view["turn"] >= 3)
    visit = visiting()
    page = visit.open(f"/table/{socket.table_id}")
    expect(page.get_by_role("button", name=re.compile(r"^Sheet: "))).to_have_count(2)
    expect(page.get_by_role("button", name=visit.say("web-nextstation-skip"), exact=True)).to_have_count(0)
    assert barriers(page) == []
