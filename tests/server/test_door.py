"""How sockets come in: counted first, and told why they are sent away, but not without end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.types import ASGIApp, Message
from starlette.websockets import WebSocket

from peron.server.costs import CONNECT, Work
from peron.server.door import Door
from peron.server.errors import Refused
from peron.server.limits import UNLIMITED, Limits, Rate
from peron.server.lobby import Lobby
from peron.server.orders import BanGuard, Orders
from peron.server.places import Places
from tests.loops import run
from tests.server.inside import new_guest, open_lobby, set_up

SECONDS = 20


async def _nowhere(*_: object) -> None:
    """There is nothing behind the door."""
    raise AssertionError


class Visitor:
    """The other end of a socket, at an address."""

    def __init__(
        self, door: Door, lobby: Lobby, table: str, address: str = "192.0.2.7", token: str | None = None
    ) -> None:
        self._says: asyncio.Queue[Message] = asyncio.Queue()
        self._says.put_nowait({"type": "websocket.connect"})
        self._hears: asyncio.Queue[Message] = asyncio.Queue()
        headers = [] if token is None else [(b"cookie", f"peron={token}".encode())]
        scope = {"type": "websocket", "client": (address, 4000), "headers": headers, "path": "/", "query_string": b""}
        scope |= {"scheme": "ws", "server": ("127.0.0.1", 80)}
        socket = WebSocket(scope, self._says.get, self._hears.put)
        self.life = asyncio.create_task(door.let_in(socket, table, lobby))

    def say(self, **message: Any) -> None:
        self._says.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hears(self) -> Message:
        async with asyncio.timeout(SECONDS):
            return await self._hears.get()

    async def sits(self) -> bool:
        """Whether it was let in to a table; else it is on its way out."""
        if (await self.hears())["type"] != "websocket.accept":
            return False
        self.say(type="resume", version=0)
        return bool(json.loads((await self.hears())["text"])["type"] == "sync")

    async def sent_away(self) -> tuple[int, str]:
        """The code, and the reason if there is one."""
        reason = ""
        while (message := await self.hears())["type"] != "websocket.close":
            if message["type"] == "websocket.send":
                reason = json.loads(message["text"]).get("error", {}).get("key", reason)
        await self._gone()
        return message["code"], reason

    async def leave(self) -> None:
        self._says.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._gone()

    async def _gone(self) -> None:
        async with asyncio.timeout(SECONDS):
            await self.life


def door_with(lobby: Lobby, **limits: Any) -> Door:
    given = replace(UNLIMITED, **limits)
    return Door(_nowhere, given, Work(given))


def test_an_address_has_so_many_sockets_and_again_when_they_are_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            door = door_with(lobby, sockets=2)
            visitors = [Visitor(door, lobby, table) for _ in range(2)]
            assert [await visitor.sits() for visitor in visitors] == [True, True]
            assert lobby.sockets == {"192.0.2.7": 2}
            assert await Visitor(door, lobby, table).sent_away() == (1008, "request-too-many")
            neighbour = Visitor(door, lobby, table, "192.0.2.8")
            assert await neighbour.sits()
            await visitors[0].leave()
            assert lobby.sockets == {"192.0.2.7": 1, "192.0.2.8": 1}
            again = Visitor(door, lobby, table)
            assert await again.sits()
            for visitor in (visitors[1], again, neighbour):
                await visitor.leave()
            assert not lobby.sockets.keys(), "nobody is remembered who is gone"

    run(work())


def test_an_address_that_comes_again_and_again_hears_why_and_then_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            door = door_with(lobby, connects=Rate(2, 1e-6), byes=Rate(1, 1e-6))
            for _ in range(2):
                visitor = Visitor(door, lobby, table)
                assert await visitor.sits()
                await visitor.leave()
            assert await Visitor(door, lobby, table).sent_away() == (1008, "request-too-many")
            refused = Visitor(door, lobby, table)
            assert await refused.hears() == {"type": "websocket.close", "code": 1008, "reason": ""}, "never opened"
            neighbour = Visitor(door, lobby, table, "192.0.2.8")
            assert await neighbour.sits()
            await neighbour.leave()

    run(work())


def test_who_has_most_sockets_at_an_address_gives_one_up_for_who_has_fewer(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            ola, jan = [await lobby.new_guest(name, "home") for name in ("Ola", "Jan")]
            door = door_with(lobby, sockets=4)
            strangers = [Visitor(door, lobby, table) for _ in range(4)]
            assert all([await visitor.sits() for visitor in strangers])
            olas = [Visitor(door, lobby, table, token=ola) for _ in range(2)]
            assert all([await visitor.sits() for visitor in olas])
            for visitor in strangers[2:]:
                assert await visitor.sent_away() == (1008, "request-too-many")
            assert await Visitor(door, lobby, table).sent_away() == (1008, "request-too-many")
            assert await Visitor(door, lobby, table, token=ola).sent_away() == (1008, "request-too-many")
            jans = Visitor(door, lobby, table, token=jan)
            assert await jans.sits()
            assert await olas[1].sent_away() == (1008, "request-too-many")
            for visitor in (*strangers[:2], olas[0], jans):
                await visitor.leave()
            assert not lobby.sockets
            assert not door._places._of, "nobody is remembered who is gone"

    run(work())


def test_strangers_who_come_again_and_again_keep_no_guest_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            jan = await lobby.new_guest("Jan", "home")
            door = door_with(lobby, connects=Rate(2, 1e-6))
            for sits in (True, True, False):
                visitor = Visitor(door, lobby, table)
                assert await visitor.sits() is sits
                if sits:
                    await visitor.leave()
            for token, sits in ((jan, True), (jan, True), (jan, False), ("made up", False)):
                visitor = Visitor(door, lobby, table, token=token)
                assert await visitor.sits() is sits
                if sits:
                    await visitor.leave()

    run(work())


def test_the_networks_of_one_customer_have_twice_as_many_sockets() -> None:
    places = Places(2)
    of = [f"2001:db8:0:{number:x}::/64" for number in (0, 0, 1, 2, 3)]
    assert [places.take(address, "") is not None for address in of] == [True] * 4 + [True], "the first gives one up"
    assert places.take(of[0], "") is None
    assert places.take("2001:db8:0:100::/64", "") is not None


def test_who_has_65000_networks_has_eight_times_as_many_sockets_as_who_has_one() -> None:
    places = Places(2)
    taken = [places.take(f"2001:db8:0:{number:x}00::/64", "") for number in range(20)]
    assert [place is not None for place in taken] == [True] * 16 + [False] * 4
    assert places.take("2001:db8:1::/64", ""), "a neighbour's"
    assert taken[0] is not None
    places.leave(taken[0])
    assert places.take("2001:db8:0:ff00::/64", "")


def test_to_connect_is_paid_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            door = door_with(lobby, work=Rate(1.5 * CONNECT, 1e-6), patience=0.0)
            visitor = Visitor(door, lobby, table)
            await visitor.hears()
            assert await Visitor(door, lobby, table).sent_away() == (1008, "request-too-many")
            await visitor.leave()
            assert not lobby.sockets

    run(work())


def test_a_table_that_is_not_there_and_a_database_that_is_not_are_told_apart(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:
            table = await set_up(lobby, await new_guest(lobby, "Ola"), "me", "me")
            door = Door(_nowhere, Limits(), Work(Limits()))
            assert await Visitor(door, lobby, "nowhere").sent_away() == (4404, "table-unknown")
            with lobby.rooms.store.engine.begin() as connection:
                connection.execute(text("ALTER TABLE tables RENAME TO away"))
            assert await Visitor(door, lobby, table).sent_away() == (1013, "store-unavailable")
            assert not lobby.sockets

    run(work())


class EverybodyBanned(Orders):
    def ban_of(self, address: str) -> Refused | None:
        return Refused(403, "visitor-banned", until=0)


def door_to_nowhere(work: Work) -> ASGIApp:
    return Door(_nowhere, UNLIMITED, work)


def door_for_the_banned(work: Work) -> ASGIApp:
    return BanGuard(_nowhere, EverybodyBanned(), work)


@pytest.mark.parametrize("made", [door_to_nowhere, door_for_the_banned])
def test_whose_socket_leads_nowhere_hears_it_later_if_they_come_again_and_again(
    made: Callable[[Work], ASGIApp], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("peron.server.costs.REFUSED_SECONDS", 0.1)

    async def work() -> None:
        closed = []

        async def connecting() -> Message:
            return {"type": "websocket.connect"}

        async def hear(message: Message) -> None:
            closed.extend([message["code"]] if message["type"] == "websocket.close" else [])

        app = made(Work(replace(UNLIMITED, refusals=Rate(2, 1e-9))))
        scope = {"type": "websocket", "client": ("192.0.2.7", 4000), "headers": [], "path": "/api/games"}
        called = [asyncio.ensure_future(app(scope, connecting, hear)) for _ in range(3)]
        await asyncio.sleep(0.02)
        assert [one.done() for one in called] == [True, True, False]
        await called[2]
        assert len(closed) == 3

    run(work())


@pytest.mark.parametrize("gone", [OSError("the line is down"), ConnectionResetError()])
def test_who_is_gone_before_the_door_is_open_is_no_error(tmp_path: Path, gone: OSError) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path) as lobby:

            async def receive() -> Message:
                return {"type": "websocket.connect"}

            async def send(message: Message) -> None:
                raise gone

            scope: dict[str, Any] = {
                "type": "websocket",
                "client": None,
                "headers": [],
                "path": "/",
                "query_string": b"",
            }
            await door_with(lobby).let_in(WebSocket(scope, receive, send), "nowhere", lobby)
            assert not lobby.sockets

    run(work())
