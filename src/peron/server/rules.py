"""The rules of the games for a page to show, in every language. Imports texts."""

from __future__ import annotations

from functools import lru_cache

from peron.rules.catalogue import key_of
from peron.rules.contract import Game
from peron.server.encoding import encode
from peron.server.messages import Language, RulesShown
from peron.text import Texts


@lru_cache(maxsize=128)
def rules(of: Game, language: Language) -> str:
    """The rules of a game, as JSON."""
    return encode(RulesShown(key_of(of), Texts(language).rules(of)))
