"""What must be known before a command is read: the language. Imports `peron.text` only."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping

from peron.text import language_from_locale, languages

OPTION = "--lang"
VARIABLE = "PERON_LANG"


def take_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[list[str], str, str | None]:
    """The arguments without `--lang`, wherever it stood; the language; and what was asked for if we do not speak it.

    >>> take_language(["play", "--lang", "pl"], {})
    (['play'], 'pl', None)
    """
    parser = ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument(OPTION, dest="asked", nargs="?", const="", default=environment.get(VARIABLE) or None)
    found, rest = parser.parse_known_args(arguments)
    if found.asked is not None and found.asked.lower() in languages():
        return rest, found.asked.lower(), None
    return rest, language_from_locale(environment), found.asked
