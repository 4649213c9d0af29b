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


@dataclass(frozen=True)
class Lines:
    """Sentences under a heading, each with the rules that it rests on."""

    title: str
    lines: tuple[str, ...]


PARTS: Final = ("turn", "limits", "end")
"""Of a game on one page."""


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


def aim(catalogue: Catalogue, game: Game, words: Words) -> str:
    """What a game is about, in a sentence or two."""
    return catalogue.format(f"aim-{game.title.family}", game.facts(), words)


def minute(catalogue: Catalogue, game: Game, step: str, words: Words) -> Lines:
    """A step of the rules in one minute, by the figure that shows it."""
    key = f"minute-{game.title.family}-{step}"
    facts = game.facts()
    return Lines(catalogue.format(f"{key}.title", facts, words), (catalogue.format(key, facts, words),))


def one_page(catalogue: Catalogue, game: Game, words: Words) -> tuple[Lines, ...]:
    """A game on one page: a turn, what is easily forgotten, the end. A sentence that does not fit a board is empty."""
    facts = game.facts()
    keys = [f"aid-{game.title.family}-{part}" for part in PARTS]
    told = [(catalogue.format(f"{key}.title", facts), catalogue.format(key, facts, words)) for key in keys]
    return tuple(Lines(title, tuple(line for line in lines.splitlines() if line)) for title, lines in told)


def rule(catalogue: Catalogue, id: str, facts: Params, words: Words) -> Rule:
    key = f"{_RULE}{id}"
    # A letter after the number marks a ruling on a rule; one that explains no other rule has the attribute.
    ruling = id[-1:].islower() or catalogue.has(f"{key}.ruling")
    return Rule(id, catalogue.format(f"{key}.title", facts), catalogue.format(key, facts, words), ruling)
