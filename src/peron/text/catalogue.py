"""The messages of one language, read from its Fluent files. Imports the standard library and the Fluent runtime."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

Value = str | int | float
"""What a parameter of a message can be."""


class MissingText(LookupError):
    """A message that does not exist, or one that was not given all its parameters."""


class Catalogue:
    """All messages of a language.

    A player who meets a missing message should see its key and play on, while a test should fail: `strict` decides.
    """

    strict: bool = False

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def format(self, key: str, params: Mapping[str, Value]) -> str:
        """The message `key`, or its attribute when the key is written `message.attribute`."""
        pattern = self._pattern(key)
        if pattern is None:
            if self.strict:
                raise MissingText(f"{self.language}: no message {key}")
            return key
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors and self.strict:
            raise MissingText(f"{self.language}: {key}: {errors}")
        return str(text)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def keys(self, file: str) -> list[str]:
        """The messages of one file, in its order."""
        return [entry.id.name for entry in _resource(self.language, file).body if type(entry).__name__ == "Message"]


@cache
def _resource(language: str, file: str) -> Any:
    return FluentResource(files("peron.text").joinpath(language, file).read_text("utf-8"))


@cache
def _bundle(language: str) -> Any:
    # Isolation marks keep text of two directions apart; in a terminal they would show as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(entry.name for entry in files("peron.text").joinpath(language).iterdir()):
        if file.endswith(".ftl"):
            bundle.add_resource(_resource(language, file))
    return bundle
