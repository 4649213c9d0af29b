"""Maps that are larger than their window: they follow the mouse, a finger, two fingers and the wheel."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.page.conftest import Visiting
from tests.page.play import IN_THE_MIDDLE, AtTable, become
from tests.page.visit import DESKTOP, PHONE, TABLET, Language, Size
from tests.server.client import ME, Person, bot

Point = tuple[float, float]
RESTED = 500
"""Milliseconds until a map that glides is where it goes."""


def sit_down(visiting: Visiting, game: str, size: Size, language: Language = "en") -> AtTable:
    """At a table of this game, nearer to the map than it is at first."""
    visit = visiting(size=size, language=language)
    ola = Person.guest(visit.url, "Ola")
    become(visit, ola)
    made = ola.set_up(ME, bot("beginner"), game=game)
    table = AtTable(visit, visit.open(f"/table/{made['table']['id']}"), game)
    expect(stops(table).first).to_be_attached()
    table.page.wait_for_timeout(RESTED)
    for _ in range(2):
        table.page.keyboard.press("+")
        table.page.wait_for_timeout(RESTED)
    return table


def stops(table: AtTable) -> Locator:
    """Everything on the map that has a place."""
    return table.page.locator("[data-place], [data-station]")


def window(table: AtTable) -> tuple[float, float, float, float]:
    box = table.page.locator(".map-window").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def middle(table: AtTable) -> Point:
    left, top, width, height = window(table)
    return left + width / 2, top + height / 2


def places(table: AtTable) -> list[Point]:
    return [(x, y) for x, y, _ in stops(table).evaluate_all(f"all => all.map({IN_THE_MIDDLE})")]


def touch(session: CDPSession, kind: str, *fingers: Point) -> None:
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def steps(start: Point, end: Point) -> Iterable[Point]:
    return [(start[0] + (end[0] - start[0]) * n / 6, start[1] + (end[1] - start[1]) * n / 6) for n in range(1, 7)]


NAMES = """() => [...document.querySelectorAll(".board-map .labels .label")]
    .filter(name => name.getClientRects().length)
    .map(name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a)"""
"""How high the names of places are that one sees, in pixels."""


@pytest.mark.parametrize("game", ["berlin", "san-francisco"])
def test_names_of_places_can_be_read_at_every_size_of_the_map(visiting: Visiting, game: str) -> None:
    """They are there once at a time: larger than printed where the board is small."""
    table = sit_down(visiting, game, TABLET)
    for _ in range(3):
        names = table.page.evaluate(NAMES)
        assert len(names) == len(table.board.places)
        assert min(names) >= 11
        tables = table.page.evaluate(NAMES.replace(".labels .label", ".tables.large text"))
        small = table.page.locator(".board-map.names-large").count() > 0
        assert min(tables) >= 11 if small else tables == []
        table.page.keyboard.press("-")
        table.page.wait_for_timeout(RESTED)


DISTRICTS = """() => [...document.querySelectorAll(".sheet-map .labels text")]
    .filter(name => name.getClientRects().length)
    .map(name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a)"""
"""How high the names of districts are that one sees, in pixels."""


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=lambda size: size.name)
def test_names_of_districts_are_there_where_they_can_be_read(visiting: Visiting, size: Size) -> None:
    """In Polish they are longest, and so printed smallest."""
    table = sit_down(visiting, "london", size, "pl")
    seen = []
    for key in "0++++":
        table.page.keyboard.press(key)
        table.page.wait_for_timeout(RESTED)
        seen.append(table.page.evaluate(DISTRICTS))
    assert all(names == [] or min(names) >= 11 for names in seen)
    assert seen[-1], "from near they are there"


@pytest.mark.parametrize("game", ["berlin", "london"])
def test_a_map_follows_the_mouse_and_the_wheel(visiting: Visiting, game: str) -> None:
    table = sit_down(visiting, game, DESKTOP)
    mouse, (x, y) = table.page.mouse, empty_spot(table)
    before = places(table)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 60, y + 20, steps=6)
    mouse.up()
    table.page.wait_for_timeout(RESTED)
    moved = places(table)
    assert moved == [pytest.approx((a - 60, b + 20), abs=1.5) for a, b in before]
    mouse.wheel(0, -200)
    table.page.wait_for_timeout(RESTED)
    factor = 2.718281828 ** (200 / 420)
    held = (x - 60, y + 20)
    wanted = [(held[0] + (a - held[0]) * factor, held[1] + (b - held[1]) * factor) for a, b in moved]
    assert places(table) == [pytest.approx(one, abs=2) for one in wanted]


@pytest.mark.parametrize("game", ["berlin", "london"])
def test_a_map_follows_one_finger_and_two(visiting: Visiting, game: str) -> None:
    table = sit_down(visiting, game, PHONE)
    hand = table.visit.context.new_cdp_session(table.page)
    x, y = empty_spot(table)
    before = places(table)
    touch(hand, "touchStart", (x, y))
    for at in steps((x, y), (x - 40, y - 30)):
        touch(hand, "touchMove", at)
    touch(hand, "touchEnd")
    table.page.wait_for_timeout(RESTED)
    moved = places(table)
    assert moved == [pytest.approx((a - 40, b - 30), abs=1.5) for a, b in before]
    near, far = (x - 30, y), (x + 30, y)
    touch(hand, "touchStart", near)
    touch(hand, "touchStart", near, far)
    for one, other in zip(steps(near, (x - 45, y)), steps(far, (x + 45, y)), strict=True):
        touch(hand, "touchMove", one, other)
    touch(hand, "touchEnd", near)
    touch(hand, "touchEnd")
    table.page.wait_for_timeout(RESTED)
    assert places(table) == [pytest.approx((x + (a - x) * 1.5, y + (b - y) * 1.5), abs=2) for a, b in moved]
    expect(table.page.get_by_role("button", pressed=True).and_(stops(table))).to_have_count(0)


def test_the_keyboard_shows_the_whole_map_again(visiting: Visiting) -> None:
    table = sit_down(visiting, "london", DESKTOP)
    left, top, width, height = window(table)
    inside = [left < x < left + width and top < y < top + height for x, y in places(table)]
    assert not all(inside)
    table.page.keyboard.press("0")
    table.page.wait_for_timeout(RESTED)
    assert all(left < x < left + width and top < y < top + height for x, y in places(table))


def empty_spot(table: AtTable) -> Point:
    """Near the middle, and as far from everything that could be pressed as there is a spot."""
    x, y = middle(table)
    around = [(x + dx, y + dy) for dx in range(-60, 61, 10) for dy in range(-60, 61, 10)]
    taken = places(table)
    return max(around, key=lambda at: min(abs(at[0] - a) + abs(at[1] - b) for a, b in taken))
