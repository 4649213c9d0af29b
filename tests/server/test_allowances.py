"""What fills the disk is counted by guest and by address."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from peron.server.allowances import (
    CODES,
    CODES_HERE,
    GUESTS,
    RIDES,
    OwnAllowances,
    SharedAllowances,
    here,
    may,
)
from peron.server.bodies import TableBody
from peron.server.errors import Refused
from peron.server.limits import UNLIMITED, Limits, Rate
from peron.server.lobby import Lobby
from peron.store import Guest
from tests.loops import run
from tests.server.inside import new_guest, open_lobby
from tests.server.test_boards import ISLANDS


def board(name: str) -> str:
    return json.dumps({**json.loads(ISLANDS), "name": name})


async def set_up(lobby: Lobby, guest: Guest, own: str = "", address: str = "home") -> bool:
    """Whether a table could be set up."""
    title: dict[str, Any] = {"board": own} if own else {"game": "berlin"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = TableBody.model_validate({**title, "seats": seats})
    with suppress(Refused):
        await lobby.set_up(guest, body, address)
        return True
    return False


def limits(**given: Rate) -> Limits:
    return replace(UNLIMITED, **given)  # type: ignore[arg-type]


def test_a_guest_sets_up_so_many_tables_a_day_and_an_address_more(tmp_path: Path) -> None:
    async def work() -> None:
        few = limits(tables_a_day=Rate(2, 1e-9), tables_here=Rate(3, 1e-9))
        async with open_lobby(tmp_path, few) as lobby:
            ola, jan, ela = [await new_guest(lobby, name) for name in ("Ola", "Jan", "Ela")]
            assert [await set_up(lobby, ola) for _ in range(3)] == [True, True, False]
            assert [await set_up(lobby, jan) for _ in range(2)] == [True, False]
            assert await set_up(lobby, ela, address="elsewhere")

    run(work())


def test_an_address_cannot_fill_the_list_that_everybody_sees(tmp_path: Path) -> None:
    """However many guests it has."""
    listed = TableBody.model_validate({"game": "berlin", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True})

    async def work() -> None:
        async with open_lobby(tmp_path, limits(listed=Limits().listed)) as lobby:
            ola = await new_guest(lobby, "Ola")
            await lobby.set_up(ola, listed, "elsewhere")
            guests = [await new_guest(lobby, f"Ewa {number}") for number in range(34)]
            for guest in guests:
                with suppress(Refused):
                    await lobby.set_up(guest, listed, "home")
            shown = await lobby.listed(ola)
            assert len(shown) == 1 + Limits().listed.burst
            assert [table.mine for table in shown if table.mine] == [(0,)]
            with pytest.raises(Refused, match="table-listed-too-many"):
                await lobby.set_up(guests[0], listed, "home")
            assert await set_up(lobby, guests[0]), "one that is not in the list"

    run(work())


def test_boards_of_an_address_take_only_so_much_room_and_one_that_is_there_takes_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_lobby(tmp_path, limits(stored=Rate(1.5 * len(board("One")), 1e-9))) as lobby:
            ola = await new_guest(lobby, "Ola")
            assert await set_up(lobby, ola, board("One"))
            assert await set_up(lobby, ola, board("One")), "it is kept already"
            assert not await set_up(lobby, await new_guest(lobby, "Jan"), board("Two"))
            assert await set_up(lobby, ola), "a title that comes with Peron"
            assert await set_up(lobby, ola, board("Two"), "elsewhere")

    run(work())


def test_a_record_takes_room(tmp_path: Path) -> None:
    text = next((Path(__file__).parents[1] / "records").rglob("*.peron")).read_text("utf-8")

    async def work() -> None:
        async with open_lobby(tmp_path, limits(stored=Rate(1.5 * len(text), 1e-9))) as lobby:
            ola = await new_guest(lobby, "Ola")
            await lobby.bring_in(ola, text, "home")
            with pytest.raises(Refused, match="request-too-many"):
                await lobby.bring_in(ola, text, "home")

    run(work())


def test_the_networks_of_one_customer_have_twice_as_much_together() -> None:
    async def work() -> None:
        allowances = OwnAllowances(limits(guests=Rate(1, 1e-9)))
        of = [f"2001:db8:0:{number:x}::/64" for number in (0, 0, 1, 2)]
        assert [await may(allowances, GUESTS, address) for address in of] == [True, False, True, False]
        assert await may(allowances, GUESTS, "2001:db8:0:100::/64")

    run(work())


@pytest.mark.parametrize(("kind", "limit"), [(CODES_HERE, "codes_here"), (RIDES, "rides")])
def test_who_has_65000_networks_tries_as_many_codes_and_rides_as_eight_who_have_one(kind: str, limit: str) -> None:
    async def work() -> None:
        allowances = OwnAllowances(limits(**{limit: Rate(1, 1e-9)}))
        of = [f"2001:db8:0:{number:x}00::/64" for number in range(20)]
        assert [await may(allowances, kind, address) for address in of].count(True) == 8
        assert await may(allowances, kind, "2001:db8:1::/64")

    run(work())


def test_a_code_that_is_tried_is_one_write_for_all_who_are_counted() -> None:
    """Of a right one the second write gives all of it back."""
    written: list[Any] = []

    async def write(one: object) -> bool:
        written.append(one)
        return True

    async def work() -> None:
        allowances = SharedAllowances(Limits(), write)
        tries = ((CODES, "anna"), *here(CODES_HERE, "2001:db8:1:2::/64"))
        assert await allowances.take(*tries)
        assert await allowances.take(*tries, cost=-1)

    run(work())
    assert [[(take.visitor, take.cost) for take in one.takes] for one in written] == [
        [(who, cost) for who in ("anna", "2001:db8:1:2::/64", "2001:db8:1::/56", "2001:db8:1::/48")] for cost in (1, -1)
    ]
