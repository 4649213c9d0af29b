"""Every state that there are pictures of: no barrier, nothing cut off at the side, nothing wrong in the console."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.page.conftest import Visiting
from tests.page.screenshots import STATES, Stage, State, Where, show
from tests.page.visit import DESKTOP, NARROW, PHONE, barriers
from tests.server.host import Host

LOOKS = (
    {"language": "en", "theme": "light", "size": DESKTOP},
    {"language": "pl", "theme": "dark", "size": PHONE},
    {"language": "pl", "theme": "light", "size": NARROW},
)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory, _page_is_built: None) -> Iterator[Stage]:
    host = Host(tmp_path_factory.mktemp("data"), "--no-limits").start()
    yield Stage(host)
    if host.running:
        host.stop()


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_everybody_can_use_it(visiting: Visiting, stage: Stage, state: State) -> None:
    where: Where = state.prepare(stage)
    for look in LOOKS:
        visit = visiting(host=stage.host, **look)
        page = show(visit, stage, state, where)
        if visit.look.size is not NARROW:  # which shows what a phone shows: only its width is in question
            assert barriers(page) == [], look
        assert page.evaluate("document.documentElement.scrollWidth") <= visit.look.size.width, look
        visit.close()
        if not stage.host.running:
            stage.host.start()
