"""Every rule that decides something is cited where it is decided."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

PERON = Path(__file__).parents[2] / "src" / "peron"
CATALOGUES = sorted((PERON / "text" / "en").glob("rules_*.ftl"))
ID = re.compile(r"\b[A-Z]\d+[a-z]?\b")
EXPLAINS = "Explains"
"""A comment that begins so marks a rule that decides nothing by itself, and says why."""


def without_heading(source: str) -> str:
    """A module without its docstring: what a module is about is not where it is decided."""
    first = ast.parse(source).body[0]
    has_heading = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return "\n".join(source.splitlines()[first.end_lineno :]) if has_heading else source


@cache
def cited() -> frozenset[str]:
    """The ids in comments, docstrings and tables of refusals."""
    sources = [
        without_heading(path.read_text("utf-8")) for path in (PERON / "rules").rglob("*.py") if path.stat().st_size
    ]
    return frozenset(id for source in sources for id in ID.findall(source))


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
