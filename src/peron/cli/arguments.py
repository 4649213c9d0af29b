"""What can stand behind a command's name, said once for the commands that share it. Imports Click and the contract.

A command is a function whose annotations are its arguments and options; one with a default may be left out. Help is a
key of the catalogues here, and so is the name of a value: `help.py` puts them into the reader's language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from click import Argument, BadParameter, Option, Parameter

from peron.rules import contract
from peron.rules.contract import SEATS, Game

CORES: Final = os.cpu_count() or 1
_SWITCHED: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def whole_number(value: str | int) -> int:
    """The number after an option, or its default. Click's own sentence about a wrong one would be English."""
    if not str(value).isdecimal():
        raise BadParameter(str(value))
    return int(value)


def count(value: str | int) -> int:
    """A whole number that is not nothing."""
    if whole_number(value) == 0:
        raise BadParameter(str(value))
    return int(value)


def argument(value: str, help: str) -> Any:
    return lambda name, **more: Argument([name], metavar=f"help-metavar-{value}", help=help, **more)


def option(*names: str, value: str, help: str, **more: Any) -> Any:
    return _option(*names, metavar=f"help-metavar-{value}", help=help, **more)


def choice(*names: str, among: Sequence[str], help: str, **more: Any) -> Any:
    return _option(*names, metavar="|".join(among), help=help, **more)


def number(*names: str, help: str, read: Callable[[str], int] = count) -> Any:
    return _option(*names, metavar="N", type=read, help=help)


def flag(*names: str, help: str) -> Any:
    return _option(*names, is_flag=True, help=help)


def _option(*names: str, **settings: Any) -> Any:
    return lambda name, **more: Option([name, *names], **{**more, **settings})


def parameters(command: Callable[..., None]) -> list[Parameter]:
    """What a command takes, as Click wants it. The first parameter, the texts, is not given by anybody."""
    hints = get_type_hints(command, include_extras=True)
    made: list[Parameter] = []
    for name, parameter in [*signature(command).parameters.items()][1:]:
        kind, given = get_args(hints[name])
        settings: dict[str, Any] = {"type": Path if Path in (kind, *get_args(kind)) else None}
        if parameter.default is parameter.empty:
            settings["required"] = True
        else:
            settings["default"] = parameter.default
        if get_origin(kind) is Sequence:
            settings |= {"nargs": -1} if "required" in settings else {"multiple": True}
        made.append(given(name, **settings))
    return made


Plain = Annotated[bool, flag("--plain", help="help-plain")]
AsJson = Annotated[bool, flag("--json", help="help-json")]
Board = Annotated[Path | None, option("--board", value="file", help="help-option-board")]
Options = Annotated[Sequence[str], option("--option", value="option", help="help-option")]
DataDir = Annotated[Path | None, option("--data-dir", value="folder", help="help-serve-data-dir")]
Database = Annotated[str, option("--database", value="url", help="help-serve-database")]
RecordFile = Annotated[Path, argument("file", help="help-replay-file")]
Games = Annotated[int, number("--games", "-n", help="help-duel-games")]
Jobs = Annotated[int, number("--jobs", "-j", help="help-duel-jobs")]
Seed = Annotated[int, number("--seed", help="help-duel-seed", read=whole_number)]


def seconds(value: str) -> int:
    """A time as people write it.

    >>> seconds("90"), seconds("30m"), seconds("2h"), seconds("7d")
    (90, 1800, 7200, 604800)
    """
    found = re.fullmatch(r"(\d{1,6})([smhd]?)", str(value))
    if found is None or int(found[1]) == 0:
        raise BadParameter(str(value))
    return int(found[1]) * {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86400}[found[2]]


def chosen(game: Game, words: Sequence[str], names: Sequence[str] = ()) -> dict[str, object]:
    """Options by name: a name alone switches it on, `name=value` chooses. The game itself refuses what it has not. A
    seat may be called by its letter, or as the one who sits there.

    >>> from peron import game
    >>> chosen(game("metro"), ["companies", "hand=2", "direction=free"])
    {'companies': True, 'hand': 2, 'direction': 'free'}
    >>> chosen(game("metro"), ["numbers"])
    {'numbers': 2}
    >>> chosen(game("berlin"), ["first=ola"], ["Greedy", "Ola"])
    {'first': 'B'}
    """
    known = {option.name: option for option in game.options()}
    options: dict[str, object] = {}
    for word in words:
        name, given, value = word.partition("=")
        if not given:
            options[name] = game.switched_on(name)
        else:
            options[name] = _value(known[name], value, names) if name in known else value
    return options


def _value(option: contract.Option, typed: str, names: Sequence[str]) -> object:
    """What was typed, as the value it stands for."""
    if set(option.values) == {True, False}:
        return _SWITCHED.get(typed.lower(), typed)
    called = zip(names, SEATS, strict=False) if option.seats else ()
    said = [*((str(value), value) for value in option.values), *called]
    return next((value for word, value in said if word.lower() == typed.lower()), typed)
