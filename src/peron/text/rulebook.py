"""The rules of a game as its family's catalogue tells them: sections and rules in the order of the file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peron.rules.contract import Game, Params
from peron.text.catalogue import Catalogue
from peron.text.words import Words

_SECTION: Final = "rules-section-"
_RULE: Final = "rule-"


@dataclass(frozen=True)
class Rule:
    id: str
    """As in the parameters of a refusal: `T13`."""
    title: str
    text: str
    ruling: bool
    """Whether the rulebook is silent and this is the project's decision."""


@dataclass(frozen=True)
class Section:
    title: str
    rules: tuple[Rule, ...]


def rulebook(catalogue: Catalogue, game: Game, words: Words) -> tuple[Section, ...]:
    """All rules that hold in a game, by section, with the numbers of its board."""
    sections: dict[str, list[str]] = {}
    for key in catalogue.keys(f"rules_{game.title.family}.ftl"):
        if key.startswith(_SECTION):
            sections[key.removeprefix(_SECTION)] = []
        elif key.startswith(_RULE):
            sections[next(reversed(sections))].append(key.removeprefix(_RULE))
    facts = game.facts()
    return tuple(
        Section(
            catalogue.format(f"{_SECTION}{section}", facts, words),
            tuple(rule(catalogue, id, facts, words) for id in sections[section]),
        )
        for section in game.sections()
    )


def rule(catalogue: Catalogue, id: str, facts: Params, words: Words) -> Rule:
    key = f"{_RULE}{id}"
    # A letter after the number marks a ruling on a rule; one that explains no other rule has the attribute.
    ruling = id[-1:].islower() or catalogue.has(f"{key}.ruling")
    return Rule(id, catalogue.format(f"{key}.title", facts), catalogue.format(key, facts, words), ruling)
