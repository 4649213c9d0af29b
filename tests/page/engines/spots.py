"""Pages and places on them in the words of Playwright, as far as those who play use them, over any `Window`."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator
from playwright.sync_api import expect as expect_of_playwright

from tests.page.engines.window import PATIENCE, STEP, Window, until

FIND: Final = Path(__file__).with_name("spots.js").read_text("utf-8")
Name = str | re.Pattern[str]


def expect(what: Locator | Spot) -> Any:
    """Of a place in whichever browser."""
    return Expected(what) if isinstance(what, Spot) else expect_of_playwright(what)


def told(name: Name | None, exact: bool = False) -> dict[str, Any]:
    if name is None:
        return {}
    return {"text": name, "exact": exact} if isinstance(name, str) else {"pattern": name.pattern}


class Spot:
    """What is found on the page in some way, looked for anew each time."""

    def __init__(self, window: Window, way: dict[str, Any]) -> None:
        self.window = window
        self.way = way

    def ask(self, deed: str, *values: Any) -> Any:
        return self.window.run(FIND, self.way, deed, *values)

    def _such(self, kind: str, **more: Any) -> Spot:
        return Spot(self.window, {"kind": kind, **more})

    # --- which ones --------------------------------------------------------------------------------------------------

    def get_by_role(self, role: str, **more: Any) -> Spot:
        return self._such("within", outer=self.way, inner=by_role(role, **more))

    def locator(self, css: str) -> Spot:
        return self._such("within", outer=self.way, inner={"kind": "css", "css": css})

    def filter(self, has_text: Name) -> Spot:
        return self._such("has", way=self.way, text=told(has_text))

    def or_(self, other: Spot) -> Spot:
        return self._such("or", ways=[self.way, other.way])

    def and_(self, other: Spot) -> Spot:
        return self._such("and", ways=[self.way, other.way])

    def nth(self, at: int) -> Spot:
        return self._such("nth", way=self.way, at=at)

    @property
    def first(self) -> Spot:
        return self.nth(0)

    @property
    def last(self) -> Spot:
        return self.nth(-1)

    def all(self) -> list[Spot]:
        return [self.nth(at) for at in range(self.count())]

    # --- how they are ------------------------------------------------------------------------------------------------

    def count(self) -> int:
        return int(self.ask("count"))

    def is_visible(self) -> bool:
        return bool(self.ask("visible"))

    def is_enabled(self) -> bool:
        return bool(self.ask("enabled"))

    def get_attribute(self, name: str) -> str | None:
        found: str | None = self.ask("attribute", name)
        return found

    def inner_text(self) -> str:
        return str(self.ask("text"))

    # --- what one does with them -------------------------------------------------------------------------------------

    def click(self) -> None:
        """When it is there, stands still, and nothing lies above it."""
        before: Any = None

        def still() -> bool:
            nonlocal before
            before, last = self.ask("place"), before
            return isinstance(before, list) and before == last

        until(still, lambda: f"{self.way} cannot be pressed: {before}")
        self.window.press(*before)

    tap = click

    def check(self, force: bool = False) -> None:
        self.click()

    def focus(self) -> None:
        self.ask("focus")

    def evaluate(self, function: str) -> Any:
        return self.window.run(f"(way, ...more) => ({function})(({FIND})(way, 'node'), ...more)", self.way)


def by_role(
    role: str, name: Name | None = None, exact: bool = False, pressed: bool | None = None, disabled: bool | None = None
) -> dict[str, Any]:
    asked = {"name": told(name, exact) if name is not None else None, "pressed": pressed, "disabled": disabled}
    return {"kind": "role", "role": role, **{key: value for key, value in asked.items() if value is not None}}


class Expected:
    """What must become so of a place, soon."""

    def __init__(self, spot: Spot) -> None:
        self.spot = spot

    def _must(self, deed: str, so: Any, timeout: float | None) -> None:
        seconds = PATIENCE if timeout is None else timeout / 1000
        until(so, lambda: f"{self.spot.way}: not {deed}", seconds)

    def to_be_visible(self, timeout: float | None = None) -> None:
        self._must("visible", self.spot.is_visible, timeout)

    def to_be_attached(self, timeout: float | None = None) -> None:
        self._must("there", lambda: self.spot.count() > 0, timeout)

    def to_be_enabled(self, timeout: float | None = None) -> None:
        self._must("enabled", self.spot.is_enabled, timeout)

    def to_have_count(self, count: int, timeout: float | None = None) -> None:
        self._must(f"{count} times there", lambda: self.spot.count() == count, timeout)

    def to_have_text(self, text: Name, timeout: float | None = None) -> None:
        pattern = text if isinstance(text, re.Pattern) else re.compile(f"^{re.escape(text)}$")
        self._must(
            f"called {pattern.pattern}", lambda: self.spot.count() and pattern.search(self.spot.inner_text()), timeout
        )

    def to_have_attribute(self, name: str, value: str, timeout: float | None = None) -> None:
        self._must(f"{name}={value}", lambda: self.spot.count() and self.spot.get_attribute(name) == value, timeout)

    def not_to_have_attribute(self, name: str, value: str, timeout: float | None = None) -> None:
        self._must(f"other than {name}={value}", lambda: self.spot.get_attribute(name) != value, timeout)


class Hands:
    """Mouse, finger and keyboard of a page."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def click(self, x: float, y: float) -> None:
        self.window.press(x, y)

    tap = click

    def press(self, key: str) -> None:
        self.window.key({"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004"}.get(key, key))


class Leaf:
    """A page."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.mouse = self.touchscreen = self.keyboard = Hands(window)

    @property
    def url(self) -> str:
        return str(self.window.run("() => location.href"))

    def get_by_role(self, role: str, **more: Any) -> Spot:
        return Spot(self.window, by_role(role, **more))

    def locator(self, css: str) -> Spot:
        return Spot(self.window, {"kind": "css", "css": css})

    def evaluate(self, function: str) -> Any:
        return self.window.run(function)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(max(milliseconds / 1000, STEP))
