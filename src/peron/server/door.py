"""How a socket comes in and goes out again: counted before it costs much, and told why it is sent away. Imports the
client socket."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from peron.rules.contract import PeronError
from peron.server.access import GUEST
from peron.server.client_socket import POLICY, TRY_AGAIN, ClientSocket
from peron.server.costs import CONNECT, Work, cost_of_presence
from peron.server.encoding import encode, error_of
from peron.server.errors import unavailable
from peron.server.identity import address_of, cookie_of
from peron.server.limits import Buckets, Limits, Rate
from peron.server.lobby import Lobby
from peron.server.places import Place, Places
from peron.server.reading import Reading
from peron.server.visitors import neighbourhood
from peron.store import DatabaseError
from peron.tables.queue import Asker
from peron.tables.seats import TableError

UNKNOWN_TABLE: Final = 4404
_WAY: Final = re.compile(r"/api/tables/([^/]{1,64})/socket")
LOOKS: Final = Rate(60, 10)
"""How often guests of an address are looked up who were not here lately, before anything is paid for."""


class Door:
    """Stands before the routes of the application: a socket lives for hours, and each layer that it has passed stays in
    memory as long."""

    def __init__(self, app: ASGIApp, limits: Limits, work: Work) -> None:
        self.app = app
        self.limits = limits
        self.work = work
        self._connects = Buckets(limits.connects)
        """For each guest; those who are not known have one together at an address."""
        self._places = Places(limits.sockets)
        self._looks = Buckets(LOOKS)
        self._byes = Buckets(limits.byes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif (way := _WAY.fullmatch(scope["path"])) is not None:
            await self.let_in(WebSocket(scope, receive, send), way[1], scope["app"].state.lobby)
        else:  # there is no other
            await self.work.refused(_who(scope)[0])
            await WebSocket(scope, receive, send).close(POLICY)

    async def let_in(self, socket: WebSocket, table_id: str, lobby: Lobby) -> None:
        """A socket's whole life. One whose client is gone already is no error."""
        address, cookie = _who(socket.scope)
        with suppress(WebSocketDisconnect, OSError):
            person = await self._known(lobby, address, cookie)
            comes = self._connects.take(f"{address} {person}" if person else neighbourhood(address))
            place = self._places.take(address, person) if comes else None
            if place is None:
                await self._send_away(socket, address)
                return
            lobby.sockets[address] += 1
            try:
                await self._welcome(socket, table_id, lobby, address, cookie, place)
            finally:
                self._places.leave(place)
                lobby.sockets[address] -= 1
                if not lobby.sockets[address]:
                    del lobby.sockets[address]

    async def _known(self, lobby: Lobby, address: str, token: str | None) -> str:
        """The guest who comes, empty for whoever is not known. Who was not here lately is looked up, as often as that
        costs next to nothing."""
        person = lobby.lately(token)
        if token and not person and self._looks.take(address):
            with suppress(PeronError, DatabaseError):  # they are told later
                guest = await lobby.guest(token)
                person = guest.id if guest is not None else ""
        return person

    async def _welcome(
        self, socket: WebSocket, table_id: str, lobby: Lobby, address: str, cookie: str | None, place: Place
    ) -> None:
        if not await self.work.turn(address, lobby.lately(cookie), CONNECT) or place.lost:
            await self._send_away(socket, address)
            return
        await socket.accept()
        socket.scope["headers"] = []
        try:
            guest = await lobby.guest(cookie)
            person = socket.scope[GUEST] = guest.id if guest is not None else None
            async with lobby.rooms.enter(table_id, Asker(address, person or ""), Reading.COMING) as room:
                await lobby.daily.may_look(room.table, partial(lobby.guest, cookie))
                if not await self.work.turn(address, person or "", cost_of_presence(len(room.viewers))) or place.lost:
                    raise TableError("request-too-many")
                watches = socket.query_params.get("watch") == "1"
                client = ClientSocket(socket, room, person, self.limits, self.work, address, watches)
                place.give_up = partial(client.dismiss, TableError("request-too-many"), POLICY)
                await client.run()
        except PeronError as error:
            await _bye(socket, error, POLICY if error.key == "request-too-many" else UNKNOWN_TABLE)
        except DatabaseError as error:
            await _bye(socket, unavailable(error), TRY_AGAIN)

    async def _send_away(self, socket: WebSocket, address: str) -> None:
        """A page can only tell people why if the socket was opened for it; who comes back at once is not let in."""
        if self._byes.take(address):
            await socket.accept()
            await _bye(socket, TableError("request-too-many"), POLICY)
        else:
            await self.work.refused(address)
            await socket.close(POLICY)


def _who(scope: Scope) -> tuple[str, str | None]:
    """Whose socket it is. What else its head says is not kept with it."""
    asked = HTTPConnection(scope)
    return address_of(asked), cookie_of(asked)


async def _bye(socket: WebSocket, error: PeronError, code: int) -> None:
    await socket.send_text(encode({"type": "bye", "error": error_of(error)}).decode())
    await socket.close(code)
