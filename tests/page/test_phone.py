"""A phone shows a part of the board: what the others do out of sight is told in a line, and comes into sight."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import IN_THE_MIDDLE, AtTable, become
from tests.page.visit import LYING_PHONE, PHONE, Size, barriers
from tests.server.client import Person, Socket
from tests.server.host import Host
from tests.server.play import act, begin_turns, play_until, seated, together

FAR = 260
"""Pixels that a finger draws the board aside at a time."""


def claims_of(socket: Socket) -> dict[str, int]:
    """The routes that somebody could take now."""
    return {move["route"]: move["move"] for move in socket.view["moves"] if move["kind"] == "claim"}


def in_sight(route: Locator) -> bool:
    """Whether one could touch the middle of it, under nothing else."""
    return bool(route.evaluate(IN_THE_MIDDLE)[2])


TURNED_UP = """() => {
    window.turned = 0;
    const own = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.matches("[data-spot^=market]")) turned++;
        return own.apply(this, how);
    };
}"""


def width_of(drawing: Locator) -> float:
    box = drawing.bounding_box()
    assert box is not None
    return box["width"]


def draw_away(table: AtTable, route: Locator) -> None:
    """Draw the board aside until the route is out of sight."""
    box = table.page.locator(".board-map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    for dx, dy in ((FAR, 0), (0, FAR), (-FAR, 0), (-FAR, 0), (0, -FAR), (0, -FAR)) * 2:
        if not in_sight(route):
            return
        table.page.mouse.move(x, y)
        table.page.mouse.down()
        table.page.mouse.move(x + dx, y + dy, steps=4)
        table.page.mouse.up()
        table.page.wait_for_timeout(300)
    raise AssertionError("all of the board is in sight")


@pytest.mark.parametrize("size", some([PHONE, LYING_PHONE], 1), ids=lambda size: size.name)
def test_what_others_do_out_of_sight_comes_into_sight(visiting: Visiting, page_host: Host, size: Size) -> None:
    """By itself when it happens, and again when one asks for it: also where the log lies over half of the board."""
    ola, jan = [Person.guest(page_host.url, name) for name in ("Ola", "Jan")]
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    play_until(sockets, random.Random(1), lambda: sockets[1].version > 30 and len(claims_of(sockets[1])) > 0)
    taken, move = next(iter(claims_of(sockets[1]).items()))
    visit = visiting(size=size)
    become(visit, ola)
    page = visit.open("/")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/table/{sockets[0].table_id}")
    table = AtTable(visit, page)
    route = page.locator(f'[data-route="{taken}"]')
    expect(route).to_be_attached()
    page.wait_for_timeout(700)
    board = page.locator(".board-map .layer > svg")
    before_that = width_of(board)
    page.get_by_role("button", name=visit.say("web-route-zoom-in")).tap()
    page.wait_for_timeout(700)
    assert width_of(board) > 1.3 * before_that
    draw_away(table, route)
    news = page.get_by_role("region", name=visit.say("web-news"))
    expect(news).to_be_visible()

    before = visit.version
    act(sockets[1], move)
    table.await_version(before + 1)
    table.await_that(lambda: in_sight(route))
    expect(news).to_contain_text(table.words.route(taken))
    assert barriers(page) == []

    page.wait_for_timeout(700)
    expect(page.locator(".copy")).to_have_count(0)  # of what has travelled
    page.evaluate(TURNED_UP)
    card = next(slot for slot, one in enumerate(sockets[0].view["market"], 1) if one != "wild")
    for drawn in (f"draw {sockets[0].view['market'][card - 1]} {card}", "draw deck"):
        before = visit.version
        together(sockets)
        act(sockets[0], drawn)
        table.await_version(before + 1)
        page.wait_for_timeout(100)
        assert 0 < page.evaluate("turned") <= 5, "a card is turned up when it comes, and not again"
        page.evaluate("window.before ??= turned")
    assert page.evaluate("turned === before")
    draw_away(table, route)
    table.button(visit.say("web-log")).last.click()
    news.get_by_role("button").filter(has_text=table.words.route(taken)).tap()
    table.await_that(lambda: in_sight(route))
