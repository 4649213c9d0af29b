"""Reads board files and says everything that is wrong with them. Imports `peron.rules` and this package only."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from peron.boards.families import FAMILIES
from peron.boards.findings import Findings, shown
from peron.boards.locate import Locations, locate, too_deep
from peron.boards.problem import BoardError, Problem
from peron.boards.reading import Entry, whole
from peron.rules.catalogue import game_from, games, title_data
from peron.rules.contract import BadSetup

LARGEST: Final = 1_000_000
"""Bytes in a board file. Berlin has about 20,000."""
DEEPEST: Final = 32
"""Brackets within brackets. Berlin has 5."""

_NOT_OURS: Final = ("platform", "$schema")
"""What somebody's copy of a shipped board may still have: the place among the shipped ones is not the copy's."""

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
    from peron.boards.shape import check_shape  # takes long to load, and most commands check no board

    text = text.removeprefix("\ufeff")
    if len(text) >= LARGEST or len(text.encode(errors="surrogatepass")) >= LARGEST:
        return [_too_large(len(text.encode(errors="surrogatepass")))]
    if not text.strip():
        return [Problem("board-not-json", {"reason": "empty"}, "", 1, 1)]
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
    for path in locations.names:
        if not str(path[-1]).isprintable():
            findings.add_name("board-bad-key", path, name=shown(path[-1]))
    family = FAMILIES[_family(data, findings)]
    check_shape(data, family, findings)
    family.check_meaning(data, findings)
    _check_players(data, findings)
    problems = findings.problems()
    if not problems and "daily" in data:
        _check_daily(data, findings)
        problems = findings.problems()
    return problems


def _check_players(data: Any, findings: Findings) -> None:
    """The fewest players before the most."""
    players = Entry((), data).items("players") if isinstance(data, dict) else []
    if len(players) == 2:
        fewest, most = map(whole, players)
        if fewest is not None and most is not None and fewest > most:
            findings.add("board-players", ("players",), fewest=fewest, most=most)


def _check_daily(data: Mapping[str, Any], findings: Findings) -> None:
    """The daily ride is a table that can be set up; asked of a board on which everything else is right."""
    of = game_from(data)
    ride = of.title.daily
    assert ride is not None
    for member, check in (
        ("bots", lambda: of.check_players(ride.players)),
        ("options", lambda: of.check_options(ride.options, ride.players)),
    ):
        try:
            check()
        except BadSetup:
            findings.add("board-bad-value", ("daily", member), value=shown(data["daily"].get(member)))


def _family(data: Any, findings: Findings) -> str:
    """Whose board it is. One that does not say is judged as of the first family, so that an author sees everything."""
    named = data.get("family") if isinstance(data, dict) else None
    if isinstance(named, str) and named not in FAMILIES:
        findings.add_choice("board-unknown-family", ("family",), named, FAMILIES)
    return named if isinstance(named, str) and named in FAMILIES else next(iter(FAMILIES))


def load_board(path: Path) -> Mapping[str, Any]:
    """The title in a file, ready for the rules.

    Raises `BoardError` with all problems if there are any.
    """
    return read_board(_text(path))


def read_board(text: str) -> Mapping[str, Any]:
    """The title that a text describes. Raises `BoardError` with all problems if there are any."""
    problems = check_board(text)
    if problems:
        raise BoardError(problems)
    data: Mapping[str, Any] = _parsed(text.removeprefix("\ufeff"))
    if data["id"] in games() and title_data(data["id"]) == data:
        return data
    return {name: value for name, value in data.items() if name not in _NOT_OURS}


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
        raise BoardError([Problem("board-unreadable", {"file": path.name, "reason": cause(error)})]) from error
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8")
        line, column = Locations(before).position(len(before))
        raise BoardError([Problem("board-not-utf8", {}, "", line, column)]) from error


def cause(error: OSError) -> str:
    """Why a file cannot be read or written, as messages know it."""
    if isinstance(error, FileNotFoundError):
        return "missing"
    if isinstance(error, IsADirectoryError):
        return "folder"
    return "denied" if isinstance(error, PermissionError) else "other"


def _too_large(size: int) -> Problem:
    return Problem("board-too-large", {"size": size, "most": LARGEST})
