"""Every rule that decides something is cited where it is decided."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, generate_tokens

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

PERON = Path(__file__).parents[2] / "src" / "peron"
CATALOGUES = sorted((PERON / "text" / "en").glob("rules_*.ftl"))
ID = re.compile(r"\b[A-Z]\d+[a-z]?\b")
EXPLAINS = "Explains"
"""A comment that begins so marks a rule that decides nothing by itself, and says why."""


def citing(source: str) -> Iterator[str]:
    """Comments, what functions say they do, and texts that the code uses (tables of refusals). What a module, a class
    or a field is about is not where something is decided."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield ast.get_docstring(node) or ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value
    for token in generate_tokens(StringIO(source).readline):
        if token.type == COMMENT:
            yield token.string


@cache
def cited() -> frozenset[str]:
    sources = [path.read_text("utf-8") for path in (PERON / "rules").rglob("*.py")]
    return frozenset(rule for source in sources for text in citing(source) for rule in ID.findall(text))


def test_what_a_module_or_a_field_is_about_cites_nothing() -> None:
    cites = """
"M1"
CODES = {1: "M2"}
class Line:
    "M3"
    length = 1
    "M4"
    def points(self) -> int:
        "M5"
        return 2  # M6
"""
    assert {rule for text in citing(cites) for rule in ID.findall(text)} == {"M2", "M5", "M6"}


def rules(catalogue: Path) -> dict[str, bool]:
    """Rule ids in their order, and whether each only explains."""
    told = FluentParser().parse(catalogue.read_text("utf-8")).body
    messages = [entry for entry in told if isinstance(entry, ftl.Message) and entry.id.name.startswith("rule-")]
    return {
        message.id.name.removeprefix("rule-"): (message.comment.content or "").startswith(EXPLAINS)
        if message.comment
        else False
        for message in messages
    }


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_rule_that_decides_something_is_cited(catalogue: Path) -> None:
    uncited = {id for id in rules(catalogue) if id not in cited()}
    assert uncited <= {id for id, explains in rules(catalogue).items() if explains}
