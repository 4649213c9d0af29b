"""The games by their ids. Imports the standard library only."""

from __future__ import annotations

import json
from collections.abc import Callable
from difflib import get_close_matches
from importlib.resources import files
from typing import Final

from peron.rules.contract import Game, PeronError
from peron.rules.metro.board import MetroBoard
from peron.rules.metro.game import MetroGame
from peron.rules.nextstation.city import City
from peron.rules.nextstation.game import NextStationGame
from peron.rules.ticket.board import Board
from peron.rules.ticket.game import TicketGame


def _ticket(id: str) -> Game:
    return TicketGame(shipped_board(id))


def _next_station(id: str) -> Game:
    return NextStationGame(City(json.loads(board_text(id))))


def _metro(id: str) -> Game:
    return MetroGame(MetroBoard(json.loads(board_text(id))))


_MAKERS: Final[dict[str, Callable[[str], Game]]] = {
    "berlin": _ticket,
    "san-francisco": _ticket,
    "london": _next_station,
    "metro": _metro,
}
"""How to make each game."""
_GAMES: Final[dict[str, Game]] = {}
IDS: Final = tuple(_MAKERS)


class UnknownGame(PeronError):
    """No game has this id; `nearest` says which was perhaps meant."""


def games() -> tuple[str, ...]:
    """The ids of all games that can be played."""
    return IDS


def game(id: str) -> Game:
    """The game with this id, on the board that comes with it."""
    if id not in IDS:
        raise UnknownGame(
            "unknown-game", {"id": id, "nearest": get_close_matches(id, IDS, 1, 0)[0], "known": list(IDS)}
        )
    if id not in _GAMES:
        _GAMES[id] = _MAKERS[id](id)
    return _GAMES[id]


def shipped_board(id: str) -> Board:
    return Board(json.loads(board_text(id)))


def board_text(id: str) -> str:
    """The file of the board that comes with a game."""
    name = id.replace("-", "_")
    return files("peron.rules").joinpath(f"boards/{name}.json").read_text("utf-8")
