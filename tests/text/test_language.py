"""Which language is spoken."""

from __future__ import annotations

import pytest

from peron.text import language_from_locale


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "en_GB"}, "pl"),
        ({"LANGUAGE": "pl:en"}, "pl"),
    ],
)
def test_the_first_locale_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert language_from_locale(environment) == language
