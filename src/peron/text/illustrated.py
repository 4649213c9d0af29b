"""Figures put into words. What draws them is handed in: this package draws nothing. Imports the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from peron.rules.contract import Game, Params
from peron.text.catalogue import Catalogue
from peron.text.words import Words


class Drawn(Protocol):
    """A figure that has been drawn."""

    @property
    def facts(self) -> Params: ...

    def svg(self) -> str: ...


class Drawer(Protocol):
    """What draws the figures of a family."""

    def of(self, game: Game) -> Sequence[Mapping[str, Any]]: ...

    def symbols(self, game: Game) -> Sequence[Mapping[str, Any]]: ...

    def minute(self, game: Game) -> Sequence[Mapping[str, Any]]: ...

    def scene(self, game: Game, entry: Mapping[str, Any], theme: str, say: Any, /) -> Drawn: ...


@dataclass(frozen=True)
class Figure:
    """A picture that explains a rule."""

    id: str
    rule: str
    svg: str
    words: str
    """What it shows, for those who do not see it."""
    example: str
    """What it works out in numbers, if anything."""


@dataclass(frozen=True)
class Sign:
    """Something printed on a board or a card, and what it means."""

    svg: str
    words: str


class Illustrator:
    """Has the figures of one game drawn, and says what they show."""

    def __init__(self, catalogue: Catalogue, game: Game, words: Words, drawer: Drawer, theme: str) -> None:
        self._catalogue = catalogue
        self._game = game
        self._words = words
        self._drawer = drawer
        self._theme = theme

    def figures(self) -> tuple[Figure, ...]:
        return tuple(self._figure(entry) for entry in self._drawer.of(self._game))

    def signs(self) -> tuple[Sign, ...]:
        return tuple(self._sign(entry) for entry in self._drawer.symbols(self._game))

    def minute(self) -> tuple[str, ...]:
        """Which figures tell the rules in one minute, by their ids."""
        return tuple(entry["id"] for entry in self._drawer.minute(self._game))

    def _figure(self, entry: Mapping[str, Any]) -> Figure:
        key = f"figure-{self._game.title.family}-{entry['id']}"
        scene = self._drawer.scene(self._game, entry, self._theme, self._printed(key))
        facts = {**self._game.facts(), **scene.facts}
        example = f"{key}.example"
        numbers = self._catalogue.format(example, facts, self._words) if self._catalogue.has(example) else ""
        words = self._catalogue.format(key, facts, self._words)
        return Figure(entry["id"], entry["rule"], scene.svg(), words, numbers)

    def _sign(self, entry: Mapping[str, Any]) -> Sign:
        key = f"sign-{self._game.title.family}-{entry['id']}"
        scene = self._drawer.scene(self._game, entry, self._theme, self._printed(key))
        return Sign(scene.svg(), self._catalogue.format(key, self._game.facts(), self._words))

    def _printed(self, key: str) -> Any:
        """The words on a figure: attributes of its message."""

        def say(word: str, /, **params: object) -> str:
            return self._catalogue.format(f"{key}.{word}", params, self._words)

        return say
