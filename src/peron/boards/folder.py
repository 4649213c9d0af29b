"""A folder of titles: every board file in it is one. Imports this package and the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from peron.boards.check import load_board
from peron.boards.problem import BoardError, Problem
from peron.rules.catalogue import add_title, games, title_data

VARIABLE: Final = "PERON_TITLES"
"""The environment variable that names the folder."""


def add_titles(folder: Path | None) -> dict[Path, list[Problem]]:
    """Let the titles in a folder be played by their ids. What is wrong with those files that are left out, by file."""
    found: dict[Path, list[Problem]] = {}
    for path in sorted(folder.glob("*.json")) if folder is not None else []:
        try:
            title = load_board(path)
            if title["id"] in games() and title_data(title["id"]) != title:
                raise BoardError([Problem("board-id-taken", {"id": title["id"]}, "id")])
            add_title(title)
        except BoardError as error:
            found[path] = error.problems
    return found


def named_folder(environment: Mapping[str, str]) -> Path | None:
    """The folder that the environment names."""
    named = environment.get(VARIABLE)
    return Path(named) if named else None
