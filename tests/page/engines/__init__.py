"""The other engines: what is known of each, and how Debian gets it.

`python -m tests.page.engines` sees to it that they are there, or says which are not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.page.engines import firefox, webkit
from tests.page.engines.window import Window
from tests.page.visit import Size


@dataclass(frozen=True)
class Engine:
    name: str
    window: Callable[[Size], Window]
    packages: tuple[str, ...]
    """What Debian calls what has to be installed for it."""
    missing: Callable[[], str]
    """Which programs are not here."""


ENGINES: Final = (
    Engine("webkit", webkit.WebKit, webkit.PACKAGES, webkit.missing),
    Engine("firefox", firefox.Firefox, firefox.PACKAGES, firefox.missing),
)
