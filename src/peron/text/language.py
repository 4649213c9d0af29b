"""Which language to speak. Imports the standard library only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_LANGUAGES: Final = ("en", "pl")
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


def languages() -> tuple[str, ...]:
    """The languages that have catalogues, the one for everybody else first."""
    return _LANGUAGES


def language_from_locale(environment: Mapping[str, str]) -> str:
    """The language of the first locale variable that is set; English where that is none of ours.

    >>> language_from_locale({"LANG": "pl_PL.UTF-8"})
    'pl'
    """
    locale = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    language = locale.replace("-", "_").split("_")[0].split(".")[0].split(":")[0].lower()
    return language if language in _LANGUAGES else _LANGUAGES[0]
