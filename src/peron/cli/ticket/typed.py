"""Moves of the ticket family as a person types them. Imports the names of cards and tokens."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from peron.cli.typed import Vocabulary
from peron.rules.ticket.cards import CARDS
from peron.rules.ticket.tokens import SYMBOLS
from peron.text import Texts

_NOTATION: Final = ("draw", "deck", "tickets", "keep", "first", "second", "both", "pass", "claim", *CARDS)
_TOKENS: Final = ("take", "place", *SYMBOLS)
"""Words that mean something on boards with tokens only."""


class TicketVocabulary(Vocabulary):
    def __init__(
        self, texts: Texts, short_names: Mapping[str, str] | None = None, token_places: Sequence[str] = ()
    ) -> None:
        known = (*_TOKENS, *_NOTATION) if token_places else _NOTATION
        super().__init__(texts, {name: f"typed-{name}" for name in known}, "typed-idle")
        self._words |= short_names or {}
        self._places = {self._plain(place.split("_")): place for place in token_places}

    def notation(self, line: str) -> str:
        """The line in the words of the notation.

        >>> TicketVocabulary(Texts("pl")).notation("weź z talii")
        'draw deck'
        """
        typed = self._typed(line)
        words = [self._words.get(word, word) for word in typed]
        if words == ["draw", "tickets"]:
            return "tickets"
        if self._places and words[:1] in (["draw"], ["take"]):  # one word for both in either language
            words[0] = "take" if words[1:2] and words[1] in SYMBOLS else "draw"
        if self._places and words[:1] == ["place"] and len(words) > 2:
            named = self._plain(re.split(r"[\s_-]+", " ".join(typed[2:])))
            return f"place {words[1]} {self._places.get(named, '_'.join(typed[2:]))}"
        return " ".join(word for word in words if words[0] != "keep" or word != "tickets")

    def _plain(self, words: Sequence[str]) -> str:
        """A name without the small words that mean nothing."""
        return " ".join(word for word in words if word not in self._idle)
