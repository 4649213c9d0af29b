"""Two made-up cities in the browser: dropped as a file where a table is set up, and from a folder of titles; and what
is wrong with a file, with its line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from peron.boards import add_titles
from peron.rules import catalogue
from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import AtTable, hurry
from tests.page.test_london import AtSheet
from tests.page.visit import DESKTOP, PHONE, TABLET, Language, Size, Visit, barriers
from tests.server.host import Host
from tests.titles.test_third_city import FOLDER, NAMES


@pytest.fixture(autouse=True)
def _cities_known_here() -> Iterator[None]:
    """The tests know what words to look for; the servers learn of the cities in their own ways."""
    catalogue.games()
    before = dict(catalogue._TITLES)
    add_titles(FOLDER)
    yield
    catalogue._TITLES.clear()
    catalogue._TITLES.update(before)
    catalogue._GAMES.clear()


def drop(page: Page, name: str, text: str) -> None:
    file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    page.set_input_files("input[type=file]", file)


def start(visit: Visit, page: Page) -> None:
    page.get_by_role("button", name=visit.say("web-start")).click()
    page.wait_for_url("**/table/**")
    hurry(visit, page)


@pytest.mark.parametrize(("language", "size"), some([("pl", DESKTOP), ("en", PHONE), ("en", TABLET)], 1))
def test_a_dropped_board_is_checked_and_played(visiting: Visiting, language: Language, size: Size) -> None:
    visit = visiting(language=language, size=size)
    page = visit.open("/new/berlin")
    good = (FOLDER / "delta.json").read_text("utf-8")
    wrong = good.replace('"end_at"', '"ends_at"').replace('"teal", "cost"', '"tael", "cost"')
    drop(page, "delta.json", wrong)
    problems = page.get_by_role("list", name=visit.say("web-board-problems", file="delta.json", count=3))
    expect(problems.get_by_role("listitem")).to_have_count(3)
    line, text = next((number, text) for number, text in enumerate(wrong.splitlines(), 1) if "tael" in text)
    where = visit.say("web-board-line", line=line, column=text.index('"tael"') + 1)
    expect(problems).to_contain_text(where)
    assert barriers(page) == []
    drop(page, "delta.json", good)
    expect(problems).to_be_hidden()
    name = NAMES["delta"][language]
    expect(page.get_by_role("radio", name=name)).to_be_checked()
    expect(page.locator(".art svg")).to_be_visible()
    assert barriers(page) == []
    start(visit, page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    table, chance = AtTable(visit, page, "delta"), random.Random(8)
    table.play_on(lambda: table.decide(chance))
    assert barriers(page) == []
    page.goto("/")
    expect(page.get_by_text(name, exact=True).first).to_be_visible()


@pytest.fixture
def host_of_titles(tmp_path: Path, _page_is_built: None) -> Iterator[Host]:
    """A server that has learned of the cities from their folder."""
    host = Host(tmp_path, "--no-limits", "--titles", str(FOLDER)).start()
    yield host
    host.stop()


@pytest.mark.parametrize(
    ("id", "language"), some([("rivertown", "pl"), ("delta", "en"), ("rivertown", "en"), ("delta", "pl")], 2)
)
def test_a_title_of_a_folder_is_played(host_of_titles: Host, visiting: Visiting, id: str, language: Language) -> None:
    visit = visiting(host_of_titles, language=language)
    page = visit.open("/")
    name = NAMES[id][language]
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("radio", name=name)).to_be_checked()
    start(visit, page)
    table = AtSheet(visit, page, id) if id == "rivertown" else AtTable(visit, page, id)
    chance = random.Random(5)
    table.play_on(lambda: table.decide(chance))
    expect(page.get_by_text(name, exact=True).first).to_be_visible()
    page.goto("/rules")
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
