"""In tests a missing message or parameter is an error, not a key on the screen."""

from __future__ import annotations

import pytest

from peron.text.catalogue import Catalogue


@pytest.fixture(autouse=True)
def _strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)
