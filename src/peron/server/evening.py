"""Games that are played one after the other by those at a table: how one follows another, and what they add up to.
Imports the lobby's rooms."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from peron.server.lobby import Lobby, names_of
from peron.store import SeatRow, SeriesRow, Store
from peron.tables.evening import Finish, Standing, standings
from peron.tables.queue import Asker


@dataclass(frozen=True)
class EveningGame:
    """One of the games."""

    table: str
    game: str
    title: Mapping[str, str]
    """What the title is called, by language or under an empty one for all of them."""
    status: str


@dataclass(frozen=True)
class Evening:
    """The games in their order, the last hundred, and the best of those who have ended one of them, at most fifty."""

    games: tuple[EveningGame, ...]
    people: tuple[Standing, ...]


async def evening_of(lobby: Lobby, table_id: str, asker: Asker, token: str | None) -> Evening:
    """All games that have followed each other up to now, of which the one at this table is one."""
    async with lobby.look(table_id, asker, token) as room:
        first = room.table.setup.series or table_id
    return await asyncio.to_thread(_since, lobby.rooms.store, first)


def _since(store: Store, first: str) -> Evening:
    rows = store.series(first)
    games = tuple(EveningGame(row.id, row.game, names_of(row), row.status) for row in rows)
    return Evening(games, standings([_finishes(row) for row in rows]))


def _finishes(row: SeriesRow) -> list[Finish]:
    shared = Counter(seat.guest_id for seat in row.seats)
    return [
        Finish(_who(seat, shared[seat.guest_id] > 1), seat.name, seat.rank, seat.points)
        for seat in row.seats
        if seat.rank is not None and seat.points is not None
    ]


def _who(seat: SeatRow, shared: bool) -> str:
    """People stay who they are, whatever they are called; who shares a screen, and bots, are known by their names."""
    if seat.guest_id is None:
        return f"bot {seat.name}"
    return f"{seat.guest_id} {seat.name}" if shared else seat.guest_id
