"""The game a command is about, and the files it reads and writes. Imports rules, boards and texts."""

from __future__ import annotations

import os
from difflib import get_close_matches
from pathlib import Path

import peron
from peron.boards import BoardError, Problem, load_board
from peron.cli.stop import MISUSED, Stop
from peron.rules.contract import Game
from peron.rules.record import FIRST_LINE, RecordError
from peron.rules.ticket.board import Board
from peron.rules.ticket.game import TicketGame
from peron.text import Texts


def game_on(texts: Texts, id: str | None, board: Path | None, default: str = "berlin") -> Game:
    """The game with this id, on its own board or on the one in a file."""
    return peron.game(id or default) if board is None else ticket_game(texts, id, board)


def ticket_game(texts: Texts, id: str | None, board: Path) -> TicketGame:
    """The game on the board in a file: only the ticket family has boards of users."""
    loaded = board_from(texts, board)
    peron.game(id or loaded.game)
    peron.game(loaded.game)
    if id is not None and id != loaded.game:
        raise Stop(texts.say("cli-board-other-game", file=str(board), board=loaded.game, game=id), code=MISUSED)
    return TicketGame(loaded)


def game_title(texts: Texts, game: Game) -> str:
    """The game's name, and its board's if that is not the one that comes with it."""
    title = texts.say(f"game-{game.id}")
    if not isinstance(game, TicketGame) or game.board_id() == peron.game(game.id).board_id():
        return title
    return f"{title} · {game.board.name}"


def board_from(texts: Texts, path: Path) -> Board:
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


def nearest_of(texts: Texts, key: str, name: str, known: tuple[str, ...]) -> Stop:
    """The refusal of a name, with the nearest one that exists."""
    nearest = get_close_matches(name, known, 1, 0)[0]
    return Stop(texts.say(key, name=name, nearest=nearest, known=", ".join(known)), code=MISUSED)


def told_refusal(texts: Texts, path: Path, error: RecordError) -> str:
    """Why a record cannot be replayed: the file, the line, the reason, and the rule if it is one."""
    rule = error.params.get("rule")
    cited = f" [{rule}]" if rule else ""
    return f"{path}:{error.line}: {texts.error(error)}{cited}"


def read_text(texts: Texts, path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Stop(texts.say("cli-file-unread", file=str(path), reason=_reason(error))) from None


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
        raise Stop(texts.say("cli-file-unwritten", file=str(path), reason=_reason(error))) from None


def _is_record(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8") as file:
            return not (first := file.readline()) or first.strip() == FIRST_LINE
    except (OSError, UnicodeDecodeError):
        return False


def _reason(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "not-text"
    if isinstance(error, IsADirectoryError):
        return "folder"
    if isinstance(error, FileNotFoundError):
        return "missing"
    return "denied" if isinstance(error, PermissionError) else "other"
