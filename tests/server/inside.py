"""The parts of a server in this process, without the network: for what nobody can see from outside, or not so soon."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from peron.server.allowances import OwnAllowances
from peron.server.bodies import TableBody
from peron.server.costs import Work
from peron.server.limits import UNLIMITED, Limits
from peron.server.lobby import Lobby
from peron.server.orders import Orders
from peron.server.rooms import Rooms
from peron.store import Guest, Store, Writer
from peron.tables.queue import Queue
from peron.tables.thinking import Thinkers


@asynccontextmanager
async def open_lobby(folder: Path, limits: Limits = UNLIMITED, work: Work | None = None) -> AsyncIterator[Lobby]:
    """A lobby over a store in this folder; its bots' processes start with their first question."""
    store = Store.in_folder(folder)
    writer, thinkers = Writer(store), Thinkers(1)
    rooms = Rooms(store, writer, Queue(thinkers), limits.grace)
    try:
        yield Lobby(rooms, limits, OwnAllowances(limits), Orders(), work)
    finally:
        await rooms.close()
        writer.close()
        thinkers.close()
        store.close()


async def new_guest(lobby: Lobby, name: str) -> Guest:
    guest = await lobby.guest(await lobby.new_guest(name, "home"))
    assert guest is not None
    return guest


async def set_up(lobby: Lobby, guest: Guest, *kinds: str) -> str:
    """The id of a new table of Berlin with such seats."""
    seats = [{"kind": kind, "level": "steady"} if kind == "bot" else {"kind": kind} for kind in kinds]
    body = TableBody.model_validate({"game": "berlin", "seats": seats, "pace": 0})
    table, _ = await lobby.set_up(guest, body, "home")
    return table.setup.id
