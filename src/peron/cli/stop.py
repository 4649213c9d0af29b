"""How a command ends early, and what it says then. Imports the texts."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from peron.text import Texts

REFUSED: Final = 1
"""What was given is refused: a broken record, a board with problems, a file that cannot be read."""
MISUSED: Final = 2
"""The command line itself is wrong: an unknown name, too many players."""


class Stop(Exception):
    """End the command with these lines on standard error."""

    def __init__(self, *lines: str, code: int = REFUSED) -> None:
        self.lines = lines
        self.code = code
        super().__init__(*lines)


def nearest_of(texts: Texts, key: str, name: str, known: Sequence[str]) -> Stop:
    """The refusal of a name, with the nearest one that exists."""
    nearest = get_close_matches(name, known, 1, 0)[0]
    return Stop(texts.say(key, name=name, nearest=nearest, known=", ".join(known)), code=MISUSED)


def complain(*lines: str) -> None:
    """Say on standard error what went wrong."""
    for line in lines:
        print(line, file=sys.stderr)
