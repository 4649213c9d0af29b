"""The messages of one language, read from its Fluent files. Imports the words and the Fluent runtime."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextvars import ContextVar
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, FluentType

from peron.rules.contract import Params
from peron.text.families import FUNCTIONS, words_of
from peron.text.words import Words, as_written

_speaking: Final[ContextVar[Words]] = ContextVar("speaking")
"""Whose words the sentence is put into that is being made."""


_UNSEEN: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What somebody's file may hold and no screen should be told: it would move the cursor, or turn the text round."""


class MissingText(LookupError):
    """A message that does not exist, or one that was not given all its parameters."""


class Thing(FluentType):
    """A parameter that is neither text nor a number: a list, counts, another message, or nothing."""

    def __init__(self, value: object) -> None:
        self.value = value

    def format(self, locale: object) -> str:
        return as_written(self.value)


class Catalogue:
    """All messages of a language.

    A player who meets a missing message should see its key and play on, while a test should fail: `strict` decides.
    """

    strict: bool = False

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._words = words_of(self, None)

    def format(self, key: str, params: Params, words: Words | None = None) -> str:
        """The message `key`, or its attribute when the key is written `message.attribute`."""
        pattern = self._pattern(key)
        if pattern is None:
            if self.strict:
                raise MissingText(f"{self.language}: no message {key}")
            return key
        speaking = _speaking.set(words or self._words)
        try:
            text, errors = self._bundle.format_pattern(pattern, {name: _given(value) for name, value in params.items()})
        finally:
            _speaking.reset(speaking)
        if errors and self.strict:
            raise MissingText(f"{self.language}: {key}: {errors}")
        return _UNSEEN.sub("�", str(text))

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def keys(self, file: str) -> list[str]:
        """The messages of one file, in its order."""
        return [entry.id.name for entry in _resource(self.language, file).body if type(entry).__name__ == "Message"]


def _given(value: object) -> Any:
    """A parameter as Fluent takes it."""
    if isinstance(value, str | float) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    return Thing(value)


def _call(function: str, *values: Any, **options: Any) -> str:
    """What a sentence's function says, in the words that it is being put into."""
    return _speaking.get().call(function, *(_taken(value) for value in values), **options)


def _taken(value: Any) -> Any:
    if isinstance(value, Thing):
        return value.value
    if isinstance(value, FluentNumber) and isinstance(value, int):
        return int(value)
    return value


@cache
def _resource(language: str, file: str) -> Any:
    return FluentResource(files("peron.text").joinpath(language, file).read_text("utf-8"))


@cache
def _bundle(language: str) -> Any:
    # Isolation marks keep text of two directions apart; in a terminal they would show as boxes.
    functions: dict[str, Callable[..., Any]] = {name: partial(_call, name) for name in FUNCTIONS}
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    for file in sorted(entry.name for entry in files("peron.text").joinpath(language).iterdir()):
        if file.endswith(".ftl"):
            bundle.add_resource(_resource(language, file))
    return bundle
