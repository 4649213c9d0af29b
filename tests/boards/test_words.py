"""Every problem and every word on a drawing can be said in every language, and nothing is translated in vain."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from peron.boards import check_board
from peron.draw.ticket.words import PRINTED
from peron.draw.ticket.words import key as key_of
from peron.text.catalogue import Catalogue
from tests.boards.broken import BERLIN, ISLANDS
from tests.boards.test_city import BROKEN as CITIES
from tests.boards.test_metro_board import BROKEN as METRO

PACKAGE = Path(__file__).parents[2] / "src" / "peron"
LANGUAGES = ("en", "pl")


def source(language: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted((PACKAGE / "text" / language).glob("boards*.ftl")))


@cache
def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(source(language))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@cache
def catalogue(language: str) -> Catalogue:
    made = Catalogue(language)
    made.strict = True
    return made


def said(language: str, key: str, params: Mapping[str, Any]) -> str:
    return catalogue(language).format(key, params)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_are_those_the_code_uses(language: str) -> None:
    code = "".join(file.read_text("utf-8") for file in (PACKAGE / "boards").glob("*.py"))
    printed = {one for one in map(key_of, PRINTED) if one.startswith("draw-")}
    assert set(messages(language)) == set(re.findall(r'"(board-[a-z0-9-]+)"', code)) | printed


def test_both_languages_tell_the_same() -> None:
    for key, message in messages("en").items():
        names = []
        for entry in (message, messages("pl")[key]):
            variables = Variables()
            variables.visit(entry)
            names.append(variables.names - {"suggestion"})
        assert names[0] == names[1], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_every_broken_board_can_be_said(language: str, berlin_text: str, islands_text: str) -> None:
    for cases, good in ((BERLIN, berlin_text), (ISLANDS, islands_text)):
        for case in cases.values():
            for problem in check_board(case.text(good)):
                text = said(language, problem.key, problem.params)
                assert text[-1] in ".?", text
                assert "{" not in text.replace("{}", "") or "value" in problem.params, text


def test_nearly_every_problem_is_among_the_broken_boards() -> None:
    """What is left is tried in test_check.py; the last one waits for a schema that asks for more."""
    tried = (
        {key for case in (*BERLIN.values(), *ISLANDS.values()) for key, _, _ in case.problems}
        | set(CITIES)
        | set(METRO)
    )
    assert {key for key in messages("en") if key.startswith("board-")} - tried == {
        "board-bad",
        "board-id-taken",
        "board-players",
        "board-unreadable",
        "board-not-utf8",
        "board-too-large",
        "board-too-deep",
        "board-not-json",
        "board-too-many",
        "board-bad-value",
        "board-bad-colour-id",
        "board-bad-paint",
        "board-repeated-colour",
        "board-reserved-colour",
        "board-pieces-unused",
        "board-bad-key",
    }


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, "Jest tylko 1 bilet."),
        (3, "Są tylko 3 bilety."),
        (5, "Jest tylko 5 biletów."),
        (0, "Jest tylko 0 biletów."),
    ],
)
def test_polish_plurals(count: int, words: str) -> None:
    assert said("pl", "board-too-few-tickets", {"count": count, "least": 8}).startswith(words)


def test_counts_under_the_title() -> None:
    assert said("en", "draw-counts", {"places": 18, "routes": 1}) == "18 places · 1 route"
    assert said("pl", "draw-counts", {"places": 18, "routes": 53}) == "18 miejsc · 53 trasy"
