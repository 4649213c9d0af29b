"""`peron board`: check a board file, draw a board. Imports boards and drawings."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import click

import peron
from peron.boards import BoardError, load_board
from peron.cli.arguments import argument, choice, option
from peron.cli.games import board_from, problem_line, write_text
from peron.cli.help import PeronGroup
from peron.cli.stop import Stop, nearest_of
from peron.draw import FAMILIES
from peron.draw.palette import THEMES
from peron.rules.catalogue import game_from
from peron.text import Texts


def check(texts: Texts, file: Annotated[Path, argument("file", help="help-board-file")]) -> None:
    """Say everything that is wrong with a board file, or that nothing is."""
    try:
        of = game_from(load_board(file))
    except BoardError as error:
        for problem in error.problems:
            print(problem_line(texts, file, problem))
        raise Stop(texts.say("cli-board-problems", count=len(error.problems))) from None
    print(texts.say("cli-board-good", file=str(file), name=of.title.name(texts.language), what=of.inventory()))


def show(
    texts: Texts,
    shown: Annotated[str, argument("board", help="help-board-what")],
    out: Annotated[Path, option("--out", "-o", value="file", help="help-board-out")],
    theme: Annotated[str, choice("--theme", among=THEMES, help="help-board-theme")] = "light",
) -> None:
    """Draw the board of a file or a game as SVG, to a file or (`-`) to standard output."""
    if theme not in THEMES:
        raise nearest_of(texts, "cli-unknown-theme", theme, tuple(THEMES))
    svg = _drawn(texts, shown, theme)
    if str(out) == "-":
        sys.stdout.write(svg)
        return
    write_text(texts, out, svg)
    print(texts.say("cli-board-drawn", file=str(out)))


def _drawn(texts: Texts, named: str, theme: str) -> str:
    """The board in a file, or that of a game: what looks like a file is one. A sheet is drawn empty."""
    if named not in peron.games() and (os.sep in named or named.endswith(".json") or Path(named).exists()):
        data = board_from(texts, Path(named))
    else:
        data = peron.game(named).data
    family = FAMILIES[data["family"]]
    return family.picture(data, theme, texts.printed(family.printed, family.key, **family.facts(data)))


def show_help(texts: Texts) -> None:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        print(context.get_help())


BOARD: Final = PeronGroup(
    "board",
    "help-board",
    show_help,
    {"check": ("help-board-check", "boards:check"), "show": ("help-board-show", "boards:show")},
)
