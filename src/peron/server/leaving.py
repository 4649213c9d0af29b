"""A guest goes for good: signs out, has everything deleted, or takes along what is kept. Imports the lobby and the
store.

Who has played for years has thousands of tables. They are gone through a few at a time, each is paid for, and moves
come first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from typing import Final

from peron.rules.contract import PeronError
from peron.server.costs import EACH_KEPT, LOAD, REFUSED_SECONDS
from peron.server.encoding import encode
from peron.server.lobby import Lobby
from peron.server.logs import log
from peron.server.orders import dismiss
from peron.server.rooms import Rooms
from peron.store import DeleteGuest, Guest, LeaveTables, SignOut, kept_at, known_at, playing_with_others, rides_kept
from peron.tables.log import Entry
from peron.tables.seats import TableError
from peron.tables.table import Table

BATCH: Final = 10
PAUSE_SECONDS: Final = 0.05


async def sign_out(lobby: Lobby, guest: Guest) -> None:
    """This browser, and every other that has the guest's cookie, is a stranger from now on."""
    await lobby.rooms.write(SignOut(guest.id))
    dismiss(lobby.rooms, guest.id)


async def data_of(lobby: Lobby, guest: Guest, address: str) -> AsyncIterator[bytes]:
    """Everything that is kept about a guest, as JSON, piece by piece: it never lies in memory as a whole."""
    rides = await asyncio.to_thread(rides_kept, lobby.rooms.store, guest)
    yield b'{"guest":' + encode(asdict(guest)) + b',"rides":' + encode(rides) + b',"tables":['
    comma = b""
    async for ids in _tables_of(lobby.rooms, guest, address):
        for told in await asyncio.to_thread(kept_at, lobby.rooms.store, guest, ids):
            yield comma + encode(told)
            comma = b","
    yield b"]}"


async def delete_guest(lobby: Lobby, guest: Guest, address: str) -> None:
    """Everything that is the guest's alone goes; games with others go on with a bot in that seat, which is nobody's."""
    left: list[str] = []
    async for ids in _tables_of(lobby.rooms, guest, address):
        for id in await asyncio.to_thread(playing_with_others, lobby.rooms.store, guest.id, ids):
            await _pay(lobby.rooms, guest, address, LOAD)
            with suppress(PeronError):  # a table that cannot be opened needs no bot
                await _leave(lobby.rooms, id, guest)
        await lobby.rooms.write(LeaveTables(guest.id, ids))
        left += ids
    orders = await lobby.rooms.write(DeleteGuest(guest.id, left))
    dismiss(lobby.rooms, guest.id)
    lobby.orders.obey(orders, lobby.rooms)
    log("log-guest-deleted", tables=len(left))


async def _tables_of(rooms: Rooms, guest: Guest, address: str) -> AsyncIterator[Sequence[str]]:
    """The tables that know a guest, a few at a time."""
    known = await asyncio.to_thread(known_at, rooms.store, guest.id)
    for start in range(0, len(known), BATCH):
        ids = known[start : start + BATCH]
        await _pay(rooms, guest, address, EACH_KEPT * len(ids))
        yield ids
        await asyncio.sleep(PAUSE_SECONDS)


async def _pay(rooms: Rooms, guest: Guest, address: str, cost: float) -> None:
    """What was begun is finished, if need be later."""
    while not await rooms.work.turn(address, guest.id, cost):
        await asyncio.sleep(REFUSED_SECONDS)


async def _leave(rooms: Rooms, table_id: str, guest: Guest) -> None:
    async with rooms.enter(table_id) as room:
        for seat in room.table.seats_of(guest.id):
            with suppress(TableError):  # a bot plays there already
                await room.do(partial(_gone_from, guest.id, seat))


def _gone_from(person: str, seat: int, table: Table) -> list[Entry]:
    return table.go_for_good(person, seat)
