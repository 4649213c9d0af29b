"""The titles that can be played here, by their ids. Imports the standard library and the families.

A title is one file: a family of rules, a board to play them on, and what people are told beforehand. Those that come
with Peron lie in the folder `titles`; others can be added, or be played without being added. Such a board goes wherever
the game goes (to other processes, into the store, into a record) as its whole file on one line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from peron.rules.contract import BadSetup, Game
from peron.rules.families import FAMILIES

_TITLES: Final[dict[str, Mapping[str, Any]]] = {}
"""The files by the ids of their titles, in the order of their platforms."""
_SHIPPED: Final[dict[str, Mapping[str, Any]]] = {}
"""Those that come with Peron."""
_GAMES: Final[dict[str, Game]] = {}
"""The games that were asked for."""


class UnknownGame(BadSetup):
    """No game has this id; `suggestion` says which was perhaps meant, or `none`."""


def games() -> tuple[str, ...]:
    """The ids of all titles that can be played."""
    return tuple(_titles())


def game(id: str) -> Game:
    """The game with this id, on the board that comes with it."""
    if id not in _GAMES:
        _GAMES[id] = game_from(title_data(id))
    return _GAMES[id]


def game_from(data: Mapping[str, Any]) -> Game:
    """The game of a title that was never added: a user's own board. The data must have been checked."""
    return FAMILIES[data["family"]](data)


def title_data(id: str) -> Mapping[str, Any]:
    """What stands in the file of a title."""
    if id not in _titles():
        suggestion = (get_close_matches(id, list(_titles()), 1) or ["none"])[0]
        raise UnknownGame("unknown-game", {"id": id, "suggestion": suggestion, "known": list(_titles())})
    return _titles()[id]


def add_title(data: Mapping[str, Any]) -> None:
    """Let another title be played by its id. The data must have been checked."""
    _titles()[data["id"]] = data
    _GAMES.pop(data["id"], None)


def file_of(of: Game) -> str:
    """The file of a title that does not come with Peron, on one line; empty for one that does."""
    _titles()
    if _SHIPPED.get(of.id) == of.data:
        return ""
    return json.dumps(of.data, separators=(",", ":"), ensure_ascii=False, default=dict)


def key_of(of: Game) -> str:
    """What a title is called among all that anybody may bring: its id, and for one that does not come with Peron also
    the hash of its file, because two people may give two boards the same id."""
    file = file_of(of)
    return f"{of.id}.{sha256(file.encode()).hexdigest()[:16]}" if file else of.id


@lru_cache(maxsize=64)
def own_game(file: str) -> Game:
    """The game of a file that `file_of` has given."""
    return game_from(json.loads(file))


def _titles() -> dict[str, Mapping[str, Any]]:
    if not _TITLES:
        folder = files("peron.rules").joinpath("titles")
        shipped = [json.loads(file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".json")]
        for data in sorted(shipped, key=lambda title: int(title["platform"])):
            _TITLES[data["id"]] = _SHIPPED[data["id"]] = data
    return _TITLES
