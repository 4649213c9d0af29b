"""Files that people bring along: what the server would not take for its size is told before anything is sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

from peron.server.bodies import LARGEST_BOARD
from peron.server.guard import LARGEST_BODY
from tests.page.conftest import Visiting
from tests.page.visit import barriers
from tests.titles.test_third_city import FOLDER, NAMES


def bring(page: Page, size: int) -> None:
    page.set_input_files("input[type=file]", {"name": "x", "mimeType": "text/plain", "buffer": b"x" * size})


@pytest.mark.parametrize(
    ("path", "api", "largest", "key"),
    [
        ("/replays", "/api/records", LARGEST_BODY, "web-import-large"),
        ("/new/berlin", "/api/boards", LARGEST_BOARD, "web-board-large"),
    ],
    ids=["record", "board"],
)
def test_a_file_that_is_too_large_is_not_sent(visiting: Visiting, path: str, api: str, largest: int, key: str) -> None:
    visit = visiting()
    page = visit.open(path)
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    came_of_it = page.locator("input[type=file]").locator("xpath=../following-sibling::*[@role='status']")
    told = came_of_it.get_by_text(visit.say(key))
    bring(page, largest + 1)
    expect(told).to_be_visible()
    assert sent == []
    bring(page, largest)
    expect(told).to_be_hidden()
    expect(came_of_it.locator("p")).to_be_visible()
    assert any(api in request.url for request in sent)


def test_a_board_is_kept_for_the_visit_until_it_is_removed(visiting: Visiting) -> None:
    visit = visiting()
    page = visit.open("/new/london")
    page.set_input_files("input[type=file]", FOLDER / "delta.json")
    name = NAMES["delta"]["en"]
    board = page.get_by_role("radio", name=name)
    expect(board).to_be_checked()
    page.reload()
    expect(board).to_be_checked()
    expect(page.locator(".art svg")).to_be_visible()
    assert barriers(page) == []
    page.goto("/new/london")
    expect(board).not_to_be_checked()
    board.check(force=True)
    page.get_by_role("button", name=visit.say("web-board-remove")).click()
    expect(board).to_have_count(0)
    page.reload()
    expect(page.get_by_role("radio", name="Berlin")).to_be_checked()
    expect(board).to_have_count(0)
