"""What must be known before the commands are built: the language. Imports `peron.text` only."""

from __future__ import annotations

from collections.abc import Mapping

from peron.text import language_from_locale, languages

OPTION = "--lang"
VARIABLE = "PERON_LANG"


def take_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[list[str], str, str | None]:
    """The arguments without `--lang`, wherever it stood; the language; and what was asked for if we do not speak it.

    >>> take_language(["play", "--lang", "pl"], {})
    (['play'], 'pl', None)
    """
    rest: list[str] = []
    asked = environment.get(VARIABLE) or None
    at = 0
    while at < len(arguments):
        word = arguments[at]
        if word == "--":
            rest += arguments[at:]
            break
        if word == OPTION and at + 1 < len(arguments):
            at += 1
            asked = arguments[at]
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
        at += 1
    if asked is None:
        return rest, language_from_locale(environment), None
    if asked.lower() in languages():
        return rest, asked.lower(), None
    return rest, language_from_locale(environment), asked
