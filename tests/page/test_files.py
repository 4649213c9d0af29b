"""Files that people bring along: what the server would not take for its size is told before anything is sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

from peron.server.guard import LARGEST_BODY
from peron.server.messages import LARGEST_BOARD
from tests.page.conftest import Visiting


def bring(page: Page, size: int) -> None:
    page.set_input_files("input[type=file]", {"name": "x", "mimeType": "text/plain", "buffer": b"x" * size})


@pytest.mark.parametrize(
    ("path", "api", "largest", "key"),
    [
        ("/", "/api/records", LARGEST_BODY, "web-import-large"),
        ("/new/berlin", "/api/boards", LARGEST_BOARD, "web-board-large"),
    ],
    ids=["record", "board"],
)
def test_a_file_that_is_too_large_is_not_sent(visiting: Visiting, path: str, api: str, largest: int, key: str) -> None:
    visit = visiting()
    page = visit.open(path)
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    told = page.get_by_role("status").get_by_text(visit.say(key))
    bring(page, largest + 1)
    expect(told).to_be_visible()
    assert sent == []
    bring(page, largest)
    expect(told).to_be_hidden()
    expect(page.get_by_role("status").locator("p")).to_be_visible()
    assert any(api in request.url for request in sent)
