"""Who looks at a table. Imports tables."""

from __future__ import annotations

from typing import Protocol

from peron.rules.contract import PeronError
from peron.tables.shown import Screen


class Viewer(Protocol):
    """Somebody at a room: a screen, and a way to tell it something."""

    screen: Screen
    person: str | None
    """Who they are at the table; nobody if they only watch."""
    owner: str | None
    """The guest whose screen it is."""
    address: str
    """Where on the network they are, as they are counted."""
    host: str
    """The very address."""

    def tell(self, message: bytes) -> None: ...

    def dismiss(self, error: PeronError) -> None: ...
