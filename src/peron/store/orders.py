"""Orders: what those who run the servers tell all of them through the database. Imports this package.

An order says how things are until a time; to hear it twice changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from peron.store.schema import orders
from peron.store.store import Store
from peron.tables.setup import new_id

RELOAD: Final = "reload"
"""A table (`table`; all if it is None) was changed behind the servers' backs: they forget what they know of it."""
GONE: Final = "gone"
"""A guest (`guest`) has signed out, or is no more: whatever is open in their name is closed."""
BAN: Final = "ban"
"""A guest (`guest`) or a network (`network`) is not served, perhaps for a `reason`."""
ANNOUNCE: Final = "announce"
"""Every open page shows the words: `en`, `pl`."""
HEARD_SECONDS: Final = 600
"""How long an order stands that is done once it was heard."""


@dataclass(frozen=True)
class Order:
    id: str
    kind: str
    at: int
    until: int
    data: Mapping[str, str | None]


@dataclass(frozen=True)
class GiveOrder:
    """An order that holds for so many seconds."""

    kind: str
    data: Mapping[str, str | None]
    seconds: float = HEARD_SECONDS

    def __call__(self, connection: Connection) -> Order:
        now = _now()
        connection.execute(delete(orders).where(orders.c.until < now))
        order = Order(new_id(6), self.kind, now, now + round(self.seconds * 1000), dict(self.data))
        connection.execute(insert(orders).values(**asdict(order)))
        return order


@dataclass(frozen=True)
class WithdrawOrder:
    """Says whether there was such an order."""

    id: str

    def __call__(self, connection: Connection) -> bool:
        return connection.execute(delete(orders).where(orders.c.id == self.id)).rowcount == 1


def orders_in_force(store: Store) -> list[Order]:
    """Those that hold now, the oldest first."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(orders).where(orders.c.until >= _now()).order_by(orders.c.at, orders.c.id))
        return [Order(**row._mapping) for row in rows]


def _now() -> int:
    return time.time_ns() // 1_000_000
