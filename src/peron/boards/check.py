"""Reads board files and says everything that is wrong with them. Imports `peron.rules` and this package only."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from peron.boards.findings import Findings
from peron.boards.locate import Locations, locate, too_deep
from peron.boards.meaning import check_meaning
from peron.boards.problem import BoardError, Problem
from peron.boards.shape import check_shape

if TYPE_CHECKING:
    from peron.rules.ticket.board import Board

LARGEST: Final = 1_000_000
"""Bytes in a board file. Berlin has about 20,000."""
DEEPEST: Final = 32
"""Brackets within brackets. Berlin has 5."""

# How the standard parser begins its messages, and what we call the mistake.
_REASONS: Final = (
    ("Expecting ',' delimiter", "comma"),
    ("Expecting ':' delimiter", "colon"),
    ("Expecting property name", "name"),
    ("Illegal trailing comma", "trailing-comma"),
    ("Expecting value", "value"),
    ("Unterminated string", "string"),
    ("Invalid control character", "control"),
    ("Invalid \\", "escape"),
    ("Extra data", "extra"),
)


def check_board(text: str) -> list[Problem]:
    """Every problem of a board file's text, in the order of the file; an empty list for a board that can be played."""
    text = text.removeprefix("\ufeff")
    if len(text) >= LARGEST or len(text.encode(errors="surrogatepass")) >= LARGEST:
        return [_too_large(len(text.encode(errors="surrogatepass")))]
    deep = too_deep(text, DEEPEST)
    if deep is not None:
        line, column = Locations(text).position(deep)
        return [Problem("board-too-deep", {"most": DEEPEST}, "", line, column)]
    try:
        data = _parsed(text)
    except json.JSONDecodeError as error:
        line, column = Locations(text).position(error.pos)
        reason = next((ours for theirs, ours in _REASONS if error.msg.startswith(theirs)), "other")
        return [Problem("board-not-json", {"reason": reason}, "", line, column)]
    locations = locate(text)
    findings = Findings(locations)
    for path in locations.repeated:
        findings.add_name("board-repeated-key", path, name=str(path[-1]))
    check_shape(data, findings)
    check_meaning(data, findings)
    return findings.problems()


def load_board(path: Path) -> Board:
    """The board in a file, ready for the rules.

    Raises `BoardError` with all problems if there are any.
    """
    # Here, so that checking a file never waits for the rules to load.
    from peron.rules.ticket.board import Board

    text = _text(path)
    problems = check_board(text)
    if problems:
        raise BoardError(problems)
    return Board(_parsed(text.removeprefix("\ufeff")))


def _parsed(text: str) -> Any:
    # A number of thousands of digits is no mistake of grammar: as a float it fails the schema at its own place.
    return json.loads(text, parse_int=lambda digits: int(digits) if len(digits) < 16 else float(digits))


def _text(path: Path) -> str:
    try:
        # Asked first, so that a huge file is never read.
        size = os.stat(path).st_size
        if size >= LARGEST:
            raise BoardError([_too_large(size)])
        content = path.read_bytes()
    except OSError as error:
        raise BoardError([Problem("board-unreadable", {"file": path.name, "reason": _cause(error)})]) from error
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8")
        line, column = Locations(before).position(len(before))
        raise BoardError([Problem("board-not-utf8", {}, "", line, column)]) from error


def _cause(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "missing"
    if isinstance(error, IsADirectoryError):
        return "folder"
    return "denied" if isinstance(error, PermissionError) else "other"


def _too_large(size: int) -> Problem:
    return Problem("board-too-large", {"size": size, "most": LARGEST})
