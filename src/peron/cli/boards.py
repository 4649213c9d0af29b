"""`peron board`: check a board file, draw a board. Imports boards and drawings."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import peron
from peron.boards import BoardError, load_board
from peron.cli.games import board_from, nearest_of, problem_line, write_text
from peron.cli.stop import Stop
from peron.draw import metro_board_svg, sheet_svg, ticket_board_svg
from peron.draw.metro_words import ENGLISH as METRO_ENGLISH
from peron.draw.nextstation_words import ENGLISH as SHEET_ENGLISH
from peron.draw.palette import THEMES
from peron.draw.words import ENGLISH
from peron.rules.metro.game import MetroGame
from peron.rules.nextstation.game import NextStationGame
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
    svg = _drawn(texts, named, theme)
    if str(out) == "-":
        sys.stdout.write(svg)
        return
    write_text(texts, out, svg)
    print(texts.say("cli-board-drawn", file=str(out)))


def _drawn(texts: Texts, named: str, theme: str) -> str:
    """The board in a file, or that of a game: what looks like a file is one. A sheet is drawn empty."""
    if named not in peron.games() and (os.sep in named or named.endswith(".json") or Path(named).exists()):
        board = board_from(texts, Path(named))
    else:
        game = peron.game(named)
        if isinstance(game, NextStationGame):
            return sheet_svg(game.city.data, theme=theme, words=texts.printed_on_sheet(SHEET_ENGLISH))
        if isinstance(game, MetroGame):
            return metro_board_svg(game.board.data, theme, texts.printed_on_metro(METRO_ENGLISH))
        assert isinstance(game, TicketGame)
        board = game.board
    words = texts.printed(ENGLISH, len(board.places), len(board.routes))
    return ticket_board_svg(dict(board.data), theme, words)
