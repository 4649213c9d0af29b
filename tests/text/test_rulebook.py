"""The rules in the catalogues, and the pages made of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import peron
from peron.cli.rules_page import rules_page
from peron.text import Texts, languages

PAGES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", peron.games())
def test_the_pages_of_rules_are_up_to_date(game: str, language: str) -> None:
    """When this fails, `make docs` writes them anew."""
    assert (PAGES / f"{game}.{language}.md").read_text("utf-8") == rules_page(game, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "own", "foreign"), [("berlin", {"B1", "B4"}, "S"), ("san-francisco", {"S1", "S4c", "S7"}, "B")]
)
def test_a_city_has_its_rules_and_not_those_of_the_other(language: str, game: str, own: set[str], foreign: str) -> None:
    ids = [rule.id for section in Texts(language).rules(peron.game(game)) for rule in section.rules]
    assert ids[:5] == ["T1", "T2", "T3", "T3a", "T3b"]
    assert {"T20", *own} <= set(ids)
    assert not [id for id in ids if id.startswith(foreign)]


def test_rulings_are_marked() -> None:
    texts, berlin = Texts("en"), peron.game("berlin")
    assert [texts.rule(id, berlin).ruling for id in ("T3", "T3b", "T17", "T18")] == [False, True, True, False]
