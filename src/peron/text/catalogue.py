"""The messages of one language, read from its Fluent files. Imports the words and the Fluent runtime."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextvars import ContextVar
from functools import cache, partial
from importlib.resources import files
from threading import RLock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, FluentType

from peron.rules.contract import Params
from peron.text.families import FUNCTIONS, words_of
from peron.text.figures import MINUS
from peron.text.words import Words, as_written

_speaking: Final[ContextVar[Words]] = ContextVar("speaking")
"""Whose words the sentence is put into that is being made."""

_NAME: Final = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*)")
"""Where a message begins, and where one refers to another."""
_UNSEEN: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What somebody's file may hold and no screen should be told: it would move the cursor, or turn the text round."""

_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent writes before a negative number."""


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
        self._files = _files(language)
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
            given = {name: _given(value) for name, value in params.items()}
            text, errors = self._files.bundle.format_pattern(pattern, given)
        finally:
            _speaking.reset(speaking)
        if errors and self.strict:
            raise MissingText(f"{self.language}: {key}: {errors}")
        if any(isinstance(value, int | float) and value < 0 for value in params.values()):
            text = _HYPHEN.sub(MINUS, text)
        return _UNSEEN.sub("�", str(text))

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        message = self._files.message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def keys(self, file: str) -> list[str]:
        """The messages of one file, in its order."""
        return self._files.names(file)


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


class _Files:
    """The files of one language. Parsing them all takes longer than most commands do: each is parsed when one of its
    messages is first asked for."""

    def __init__(self, language: str) -> None:
        # Isolation marks keep text of two directions apart; in a terminal they would show as boxes.
        functions: dict[str, Callable[..., Any]] = {name: partial(_call, name) for name in FUNCTIONS}
        self.bundle: Any = FluentBundle([language], use_isolating=False, functions=functions)
        folder = files("peron.text").joinpath(language)
        self._unread = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
        self._names = {file: _NAME.findall(text) for file, text in self._unread.items()}
        self._file_of = {name: file for file, names in self._names.items() for name in names}
        self._reading = RLock()

    def message(self, name: str) -> Any:
        with self._reading:
            self._read(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def names(self, file: str) -> list[str]:
        return [name for name in self._names[file] if not name.startswith("-")]

    def _read(self, name: str) -> None:
        """Read the file of a message, and those of all that its sentences refer to."""
        text = self._unread.pop(self._file_of.get(name, ""), None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
            for other in set(_REFERENCE.findall(text)):
                self._read(other)


_files: Final = cache(_Files)
