"""WebKit: the one of GTK, driven by its own WebKitWebDriver on a screen that nobody sees."""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from tests.page.engines.window import WATCH, Window, until
from tests.page.visit import Size

PACKAGES: Final = ("webkit2gtk-driver", "xvfb")
SCREEN: Final = "2000x1200x24"
OPEN: Final = "(wide, high) => { open('about:blank', 'page', `width=${wide},height=${high},toolbar=no,menubar=no`); }"


def browser() -> Path | None:
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)


def missing() -> str:
    """What is not here; nothing if all is."""
    programs = [name for name in ("WebKitWebDriver", "Xvfb") if shutil.which(name) is None]
    return ", ".join([*programs, *([] if browser() else ["MiniBrowser"])])


class WebKit(Window):
    """A session for each window: so it has no memory."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        try:
            self._start()
            self._resize(size)
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        port = free_port()
        environment = {**os.environ, "DISPLAY": self._screen()}
        driver = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=environment)
        self.opened.callback(end, driver)
        self.address = f"http://127.0.0.1:{port}"
        until(lambda: listens(port), lambda: "WebKitWebDriver does not answer")
        options = {
            "binary": str(browser()),
            "args": ["--automation", "--javascript-can-open-windows-automatically=true"],
        }
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.address += f"/session/{self._ask('POST', '/session', {'capabilities': wanted})['sessionId']}"
        self.opened.callback(self._ask, "DELETE", "")

    def _screen(self) -> str:
        """A new one; its number is told to us."""
        here, there = os.pipe()
        command = ["Xvfb", "-displayfd", str(there), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        screen = subprocess.Popen(command, pass_fds=[there], stderr=subprocess.DEVNULL)
        self.opened.callback(end, screen)
        os.close(there)
        with os.fdopen(here) as told:
            return f":{told.readline().strip()}"

    def _resize(self, size: Size) -> None:
        """A window that a page has opened can be as narrow as one likes, and has nothing beside the page."""
        (first,) = self._ask("GET", "/window/handles")
        self.run(OPEN, size.width, size.height)
        until(lambda: len(self._ask("GET", "/window/handles")) > 1, lambda: "no window opens")
        (handle,) = {*self._ask("GET", "/window/handles")} - {first}
        self._ask("POST", "/window", {"handle": handle})
        wanted = [size.width, size.height]
        until(lambda: self.run("() => [innerWidth, innerHeight]") == wanted, lambda: f"the window is not {wanted}")

    def go(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})
        self.run(WATCH)

    def remember(self, address: str, name: str, value: str) -> None:
        self.go(address)
        self._ask("POST", "/cookie", {"cookie": {"name": name, "value": value, "path": "/"}})

    def run(self, function: str, *values: Any) -> Any:
        return self._ask("POST", "/execute/sync", {"script": f"return ({function})(...arguments)", "args": values})

    def act(self, *sources: dict[str, Any]) -> None:
        self._ask("POST", "/actions", {"actions": sources})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()}") from error


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        port: int = one.getsockname()[1]
        return port


def listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def end(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
