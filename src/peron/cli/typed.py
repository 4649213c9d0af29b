"""What a person typed in the middle of a game. Imports the texts; knows words, not rules.

Commands and moves can be typed in English at any time, and in the game's language too: the catalogues list the words
(`typed-…`) that stand for a word of the notation, and small words that mean nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from peron.text import Texts

COMMANDS: Final = ("help", "why", "rule", "board", "table", "log", "hint", "undo", "save", "quit")
_CLOSE: Final = 0.7


@dataclass(frozen=True)
class Command:
    name: str
    rest: str = ""


class Vocabulary:
    """The words one language adds to those of a game's notation. A family says which, and how they make a move."""

    def __init__(self, texts: Texts, keys: Mapping[str, str], idle: str) -> None:
        """`keys` are the words of the notation with the messages that list other words for them; `idle` is the message
        of those that mean nothing."""
        both = [Texts("en"), texts] if texts.language != "en" else [texts]
        self._commands = {word: name for name in COMMANDS for word in (name, *_said(both, f"typed-command-{name}"))}
        self._words = {word: name for name, key in keys.items() for word in _said(both, key)}
        self._idle = set(_said(both, idle))

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
        """The word of either language that was perhaps meant by one of a move."""
        close = get_close_matches(word, self._words, 1, _CLOSE)
        return close[0] if close else None

    def notation(self, line: str) -> str:
        """The line in the words of the notation."""
        return " ".join(self._words.get(word, word) for word in self._typed(line))

    def _typed(self, line: str) -> list[str]:
        return [word for word in re.split(r"[\s,]+", line.strip().lower()) if word and word not in self._idle]


def numbers(line: str, last: int) -> tuple[int, int | None] | None:
    """The entry that a line of one number picks, and with a second number also the way to do it: `8`, `8 2`."""
    match = re.fullmatch(r"\s*(\d{1,4})(?:[ .](\d{1,4}))?\s*", line)
    if match is None or not 1 <= int(match[1]) <= last:
        return None
    return int(match[1]), int(match[2]) if match[2] else None


def _said(languages: Sequence[Texts], key: str) -> list[str]:
    return [word for texts in languages for word in texts.say(key).split()]
