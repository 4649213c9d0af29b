"""Somebody's visit with another browser; for those who play as a `Visit` is."""

from __future__ import annotations

from pathlib import Path

from peron.text import Texts
from tests.page.engines.spots import Leaf
from tests.page.engines.window import Window
from tests.page.visit import Look, Told
from tests.server.client import Person


class OtherVisit:
    def __init__(self, window: Window, url: str, look: Look) -> None:
        self.window = window
        self.page = Leaf(window)
        self.url = url
        self.look = look
        self.told = Told()

    def say(self, key: str, **params: object) -> str:
        return Texts(self.look.language).say(key, **params)

    def enter(self, person: Person) -> None:
        """The first page, as this person. From here one goes on by what is on the pages: so they stay watched."""
        name, _, value = person.cookie.partition("=")
        self.window.remember(self.url, name, value)
        self.window.go(self.url)

    @property
    def deed(self) -> int:
        self._hear()
        return self.told.deed

    @property
    def version(self) -> int:
        self._hear()
        return self.told.version

    def _hear(self) -> None:
        for frame in self.window.run("() => watched.frames.splice(0)"):
            self.told.hear(frame)

    @property
    def problems(self) -> list[str]:
        found: list[str] = self.window.run("() => watched.problems")
        return found

    def picture(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(self.window.picture())
