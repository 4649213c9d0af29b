"""The rules of the games for a page to show, in every language. Imports texts."""

from __future__ import annotations

from functools import cache

from peron.rules.catalogue import game
from peron.server.messages import Language, RuleShown, RulesShown, SectionShown
from peron.server.wire import encode
from peron.text import Texts


@cache
def rules(id: str, language: Language) -> str:
    """The rules of a game, as JSON. There are few games and languages, so all are kept."""
    of = game(id)
    sections = tuple(
        SectionShown(
            section.title,
            tuple(RuleShown(rule.id, rule.title, rule.text, rule.ruling) for rule in section.rules),
        )
        for section in Texts(language).rules(of.id)
    )
    return encode(RulesShown(of.id, sections))
