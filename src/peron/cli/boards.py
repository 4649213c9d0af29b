"""`peron board`: check a board file, draw a board. Imports boards and drawings."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import peron
from peron.boards import BoardError, load_board
from peron.cli.games import board_from, nearest_of, problem_line, write_text
from peron.cli.stop import Stop
from peron.draw import ticket_board_svg
from peron.draw.palette import THEMES
from peron.draw.words import ENGLISH
from peron.rules.ticket.board import Board
from peron.rules.ticket.game import TicketGame
from peron.text import Texts


def check(texts: Texts, path: Path) -> None:
    """Say everything that is wrong with a board file, or that nothing is."""
    try:
        board = load_board(path)
    except BoardError as error:
        for problem in error.problems:
            print(problem_line(texts, path, problem))
        raise Stop(texts.say("cli-board-problems", count=len(error.problems))) from None
    counts = {"places": len(board.places), "routes": len(board.routes), "tickets": len(board.tickets)}
    print(texts.say("cli-board-good", file=str(path), name=board.name, **counts))


def show(texts: Texts, named: str, out: Path, theme: str) -> None:
    """Draw the board of a file or a game as SVG, to a file or (`-`) to standard output."""
    if theme not in THEMES:
        raise nearest_of(texts, "cli-unknown-theme", theme, tuple(THEMES))
    board = _board(texts, named)
    words = texts.printed(ENGLISH, len(board.places), len(board.routes))
    svg = ticket_board_svg(dict(board.data), theme, words)
    if str(out) == "-":
        sys.stdout.write(svg)
        return
    write_text(texts, out, svg)
    print(texts.say("cli-board-drawn", file=str(out)))


def _drawn(texts: Texts, id: str) -> Board:
    """The board of a game, if Peron can draw it."""
    game = peron.game(id)
    if not isinstance(game, TicketGame):
        raise Stop(texts.say("cli-not-drawn", game=texts.say(f"game-{game.id}")))
    return game.board


def _board(texts: Texts, named: str) -> Board:
    """The board in a file, or that of a game: what looks like a file is one."""
    if named in peron.games() or not (os.sep in named or named.endswith(".json") or Path(named).exists()):
        return _drawn(texts, named)
    return board_from(texts, Path(named))
