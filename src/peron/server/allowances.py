"""What a visitor may do rarely: come as somebody new, set up tables, send boards, guess invitations, take a daily
ride. Imports the limits and the store.

These hold over all processes, because whoever is refused by one would ask the next. What protects the time of one
process (`costs.py`, `door.py`, `protocols.py`) is counted by each for itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from peron.server.limits import FAR, WIDE, Buckets, Limits, Rate
from peron.server.visitors import neighbourhood
from peron.store import Take, TakeEach, Write

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
FARTHEST: Final = {CODES_HERE: "codes far", RIDES: "rides far"}
"""What is counted for a large customer's networks together too."""
LARGE_CUSTOMER: Final = 48
"""Bits of the network of IPv6 that whoever has many places gets."""
BY_ADDRESS: Final = (GUESTS, BOARDS, GUESSES, TABLES_HERE, LISTED, BYTES, CODES_HERE, RIDES)


Bucket: TypeAlias = tuple[str, str]
"""Of what, and whose."""


class Allowances(Protocol):
    async def take(self, *buckets: Bucket, cost: float = 1.0) -> bool:
        """Whether this may be done once more, or so much of it be had, by one bucket after the other: those of a person
        first, and last those that many share. What costs less than nothing is given back."""


async def may(allowances: Allowances, kind: str, address: str, cost: float = 1.0) -> bool:
    """The same for an address."""
    return await allowances.take(*here(kind, address), cost=cost)


def here(kind: str, address: str) -> Sequence[Bucket]:
    """The buckets of an address. All networks of IPv6 that may be one customer's have twice as much together; wrong
    codes and rides are counted for those of a large customer too."""
    if (group := neighbourhood(address)) == address:
        return [(kind, address)]
    far = [(FARTHEST[kind], neighbourhood(address, LARGE_CUSTOMER))] if kind in FARTHEST else []
    return [(kind, address), (wide(kind), group), *far]


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
        RIDES: limits.rides,
    }
    far = {counted: of[kind].times(FAR) for kind, counted in FARTHEST.items()}
    return {**of, **far, **{wide(kind): of[kind].times(WIDE) for kind in BY_ADDRESS}}


class OwnAllowances:
    """In memory, for a process that is alone."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = {kind: Buckets(rate) for kind, rate in rates(limits).items()}

    async def take(self, *buckets: Bucket, cost: float = 1.0) -> bool:
        return all(self._buckets[kind].take(visitor, cost) for kind, visitor in buckets)


class SharedAllowances:
    """In the database, for all processes together: one write, however many buckets."""

    def __init__(self, limits: Limits, write: Callable[[Write[bool]], Awaitable[Any]]) -> None:
        self._rates = rates(limits)
        self._write = write

    async def take(self, *buckets: Bucket, cost: float = 1.0) -> bool:
        rates = ((kind, visitor, self._rates[kind]) for kind, visitor in buckets)
        takes = [Take(kind, visitor, rate.burst, rate.per_second, cost) for kind, visitor, rate in rates]
        return bool(await self._write(TakeEach(takes)))
