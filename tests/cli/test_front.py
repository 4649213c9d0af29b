"""Plain `peron`: the page opens in the browser, whatever else is running."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import peron
from peron.cli.browser import has_browser
from peron.server.settings import Settings
from tests.server.test_page import FILES, installed

SECONDS = 60
USUAL_PORT = Settings(Path()).port
Start = Callable[..., "Running"]


class Running:
    """`peron`, as somebody at a desktop starts it; their browser notes down what it is to open."""

    def __init__(self, home: Path, package: Path, language: str = "en", desktop: bool = True) -> None:
        self.home = home
        self.visited = home / "visited"
        browser = home / "browser"
        if not browser.exists():  # one that is running must not be written again
            browser.write_text(f"#!/bin/sh\necho \"$1\" >> '{self.visited}'\n")
            browser.chmod(0o755)
        left_out = ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY", "BROWSER")
        environment = {name: value for name, value in os.environ.items() if name not in left_out}
        environment |= {"PYTHONPATH": str(package), "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
        environment |= {"BROWSER": f"{browser} %s"} if desktop else {}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "peron", "--lang", language],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def url(self) -> str:
        """What its first line says."""
        told = self.line()
        found = re.search(r"http://127\.0\.0\.1:\d+/$", told)
        assert found, f"{told!r} {self.ended()}"
        return found[0]

    def ended(self) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, out, err


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("package"), FILES)


@pytest.fixture
def start(tmp_path: Path, package: Path) -> Iterator[Start]:
    running: list[Running] = []

    def begin(**options: object) -> Running:
        running.append(Running(tmp_path, package, **options))  # type: ignore[arg-type]
        return running[-1]

    yield begin
    for one in running:
        if one.process.poll() is None:
            one.process.send_signal(signal.SIGINT)
        one.process.communicate(timeout=SECONDS)


def test_it_serves_and_opens_the_page(start: Start) -> None:
    first = start()
    url = first.url()
    assert first.line() == f"Ctrl+C stops it. Games are kept in {first.home / 'data' / 'peron'}."
    second = start()  # ends when its browser has been told, and then so has that of the first one
    assert second.url() == url
    assert second.ended() == (0, "", "")
    assert first.visited.read_text() == f"{url}\n{url}\n"


def test_a_second_one_says_that_it_is_running(start: Start) -> None:
    url = start().url()
    assert start().line() == f"Peron is running already, at {url}"
    assert start(language="pl").line() == f"Peron już działa pod adresem {url}"


def test_it_takes_another_port_when_the_usual_one_is_taken(start: Start) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # somebody else has it: just as well
            other.bind(("127.0.0.1", USUAL_PORT))
            other.listen()
        url = start().url()
        assert f":{USUAL_PORT}/" not in url
        assert start().url() == url


def test_ctrl_c_stops_it_and_leaves_nothing_behind_but_the_games(start: Start) -> None:
    running = start()
    running.url()
    running.process.send_signal(signal.SIGINT)
    code, _, err = running.ended()
    assert (code, err) == (0, "")
    left = {path.name for path in (running.home / "data" / "peron").iterdir()}
    assert "peron.address" not in left
    assert any(name.endswith((".sqlite", ".db")) for name in left)


def test_the_address_of_one_that_was_killed_is_not_believed(start: Start) -> None:
    first = start()
    first.url()
    first.process.kill()
    first.ended()
    address = first.home / "data" / "peron" / "peron.address"
    assert address.exists()
    second = start()
    url = second.url()
    assert second.line().startswith("Ctrl+C")
    assert address.read_text() == url


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Open this address in a browser: "), ("pl", "Otwórz ten adres w przeglądarce: ")],
)
def test_without_a_desktop_it_says_what_to_open(start: Start, language: str, told: str) -> None:
    running = start(language=language, desktop=False)
    url = running.url()
    running.line()
    assert running.line() == f"{told}{url}"
    assert not running.visited.exists()


@pytest.mark.parametrize(("language", "told"), [("en", "without its page"), ("pl", "bez strony")])
def test_without_the_page_it_says_what_else_there_is(tmp_path: Path, language: str, told: str) -> None:
    bare = installed(tmp_path / "package", {})
    code, out, err = Running(tmp_path, bare, language).ended()
    assert (code, out) == (1, "")
    assert told in err
    assert "peron play berlin" in err
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("platform", "environment", "seen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "10.0.0.2 51234 10.0.0.1 22"}, False),
        ("darwin", {}, True),
        ("darwin", {"SSH_TTY": "/dev/ttys001"}, False),
        ("win32", {}, True),
        ("linux", {"BROWSER": "firefox"}, True),
    ],
)
def test_where_a_browser_would_be_seen(platform: str, environment: dict[str, str], seen: bool) -> None:
    assert has_browser(platform, environment) is seen


def test_the_package_that_is_tested_is_a_copy(package: Path) -> None:
    """These tests lay a page of their own into it."""
    assert package not in Path(peron.__file__).parents
