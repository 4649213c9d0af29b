"""The browser of the tests: one that is installed, else Playwright's own, else the system's package.

`python -m tests.page.browser` sees to it that there is one, and says what to do where that fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("PLAYWRIGHT_BROWSERS_PATH", str(Path(sys.prefix) / "browsers"))  # beside everything else of ours

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

SHELL = "chromium-headless-shell"
"""The same browser without windows: a third less work for the machine."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
NONE = """There is no browser that the tests of the page could use. Install Chromium or Chrome
(Debian: apt-get install chromium), or with the network at hand say: {python} -m playwright install chromium
Without the page and its tests: make test PERON_NO_PAGE=1"""


class NoBrowser(Exception):
    """None that is here can be started; says why not."""


def installed() -> Iterator[str]:
    """Browsers of this machine, by path."""
    found = [shutil.which(name) for name in NAMES]
    places = [place for place in PLACES if Path(place).is_file()]
    yield from dict.fromkeys(path for path in (*found, *places) if path is not None)


def open_browser(playwright: Playwright) -> Browser:
    """The first one that starts; Playwright's own comes last."""
    problems = []
    for path in (*installed(), None):
        try:
            return _launch(playwright, path)
        except Error as error:
            problems.append(f"{path or 'the one of Playwright'}: {error.message.splitlines()[0]}")
    raise NoBrowser("\n".join(problems))


def _launch(playwright: Playwright, path: str | None) -> Browser:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = ["--no-sandbox"] if root else []  # which Chromium refuses to have for root
    return playwright.chromium.launch(executable_path=path, args=[*arguments, "--disable-dev-shm-usage"])


def works() -> bool:
    with sync_playwright() as playwright:
        try:
            open_browser(playwright).close()
        except NoBrowser:
            return False
        return True


def _from_playwright() -> None:
    _run([sys.executable, "-m", "playwright", "install", "chromium"])


def _shell_from_debian() -> None:
    install_from_debian(SHELL)


def _from_debian() -> None:
    install_from_debian("chromium")


def install_from_debian(*packages: str) -> None:
    """Where this is a Debian, and we may."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        _run(["apt-get", "-qq", "update"], environment)
        _run(["apt-get", "-qq", "install", "-y", *packages], environment)


def _run(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Whether it went well shows when the browser starts."""
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def main() -> int:
    ways: tuple[Callable[[], None], ...] = (_from_playwright, _shell_from_debian, _from_debian)
    if works():
        return 0
    print("Getting a browser for the tests of the page ...", flush=True)
    for way in ways:
        way()
        if works():
            return 0
    print(NONE.format(python=sys.executable), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
