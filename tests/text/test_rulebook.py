"""The rules in the catalogues, and the pages made of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from peron.cli.rules_page import rules_page
from peron.text import Texts, languages

PAGES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("language", languages())
def test_the_page_of_rules_is_up_to_date(language: str) -> None:
    page = (PAGES / f"berlin.{language}.md").read_text("utf-8")
    assert page == rules_page(language), f"python -m peron.cli.rules_page {language} > docs/rules/berlin.{language}.md"


@pytest.mark.parametrize("language", languages())
def test_berlin_has_its_rules_and_not_those_of_san_francisco(language: str) -> None:
    ids = [rule.id for section in Texts(language).rules("berlin") for rule in section.rules]
    assert ids[:5] == ["T1", "T2", "T3", "T3a", "T3b"]
    assert {"T20", "B1", "B4"} <= set(ids)
    assert not [id for id in ids if id.startswith("S")]


def test_rulings_are_marked() -> None:
    texts = Texts("en")
    assert [texts.rule(id).ruling for id in ("T3", "T3b", "T17", "T18")] == [False, True, True, False]
