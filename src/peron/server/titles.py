"""The titles that a server knows: those it offers, and the boards that people have brought to its tables. Imports the
store and boards.

A board file is checked before anything else is done with it, in a thread that does nothing else, so that nobody waits
for it who has not brought one, and nobody who has waits for all that another address has brought. What a check can
cost is bounded by the size of the file and by `peron.boards`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from peron.boards import read_board
from peron.bots import LEVELS
from peron.lessons import lesson_for
from peron.rules.catalogue import file_of, game, game_from, games, key_of, own_game
from peron.rules.contract import Game
from peron.rules.record import Record
from peron.server.aside import Aside
from peron.server.bodies import GameShown
from peron.store import Store
from peron.tables.queue import Asker

T = TypeVar("T")


class Titles:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._checks = Aside("boards")
        self._drawings = Aside("drawings")

    async def game(self, id: str) -> Game:
        """The title that is called so: by its id, or by its key if it does not come with Peron. Raises UnknownGame."""
        if "." not in id:
            return game(id)
        file = await asyncio.to_thread(self._store.title, id)
        if file is not None:
            return own_game(file)
        return next((of for of in map(game, games()) if key_of(of) == id), None) or game(id)

    async def brought(self, asker: Asker, board: str) -> Game:
        """The game on the board in a file. Raises BoardError."""
        return await self._checks.do(asker, _brought, board)

    async def recorded(self, asker: Asker, text: str) -> Record:
        """The record that a text holds. Raises RecordError."""
        return await self._checks.do(asker, Record.read, text, None, read_board)

    async def drawn(self, asker: Asker, draw: Callable[..., T], *of: object) -> T:
        """Have something drawn or written out. One at a time: several threads that compute would take turns with the
        one that everybody waits for."""
        return await self._drawings.do(asker, draw, *of)


def _brought(board: str) -> Game:
    of = game_from(read_board(board))
    return own_game(file) if (file := file_of(of)) else of


def game_shown(of: Game) -> GameShown:
    title = of.title
    return GameShown(
        key_of(of),
        title.family,
        title.names,
        title.minutes,
        title.platform,
        of.board_id(),
        of.rules_version,
        of.min_players,
        of.max_players,
        of.options(),
        of.conflicts(),
        tuple(LEVELS),
        None if (lesson := lesson_for(key_of(of))) is None else len(lesson.steps),
    )
