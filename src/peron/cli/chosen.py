"""The options of a game as they are typed after `--option`. Imports the contract only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peron.rules.contract import Game

_SWITCHED: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def chosen(game: Game, words: Sequence[str]) -> dict[str, object]:
    """Options by name: a name alone switches it on, `name=value` chooses. The game itself refuses what it has not.

    >>> from peron import game
    >>> chosen(game("metro"), ["companies", "hand=2", "direction=free"])
    {'companies': True, 'hand': 2, 'direction': 'free'}
    """
    values = {option.name: option.values for option in game.options()}
    options: dict[str, object] = {}
    for word in words:
        name, given, value = word.partition("=")
        known = values.get(name, ())
        options[name] = _value(known, value) if given else next((one for one in known if one == 1), True)
    return options


def _value(known: Sequence[object], typed: str) -> object:
    """What was typed, as the value it stands for."""
    if set(known) == {True, False}:
        return _SWITCHED.get(typed.lower(), typed)
    return next((value for value in known if str(value).lower() == typed.lower()), typed)
