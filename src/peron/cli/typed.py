"""What a person typed in the middle of a game. Imports the texts and the view's menu; knows words, not rules.

Commands and moves can be typed in English at any time, and in the game's language too: the catalogues list the words
(`typed-…`) that stand for a word of the notation, and small words that mean nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from peron.cli.menu import Choice
from peron.rules.ticket.cards import CARDS
from peron.rules.ticket.tokens import SYMBOLS
from peron.text import Texts

COMMANDS: Final = ("help", "why", "rule", "board", "table", "log", "undo", "save", "quit")
_NOTATION: Final = ("draw", "deck", "tickets", "keep", "first", "second", "both", "pass", "claim", *CARDS)
_TOKENS: Final = ("take", "place", *SYMBOLS)
"""Words that mean something on boards with tokens only."""
_CLOSE: Final = 0.7


@dataclass(frozen=True)
class Command:
    name: str
    rest: str = ""


class Vocabulary:
    """The words one language adds to those of the notation."""

    def __init__(
        self, texts: Texts, short_names: Mapping[str, str] | None = None, token_places: Sequence[str] = ()
    ) -> None:
        both = [Texts("en"), texts] if texts.language != "en" else [texts]
        self._commands = {word: name for name in COMMANDS for word in (name, *_said(both, f"typed-command-{name}"))}
        known = (*_TOKENS, *_NOTATION) if token_places else _NOTATION
        words = {word: name for name in known for word in _said(both, f"typed-{name}")}
        self._words = {**words, **(short_names or {})}
        self._idle = set(_said(both, "typed-idle"))
        self._places = {self._plain(place.split("_")): place for place in token_places}

    def command(self, line: str) -> Command | None:
        """The command in a line: `?`, `why draw red`, `save game.txt`. None when the line is something else."""
        first, _, rest = line.strip().partition(" ")
        if line.strip().startswith("?"):
            asked = line.strip().lstrip("?").strip()
            return Command("why", asked) if asked else Command("help")
        name = self._commands.get(first.lower())
        return Command(name, rest.strip()) if name else None

    def nearest_command(self, line: str) -> str | None:
        """The command that was perhaps meant by a line nobody understands."""
        close = get_close_matches(line.strip().partition(" ")[0].lower(), self._commands, 1, _CLOSE)
        return close[0] if close else None

    def nearest_word(self, word: str) -> str | None:
        """The word of either language that was perhaps meant by one that is no card."""
        close = get_close_matches(word, self._words, 1, _CLOSE)
        return close[0] if close else None

    def notation(self, line: str) -> str:
        """The line in the words of the notation.

        >>> Vocabulary(Texts("pl")).notation("weź z talii")
        'draw deck'
        """
        typed = [word for word in re.split(r"[\s,]+", line.strip().lower()) if word and word not in self._idle]
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


def numbers(line: str, menu: Sequence[Choice]) -> tuple[Choice, int | None] | None:
    """The entry that a line of one number picks, and with a second number also the way to pay: `8`, `8 2`."""
    match = re.fullmatch(r"\s*(\d{1,4})(?:[ .](\d{1,4}))?\s*", line)
    if match is None or not 1 <= int(match[1]) <= len(menu):
        return None
    return menu[int(match[1]) - 1], int(match[2]) if match[2] else None


def _said(languages: Sequence[Texts], key: str) -> list[str]:
    return [word for texts in languages for word in texts.say(key).split()]
