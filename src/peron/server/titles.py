"""The titles that a server knows: those it offers, and the boards that people have brought to its tables. Imports the
store and boards.

A board file is checked before anything else is done with it, in a thread that does nothing else, so that nobody waits
for it who has not brought one; what a check can cost is bounded by the size of the file and by `peron.boards`.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from peron.boards import read_board
from peron.bots import LEVELS
from peron.rules.catalogue import file_of, game, game_from, games, key_of, own_game
from peron.rules.contract import Game
from peron.rules.record import Record
from peron.server.messages import GameShown
from peron.store import Store


class Titles:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._checks = ThreadPoolExecutor(1, "boards")

    async def game(self, id: str) -> Game:
        """The title that is called so: by its id, or by its key if it does not come with Peron. Raises UnknownGame."""
        if "." not in id:
            return game(id)
        file = await asyncio.to_thread(self._store.title, id)
        if file is not None:
            return own_game(file)
        return next((of for of in map(game, games()) if key_of(of) == id), None) or game(id)

    async def brought(self, board: str) -> Game:
        """The game on the board in a file. Raises BoardError."""
        return await asyncio.get_running_loop().run_in_executor(self._checks, _brought, board)

    async def recorded(self, text: str) -> Record:
        """The record that a text holds. Raises RecordError."""
        return await asyncio.get_running_loop().run_in_executor(self._checks, Record.read, text, None, read_board)


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
    )
