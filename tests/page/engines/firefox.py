"""Firefox, driven by what it has itself for that: WebDriver BiDi over a WebSocket."""

from __future__ import annotations

import base64
import itertools
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.sync.client import connect

from tests.page.engines.webkit import end
from tests.page.engines.window import PATIENCE, WATCH, Window, until
from tests.page.visit import Size

PACKAGES: Final = ("firefox-esr",)
FINGER: Final = {"dom.w3c_touch_events.enabled": 1, "ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1}
"""Preferences of a screen that is touched."""


def browser() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def missing() -> str:
    return "" if browser() else "firefox-esr"


class Firefox(Window):
    """A process with a profile of its own for each window."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.touch = size.touch
        self._numbers = itertools.count(1)
        try:
            self._start(size)
        except BaseException:
            self.close()
            raise

    def _start(self, size: Size) -> None:
        profile = Path(self.opened.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        lines = [f"user_pref({json.dumps(name)}, {value});" for name, value in FINGER.items()] if self.touch else []
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        command = [browser() or "", "--headless", "--remote-debugging-port", "0", "--profile", str(profile)]
        with (profile / "said").open("w") as said:
            process = subprocess.Popen(command, stdout=said, stderr=said)
        self.opened.callback(end, process)
        self.socket = self.opened.enter_context(connect(f"{address_told_in(profile / 'said')}/session", max_size=None))
        self._ask("session.new", capabilities={})
        self.opened.callback(self._ask, "session.end")
        self.page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("script.addPreloadScript", functionDeclaration=WATCH)
        view = {"width": size.width, "height": size.height}
        self._ask("browsingContext.setViewport", context=self.page, viewport=view, devicePixelRatio=1)

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def remember(self, address: str, name: str, value: str) -> None:
        domain = urlsplit(address).hostname
        cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": domain, "path": "/"}
        self._ask("storage.setCookie", cookie=cookie)

    def run(self, function: str, *values: Any) -> Any:
        """Values go there and come back as JSON."""
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"async given => JSON.stringify(await ({function})(...JSON.parse(given))) ?? 'null'",
            arguments=[{"type": "string", "value": json.dumps(values)}],
            target={"context": self.page},
            awaitPromise=True,
            userActivation=False,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def act(self, *sources: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self.page, actions=sources)

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self.page)["data"])

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(PATIENCE * 2))
            if answer.get("id") == number:
                assert answer["type"] == "success", f"{method}: {answer.get('message')}"
                return answer["result"]


def address_told_in(file: Path) -> str:
    """Where it listens, which it says when it does."""
    told = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
    until(
        lambda: told.search(file.read_text("utf-8")) is not None, lambda: f"Firefox does not start:\n{file.read_text()}"
    )
    (address,) = told.findall(file.read_text("utf-8"))
    return str(address)
