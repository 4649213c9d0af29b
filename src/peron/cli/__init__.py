"""The command `peron`: games in the terminal, records, boards, duels. Contains no rules; imports every other package.

`main` decides the language before anything else, because the commands' help is in it too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and end the process with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show "ß" shows "?" instead of ending the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough: nothing more may be written, not even when Python flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run the command; returns its exit code: 0 well, 1 refused what it was given, 2 used wrongly."""
    from peron.cli.app import run_command
    from peron.cli.options import take_language

    rest, language, unknown = take_language(list(arguments), os.environ)
    return run_command(rest, language, unknown)
