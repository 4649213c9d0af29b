"""How people come to a table by the code that somebody has told them. Imports the lobby.

A code is short enough to be said, so it could be guessed: whoever tries has only so many tries, each guest and all at
an address together. A try is taken before it is looked up, and given back when there is such a table: else the right
code among many wrong ones would still be found.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

from pydantic import Field

from peron.server.allowances import CODES, CODES_HERE, here
from peron.server.errors import Refused
from peron.server.lobby import Lobby
from peron.server.messages import Request, SeatNumber
from peron.server.reading import Reading
from peron.server.rooms import Room
from peron.store import Guest
from peron.tables.codes import read_code
from peron.tables.coming import come
from peron.tables.queue import Asker
from peron.tables.table import GATHERING, Table

LONGEST: Final = 40
"""Characters of what somebody types for a code."""


class CodeBody(Request):
    """A code as somebody has typed it: small letters, spaces and dashes do not matter."""

    code: Annotated[str, Field(min_length=1, max_length=LONGEST)]


class SitBody(CodeBody):
    """The free seat that somebody has chosen."""

    seat: SeatNumber


async def found(lobby: Lobby, guest: Guest, code: str, address: str) -> Table:
    """The table that waits for people and has this code."""
    async with _awaiting(lobby, guest, code, address) as room:
        return room.table


async def sit_down(lobby: Lobby, guest: Guest, code: str, seat: int, address: str) -> Table:
    """Take a free seat at the table with this code."""
    async with _awaiting(lobby, guest, code, address) as room:
        await room.do(lambda table: come(table, guest.id, seat, guest.name))
        return room.table


@asynccontextmanager
async def _awaiting(lobby: Lobby, guest: Guest, code: str, address: str) -> AsyncIterator[Room]:
    plain = read_code(code)
    if plain is None:
        raise Refused(404, "code-unknown")
    tries = ((CODES, guest.id), *here(CODES_HERE, address))
    if not await lobby.allowances.take(*tries):
        raise Refused(429, "code-too-many")
    table_id = await asyncio.to_thread(lobby.rooms.store.awaiting, plain)
    if table_id is None:
        raise Refused(404, "code-unknown")
    await lobby.allowances.take(*tries, cost=-1)
    async with lobby.rooms.enter(table_id, Asker(address, guest.id), Reading.COMING) as room:
        if room.table.status != GATHERING:
            raise Refused(404, "code-unknown")
        yield room
