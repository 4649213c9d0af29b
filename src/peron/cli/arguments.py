"""What can stand behind a command's name, said once for the commands that share it. Imports Typer and the contract.

Help is a key of the catalogues here, and so is the name of a value: `help.py` puts them into the reader's language.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from peron.rules.contract import Game

CORES: Final = os.cpu_count() or 1
_SWITCHED: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def whole_number(value: str | int) -> int:
    """The number after an option, or its default. Typer's own sentence about a wrong one would be English."""
    if not str(value).isdecimal():
        raise typer.BadParameter(str(value))
    return int(value)


def count(value: str | int) -> int:
    """A whole number that is not nothing."""
    if whole_number(value) == 0:
        raise typer.BadParameter(str(value))
    return int(value)


def argument(value: str, help: str) -> Any:
    return typer.Argument(metavar=f"help-metavar-{value}", help=help)


def option(*names: str, value: str, help: str) -> Any:
    return typer.Option(*names, metavar=f"help-metavar-{value}", help=help)


def number(*names: str, help: str) -> Any:
    return typer.Option(*names, metavar="N", parser=count, help=help)


def flag(*names: str, help: str) -> Any:
    return typer.Option(*names, help=help)


def seed(help: str) -> Any:
    return typer.Option("--seed", metavar="N", parser=whole_number, help=help)


Plain = Annotated[bool, flag("--plain", help="help-plain")]
AsJson = Annotated[bool, flag("--json", help="help-json")]
Board = Annotated[Path | None, option("--board", value="file", help="help-option-board")]
Options = Annotated[list[str] | None, option("--option", value="option", help="help-option")]
RecordFile = Annotated[Path, argument("file", help="help-replay-file")]
Games = Annotated[int, number("--games", "-n", help="help-duel-games")]
Jobs = Annotated[int, number("--jobs", "-j", help="help-duel-jobs")]
Seed = Annotated[int, seed("help-duel-seed")]


def chosen(game: Game, words: Sequence[str] | None) -> dict[str, object]:
    """Options by name: a name alone switches it on, `name=value` chooses. The game itself refuses what it has not.

    >>> from peron import game
    >>> chosen(game("metro"), ["companies", "hand=2", "direction=free"])
    {'companies': True, 'hand': 2, 'direction': 'free'}
    >>> chosen(game("metro"), ["numbers"])
    {'numbers': 2}
    """
    values = {option.name: option.values for option in game.options()}
    options: dict[str, object] = {}
    for word in words or ():
        name, given, value = word.partition("=")
        options[name] = _value(values.get(name, ()), value) if given else game.switched_on(name)
    return options


def _value(known: Sequence[object], typed: str) -> object:
    """What was typed, as the value it stands for."""
    if set(known) == {True, False}:
        return _SWITCHED.get(typed.lower(), typed)
    return next((value for value in known if str(value).lower() == typed.lower()), typed)
