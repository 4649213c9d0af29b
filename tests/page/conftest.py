from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from peron.server.page import has_page
from tests.page.browser import open_browser
from tests.page.visit import Look, Visit
from tests.server.host import Host

Visiting = Callable[..., Visit]
PATIENCE = 30_000
"""Milliseconds that something expected may take to be there: machines that run tests are often busy."""
SEEN = Path(__file__).parents[2] / "screenshots" / "failed"
"""What was on the screen when a test failed."""


@pytest.fixture(scope="session", autouse=True)
def _page_is_built() -> None:
    if os.environ.get("PERON_NO_PAGE"):
        pytest.skip("Peron is to be without its page")
    assert has_page(), "the package that is tested has no page: make tests"


@pytest.fixture(scope="session")
def browser(_page_is_built: None) -> Iterator[Browser]:
    """One process for all tests of a worker; what they do in it is kept apart by their visits."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = open_browser(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def page_host(tmp_path_factory: pytest.TempPathFactory, _page_is_built: None) -> Iterator[Host]:
    """A server for all tests of a worker, without limits: one address is many people."""
    running = Host(tmp_path_factory.mktemp("data"), "--no-limits").start()
    yield running
    running.stop()


@pytest.fixture
def own_page_host(tmp_path: Path, _page_is_built: None) -> Iterator[Host]:
    """A server for one test alone, which may stop it; started."""
    own = Host(tmp_path / "data", "--no-limits").start()
    yield own
    if own.running:
        own.stop()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visiting(browser: Browser, page_host: Host, request: pytest.FixtureRequest) -> Iterator[Visiting]:
    """`visiting(language="pl", theme="dark", size=PHONE)`: a visitor, whose visit must have been without problems."""
    visits: list[Visit] = []

    def begin(host: Host = page_host, **look: object) -> Visit:
        visits.append(Visit(browser, host.url, Look(**look)))  # type: ignore[arg-type]
        return visits[-1]

    yield begin
    for number, visit in enumerate(visits):
        if request.node.stash.get(FAILED, False):
            visit.picture(SEEN / f"{request.node.name.replace('/', '_')}-{number}.png")
        visit.close()
    assert [visit.problems for visit in visits] == [[] for _ in visits]
