"""The rules of a game as its catalogue tells them: sections and rules in the order of the file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from peron.text.catalogue import Catalogue

FILES: Final = {
    "berlin": "rules_ticket.ftl",
    "san-francisco": "rules_ticket.ftl",
    "london": "rules_nextstation.ftl",
    "metro": "rules_metro.ftl",
}
"""The file of each game: one for a family. A section named after a game belongs to it alone."""
_SECTION: Final = "rules-section-"
_RULE: Final = "rule-"


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    text: str
    ruling: bool
    """Whether the rulebook is silent and this is the project's decision."""


@dataclass(frozen=True)
class Section:
    title: str
    rules: tuple[Rule, ...]


def rulebook(catalogue: Catalogue, game: str) -> tuple[Section, ...]:
    """All rules of a game, by section."""
    sections: list[tuple[str, list[Rule]]] = []
    for key in catalogue.keys(FILES[game]):
        if key.startswith(_SECTION):
            sections.append((key, []))
        elif key.startswith(_RULE):
            sections[-1][1].append(rule(catalogue, key.removeprefix(_RULE)))
    return tuple(
        Section(catalogue.format(key, {}), tuple(rules))
        for key, rules in sections
        if (city := key.removeprefix(_SECTION)) == game or city not in FILES
    )


def rule(catalogue: Catalogue, id: str) -> Rule:
    key = f"{_RULE}{id}"
    return Rule(id, catalogue.format(f"{key}.title", {}), catalogue.format(key, {}), is_ruling(id))


def is_ruling(id: str) -> bool:
    """A letter after the number marks a ruling; T17 is one too, there is no rule that it explains."""
    return id == "T17" or re.fullmatch(r"[A-Z]\d+[a-z]", id) is not None
