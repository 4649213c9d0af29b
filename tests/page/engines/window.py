"""A window of a browser that is no Chromium, as its driver gives it; and what its page is watched for."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 30.0
"""Seconds that something expected may take: machines that run tests are often busy."""
STEP: Final = 0.05

WATCH: Final = Path(__file__).with_name("watch.js").read_text("utf-8")
"""Notes what goes wrong on the page, and what it is told over its sockets, once that is drawn."""


class Window(ABC):
    """Has one page; is closed with all that was started for it."""

    touch = False
    """Whether it is pressed by a finger."""

    def __init__(self) -> None:
        self.opened = ExitStack()

    def close(self) -> None:
        self.opened.close()

    @abstractmethod
    def go(self, address: str) -> None:
        """To this address, until the page has been loaded; from then on it is watched."""

    @abstractmethod
    def remember(self, address: str, name: str, value: str) -> None:
        """A cookie of the host at this address."""

    @abstractmethod
    def run(self, function: str, *values: Any) -> Any:
        """Call a JavaScript function; what it gives."""

    @abstractmethod
    def act(self, *sources: dict[str, Any]) -> None:
        """Pointer and keys, in the words of WebDriver."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is on the screen, as PNG."""

    def press(self, x: float, y: float) -> None:
        """Without holding it: a finger that stays means something else."""
        kind = "touch" if self.touch else "mouse"
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        press = [{"type": name, "button": 0} for name in ("pointerDown", "pointerUp")]
        self.act({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": [move, *press]})

    def key(self, key: str) -> None:
        self.act(
            {"type": "key", "id": "keys", "actions": [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]}
        )


def until(so: Callable[[], bool], otherwise: Callable[[], str], seconds: float = PATIENCE) -> None:
    """Look again and again, until something is so."""
    end = time.monotonic() + seconds
    while not so():
        if time.monotonic() > end:
            raise AssertionError(otherwise())
        time.sleep(STEP)
