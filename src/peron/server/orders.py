"""What those who run servers have ordered: looked up every second, the same in every process. Imports rooms and the
store.

An order is in the database as long as it is in force, so nothing depends on hearing it at the right moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from peron.rules.contract import PeronError
from peron.server.bodies import Announcement, Problem
from peron.server.costs import Work
from peron.server.encoding import encode, error_of
from peron.server.errors import Refused
from peron.server.identity import address_of
from peron.server.logs import LOGGER, log
from peron.server.rooms import Rooms
from peron.server.trouble import DATABASE
from peron.server.viewer import Viewer
from peron.server.visitors import parsed
from peron.store import ANNOUNCE, BAN, GONE, RELOAD, DatabaseError, Order, orders_in_force
from peron.tables.seats import TableError

EVERY_SECONDS: Final = 1.0
FORBIDDEN: Final = 403
UNSERVED: Final = 4404
"""As for a table that does not exist: to ask again would not help."""


class Orders:
    """The orders in force."""

    def __init__(self) -> None:
        self._heard: dict[str, Order] = {}
        self._obeyed: set[str] = set()
        """Orders of this process itself, which it did not wait to hear."""
        self._guests: dict[str, Order] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Order]] = []

    # --- asking ------------------------------------------------------------------------------------------------------

    def refuse_guest(self, guest_id: str) -> None:
        """Raise Refused for a guest who is banned."""
        if (order := self._guests.get(guest_id)) is not None:
            raise banned(order)

    def ban_of(self, address: str) -> Refused | None:
        """Why nobody is served at an address."""
        found = parsed(address) if self._networks else None
        if found is None:
            return None
        order = next((order for network, order in self._networks if found in network), None)
        return None if order is None else banned(order)

    def announcements(self) -> list[Announcement]:
        """What every page shows, the oldest first."""
        told = [order for order in self._heard.values() if order.kind == ANNOUNCE]
        return [Announcement(one.id, {lang: text or "" for lang, text in one.data.items()}, one.until) for one in told]

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def follow(self, rooms: Rooms) -> None:
        """Until it is cancelled. While the database does not answer, what was ordered before still holds."""
        while True:
            try:
                self.hear(await asyncio.to_thread(orders_in_force, rooms.store), rooms)
            except DatabaseError:
                pass
            except Exception as error:  # nobody would hear another order
                LOGGER.error("log-task-failed", exc_info=error)
            DATABASE.glance()
            await asyncio.sleep(EVERY_SECONDS)

    def obey(self, orders: Iterable[Order], rooms: Rooms) -> None:
        """At once, and not again when they are heard: what is done for everybody needs doing here only once."""
        for order in orders:
            self._obeyed.add(order.id)
            self._do(order, rooms)

    def hear(self, orders: Iterable[Order], rooms: Rooms) -> None:
        """These are all orders now."""
        before, self._heard = self._heard, {order.id: order for order in orders}
        bans = [order for order in self._heard.values() if order.kind == BAN]
        self._guests = {guest: order for order in bans if (guest := order.data.get("guest"))}
        self._networks = [(ip_network(network), order) for order in bans if (network := order.data.get("network"))]
        new = [order for id, order in self._heard.items() if id not in before]
        for order in new:
            log("log-order", kind=order.kind, id=order.id)
            if order.id in self._obeyed:
                self._obeyed.discard(order.id)
            else:
                self._do(order, rooms)
        if any(order.kind == BAN for order in new):
            self._send_away(rooms)

    def _do(self, order: Order, rooms: Rooms) -> None:
        """What is done once."""
        if order.kind == RELOAD:
            _reload(rooms, order.data)
        elif order.kind == GONE:
            dismiss(rooms, order.data.get("guest") or "")

    def _send_away(self, rooms: Rooms) -> None:
        """Those who are at a table already."""
        for viewer in [viewer for room in rooms.loaded for viewer in room.viewers]:
            error = self._ban_on(viewer)
            if error is not None:
                viewer.dismiss(error)

    def _ban_on(self, viewer: Viewer) -> Refused | None:
        order = self._guests.get(viewer.owner or "")
        return self.ban_of(viewer.host) if order is None else banned(order)


def banned(order: Order) -> Refused:
    """What somebody is told who is not served."""
    until = datetime.fromtimestamp(order.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return Refused(FORBIDDEN, "visitor-banned", until=until, reason=order.data.get("reason") or "")


def _reload(rooms: Rooms, told: Mapping[str, str | None]) -> None:
    """One table, several with spaces between them, or all."""
    ids = told.get("table")
    rooms.replaced += ids is None
    loaded = rooms.loaded if ids is None else [room for id in ids.split() if (room := rooms.find(id)) is not None]
    for room in loaded:
        rooms.drop(room, "table-unknown" if told.get("gone") is not None else "table-moved")


def dismiss(rooms: Rooms, guest: str) -> None:
    """Close what is open in the name of a guest who has signed out, or is no more."""
    for viewer in [viewer for room in rooms.loaded for viewer in room.viewers]:
        if viewer.owner == guest:
            viewer.dismiss(TableError("guest-unknown"))


class BanGuard:
    """Refuses whoever comes from a banned network, with words; the files of the page are served, so that it can show
    them."""

    def __init__(self, app: ASGIApp, orders: Orders, work: Work) -> None:
        self.app = app
        self.orders = orders
        self.work = work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] in ("http", "websocket") and scope["path"].startswith("/api/")
        asked = HTTPConnection(scope) if asks else None
        error = None if asked is None or asked.client is None else self.orders.ban_of(asked.client.host)
        if asked is None or error is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await _answer(send, error)
        else:  # nobody else has counted it
            await self.work.refused(address_of(asked))
            await _say_goodbye(receive, send, error)


async def _answer(send: Send, error: PeronError) -> None:
    body = encode(Problem(error_of(error)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": FORBIDDEN, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _say_goodbye(receive: Receive, send: Send, error: PeronError) -> None:
    """A page can only tell people why if the socket was opened for it."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": encode({"type": "bye", "error": error_of(error)}).decode()})
    await send({"type": "websocket.close", "code": UNSERVED})
