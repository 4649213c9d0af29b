"""Messages as sentences: what every game speaks of, players and lists of things. Imports the contract.

A message comes with ids and numbers. Which words they become, its sentence says itself, by functions:
`{ PLAYER($seat) }`, `{ ROUTE($route) }`. Here are the functions that all families share; each family adds those of its
own things.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Protocol

from peron.rules.contract import SEATS, Game, Message, Params

NOTHING: Final = "–"
"""An empty list."""


class UnknownWord(LookupError):
    """An id that stands for nothing of this game."""


class Sentences(Protocol):
    """Where the sentences come from."""

    language: str
    strict: bool

    def format(self, key: str, params: Params, words: Words | None = None) -> str: ...


@dataclass(frozen=True)
class Scene:
    """What a sentence must know about the game it is of: the title, the players' names by seat, and who listens."""

    game: Game | None = None
    names: tuple[str, ...] = ()
    seat: int | None = None
    """The seat that the sentence is told to; None for a spectator."""


@dataclass(frozen=True)
class RuleTable:
    """Numbers of a board that a rule quotes: the first row and the first column are headings."""

    rule: str
    title: str
    rows: tuple[tuple[str, ...], ...]


class Words:
    """The words of one language for the things of one scene."""

    FUNCTIONS: ClassVar[Mapping[str, str]] = {
        "PLAYER": "player",
        "YOU": "you",
        "KNOWN": "known",
        "ALL": "all_of",
        "SAY": "said",
        "COUNT": "counted",
        "WORD": "word",
        "CAPITAL": "capital",
    }
    """The functions that sentences may use, and the methods behind them."""
    WHOLE: ClassVar[frozenset[str]] = frozenset({"KNOWN", "ALL", "SAY"})
    """Those that take a list as it is. Any other is applied to each of its members, which are then joined."""

    def __init__(self, sentences: Sentences, scene: Scene) -> None:
        self._sentences = sentences
        self.scene = scene

    def call(self, function: str, *values: Any, **options: Any) -> str:
        """What a function makes of its parameters."""
        method: Callable[..., str] = getattr(self, self.FUNCTIONS[function])
        first = values[0] if values else None
        if isinstance(first, list | tuple) and function not in self.WHOLE:
            return self.all_of([method(one, *values[1:], **options) for one in first])
        try:
            return method(*values, **options)
        except UnknownWord:
            if self._sentences.strict:
                raise
            return as_written(first)

    def say(self, key: str, **params: Any) -> str:
        """The message with this key."""
        return self._sentences.format(key, params, self)

    def message(self, message: Message) -> str:
        return self._sentences.format(message.key, message.params, self)

    def move(self, move: Any) -> str:
        """A legal move of a view: its kind is the key of the message, its fields are the parameters."""
        return self._with_fields(f"move-{move.kind}", move)

    def gain(self, gain: Any) -> str:
        """What a move would bring beside its points: its kind is the key of the message, as with moves."""
        return self._with_fields(f"gain-{gain.kind}", gain)

    def _with_fields(self, key: str, shape: Any) -> str:
        params = {field.name: getattr(shape, field.name) for field in fields(shape)}
        return self._sentences.format(key, params, self)

    def tables(self) -> tuple[RuleTable, ...]:
        """The tables of the board, for those who look them up."""
        return ()

    # --- the functions ------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """The name at a seat, or its letter where names are not known."""
        if 0 <= seat < len(self.scene.names):
            return self.scene.names[seat]
        return SEATS[seat] if 0 <= seat < len(SEATS) else str(seat)

    def you(self, seat: int | None) -> str:
        """Whether the listener sits there."""
        return "yes" if seat is not None and seat == self.scene.seat else "no"

    def known(self, value: object) -> str:
        """Whether the listener may know something."""
        return "no" if value is None else "yes"

    def said(self, messages: object) -> str:
        """A message inside another, or several of them."""
        several: Sequence[Any] = messages if isinstance(messages, list | tuple) else [messages]
        return "; ".join(self.message(one if isinstance(one, Message) else Message(**one)) for one in several)

    def counted(self, count: int, noun: str) -> str:
        """`1 card`, `5 cards`: each noun has its forms once, under `count-…`."""
        return self.say(f"count-{noun}", count=count)

    def word(self, id: str, kind: str) -> str:
        """`purple`, `joker`: what the catalogues call a thing, under `colour-…`, `power-…`."""
        return self.say(f"{kind}-{id}")

    def capital(self, text: str) -> str:
        """As a sentence begins."""
        return text[:1].upper() + text[1:]

    def all_of(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(str(item) for item in items) or NOTHING
        return self.say("list-and", start=", ".join(str(item) for item in items[:-1]), end=str(items[-1]))


def as_written(value: object) -> str:
    """A parameter as people would type it: ids as they are, lists with commas."""
    if isinstance(value, Mapping):
        return ", ".join(f"{count} {name}" for name, count in value.items()) or NOTHING
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value) or NOTHING
    return str(value)
