"""What a person typed in the middle of a game. Imports the texts; knows words, not rules.

Commands and moves can be typed in English at any time, and in the game's language too: the catalogues list the words
(`typed-…`) that stand for a word of the notation, and small words that mean nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from peron.text import Texts

_CLOSE: Final = 0.7
_IDLE: Final = "-"
"""Stands before words that mean nothing."""


class Vocabulary:
    """The words one language adds to those of a game's notation. A family says which, and how they make a move."""

    def __init__(
        self,
        texts: Texts,
        keys: Sequence[str],
        names: Mapping[str, str],
        shorthands: Sequence[tuple[str, str]],
        called: Mapping[str, str] | None = None,
    ) -> None:
        """`keys` are the messages that list the words, first the one that a move is told with; where two list the same
        word, the later holds. `names` are words that only this table has, with what they stand for; `shorthands` is
        what may be left out or written in another way, as patterns; `called` is what this table calls words of the
        notation."""
        self._shorthands = shorthands
        own = [] if texts.language == "en" else [texts]
        both = [Texts("en"), *own]
        self._commands = {word: group[0] for group in _groups(both, ["typed-commands"]) for word in group}
        groups = list(_groups(both, keys))
        self._idle = {word for name, *words in groups for word in words if name == _IDLE}
        self._words = {word: name for name, *words in groups for word in words if name != _IDLE} | dict(names)
        self._own = {name: words[0] for name, *words in _groups(own, keys)} | dict(called or {})

    def command(self, line: str) -> tuple[str, str] | None:
        """The command in a line with what follows it: `?`, `? draw red`, `? help`, `save game.txt`. None when the line
        is something else."""
        if line.startswith("?"):
            asked = line.lstrip("?").strip()
            return (self.command(asked) or ("why", asked)) if asked else ("help", "")
        first, _, rest = line.partition(" ")
        name = self._commands.get(first.lower())
        return (name, rest.strip()) if name else None

    def nearest(self, word: str, command: bool = False) -> str | None:
        """The word of a move, in either language, or the command that was perhaps meant by one nobody understands."""
        return next(iter(get_close_matches(word, self._commands if command else self._words, 1, _CLOSE)), None)

    def corrected(self, line: str) -> str | None:
        """The line with the word that was perhaps meant in place of its first, where nobody knows that one."""
        first, _, rest = line.partition(" ")
        known = {*self._words, *self._words.values()}
        near = [] if first.lower() in known else get_close_matches(first.lower(), known, 1, _CLOSE)
        return f"{near[0]} {rest}".rstrip() if near else None

    def notation(self, line: str) -> str:
        """The line in the words of the notation."""
        typed = re.split(r"[\s,]+", line.strip().lower())
        said = " ".join(self._words.get(word, word) for word in typed if word and word not in self._idle)
        for pattern, meant in self._shorthands:
            said = re.sub(pattern, meant, said)
        return said

    def in_words(self, notation: str) -> str:
        """A move of the notation in the words of the language, as it can be typed."""
        return " ".join(self._own.get(word, word) for word in notation.split())


def numbers(line: str) -> list[int]:
    """The entry that a line of one number picks, and with a second number also the way to do it: `8`, `8 2`."""
    return [int(number) for number in re.split("[ .]", line)] if re.fullmatch(r"\d+([ .]\d+)?", line) else []


def _groups(languages: Iterable[Texts], keys: Sequence[str]) -> Iterator[list[str]]:
    """A word of the notation with the words that stand for it, by groups."""
    return (group.split() for key in keys for texts in languages for group in texts.say(key).split(","))
