"""The game a command is about, and the files it reads and writes. Imports rules, boards and texts."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import peron
from peron.boards import BoardError, Problem, add_titles, load_board, read_board
from peron.boards.check import cause
from peron.cli.stop import MISUSED, Stop, complain
from peron.rules.catalogue import game_from
from peron.rules.contract import Game
from peron.rules.record import FIRST_LINE, Record, RecordError
from peron.text import Scene, Texts


def game_on(texts: Texts, id: str | None, board: Path | None, default: str = "berlin") -> Game:
    """The game with this id, or the one on the board in a file."""
    if board is None:
        return peron.game(id or default)
    of = game_from(board_from(texts, board))
    if id is not None and id not in (of.id, of.title.family):
        raise Stop(texts.say("cli-board-other-game", file=str(board), board=of.id, game=id), code=MISUSED)
    return of


def add_folder(texts: Texts, folder: Path | None) -> None:
    """Let the titles of a folder be played. What is wrong with one of them is told; the others can be played."""
    if folder is None:
        return
    if not folder.is_dir():
        complain(texts.say("cli-titles-folder", folder=str(folder)))
    for path, problems in add_titles(folder).items():
        complain(*(problem_line(texts, path, problem) for problem in problems))
        complain(texts.say("cli-title-left-out", file=str(path)))


def board_from(texts: Texts, path: Path) -> Mapping[str, Any]:
    """What a board file holds, checked."""
    try:
        return load_board(path)
    except BoardError as error:
        lines = [problem_line(texts, path, problem) for problem in error.problems]
        raise Stop(*lines, texts.say("cli-board-problems", count=len(lines))) from None


def problem_line(texts: Texts, path: Path, problem: Problem) -> str:
    """`file:line:column path: what is wrong`."""
    where = f"{path}:{problem.line}:{problem.column}"
    told = texts.say(problem.key, **problem.params)
    return f"{where} {problem.path}: {told}" if problem.path else f"{where}: {told}"


def told_refusal(texts: Texts, path: Path, error: RecordError, game: Game | None = None) -> str:
    """Why a record cannot be replayed: the file, the line, the reason, and the rule if it is one."""
    rule = error.params.get("rule")
    cited = f" [{rule}]" if rule else ""
    return f"{path}:{error.line}: {texts.error(error, Scene(game))}{cited}"


def read_record(texts: Texts, path: Path, board: Path | None) -> Record:
    """The record in a file, every move tried, on the board of another file if one is given."""
    on = None if board is None else game_on(texts, None, board)
    try:
        return Record.read(read_text(texts, path), on, read_board)
    except RecordError as error:
        raise Stop(told_refusal(texts, path, error)) from None


def read_text(texts: Texts, path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = cause(error) if isinstance(error, OSError) else "not-text"
        raise Stop(texts.say("cli-file-unread", file=str(path), reason=reason)) from None


def check_writable(texts: Texts, path: Path) -> None:
    """Refuse before a game what could not be written after it: a folder that is not there, a file that is no record."""
    if path.is_dir() or not path.parent.is_dir():
        reason = "folder" if path.is_dir() else "missing"
        raise Stop(texts.say("cli-file-unwritten", file=str(path), reason=reason))
    if path.exists() and not _is_record(path):
        raise Stop(texts.say("cli-file-foreign", file=str(path)))


def write_text(texts: Texts, path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_text(text, "utf-8")
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Stop(texts.say("cli-file-unwritten", file=str(path), reason=cause(error))) from None


def _is_record(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8") as file:
            return not (first := file.readline()) or first.strip() == FIRST_LINE
    except (OSError, UnicodeDecodeError):
        return False
