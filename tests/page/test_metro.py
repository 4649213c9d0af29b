"""Metro in a browser: whole games by mouse, by finger and by keys, with modules, with six seats and at one screen;
lines that are traced, squares that are refused, and what it looks like to those who do not see it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.page.conftest import Visiting
from tests.page.engines.spots import expect
from tests.page.play import AtTable, become, person_of
from tests.page.play import table_of as of_address
from tests.page.visit import DESKTOP, LYING_PHONE, NARROW, PHONE, TABLET, Size, Visit, barriers
from tests.server.client import ME, Person, bot
from tests.server.host import Host
from tests.server.play import act, do

A_MOMENT = 450
"""Milliseconds after which a second press is meant: two quick ones lay nothing."""
ALL_SORTS: dict[str, Any] = {"numbers": 3, "tracks": True, "direction": "free", "hand": 3}


FIRST_COUNTED = """() => {
    window.scores = () => [...document.querySelectorAll(".rows .flap > .visually-hidden")].map(one => one.textContent);
    new MutationObserver((_, watcher) => {
        if (!document.querySelector("[data-counted]")) return;
        watcher.disconnect();
        window.first = { scores: scores(), numbers: document.querySelectorAll("g.counted .count").length };
    }).observe(document.body, { subtree: true, childList: true });
    return scores();
}"""
"""Gives the scores, and notes what the page shows when a line begins to be counted."""


SMALLEST_NAME = """() => Math.min(...[...document.querySelectorAll(".numbers text, .references text")].map(
    name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a))"""
SMALLEST_STATION = """() => Math.min(...[...document.querySelectorAll("[data-stop^=station] > rect:first-child")].map(
    area => area.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]))"""
"""In pixels of the page."""


@dataclass
class AtMetro(AtTable):
    """Somebody at a table of Metro."""

    game: str = "metro"

    def stop(self, id: str) -> Locator:
        """A square, a station or a central rail on the board."""
        return self.page.locator(f'[data-stop="{id}"]')

    def told(self, key: str, **params: object) -> re.Pattern[str]:
        """A name that begins as this message does, whatever number or square it tells of."""
        return re.compile("^[a-h][1-8]" + re.escape(self.say(key, square="", does="@", **params).split("@")[0]))

    @property
    def fitting(self) -> Locator:
        """The squares where the tile can be laid."""
        return self.button(self.told("web-metro-square-can", count=0))

    @property
    def unfitting(self) -> Locator:
        return self.button(self.told("web-metro-square-empty", turn="yes"))

    @property
    def lay(self) -> Locator:
        return self.button(re.compile("^" + re.escape(self.say("web-metro-lay", square=""))))

    @property
    def draw(self) -> Locator:
        return self.button(self.say("web-metro-draw"))

    @property
    def rails(self) -> Locator:
        """The central rails where a wagon can be put."""
        told = re.escape(self.say("web-metro-rail", rail=0, state="can", what="")).replace("0", r"\d")
        return self.button(re.compile(told))

    @property
    def place(self) -> Locator:
        return self.button(re.compile("^" + re.escape(self.say("web-metro-place-wagon", rail=""))))

    @property
    def shares(self) -> Locator:
        return self.page.locator("button.share")

    @property
    def exchange(self) -> Locator:
        return self.button(self.say("web-metro-exchange"))

    def press(self, what: Locator) -> None:
        if self.visit.look.size.touch:
            what.tap()
        else:
            what.click()

    def lay_somewhere(self, chance: random.Random) -> None:
        """Choose a square, see what the tile does there, and lay it by the button."""
        square = self.fitting.nth(chance.randrange(self.fitting.count()))
        name = square.get_attribute("data-stop") or ""
        self.press(self.stop(name))
        expect(self.lay).to_have_text(re.compile(re.escape(self.say("web-metro-lay", square=name))))
        self.press(self.lay)

    def decide(self, chance: random.Random, take: Any = None) -> None:
        if self.draw.count() and chance.random() < 0.15:
            self.press(self.draw)
        elif self.button(self.say("move-pass")).count():
            self.press(self.button(self.say("move-pass")))
        else:
            self.lay_somewhere(chance)


def table_of(visit: Visit, host: Host, *seats: dict[str, Any], tiles: int = 0, **options: Any) -> AtMetro:
    """A new table with bots that move at once; played on, without the page, until so many tiles lie."""
    person = Person.guest(host.url, "Ola")
    become(visit, person)
    id = person.set_up(ME, *seats, game="metro", options=options)["table"]["id"]
    if tiles:
        play_to(person, id, tiles, random.Random(tiles))
    return AtMetro(visit, visit.open(f"/table/{id}"))


def play_to(person: Person, table: str, tiles: int, chance: random.Random) -> None:
    socket = person.sit_at(table)
    while not socket.over:
        socket.until_my_turn()
        if socket.over or (len(socket.view["tiles"]) >= tiles and socket.view["phase"] == "turn"):
            break
        lays = [move for move in socket.view["moves"] if move["kind"] == "lay"]
        act(socket, chance.choice(lays or socket.view["moves"])["move"])
    socket.close()


def adds_up(visit: Visit, table: AtMetro, players: int) -> None:
    """Every column of the score is the sum of its parts, and those the sums of theirs."""
    score = table.page.get_by_role("table", name=visit.say("web-end-table"))
    totals = [number(cell.aria_snapshot()) for cell in score.get_by_role("row").last.get_by_role("cell").all()]
    assert len(totals) == players
    sums = [0] * players
    for row in score.locator("tbody").get_by_role("row").all():
        for seat, cell in enumerate(row.get_by_role("cell").all()):
            points = number(cell.locator(".points").inner_text())
            each = [number(one) for one in cell.locator(".gain").all_inner_texts()]
            assert sum(each) == points
            sums[seat] += points
    assert sums == totals
    expect(table.page.get_by_role("heading", level=1)).to_be_focused()


def number(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found is not None, text
    return int(found[0])


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_a_whole_game_by_mouse(visiting: Visiting, page_host: Host) -> None:
    """Pointing shows what the tile would do; a click fixes it, the button lays it."""
    visit = visiting()
    table = table_of(visit, page_host, bot("beginner"))
    chance = random.Random(2)
    table.play_on(lambda: table.decide(chance))
    assert barriers(table.page) == []
    adds_up(visit, table, 2)


def test_a_whole_game_by_touch(visiting: Visiting, page_host: Host) -> None:
    visit = visiting(language="pl", theme="dark", size=PHONE)
    table = table_of(visit, page_host, bot("beginner"), bot("beginner"))
    chance = random.Random(3)
    assert table.await_turn()
    assert barriers(table.page) == []
    table.play_on(lambda: table.decide(chance))
    assert barriers(table.page) == []


def test_a_whole_game_with_companies_and_stations(visiting: Visiting, page_host: Host) -> None:
    """By mouse: shares are exchanged, wagons are put in the centre by showing one, and the score is of shares."""
    visit = visiting(language="pl")
    table = table_of(visit, page_host, bot("beginner"), bot("beginner"), companies=True, stations=True)
    chance = random.Random(4)
    done = {"exchange": 0, "wagon": 0}

    def decide() -> None:
        if done["exchange"] < 2:
            table.shares.nth(chance.randrange(4)).click()
            if table.exchange.count():
                done["exchange"] += 1
                if done["exchange"] == 2:
                    table.page.get_by_role("radio", name=visit.say("web-metro-take-hidden")).check(force=True)
                else:
                    assert barriers(table.page) == []
                table.exchange.click()
                return
        elif done["wagon"] < 1 and table.rails.count():
            table.rails.first.click()
            expect(table.place).to_be_visible()
            assert barriers(table.page) == []
            done["wagon"] += 1
            table.place.click()
            return
        table.decide(chance)

    table.play_on(decide)
    assert done == {"exchange": 2, "wagon": 1}
    assert barriers(table.page) == []
    adds_up(visit, table, 3)
    expect(table.page.get_by_role("heading", name=visit.say("web-metro-end-company-lines"))).to_be_visible()


@pytest.mark.soak
def test_a_whole_game_with_six_seats(visiting: Visiting, page_host: Host) -> None:
    """Five bots, tiles that are turned, three in hand, tracks in the centre, number cards."""
    visit = visiting(theme="dark")
    table = table_of(visit, page_host, *[bot("beginner")] * 5, **ALL_SORTS)
    chance = random.Random(6)
    assert table.await_turn()
    assert barriers(table.page) == []
    assert table.page.locator("ol > li[data-spot]").count() == 6

    def decide() -> None:
        keys = table.page.keyboard
        keys.press(chance.choice("123"))
        for _ in range(chance.randrange(3)):
            keys.press("r")
        if not table.fitting.count():
            keys.press("r")
        table.decide(chance)

    table.play_on(decide)
    assert barriers(table.page) == []
    adds_up(visit, table, 6)


def test_by_the_keyboard_alone(visiting: Visiting, page_host: Host) -> None:
    """B to the board, arrows over it or N from square to square where the tile fits, Enter lays; D draws."""
    visit = visiting()
    table = table_of(visit, page_host, bot("beginner"))
    chance = random.Random(5)
    keys = table.page.keyboard

    def decide() -> None:
        if table.draw.count() and chance.random() < 0.1:
            keys.press("d")
            return
        if chance.random() < 0.5:
            keys.press(chance.choice(["n", "Shift+N"]))
            expect(table.lay).to_be_visible()
            keys.press("Enter")
            return
        target = table.fitting.nth(chance.randrange(table.fitting.count())).get_attribute("data-stop") or ""
        keys.press("b")
        walk(table, target)
        if not table.lay.count():  # the focus was there already: nothing has been chosen yet
            keys.press("Enter")
        expect(table.lay).to_be_visible()
        keys.press("Enter")

    table.play_on(decide)
    adds_up(visit, table, 2)


def walk(table: AtMetro, target: str) -> None:
    """Arrow by arrow; over the central station one comes to its other side."""
    for _ in range(30):
        at = str(table.page.evaluate("document.activeElement.dataset.stop"))
        if at == target:
            return
        if not re.fullmatch(r"[a-h][1-8]", at):
            table.page.keyboard.press({"station-0": "ArrowDown"}.get(at, "ArrowLeft"))
            continue
        right, down = ord(target[0]) - ord(at[0]), int(target[1]) - int(at[1])
        beside_centre = at[0] in "de" and target[1] in "45"
        upright = down != 0 and not beside_centre and not (right != 0 and at[1] in "45" and target[0] not in "de")
        if upright:
            table.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            across = right or (1 if at[0] == "e" else -1)
            table.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    raise AssertionError(f"{target} cannot be reached by arrows")


# --- on the way -------------------------------------------------------------------------------------------------------


def test_pointing_tells_before_anything_is_laid(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    table = table_of(visit, page_host, bot("beginner"), tiles=24)
    assert table.await_turn()
    square = table.fitting.first.get_attribute("data-stop") or ""
    table.stop(square).hover()
    expect(table.lay).to_be_visible()
    assert barriers(table.page) == []
    before = visit.version
    table.stop(square).click()
    table.stop(square).click()  # so soon after the first it is the first still
    table.page.wait_for_timeout(A_MOMENT)
    assert visit.version == before
    table.stop(square).click()
    table.await_version(before + 1)


def test_a_refused_square_says_why(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    table = table_of(visit, page_host, bot("beginner"))
    assert table.await_turn()
    table.stop("c3").click()
    expect(table.page.get_by_role("heading", name=visit.say("web-metro-not-here"))).to_be_visible()
    expect(table.page.get_by_text(visit.say("why-square-not-beside", square="c3"))).to_be_visible()
    expect(table.page.get_by_role("link", name="M6")).to_be_visible()
    assert table.lay.count() == 0
    assert barriers(table.page) == []


def test_what_is_in_the_way_is_shown_and_its_rule_with_its_picture(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    table = table_of(visit, page_host, bot("beginner"))
    assert table.await_turn()
    table.stop("c3").click()
    show = table.page.get_by_role("button", name=visit.say("web-show-me"))
    marked = table.page.locator("[data-shown]")
    expect(marked).to_have_count(0)
    show.focus()
    table.page.keyboard.press("Enter")
    expect(marked).to_have_count(1)
    expect(table.page.get_by_text(visit.say("web-metro-shown", square="c3"))).to_be_visible()
    expect(marked).to_have_count(0)
    show.hover()
    table.page.mouse.down()
    expect(marked).to_have_count(1)
    table.page.mouse.up()
    expect(marked).to_have_count(0)
    table.page.locator("a[data-rule=M6]:visible").first.click()
    told = table.page.get_by_role("dialog").filter(has=table.page.get_by_text("M6", exact=True))
    expect(told.get_by_role("img").first).to_be_visible()


def test_a_line_is_traced_from_its_wagon_and_from_its_tracks(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    table = table_of(visit, page_host, bot("beginner"), tiles=30)
    assert table.await_turn()
    traced = table.page.locator("g.count")
    for at in range(32):
        table.stop(f"station-{at}").hover()
        if traced.count() > 2:
            break
    counted = traced.count()
    assert counted > 2
    assert traced.last.text_content() == str(counted)
    assert barriers(table.page) == []
    table.page.mouse.move(2, 2)
    expect(traced).to_have_count(0)


def test_a_finished_line_is_counted_before_the_next_move(visiting: Visiting, page_host: Host) -> None:
    """Its points are on no score until it was; a press skips it. Beside the board nothing comes under the pointer."""
    visit = visiting()
    table = table_of(visit, page_host, bot("beginner"), tiles=30)
    assert table.await_turn()
    socket = person_of(visit).sit_at(of_address(table.page))
    do(socket, "pace", seconds=1)
    socket.close()
    before = table.page.evaluate(FIRST_COUNTED)
    table.button(re.compile(": finished, ")).first.click()
    box = table.page.locator(".chips").first.bounding_box()
    table.lay.click()
    expect(table.page.locator("[data-counted]")).to_be_visible()
    assert table.page.evaluate("first.scores") == before
    assert table.page.evaluate("first.numbers") > 0
    after = table.page.locator(".chips").first.bounding_box()
    assert box is not None
    assert after is not None
    assert abs(box["y"] - after["y"]) < 1
    table.page.keyboard.press("Shift")
    expect(table.page.locator("g.counted .count")).to_have_count(0)
    assert table.page.evaluate("scores()") != before
    assert barriers(table.page) == []


def test_lines_in_the_colours_of_their_owners(visiting: Visiting, page_host: Host) -> None:
    """By key or by switch; the browser keeps it."""
    visit = visiting(theme="dark")
    table = table_of(visit, page_host, bot("beginner"), tiles=24)
    assert table.await_turn()
    coloured = table.page.locator("[data-coloured]")
    expect(coloured).to_have_count(0)
    table.page.keyboard.press("c")
    expect(coloured.first).to_be_attached()
    assert barriers(table.page) == []
    table.page.reload()
    expect(coloured.first).to_be_attached()
    table.page.get_by_role("switch", name=visit.say("web-metro-coloured")).click()
    expect(coloured).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, LYING_PHONE, NARROW], ids=lambda size: size.name)
def test_nothing_is_in_the_way(visiting: Visiting, page_host: Host, size: Size) -> None:
    """With two modules and turning: on every screen nothing is wider than it is, and axe finds nothing."""
    visit = visiting(language="pl", size=size)
    table = table_of(visit, page_host, *[bot("beginner")] * 3, tiles=16, stations=True, numbers=2, direction="free")
    assert table.await_turn()
    assert barriers(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size.width < DESKTOP.width:
        assert table.page.evaluate(SMALLEST_NAME) >= 11
    if size.touch:
        assert table.page.evaluate(SMALLEST_STATION) >= 24
    table.press(table.fitting.first)
    expect(table.lay).to_be_in_viewport()
    assert barriers(table.page) == []


def test_at_one_screen_tiles_are_covered(visiting: Visiting, page_host: Host) -> None:
    """Two people hand the screen to each other; nobody's tile is in the page while the curtain is down. Whoever took a
    hidden share covers it when they have seen it."""
    visit = visiting()
    table = table_of(visit, page_host, {"kind": "me", "name": "Jan"}, companies=True)
    ready, hide = table.button(visit.say("web-ready")), table.button(visit.say("web-curtain-hide"))
    chance = random.Random(7)
    for turn in range(3):
        ready.click()
        expect(table.my_turn).to_be_visible()
        expect(table.page.get_by_role("group", name=visit.say("web-metro-tile", count=1))).to_be_visible()
        before = visit.version
        if turn == 0:
            table.shares.first.click()
            table.page.get_by_role("radio", name=visit.say("web-metro-take-hidden")).check(force=True)
            table.exchange.click()
            table.await_version(before + 1)
            table.page.wait_for_timeout(1500)
            expect(ready).to_have_count(0)
            hide.click()
        else:
            table.lay_somewhere(chance)
            table.await_version(before + 1)
        expect(ready).to_be_visible()
        assert table.page.locator("[data-spot=hand]").count() == 0
        assert barriers(table.page) == []


def test_somebody_watches(visiting: Visiting, page_host: Host) -> None:
    """Without a tile and without anything to do, but lines can be followed."""
    player = visiting()
    table = table_of(player, page_host, bot("beginner"), tiles=12)
    visit = visiting(theme="dark")
    watcher = AtMetro(visit, visit.open(table.page.url.removeprefix(page_host.url)))
    expect(watcher.page.get_by_text(visit.say("web-looking")).first).to_be_visible()
    assert watcher.fitting.count() == 0
    watcher.stop("station-0").hover()
    assert barriers(watcher.page) == []


def test_looking_back_and_a_hint(visiting: Visiting, page_host: Host) -> None:
    visit = visiting()
    table = table_of(visit, page_host, bot("beginner"), tiles=10)
    assert table.await_turn()
    table.button(visit.say("web-tool-hint")).click()
    expect(table.button(visit.say("web-hint-follow"))).to_be_visible()
    before = visit.version
    table.button(visit.say("web-hint-follow")).click()
    table.await_version(before + 1)
    assert table.await_turn()
    laid = table.page.locator("rect.paper").count()
    table.page.goto(table.page.url + "/at/9")
    expect(table.page.get_by_text(visit.say("web-past-line")).first).to_be_visible()
    assert table.page.locator("rect.paper").count() < laid
