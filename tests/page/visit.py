"""Somebody's visit to the page: a browser window of its own, under strict eyes.

A message of error in the console, a breach of the content security policy, a script that fails, a request to another
host or an answer that should not be fails the test, wherever it happens.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from peron.text import Texts

Language = Literal["en", "pl"]
Theme = Literal["light", "dark"]
LOCALES: dict[Language, str] = {"en": "en-GB", "pl": "pl-PL"}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SECONDS = 30


@dataclass(frozen=True)
class Size:
    """A window."""

    name: str
    width: int
    height: int
    touch: bool = False


DESKTOP = Size("desktop", 1440, 900)
LAPTOP = Size("laptop", 1366, 768)
TABLET = Size("tablet", 1024, 768, touch=True)
UPRIGHT_TABLET = Size("tablet-upright", 768, 1024, touch=True)
PHONE = Size("phone", 390, 844, touch=True)
LYING_PHONE = Size("phone-lying", 844, 390, touch=True)
NARROW = Size("narrow", 320, 640)
SIZES = (DESKTOP, LAPTOP, TABLET, UPRIGHT_TABLET, PHONE, LYING_PHONE, NARROW)


@dataclass(frozen=True)
class Look:
    """How somebody has the page."""

    language: Language = "en"
    theme: Theme = "light"
    size: Size = DESKTOP


class Told:
    """What a page has been told of its table."""

    version = 0
    """The version of the table that it has been told last."""
    deed = 0
    """The version of the last step that somebody at this page has made."""

    def __init__(self) -> None:
        self._seats: list[int] = []

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] not in ("sync", "update"):
            return
        self.version = message["version"]
        self._seats = (message["you"] or {"seats": self._seats})["seats"]
        for step in message.get("steps", [message]):
            self.deed = step["version"] if step["entry"]["seat"] in self._seats else self.deed


@dataclass
class Visit:
    """One person's browser. Each has a storage and a cookie of its own."""

    browser: Browser
    url: str
    look: Look = field(default_factory=Look)
    problems: list[str] = field(default_factory=list)
    troubled: bool = False
    """Set before the server goes away or the line is cut: then requests may fail. The scripts of the page may not."""
    answers: list[Response] = field(default_factory=list)
    told: Told = field(default_factory=Told)

    def __post_init__(self) -> None:
        size = self.look.size
        self.context: BrowserContext = self.browser.new_context(
            base_url=self.url,
            locale=LOCALES[self.look.language],
            color_scheme=self.look.theme,
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            device_scale_factor=1,
            reduced_motion="reduce",
            timezone_id="Europe/Warsaw",
        )
        self.context.set_default_timeout(SECONDS * 1000)
        self.context.on("request", self._asked)
        self.context.on("response", self._answered)
        self.context.on("console", self._told)
        self.context.on(
            "weberror",
            lambda error: self._problem(f"a script failed: {error.error}\n{getattr(error.error, 'stack', '')}"),
        )
        self.context.on("page", self._watch_sockets)

    @property
    def version(self) -> int:
        return self.told.version

    @property
    def deed(self) -> int:
        return self.told.deed

    def say(self, key: str, **params: object) -> str:
        """What the page calls something, in the language of this visit."""
        return Texts(self.look.language).say(key, **params)

    def open(self, path: str = "/", until: Literal["commit", "load"] = "load") -> Page:
        """A tab at this address, once the page has drawn something there."""
        page = self.context.new_page()
        page.goto(path, wait_until=until)
        page.get_by_role("main").first.wait_for()
        return page

    def picture(self, file: Path) -> None:
        """What is on the screen, for somebody to look at."""
        if self.context.pages:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.context.pages[-1].screenshot(path=file)

    def close(self) -> None:
        self.context.close()

    def _problem(self, told: str) -> None:
        self.problems.append(told)

    def _asked(self, request: Request) -> None:
        if not self._own(request.url):
            self._problem(f"a request to another host: {request.url}")

    def _answered(self, response: Response) -> None:
        self.answers.append(response)
        path = urlsplit(response.url).path
        if not self.troubled and (response.status >= 500 or (response.status >= 400 and path.startswith("/assets/"))):
            self._problem(f"{response.status} for {response.url}")

    def _told(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        # The browser itself notes every answer that is an error, which of them are wrong is said above; and axe tells
        # of style sheets that it could not read anew.
        noted = message.text.startswith(("Failed to load resource", "WebSocket ", "Couldn't load preload assets"))
        if noted and (self.troubled or "status of 4" in message.text):
            return
        self._problem(f"in the console: {message.text} ({message.location.get('url', '')})")

    def _watch_sockets(self, page: Page) -> None:
        def opened(socket: WebSocket) -> None:
            if not self._own(re.sub("^ws", "http", socket.url)):
                self._problem(f"a socket to another host: {socket.url}")
            socket.on("framereceived", self.told.hear)

        page.on("websocket", opened)

    def _own(self, url: str) -> bool:
        return url.startswith((f"{self.url}/", "data:", "blob:", "about:"))


def barriers(page: Page) -> list[str]:
    """What axe finds in the way of people who cannot see, hear or point well; one line each."""
    if not AXE.is_file():
        raise FileNotFoundError(f"{AXE} is not there: make web")
    page.evaluate(AXE.read_text("utf-8"))  # by the debugger, because the policy lets no page do so
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}".replace("\n", " ")
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def overlap(one: Locator, other: Locator) -> bool:
    """Whether one lies over the other."""
    here, there = one.bounding_box(), other.bounding_box()
    assert here is not None
    assert there is not None
    beside = here["x"] >= there["x"] + there["width"] or there["x"] >= here["x"] + here["width"]
    under = here["y"] >= there["y"] + there["height"] or there["y"] >= here["y"] + here["height"]
    return not (beside or under)
