"""Every state that there are pictures of: no barrier, nothing cut off at the side, nothing wrong in the console."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.amount import SOAK
from tests.page.conftest import Visiting
from tests.page.screenshots import STATES, State, show
from tests.page.stages import Stage, Where
from tests.page.visit import DESKTOP, LAPTOP, LYING_PHONE, NARROW, PHONE, TABLET, UPRIGHT_TABLET, barriers
from tests.server.host import Host

LOOKS: tuple[dict[str, Any], ...] = (
    {"language": "en", "theme": "light", "size": DESKTOP},
    {"language": "pl", "theme": "dark", "size": PHONE},
    {"language": "pl", "theme": "light", "size": LAPTOP},
    {"language": "en", "theme": "dark", "size": UPRIGHT_TABLET},
    {"language": "pl", "theme": "light", "size": TABLET},
    {"language": "en", "theme": "light", "size": LYING_PHONE},
)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory, _page_is_built: None) -> Iterator[Stage]:
    host = Host(tmp_path_factory.mktemp("data"), "--no-limits").start()
    yield Stage(host)
    if host.running:
        host.stop()


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_everybody_can_use_it(visiting: Visiting, stage: Stage, state: State) -> None:
    """In one of the sizes, by turns; a soak looks at every state in all of them."""
    where: Where = state.prepare(stage)
    at = STATES.index(state)
    for look in LOOKS if SOAK else (LOOKS[at % len(LOOKS)],):
        visit = visiting(host=stage.host, **look)
        page = show(visit, stage, state, where)
        assert barriers(page) == [], look
        assert page.evaluate("document.documentElement.scrollWidth") <= visit.look.size.width, look
        if visit.look.size is PHONE:  # a narrower one shows the same: only whether it fits is in question
            page.set_viewport_size({"width": NARROW.width, "height": NARROW.height})
            page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=NARROW.width)
        visit.close()
        if not stage.host.running:
            stage.host.start()
