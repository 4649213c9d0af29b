"""What a visitor may do rarely: come as somebody new, set up tables, send boards, guess invitations. Imports the limits
and the store.

These hold over all processes, because whoever is refused by one would ask the next. What protects the time of one
process (`costs.py`, `door.py`, `protocols.py`) is counted by each for itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, Protocol

from peron.server.limits import FAR, WIDE, Buckets, Limits, Rate
from peron.server.visitors import neighbourhood
from peron.store import Take, Write

GUESTS: Final = "guests"
TABLES: Final = "tables"
BOARDS: Final = "boards"
GUESSES: Final = "guesses"
TABLES_A_DAY: Final = "tables a day"
TABLES_HERE: Final = "tables here"
LISTED: Final = "listed"
BYTES: Final = "bytes"
CODES: Final = "codes"
CODES_HERE: Final = "codes here"
RIDES: Final = "rides"
CODES_FAR: Final = "codes far"
LARGE_CUSTOMER: Final = 48
"""Bits of the network of IPv6 that whoever has many places gets."""
BY_ADDRESS: Final = (GUESTS, BOARDS, GUESSES, TABLES_HERE, LISTED, BYTES, CODES_HERE, RIDES)


class Allowances(Protocol):
    async def take(self, kind: str, visitor: str, cost: float = 1.0) -> bool:
        """Whether the visitor may do this once more, or have so much of it. What costs less than nothing is given
        back."""


async def may(allowances: Allowances, kind: str, address: str, cost: float = 1.0) -> bool:
    """The same for an address. All networks of IPv6 that may be one customer's have twice as much together, and wrong
    codes are counted for those of a large customer too."""
    for counted, network in _rings(kind, address):
        if not await allowances.take(counted, network, cost):
            return False
    return True


def _rings(kind: str, address: str) -> Iterator[tuple[str, str]]:
    yield kind, address
    if (group := neighbourhood(address)) != address:
        yield wide(kind), group
        if kind == CODES_HERE:
            yield CODES_FAR, neighbourhood(address, LARGE_CUSTOMER)


async def give_back(allowances: Allowances, kind: str, address: str) -> None:
    """What an address has taken counts for nothing."""
    await may(allowances, kind, address, -1)


def wide(kind: str) -> str:
    return f"{kind} wide"


def rates(limits: Limits) -> dict[str, Rate]:
    of = {
        GUESTS: limits.guests,
        TABLES: limits.tables,
        TABLES_A_DAY: limits.tables_a_day,
        TABLES_HERE: limits.tables_here,
        BOARDS: limits.boards,
        LISTED: limits.listed,
        BYTES: limits.stored,
        GUESSES: limits.guesses,
        CODES: limits.codes,
        CODES_HERE: limits.codes_here,
        CODES_FAR: limits.codes_here.times(FAR),
        RIDES: limits.rides,
    }
    return {**of, **{wide(kind): of[kind].times(WIDE) for kind in BY_ADDRESS}}


class OwnAllowances:
    """In memory, for a process that is alone."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = {kind: Buckets(rate) for kind, rate in rates(limits).items()}

    async def take(self, kind: str, visitor: str, cost: float = 1.0) -> bool:
        return self._buckets[kind].take(visitor, cost)


class SharedAllowances:
    """In the database, for all processes together."""

    def __init__(self, limits: Limits, write: Callable[[Write[bool]], Awaitable[Any]]) -> None:
        self._rates = rates(limits)
        self._write = write

    async def take(self, kind: str, visitor: str, cost: float = 1.0) -> bool:
        rate = self._rates[kind]
        return bool(await self._write(Take(kind, visitor, rate.burst, rate.per_second, cost)))
