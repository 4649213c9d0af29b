"""How a command ends early. Imports the standard library only."""

from __future__ import annotations

from typing import Final

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
